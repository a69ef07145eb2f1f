/** A set of scratch states, each of some words: open addressing over one growing arena, cleared without freeing. */
export class StateTable {
  /** The states one after another, `stride` words apart. */
  arena: Int32Array;
  count = 0;
  #slots = new Int32Array(1024);
  #hashes = new Int32Array(256);

  constructor(readonly stride: number) {
    this.arena = new Int32Array(256 * stride);
  }

  clear(): void {
    if (this.count === 0) return;
    this.count = 0;
    this.#slots.fill(0);
  }

  /**
   * The number of a state that equals `state` in its first `length` words; negative, `~number`, when it has just been added. Only those
   * words are kept.
   */
  add(state: Int32Array, length: number, hash: number): number {
    const { stride } = this;
    const last = this.#slots.length - 1;
    let slot = (hash ^ (hash >>> 15)) & last;
    for (;;) {
      const entry = this.#slots[slot]!;
      if (entry === 0) break;
      if (this.#hashes[entry - 1] === hash && this.#equals(state, length, (entry - 1) * stride)) return entry - 1;
      slot = (slot + 1) & last;
    }
    const number = this.count++;
    if (number === this.#hashes.length) this.#grow();
    this.#hashes[number] = hash;
    const { arena } = this;
    for (let i = 0, at = number * stride; i < length; i++) arena[at + i] = state[i]!;
    if (this.count * 4 > this.#slots.length) this.#rehash();
    else this.#slots[slot] = this.count;
    return ~number;
  }

  #equals(state: Int32Array, length: number, at: number): boolean {
    const { arena } = this;
    for (let i = 0; i < length; i++) if (arena[at + i] !== state[i]) return false;
    return true;
  }

  #grow(): void {
    const arena = new Int32Array(this.arena.length * 2);
    arena.set(this.arena);
    this.arena = arena;
    const hashes = new Int32Array(this.#hashes.length * 2);
    hashes.set(this.#hashes);
    this.#hashes = hashes;
  }

  #rehash(): void {
    const slots = new Int32Array(this.#slots.length * 4);
    const last = slots.length - 1;
    for (let entry = 1; entry <= this.count; entry++) {
      const hash = this.#hashes[entry - 1]!;
      let slot = (hash ^ (hash >>> 15)) & last;
      while (slots[slot] !== 0) slot = (slot + 1) & last;
      slots[slot] = entry;
    }
    this.#slots = slots;
  }
}
