/** A whole game played through the statechart at random, with wild tries and undos, while the independent checker follows every event. */
import assert from 'node:assert/strict';
import { createGame } from '../../src/flow/index.js';
import type { GameActor, GameEvent, GameSnapshot } from '../../src/flow/index.js';
import { parseRules, presets } from '../../src/rules/index.js';
import type { MatchScore, Player, ResultKind, Rules } from '../../src/rules/index.js';
import { GameWatcher } from './game-watcher.js';
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
  by: string;
  /** Dice were handed over; doubles climbed. */
  handed: number;
  climbed: number;
  /** What was done with the cube and answered to a resignation. */
  offers: Set<string>;
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
const DOUBLE = 0.05;

export function playAtRandom(rules: Rules, seed: number, watch: (told: Told) => void = () => undefined): Summary {
  const chance = chanceFrom(seed);
  const match = rules.cube ? oneOf(matches, chance) : {};
  const actor = createGame({ rules, ...match }).start();
  const watcher = new GameWatcher(rules, match);
  const found: Summary = {
    ...{ events: 0, refused: 0, undone: 0, hasLastThrow: false, hasResigned: false, kind: '', by: '', handed: 0, climbed: 0 },
    offers: new Set(),
  };
  const send = (event: GameEvent): GameSnapshot => {
    const before = actor.getSnapshot();
    actor.send(event);
    const after = actor.getSnapshot();
    found.events++;
    if (after === before) found.refused++;
    if (event.type === 'undo' && after !== before) found.undone++;
    if (after !== before && ofOffers.includes(event.type)) found.offers.add(event.type);
    if (event.type === 'resign' && after !== before) found.hasResigned = true;
    if (event.type === 'confirm' && after.context.turn?.phase.startsWith('passed')) found.handed++;
    if (event.type === 'thrown' && (after.context.turn?.own?.stages.length ?? 0) > 1) found.climbed++;
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
  const { kind = '', by = '' } = actor.getSnapshot().output ?? {};
  return { ...found, kind, by };
}

/** In what match a game with a cube is played. */
const matches: readonly { score?: MatchScore; crawford?: boolean }[] = [
  {},
  {},
  { score: { white: 3, black: 1, length: null } },
  { score: { white: 1, black: 2, length: 5 } },
  { score: { white: 4, black: 2, length: 5 } },
  { score: { white: 2, black: 4, length: 5 }, crawford: false },
  { score: { white: 4, black: 4, length: 5 } },
];

const die = (chance: () => number): number => 1 + Math.floor(6 * chance());
const oneOf = <T>(list: readonly T[], chance: () => number): T => list[Math.floor(list.length * chance())]!;
const sides: readonly Player[] = ['white', 'black'];
const ofOffers = ['double', 'take', 'drop', 'beaver', 'raccoon', 'accept', 'refuse'];
const wild = [
  'roll',
  'undo',
  'confirm',
  'move',
  'thrown',
  'move',
  'double',
  'take',
  'drop',
  'beaver',
  'raccoon',
  'accept',
  'refuse',
] as const;
const answers = ['take', 'take', 'take', 'beaver', 'beaver', 'beaver', 'raccoon', 'raccoon', 'accept', 'refuse', 'refuse'] as const;
const prices: readonly (ResultKind | undefined)[] = ['oin', 'mars', 'koks', undefined];

function anyEvent(now: GameSnapshot, chance: () => number): GameEvent {
  const { turn, rules, offer } = now.context;
  if (turn && chance() < (rules.cube ? 10 * RESIGN : RESIGN)) {
    const price = rules.cube ? oneOf(prices, chance) : undefined;
    return { type: 'resign', ...(price ? { price } : {}) };
  }
  if (chance() < WILD) {
    const type = oneOf(wild, chance);
    const by = chance() < 0.2 ? { by: oneOf(sides, chance) } : {};
    if (type === 'move') return { type, from: 1 + Math.floor(25 * chance()), die: die(chance), ...by };
    return type === 'thrown' ? { type, dice: [die(chance), die(chance)] } : { type, ...by };
  }
  if (now.hasTag('rolling')) return { type: 'thrown', dice: [die(chance), die(chance)] };
  if (offer) return chance() < 0.05 ? { type: 'drop' } : { type: oneOf(answers, chance) };
  if (turn?.phase === 'moving' || turn?.phase === 'passed') {
    if (turn.duty?.optional && chance() < 0.2) return { type: 'confirm' };
    const { from, die } = oneOf(singleMoves(turn), chance);
    return { type: 'move', from, die };
  }
  if (turn?.phase === 'roll' && rules.cube && chance() < DOUBLE) return { type: 'double' };
  return { type: turn?.phase === 'done' || turn?.phase === 'passedDone' ? 'confirm' : 'roll' };
}

/** The hit games without a cube, of which many are played. */
export const randomGames: Readonly<Record<string, Rules>> = {
  prava: presets.prava,
  kavkazka: presets.kavkazka,
  'kratka with the last throw': parseRules('lastThrow=true', 'kratka'),
  obiknovena: presets.obiknovena,
};

/** All the others, and options that no preset has. */
export const otherGames: Readonly<Record<string, Rules>> = {
  portes: presets.portes,
  tavla: presets.tavla,
  kratka: presets.kratka,
  backgammon: presets.backgammon,
  'backgammon with everything': parseRules(
    'lastThrow=true cube.limit=8 cube.beavers=true cube.raccoons=true cube.jacoby=true cube.crawford=true',
    'backgammon',
  ),
  chelebi: presets.chelebi,
  gyulbara: presets.gyulbara,
  'gyulbara-traditional': presets['gyulbara-traditional'],
  'gyulbara that may, with the last throw': parseRules('passed.mandatory=false lastThrow=true climb.scope=continueAfterPass', 'gyulbara'),
  'chelebi with a cube': parseRules('pass=all climb.from=1 cube.beavers=true passed.stopsAtStuck=true', 'chelebi'),
  tapa: presets.tapa,
  'tapa-traditional': presets['tapa-traditional'],
  'tapa with a cube': parseRules('cube.limit=4 cube.jacoby=true pins.motherDrawPoints=1', 'tapa'),
  plakoto: presets.plakoto,
  fevga: presets.fevga,
};

/** Plays so many games; whatever can come up must have come up in them. */
export function playManyAtRandom(rules: Rules, games: number, firstSeed: number): void {
  const kinds = new Set<string>();
  const offers = new Set<string>();
  const all = { refused: 0, undone: 0, lastThrows: 0, resigned: 0, handed: 0, climbed: 0 };
  for (let seed = firstSeed; seed < firstSeed + games; seed++) {
    const found = inContext(() => playAtRandom(rules, seed), `seed ${seed}`);
    kinds.add(found.kind);
    found.offers.forEach((offer) => offers.add(offer));
    all.refused += found.refused;
    all.undone += found.undone;
    all.handed += found.handed;
    all.climbed += found.climbed;
    all.lastThrows += Number(found.hasLastThrow);
    all.resigned += Number(found.hasResigned);
  }
  const { cube, climb, pass, contact, scoring } = rules;
  const told = JSON.stringify(all);
  assert.ok(all.refused > 5 * games && all.undone > games && (games < 60 || all.resigned > games / 25), told);
  assert.ok(rules.lastThrow ? all.lastThrows > games / 20 : all.lastThrows === 0, told);
  assert.ok(climb ? all.climbed > games / 2 : all.climbed === 0, told);
  assert.ok(pass !== 'none' ? all.handed > games / 10 : all.handed === 0, told);
  const turned = ['double', 'take', 'drop', ...(cube?.beavers ? ['beaver'] : []), ...(cube?.raccoons ? ['raccoon'] : [])];
  assert.deepEqual([...offers].sort(), cube ? [...turned, 'accept', 'refuse'].sort() : []);
  // what comes up seldom is asked for in many games only
  const usual = games < 100 ? ['oin'] : ['oin', 'mars', ...(scoring === 'koks' ? ['koks'] : []), ...(rules.lastThrow ? ['draw'] : [])];
  const possible = ['oin', 'mars', ...(scoring === 'koks' ? ['koks'] : []), ...(rules.lastThrow || contact === 'pin' ? ['draw'] : [])];
  for (const kind of usual) assert.ok(kinds.has(kind), `no ${kind}`);
  for (const kind of kinds) assert.ok(possible.includes(kind), kind);
}

function inContext<T>(play: () => T, where: string): T {
  try {
    return play();
  } catch (error) {
    throw new Error(`${where}: ${String(error)}`, { cause: error });
  }
}
