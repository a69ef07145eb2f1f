/** A whole game played through the statechart at random, with wild tries and undos, while the independent checker follows every event. */
import assert from 'node:assert/strict';
import { createGame } from '../../src/flow/index.js';
import type { GameActor, GameEvent, GameSnapshot } from '../../src/flow/index.js';
import { parseRules, presets } from '../../src/rules/index.js';
import type { GameState, Rules } from '../../src/rules/index.js';
import { Follower } from '../checker/follow.js';
import { singleMoves } from './walk.js';

export interface Told {
  actor: GameActor;
  event: GameEvent;
  before: GameSnapshot;
  after: GameSnapshot;
}

/** What came up in a game, so that a test can see that everything did. */
export interface Summary {
  events: number;
  refused: number;
  undone: number;
  hasLastThrow: boolean;
  hasResigned: boolean;
  kind: string;
}

/** Numbers below 1 that are the same for the same seed. */
export function chanceFrom(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const WILD = 0.08;
const UNDO = 0.06;
const RESIGN = 0.0004;

export function playAtRandom(rules: Rules, seed: number, watch: (told: Told) => void = () => undefined): Summary {
  const chance = chanceFrom(seed);
  const actor = createGame({ rules }).start();
  const watcher = new Watcher(rules);
  const found: Summary = { events: 0, refused: 0, undone: 0, hasLastThrow: false, hasResigned: false, kind: '' };
  const send = (event: GameEvent): GameSnapshot => {
    const before = actor.getSnapshot();
    actor.send(event);
    const after = actor.getSnapshot();
    found.events++;
    if (after === before) found.refused++;
    if (event.type === 'undo' && after !== before) found.undone++;
    if (event.type === 'resign') found.hasResigned = true;
    found.hasLastThrow ||= after.matches('lastThrow');
    watcher.sees(before, event, after);
    watch({ actor, event, before, after });
    return after;
  };
  for (let now = actor.getSnapshot(); now.status === 'active';) {
    now = send(anyEvent(now, chance));
    // from time to time everything is taken back
    if (now.can({ type: 'undo' }) && chance() < UNDO) while (now.can({ type: 'undo' })) now = send({ type: 'undo' });
  }
  found.kind = actor.getSnapshot().output?.kind ?? '';
  return found;
}

const die = (chance: () => number): number => 1 + Math.floor(6 * chance());
const oneOf = <T>(list: readonly T[], chance: () => number): T => list[Math.floor(list.length * chance())]!;
const wild = ['roll', 'undo', 'confirm', 'move', 'thrown'] as const;

function anyEvent(now: GameSnapshot, chance: () => number): GameEvent {
  const { turn } = now.context;
  if (turn && chance() < RESIGN) return { type: 'resign' };
  if (chance() < WILD) {
    const type = oneOf(wild, chance);
    if (type === 'move') return { type, from: 1 + Math.floor(25 * chance()), die: die(chance) };
    return type === 'thrown' ? { type, dice: [die(chance), die(chance)] } : { type };
  }
  if (now.hasTag('rolling')) return { type: 'thrown', dice: [die(chance), die(chance)] };
  if (turn?.phase === 'moving') {
    const { from, die } = oneOf(singleMoves(turn), chance);
    return { type: 'move', from, die };
  }
  return { type: turn?.phase === 'done' ? 'confirm' : 'roll' };
}

/** Compares the game with the checker's after every event, and what is taken back with what was there before. */
class Watcher {
  private readonly follower: Follower;
  /** The game as it stood before each move of this turn. */
  private earlier: GameState[] = [];

  constructor(rules: Rules) {
    this.follower = new Follower(rules);
  }

  sees(before: GameSnapshot, event: GameEvent, after: GameSnapshot): void {
    const isTaken = after !== before;
    const player = before.context.turn?.player;
    switch (event.type) {
      case 'roll':
        assert.equal(isTaken, !before.hasTag('rolling') && (!before.context.turn || before.context.turn.phase === 'roll'));
        break;
      case 'thrown':
        assert.equal(isTaken, before.hasTag('rolling'));
        if (isTaken) this.throws(before, event.dice);
        this.earlier = isTaken ? [] : this.earlier;
        break;
      case 'move':
        assert.equal(
          isTaken,
          this.agrees(() => this.follower.move(player!, event.from, event.die)),
          `move ${event.from} by ${event.die}`,
        );
        if (isTaken) this.earlier.push(before.context);
        break;
      case 'undo':
        assert.equal(isTaken, this.earlier.length > 0);
        if (isTaken) assert.deepEqual(after.context, this.earlier.pop());
        if (isTaken) this.follower.undo(after.context.turn!.position);
        break;
      case 'confirm':
        assert.equal(
          isTaken,
          this.agrees(() => this.follower.confirm(player!)),
          'confirm',
        );
        this.earlier = isTaken ? [] : this.earlier;
        break;
      case 'resign':
        assert.ok(isTaken);
        this.follower.resign(player!);
    }
    this.compare(before, after);
  }

  private throws(before: GameSnapshot, dice: readonly number[]): void {
    const { turn } = before.context;
    if (turn) this.follower.throw(turn.player, dice);
    else this.follower.opening({ white: dice[0]!, black: dice[1]! });
  }

  private agrees(tell: () => void): boolean {
    try {
      tell();
      return true;
    } catch (error) {
      if (error instanceof assert.AssertionError) return false;
      throw error;
    }
  }

  private compare(before: GameSnapshot, { context, value, status, output }: GameSnapshot): void {
    const { turn, starter, rolls, outcome } = context;
    const { follower } = this;
    assert.equal(starter, follower.starter);
    assert.deepEqual(rolls, follower.rolls);
    if (turn && turn.position !== before.context.turn?.position) follower.sees(turn.position);
    assert.equal(status === 'done', outcome !== null);
    assert.equal(status === 'done', follower.result !== null);
    if (outcome) {
      assert.equal(output, outcome);
      assert.equal(value, 'over');
      follower.seesOutcome(outcome);
    } else {
      assert.equal(turn?.player ?? null, follower.player);
    }
  }
}

/** The games that are played at random. */
export const randomGames: Readonly<Record<string, Rules>> = {
  prava: presets.prava,
  kavkazka: presets.kavkazka,
  'kratka with the last throw': parseRules('lastThrow=true', 'kratka'),
  obiknovena: presets.obiknovena,
};

/** Plays so many games; whatever can come up must have come up in them. */
export function playManyAtRandom(rules: Rules, games: number, firstSeed: number): void {
  const kinds = new Set<string>();
  const all = { refused: 0, undone: 0, lastThrows: 0, resigned: 0 };
  for (let seed = firstSeed; seed < firstSeed + games; seed++) {
    const found = inContext(() => playAtRandom(rules, seed), `seed ${seed}`);
    kinds.add(found.kind);
    all.refused += found.refused;
    all.undone += found.undone;
    all.lastThrows += Number(found.hasLastThrow);
    all.resigned += Number(found.hasResigned);
  }
  assert.ok(all.refused > 10 * games && all.undone > 5 * games && all.resigned > games / 20, JSON.stringify(all));
  assert.ok(rules.lastThrow ? all.lastThrows > games / 10 : all.lastThrows === 0, JSON.stringify(all));
  const expected = ['oin', 'mars', ...(rules.scoring === 'koks' ? ['koks'] : []), ...(rules.lastThrow ? ['draw'] : [])];
  assert.deepEqual([...kinds].sort(), expected.sort());
}

function inContext<T>(play: () => T, where: string): T {
  try {
    return play();
  } catch (error) {
    throw new Error(`${where}: ${String(error)}`, { cause: error });
  }
}
