/**
 * The statechart of one game: it decides when something can happen; what is legal then, and what it leads to, `rules` decides.
 * Its context is the game as `rules` keeps it, and its states follow the phase of the turn. It is pure: dice, players and clocks
 * stand around it (`throwFor`, `autoPlay`), so that every game can be replayed, saved and sent.
 */
import { assign, setup } from 'xstate';
import { assertRoll } from '../rules/dice.js';
import {
  confirm,
  explainAction,
  moveInGame,
  resign,
  RulesError,
  throwInGame,
  throwOpening,
  undoInGame,
  type GameState,
  type Outcome,
} from '../rules/index.js';
import type { GameEvent } from './game-events.js';
import { gameOf, type GameInput } from './game-input.js';

interface Given {
  readonly context: GameState;
  readonly event: GameEvent;
}
type Sent<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;

/** The transition is declared for events of one type alone, and its guard has looked at it. */
const sent = <Type extends GameEvent['type']>(event: GameEvent): Sent<Type> => event as Sent<Type>;

const game = setup({
  types: {
    context: {} as GameState,
    events: {} as GameEvent,
    input: {} as GameInput,
    output: {} as Outcome | null,
    tags: {} as 'rolling',
  },
  guards: {
    isLegal: ({ context, event }: Given) => event.type !== 'thrown' && isRight(() => explainAction(context, event, event.by) === null),
    isThrow: ({ event }: Given) => isRight(() => (assertRoll(sent<'thrown'>(event).dice), true)),
    isBegun: ({ context }: Given) => context.turn !== null,
    isToThrow: ({ context }: Given) => context.turn?.phase === 'roll',
    isToMove: ({ context }: Given) => context.turn?.phase === 'moving',
    isPlayed: ({ context }: Given) => context.turn?.phase === 'done',
    isLastThrow: ({ context }: Given) => context.finished !== null,
    isOver: ({ context }: Given) => context.outcome !== null,
  },
  actions: {
    throwOpening: assign(({ context, event }: Given) => {
      const [white = 0, black = 0] = sent<'thrown'>(event).dice;
      return throwOpening(context, { white, black });
    }),
    throw: assign(({ context, event }: Given) => throwInGame(context, sent<'thrown'>(event).dice)),
    move: assign(({ context, event }: Given) => moveInGame(context, sent<'move'>(event))),
    undo: assign(({ context }: Given) => undoInGame(context)),
    confirm: assign(({ context }: Given) => confirm(context)),
    resign: assign(({ context }: Given) => (context.turn ? resign(context, context.turn.player) : context)),
  },
});

/** A turn from the throw to handing it over, and what may come then other than the end of the game. */
const turn = (...next: { guard: 'isLastThrow' | 'isToThrow'; target: string }[]) =>
  game.createStateConfig({
    initial: 'choose',
    on: { resign: { guard: 'isLegal', actions: 'resign', target: '#game.over' } },
    states: {
      choose: {
        always: [
          { guard: 'isToMove', target: 'moving' },
          { guard: 'isPlayed', target: 'confirm' },
        ],
        on: { roll: { guard: 'isLegal', target: 'rolling' } },
      },
      rolling: {
        tags: 'rolling',
        on: { thrown: { guard: 'isThrow', actions: 'throw', target: 'moving' } },
      },
      moving: {
        always: { guard: 'isPlayed', target: 'confirm' },
        on: {
          move: { guard: 'isLegal', actions: 'move' },
          undo: { guard: 'isLegal', actions: 'undo' },
        },
      },
      confirm: {
        always: [{ guard: 'isOver', target: '#game.over' }, ...next],
        on: {
          undo: { guard: 'isLegal', actions: 'undo', target: 'moving' },
          confirm: { guard: 'isLegal', actions: 'confirm' },
        },
      },
    },
  });

/** One game, from the opening throw, or from where its input stands, to the outcome, which is its output. */
export const gameMachine = game.createMachine({
  id: 'game',
  context: ({ input }) => gameOf(input),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'isOver', target: 'over' },
        { guard: 'isLastThrow', target: 'lastThrow' },
        { guard: 'isBegun', target: 'turn' },
      ],
      initial: 'waiting',
      states: {
        waiting: { on: { roll: { guard: 'isLegal', target: 'rolling' } } },
        rolling: {
          tags: 'rolling',
          on: { thrown: { guard: 'isThrow', actions: 'throwOpening', target: 'waiting' } },
        },
      },
    },
    turn: turn({ guard: 'isLastThrow', target: '#game.lastThrow' }, { guard: 'isToThrow', target: '#game.turn' }),
    /** The starter has finished first; the other side throws once more. */
    lastThrow: turn(),
    over: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
});

/** Whether a question to `rules` was answered with yes; what it does not even understand is no. */
function isRight(question: () => boolean): boolean {
  try {
    return question();
  } catch (error) {
    if (error instanceof RulesError) return false;
    throw error;
  }
}
