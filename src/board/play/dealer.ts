import { throwFor, type AutoToken, type GameEvent } from '../../flow/index.js';
import { assertRoll } from '../../rules/dice.js';
import { cryptoDice, type Dice } from '../../rules/index.js';
import type { BoardHost } from '../session.js';
import type { Setup } from '../setup.js';
import type { PlayedGame } from './game.js';

/** How long, in milliseconds, what happens by itself waits, so that a person can follow: throws, moves, the end of a turn. */
const pauses: Readonly<Partial<Record<GameEvent['type'], number>>> = { roll: 700, move: 700, confirm: 1100 };
const paces = { slow: 2, normal: 1, fast: 0.45, none: 0 } as const;

const tokensOf = ({ auto }: Setup): AutoToken[] => (['roll', 'forced', 'confirm'] as const).filter((token) => auto.includes(token));

/** Sits beside a game: throws its dice, and does what its players want to happen by itself. */
export class Dealer {
  readonly #die = cryptoDice();
  #given: number[] = [];
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  #tokens = '';
  #stopDice = (): void => undefined;
  #stopAuto = (): void => undefined;

  constructor(readonly host: Pick<BoardHost, 'setup'>) {}

  /** Takes to a game. */
  sit(game: PlayedGame): void {
    this.leave();
    this.#stopDice = throwFor(game.seat, () => this.#given.shift() ?? this.#die());
    this.#serve(game);
  }

  /** Looks whether something else shall happen by itself. */
  follow(game: PlayedGame): void {
    if (tokensOf(this.host.setup).join() === this.#tokens) return;
    this.#rest();
    this.#serve(game);
  }

  leave(): void {
    this.#stopDice();
    this.#rest();
  }

  /** Does something with dice of one's own for the throw that it asks for. @throws RulesError `bad-dice` */
  withDice(dice: Dice, act: () => boolean): boolean {
    assertRoll(dice);
    this.#given = [...dice];
    try {
      return act();
    } finally {
      this.#given = [];
    }
  }

  #serve(game: PlayedGame): void {
    const tokens = tokensOf(this.host.setup);
    this.#tokens = tokens.join();
    if (tokens.length > 0) void this.#play(game, tokens);
  }

  /** It looks at the game as it finds it, so that nothing is missed while it comes; without it all is done by hand. */
  async #play(game: PlayedGame, tokens: readonly AutoToken[]): Promise<void> {
    const wanted = new AbortController();
    this.#stopAuto = () => wanted.abort();
    try {
      const { autoPlay } = await import('../../flow/auto-play.js');
      if (!wanted.signal.aborted) this.#stopAuto = autoPlay(game.seat, tokens, { pace: (act, event) => this.#pace(game, act, event) });
    } catch (error) {
      reportError(error);
    }
  }

  #rest(): void {
    this.#stopAuto();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  /**
   * Never at once: a move by several dice is made whole before anything happens by itself. The page is asked as for every other move, unless
   * somebody has been faster.
   */
  #pace(game: PlayedGame, act: () => void, event: GameEvent): void {
    const { match } = game;
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer);
        if (event.type !== 'move' || (game.match === match && game.mayMove(event))) act();
      },
      (pauses[event.type] ?? 0) * paces[this.host.setup.speed],
    );
    this.#timers.add(timer);
  }
}
