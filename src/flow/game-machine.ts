/**
 * The statechart of one game: it decides when something can happen; what is legal then, and what it leads to, `rules` decides.
 * Its context is the game as `rules` keeps it, and its states follow the phase of the turn. It is pure: dice, players and clocks
 * stand around it (`throwFor`, `autoPlay`), so that every game can be replayed, saved and sent.
 */
import { assign } from 'xstate';
import { assertRoll } from '../rules/dice.js';
import { asksToResign } from '../rules/offers.js';
import {
  answerCube,
  answerResignation,
  confirm,
  double,
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
import { setup } from './setup.js';

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
    isFinalResignation: ({ context, event }: Given) =>
      !asksToResign(context) && isRight(() => explainAction(context, sent<'resign'>(event), sent<'resign'>(event).by) === null),
    isBegun: ({ context }: Given) => context.turn !== null,
    isOffered: ({ context }: Given) => context.offer !== null,
    isPassed: ({ context }: Given) => context.turn?.phase === 'passed',
    isPassedDone: ({ context }: Given) => context.turn?.phase === 'passedDone',
    isToThrow: ({ context }: Given) => context.turn?.phase === 'roll',
    isToMove: ({ context }: Given) => context.turn?.phase === 'moving',
    isPlayed: ({ context }: Given) => context.turn?.phase === 'done',
    isHandedOver: ({ context }: Given) => context.turn?.phase !== 'done',
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
    double: assign(({ context }: Given) => double(context)),
    answerCube: assign(({ context, event }: Given) => answerCube(context, sent<'take' | 'drop' | 'beaver' | 'raccoon'>(event).type)),
    resign: assign(({ context, event }: Given) =>
      context.turn ? resign(context, context.turn.player, sent<'resign'>(event).price) : context,
    ),
    answerResignation: assign(({ context, event }: Given) => answerResignation(context, sent<'accept' | 'refuse'>(event).type)),
  },
});

/** A game is given up at once, or the other side is asked. */
const resigning = game.createStateConfig({
  on: {
    resign: [
      { guard: 'isFinalResignation', actions: 'resign', target: '#game.over' },
      { guard: 'isLegal', actions: 'resign', target: '.offered' },
    ],
  },
});

/** The answers to a resignation; the game goes on where it was. */
const toResignation = game.createStateConfig({
  on: {
    accept: { guard: 'isLegal', actions: 'answerResignation', target: '#game.over' },
    refuse: { guard: 'isLegal', actions: 'answerResignation', target: 'choose' },
  },
});

/** The answers to the cube; turned back and once more it is offered still. */
const toCube = game.createStateConfig({
  on: {
    take: { guard: 'isLegal', actions: 'answerCube', target: 'choose' },
    drop: { guard: 'isLegal', actions: 'answerCube', target: '#game.over' },
    beaver: { guard: 'isLegal', actions: 'answerCube' },
    raccoon: { guard: 'isLegal', actions: 'answerCube' },
  },
});

/** The own roll from the throw to the last move. */
const roll = {
  rolling: game.createStateConfig({
    tags: 'rolling',
    on: { thrown: { guard: 'isThrow', actions: 'throw', target: 'moving' } },
  }),
  moving: game.createStateConfig({
    always: { guard: 'isPlayed', target: 'confirm' },
    on: {
      move: { guard: 'isLegal', actions: 'move' },
      undo: { guard: 'isLegal', actions: 'undo' },
    },
  }),
};

/** The last chance to take something back. */
const confirming = game.createStateConfig({
  on: {
    undo: { guard: 'isLegal', actions: 'undo', target: 'moving' },
    confirm: { guard: 'isLegal', actions: 'confirm' },
  },
});

/** A turn, from receiving the dice that the opponent could not play to handing it over. */
const turn = game.createStateConfig({
  ...resigning,
  initial: 'choose',
  states: {
    choose: {
      always: [
        { guard: 'isOffered', target: 'offered' },
        { guard: 'isPassed', target: 'passed' },
        { guard: 'isPassedDone', target: 'passedDone' },
        { guard: 'isToMove', target: 'moving' },
        { guard: 'isPlayed', target: 'confirm' },
      ],
      on: {
        roll: { guard: 'isLegal', target: 'rolling' },
        double: { guard: 'isLegal', actions: 'double', target: 'offered' },
      },
    },
    offered: { on: { ...toCube.on, ...toResignation.on } },
    passed: {
      always: { guard: 'isPassedDone', target: 'passedDone' },
      on: {
        move: { guard: 'isLegal', actions: 'move' },
        undo: { guard: 'isLegal', actions: 'undo' },
        // dice that need not be played are given up
        confirm: { guard: 'isLegal', actions: 'confirm' },
      },
    },
    passedDone: {
      always: [
        { guard: 'isOver', target: '#game.over' },
        { guard: 'isLastThrow', target: '#game.lastThrow' },
        { guard: 'isToThrow', target: 'choose' },
      ],
      on: {
        undo: { guard: 'isLegal', actions: 'undo', target: 'passed' },
        confirm: { guard: 'isLegal', actions: 'confirm' },
      },
    },
    ...roll,
    confirm: {
      ...confirming,
      always: [
        { guard: 'isOver', target: '#game.over' },
        { guard: 'isLastThrow', target: '#game.lastThrow' },
        { guard: 'isHandedOver', target: '#game.turn' },
      ],
    },
  },
});

/** The one throw of the other side when the starter has finished first: without dice handed over and without the cube. */
const lastThrow = game.createStateConfig({
  ...resigning,
  initial: 'choose',
  states: {
    choose: {
      always: [
        { guard: 'isOffered', target: 'offered' },
        { guard: 'isToMove', target: 'moving' },
        { guard: 'isPlayed', target: 'confirm' },
      ],
      on: { roll: { guard: 'isLegal', target: 'rolling' } },
    },
    offered: toResignation,
    ...roll,
    confirm: { ...confirming, always: { guard: 'isOver', target: '#game.over' } },
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
    turn,
    lastThrow,
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
