/** GNU Backgammon reads what is written for it, and says the same of it; and what it writes is read. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readGnuId, readSnowie, recordFrom, writeGnuId, writeMat, writeSgf, writeSnowie, writeXgid } from '../../src/notation/index.js';
import type { RecordGame, RecordNode } from '../../src/notation/index.js';
import { legalPlays, startPosition } from '../../src/rules/index.js';
import type { Player, Situation } from '../../src/rules/index.js';
import { aSaid, type Said } from '../support/foreign.js';
import { askGnubg, hasGnubg, openInGnubg, type Seen, type SeenMatch } from '../support/gnubg.js';
import { matchAtRandom } from '../support/match-texts.js';

const count = 2000;
const seed = Number(process.env.TABLA_SEED ?? Date.now() % 1_000_000);
const limit = 240_000;
const isThere = hasGnubg();
const skip = isThere ? false : 'gnubg with Python is not there: apt-get install gnubg';
console.log(isThere ? `gnubg, TABLA_SEED=${seed}` : `NOT TESTED: ${String(skip)}`);

/** GNU Backgammon takes back what is offered. */
const asked = (format: 'xgid' | 'gnu'): Said[] =>
  fc.sample(aSaid(format), { numRuns: count, seed }).map(({ facts, ...said }) => ({ ...said, facts: { ...facts, offer: null } }));

/** The order of the dice says nothing, and is not kept. */
const withSortedDice = ({ dice, ...rest }: Situation): Situation => ({ ...rest, dice: dice && [...dice].sort() });

/** What the side on roll has, and the other: GNU Backgammon may change the players' places. */
function fromRoller({ situation, rules, facts }: Said) {
  const { position, player, dice, cube, score } = situation;
  assert.ok(player && cube);
  const other: Player = player === 'white' ? 'black' : 'white';
  return {
    boards: [other, player].map((side) => position[side].checkers.slice(1)),
    dice: dice ? [...dice].sort() : [0, 0],
    cube: cube.value,
    owner: cube.owner && (cube.owner === player ? 'roller' : 'other'),
    length: score?.length ?? 0,
    // it takes no points from an XGID outside a match
    score: score?.length ? [score[other], score[player]] : [0, 0],
    crawford: facts.crawford === true,
    jacoby: rules.cube?.jacoby === true,
  };
}

function seenFromRoller({ board, dice, cube, owner, length, score, crawford, jacoby, turn }: Seen): ReturnType<typeof fromRoller> {
  return {
    boards: board.map((side) => [...side]),
    dice: [...dice].sort(),
    cube,
    owner: owner === -1 ? null : owner === turn ? 'roller' : 'other',
    length,
    score: length > 0 ? (turn === 1 ? [...score] : [score[1], score[0]]) : [0, 0],
    crawford: crawford === 1,
    jacoby: jacoby === 1,
  };
}

describe('GNU Backgammon', { skip }, () => {
  for (const [name, format, command, write] of [
    ['GNU IDs', 'gnu', 'set gnubgid', writeGnuId],
    ['XGIDs', 'xgid', 'set xgid', writeXgid],
  ] as const)
    it(`says of ${count} ${name} what they were written for`, async () => {
      const all = asked(format);
      const texts = all.map(({ situation, rules, facts }) => write(situation, rules, facts));
      const seen = await askGnubg(
        texts.map((text) => `${command} ${text}`),
        limit,
      );
      assert.equal(seen.length, all.length);
      for (const [index, said] of all.entries()) {
        const board = seen[index]!;
        assert.deepEqual(seenFromRoller(board), fromRoller(said), texts[index]);
        // what it writes of it, read and written again
        const read = readGnuId(board.id);
        assert.equal(writeGnuId(read.situation, read.rules, read), board.id);
        const snowie = readSnowie(board.snowie);
        assert.deepEqual(withSortedDice(snowie.situation), withSortedDice(read.situation), board.snowie);
        assert.equal(writeSnowie(snowie.situation, snowie.rules, snowie), board.snowie.trim());
        // players keep their places by a GNU ID alone
        if (format === 'gnu') assert.deepEqual(withSortedDice(read.situation), withSortedDice(said.situation));
      }
    });
});

/** What both say of a match: its length, and for each game the score, the result, and every throw with the position in which it was thrown. */
const told = (length: number, games: readonly unknown[]) => ({ length, games });

function toldByUs(games: readonly RecordGame[]): ReturnType<typeof told> {
  const byGame = games.map(({ start, line, result }) => ({
    score: [start.score?.white ?? 0, start.score?.black ?? 0],
    won: result?.winner ? [result.winner === 'white' ? 'X' : 'O', result.points] : null,
    throws: line.nodes.flatMap(({ step, player }, index) => {
      if (step.kind !== 'roll' || !player || (step.unfinished && step.plays.flat().length === 0)) return [];
      const position = (line.nodes[index - 1]?.game ?? start).turn?.position ?? startPosition(start.rules);
      const situation = { position, player, dice: null, cube: null, score: null, rolls: null, passed: [] };
      return [[player === 'white' ? 'X' : 'O', [...step.dice].sort().join(''), writeGnuId(situation, start.rules).slice(0, 14)].join(' ')];
    }),
  }));
  return told(games[0]?.start.score?.length ?? 0, byGame);
}

const toldByGnubg = ({ 'match-info': { 'match-length': length }, games }: SeenMatch): ReturnType<typeof told> =>
  told(
    length,
    games.map(({ info, game }) => ({
      score: [info['score-X'], info['score-O']],
      won: info.winner ? [info.winner, info['points-won']] : null,
      throws: game
        .filter(({ action }) => action === 'move')
        .map(({ player, dice = [], board }) => [player, [...dice].sort().join(''), board].join(' ')),
    })),
  );

describe('matches in GNU Backgammon', { skip }, () => {
  const matches = Array.from({ length: 200 }, (_, index) =>
    matchAtRandom(seed + index).map((game) => ({ ...game, tags: { White: 'Anna', Black: 'Boris' } })),
  );
  // in two columns it does not read back the beavers that it writes itself, and a throw that leaves no choice is played at once
  const isOdd = ({ step, player, game: { rules, turn } }: RecordNode): boolean =>
    step.kind === 'beaver' ||
    (step.kind === 'roll' &&
      step.unfinished &&
      (turn?.phase !== 'moving' || !player || legalPlays(rules, turn.start, player, turn.left).length < 2));
  // nor does it see who has won where nothing stands before it: a game that was given up at once
  const isEmpty = ({ step }: RecordNode): boolean => ['opening', 'resign', 'accept', 'refuse'].includes(step.kind);
  const isRead = ({ line: { nodes } }: RecordGame): boolean => !nodes.some(isOdd) && !nodes.every(isEmpty);
  // in a match to some points it knows what cubes up to 64 are worth, and falls down over greater ones
  const isHigh = ({ game: { cube, score } }: RecordNode): boolean => (score?.length ?? 0) > 0 && (cube?.value ?? 1) > 64;
  const priced = matches.filter((games) => !games.some(({ line }) => line.nodes.some(isHigh)));
  for (const [format, write, some] of [
    ['sgf', writeSgf, priced],
    ['mat', writeMat, priced.filter((games) => games.every(isRead))],
  ] as const)
    it(`are in ${format} what they were written for`, async () => {
      assert.ok(some.length > 50);
      const texts = some.map(write);
      const seen = await openInGnubg(texts, format, limit);
      assert.equal(seen.length, texts.length);
      for (const [index, text] of texts.entries()) assert.deepEqual(toldByGnubg(seen[index]!), toldByUs(recordFrom(text).games));
    });
});
