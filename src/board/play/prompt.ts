import type { Geometry, Place } from '../../picture/geometry.js';
import { handMiddle } from '../../picture/geometry.js';
import type { Player } from '../../rules/index.js';
import { element } from '../drawing.js';

const width = 152;
const height = 48;

/**
 * The word on the board itself, at the mover's hand: to throw, to hand over, to play again. It is there for fingers, above all those of the
 * one who sits across; for everybody else the same is a button below.
 */
export class Prompt {
  readonly group = element('g');
  readonly #text = element('text');
  #at: Place | null = null;

  constructor() {
    const { group } = this;
    const plate = element('rect');
    for (const [name, value] of Object.entries({ x: -width / 2, y: -height / 2, width, height, rx: height / 2 }))
      plate.setAttribute(name, String(value));
    this.#text.setAttribute('dy', '.35em');
    group.setAttribute('class', 'prompt');
    group.setAttribute('aria-hidden', 'true');
    group.append(plate, this.#text);
  }

  /** `hand`: the dice lie in the player's right half, so beside them it is the left one. */
  update(geometry: Geometry, player: Player, hand: 'right' | 'left', text: string | null): void {
    this.#at = text === null ? null : { x: handMiddle(geometry, player, hand), y: geometry.height / 2 };
    this.group.setAttribute('display', this.#at ? 'inline' : 'none');
    if (this.#at) this.group.setAttribute('transform', `translate(${this.#at.x} ${this.#at.y})`);
    if (text !== null && this.#text.textContent !== text) this.#text.textContent = text;
  }

  contains({ x, y }: Place): boolean {
    const at = this.#at;
    return at !== null && Math.abs(x - at.x) <= width / 2 && Math.abs(y - at.y) <= height / 2;
  }
}

/** Whether a place is on the dice, of which there are so many. */
export const isOnDice = ({ x, y }: Place, geometry: Geometry, player: Player, many: number): boolean =>
  Math.abs(x - handMiddle(geometry, player, 'right')) <= many * 24 && Math.abs(y - geometry.height / 2) <= 26;
