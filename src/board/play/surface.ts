import type { PlayWords } from '../../locale/play.js';
import { geometry, type Geometry, type Place } from '../../picture/geometry.js';
import type { Player, Position } from '../../rules/index.js';
import type { BoardHost, Intent } from '../session.js';
import type { Sight } from '../setup.js';
import { Attention } from './attention.js';
import type { Hand } from './hand.js';
import { isField, onKey } from './keys.js';
import type { Control } from './main-action.js';
import { glide, land } from './motion.js';
import type { Pieces } from './pieces.js';
import { placeStates } from './place-labels.js';
import { Places, pointOf } from './places.js';
import type { PlayedTurn } from './played-turn.js';
import { Pointer, type Pointed } from './pointer.js';
import { isOnDice, Prompt } from './prompt.js';
import { showNear } from './show-near.js';

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

/** What is touched: the places over the drawing, pointer and keys, checkers in flight, the focus. It turns all that into intents. */
export class Surface implements Pointed {
  readonly #places = new Places();
  readonly #prompt = new Prompt();
  readonly #pointer: Pointer;
  readonly #attention: Attention;
  readonly #listeners = new AbortController();
  /** The seat for which the board is drawn now: from one seat to another nothing flies. */
  #seat = '';
  /** Where the last click has put a checker. */
  #landed: number | null = null;

  constructor(readonly of: Played) {
    const { host } = of;
    this.#attention = new Attention(host.renderRoot);
    this.#pointer = new Pointer(host.drawing, this);
    host.drawing.svg.append(this.#prompt.group, this.#places.group);
    host.drawing.moving = (element, from, to) => {
      if (this.#seat === this.#seatNow()) glide(element, from, to, host.setup.speed);
    };
    const { signal } = this.#listeners;
    host.renderRoot.addEventListener('keydown', (event) => this.#key(event as KeyboardEvent), { signal });
    // not on the group of places: with such a listener Chromium takes it for a tab stop
    const focus = ({ target }: Event): void => {
      const point = pointOf(target);
      if (point !== null) this.#places.stopAt(point);
    };
    host.renderRoot.addEventListener('focusin', focus, { signal });
    // a screen reader clicks without a pointer
    const click = ({ detail, target }: MouseEvent): void => {
      const point = pointOf(target);
      if (detail === 0 && point !== null) of.send({ type: 'choose', point });
    };
    this.#places.group.addEventListener('click', click, { signal });
  }

  dispose(): void {
    const { drawing } = this.of.host;
    this.#pointer.dispose();
    this.#listeners.abort();
    this.#places.group.remove();
    this.#prompt.group.remove();
    land(drawing.svg);
    drawing.moving = null;
  }

  /** The checker that is being dragged. */
  get held(): string | null {
    return this.#pointer.held;
  }

  /** The game goes on from elsewhere: a held checker goes where the new state has it. */
  letGo(): void {
    this.#pointer.cancel();
  }

  /** Before the board is drawn anew. */
  drawing(): void {
    this.#attention.remember();
  }

  /** After it has been drawn. */
  drawn(): void {
    const { host, words, game, hand, player, position, near } = this.of;
    const { svg } = host.drawing;
    const seat = this.geometry;
    if (this.#places.group !== svg.lastElementChild) svg.append(this.#prompt.group, this.#places.group);
    this.#places.update(seat, player, placeStates(game, { position, player, selected: hand.selected }, words));
    this.#prompt.update(seat, player, game.dice.length > 0 ? 'left' : 'right', this.of.next?.name ?? null);
    this.#seat = this.#seatNow();
    showNear(host.renderRoot, seat, position, player, near);
    this.#attention.restore(() => this.focus());
  }

  /** The board is seen otherwise: nothing of the game changes, and nothing flies. */
  turned(): void {
    this.letGo();
    if (this.#seat !== this.#seatNow()) land(this.of.host.drawing.svg);
  }

  focus(): void {
    this.#places.focus();
  }

  /** After the next drawing the focus goes there. */
  turnTo(selector: string): void {
    this.#attention.turnTo(selector);
  }

  #seatNow(): string {
    return JSON.stringify(this.geometry);
  }

  #key(event: KeyboardEvent): void {
    const { host, words } = this.of;
    // what a caption of the page's own is told is not for the board
    if (!host.setup.keys || !host.renderRoot.contains(event.target as Node)) return;
    const used = onKey(event, {
      letters: words.letters,
      places: this.#places,
      send: (intent) => this.of.send(intent),
      offers: (control) => this.of.offers(control),
      escape: () => this.#escape(event.target),
      write: (letter) => this.#write(letter),
    });
    if (used) event.preventDefault();
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

  // --- what the pointer asks and does

  get geometry(): Geometry {
    return geometry(this.of.sight, this.of.player);
  }

  get player(): Player {
    return this.of.player;
  }

  placeOf({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Place {
    return this.#places.placeOf(clientX, clientY);
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
    this.#places.focus(point);
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
