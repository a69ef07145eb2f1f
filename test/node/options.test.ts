/** Every option of docs/rules.md, "The options", by a short scene in which each of its values shows something else. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { explainAction, explainMove, formatPosition, parseRules, RulesError } from '../../src/rules/index.js';
import type { Rules, Situation } from '../../src/rules/index.js';
import { MatchPlay } from '../support/match-play.js';
import { setUp } from '../support/set-up.js';

/** White to throw in a game that he began. */
const at = (rules: Rules, position: string, more: Partial<Situation> = {}): MatchPlay =>
  new MatchPlay({ rules, starter: 'white', situation: { ...setUp(rules, position), ...more } });
const rolls = (white: number) => ({ rolls: { white, black: 0 } });

/** Whether a move is legal now, or why not. */
const may = ({ game: { turn } }: MatchPlay, from: number, to: number, die?: number): string =>
  explainMove(turn!, from, to, die)?.code ?? 'may';
const mayDo = ({ game }: MatchPlay, type: 'double' | 'beaver' | 'raccoon' | 'confirm'): string =>
  explainAction(game, { type })?.code ?? 'may';
const positionOf = ({ game }: MatchPlay): string => formatPosition(game.turn!.position);
const result = ({ game: { outcome } }: MatchPlay): string => `${outcome?.winner} ${outcome?.kind} ${outcome?.points}`;
const stages = ({ game: { turn } }: MatchPlay) => turn!.own!.stages.map((stage) => stage.join(''));
const handedOver = (play: MatchPlay) => play.does('confirm').game.turn!.passed?.stages.map((stage) => stage.join('')) ?? [];

const start = 'W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5';
const gyulbaraStart = 'W 24:15 | B 24:15';
/** White is one move from the end; black has none off and one in white's home. */
const koks = 'W 1:1 off:14 | B 22:1 6:14';
const hitter = (third: string) => `W 13:5 10:1 8:5 5:2 ${third} | B 24:2 21:1 13:4 8:3 6:5`;
const stuck = 'W 24:12 10:3 | B 24:13 18:1 8:1';
const begun = 'W 24:2 1:13 | B 24:14 2:1';
const quarter = 'W 24:9 23:1 22:1 21:1 20:1 10:1 8:1';
/** Both have closed their homes and have a checker on the bar. */
const dead = 'bar:1 6:2 5:2 4:2 3:2 2:2 1:2 off:2';

interface Row {
  readonly option: string;
  /** The rules in which it is looked at. */
  readonly over: string;
  /** What the scene shows under each value; `name=value` where the option itself has no other value. */
  readonly shows: Readonly<Record<string, unknown>>;
  readonly scene: (rules: Rules) => unknown;
}

const rows: readonly Row[] = [
  {
    option: 'travel',
    over: 'gyulbara',
    shows: { contrary: 'may', parallel: 'point-taken' },
    scene: (rules) => may(at(rules, gyulbaraStart).does('roll 66'), 24, 12),
  },
  {
    option: 'contact',
    over: 'prava',
    shows: { hit: 'W 5:1 off:14 | B bar:1 off:14', pin: 'W 5:1 off:14 | B 20:1! off:14', block: 'point-taken' },
    scene(rules) {
      const play = at(rules, 'W 8:1 off:14 | B 20:1 off:14').does('roll 31');
      return may(play, 8, 5) === 'may' ? positionOf(play.does('8/3')) : may(play, 8, 5);
    },
  },
  {
    option: 'start',
    over: 'prava',
    shows: { '24:15': gyulbaraStart, '24:2,13:5,8:3,6:5': start },
    scene: (rules) => positionOf(new MatchPlay({ rules, starter: 'white' })),
  },
  {
    option: 'opening',
    over: 'prava',
    shows: { reuse: ['game.turn.moving', [5, 3]], reroll: ['game.turn.choose', []] },
    scene(rules) {
      const play = new MatchPlay({ rules }).does('roll 53');
      return [play.state, play.game.turn?.left];
    },
  },
  {
    option: 'nextStarter',
    over: 'prava',
    shows: { winner: ['black', 'black'], loser: ['white', 'white'], alternate: ['black', 'white'], roll: [null, null] },
    scene(rules) {
      const play = new MatchPlay({ rules, starter: 'white', length: 'series' });
      const black = 'W 6:14 off:1 | B 1:1 off:14';
      const second = play.from(black, 'black').does('roll 21 1/2 confirm next').game.starter;
      if (!second) play.does('roll 12');
      return [second, play.from(black, 'black').does('roll 21 1/2 confirm next').game.starter];
    },
  },
  {
    option: 'scoring',
    over: 'kratka',
    shows: { oin: 'white oin 1', mars: 'white mars 2', koks: 'white koks 3' },
    scene: (rules) => result(at(rules, koks).does('roll 21 1/2 confirm')),
  },
  {
    option: 'resignation',
    over: 'kratka',
    shows: { byPosition: 'black koks 3', marsIfNoneOff: 'black mars 2' },
    scene: (rules) => result(at(rules, start).does('resign')),
  },
  {
    option: 'lastThrow',
    over: 'kratka',
    shows: { true: 'game.lastThrow.choose', false: 'over' },
    scene: (rules) => at(rules, 'W 1:1 off:14 | B 3:2 off:13').does('roll 21 1/2 confirm').state,
  },
  {
    option: 'cube',
    over: 'backgammon',
    shows: { 'cube=null': 'no-cube', 'cube.limit=0': 'may' },
    scene: (rules) => mayDo(at(rules, start), 'double'),
  },
  {
    option: 'cube.limit',
    over: 'backgammon',
    shows: { 4: 'cube-limit', 8: 'may' },
    scene: (rules) => mayDo(at(rules, start, { cube: { value: 4, owner: 'white' } }), 'double'),
  },
  {
    option: 'cube.beavers',
    over: 'backgammon',
    shows: { true: 'may', false: 'beaver-off' },
    scene: (rules) => mayDo(at(rules, start).does('double'), 'beaver'),
  },
  {
    option: 'cube.raccoons',
    over: 'backgammon cube.beavers=true',
    shows: { true: 'may', false: 'raccoon-off' },
    scene: (rules) => mayDo(at(rules, start).does('double beaver'), 'raccoon'),
  },
  {
    option: 'cube.jacoby',
    over: 'backgammon',
    shows: { true: 'white oin 1', false: 'white koks 3' },
    scene: (rules) => result(at(rules, koks).does('roll 21 1/2 confirm')),
  },
  {
    option: 'cube.crawford',
    over: 'backgammon',
    shows: { true: 'crawford-game', false: 'may' },
    scene: (rules) => mayDo(new MatchPlay({ rules, starter: 'white', length: 5, score: { white: 4, black: 2 } }), 'double'),
  },
  {
    option: 'hitAndRun',
    over: 'prava',
    shows: { allowed: ['may', 'may'], noHide: ['no-hiding', 'may'], forbidden: ['no-hit-and-run', 'no-hit-and-run'] },
    scene: (rules) => ['3:2', '2:2'].map((third) => may(at(rules, hitter(third)).does('roll 61 10/6'), 4, 3)),
  },
  {
    option: 'climb',
    over: 'chelebi',
    shows: { 'climb=null': ['5555'], 'climb.from=1': ['5555', '6666'] },
    scene: (rules) => stages(at(rules, start, rolls(5)).does('roll 55')),
  },
  {
    option: 'climb.from',
    over: 'chelebi',
    shows: { 3: ['5555', '6666'], 4: ['5555'] },
    scene: (rules) => stages(at(rules, start, rolls(2)).does('roll 55')),
  },
  {
    option: 'climb.scope',
    over: 'gyulbara',
    shows: {
      restOfChain: ['done', ['4444', '5555', '6666']],
      currentNumber: ['done', ['4444']],
      continueAfterPass: ['moving', ['4444']],
    },
    scene(rules) {
      const { phase, handOver } = at(rules, stuck, rolls(3)).does('roll 44').game.turn!;
      return [phase, handOver.map((stage) => stage.join(''))];
    },
  },
  {
    option: 'pass',
    over: 'gyulbara',
    shows: {
      all: [
        ['4444', '5555', '6666'],
        ['55', '6666'],
      ],
      startedDoubles: [[], ['55', '6666']],
      none: [[], []],
    },
    scene: (rules) => [
      handedOver(at(rules, stuck, rolls(3)).does('roll 44')),
      handedOver(at(rules, begun, rolls(3)).does('roll 55 24/5 24/5')),
    ],
  },
  {
    option: 'passed.mandatory',
    over: 'gyulbara',
    shows: { true: 'not-finished', false: 'may' },
    scene: (rules) => mayDo(at(rules, 'W 24:15 | B 24:14 3:1', { passed: [[6]] }), 'confirm'),
  },
  {
    option: 'passed.stopsAtStuck',
    over: 'prava pass=all',
    shows: { true: 'game.turn.passedDone', false: 'game.turn.passed' },
    scene: (rules) => at(rules, 'W 20:1 off:14 | B 10:2 6:13', { passed: [[5], [6]] }).state,
  },
  {
    option: 'pins.bearOffWhilePinned',
    over: 'tapa',
    shows: { true: 'may', false: 'pinned-no-bearing-off' },
    scene: (rules) => may(at(rules, 'W 5:3 3:2 2:1! off:9 | B 23:1 6:5 5:5 4:4').does('roll 53'), 5, 0),
  },
  {
    option: 'pins.pinnedCountsAsFarthest',
    over: 'tapa',
    shows: { true: 'farther-first', false: 'may' },
    scene: (rules) => may(at(rules, 'W 6:1! 3:2 off:12 | B 19:1 1:14').does('roll 53'), 3, 0, 5),
  },
  {
    option: 'pins.mother',
    over: 'tapa',
    shows: { full: 'game.turn.confirm', none: 'game.turn.moving' },
    scene: (rules) => at(rules, 'W 13:14 3:1 | B 24:1 10:14').does('roll 21 3/2').state,
  },
  {
    option: 'pins.motherDrawPoints',
    over: 'tapa',
    shows: { 0: '0-0', 1: '1-1' },
    scene: (rules) => at(rules, 'W 24:1! 13:13 3:1 | B 24:1 10:13 1:1').does('roll 21 3/2 confirm').score,
  },
  {
    option: 'runner',
    over: 'fevga',
    shows: { null: ['may', 'may'], past: ['runner-first', 'runner-first'], reach: ['runner-first', 'may'] },
    scene(rules) {
      const play = at(rules, 'W 24:14 13:1 | B 23:5 22:5 20:5').does('roll 21');
      return [may(play, 24, 22), may(play.does('13/1'), 24, 22)];
    },
  },
  {
    option: 'walls.quarter',
    over: 'fevga',
    shows: { whileBehind: ['quarter-wall', 'may'], always: ['quarter-wall', 'quarter-wall'], off: ['may', 'may'] },
    scene: (rules) => ['24:14 18:1', '6:10 5:5'].map((black) => may(at(rules, `${quarter} | B ${black}`).does('roll 53 24/5'), 10, 7)),
  },
  {
    option: 'walls.front',
    over: 'fevga',
    shows: { whileStartHeld: 'front-wall', off: 'may' },
    scene: (rules) => may(at(rules, 'W 24:4 16:1 11:2 10:2 9:2 8:2 7:2 | B 24:10 2:5').does('roll 54 11/5'), 24, 20),
  },
  {
    option: 'leaveMove',
    over: 'fevga',
    shows: { true: 'must-leave-move', false: 'may' },
    scene: (rules) => may(at(rules, 'W 24:7 23:2 10:1 6:1 4:1 3:2 2:1 | B 24:14 17:1').does('roll 52 6/5'), 10, 8),
  },
  {
    option: 'maxRollsWithoutMove',
    over: 'prava',
    shows: { 0: 'no end', 1: 1, 3: 3 },
    scene(rules) {
      const play = at(rules, `W ${dead} | B ${dead}`);
      for (let thrown = 1; thrown < 9; thrown++) if (play.does('roll 65 confirm').state === 'over') return thrown;
      return 'no end';
    },
  },
];

/** What parseRules says could stand in a text instead; null where it takes the text. */
function expectedIn(text: string): string[] | null {
  try {
    parseRules(text);
    return null;
  } catch (error) {
    return error instanceof RulesError && error.expected ? error.expected.split(', ') : [];
  }
}

describe('every option', () => {
  for (const { option, over, shows, scene } of rows)
    it(`${option}: ${Object.keys(shows).join(', ')}`, () => {
      for (const [value, shown] of Object.entries(shows)) {
        const change = value.includes('=') ? value : `${option}=${value}`;
        assert.deepEqual(scene(parseRules(`${over} ${change}`)), shown, change);
      }
      assert.equal(new Set(Object.values(shows).map((shown) => JSON.stringify(shown))).size, Object.keys(shows).length);
    });

  it('that parseRules knows is here, with each of its values', () => {
    const names = expectedIn('nothing=0') ?? [];
    const options = names.flatMap((name) => {
      const parts = expectedIn(`${name}.nothing=0`) ?? [];
      if (parts.join() === names.join()) return [name];
      return [...(expectedIn(`${name}=null`) ? [] : [name]), ...parts.map((part) => `${name}.${part}`)];
    });
    assert.deepEqual(rows.map(({ option }) => option).sort(), options.sort());
    for (const { option, shows } of rows)
      for (const value of expectedIn(`${option}=?`) ?? []) assert.ok(value in shows, `${option}=${value}`);
  });
});
