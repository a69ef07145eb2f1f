/** The doubling cube as two people push it over the table (RULES: the cube). */
import assert from 'node:assert/strict';
import { other } from './board.js';
import type { Player, Rules } from './types.js';

interface Offer {
  /** Who is asked. */
  asked: Player;
  doubler: Player;
  /** The value if it is taken. */
  value: number;
  /** Who owns the cube then. */
  owner: Player;
  /** What the asked side loses by dropping. */
  price: number;
}

export class CubeWatch {
  value = 1;
  owner: Player | null = null;
  offer: Offer | null = null;

  constructor(private readonly rules: Rules) {}

  /** Mars and koks count from the first turn of the cube on, where `jacoby` holds. */
  get wasTurned(): boolean {
    return this.owner !== null;
  }

  double(player: Player): void {
    assert.equal(this.offer, null, 'a double while another waits for its answer');
    assert.ok(this.owner === null || this.owner === player, `${player} doubles with the other side's cube`);
    this.raise(player, other(player), player, 2 * this.value, other(player), this.value);
  }

  beaver(player: Player): void {
    const offer = this.answer(player);
    assert.ok(this.rules.cube?.beavers, 'a beaver where beavers are off');
    assert.equal(player, other(offer.doubler), 'a beaver by the doubler');
    assert.equal(offer.value, 2 * this.value, 'a beaver on a beaver');
    this.raise(player, offer.doubler, offer.doubler, 4 * this.value, player, 2 * this.value);
  }

  raccoon(player: Player): void {
    const offer = this.answer(player);
    assert.ok(this.rules.cube?.raccoons, 'a raccoon where raccoons are off');
    assert.equal(player, offer.doubler, 'a raccoon by the side that was doubled');
    assert.equal(offer.value, 4 * this.value, 'a raccoon without a beaver');
    this.raise(player, other(player), player, 8 * this.value, other(player), 4 * this.value);
  }

  take(player: Player): void {
    const offer = this.answer(player);
    this.value = offer.value;
    this.owner = offer.owner;
    this.offer = null;
  }

  /** The winner and his points. */
  drop(player: Player): { winner: Player; points: number } {
    const offer = this.answer(player);
    this.offer = null;
    return { winner: other(player), points: offer.price };
  }

  private answer(player: Player): Offer {
    assert.ok(this.offer, `${player} answers, but nothing was offered`);
    assert.equal(this.offer.asked, player, 'the wrong side answers');
    return this.offer;
  }

  private raise(by: Player, asked: Player, doubler: Player, value: number, owner: Player, price: number): void {
    assert.ok(this.rules.cube, `${by} doubles in a game without a cube`);
    assert.ok(this.rules.cube.limit === 0 || value <= this.rules.cube.limit, `${value} is over the limit of ${this.rules.cube.limit}`);
    this.offer = { asked, doubler, value, owner, price };
  }
}
