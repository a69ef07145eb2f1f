import type { PlayWords } from '../../locale/play.js';
import type { Place } from '../../picture/geometry.js';
import type { Player, Position } from '../../rules/index.js';
import type { BoardHost, Intent } from '../session.js';
import type { Sight } from '../setup.js';
import type { Hand } from './hand.js';
import { isField, onKey } from './keys.js';
import type { Control } from './main-action.js';
import type { Pieces } from './pieces.js';
import { placeStates } from './place-labels.js';
import type { PlaceState } from './places.js';
import type { PlayedTurn } from './played-turn.js';
import { isOnDice, Prompt } from './prompt.js';
import { showNear } from './show-near.js';
import { TouchSurface } from './touch-surface.js';

/** What can be done on the board itself, at the mover's hand, and what it is called there. */
export interface OnBoard {
  readonly intent: Intent;
  readonly name: string;
}

/** What the surface has to know of the game that is played on it. */
export interface Played {
  readonly host: BoardHost;
  readonly words: PlayWords;
  readonly game: PlayedTurn;
  readonly hand: Hand;
  readonly pieces: Pieces;
  readonly sight: Sight;
  /** The side to move; before the opening is decided, the one that sits at the board. */
  readonly player: Player;
  readonly position: Position;
  /** The point at which a refusal is to be said. */
  readonly near: number | undefined;
  /** What comes next, where that can be done and is offered. */
  readonly next: OnBoard | null;
  /** Whether something is offered to the players. */
  offers(control: Control): boolean;
  send(intent: Intent): boolean;
  /** Something is picked up, or let go of. */
  lifted(point: number | null): void;
  /** A gesture was broken off. */
  cancelled(): void;
}

/** The surface of a game: it turns what is touched into intents. */
export class Surface extends TouchSurface {
  readonly #prompt: Prompt;
  /** Where the last click has put a checker. */
  #landed: number | null = null;

  constructor(readonly of: Played) {
    const prompt = new Prompt();
    super(of.host, [prompt.group]);
    this.#prompt = prompt;
  }

  get sight(): Sight {
    return this.of.sight;
  }

  get player(): Player {
    return this.of.player;
  }

  override drawn(): void {
    const { host, game, player, position, near, next } = this.of;
    const { geometry } = this;
    this.#prompt.update(geometry, player, game.dice.length > 0 ? 'left' : 'right', next?.name ?? null);
    super.drawn();
    showNear(host.renderRoot, geometry, position, player, near);
  }

  protected states(): PlaceState[] {
    const { game, position, player, hand, words } = this.of;
    return placeStates(game, { position, player, selected: hand.selected }, words);
  }

  protected key(event: KeyboardEvent): boolean {
    return onKey(event, {
      letters: this.of.words.letters,
      places: this.places,
      send: (intent) => this.of.send(intent),
      offers: (control) => this.of.offers(control),
      escape: () => this.#escape(event.target),
      write: (letter) => this.#write(letter),
    });
  }

  #escape(target: EventTarget | null): boolean {
    if (!isField(target)) return this.of.send({ type: 'let-go' });
    target.value = '';
    this.focus();
    return true;
  }

  #write(letter: string): boolean {
    const field = this.of.host.renderRoot.querySelector<HTMLInputElement>('.typed input');
    if (!field) return false;
    field.value = letter;
    field.focus();
    return true;
  }

  protected choose(point: number): void {
    this.of.send({ type: 'choose', point });
  }

  liftable(point: number): string | null {
    const { game, pieces, player } = this.of;
    return game.destinations(point).length === 0 ? null : (pieces.top(player, point)?.key ?? null);
  }

  height(point: number): number {
    return Math.min(this.of.position[this.player].checkers[point] ?? 0, 5);
  }

  click(point: number, again: boolean): void {
    const { of } = this;
    const { selected } = of.hand;
    // who clicks a target twice has not asked for another move there, but may pick up what has just come
    if (again && this.#landed === point && of.game.destinations(point).length === 0) return;
    // the first click of the two has picked it up
    const could = of.send(again && selected === point ? { type: 'move-on', from: point } : { type: 'choose', point });
    this.#landed = could && selected !== point && of.hand.selected === null ? point : null;
    this.places.focus(point);
  }

  tap(place: Place): boolean {
    const { game } = this.of;
    const onDice = isOnDice(place, this.geometry, this.player, game.dice.length);
    if (!onDice && !this.#prompt.contains(place)) return false;
    this.of.send(this.of.next?.intent ?? { type: 'swap-dice' });
    return true;
  }

  lift(point: number): void {
    this.of.lifted(point);
  }

  put(from: number, to: number | null): void {
    if (to === null || to === from) this.cancel();
    else this.of.send({ type: 'move', from, to });
  }

  cancel(): void {
    this.of.lifted(null);
    this.of.cancelled();
  }
}
