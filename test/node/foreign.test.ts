/** Positions in foreign formats: what texts of other programs say, and what is written for them (docs/notation.md, "Foreign positions"). */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { detect, formatSituation, readForeign, readXgid } from '../../src/notation/index.js';
import type { ForeignFacts, ForeignPosition } from '../../src/notation/index.js';
import { presets } from '../../src/rules/index.js';
import type { Rules } from '../../src/rules/index.js';
import { writers } from '../support/foreign.js';

const start = 'W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5';
const said = ({ situation }: ForeignPosition): string => formatSituation(situation);

/** A position and match as several programs write it. */
const known: readonly (readonly [situation: string, ...texts: string[]])[] = [
  [
    `${start} ; black 31 cube 1`,
    'XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:0:0:0:0:10',
    '4HPwATDgc/ABMA:MIEFAAAAAAAE',
    '0;0;0;1;0;TopP0;BotP1;0;0;0;1;0;0;-2;0;0;0;0;5;0;3;0;0;0;-5;5;0;0;0;-3;0;-5;0;0;0;0;2;0;3;1;',
  ],
  [
    'W 24:2 13:5 8:3 6:5 | B 24:1 22:1 13:4 8:4 6:5 ; white 42 cube 1 score 0-0/7',
    'XGID=-a-a--E-C---dE---d-e----B-:0:0:1:42:0:0:0:7:10',
    '4PPgASTgc/ABMA:cAnqAAAAAAAE',
  ],
  [
    'W 3:2 2:4 1:2 off:7 | B 8:1 1:5 off:9 ; black 42 cube 2 black score 0-0/5',
    'XGID=-BDB-------------a------e-:1:-1:-1:42:0:0:0:5:10',
    'ewMAAD4gAAAAAA:AQGqAAAAAAAE',
    '5;0;0;0;0;TopP0;BotP1;0;0;0;2;1;0;5;0;0;0;0;0;0;1;0;0;0;0;0;0;0;0;0;0;0;0;0;-2;-4;-2;0;4;2;',
  ],
  [
    'W bar:1 13:1 8:3 7:3 6:4 4:2 1:1 | B 5:2 4:2 3:2 2:3 1:4 off:2 ; black 41 cube 2 white score 6-2/13',
    'XGID=-A--B-DCC----A------bbbcdA:1:1:-1:41:6:2:0:13:10',
    'Me8OAkDvtgEAAA:EQGmASAAMAAE',
    '13;0;0;0;0;TopP0;BotP1;0;2;6;2;-1;-1;4;3;2;2;2;0;0;0;0;0;0;-1;0;0;0;0;-3;-3;-4;0;-2;0;0;-1;0;4;1;',
  ],
  [
    'W 19:2 18:1 14:1 6:2 5:2 4:2 3:3 1:2 | B 15:1 5:3 4:2 3:2 2:2 1:4 off:1 ; white 21 cube 2 black score 3-6/7',
    'b9sBCIC5bYDQAA:QQnlAGAAGAAE',
    '7;0;0;0;1;BotP1;TopP0;0;3;6;2;-1;0;2;0;3;2;2;2;0;0;0;-1;0;0;0;1;0;0;0;1;2;-3;-2;-2;-2;-4;0;2;1;',
  ],
  [
    'W 6:9 5:6 | B bar:5 6:6 5:4 ; white 52 cube 8 black',
    'XGID=e----FI------------fd-----:3:-1:1:52:0:0:1:0:10',
    '8H4AAHzw+w8AAA:Q4kKAAAAAAAA',
  ],
  [
    'W 24:2 13:5 8:2 6:4 5:2 | B 24:2 13:3 9:1 8:2 7:2 6:5 ; white 44 cube 1 score 2-0/3',
    'XGID=-b---BD-B---cE--abbe----B-:0:0:1:44:2:0:1:3:10',
    '4NvCATCwZ/ABMA:8AlyAAAAEAAE',
  ],
  ['W bar:2 off:13 | B bar:1 off:14 ; white cube 1', 'XGID=a------------------------B:0:0:1:00:0:0:0:0:10', 'AAAAAQAADAAAAA:cAkAAAAAAAAE'],
];

describe('foreign positions: what programs write', () => {
  for (const [situation, ...texts] of known)
    for (const text of texts)
      it(text, () => {
        const read = readForeign(text);
        assert.equal(said(read), situation);
        if (read.format === 'ogid') return;
        assert.equal(writers[read.format](read.situation, read.rules, read), text);
      });

  /** Real lines, of which only the position comes back as it was: the player becomes O. */
  const fibs: readonly (readonly [line: string, situation: string, facts: Required<ForeignFacts>])[] = [
    [
      'board:GammonBot_VII:pipcat:5:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:0:0:5:1:1:1:1:0:-1:1:25:0:0:0:0:0:2:1:0:0',
      `${start} ; black 51 cube 1 score 0-0/5`,
      { names: { white: 'GammonBot_VII', black: 'pipcat' }, crawford: false, offer: null },
    ],
    [
      'board:You:someplayer:3:0:1:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:6:2:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:2:0:0:0',
      `${start} ; white 62 cube 1 score 0-1/3`,
      { names: { white: 'You', black: 'someplayer' }, crawford: false, offer: null },
    ],
    [
      'board:You:GibbonTestA:2:0:1:0:0:0:-1:0:-1:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:1:0:0:0:1:0:1:0:0:0:0:1:1:1:0:-1:1:25:0:0:0:0:0:2:0:0:0',
      'W 22:1 20:1 13:5 8:3 6:5 | B 24:1 20:1 13:5 8:3 6:5 ; black cube 1 score 0-1/2',
      { names: { white: 'You', black: 'GibbonTestA' }, crawford: null, offer: null },
    ],
    [
      'board:You:dortdann:1:1:2:-1:0:0:2:2:2:3:0:0:0:0:1:0:3:1:-1:0:-2:-3:-3:1:0:-2:-2:0:0:-1:0:0:1:6:1:1:1:0:1:-1:0:25:0:0:0:1:2:0:0:0',
      'W 20:1 14:1 13:3 11:1 6:3 5:2 4:2 3:2 | B bar:1 10:1 8:2 7:3 6:3 3:2 2:2 off:1 ; black 16 cube 1 score 1-2/1',
      { names: { white: 'You', black: 'dortdann' }, crawford: false, offer: null },
    ],
  ];
  for (const [line, situation, facts] of fibs)
    it(line, () => {
      const read = readForeign(`\n> ${line}\n`);
      assert.equal(said(read), situation);
      const { names, crawford, offer } = read;
      assert.deepEqual({ names, crawford, offer }, facts);
    });

  const ogids: readonly (readonly [text: string, situation: string, facts?: ForeignFacts])[] = [
    ['11jjjjjhhhccccc:ooddddd88866666:N0N::W:IW:0:0:1:0', `${start} ; cube 1 score 0-0/1`],
    [
      'cccccgghhhjjjjj:112233666777dll:N0O::B:D:0:0:3:11',
      'W 13:5 9:2 8:3 6:5 | B 21:2 13:1 7:3 6:3 3:2 2:2 1:2 ; black cube 1 score 0-0/3',
      { offer: { kind: 'double', by: 'black' } },
    ],
    [
      '99cchhiijjjkkmm:223334455666ddo:N0N:16:B:R:2:1:3C:13',
      'W 16:2 13:2 8:2 7:2 6:3 5:2 3:2 | B 24:1 13:2 6:3 5:2 4:2 3:3 2:2 ; white 16 cube 1 score 2-1/3',
      { crawford: true },
    ],
    [
      'OGID=099cchhjjjjkkmm:223333344556668:N0N:14:B:R:2:1:3C:19',
      'W bar:1 16:2 13:2 8:2 6:4 5:2 3:2 | B 8:1 6:3 5:2 4:2 3:5 2:2 ; white 14 cube 1 score 2-1/3',
      { crawford: true },
    ],
    [
      'mmnoo:11122556666688d:B2N:35:W:R:0:1:3:51:15',
      'W 3:2 2:1 1:2 off:10 | B 13:1 8:2 6:5 5:2 2:2 1:3 ; black 35 cube 4 black score 0-1/3',
    ],
    ['mmnooqqqqqqqqqq:11122556666688d:W1N', 'W 3:2 2:1 1:2 off:10 | B 13:1 8:2 6:5 5:2 2:2 1:3 ; cube 2 white'],
  ];
  for (const [text, situation, facts] of ogids)
    it(text, () => {
      const { crawford, offer, ...read } = readForeign(text);
      assert.equal(formatSituation(read.situation), situation);
      assert.deepEqual({ crawford, offer }, { crawford: false, offer: null, ...facts });
    });

  it('the rules of the cube', () => {
    const cube = (text: string): Rules['cube'] => readForeign(text).rules.cube;
    const none = { limit: 0, beavers: false, raccoons: false, jacoby: false, crawford: false };
    const xgid = (dice: string, rest: string): string => `XGID=-b----E-C---eE---c-e----B-:0:0:1:${dice}:0:0:${rest}`;
    assert.deepEqual(cube(xgid('00', '0:0:10')), none);
    assert.deepEqual(cube(xgid('00', '1:0:8')), { ...none, jacoby: true, limit: 256 });
    assert.deepEqual(cube(xgid('00', '2:0:10')), { ...none, beavers: true });
    assert.deepEqual(cube(xgid('B', '0:0:10')), { ...none, beavers: true });
    assert.deepEqual(cube(xgid('R', '3:0:10')), { ...none, jacoby: true, beavers: true, raccoons: true });
    assert.deepEqual(cube(xgid('00', '3:7:10')), { ...none, crawford: true });
    assert.equal(cube(xgid('00', '0:7:0')), null);
    assert.deepEqual(cube('4HPwATDgc/ABMA:cAkAAAAAAAAA'), { ...none, jacoby: true });
    assert.deepEqual(cube('4HPwATDgc/ABMA:cAkAAAAAAAAE'), none);
    assert.deepEqual(readForeign(xgid('00', '0:0:10')).rules, presets.backgammon);
  });

  it('what is offered, and whose turn it is then', () => {
    const facts = (text: string) => {
      const { offer, situation } = readForeign(text);
      return [situation.player, offer];
    };
    assert.deepEqual(facts('XGID=--CBBBBaa--------bCbcbbAb-:2:-1:-1:D:0:0:2:0:10'), ['black', { kind: 'double', by: 'black' }]);
    assert.deepEqual(facts('XGID=--CBBBBaa--------bCbcbbAb-:2:-1:-1:B:0:0:2:0:10'), ['black', { kind: 'beaver', by: 'white' }]);
    assert.deepEqual(facts('XGID=--CBBBBaa--------bCbcbbAb-:2:-1:-1:R:0:0:2:0:10'), ['black', { kind: 'raccoon', by: 'black' }]);
    // both as GNU Backgammon writes them
    assert.deepEqual(facts('4HPwATDgc/ABMA:cBEAAAAAAAAE'), ['white', { kind: 'double', by: 'white' }]);
    assert.deepEqual(facts('PAAAICMAAAAAAA:cEEAAAAAAAAE'), ['white', { kind: 'resign', by: 'white', price: 'mars' }]);
  });

  it('gives frozen data', () => {
    for (const [, ...texts] of known)
      for (const text of texts) {
        const read = readForeign(text);
        assert.ok(Object.isFrozen(read) && Object.isFrozen(read.situation.position.white.checkers) && Object.isFrozen(read.rules.cube));
      }
  });
});

describe('foreign positions: what people paste', () => {
  const id = 'XGID=-a-a--E-C---dE---d-e----B-:0:0:1:42:0:0:0:7:10';
  const gnu = '4PPgASTgc/ABMA:cAnqAAAAAAAE';
  const [situation] = known[1]!;
  const wild: readonly string[] = [
    id,
    id.replace('XGID=', ''),
    id.replace('XGID', 'xgid'),
    id.replace('XGID=', 'XGID = '),
    id.replace('XGID=', 'XGID&#x3D;'),
    id.replace(/:10$/, ''),
    `\uFEFF${id}\r\n`,
    `  "${id}"`,
    `“${id.replace('XGID=', '')}”`,
    `&quot;${id.replace('XGID=', '')}&quot;`,
    `<pre>${id}</pre>`,
    `${id}X:Player 1   O:Player 2`,
    `${id}\n\nX:Player 1   O:Player 2\nScore is X:0 O:0 7 pt.(s) match.\n +13-14-15-16-17-18------19-20-21-22-23-24-+\nX to play 42`,
    id.replace('dE---', 'dE-\n--'),
    id.replace(':1:42', ':\r\n1:42'),
    gnu,
    `'${gnu}'`,
    `GNUbg ID: ${gnu}`,
    `https://example.org/?gnubgid=${gnu}`,
    gnu.replace(':', ' : '),
    gnu.replace(':', '==:'),
    gnu.replace(':', '\n'),
    gnu.replace('/', '&#x2F;'),
    ` GNU Backgammon  Position ID: ${gnu.replace(':', '\n                 Match ID   : ')}\n +13-14-15-16-17-18------19-20-21-22-23-24-+     O: gnubg`,
    `Position-ID: ${gnu.replace(':', ' Match-ID: ')}`,
    `ID de position : ${gnu.replace(':', '\nID du match : ')}`,
  ];
  for (const text of wild) it(JSON.stringify(text), () => assert.equal(said(readForeign(text)), situation));

  it('a Position ID alone: White is to move', () =>
    assert.equal(said(readForeign('4PPgASTgc/ABMA')), 'W 24:2 13:5 8:3 6:5 | B 24:1 22:1 13:4 8:4 6:5 ; white cube 1'));

  it('a cube at 1 lies in the middle, whatever is written', () => {
    assert.deepEqual(readXgid(id.replace(':0:0:1', ':0:-1:1')).situation.cube, { value: 1, owner: null });
    assert.deepEqual(readXgid(id.replace(':0:0:1', ':1:0:1')).situation.cube, { value: 2, owner: null });
  });

  it('a dash of a text editor is a minus', () => assert.equal(readXgid(id.replace(':0:0:1', ':1:−1:–1')).situation.player, 'black'));
});

describe('foreign positions: formats told', () => {
  const texts: readonly (readonly [ReturnType<typeof detect>, string])[] = [
    ['situation', start],
    ['situation', `\uFEFF\n ${start} ; white 63`],
    ['situation', 'Ч 24x2, 13x5 | Б 6x5'],
    ['situation', 'W21:2,13:5|B24:2'],
    ['situation', 'W | B 24:15'],
    ['situation', 'W 24: 2 13: 5 | B 1:1'],
    ['situation', 'W 12:1! 11:2 | B 13:1'],
    ['situation', 'W 13:15|B 24:15'],
    ['situation', 'В 24:2 | W 1:1'],
    ['record', '[Game "gyulbara"]\n[White "Мария"]'],
    ['record', '[ White “Мария” ]\n1. W 31: 24/21'],
    ['record', '1. W 31: 24/21 24/23  B 66: 24/18(4)'],
    ['record', 'W 21: 13/11 6/5'],
    ['record', 'W 5, B 3'],
    ['record', '{XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10}\nW 31: 8/5 6/5'],
    ['record', '7. B passed 55 6666: 24/19(2)'],
    ['record', 'Ч double'],
    ['record', '1. w 3-1: 8/5 6/5'],
    ['record', 'W31:8/5 6/5'],
    ['record', 'бели 31: 8/5 6/5'],
    ['record', '1... B 42: 8/4 6/4'],
    ['record', '1… Ч 4 Б 2'],
    ['record', '1. В 31: 8/5 6/5'],
    ['sgf', '(;FF[4]GM[6]CA[UTF-8];B[31hjfg])'],
    ['sgf', '\n( ;GM[6]PB[XGID=])'],
    ['mat', '; [Site "Backgammon Studio"]\n; [Match ID "123"]\n\n 13 point match\n\n Game 1\n a : 0      b : 0\n'],
    ['mat', '\uFEFF5 point match\r\n\r\n Game 1\r\n'],
    ['mat', '[Site "Club"]\n[Player 1 "a"]\n\n 13 point match\n\n Game 1\n a : 0      b : 0\n'],
    ['mat', '[Event "x"]\r\n; [EventDate "2026.05.01"]\r\n5 point match\r\n'],
    ['mat', '[Site "x"]\n\n  1) 31: 8/5 6/5'],
    ['mat', '[Site "x"]\n Game 1\n a : 0      b : 0\n'],
    ['record', '[Event "5 point match"]\n{Game 1}\n1. W 31: 8/5 6/5'],
    ['record', '[Event "x"]\n1. W 31: 8/5 6/5 {\n5 point match\nGame 1\n}'],
    ['xgid', 'XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10'],
    ['xgid', '-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10'],
    ['xgid', 'Analysed in XG\n | X  O |\nxgid=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10'],
    ['gnu', '4HPwATDgc/ABMA'],
    ['gnu', '4HPwATDgc/ABMA==\n'],
    ['gnu', 'text 4HPwATDgc/ABMA:cAkAAAAAAAAE text'],
    ['gnu', '4HPwATDgc_ABMA'],
    ['gnu', '4HPwATDgc/ABM'],
    ['gnu', '4HPwATDgcЯABMA:cAkAAAAAAAAE\n'],
    ['gnu', ' GNU Backgammon  Position ID: 4HPwATDgc/ABMA\n'],
    ['fibs', 'board:You:someplayer:3:0:1:0:-2:0:0:0:0:5'],
    ['snowie', '0;1;0;1;1;BotP1;TopP0;0;0;0;1;0;0;-2;0'],
    ['ogid', '11jjjjjhhhccccc:ooddddd88866666:N0N::W:IW:0:0:1:0'],
    ['ogid', 'see OGID=11jjjjjhhhccccc:ooddddd88866666:N0N'],
    [null, ''],
    [null, 'Backgammonisms'],
    [null, 'Backgammonisms are words.'],
    [null, 'backgammon-web'],
    [null, 'Добро начало:24'],
    [null, 'The board: a table of wood.'],
    [null, 'Game 1 was won with a 5 point match in sight.'],
    [null, '<p>hello</p>'],
  ];
  for (const [format, text] of texts) it(`${format}: ${JSON.stringify(text.slice(0, 60))}`, () => assert.equal(detect(text), format));

  it('no text is in no format', () => {
    for (const value of [null, undefined, 7, {}, []]) assert.equal(detect(value as string), null);
  });

  it('what is in none is not read', () => {
    for (const text of ['', 'nonsense', '(;GM[6])', '[Game "prava"]', start])
      assert.throws(() => readForeign(text), { name: 'NotationError', code: 'unknown-format' });
  });
});
