/** A whole match played at random through the statechart, while somebody with pencil and paper keeps the score. */
import assert from 'node:assert/strict';
import { createMatch, restoreMatch, saveMatch } from '../../src/flow/index.js';
import type { MatchActor, MatchEvent, MatchInput, MatchSnapshot } from '../../src/flow/index.js';
import { seededDice } from '../../src/rules/index.js';
import type { Player } from '../../src/rules/index.js';
import { gamesOf, MatchFollower, SETS } from '../checker/match.js';
import { PRESETS } from '../checker/presets.js';
import type { SetName } from '../checker/match.js';
import type { Rules } from '../checker/types.js';
import { chanceFrom } from './chance.js';
import { singleMoves } from './walk.js';

/** What came up in a match. */
export interface MatchSummary {
  games: number;
  winner: Player | null;
  /** Points beyond the length. */
  surplus: number;
  kinds: string[];
}

const RESIGN = 0.002;
const DOUBLE = 0.05;
const DROP = 0.3;

export interface Course {
  readonly order: readonly Rules[];
  readonly length: number | 'game';
  readonly input: MatchInput;
}

/** `watch` sees the match after every event that was sent. */
export function playMatch(
  course: Course,
  seed: number,
  watch: (event: MatchEvent, actor: MatchActor) => void = () => undefined,
): MatchSummary {
  const actor = createMatch(course.input).start();
  const follower = new MatchFollower(course.order, course.length);
  const chance = chanceFrom(seed);
  const kinds: string[] = [];
  begins(actor.getSnapshot(), follower);
  while (actor.getSnapshot().status === 'active') {
    const event = anyEvent(actor.getSnapshot(), chance);
    const before = actor.getSnapshot();
    actor.send(event);
    const now = actor.getSnapshot();
    assert.notEqual(now, before, `${JSON.stringify(event)} changed nothing`);
    if (event.type === 'next') begins(now, follower);
    else if (now.context.game.outcome) kinds.push(ends(now, follower));
    watch(event, actor);
  }
  const { output } = actor.getSnapshot();
  assert.deepEqual(output, { winner: follower.winner, score: follower.score });
  const best = Math.max(follower.score.white, follower.score.black);
  return { games: kinds.length, winner: follower.winner, surplus: best - (course.length === 'game' ? best : course.length), kinds };
}

function begins({ value, context: { game, score } }: MatchSnapshot, follower: MatchFollower): void {
  assert.equal(typeof value, 'object', 'a game is played');
  assert.deepEqual(game.rules, follower.rules);
  assert.equal(game.starter, follower.starter);
  assert.equal(game.turn?.phase ?? 'opening', follower.starter ? 'roll' : 'opening');
  assert.equal(game.crawford, follower.isCrawford);
  assert.deepEqual(score, follower.score);
}

function ends({ value, status, context: { game, score, played } }: MatchSnapshot, follower: MatchFollower): string {
  const outcome = game.outcome!;
  follower.ended(game.starter, outcome);
  assert.deepEqual(score, follower.score);
  assert.equal(played.at(-1)?.outcome, outcome);
  assert.equal(value, follower.isOver ? 'over' : 'between');
  assert.equal(status, follower.isOver ? 'done' : 'active');
  return `${outcome.kind} by ${outcome.by}`;
}

function anyEvent(now: MatchSnapshot, chance: () => number): MatchEvent {
  if (now.can({ type: 'resign' }) && chance() < RESIGN) return { type: 'resign' };
  if (now.can({ type: 'double' }) && chance() < DOUBLE) return { type: 'double' };
  if (now.can({ type: 'drop' }) && chance() < DROP) return { type: 'drop' };
  return forward(
    now,
    (count) => Math.floor(count * chance()),
    () => 1 + Math.floor(6 * chance()),
  );
}

/** What brings a match on: `choose` picks one of so many moves. */
function forward(now: MatchSnapshot, choose: (count: number) => number, die: () => number): MatchEvent {
  if (now.value === 'between') return { type: 'next' };
  if (now.hasTag('rolling')) return { type: 'thrown', dice: [die(), die()] };
  const { turn, offer } = now.context.game;
  if (offer) return { type: offer.kind === 'resign' ? 'accept' : 'take' };
  if (turn?.phase === 'moving' || turn?.phase === 'passed') {
    const moves = singleMoves(turn);
    const move = moves[choose(moves.length)]!;
    return { type: 'move', from: move.from, die: move.die };
  }
  return { type: !turn || turn.phase === 'roll' ? 'roll' : 'confirm' };
}

/** Plays a match to its end with these dice, and always the first move that is offered. */
export function playToEnd(actor: MatchActor, die: () => number): MatchSnapshot {
  while (actor.getSnapshot().status === 'active') actor.send(forward(actor.getSnapshot(), () => 0, die));
  return actor.getSnapshot();
}

/** Matches of one game, with options that no set has. */
const single = (rules: Rules, length: number): Course => ({ order: [rules], length, input: { rules, length } });

/** The courses that the random matches take. */
export const courses: Readonly<Record<string, Course>> = {
  ...Object.fromEntries(
    (Object.keys(SETS) as SetName[]).map((set) => [set, { order: gamesOf(set), length: 5, input: { set } } satisfies Course]),
  ),
  'kratka with the last throw': single({ ...PRESETS.kratka, lastThrow: true }, 4),
  'backgammon with the Crawford game': single(
    { ...PRESETS.backgammon, nextStarter: 'alternate', cube: { ...PRESETS.backgammon.cube!, crawford: true } },
    9,
  ),
};

/** Plays so many matches of a course; whatever can come up must have come up in them where they are many. */
export function playMatches(course: Course, matches: number, firstSeed: number): void {
  const all = { white: 0, black: 0, surplus: 0, games: 0 };
  for (let seed = firstSeed; seed < firstSeed + matches; seed++) {
    try {
      const { winner, surplus, games } = playMatch(course, seed);
      all[winner!] += 1;
      all.surplus += surplus;
      all.games += games;
    } catch (error) {
      throw new Error(`seed ${seed}: ${String(error)}`, { cause: error });
    }
  }
  assert.ok(all.games >= matches, JSON.stringify(all));
  if (matches >= 100) assert.ok(all.white > matches / 4 && all.black > matches / 4 && all.surplus > 0, JSON.stringify(all));
}

/**
 * Plays a match, and beside it another that is saved to a text and restored by a new actor before every single event: both must stay the
 * same to the end. Here and there the rest is also played from a save on its own, with the same dice.
 */
export function goOnFromEverySave(course: Course, seed: number): void {
  let text = saved(createMatch(course.input));
  let events = 0;
  playMatch(course, seed, (event, actor) => {
    const twin = restored(text);
    twin.send(event);
    text = saved(twin);
    assert.deepEqual(twin.getSnapshot().value, actor.getSnapshot().value);
    assert.deepEqual(twin.getSnapshot().context, actor.getSnapshot().context);
    assert.deepEqual(JSON.parse(text), JSON.parse(saved(actor)));
    if (++events % 500 === 0) {
      const ends = [restored(text), restoreMatch(saveMatch(actor)).start()].map((one) => playToEnd(one, seededDice(seed)));
      assert.deepEqual(ends[0]!.context, ends[1]!.context);
      assert.deepEqual(ends[0]!.output, ends[1]!.output);
    }
  });
  assert.equal(restored(text).getSnapshot().status, 'done');
}

const saved = (actor: MatchActor): string => JSON.stringify(saveMatch(actor));
const restored = (text: string): MatchActor => restoreMatch(JSON.parse(text)).start();
