/** What is written reads back as the same records; 10,000 of them in test/long. How it is written, and records that are altered. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addStep, annotate, findPlace, NotationError, Place, readRecord, recordOf, writeRecord } from '../../src/notation/index.js';
import type { RecordAction, RecordGame } from '../../src/notation/index.js';
import { gameFrom, parsePosition, presets, RulesError, startGame, startMatch } from '../../src/rules/index.js';
import { readsBack, tellsWhatWasDone } from '../support/record-properties.js';
import { runs } from '../support/runs.js';

const read = (text: string): RecordGame => readRecord(text).games[0]!;

describe('records of every game', () => {
  it('read back as they were written', () => readsBack(runs(150)));
  it('hold what was done, and play it again', () => tellsWhatWasDone(runs(150, 1)));
});

describe('the written form', () => {
  const text = `[Game "gyulbara"]
[White "Мария \\"Мимето\\""]
[Match "5"]
[Score "1-2"]
{Преди първия ход.}
1. W 31: 24/21 24/23           B 66: 24/18(4) {За първите три хвърляния чифтът е обикновен, а после
се доиграва до шестици. [%arrow 24/18 18/12 red] [%mark b7] [%text 20 "кап\\"ия"] [%eval 0.5]}
2. W 52: 24/19 24/22 !
  ({По-смело:}
  2. W 52: 24/19/17              B 31: 24/21 24/23
    (2. B 31: 24/21/20)
  3. W 11: 24/23(2) ...)
2. B 43: 24/20 24/21
*

[Game "prava"]
[Rules "scoring=koks"]
[White ""]
[Score "0-0"]
[Position "W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5 ; white"]
1. W 31: 8/5 6/5               B resign mars
W+2
`;

  it('has two turns in a row, and lines of a hundred columns', () => {
    const { games, faults } = readRecord(text);
    assert.deepEqual(faults, []);
    assert.equal(writeRecord(games), text);
  });

  it('leaves the words of a comment as they are', () => {
    for (const words of ['(', 'а\n\n( б', '(\n\n(', '\\', '[Event "x"]', '{', '}}', '[%mark 7]', 'x'.repeat(150), '\u00a0'])
      for (const text of [words, `дума ${words}`, `${words} дума`]) {
        const { record } = annotate(Place.start(read('1. W 31: 8/5 6/5 (1. W 42: 8/4 6/4)')), { note: { text } });
        assert.deepEqual(read(writeRecord([record])), record, text);
      }
  });

  it('is strict', () => {
    const place = Place.start(read('1. W 31: 8/5 6/5')).last;
    for (const mark of [
      { kind: 'mark', point: 26 },
      { kind: 'mark', point: 7, color: 'bar' },
      { kind: 'arrow', from: 1.5, to: 2 },
      { kind: 'mark', point: 7, color: '"]' },
    ] as const)
      assert.throws(
        () => writeRecord([annotate(place, { note: { marks: [mark] } }).record]),
        (error) => error instanceof NotationError && error.code === 'bad-mark',
      );
    assert.throws(() => recordOf(startGame(presets.prava), [], { tags: { '1': 'x' } }), { code: 'bad-tag' });
  });
});

describe('places', () => {
  const record = read(`[Game "backgammon"] W 5, B 3 1. W 53: 8/3 6/3 1. B double W take B 31: 8/5 6/5
    (1. B 42: 8/4 6/4 2. W 66: 24/18(2) 13/7(2) (2. W 11: 8/7(2) 6/5(2)))
    (1. B 66: 24/18(2) 13/7(2)) 2. W 42: 8/4 6/4`);

  it('have names that lead to them', () => {
    const names = (place: Place): string[] => [place.address, ...place.children.flatMap(names)];
    assert.deepEqual(names(Place.start(record)), [
      ...['', '0', '1w', '1b:1', '1b:2', '1b', '2w'],
      ...['1b/1.1b', '1b/1.2w', '1b/1.2w/1.2w', '1b/2.1b'],
    ]);
    for (const name of names(Place.start(record))) assert.equal(findPlace([record, record], `2.${name}`)?.address, name);
    assert.equal(findPlace([record], '1')?.node, null);
    for (const none of ['', '0', '2', '1.9w', '1.1b:4', '1.1b/3.1b', '1.1b/1', 'x', '1.w', '1.1b/1.3w'])
      assert.equal(findPlace([record], none), null, none);
  });

  it('lead to those beside them', () => {
    const place = findPlace([record], '1.1b/1.2w/1.2w')!;
    assert.equal(place.parent?.address, '1b/1.1b');
    assert.equal(place.parent.parent?.address, '1b:2');
    assert.equal(place.next, null);
    assert.equal(Place.start(record).parent, null);
    assert.equal(Place.start(record).next?.parent?.address, '');
    assert.equal(Place.start(record).last.address, '2w');
    assert.equal(place.game.turn?.player, 'black');
  });
});

describe('altered records', () => {
  const record = read('1. W 31: 8/5 6/5 B 42: 8/4 6/4 2. W 31: 8/5 6/5');

  it('share what was not altered', () => {
    const place = annotate(findPlace([record], '1.1b')!, { note: { text: ' Добре. ' }, glyph: '!' });
    assert.equal(place.address, '1b');
    assert.equal(place.node?.note.text, 'Добре.');
    assert.deepEqual(
      record.line.nodes.map(({ glyph }) => glyph),
      [null, null, null],
    );
    assert.deepEqual(
      place.record.line.nodes.map((node, index) => node === record.line.nodes[index]),
      [true, false, true],
    );
    assert.equal(annotate(place, { glyph: null }).node?.note.text, 'Добре.');
    assert.equal(annotate(Place.start(place.record), { note: { text: 'x' } }).record.line.note.text, 'x');
  });

  it('take steps and variations, and the same ones only once', () => {
    const said = { kind: 'roll', dice: [6, 6], play: '24/18(2) 13/7(2)' } as const;
    const after = addStep(findPlace([record], '1.1w')!, said);
    assert.equal(after.address, '1b/1.1b');
    assert.equal(addStep(after.parent!, said).record, after.record);
    const more = addStep(after, { kind: 'roll', dice: [4, 2], play: '8/4 6/4' });
    assert.equal(more.address, '1b/1.2w');
    const nested = annotate(addStep(more.parent!, { kind: 'roll', dice: [1, 1], play: '24/23(2) 6/5(2)' }), { glyph: '?' });
    assert.equal(nested.address, '1b/1.2w/1.2w');
    assert.equal(addStep(Place.start(record).last, { kind: 'resign' }).record.result?.winner, 'white');
    assert.throws(() => addStep(after, { ...said, play: '24/18' }), { code: 'illegal-play' });
    assert.throws(
      () => addStep(after, { kind: 'double' }),
      (error) => error instanceof NotationError && error.refusal?.code === 'no-cube',
    );
    assert.deepEqual(read(writeRecord([nested.record])), nested.record);
  });
});

describe('what was played', () => {
  const roll = (...dice: number[]): RecordAction[] => [{ type: 'roll' }, { type: 'thrown', dice }];
  const move = (from: number, die: number): RecordAction => ({ type: 'move', from, die });
  const textOf = (...given: Parameters<typeof recordOf>): string => writeRecord(recordOf(...given)).replace(/ +/g, ' ');

  it('is written down as far as it has come, without what was taken back', () => {
    const actions = [...roll(3, 5), ...roll(6, 1), move(13, 6), { type: 'undo' } as const, move(8, 1), move(13, 6)];
    assert.equal(textOf(startGame(presets.prava), actions), '[Game "prava"]\nW 3, B 5\n1. B 61: 13/7 8/7 ...\n*\n');
    const done = [...actions, { type: 'confirm' }, ...roll(3, 1)] as RecordAction[];
    assert.match(textOf(startGame(presets.prava), done), /B 61: 13\/7 8\/7 W 31: \.\.\.\n\*/);
  });

  it('can go on otherwise behind a resignation that is refused', () => {
    const start = startGame(presets.backgammon, 'white');
    const actions: RecordAction[] = [
      ...roll(3, 1),
      move(8, 3),
      { type: 'resign', price: 'oin' },
      { type: 'refuse' },
      { type: 'undo' },
      move(24, 3),
    ];
    assert.match(textOf(start, actions), /1\. W 31: \.\.\. W resign oin B refuse W 31: 24\/21 \.\.\.\n\*/);
    assert.match(textOf(start, actions.slice(0, 4)), /1\. W 31: 8\/5 \.\.\. W resign oin\n\*/);
  });

  it('is a match, game by game', () => {
    const match = startMatch({ set: 'gratska', length: 5 });
    const games = recordOf(match, [
      ...roll(1, 2),
      { type: 'resign' },
      { type: 'next' },
      ...roll(6, 5),
      move(24, 6),
      move(24, 5),
      { type: 'confirm' },
    ]);
    assert.deepEqual(
      games.map(({ preset, tags, start: { score } }) => [preset, tags.Set, score?.white, score?.length]),
      [
        ['portes', 'gratska', 0, 5],
        ['plakoto', 'gratska', 2, 5],
      ],
    );
    assert.deepEqual(readRecord(writeRecord(games)), { games, faults: [] });
    assert.throws(() => recordOf(match.game, [{ type: 'next' }]), RulesError);
  });

  it('can begin in the middle', () => {
    const position = parsePosition('W 6:2 5:1 off:12 | B 6:2 off:13', presets.prava);
    const situation = { position, player: 'black', dice: [2, 1], cube: null, score: null, rolls: null, passed: [] } as const;
    const text = textOf(gameFrom(presets.prava, situation), [move(6, 2), move(6, 1), { type: 'confirm' }], { preset: 'tavla' });
    assert.equal(text, '[Game "tavla"]\n[Position "W 6:2 5:1 off:12 | B 6:2 off:13 ; black 21"]\n1. B 21: 6/4 6/5\n*\n');
    assert.throws(() => recordOf(startGame(presets.prava), [{ type: 'confirm' }]), RulesError);
  });
});
