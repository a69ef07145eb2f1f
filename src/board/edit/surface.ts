import type { PlayWords } from '../../locale/play.js';
import type { EditWords } from '../../locale/edit.js';
import type { KeyedChecker } from '../../picture/view.js';
import { acrossPoint, OFF, opponentOf, type Player, type Position } from '../../rules/index.js';
import { standingAt } from '../play/place-labels.js';
import type { PlaceState } from '../play/places.js';
import { TouchSurface } from '../play/touch-surface.js';
import type { BoardHost } from '../session.js';
import type { Sight } from '../setup.js';
import { editKey } from './keys.js';

export type Tool = Player | 'remove';

/** What the surface has to know of the position that is set up on it. */
export interface Edited {
  readonly host: BoardHost;
  readonly words: PlayWords;
  readonly editWords: EditWords;
  readonly sight: Sight;
  /** The side whose checkers are put, and in whose numbering places are said. */
  readonly player: Player;
  readonly position: Position;
  readonly checkers: readonly KeyedChecker[];
  /** A place was chosen: what it means says the tool in hand. */
  touched(point: number): void;
  add(point: number, many: number): void;
  setCount(point: number, count: number): void;
  moved(player: Player, from: number, to: number): void;
  take(tool: Tool): void;
  undo(): boolean;
  redo(): boolean;
  help(): void;
}

/** Two digits within this many milliseconds are one number. */
const together = 900;

/** Where a position is set up by hand: a click puts or takes away, what is dragged goes elsewhere, the keys do both. */
export class EditSurface extends TouchSurface {
  /** What is being dragged. */
  #lifted: KeyedChecker | null = null;
  #typed = { point: -1, digit: 0, time: 0 };

  constructor(readonly of: Edited) {
    super(of.host);
  }

  get sight(): Sight {
    return this.of.sight;
  }

  get player(): Player {
    return this.of.player;
  }

  protected states(): PlaceState[] {
    const { position, player, words, sight } = this.of;
    return Array.from({ length: 26 }, (_, point) => ({
      point,
      label: words.place(point, standingAt(position, player, point, sight.travel), false),
      selected: false,
      movable: false,
      isTarget: false,
    }));
  }

  /** The focused place gets a number of checkers, digit by digit. */
  type(point: number, digit: number): void {
    const time = performance.now();
    const { point: last, digit: first, time: before } = this.#typed;
    const both = 10 * first + digit;
    const isSecond = last === point && time - before < together && both > 9 && both <= 15;
    this.#typed = { point, digit: isSecond ? 0 : digit, time };
    this.of.setCount(point, isSecond ? both : digit);
  }

  protected key(event: KeyboardEvent): boolean {
    return editKey(event, this, this.places, this.of);
  }

  protected choose(point: number): void {
    this.of.touched(point);
  }

  /** The uppermost checker at a place, rather one of the side in hand. */
  #topAt(point: number): KeyedChecker | null {
    const { checkers, player, sight } = this.of;
    const top = (side: Player, at: number): KeyedChecker | undefined =>
      checkers.filter((piece) => piece.player === side && piece.point === at).at(-1);
    const isShared = point > 0 && point < 25;
    const [own, other] = [top(player, point), isShared ? top(opponentOf(player), acrossPoint(point, sight.travel)) : undefined];
    return (own?.pinned ? other : own) ?? other ?? null;
  }

  liftable(point: number): string | null {
    return this.#topAt(point)?.key ?? null;
  }

  height(point: number): number {
    const standing = standingAt(this.of.position, this.of.player, point, this.of.sight.travel);
    return Math.min(
      standing.reduce((sum, { count }) => sum + count, 0),
      5,
    );
  }

  click(point: number): void {
    this.of.touched(point);
    this.places.focus(point);
  }

  tap(): boolean {
    return false;
  }

  lift(point: number): void {
    this.#lifted = this.#topAt(point);
    this.host.requestUpdate();
  }

  /** What is dropped beside the board is taken off it. */
  put(_: number, to: number | null): void {
    const piece = this.#lifted;
    this.#lifted = null;
    if (!piece) return;
    const { player, travel } = { player: this.of.player, travel: this.of.sight.travel };
    const isShared = to !== null && to > 0 && to < 25;
    const own = isShared && piece.player !== player ? acrossPoint(to, travel) : (to ?? OFF);
    this.of.moved(piece.player, piece.point, own);
  }

  cancel(): void {
    this.#lifted = null;
    this.host.requestUpdate();
  }
}
