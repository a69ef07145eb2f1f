/** Records as people write them, and what is said of what is wrong with them. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatStages, NotationError, readGames, readRecord, recordLimits, writeRecord } from '../../src/notation/index.js';
import type { RecordGame, RecordNode } from '../../src/notation/index.js';
import { formatPosition } from '../../src/rules/index.js';

/** A text that is in order. */
function good(text: string): RecordGame[] {
  const { games, faults } = readRecord(text);
  assert.deepEqual(faults, []);
  return games;
}
const one = (text: string): RecordGame => good(text)[0]!;
const told = ({ step, player, number, glyph }: RecordNode): string =>
  [number, player?.[0], step.kind === 'roll' ? `${step.dice.join('')} ${formatStages(step.plays)}` : step.kind, glyph]
    .filter(Boolean)
    .join(' ');
const line = (text: string): string[] => one(text).line.nodes.map(told);
/** Code and place of each fault, with the refusal. */
const faultsOf = (text: string): string[] =>
  readRecord(text).faults.map(({ code, line: row, column, refusal }) =>
    [code, `${row}:${column}`, refusal?.code].filter(Boolean).join(' '),
  );

const opening = ['1 w 31 8/5 6/5', '1 b 42 8/4 6/4'];

describe('turns', () => {
  it('are written in many ways', () => {
    for (const text of [
      '1. W 31: 8/5 6/5 B 42: 8/4 6/4',
      '1. W 31: 8/5 6/5\n1... B 42: 8/4 6/4 *',
      'W 31: 8/5 6/5 B 42: 8/4 6/4',
      '31: 8/5 6/5 42: 8/4 6/4',
      '1.Б 31: 8/5, 6/5 Ч 42: 8/4, 6/4',
      '1. White 3-1: 8-5 6-5 Black 4–2: 8–4 6–4',
      '1. w3 1:8/5 6/5 b4,2:8/4 6/4',
      '\ufeff1.\u00a0W 31: 8/5\u00a06/5\r\nB 42: 8/4\r\n6/4\r\n',
      '1. W 31: 6/5 8/5 ; B 42: 6/4 8/4',
    ])
      assert.deepEqual(line(text), opening, text);
  });

  it('begin with the opening throw', () => {
    const { nodes } = one('W 3, B 3 B 5, W 3 1. B 53: 8/3 6/3').line;
    assert.deepEqual(nodes.map(told), ['opening', 'opening', '1 b 53 8/3 6/3']);
    assert.deepEqual(nodes[1]?.step, { kind: 'opening', white: 3, black: 5 });
    assert.deepEqual(line('[Game "obiknovena"] W 5, B 3 1. W 53: 8/3 6/3'), ['opening', '1 w 53 8/3 6/3']);
  });

  it('count from whoever began', () => {
    assert.deepEqual(line('B 31: 8/5 6/5 W 42: 8/4 6/4 B 42: 8/4 6/4'), ['1 b 31 8/5 6/5', '1 w 42 8/4 6/4', '2 b 42 8/4 6/4']);
  });

  it('are judged', () => {
    assert.deepEqual(line('1. W 31: 8/5 6/5!! B 42: 8/4 6/4 ?!'), ['1 w 31 8/5 6/5 !!', '1 b 42 8/4 6/4 ?!']);
  });

  it('hold the cube and a resignation', () => {
    const text = '[Game "backgammon"] 1. W 31: 8/5 6/5 B double W take B 42: 8/4 6/4 2. W resign mars B accept B+4';
    assert.deepEqual(line(text), ['1 w 31 8/5 6/5', '1 b double', '1 w take', '1 b 42 8/4 6/4', '2 w resign', '2 b accept']);
    assert.deepEqual(one(text).result, { winner: 'black', points: 4 });
    assert.deepEqual(line('[Game "backgammon"] W 31: 8/5 6/5 doubles drops B+1').length, 3);
  });

  it('hold dice that were handed over, also where nothing of them can be played and nothing is said', () => {
    const position = '[Game "gyulbara"] [Position "W 24:2 1:13 | B 24:14 2:1 ; white 55 rolls 3-2"]';
    const { nodes } = one(`${position} 1. W 55: 24/19(2) 1. B passed 55 6666: 24/19(2); 24/18(4) 21: 24/23 24/22`).line;
    assert.deepEqual(nodes.map(told), ['1 w 55 24/19(2)', '1 b passed', '1 b 21 24/22 24/23']);
    const stuck = '[Game "chelebi"] [Position "W 24:2 off:13 | B 7:2 6:2 9:11 ; white passed 5"]';
    assert.deepEqual(line(`${stuck} W 21: 24/23 24/22`), ['1 w passed', '1 w 21 24/22 24/23']);
  });

  it('may be broken off', () => {
    const [first, second] = one('1. W 31: 8/5 ... W resign mars B+2').line.nodes;
    assert.deepEqual(first?.step, {
      kind: 'roll',
      dice: [3, 1],
      plays: [[{ from: 8, to: 5, die: 3, effect: null }]],
      unfinished: true,
    });
    assert.equal(first.game.turn?.phase, 'moving');
    assert.equal(second?.game.outcome?.points, 2);
    assert.deepEqual(line('1. W 31: …'), ['1 w 31 -']);
    const again = '[Game "backgammon"] 1. W 31: 8/5 … W resign oin B refuse W 31: 6/5 B 42: 8/4 6/4';
    assert.deepEqual(line(again), ['1 w 31 8/5', '1 w resign', '1 b refuse', '1 w 31 6/5', '1 b 42 8/4 6/4']);
  });

  it('begin where the position says, and for whom it says or the first turn does', () => {
    const position = 'W 6:2 off:13 | B 6:2 off:13';
    assert.equal(one(`[Position "${position}"] {Кой?} 1. B 21: 6/4 6/5`).line.nodes[0]?.player, 'black');
    assert.equal(one(`[Position "${position}; white"] 1. W 66: 6/off(2) W+1`).result?.winner, 'white');
  });
});

describe('comments and variations', () => {
  const text = `{Преди \\{всичко\\}.}
    1. W 31: 8/5 6/5 {Едно,
    две [%arrow 8/5 6/5 red] [%mark b7] [%eval -0,25] [1] C:\\temp} {три}
    (W 31: 24/23 13/10 {Предпазливо.} B 42: 8/4 6/4 (B 42: 24/20 13/11) (B 42: 24/18))
    ({Смело:} W 31: 13/10 6/5)
    B 42: 8/4 6/4`;

  it('stand where they are written', () => {
    const { line: main } = one(text);
    const [first] = main.nodes;
    assert.equal(main.note.text, 'Преди {всичко}.');
    assert.deepEqual(first!.note, {
      text: 'Едно, две [1] C:\\temp\n\nтри',
      marks: [
        { kind: 'arrow', from: 8, to: 5, color: 'red' },
        { kind: 'arrow', from: 6, to: 5, color: 'red' },
        { kind: 'mark', point: 7, player: 'black' },
      ],
      value: -0.25,
    });
    assert.deepEqual(main.nodes.map(told), opening);
    const [careful, bold] = first!.variations;
    assert.deepEqual(careful?.nodes.map(told), ['1 w 31 24/23 13/10', '1 b 42 8/4 6/4']);
    assert.deepEqual(
      careful.nodes[1]!.variations.map(({ nodes }) => nodes.map(told)),
      [['1 b 42 24/20 13/11'], ['1 b 42 24/20/18']],
    );
    assert.equal(bold?.note.text, 'Смело:');
    assert.deepEqual(bold.nodes.map(told), ['1 w 31 13/10 6/5']);
  });

  it('of the first step of a variation stand beside it', () => {
    const [first] = one('W 31: 8/5 6/5 (W 42: 8/4 6/4 (W 66: 24/18(2) 13/7(2)) B 31: 8/5 6/5) (W 61: 13/7 8/7)').line.nodes;
    assert.deepEqual(
      first?.variations.map(({ nodes }) => nodes.map(told)),
      [['1 w 42 8/4 6/4', '1 b 31 8/5 6/5'], ['1 w 66 24/18(2) 13/7(2)'], ['1 w 61 13/7 8/7']],
    );
  });

  it('that begin with the dice handed over replace them as well', () => {
    const start = '[Game "gyulbara"] [Position "W 24:2 1:13 | B 24:14 2:1 ; white 55 rolls 3-2"] W 55: 24/19(2)';
    const turn = (roll: string): string => `B passed 55 6666: 24/19(2); 24/18(4) ${roll}`;
    const { nodes } = one(`${start} ${turn('21: 24/23 24/22')} (${turn('31: 24/23 24/21')})`).line;
    assert.deepEqual(
      nodes.map(({ variations }) => variations.length),
      [0, 1, 0],
    );
    // but not those that were broken off, behind which they go on
    const brokenOff = `${start.replace('"gyulbara"]', '"gyulbara"] [Rules "cube.limit=0"]')} B passed 55 6666: 24/19 ... B resign oin`;
    const [, , resigned] = one(`${brokenOff} (B passed 55 6666: 24/19; 24/18(4)) W accept`).line.nodes;
    assert.equal(resigned?.variations.length, 1);
  });
});

describe('games of a file', () => {
  const match = `[Game "prava"] [White "Мария"] [Black "Иван"] [Match "3"] [Клуб "Левски"]
1. W 31: 8/5 6/5 W+1
[Game "gyulbara"]
1. W 31: 24/21 24/23 B+1
[Black ""] [Score "2-1"] [Игра "трета"]
1. W 31: 24/21 24/23 W+2
[White "“Крум„"]
*`;

  it('carry their tags over, and count the score', () => {
    const games = good(match);
    assert.deepEqual(
      games.map(({ preset, start: { score } }) => [preset, score && `${score.white}-${score.black}/${score.length}`]),
      [
        ['prava', '0-0/3'],
        ['gyulbara', '1-0/3'],
        ['gyulbara', '2-1/3'],
        ['gyulbara', '0-0/3'],
      ],
    );
    assert.deepEqual(games[1]?.tags, { White: 'Мария', Black: 'Иван', Клуб: 'Левски' });
    assert.deepEqual(games[3]?.tags, { White: '“Крум„', Клуб: 'Левски', Игра: 'трета' });
  });

  it('are known before they are read', () => {
    const games = readGames(match);
    assert.deepEqual(
      games.map(({ number, line: row, told: result, score }) => [number, row, result?.points ?? null, score?.white]),
      [
        [1, 1, 1, 0],
        [2, 3, 1, 1],
        [3, 5, 2, 2],
        [4, 7, null, 0],
      ],
    );
    assert.equal(games[0]?.read(), games[0]?.read());
  });

  it('count a draw for what it is worth', () => {
    const drawn = '[Game "tapa"] [Match "5"] [Position "W 24:1 13:13 1:1 | B 24:1! 10:13 3:1; black"] B 21: 3/1^ =\n[Event "2"] *';
    const after = (text: string): number | undefined => good(text)[1]?.start.score?.white;
    assert.equal(after(drawn), 0);
    assert.equal(after(drawn.replace('[Match', '[Rules "pins.motherDrawPoints=1"] [Match')), 1);
  });

  it('are played in the order of a set, unless they name themselves', () => {
    const games = good('[Set "gratska"] 1. W 31: 8/5 6/5 W+1\n[Event "2"] *\n[Event "3"] *\n[Game "tapa"] *\n[Event "5"] *');
    assert.deepEqual(
      games.map(({ preset }) => preset),
      ['portes', 'plakoto', 'fevga', 'tapa', 'plakoto'],
    );
  });

  it('know the Crawford game', () => {
    const head = '[Game "backgammon"] [Rules "cube.crawford=true"] [Match "3"] [Score "2-0"]';
    const crawford = good(`${head} B+1\n[Event "b"] B+1\n[Event "c"] [Score "2-0"] *\n[Event "d"] [Score "2-1"] [Crawford "yes"] *`);
    assert.deepEqual(
      crawford.map(({ start }) => start.crawford),
      [true, false, false, true],
    );
  });

  it('begin with a second name, also where the first has nothing behind it', () => {
    const games = good('[Game "prava"] [Event "1"]\n[Game "tapa"] [Event "2"]\n*');
    assert.deepEqual(
      games.map(({ preset, tags }) => [preset, tags.Event]),
      [
        ['prava', '1'],
        ['tapa', '2'],
      ],
    );
  });

  it('take options, and a game that nothing names', () => {
    const [first, second] = good('[Game "chelebi"] [Rules "climb.from=1"] *\n[Rules ""] *');
    assert.equal(first?.start.rules.climb?.from, 1);
    assert.equal(second?.start.rules.climb?.from, 3);
    assert.equal(readRecord('1. W 31: 24/21 24/23', 'gyulbara').games[0]?.preset, 'gyulbara');
    assert.deepEqual(good(' \n'), []);
  });
});

describe('faults', () => {
  const cases: readonly [string, readonly string[]][] = [
    ['1. W 31: 8/5 6/5\nB 42: 8/4 7/5 {x} 2. W 66: -', ['illegal-play 2:11 no-checker']],
    ['1. W 31: 8/5 6/5\nB 42: 8/4', ['illegal-play 2:10 not-finished']],
    ['1. W 31: 8/5\n  6/1 B+1', ['illegal-play 2:3 no-such-die']],
    ['1. W 31: 8/5 foo 6/5', ['bad-move 1:14']],
    ['1. W 31: 8/5 6/5 2. W 42: 8/4 6/4', ['illegal-play 1:21 not-your-turn']],
    ['1. W 31: 8/5 6/5 B double', ['illegal-play 1:18 no-cube']],
    ['1. W 31: 8/5 6/5 B resign oin', ['bad-price 1:18']],
    ['1. W 31: 8/5 6/5 (W 31: 24/20 B 42: 9/9) B 42: 8/4 6/4', ['illegal-play 1:37 no-checker']],
    ['1. W 31: 8/5 6/5 (W 31: 24/20', ['bad-variation 1:18']],
    ['1. W 31: 8/5 6/5 ) B 42: 8/4 6/4', ['bad-variation 1:18']],
    ['( W 31: 8/5 6/5 ) W 31: 8/5 6/5', ['bad-variation 1:1']],
    ['1. W 31: 8/5 6/5 {x', ['bad-comment 1:18']],
    ['1. W 31: 8/5 6/5 {x\n[%mark 99]}', ['bad-point 2:8']],
    ['1. W 31: 8/5 6/5 = W 42:', ['bad-result 1:20']],
    ['[Position "W 6:1 off:14 | B 6:15; white 66"] W 66: 6/off W+1', ['bad-result 1:58']],
    ['[Position "W 6:1 off:14 |\n B 6:15"] W 66: 6/off', ['bad-tag 1:12', 'missing-side 1:26']],
    ['[Position "W 6:1 off:14 | B 6:16"] 1. W 66: 6/off', ['too-many-checkers 1:29']],
    ['1. W 31: 8/5 6/5 В 42: 8/4 6/4', ['cyrillic-letter 1:18']],
    ['! 1. W 31: 8/5 6/5 {x} нещо B 42: 8/4 6/4', ['syntax 1:1', 'syntax 1:24']],
    ['1. W 31: 8/5 6/5 нещо B 42: 8/4 6/4', ['bad-move 1:18']],
    ['[Game "табла"] *', ['unknown-preset 1:8']],
    ['[Rules "climb.form=3"] *', ['unknown-option 1:9']],
    ['[Match "пет"] [Score "1"] [Crawford "?"] *', ['bad-tag 1:9', 'bad-tag 1:23', 'bad-tag 1:38']],
    ['B passed 55: -', ['bad-passed 1:1']],
    ['W 31: 8/5 6/5 B passed 55: 8/3(2)', ['bad-passed 1:15']],
    ['W 31: 8/5 ... B 42: 8/4 6/4', ['illegal-play 1:15 not-your-turn']],
    ['W 31: 8/5 ... W 42: 8/4 6/4', ['illegal-play 1:15 already-rolled']],
    ['W 3, B 5 W 5, B 3', ['illegal-play 1:10 already-rolled']],
  ];
  for (const [text, faults] of cases) it(text, () => assert.deepEqual(faultsOf(text), faults));

  it('leave the game readable up to there, and its result', () => {
    const { games } = readRecord('1. W 31: 8/5 6/5 B 42: 8/4 7/5 2. W 66: 24/18(2) 13/7* (W 11: 8/7 (x)) B+2');
    assert.deepEqual(games[0]?.line.nodes.map(told), ['1 w 31 8/5 6/5']);
    assert.deepEqual(games[0].result, { winner: 'black', points: 2 });
  });

  it('of one game spoil no other, also where a comment has no end', () => {
    const text = '1. W 31: 8/5 6/5 {без край (\n[Event "2"]\n1. W 42: 8/4 6/4 W+1\n[Event "3\n1. W 31: 8/5 6/5 *';
    const { games } = readRecord(text);
    assert.deepEqual(
      games.map(({ line: main }) => main.nodes.map(told).join()),
      ['1 w 31 8/5 6/5', '1 w 42 8/4 6/4', '1 w 31 8/5 6/5'],
    );
    assert.deepEqual(faultsOf(text), ['bad-comment 1:18', 'bad-tag 4:9']);
  });

  it('are told of rules that a tag of an earlier game broke only once', () => {
    assert.deepEqual(faultsOf('[Rules "x=1"] *\n[Event "2"] *'), ['unknown-option 1:9']);
  });
});

describe('limits', () => {
  it('of the length and of games: the text is not opened', () => {
    const refused = (text: string, code: string): void =>
      assert.throws(
        () => readRecord(text),
        (error) => error instanceof NotationError && error.code === code,
      );
    refused(' '.repeat(recordLimits.length + 1), 'too-long');
    refused('[A "b"]\n*\n'.repeat(recordLimits.games + 1), 'too-many-games');
    assert.equal(readGames('[A "b"]\n*\n'.repeat(recordLimits.games)).length, recordLimits.games);
    refused(5 as never, 'syntax');
  });

  it('of variations within each other', () => {
    const closed = '6:2 5:2 4:2 3:2 2:2 1:2';
    const head = `[Rules "maxRollsWithoutMove=0"] [Position "W bar:1 ${closed} off:2 | B bar:1 ${closed} off:2"] W 31: - B 31: -`;
    const nested = (depth: number): string =>
      head +
      Array.from({ length: depth }, (_, index) => (index % 2 ? ' (W 42: - B 31: -' : ' (B 42: - W 31: -')).join('') +
      ')'.repeat(depth);
    const deepest = good(nested(recordLimits.depth));
    assert.deepEqual(good(writeRecord(deepest)), deepest);
    assert.match(faultsOf(nested(recordLimits.depth + 1)).join(), /^too-deep/);
  });

  it('of tags and of faults', () => {
    const tags = Array.from({ length: recordLimits.tags + 5 }, (_, index) => `[T${index} "x"]`).join('\n');
    assert.deepEqual(faultsOf(`${tags} *`), [`too-many-tags ${recordLimits.tags + 1}:8`]);
    assert.equal(faultsOf('x '.repeat(recordLimits.faults + 5)).length, recordLimits.faults);
  });
});

it('a position is known after every step', () => {
  const [, last] = one('1. W 31: 8/5 6/5 B 42: 8/4 6/4').line.nodes;
  assert.equal(formatPosition(last!.game.turn!.position), 'W 24:2 13:5 8:2 6:4 5:2 | B 24:2 13:5 8:2 6:4 4:2');
});
