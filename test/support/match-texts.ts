/** Matches of backgammon as other programs write them: what must come back, and texts with all kinds of damage. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  addStep,
  annotate,
  formatPlay,
  NotationError,
  readMat,
  readSgf,
  RecordBuilder,
  recordFrom,
  recordOf,
  writeMat,
  writeSgf,
} from '../../src/notation/index.js';
import type { GameText, RecordGame } from '../../src/notation/index.js';
import { explainAction, parseRules, startGame } from '../../src/rules/index.js';
import type { GameState, MatchScore, Rules } from '../../src/rules/index.js';
import { chanceFrom } from './chance.js';
import { aSaid } from './foreign.js';
import { allPlaces, aText, playedFrom, stepAtRandom } from './random-record.js';

export type MatchFormat = 'mat' | 'sgf';
export const matchWriters = { mat: writeMat, sgf: writeSgf } as const;
export const matchReaders = { mat: readMat, sgf: readSgf } as const;

const plans = [
  { length: 1, change: 'cube.crawford=true' },
  { length: 5, change: 'cube.crawford=true' },
  { length: 7, change: 'cube.crawford=false' },
  { length: 5, change: 'cube=null' },
  { length: null, change: 'cube.jacoby=true' },
  { length: null, change: 'cube.beavers=true cube.raccoons=true' },
  { length: null, change: 'start=24:2,23:2,13:4,8:3,6:4' },
] as const;

/** Somebody has borne off his last checker, and gives up before he hands the turn over: no format says that. */
function isGivenUpWhenWon({ outcome, turn }: GameState): boolean {
  const loser = outcome?.winner === 'white' ? 'black' : 'white';
  return Boolean(outcome?.winner && turn?.position[loser].checkers.every((count, point) => count === 0 || point === 0));
}

/** The games of a match, or of games without an end; the last may have been broken off. */
export function matchAtRandom(seed: number): RecordGame[] {
  const chance = chanceFrom(seed);
  const { length, change } = plans[Math.floor(plans.length * chance())]!;
  const rules = parseRules(change, 'backgammon');
  const games: RecordGame[] = [];
  let score: MatchScore | null = length && { white: 0, black: 0, length };
  let wasClose = false;
  while (games.length < 6) {
    const start = startGame(rules, chance() < 0.3 ? 'white' : null, { score, crawford: !wasClose });
    const { actions, end } = playedFrom(start, chance, chance() < 0.1 ? Math.floor(200 * chance()) : Infinity);
    if (isGivenUpWhenWon(end)) continue;
    const tags = { White: 'Мария: 5', Black: 'J. "x] y', Event: 'Купа', Date: '2026-05-01' };
    games.push(recordOf(start, actions, { preset: 'backgammon', tags })[0]!);
    const { outcome } = end;
    if (!outcome?.winner) break;
    wasClose ||= start.crawford;
    const before: MatchScore = score ?? { white: 0, black: 0, length: null };
    score = { ...before, [outcome.winner]: before[outcome.winner] + outcome.points };
    if (length && score[outcome.winner] >= length) break;
  }
  return games;
}

/**
 * What is left of a game in a format that has no word for the opening throw, nor for an offer to resign that is refused or not answered, nor
 * for a roll that is played to its end but not confirmed: behind it the other side is to act.
 */
function leftOf(game: RecordGame, format: MatchFormat): RecordGame {
  const { start, tags, position } = game;
  const head = { preset: 'backgammon' as const, tags, score: start.score, crawford: start.crawford, position };
  const builder = new RecordBuilder({ ...head, rules: saidRules(game, format) });
  const { nodes } = game.line;
  let made: string[] = [];
  nodes.forEach(({ step, player, game: after }, index) => {
    if (step.kind === 'opening' || step.kind === 'refuse' || step.kind === 'passed') return;
    if (step.kind === 'resign' && nodes[index + 1]?.step.kind !== 'accept' && start.rules.cube) return;
    if (step.kind !== 'roll') {
      const { game: now } = builder;
      const isGivenUp = step.kind === 'resign' || step.kind === 'accept';
      if (now.turn ? !explainAction(now, { type: step.kind }, player!) : !isGivenUp) builder.add({ ...step, player });
      return;
    }
    const [play = []] = step.plays;
    const all = [...made, ...(play.length > 0 ? [formatPlay(play)] : [])];
    const later = nodes.slice(index + 1).find((one) => one.step.kind !== 'resign' && one.step.kind !== 'refuse');
    const isPlayedOn = step.unfinished && later?.step.kind === 'roll';
    made = isPlayedOn ? all : [];
    const unfinished = step.unfinished && !(after.turn?.phase === 'done' && all.length > 0);
    if (!isPlayedOn) builder.add({ kind: 'roll', player, dice: step.dice, play: all.join(' ') || '-', unfinished });
  });
  builder.end(game.result);
  return builder.build();
}

/** A format says nothing of beavers that were not used, one more than the other. */
function saidRules({ start: { rules }, line }: RecordGame, format: MatchFormat): Rules {
  if (!rules.cube) return rules;
  const isUsed = (kind: string): boolean => line.nodes.some(({ step }) => step.kind === kind);
  const raccoons = isUsed('raccoon');
  const beavers = isUsed('beaver') || (format === 'mat' && rules.cube.beavers);
  return parseRules({ cube: { ...rules.cube, beavers, raccoons } }, rules);
}

/** Random matches come back as they were written, and what came back does so again. */
export function matchReadsBack(format: MatchFormat, some: object): void {
  fc.assert(
    fc.property(fc.noShrink(fc.nat()), (seed) => {
      const games = matchAtRandom(seed);
      const text = matchWriters[format](games);
      const read = recordFrom(text);
      assert.deepEqual(read.faults, [], text);
      assert.deepEqual(
        read.games,
        games.map((game) => leftOf(game, format)),
        text,
      );
      assert.deepEqual(recordFrom(matchWriters[format](read.games)), read);
    }),
    some,
  );
}

/** A position that SGF sets up, with the match around it, and a few steps from it. */
export function positionReadsBack(some: object): void {
  fc.assert(
    fc.property(aSaid('gnu'), fc.noShrink(fc.nat()), ({ situation, rules, facts }, seed) => {
      const { score } = situation;
      const builder = new RecordBuilder({ preset: 'backgammon', rules, position: situation, score, crawford: facts.crawford === true });
      const chance = chanceFrom(seed);
      for (let steps = 3 * chance(); steps > 1; steps--) {
        const said = stepAtRandom(builder.game, chance);
        if (said?.kind === 'roll' && !said.unfinished) builder.add(said);
      }
      const game = builder.build();
      const text = writeSgf([game]);
      assert.deepEqual(recordFrom(text), { games: [game], faults: [] }, text);
    }),
    some,
  );
}

const aRemark = fc.record({
  where: fc.nat(),
  text: aText,
  glyph: fc.constantFrom('!', '?', '!!', '??', '!?', '?!', null),
  steps: fc.nat(3),
});

/** Comments, judgements and variations come back from SGF. */
export function remarksReadBack(some: object): void {
  fc.assert(
    fc.property(fc.noShrink(fc.nat()), fc.array(aRemark, { minLength: 1, maxLength: 8 }), (seed, remarks) => {
      const chance = chanceFrom(seed);
      let game = new RecordBuilder({ preset: 'backgammon' }).build();
      for (const { where, text, glyph, steps } of [{ where: 0, text: '', glyph: null, steps: 12 }, ...remarks]) {
        const places = allPlaces(game);
        let place = places[where % places.length]!;
        for (let step = 0; step < steps; step++) {
          const said = stepAtRandom(place.game, chance) ?? { kind: 'roll', player: 'white', dice: [3, 1], play: '8/5 6/5' };
          const isSayable =
            said.kind === 'double' || said.kind === 'take' || said.kind === 'drop' || (said.kind === 'roll' && !said.unfinished);
          if (isSayable && !place.game.outcome) place = addStep(place, said);
        }
        game = annotate(place, { note: { text }, ...(place.node ? { glyph } : {}) }).record;
      }
      const written = writeSgf([game]);
      assert.deepEqual(recordFrom(written), { games: [game], faults: [] }, written);
    }),
    some,
  );
}

const pieces: Readonly<Record<MatchFormat, readonly string[]>> = {
  mat: [
    ...['\n', '\r\n', '\t', ' ', '          ', '*', '(2)', '/', ':', ';', '????', '\n;', '\u0000', '\ud800', '[', ']', '"', ')'],
    ...['31:', '66: ', '77:', ' Doubles => 2', ' Takes', ' Drops', ' Beavers', ' Wins 1 point', ' Losses 2 points', 'Cannot Move', '24/18'],
    ...['bar/', '25/', '/0', '/off', '\n  7) ', 'Illegal play (25;0;1)', '99999999999', '\n; [Event "x"]\n', '<b>'],
  ],
  sgf: [
    ...['(', ')', ';', '[', ']', '\\', ':', '\n', ' ', '\u0000', '\ud800', '(;', '[]', '\\]', '<b>', '((((', '))))', ';;;;'],
    ...[';W[31hefe]', ';B[66]', ';W[double]', ';B[take]', ';B[drop]', 'C[', 'AE[a:y]', 'AW[f]', 'PL[B]', 'DI[31]', 'CV[3]', 'RE[W+1R]'],
    ...['BM[2]', 'GM[1]', 'xx', 'W', 'zz', '99999999999'],
  ],
};

const spots = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  cut: fc.oneof(fc.constant(0), fc.nat(3), fc.nat(40)),
  which: fc.nat(),
  other: fc.option(fc.string({ maxLength: 4 })),
  times: fc.constantFrom(1, 1, 1, 2, 20),
});

/** Three games of a match, and where the steps of the second begin and end. */
function threeGames(format: MatchFormat): { text: string; from: number; to: number; games: readonly GameText[] } {
  for (let seed = 7; ; seed++) {
    const games = matchAtRandom(seed).slice(0, 3);
    if (games.length < 3 || games.some(({ line }) => line.nodes.length > 30)) continue;
    const text = matchWriters[format](games);
    const [from, to] =
      format === 'mat'
        ? [text.indexOf('\n', text.indexOf(' : ', text.indexOf(' Game 2'))), text.indexOf(' Game 3')]
        : [text.indexOf('\n', text.indexOf('\n(;FF') + 2), text.lastIndexOf('\n(;FF') + 1];
    return { text, from, to, games: matchReaders[format](text) };
  }
}

/** Damages the steps of the second of three games: nothing but faults comes of it, and the other two stay as they were. */
export function matchStaysWhole(format: MatchFormat, some: object): void {
  const { text: whole, from, to, games: good } = threeGames(format);
  const [first, , third] = good.map((one) => one.read());
  fc.assert(
    fc.property(fc.array(spots, { minLength: 1, maxLength: 5 }), (damages) => {
      const damaged = damages.reduce(
        (text, { at, cut, which, other, times }) => {
          const place = Math.floor(at * text.length);
          const piece = (other ?? pieces[format][which % pieces[format].length]!).repeat(times);
          return text.slice(0, place) + piece + text.slice(place + cut);
        },
        whole.slice(from, to),
      );
      const text = `${whole.slice(0, from)}${damaged}\n${whole.slice(to)}`;
      const { games, faults } = recordFrom(text);
      assert.deepEqual(games[0], first!.game);
      assert.deepEqual(games.at(-1), third!.game);
      const lines = text.split(/\r\n|\r|\n/);
      for (const { line, column } of faults) assert.ok(line <= lines.length && column <= (lines[line - 1] ?? '').length + 1, text);
      canBeWritten(games, format);
    }),
    some,
  );
}

/** Whatever text: faults, and nothing else. */
export function readsAnyMatch(format: MatchFormat, some: object): void {
  const heads = {
    mat: [' 5 point match\n', '\n Game 1\n', ' A : 0     B : 0\n', '  1) '],
    sgf: ['(;FF[4]GM[6]', '(;GM[6]MI[length:3]RU[Crawford]'],
  };
  const anything = fc.array(fc.oneof(fc.constantFrom(...pieces[format], ...heads[format]), fc.string()), { maxLength: 30 });
  fc.assert(
    fc.property(anything, (parts) => {
      let games: GameText[] = [];
      try {
        games = matchReaders[format](heads[format].join('') + parts.join(''));
      } catch (error) {
        assert.ok(error instanceof NotationError, String(error));
      }
      canBeWritten(
        games.map((one) => one.read().game),
        format,
      );
    }),
    some,
  );
}

/** What could be read is right: in SGF, which says all of it, it reads back without a fault. */
function canBeWritten(games: readonly RecordGame[], format: MatchFormat): void {
  const read = recordFrom(writeSgf(games));
  assert.deepEqual(read.faults, []);
  if (format === 'sgf') assert.deepEqual(read.games.map(stepsOf), games.map(stepsOf));
}

const stepsOf = ({ line }: RecordGame): unknown =>
  JSON.parse(JSON.stringify(line.nodes.map(({ step, note, glyph }) => ({ step, note, glyph }))));
