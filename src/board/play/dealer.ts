import { autoPlay, throwFor, type AutoToken, type GameActor, type GameEvent } from '../../flow/index.js';
import { assertRoll } from '../../rules/dice.js';
import { cryptoDice, type Dice } from '../../rules/index.js';
import type { BoardHost } from '../session.js';

/** How long, in milliseconds, what happens by itself waits, so that a person can follow: throws, moves, the end of a turn. */
const pauses: Readonly<Record<GameEvent['type'], number>> = { roll: 700, move: 700, confirm: 1100, thrown: 0, undo: 0, resign: 0 };
const paces = { slow: 2, normal: 1, fast: 0.45, none: 0 } as const;

const tokensOf = (auto: string | null): AutoToken[] =>
  (['roll', 'forced', 'confirm'] as const).filter((token) => auto?.split(/\s+/).includes(token));

/** Sits beside a game: throws its dice, and does what its players want to happen by itself. */
export class Dealer {
  readonly #die = cryptoDice();
  #given: number[] = [];
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  #tokens = '';
  #stopDice = (): void => undefined;
  #stopAuto = (): void => undefined;

  constructor(readonly host: Pick<BoardHost, 'auto' | 'speed'>) {}

  /** Takes to a game. */
  sit(actor: GameActor): void {
    this.leave();
    this.#stopDice = throwFor(actor, () => this.#given.shift() ?? this.#die());
    this.#serve(actor);
  }

  /** Looks whether something else shall happen by itself. */
  follow(actor: GameActor): void {
    if (tokensOf(this.host.auto).join() === this.#tokens) return;
    this.#rest();
    this.#serve(actor);
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

  #serve(actor: GameActor): void {
    const tokens = tokensOf(this.host.auto);
    this.#tokens = tokens.join();
    this.#stopAuto = autoPlay(actor, tokens, { pace: this.#pace });
  }

  #rest(): void {
    this.#stopAuto();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  #pace = (act: () => void, { type }: GameEvent): void => {
    const pause = pauses[type] * paces[this.host.speed];
    if (pause === 0) {
      act();
      return;
    }
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, pause);
    this.#timers.add(timer);
  };
}
