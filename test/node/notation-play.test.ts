/** Plays as text: what is found, what is refused, and where (docs/notation.md, "Moves and plays"). */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { formatPlay, formatStages, NotationError, parsePlay, parseSituation, playText } from '../../src/notation/index.js';
import {
  applyMove,
  endStage,
  formatPosition,
  isStageOver,
  legalPlays,
  outcome,
  parseRules,
  presets,
  seededDice,
  startPosition,
  startTurn,
  throwDice,
} from '../../src/rules/index.js';
import type { Dice, Move, Play, Player, Position, PresetId, Rules, Turn } from '../../src/rules/index.js';

const ids = Object.keys(presets) as PresetId[];
const { prava, chelebi, gyulbara, tapa } = presets;
const start = 'W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5';

interface Case {
  rules: Rules;
  position: Position;
  player: Player;
  dice: Dice;
}

const at = (position: string, dice: Dice, rules: Rules = prava, player: Player = 'white'): Case => ({
  rules,
  position: parseSituation(position, rules).position,
  player,
  dice,
});
const read = (text: string, { rules, position, player, dice }: Case): Play => parsePlay(text, rules, position, player, dice);
const reread = (text: string, one: Case): string => formatPlay(read(text, one).moves);
const plays = ({ rules, position, player, dice }: Case): Play[] => legalPlays(rules, position, player, dice);

function faultOf(text: unknown, one: Case): NotationError {
  try {
    read(text as string, one);
  } catch (error) {
    assert.ok(error instanceof NotationError, String(error));
    return error;
  }
  return assert.fail(`read: ${String(text)}`);
}

/** Positions met in games of random moves, with dice of every kind of stage. */
function* met(games: number, seed: number): Generator<Case> {
  const die = seededDice(seed);
  const pick = (below: number): number => Math.floor(((die() - 1) * 216 + (die() - 1) * 36 + (die() - 1) * 6 + die() - 1) % below);
  for (let game = 0; game < games; game++) {
    const rules = presets[ids[game % ids.length] ?? 'prava'];
    let position = startPosition(rules);
    for (let turn = 0; turn < 80 && outcome(rules, position) === null; turn++) {
      const player = turn % 2 === 0 ? 'white' : 'black';
      const [a, b, kind] = [die(), die(), die()];
      const dice = a === b || kind === 1 ? new Array<number>([1, 2, 3, 4, 4, 4][die() - 1] ?? 4).fill(a) : [a, b];
      const found = legalPlays(rules, position, player, dice);
      yield { rules, position, player, dice };
      position = found[pick(Math.max(found.length, 1))]?.position ?? position;
    }
  }
}

const single = ({ from, to }: Pick<Move, 'from' | 'to'>): string => `${from}/${to}`;

describe('play: reading', () => {
  const opening = at(start, [6, 5]);
  const spellings: [string, string][] = [
    ['24/18/13', '24/18/13'],
    ['24/13', '24/18/13'],
    ['24/18 18/13', '24/18/13'],
    ['18/13 24/18', '24/18/13'],
    ['24-18-13', '24/18/13'],
    ['24 – 18 — 13', '24/18/13'],
    ['24 / 18 / 13', '24/18/13'],
    ['24→18>13', '24/18/13'],
    ['24/18*/13*', '24/18/13'],
    ['13/8,13/7', '13/7 13/8'],
    ['\n13/8\t13/7\r\n', '13/7 13/8'],
    ['24/18 13/8', '24/18 13/8'],
    ['13/8 24/18', '24/18 13/8'],
  ];
  for (const [text, written] of spellings) it(`takes ${JSON.stringify(text)}`, () => assert.equal(reread(text, opening), written));

  it('takes every name of the bar and of off', () => {
    const bar = at('W bar:1 24:1 13:5 8:3 6:5 | B 4:2 6:5 8:3 13:5', [4, 3]);
    for (const text of ['bar/22 6/2', 'Bar/22 6/2', 'БАР/22 6/2', '25/22 6/2', '6/2 25-22']) assert.equal(reread(text, bar), 'bar/22 6/2');
    const off = at('W 4:2 3:1 off:12 | B 6:8 5:7', [6, 5]);
    for (const text of ['4/off(2)', '4/off 4/off', '4/Off x2', '4/0 4/0', '4/off(2)', '4-0×2', '4/вън (2)', '4/offx2', '4/off х2'])
      assert.equal(reread(text, off), '4/off(2)');
  });

  it('takes doubles in every grouping', () => {
    const double = at(start, [1, 1, 1, 1]);
    for (const text of ['8/7(2) 6/5(2)', '6/5 8/7 6/5 8/7', '8/7(2) 6/5 6/5', '6/5(2), 8/7 (2)'])
      assert.equal(reread(text, double), '8/7(2) 6/5(2)');
    for (const text of ['8/6(2)', '8/7/6(2)', '8/7(2) 7/6(2)']) assert.equal(reread(text, double), '8/7/6(2)');
    for (const text of ['24/20', '24/23/22/21/20', '24/22 22/20']) assert.equal(reread(text, double), '24/23/22/21/20');
  });

  it('works hits and pins out, and puts them where they happen', () => {
    const blot = at('W 24:2 13:5 8:3 6:5 | B 20:1 24:2 13:5 8:2 6:5', [3, 1]);
    for (const text of ['8/5 6/5', '8/5* 6/5', '6/5*, 8/5', '8/5*, 6/5*']) assert.equal(reread(text, blot), '8/5* 6/5');
    const pin = at('W 13:1 6:14 | B 24:14 15:1', [3, 2], tapa);
    assert.equal(reread('13/10 6/4', pin), '13/10^ 6/4');
    assert.equal(reread('13/8', pin), '13/10^/8');
    assert.equal(reread('13/10*/8', pin), '13/10^/8');
  });

  it('reads a stage in which nothing can be played', () => {
    const stuck = at('W bar:1 13:5 8:3 6:6 | B 3:2 6:5 8:3 13:5', [3, 3, 3, 3]);
    for (const text of ['-', ' — ', '--']) assert.deepEqual(read(text, stuck), { moves: [], position: stuck.position });
    assert.equal(faultOf('-', opening).refusal?.code, 'not-finished');
  });

  it('asks which play is meant, and takes hits for an answer', () => {
    const two = at('W 24:1 13:5 8:3 6:5 off:1 | B 5:1 7:1 11:1 13:5 8:3 6:4', [6, 4]);
    for (const text of ['24/14', '24/14*', ' 24/14 ']) {
      const fault = faultOf(text, two);
      assert.deepEqual([fault.code, fault.column], ['ambiguous-play', text.indexOf('2') + 1]);
      assert.deepEqual([...fault.plays].sort(), ['24/18*/14*', '24/20*/14*']);
    }
    assert.equal(reread('24/18/14', two), '24/18*/14*');
    const one = at('W 24:1 13:5 8:3 6:5 off:1 | B 5:1 13:6 8:3 6:5', [6, 4]);
    assert.equal(faultOf('24/14', one).code, 'ambiguous-play');
    const last = at('W 6:1 off:14 | B 20:1 6:14', [6, 1]);
    assert.equal(reread('6/off', last), '6/off', 'what is written whole needs no question');
    assert.equal(reread('6/5/off', last), '6/5*/off');
    const ends = at('W 24:1 13:5 8:3 6:5 off:1 | B 11:1 5:1 13:5 8:3 6:5', [6, 4]);
    assert.equal(reread('24/14*', ends), '24/18/14*', 'the way that hits nothing unwritten');
  });

  it('plays the numbers of the side that moves', () => {
    assert.equal(reread('24/18 13/8', at(start, [6, 5], prava, 'black')), '24/18 13/8');
    const { position } = read('24/18 13/8', at(start, [6, 5], prava, 'black'));
    assert.match(formatPosition(position), /\| B 24:1 18:1 13:4 8:4 6:5$/);
  });

  it('plays passed dice in full, also where they need not be played', () => {
    const rules = parseRules('passed.mandatory=false', gyulbara);
    const five = at('W 19:2 1:13 | B 24:14 2:1', [5, 5], rules, 'black');
    assert.equal(reread('24/19(2)', five), '24/19(2)');
    assert.equal(faultOf('24/19', five).refusal?.code, 'not-finished');
  });
});

describe('play: faults and their places', () => {
  const opening = at(start, [6, 5]);
  const faults: [string, string, number, number, string?][] = [
    ['', 'play-missing', 1, 1],
    ['   ', 'play-missing', 1, 1],
    ['foo', 'bad-move', 1, 1],
    ['24/18 foo', 'bad-move', 1, 7],
    ['24/18 13', 'bad-move', 1, 9],
    ['24/', 'bad-move', 1, 4],
    ['24/18\n13/x', 'bad-move', 2, 4],
    ['13/7; 13/8', 'bad-move', 1, 5],
    ['26/20', 'bad-point', 1, 1],
    ['24/18 13/80', 'bad-point', 1, 10],
    ['0/5', 'bad-point', 1, 1],
    ['6/off/3', 'too-many-moves', 1, 7],
    ['24/18 13/8 6/5', 'too-many-moves', 1, 12],
    ['24/18(5)', 'too-many-moves', 1, 1],
    ['24/18(0)', 'too-many-moves', 1, 1],
    ['24/18', 'illegal-play', 1, 6, 'not-finished'],
    [' - ', 'illegal-play', 1, 2, 'not-finished'],
    ['24/19 13/7', 'illegal-play', 1, 1, 'point-held'],
    ['13/7 24/19', 'illegal-play', 1, 6, 'point-held'],
    ['13/7\n24/19', 'illegal-play', 2, 1, 'point-held'],
    ['24/18/12', 'illegal-play', 1, 7, 'no-such-die'],
    ['24/18/13/10', 'illegal-play', 1, 10, 'no-such-die'],
    ['24/18 17/12', 'illegal-play', 1, 7, 'no-checker'],
    ['24/18 6/1', 'illegal-play', 1, 7, 'point-held'],
    ['13/18 13/8', 'illegal-play', 1, 1, 'backward'],
    ['13/8 6/off', 'illegal-play', 1, 6, 'not-all-home'],
  ];
  for (const [text, code, line, column, refusal] of faults)
    it(`${JSON.stringify(text)}: ${refusal ?? code}`, () => {
      const fault = faultOf(text, opening);
      assert.deepEqual([fault.code, fault.refusal?.code], [code, refusal]);
      assert.deepEqual([fault.line, fault.column], [line, column]);
    });

  it('says so when it is given no text', () => {
    for (const value of [null, undefined, 7, {}]) assert.equal(faultOf(value, opening).code, 'syntax');
  });

  it('tells what keeps the one that waits, not what waits for it', () => {
    const bar = at('W bar:1 24:1 13:5 8:3 6:5 | B 4:2 6:5 8:3 13:5', [4, 3]);
    const fault = faultOf('13/10 bar/21', bar);
    assert.deepEqual([fault.refusal, fault.column], [{ code: 'point-held', point: 21 }, 7]);
    assert.equal(faultOf('13/10', bar).refusal?.code, 'bar-first');
  });
});

describe('play: writing', () => {
  const moves = (...pairs: [number, number, Move['effect']?][]) => pairs.map(([from, to, effect = null]) => ({ from, to, effect }));

  it('says which checker hit and which went on, where a hitter may not hide', () => {
    const hidden = at('W 13:5 8:5 6:2 5:1 3:2 | B 24:2 21:1 13:4 8:3 6:5', [1, 1, 1, 1], presets.kavkazka);
    for (const order of ['5/4 6/5 5/4 4/3', '6/5 5/4 5/4 4/3']) {
      let turn = throwDice(startTurn(hidden.rules, hidden.position, 'white'), [1, 1]);
      for (const move of order.split(' ')) turn = applyMove(turn, { from: Number(move[0]), die: 1 });
      const text = formatPlay(turn.own!.plays[0]!);
      // one of the two hits and stays on 4, the other one goes on to 3
      assert.match(text, /^(6\/5\/4\/3 5\/4\*|6\/5\/4\* 5\/4\/3)$/);
      assert.equal(formatPosition(read(text, hidden).position), formatPosition(turn.position));
    }
  });

  it('joins, counts and sorts', () => {
    assert.equal(formatPlay([]), '-');
    assert.equal(formatPlay(moves([6, 5], [8, 5])), '8/5 6/5');
    assert.equal(formatPlay(moves([24, 23], [24, 21])), '24/21 24/23');
    assert.equal(formatPlay(moves([13, 10], [13, 10], [10, 7], [10, 7])), '13/10/7(2)');
    assert.equal(formatPlay(moves([13, 10, 'hit'], [10, 7], [13, 10])), '13/10*/7 13/10');
    assert.equal(formatPlay(moves([13, 10, 'pin'], [13, 10])), '13/10^(2)');
    assert.equal(formatPlay(moves([6, 4, 'hit'], [8, 4])), '8/4* 6/4');
    assert.equal(formatPlay(moves([25, 22, 'hit'], [4, 0], [3, 0])), 'bar/22* 4/off 3/off');
  });

  it('writes stages', () => {
    const of = (from: number, to: number, die: number, effect: Move['effect'] = null): Move => ({ from, to, die, effect });
    assert.equal(formatStages([[of(24, 20, 4), of(24, 20, 4)], [], [of(24, 18, 6)]]), '24/20(2); -; 24/18');
  });
});

describe('play: turns of several stages', () => {
  const turn = (position: string, rolls: number, dice: Dice, rules: Rules = gyulbara): Turn =>
    throwDice(startTurn(rules, parseSituation(position, rules).position, 'white', { rolls }), dice);
  const climb = (): Turn => turn('W 24:15 | B 24:15', 3, [4, 4]);

  it('plays them to the end and writes them back', () => {
    const written = '24/20/16(2); 24/19(4); 24/18(4)';
    const end = playText(climb(), written);
    assert.equal(end.phase, 'done');
    assert.equal(formatStages(end.own?.plays ?? []), written);
  });

  it('asks for the stages that are missing', () => {
    assert.throws(() => playText(climb(), '24/20(4)'), { code: 'illegal-play', column: 9 });
    assert.throws(() => playText(climb(), '24/20(4); 24/19'), { code: 'illegal-play', column: 16 });
    assert.throws(
      () => playText(climb(), '24/20(4); 24/18(4)'),
      (error: NotationError) => error.refusal?.code === 'stage-order' && error.column === 11,
    );
  });

  it('takes stages without a move written or left out', () => {
    const rules = parseRules('climb.scope=continueAfterPass', gyulbara);
    const stuck = (): Turn => turn('W 24:12 10:3 | B 24:13 18:1 8:1', 3, [4, 4], rules);
    const end = playText(stuck(), '-; 24/19(4); 24/18(4)');
    assert.deepEqual(playText(stuck(), '24/19(4); 24/18(4)').position, end.position);
    const whole = (): Turn => turn('W 24:12 10:3 | B 24:13 18:1 8:1', 3, [4, 4]);
    for (const text of ['-', '-;-', '- ; - ; - ; -']) assert.equal(playText(whole(), text).phase, 'done');
    assert.throws(() => playText(whole(), '-; 24/19'), { code: 'illegal-play', column: 4 });
  });

  it('plays a part of a stage when asked to', () => {
    const one = playText(climb(), '24/20(4); 24/19', true);
    assert.deepEqual([one.phase, one.left], ['moving', [5, 5, 5]]);
    assert.deepEqual(playText(one, '24/19(3)', true).left, []);
    assert.equal(playText(one, '24/19(3); 24/18(4)').phase, 'done');
  });

  it('ends with the game', () => {
    const end = playText(turn('W 6:3 off:12 | B 8:15', 2, [4, 4], chelebi), '6/2(3) 2/off; 2/off(2)');
    assert.equal(end.phase, 'done');
    assert.throws(() => playText(turn('W 6:3 off:12 | B 8:15', 2, [4, 4], chelebi), '6/2(3) 2/off; 2/off(2); 2/off'), NotationError);
  });

  it('refuses a turn in which nothing is to be played', () => {
    assert.throws(() => playText(startTurn(prava, startPosition(prava), 'white'), '24/18'), { name: 'RulesError', code: 'wrong-phase' });
  });
});

describe('play: properties', () => {
  it('every legal play is written and read back the same, and in any order, die by die, without hits', () => {
    let tried = 0;
    for (const one of met(28, 7)) {
      const found = plays(one);
      const text = (play: Play): string => formatPlay(play.moves);
      const step = Math.ceil(found.length / 4);
      for (let i = 0; i < found.length; i += step) {
        const play = found[i];
        if (!play) continue;
        const end = formatPosition(play.position);
        const same = (spelled: string): void =>
          assert.equal(
            formatPosition(read(spelled, one).position),
            end,
            `${spelled} for ${text(play)} with ${one.dice.join('')} ${one.player} ${formatPosition(one.position)}`,
          );
        same(text(play));
        same(text(read(text(play), one)));
        same(play.moves.map(single).reverse().join(' '));
        same(text(play).replace(/[*^]/g, '').replaceAll('/', '-'));
        tried++;
      }
      if (found.length === 0) assert.deepEqual(read('-', one).position, one.position);
    }
    assert.ok(tried > 3000, String(tried));
  });

  it('a combined move is the play, or a question that names it', () => {
    for (const one of met(28, 11))
      for (const play of plays(one).slice(0, 8)) {
        const combined = formatPlay(play.moves)
          .replace(/\/[^ ]*\//g, '/')
          .replace(/[*^]/g, '');
        try {
          assert.equal(formatPosition(read(combined, one).position), formatPosition(play.position));
        } catch (error) {
          assert.ok(error instanceof NotationError && error.code === 'ambiguous-play', `${combined}: ${String(error)}`);
          const named = error.plays.map((text) => formatPosition(read(text, one).position));
          assert.ok(named.includes(formatPosition(play.position)));
        }
      }
  });

  it('finds nothing but legal plays, whatever is written', () => {
    const cases = [...met(28, 13)];
    const place = fc.oneof(fc.integer({ min: 0, max: 25 }).map(String), fc.constantFrom('bar', 'off', '99'));
    const item = fc
      .tuple(fc.array(place, { minLength: 2, maxLength: 4 }), fc.constantFrom('', '*', '^', '(2)', '(3)', '(4)'))
      .map(([path, end]) => path.join('/') + end);
    fc.assert(
      fc.property(fc.nat(cases.length - 1), fc.array(item, { minLength: 1, maxLength: 4 }), (index, items) => {
        const one = cases[index] ?? assert.fail();
        try {
          const { position, moves } = read(items.join(' '), one);
          assert.ok(plays(one).some((play) => formatPosition(play.position) === formatPosition(position)));
          assert.ok(moves.length > 0);
        } catch (error) {
          assert.ok(error instanceof NotationError, String(error));
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('a mutated play is read as a legal one or is a NotationError within the text', () => {
    const cases = [...met(28, 17)].filter((one) => plays(one).length > 0);
    const piece = fc.oneof(
      fc.constantFrom('/', '-', '*', '^', '(2)', ' ', ';', '24', 'bar', 'off', '\n', ' ', '–', 'В', '🎲'),
      fc.string({ maxLength: 3 }),
    );
    fc.assert(
      fc.property(
        fc.nat(cases.length - 1),
        fc.nat(),
        fc.array(fc.tuple(fc.nat(), fc.nat(3), piece), { maxLength: 3 }),
        (index, which, changes) => {
          const one = cases[index] ?? assert.fail();
          const found = plays(one);
          let text = formatPlay(found[which % found.length]?.moves ?? []);
          for (const [place, length, put] of changes) {
            const from = place % (text.length + 1);
            text = text.slice(0, from) + put + text.slice(from + length);
          }
          try {
            const { position } = read(text, one);
            assert.ok(
              found.some((play) => formatPosition(play.position) === formatPosition(position)),
              text,
            );
          } catch (error) {
            assert.ok(error instanceof NotationError, `${JSON.stringify(text)}: ${String(error)}`);
            const lines = text.split(/\r\n|\r|\n/);
            assert.ok(error.line <= lines.length && error.column <= (lines[error.line - 1] ?? '').length + 1, text);
          }
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('reads whole turns back as they were played', () => {
    const die = seededDice(23);
    for (let game = 0; game < 20; game++) {
      const rules = presets[(['gyulbara', 'chelebi', 'gyulbara-traditional'] as const)[game % 3] ?? 'chelebi'];
      let position = startPosition(rules);
      for (let turn = 0; turn < 24 && outcome(rules, position) === null; turn++) {
        const begun = throwDice(
          startTurn(rules, position, turn % 2 === 0 ? 'white' : 'black', { rolls: turn }),
          game % 2 === 0 ? [die(), die()] : [1 + (turn % 6), 1 + (turn % 6)],
        );
        let played = begun;
        while (played.phase === 'moving') {
          const found = legalPlays(rules, played.position, played.player, played.left);
          const play = found[die() % Math.max(found.length, 1)];
          for (const move of play?.moves ?? []) played = applyMove(played, move);
          assert.ok(isStageOver(played));
          played = endStage(played);
        }
        const again = playText(begun, formatStages(played.own?.plays ?? []));
        assert.deepEqual([formatPosition(again.position), again.handOver], [formatPosition(played.position), played.handOver]);
        position = played.position;
      }
    }
  });

  it('reads long texts in linear time', () => {
    const opening = at(start, [1, 1, 1, 1]);
    for (const piece of ['24/18 ', '24/', '(', '1', ' ', '*', '-', '—', '/', '24/23(1)', 'x', '\n', ';', ',', '24 ']) {
      const long = piece.repeat(200_000 / piece.length);
      for (const text of [long, `24/23${long}@`, `24${long}@`]) {
        const began = process.cpuUsage();
        try {
          read(text, opening);
        } catch (error) {
          assert.ok(error instanceof NotationError);
        }
        assert.ok(process.cpuUsage(began).user < 1_000_000, JSON.stringify(text.slice(0, 20)));
      }
    }
  });
});
