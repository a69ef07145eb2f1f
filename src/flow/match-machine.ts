/**
 * The statechart of a match: the chart of a game stands in it as it is, and what it does there, it does to the present game. Between two
 * games it waits for `next`. What follows a game, and when a match is over, `rules` decides. It is pure, as the chart of a game is.
 */
import { assign } from 'xstate';
import { matchResult, nextGame, withGame, type GameState, type MatchResult, type MatchState } from '../rules/index.js';
import type { GameEvent } from './game-events.js';
import { gameMachine } from './game-machine.js';
import type { MatchEvent } from './match-events.js';
import { matchOf, type MatchInput } from './match-input.js';
import { setup } from './setup.js';

interface Given<Context, Event> {
  readonly context: Context;
  readonly event: Event;
}
type GivenGame = Given<GameState, GameEvent>;
type GivenMatch = Given<MatchState, MatchEvent>;

/** What the chart of a game is made of, as XState keeps it. */
interface GameChart {
  readonly config: { readonly initial: string; readonly states: Readonly<Record<string, object>> };
  readonly implementations: {
    readonly guards: Readonly<Record<string, (given: GivenGame) => boolean>>;
    readonly actions: Readonly<Record<string, { readonly assignment: (given: GivenGame) => GameState }>>;
  };
}
const { config, implementations } = gameMachine as unknown as GameChart;

/** Only in the state `game` do the parts of the chart of a game meet an event, and `next` is none there. */
const present = ({ context, event }: GivenMatch): GivenGame => ({ context: context.game, event: event as GameEvent });
/** The names are those that the chart of a game speaks of; nothing here does. */
const each = <Part>(parts: Readonly<Record<string, Part>>, make: (part: Part) => object): object =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, make(part)]));

const match = setup({
  types: {
    context: {} as MatchState,
    events: {} as MatchEvent,
    input: {} as MatchInput,
    output: {} as MatchResult | null,
    tags: {} as 'rolling',
  },
  guards: {
    ...each(implementations.guards, (guard) => (given: GivenMatch) => guard(present(given))),
    isEnded: ({ context }: { context: MatchState }) => context.game.outcome !== null,
    isDecided: ({ context }: { context: MatchState }) => matchResult(context) !== null,
  },
  actions: {
    ...each(implementations.actions, ({ assignment }) =>
      assign((given: GivenMatch) => withGame(given.context, assignment(present(given)))),
    ),
    next: assign(({ context }: { context: MatchState }) => nextGame(context)),
  },
});

/** A match, from its first game, or from where its input stands, to the result, which is its output. */
export const matchMachine = match.createMachine({
  id: 'match',
  context: ({ input }) => matchOf(input),
  initial: 'game',
  states: {
    game: {
      always: [
        { guard: 'isDecided', target: 'over' },
        { guard: 'isEnded', target: 'between' },
      ],
      id: 'game', // what the targets in the chart of a game begin with
      initial: config.initial,
      states: config.states,
    },
    between: { on: { next: { actions: 'next', target: 'game' } } },
    over: { type: 'final' },
  },
  output: ({ context }) => matchResult(context),
});
