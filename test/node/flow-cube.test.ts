/** The cube and what is offered, event by event (docs/rules.md, "The cube"); each option is shown to differ from its being off. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { autoEvent, restoreGame } from '../../src/flow/index.js';
import { isCubeDead, parseRules, presets, resignationIn, sideToAct, stakesIn } from '../../src/rules/index.js';
import type { Cube, MatchScore, Rules } from '../../src/rules/index.js';
import { Play } from '../support/play.js';
import { setUp } from '../support/set-up.js';

const start = 'W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5';
/** Black has a checker in White's home and none off. */
const koks = 'W 1:1 off:14 | B 22:1 6:14';
const withCube = (options: string): Rules => parseRules(options, 'backgammon');
const game = (rules: Rules, position = start, cube: Cube | null = null): Play =>
  new Play({ rules, situation: { ...setUp(rules, position), cube } });
const inMatch = (rules: Rules, score: MatchScore, crawford?: boolean): Play =>
  new Play({ rules, starter: 'white', score, ...(crawford === undefined ? {} : { crawford }) });
const cubeOf = ({ game: { cube } }: Play) => [cube?.value, cube?.owner];
const whitesFour: Cube = { value: 4, owner: 'white' };

describe('the cube', () => {
  it('P13: is offered before the throw, and dropped for its present value', () => {
    const rules = withCube('cube.limit=8');
    const play = game(rules, koks, whitesFour).does('double').is('turn:offered');
    assert.deepEqual(play.game.offer, { kind: 'double', by: 'white', value: 8, owner: 'black', points: 4 });
    assert.equal(sideToAct(play.game), 'black');
    play.refuses('roll undo confirm double resign accept refuse beaver raccoon').does('drop').is('over');
    assert.deepEqual(play.now.output, { winner: 'white', kind: 'oin', points: 4, by: 'drop' });
  });

  it('P13: is taken, and then it is the other side’s, up to the limit', () => {
    const play = game(withCube('cube.limit=8'), koks, whitesFour).does('double take').is('turn:choose');
    assert.deepEqual(cubeOf(play), [8, 'black']);
    assert.equal(play.why('double'), 'cube-not-yours');
    play.isTurnOf('white');
    play.does('roll 65 1/6 confirm').is('over');
    assert.deepEqual(play.now.output, { winner: 'white', kind: 'koks', points: 24, by: 'bearing-off' });
    const mars = game(withCube('cube.limit=8'), 'W 1:1 off:14 | B 6:15', whitesFour).does('double take roll 65 1/6 confirm');
    assert.deepEqual(mars.now.output, { winner: 'white', kind: 'mars', points: 16, by: 'bearing-off' });
    const blacks = game(withCube('cube.limit=8'), 'W 24:1 6:14 | B 24:2 13:13', { value: 8, owner: 'white' });
    assert.equal(blacks.why('double'), 'cube-limit');
    game(withCube('cube.limit=0'), start, { value: 8, owner: 'white' }).does('double take');
  });

  it('P13: is not offered after the throw, nor by the side that does not own it, nor where there is none', () => {
    const play = game(withCube('cube.limit=8'), start, { value: 4, owner: 'black' });
    assert.equal(play.why('double'), 'cube-not-yours');
    play.refuses('double').does('roll 31').refuses('double');
    assert.equal(play.why('double'), 'cube-after-roll');
    assert.equal(play.why('double', 'black'), 'not-your-turn');
    const without = game(presets.prava);
    for (const word of ['double', 'take', 'drop', 'beaver', 'raccoon']) assert.equal(without.why(word), 'no-cube');
    assert.equal(new Play({ rules: withCube('') }).why('double'), 'roll-first');
  });

  it('is redoubled by its owner alone', () => {
    const play = game(withCube('')).does('double take roll 31 8/3 6/1 confirm');
    play.isTurnOf('black');
    play.does('double');
    assert.equal(sideToAct(play.game), 'white');
    play.does('take');
    assert.deepEqual(cubeOf(play), [4, 'white']);
    play.refuses('double');
  });

  it('is answered by the side that is asked', () => {
    const play = game(withCube('cube.beavers=true')).does('double');
    for (const type of ['take', 'drop', 'beaver'] as const) {
      assert.equal(play.why(type, 'white'), 'not-your-turn');
      assert.equal(play.why(type, 'black'), undefined);
      play.actor.send({ type, by: 'white' });
      play.is('turn:offered');
    }
    play.actor.send({ type: 'take', by: 'black' });
    play.is('turn:choose');
    for (const word of ['take', 'drop', 'beaver', 'accept', 'refuse']) assert.equal(play.why(word), 'nothing-offered');
  });

  it('waits for the dice that were handed over', () => {
    const rules = parseRules('cube.limit=4', 'gyulbara');
    const situation = { ...setUp(rules, 'W 24:13 21:2 | B 24:13 6:1 3:1', 'black'), passed: [[6]] };
    const play = new Play({ rules, situation }).is('turn:passed');
    assert.equal(play.why('double'), 'passed-first');
    play.does('24/6').is('turn:passedDone').refuses('double').does('confirm').is('turn:choose').does('double');
  });
});

describe('a beaver and a raccoon', () => {
  it('P14: turns the cube back and keeps it; the doubler may still drop', () => {
    const play = () => game(withCube('cube.beavers=true')).does('double beaver').is('turn:offered');
    assert.deepEqual(play().game.offer, { kind: 'beaver', by: 'black', value: 4, owner: 'black', points: 2 });
    assert.deepEqual(play().does('drop').now.output, { winner: 'black', kind: 'oin', points: 2, by: 'drop' });
    const taken = play().does('take').is('turn:choose');
    assert.deepEqual(cubeOf(taken), [4, 'black']);
    taken.isTurnOf('white');
    taken.refuses('double').does('roll 31 8/3 6/1 confirm double');
  });

  it('P14: is off, over the limit, or no answer to what was offered', () => {
    assert.equal(game(withCube('')).does('double').refuses('beaver').why('beaver'), 'beaver-off');
    const tight = game(withCube('cube.limit=2 cube.beavers=true')).does('double');
    assert.equal(tight.refuses('beaver').why('beaver'), 'cube-limit');
    const twice = game(withCube('cube.beavers=true cube.raccoons=true')).does('double').refuses('raccoon').does('beaver').refuses('beaver');
    assert.equal(twice.why('beaver'), 'nothing-offered');
    assert.equal(game(withCube('cube.beavers=true')).does('double beaver').refuses('raccoon').why('raccoon'), 'raccoon-off');
    assert.equal(game(withCube('cube.limit=4 cube.beavers=true cube.raccoons=true')).does('double beaver').why('raccoon'), 'cube-limit');
  });

  it('is turned once more, and the side that beavered keeps the cube', () => {
    const play = () => game(withCube('cube.beavers=true cube.raccoons=true')).does('double beaver raccoon');
    assert.equal(sideToAct(play().game), 'black');
    assert.deepEqual(cubeOf(play().does('take')), [8, 'black']);
    assert.deepEqual(play().does('drop').now.output, { winner: 'white', kind: 'oin', points: 4, by: 'drop' });
  });
});

describe('Jacoby, Crawford and the last throw', () => {
  const win = (play: Play) => play.does('roll 65 1/6 confirm').now.output;

  it('Jacoby: mars and koks count only when the cube was turned', () => {
    const jacoby = withCube('cube.jacoby=true');
    assert.deepEqual(win(game(jacoby, koks)), { winner: 'white', kind: 'oin', points: 1, by: 'bearing-off' });
    assert.equal(win(game(withCube(''), koks))?.points, 3);
    assert.equal(win(game(jacoby, koks).does('double take'))?.points, 6);
    const play = new Play({ rules: jacoby, situation: { ...setUp(jacoby, koks), score: { white: 0, black: 0, length: 5 } } });
    assert.equal(win(play)?.points, 3, 'not in a match');
    assert.equal(resignationIn(game(jacoby).game, 'white').points, 1);
    assert.equal(resignationIn(game(withCube('')).game, 'white').points, 3);
  });

  it('Crawford: no double in the first game after a side has come within a point', () => {
    const crawford = withCube('cube.crawford=true');
    const score = { white: 4, black: 2, length: 5 };
    assert.equal(inMatch(crawford, score).refuses('double').why('double'), 'crawford-game');
    inMatch(crawford, score, false).does('double');
    inMatch(withCube(''), score).does('double');
    inMatch(crawford, { white: 3, black: 2, length: 5 }).does('double');
    inMatch(crawford, { white: 4, black: 4, length: 5 }).does('double');
    inMatch(crawford, { white: 4, black: 2, length: null }).does('double');
  });

  it('no double before the last throw', () => {
    const rules = withCube('lastThrow=true');
    const ending = setUp(rules, 'W 1:1 off:14 | B 6:1 5:1 off:13', 'white', [2, 1]);
    const play = new Play({ rules, situation: ending, starter: 'white' }).does('1/2 confirm').is('lastThrow:choose').refuses('double');
    assert.equal(play.why('double'), 'last-throw');
    play.does('resign').is('lastThrow:offered').does('refuse').is('lastThrow:choose').does('roll 65 6/6 5/5 confirm').is('over');
    assert.equal(play.now.output?.kind, 'draw');
  });

  it('a cube is dead at its limit, in the Crawford game, and where nobody needs it in a match', () => {
    assert.ok(isCubeDead(game(presets.prava).game));
    assert.ok(!isCubeDead(game(withCube('')).game));
    assert.ok(isCubeDead(game(withCube('cube.limit=4'), start, whitesFour).game));
    const at = (score: MatchScore, cube: Cube) =>
      isCubeDead(new Play({ rules: withCube(''), situation: { ...setUp(presets.prava, start), score, cube } }).game);
    assert.ok(at({ white: 1, black: 0, length: 5 }, whitesFour));
    assert.ok(!at({ white: 0, black: 4, length: 5 }, whitesFour), 'he needs it still');
    assert.ok(!at({ white: 4, black: 0, length: 5 }, { value: 1, owner: null }), 'the other side needs it');
    assert.ok(isCubeDead(inMatch(withCube('cube.crawford=true'), { white: 4, black: 0, length: 5 }).game));
  });

  it('nobody is doubled or answered for by himself', () => {
    const play = game(withCube(''));
    assert.equal(autoEvent(play.game, ['roll', 'forced', 'confirm']), null);
    assert.equal(autoEvent(play.does('double').game, ['roll', 'forced', 'confirm']), null);
    assert.deepEqual(autoEvent(play.does('take').game, ['roll']), { type: 'roll' });
  });
});

describe('a resignation in a game with a cube', () => {
  it('is offered, and accepted at its price', () => {
    const play = game(withCube(''), start, { value: 2, owner: 'black' }).does('resign').is('turn:offered');
    assert.deepEqual(play.game.offer, { kind: 'resign', by: 'white', price: 'koks', points: 6 });
    play.refuses('take drop beaver roll resign').does('accept').is('over');
    assert.deepEqual(play.now.output, { winner: 'black', kind: 'koks', points: 6, by: 'resignation' });
    assert.equal(game(withCube('')).does('resign:oin accept').now.output?.points, 1);
    assert.equal(game(withCube('scoring=mars')).does('resign:koks accept').now.output?.kind, 'mars', 'no more than counts');
  });

  it('is refused, and the game goes on where it was', () => {
    const play = game(withCube('')).does('roll 31 8/3');
    const before = play.game;
    play.does('resign:oin').refuses('6/1 undo').does('refuse').is('turn:moving');
    assert.deepEqual({ ...play.game }, { ...before });
    play.does('undo 8/3 6/1 resign refuse').is('turn:confirm');
  });

  it('ends a game without a cube at once, whatever price is named', () => {
    assert.equal(game(presets.prava).does('resign:oin').is('over').now.output?.kind, 'mars');
  });
});

describe('what a game is played for', () => {
  it('is the stake times the cube times the result, up to the limit', () => {
    assert.deepEqual(stakesIn(game(withCube('cube.limit=64'), start, whitesFour).game, 10), { oin: 40, mars: 80, koks: 120, most: 1920 });
    assert.equal(stakesIn(game(withCube('')).game).most, null);
    assert.deepEqual(stakesIn(game(presets.prava).game, 5), { oin: 5, mars: 10, koks: 10, most: 10 });
    const jacoby = game(withCube('cube.jacoby=true cube.limit=2'));
    assert.deepEqual(stakesIn(jacoby.game), { oin: 1, mars: 1, koks: 1, most: 6 });
    assert.deepEqual(stakesIn(jacoby.does('double take').game), { oin: 2, mars: 4, koks: 6, most: 6 });
    for (const stake of [-1, NaN, Infinity]) assert.throws(() => stakesIn(jacoby.game, stake), { name: 'RulesError' });
  });

  it('counts the mother with the cube, too', () => {
    // T4: 3/1 pins the mother
    const rules = parseRules('cube.limit=8', 'tapa');
    const play = game(rules, 'W 13:14 3:1 | B 24:1 10:14', whitesFour).does('roll 21 3/2 confirm').is('over');
    assert.deepEqual(play.now.output, { winner: 'white', kind: 'mars', points: 8, by: 'mother' });
  });
});

describe('a saved game with an offer in it', () => {
  const save = (play: Play) => JSON.parse(JSON.stringify(play.actor.getPersistedSnapshot())) as { context: Record<string, object | null> };
  const rules = withCube('cube.limit=8 cube.beavers=true cube.raccoons=true');

  it('goes on in the same state', () => {
    for (const events of ['double', 'double beaver', 'double beaver raccoon', 'resign:mars', 'double beaver drop', 'resign:mars accept']) {
      const play = game(rules).does(events);
      const again = restoreGame(save(play)).getSnapshot();
      assert.deepEqual(again.value, play.now.value, events);
      assert.deepEqual(again.context, play.game, events);
    }
  });

  it('is none where the offer, the cube, the score or Crawford cannot be', () => {
    const broken: readonly [string, string, unknown, string][] = [
      ['double', 'offer', { kind: 'double', by: 'black', value: 2, owner: 'white', points: 1 }, 'state.offer'],
      ['double', 'offer', { kind: 'double', by: 'white', value: 16, owner: 'black', points: 1 }, 'state.offer'],
      ['double', 'offer', null, 'snapshot.value'],
      ['roll 31', 'offer', { kind: 'resign', by: 'white', price: 'oin', points: 3 }, 'state.offer'],
      ['roll 31', 'cube', null, 'state.cube'],
      ['roll 31', 'crawford', true, 'state.crawford'],
      ['roll 31', 'crawford', 1, 'state.crawford'],
      ['roll 31', 'more', {}, 'state.more'],
    ];
    for (const [events, part, value, where] of broken) {
      const data = save(game(rules).does(events));
      assert.doesNotThrow(() => restoreGame(data));
      data.context[part] = value as object;
      assert.throws(() => restoreGame(data), { name: 'FlowError', code: 'bad-game', part: where });
    }
    for (const [part, value] of [
      ['offer', { kind: 'beaver', by: 'white' }],
      ['offer', { kind: 'double', by: 'white', value: 2, owner: 'black', points: 1 }],
      ['cube', { value: 3, owner: null }],
      ['cube', { value: 16, owner: null }],
      ['score', { white: -1, black: 0, length: 5 }],
    ] as const) {
      const data = save(game(rules).does('roll 31'));
      data.context[part] = value;
      assert.throws(() => restoreGame(data), { name: /FlowError|RulesError/ }, JSON.stringify(value));
    }
  });
});
