/** Drawing commands (docs/notation.md, "Drawing"). */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { NotationError, parseMarks, type DrawnMark } from '../../src/notation/index.js';
import type { Mark } from '../../src/picture/view.js';

// what is read is what a picture draws
const asMarks = (marks: DrawnMark[]): readonly Mark[] => marks;
const read = (text: string): readonly Mark[] => asMarks(parseMarks(text));

function faultOf(text: unknown): NotationError {
  try {
    parseMarks(text as string);
  } catch (error) {
    assert.ok(error instanceof NotationError, String(error));
    return error;
  }
  return assert.fail(`read: ${String(text)}`);
}

describe('marks', () => {
  it('reads arrows', () => {
    assert.deepEqual(read('[%arrow 8/5 6/5]'), [
      { kind: 'arrow', from: 8, to: 5 },
      { kind: 'arrow', from: 6, to: 5 },
    ]);
    assert.deepEqual(read('[%arrow 24/18/13 green]'), [
      { kind: 'arrow', from: 24, to: 18, color: 'green' },
      { kind: 'arrow', from: 18, to: 13, color: 'green' },
    ]);
    assert.deepEqual(read('[%ARROW Bar-22, 6→off #F00]'), [
      { kind: 'arrow', from: 25, to: 22, color: '#F00' },
      { kind: 'arrow', from: 6, to: 0, color: '#F00' },
    ]);
  });

  it('reads points that are marked', () => {
    assert.deepEqual(read('[%mark 7 18 red]'), [
      { kind: 'mark', point: 7, color: 'red' },
      { kind: 'mark', point: 18, color: 'red' },
    ]);
    assert.deepEqual(read(' [%mark bar]\n[%mark бар,off] '), [
      { kind: 'mark', point: 25 },
      { kind: 'mark', point: 25 },
      { kind: 'mark', point: 0 },
    ]);
  });

  it('reads words on points, in any quotes', () => {
    assert.deepEqual(read('[%text 20 "капия" 5 “педя”]'), [
      { kind: 'text', point: 20, text: 'капия' },
      { kind: 'text', point: 5, text: 'педя' },
    ]);
    assert.deepEqual(read(String.raw`[%text 20 "a \"b\" \\ ]}<i>"]`), [{ kind: 'text', point: 20, text: String.raw`a "b" \ ]}<i>` }]);
  });

  it('takes a side for what follows', () => {
    assert.deepEqual(read('[%mark b7 18 w 5] [%mark 3] [%arrow ч24/18 Б6/5] [%text wbar "x"]'), [
      { kind: 'mark', point: 7, player: 'black' },
      { kind: 'mark', point: 18, player: 'black' },
      { kind: 'mark', point: 5, player: 'white' },
      { kind: 'mark', point: 3 },
      { kind: 'arrow', from: 24, to: 18, player: 'black' },
      { kind: 'arrow', from: 6, to: 5, player: 'white' },
      { kind: 'text', point: 25, text: 'x', player: 'white' },
    ]);
  });

  it('reads nothing as nothing', () => {
    assert.deepEqual(read(''), []);
    assert.deepEqual(read(' \n'), []);
  });

  const faults: [string, string, number, number][] = [
    ['foo', 'bad-mark', 1, 1],
    ['[%circle 7]', 'bad-mark', 1, 1],
    ['[%mark 7]\n [%marks 7]', 'bad-mark', 2, 2],
    ['[%mark]', 'bad-mark', 1, 7],
    ['[%mark red]', 'bad-mark', 1, 8],
    ['[%mark 77]', 'bad-point', 1, 8],
    ['[%mark 7', 'bad-mark', 1, 9],
    ['[%mark 7 red blue]', 'bad-mark', 1, 14],
    ['[%arrow 8]', 'bad-mark', 1, 10],
    ['[%arrow 8/]', 'bad-mark', 1, 11],
    ['[%text 20 капия]', 'bad-mark', 1, 11],
    ['[%text 20 "капия]', 'bad-mark', 1, 11],
    ['[%mark в7]', 'bad-mark', 1, 8],
  ];
  for (const [text, code, line, column] of faults)
    it(`${JSON.stringify(text)}: ${code}`, () => {
      const fault = faultOf(text);
      assert.deepEqual([fault.code, fault.line, fault.column], [code, line, column]);
    });

  it('says so when it is given no text', () => {
    for (const value of [null, undefined, 7, {}]) assert.equal(faultOf(value).code, 'syntax');
  });

  it('reads any text or says where it is wrong', () => {
    const piece = fc.oneof(
      fc.constantFrom('[%mark ', '[%text 5 "', '[%arrow ', '8/5', ' 7', ']', '"', 'red', 'w', '\\', '\n'),
      fc.string({ maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        try {
          parseMarks(text);
        } catch (error) {
          assert.ok(error instanceof NotationError, String(error));
          const lines = text.split(/\r\n|\r|\n/);
          assert.ok(error.line <= lines.length && error.column <= (lines[error.line - 1] ?? '').length + 1, text);
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('reads long texts in linear time', () => {
    for (const piece of [' ', '7 ', '8/5 ', '8/', '"', '\\', 'w', '[%mark 7]', '[%text 5 "a"]', 'a']) {
      const long = piece.repeat(200_000 / piece.length);
      for (const text of [long, `[%mark 7${long}`, `[%text 5 "${long}`, `[%arrow 8/5${long}`]) {
        const began = process.cpuUsage();
        try {
          parseMarks(text);
        } catch (error) {
          assert.ok(error instanceof NotationError);
        }
        assert.ok(process.cpuUsage(began).user < 1_000_000, JSON.stringify(text.slice(0, 20)));
      }
    }
  });
});
