/** Which game follows, who begins it, what stands on the slate and who has won: every set and option by an example in which it matters. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  canEndSo,
  gameNumber,
  gameOfSet,
  matchResult,
  nextGame,
  parseRules,
  presets,
  RulesError,
  startMatch,
  withGame,
} from '../../src/rules/index.js';
import type { MatchPlan, MatchState, Outcome, Player, Rules, SetId } from '../../src/rules/index.js';

const draw: Outcome = { winner: null, kind: 'draw', points: 0, by: 'mother' };
const oin = (winner: Player): Outcome => ({ winner, kind: 'oin', points: 1, by: 'bearing-off' });
const mars = (winner: Player): Outcome => ({ winner, kind: 'mars', points: 2, by: 'bearing-off' });

/** The present game ends; where the opening throw decides, white has won it. */
function ended(match: MatchState, outcome: Outcome): MatchState {
  const { game } = match;
  return withGame(match, { ...game, starter: game.starter ?? 'white', outcome });
}
/** Games end one after another, and the next one begins after each. */
const after = (plan: MatchPlan, ...outcomes: Outcome[]): MatchState =>
  outcomes.reduce((match, outcome) => nextGame(ended(match, outcome)), startMatch(plan));
/** The next starter, or the opening throw. */
const starterOf = ({ game }: MatchState): Player | 'throw' => {
  assert.equal(game.turn === null, game.starter === null);
  assert.equal(game.opening, null);
  return game.starter ?? 'throw';
};

describe('the games of a match', () => {
  const series = { length: 'series' } as const;
  const orders: Readonly<Record<SetId, string>> = {
    makedonska: 'prava gyulbara tapa prava',
    balgarska: 'prava gyulbara tapa prava',
    gratska: 'portes plakoto fevga portes',
    turska: 'tavla tavla tavla tavla',
  };
  for (const [set, order] of Object.entries(orders) as [SetId, string][]) {
    it(`come in the order of ${set} and then again`, () => {
      let match = startMatch({ set, ...series });
      for (const [index, id] of order.split(' ').entries()) {
        assert.equal(gameNumber(match), index + 1);
        assert.equal(gameOfSet(match, gameNumber(match)), id);
        assert.equal(match.game.rules, presets[id as keyof typeof presets]);
        match = ended(match, oin('black'));
        assert.equal(gameNumber(match), index + 1, 'a game that is over is still the present one');
        match = nextGame(match);
      }
    });
  }

  it('are always the same outside a set', () => {
    const match = after({ rules: presets.fevga, ...series }, oin('white'), oin('black'));
    assert.equal(match.game.rules, presets.fevga);
    assert.equal(gameOfSet(match, 1), null);
  });

  it('have what is changed changed in each game of the set, and nothing else', () => {
    const { order } = startMatch({ set: 'makedonska', change: 'climb.from=2 nextStarter=loser' });
    assert.deepEqual(order, [
      parseRules('climb.from=2 nextStarter=loser', 'prava'),
      parseRules('climb.from=2 nextStarter=loser', 'gyulbara'),
      parseRules('climb.from=2 nextStarter=loser', 'tapa'),
    ]);
    assert.deepEqual(startMatch({ set: 'makedonska', change: { nextStarter: 'roll' } }).order[2], { ...presets.tapa, nextStarter: 'roll' });
  });
});

describe('who begins', () => {
  const rulesWith = (nextStarter: Rules['nextStarter']): Rules => parseRules({ nextStarter }, 'prava');
  const starters = (nextStarter: Rules['nextStarter'], ...outcomes: Outcome[]): string =>
    outcomes
      .map((_, index) => starterOf(after({ rules: rulesWith(nextStarter), length: 'series' }, ...outcomes.slice(0, index + 1))))
      .join(' ');

  it('the first game: the opening throw, unless a starter is named', () => {
    assert.equal(starterOf(startMatch({ set: 'gratska' })), 'throw');
    assert.equal(starterOf(startMatch({ set: 'gratska', starter: 'black' })), 'black');
  });
  // the same games under every option; white begins after an opening throw
  const games = [oin('black'), mars('black'), draw, oin('white')];
  it('winner', () => assert.equal(starters('winner', ...games), 'black black throw white'));
  it('loser', () => assert.equal(starters('loser', ...games), 'white white throw black'));
  it('alternate, after a draw too', () => assert.equal(starters('alternate', ...games), 'black white black white'));
  it('roll', () => assert.equal(starters('roll', ...games), 'throw throw throw throw'));

  it('throws two dice in the ordinary way, also where the opening throw would be played (M5)', () => {
    const { game } = after({ rules: presets.kratka, length: 3 }, oin('black'));
    assert.equal(game.starter, 'white');
    assert.equal(game.turn?.phase, 'roll');
    assert.deepEqual(game.rolls, { white: 0, black: 0 });
  });
});

describe('the score', () => {
  it('keeps what is beyond the length (M2)', () => {
    const match = ended(startMatch({ set: 'turska', score: { white: 4, black: 4 } }), mars('white'));
    assert.deepEqual(matchResult(match), { winner: 'white', score: { white: 6, black: 4 } });
    assert.throws(() => nextGame(match), { code: 'wrong-phase', refusal: { code: 'game-over' } });
  });

  it('decides nothing before the length is reached, nor while a game is played', () => {
    assert.equal(matchResult(ended(startMatch({ set: 'turska', score: { white: 3, black: 4 } }), oin('white'))), null);
    assert.equal(matchResult(startMatch({ set: 'turska', score: { white: 3, black: 4 } })), null);
  });

  it('counts the points of a draw for both, and a match goes on while nobody leads', () => {
    const rules = parseRules('pins.motherDrawPoints=1', 'tapa');
    const drawn = ended(startMatch({ rules, length: 5, score: { white: 4, black: 4 } }), { ...draw, points: 1 });
    assert.deepEqual(drawn.score, { white: 5, black: 5 });
    assert.equal(matchResult(drawn), null);
    const decided = ended(nextGame(drawn), oin('black'));
    assert.deepEqual(matchResult(decided), { winner: 'black', score: { white: 5, black: 6 } });
    const ahead = ended(startMatch({ rules, length: 5, score: { white: 4, black: 3 } }), { ...draw, points: 1 });
    assert.equal(matchResult(ahead)?.winner, 'white');
  });
});

describe('the length', () => {
  it('is 5 points for a set and one game for a game', () => {
    assert.equal(startMatch({ set: 'gratska' }).length, 5);
    assert.equal(startMatch({ rules: presets.tapa }).length, 'game');
  });
  it('can be any number of points', () => {
    assert.equal(matchResult(ended(startMatch({ set: 'gratska', length: 1 }), oin('white')))?.winner, 'white');
    assert.equal(matchResult(ended(startMatch({ set: 'gratska', length: 2 }), oin('white'))), null);
    assert.equal(
      matchResult(ended(startMatch({ set: 'gratska', length: 64, score: { white: 0, black: 62 } }), mars('black')))?.winner,
      'black',
    );
  });
  it('of one game is over with it, drawn or not', () => {
    assert.deepEqual(matchResult(ended(startMatch({ rules: presets.tapa }), draw)), { winner: null, score: { white: 0, black: 0 } });
    assert.deepEqual(matchResult(ended(startMatch({ rules: presets.tapa }), oin('black'))), {
      winner: 'black',
      score: { white: 0, black: 1 },
    });
  });
  it('of a series has no end', () => {
    const match = ended(startMatch({ set: 'turska', length: 'series', score: { white: 400, black: 0 } }), mars('white'));
    assert.equal(matchResult(match), null);
    assert.deepEqual(nextGame(match).score, { white: 402, black: 0 });
  });
});

describe('what a game knows of its match', () => {
  const cube = parseRules('cube.crawford=true', 'backgammon');

  it('is the score before it, and the length', () => {
    assert.deepEqual(after({ rules: cube, length: 7 }, mars('white')).game.score, { white: 2, black: 0, length: 7 });
    assert.deepEqual(after({ rules: cube, length: 'series' }, mars('white')).game.score, { white: 2, black: 0, length: null });
    assert.equal(startMatch({ rules: cube }).game.score, null);
  });

  it('is that it is the Crawford game: the first after a side has come within a point, once in a match', () => {
    const crawford = (...outcomes: Outcome[]): boolean => after({ rules: cube, length: 5 }, ...outcomes).game.crawford;
    assert.equal(crawford(mars('white'), oin('white')), false, '3-0');
    assert.equal(crawford(mars('white'), mars('white')), true, '4-0');
    assert.equal(crawford(mars('white'), mars('white'), oin('black')), false, '4-1');
    assert.equal(crawford(mars('white'), mars('white'), mars('black'), mars('black')), false, '4-4');
    assert.equal(startMatch({ rules: cube, length: 5, score: { white: 1, black: 4 } }).game.crawford, true);
    assert.equal(after({ rules: cube, length: 'series' }, mars('white'), mars('white')).game.crawford, false);
    assert.equal(after({ rules: presets.backgammon, length: 5 }, mars('white'), mars('white')).game.crawford, false, 'not played');
  });
});

describe('how a game can end', () => {
  const { prava, tapa, kratka, backgammon } = presets;
  const won = (kind: Outcome['kind'], points: number, by: Outcome['by']): Outcome => ({ winner: 'white', kind, points, by });
  const drawn = (points: number, by: Outcome['by']): Outcome => ({ winner: null, kind: 'draw', points, by });
  const cube = parseRules('cube.limit=4', 'backgammon');
  const lastThrow = parseRules('lastThrow=true', 'kratka');
  const cases: readonly [rules: Rules, outcome: Outcome, can: boolean][] = [
    [prava, won('oin', 1, 'bearing-off'), true],
    [prava, won('oin', 2, 'bearing-off'), false],
    [prava, won('mars', 2, 'resignation'), true],
    [prava, won('koks', 3, 'bearing-off'), false],
    [kratka, won('koks', 3, 'bearing-off'), true],
    [parseRules('scoring=oin', 'prava'), won('mars', 2, 'bearing-off'), false],
    [backgammon, won('koks', 3 * 1024, 'bearing-off'), true],
    [backgammon, won('oin', 3, 'bearing-off'), false],
    [backgammon, won('mars', 1, 'bearing-off'), false],
    [backgammon, won('oin', 8, 'drop'), true],
    [backgammon, won('mars', 8, 'drop'), false],
    [prava, won('oin', 1, 'drop'), false],
    [cube, won('mars', 8, 'bearing-off'), true],
    [cube, won('mars', 16, 'bearing-off'), false],
    [kratka, won('oin', 1, 'last-throw'), false],
    [lastThrow, won('oin', 1, 'last-throw'), true],
    [lastThrow, drawn(0, 'last-throw'), true],
    [lastThrow, drawn(1, 'last-throw'), false],
    [kratka, drawn(0, 'last-throw'), false],
    [prava, drawn(0, 'no-moves'), true],
    [prava, drawn(1, 'no-moves'), false],
    [parseRules('maxRollsWithoutMove=0', 'prava'), drawn(0, 'no-moves'), false],
    [prava, drawn(0, 'resignation'), false],
    [tapa, won('mars', 2, 'mother'), true],
    [tapa, won('oin', 1, 'mother'), false],
    [parseRules('scoring=oin', 'tapa'), won('oin', 1, 'mother'), true],
    [parseRules('cube.jacoby=true', 'tapa'), won('oin', 1, 'mother'), true],
    [parseRules('pins.mother=none', 'tapa'), won('mars', 2, 'mother'), false],
    [prava, won('mars', 2, 'mother'), false],
    [tapa, drawn(0, 'mother'), true],
    [tapa, drawn(1, 'mother'), false],
    [parseRules('pins.motherDrawPoints=1', 'tapa'), drawn(1, 'mother'), true],
    [prava, drawn(0, 'mother'), false],
    [prava, { ...drawn(0, 'no-moves'), winner: 'white' }, false],
    [prava, { ...won('oin', 1, 'bearing-off'), winner: null }, false],
    [prava, won('oin', 1, 'luck' as Outcome['by']), false],
  ];
  it('is told by its rules', () => {
    for (const [rules, outcome, can] of cases) assert.equal(canEndSo(rules, outcome), can, JSON.stringify(outcome));
  });
  it('is never told of anything else', () => {
    for (const outcome of [null, 5, {}, [], { ...oin('white'), more: 1 }] as unknown as Outcome[])
      assert.equal(canEndSo(prava, outcome), false);
  });
});

describe('what is no match', () => {
  const fails = (plan: unknown, code: string): void =>
    assert.throws(
      () => startMatch(plan as MatchPlan),
      (error: unknown) => error instanceof RulesError && assert.equal(error.code, code) === undefined,
    );
  it('is refused with its fault', () => {
    for (const plan of [undefined, null, 5, 'turska']) fails(plan, 'bad-game');
    for (const set of ['bulgarska', 'toString', '', null, ['turska']]) fails({ set }, 'unknown-preset');
    fails({ rules: 'prava' }, 'bad-rules');
    fails({}, 'bad-rules');
    fails({ set: 'turska', change: 'climb.form=2' }, 'unknown-option');
    for (const length of [0, -1, 2.5, NaN, Infinity, 'lots', true]) fails({ set: 'turska', length }, 'bad-game');
    for (const score of [{}, 5, { white: 1 }, { white: -1, black: 0 }, { white: 0.5, black: 0 }])
      fails({ set: 'turska', score }, 'bad-game');
    fails({ set: 'turska', score: { white: 5, black: 0 } }, 'bad-game');
    fails({ set: 'turska', starter: 'red' }, 'bad-player');
  });
  it('does not go on before or after its time', () => {
    const match = startMatch({ set: 'turska' });
    assert.throws(() => nextGame(match), { code: 'wrong-phase' });
    assert.throws(() => withGame(ended(match, draw), match.game), { code: 'wrong-phase' });
    for (const nonsense of [null, 5, {}] as unknown as MatchState[])
      for (const ask of [nextGame, matchResult]) assert.throws(() => ask(nonsense), { code: 'bad-game' });
  });
  it('cannot be changed afterwards', () => {
    const match = ended(startMatch({ set: 'turska' }), oin('white'));
    for (const part of [match, match.score, match.played, match.played[0], match.order, match.from]) assert.ok(Object.isFrozen(part));
  });
});
