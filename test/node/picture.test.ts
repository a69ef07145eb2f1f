/** What is drawn, counted shape by shape; the writer; the budgets of a static board. */
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { renderDiagram } from '../../src/picture/index.js';
import { live } from '../../src/picture/live.js';
import { picture } from '../../src/picture/picture.js';
import { colorRules, themeColors, type ThemeName } from '../../src/picture/theme.js';
import type { LiveView, PieceShape, Shape, TextShape } from '../../src/picture/view.js';
import { escapeText, writeShape } from '../../src/picture/svg.js';
import { painted } from '../../src/picture/painted.js';
import { parsePosition, parseRules, startPosition, type Situation } from '../../src/rules/index.js';

const themeNames = ['wood', 'dark', 'light', 'contrast', 'print'] as const satisfies readonly ThemeName[];

const situation = (game: string, text: string | null, more: Partial<Situation> = {}): Situation => {
  const rules = parseRules(game);
  const position = text === null ? startPosition(rules) : parsePosition(text, rules);
  return { position, player: null, dice: null, cube: null, score: null, rolls: null, passed: [], ...more };
};
const start = situation('prava', null);
const shapesOf = (view: LiveView): readonly Shape[] => picture(view, live).pieces;
const classOf = (shape: Shape): string => shape.class;
const outline = (shapes: readonly Shape[], name: string): string =>
  shapes.map((shape) => (shape.kind === 'path' && shape.class === name ? shape.d : '')).join('');
const circles = (d: string, r: number): number => d.split(`a${r} ${r} 0 1 0 ${2 * r} 0`).length - 1;
const discs = (shapes: readonly Shape[], name: string): number => outline(shapes, name).split('h0').length - 1;
const checkersIn = (shapes: readonly Shape[], player: 'white' | 'black'): number => discs(shapes, `${player}-rim`);
const texts = (shapes: readonly Shape[], name: RegExp): string[] =>
  shapes.filter((shape): shape is TextShape => shape.kind === 'text' && name.test(shape.class)).map(({ text }) => text);

suite('checkers', () => {
  test('every checker of the start is seen, told apart by rings and nail', () => {
    const shapes = shapesOf({ situation: start });
    assert.equal(checkersIn(shapes, 'white'), 15);
    assert.equal(checkersIn(shapes, 'black'), 15);
    const rings = (name: string): (number | undefined)[] =>
      shapes.map((shape) => (shape.kind === 'path' && shape.class === name ? shape.width : undefined)).filter(Boolean);
    assert.deepEqual(rings('white-ring'), [27.6, 17.6], 'two rings');
    assert.deepEqual(rings('black-ring'), [28, 4], 'a ring and a nail');
    assert.deepEqual(texts(shapes, /count/), []);
  });

  test('five high, then the number on the top one', () => {
    const shapes = shapesOf({ situation: situation('tapa', null), travel: 'contrary' });
    assert.equal(checkersIn(shapes, 'white'), 5);
    assert.deepEqual(texts(shapes, /count/), ['15', '15']);
    assert.equal(discs(shapes, 'white-ring'), 2 * 4, 'no ring under the number');
  });

  test('checkers on the bar and borne off are always seen', () => {
    const shapes = shapesOf({ situation: situation('prava', 'W bar:2 6:3 off:10 | B bar:1 6:2 off:12') });
    assert.equal(checkersIn(shapes, 'white'), 5);
    assert.equal(checkersIn(shapes, 'black'), 3);
    assert.equal(outline(shapes, 'white-sign').split('M').length - 1, 10);
    assert.equal(outline(shapes, 'black-sign').split('M').length - 1, 12);
  });

  test('many on the bar are counted', () => {
    const shapes = shapesOf({ situation: situation('prava', 'W bar:7 6:8 | B 6:15') });
    assert.deepEqual(texts(shapes, /white-count/), ['8', '7']);
  });

  test('a pinned checker lies below, and a strap holds it', () => {
    const shapes = shapesOf({ situation: situation('tapa', 'W 24:13 20:1! 6:1 | B 24:13 5:2') });
    const order = shapes.filter(({ class: name }) => /^(white-rim|black-rim|strap)$/.test(name));
    assert.deepEqual(order.map(classOf), ['white-rim', 'white-rim', 'black-rim', 'strap']);
    assert.equal(discs([order[0]!], 'white-rim'), 1);
    assert.equal(outline(shapes, 'strap').split('M').length - 1, 1);
  });

  test('with keys every checker is a piece of its own, where the merged one would be', () => {
    const { position } = start;
    const checkers = (['white', 'black'] as const).flatMap((player) =>
      position[player].checkers.flatMap((count, point) =>
        Array.from({ length: count }, (_, i) => ({ key: `${player}-${point}-${i}`, player, point })),
      ),
    );
    const pieces = shapesOf({ situation: start, checkers }).filter((shape): shape is PieceShape => shape.kind === 'piece');
    assert.deepEqual(
      pieces.map(({ key }) => key),
      checkers.map(({ key }) => key),
    );
    const merged = outline(shapesOf({ situation: start }), 'white-rim');
    for (const { key, x, y, parts } of pieces) {
      assert.ok(parts.length >= 5);
      if (key.startsWith('white')) assert.ok(merged.includes(`M${x} ${y}h0`), key);
    }
    assert.equal(checkersIn(shapesOf({ situation: start, checkers }), 'white'), 0);
  });

  test('pieces that are pinned come first', () => {
    const tapa = situation('tapa', 'W 24:14 20:1! | B 24:14 5:1');
    const checkers = [
      { key: 'b', player: 'black', point: 5 },
      { key: 'w', player: 'white', point: 20, pinned: true },
    ] as const;
    const pieces = shapesOf({ situation: tapa, checkers }).filter((shape) => shape.kind === 'piece');
    assert.deepEqual(
      pieces.map((piece) => piece.key),
      ['w', 'b'],
    );
    assert.notEqual(pieces[0]?.y, pieces[1]?.y);
  });
});

suite('dice and the rest', () => {
  const middles = (view: LiveView, name: string): number[] =>
    outline(shapesOf(view), name)
      .split('z')
      .filter(Boolean)
      .map((d) => Number(/^M([\d.]+)/.exec(d)?.[1]));

  test('dice lie in the right half of the side to move', () => {
    for (const [player, right] of [
      ['white', true],
      ['black', false],
    ] as const) {
      for (const x of middles({ situation: { ...start, player, dice: [6, 4] } }, 'die')) assert.equal(x > 330, right);
      for (const x of middles({ situation: { ...start, player, dice: [6, 4] }, view: 'mover', home: 'left' }, 'die')) assert.ok(x > 330);
    }
  });

  test('as many pips as the dice have', () => {
    for (let a = 1; a <= 6; a++) {
      assert.equal(middles({ situation: { ...start, player: 'white', dice: [a, 7 - a] } }, 'pip').length, 7);
    }
  });

  test('used dice are faint, each one once', () => {
    const view = { situation: { ...start, player: 'white', dice: [5, 5] }, stage: [5, 5, 5, 5], left: [5] } as const;
    assert.equal(middles(view, 'die').length, 1);
    assert.equal(middles(view, 'pip').length, 5);
    assert.equal(middles(view, 'deep').length, 15);
    assert.equal(middles({ ...view, stage: [6, 5], left: [5] }, 'pip').length, 5);
  });

  test('dice in waiting say how many and whose', () => {
    const waiting = {
      ...start,
      player: 'black',
      passed: [
        [5, 5],
        [6, 6, 6, 6],
        [3, 1],
      ],
    } as const;
    const shapes = shapesOf({ situation: waiting });
    assert.deepEqual(texts(shapes, /^text$/), ['×2', '×4']);
    assert.equal(outline(shapes, 'die').split('M').length - 1, 4);
    const arrow = (view: LiveView): string => outline(shapesOf(view), 'text');
    assert.notEqual(arrow({ situation: waiting }), arrow({ situation: { ...waiting, player: 'white' } }));
    const climbing = shapesOf({
      situation: { ...start, player: 'white' },
      next: [
        [5, 5, 5, 5],
        [6, 6, 6, 6],
      ],
      handOver: [[4]],
    });
    assert.deepEqual(texts(climbing, /^text$/), ['×4', '×4']);
  });

  test('an empty half has an inlay, a used one has none', () => {
    const stars = (view: LiveView): number => middles(view, 'inlay').length;
    assert.equal(stars({ situation: start }), 2);
    assert.equal(stars({ situation: { ...start, player: 'white', dice: [6, 4] } }), 1);
    assert.equal(stars({ situation: { ...start, player: 'white', dice: [6, 4] }, caption: 'шеш-джехар' }), 0);
  });

  test('a cube that is offered has the offered value and lies before the side that is asked', () => {
    for (const to of ['white', 'black'] as const) {
      const shapes = shapesOf({ situation: { ...start, cube: { value: 2, owner: 'white' } }, offered: { value: 4, to } });
      const cube = shapes.find(({ class: name }) => name === 'pip cube');
      assert.ok(cube?.kind === 'text' && cube.text === '4');
      assert.equal(Number(cube.x) > 300, to === 'white', 'on its right hand');
    }
  });

  test('the cube lies in the middle or at its owner’s end', () => {
    const cubeAt = (owner: 'white' | 'black' | null): number => {
      const shape = shapesOf({ situation: { ...start, cube: { value: 4, owner } } }).find(({ class: name }) => name === 'pip cube');
      return shape?.kind === 'text' ? shape.y : NaN;
    };
    assert.ok(cubeAt('white') > 450 && cubeAt('black') < 80 && Math.abs(cubeAt(null) - 264) < 10);
    assert.deepEqual(texts(shapesOf({ situation: { ...start, cube: { value: 1024, owner: null } } }), /cube/), ['1024']);
  });

  test('the side to move is lit', () => {
    assert.equal(outline(shapesOf({ situation: start }), 'lamp'), '');
    const white = outline(shapesOf({ situation: { ...start, player: 'white' } }), 'lamp');
    assert.match(white, /^M\d+ 506h/);
    assert.match(outline(shapesOf({ situation: { ...start, player: 'black' } }), 'lamp'), /^M\d+ 22h/);
  });

  test('the side that is asked whether it accepts is lit, and the cube lies where it lay', () => {
    const situation: Situation = {
      ...start,
      player: 'white',
      cube: { value: 2, owner: 'white' },
      score: { white: 2, black: 1, length: 5 },
    };
    const shapes = shapesOf({ situation, offered: { to: 'black' } });
    assert.match(outline(shapes, 'lamp'), /^M\d+ 22h/);
    assert.ok(outline(shapes, 'black-lit score') && outline(shapes, 'white-sign score'), 'and so is its score');
    const cube = shapes.find(({ class: name }) => name === 'pip cube');
    assert.deepEqual(
      cube,
      shapesOf({ situation }).find(({ class: name }) => name === 'pip cube'),
    );
  });

  test('score and pips stand in the frame', () => {
    const shapes = shapesOf({ situation: { ...start, score: { white: 2, black: 1, length: 5 } }, pips: { white: 167, black: 140 } });
    assert.deepEqual(texts(shapes, /score/).sort(), ['1/5', '2/5']);
    assert.deepEqual(texts(shapes, /pips/).sort(), ['140', '167']);
  });
});

suite('marks', () => {
  const view: LiveView = { situation: { ...start, player: 'white', dice: [6, 4] } };
  const rings = (more: Partial<LiveView>, name = 'ring'): string => outline(shapesOf({ ...view, ...more }), name);

  test('targets: a dot to land on, a crossed ring to hit, a lit tray to bear off', () => {
    assert.equal(circles(rings({ targets: [{ point: 9 }, { point: 4 }] }, 'target'), 9.5), 2);
    assert.equal(circles(rings({ targets: [{ point: 20, hits: true }] }), 18), 1);
    assert.match(rings({ targets: [{ point: 0 }] }), /^M\d/);
    assert.equal(rings({ targets: [] }), '');
  });

  test('checkers of which one is to be chosen: a ring round the top one of each stack', () => {
    const sources = (points: readonly number[]): string => rings({ sources: points }, 'ring source');
    assert.equal(circles(sources([13, 8]), 19), 2);
    assert.equal(sources([13]), rings({ selected: 13 }, 'ring selected'), 'where the one is that has been picked up');
    assert.equal(sources([]), '');
    assert.throws(() => renderDiagram(start, { sources: [26] }), { code: 'bad-option' });
  });

  test('targets are in the numbering of the side to move', () => {
    const white = rings({ targets: [{ point: 9 }] }, 'target');
    const black = rings({ targets: [{ point: 9 }], situation: { ...start, player: 'black' } }, 'target');
    assert.notEqual(white, black);
  });

  test('what was done last: each origin and each arrival once, without stops on the way', () => {
    const last = {
      player: 'black',
      moves: [
        { from: 24, to: 18 },
        { from: 18, to: 13 },
      ],
    } as const;
    const d = rings({ last }, 'last');
    assert.equal(circles(d, 4.5), 1);
    assert.equal(circles(d, 18.6), 1);
  });

  test('the colours that an author names, and his own', () => {
    const mark = (color: string): Shape => shapesOf({ situation: start, marks: [{ kind: 'mark', point: 7, color }] }).at(-1)!;
    for (const [color, name] of [
      ['red', 'red'],
      ['blue', 'blue'],
      ['yellow', 'last'],
      ['green', 'ring'],
      ['toString', 'ring'],
    ] as const)
      assert.equal(mark(color).class, name);
    const shape = mark('#f80');
    assert.ok(shape.kind === 'path' && shape.stroke === '#f80');
    assert.match(renderDiagram(start, { marks: [{ kind: 'arrow', from: 8, to: 5, color: '#f80' }] }), /stroke="#f80"/);
  });

  test('no arrow crosses the number on a stack', () => {
    const shapes = shapesOf({ situation: situation('tapa', null, { player: 'white' }), marks: [{ kind: 'arrow', from: 24, to: 18 }] });
    const at = (name: RegExp): number => shapes.findIndex((shape) => name.test(shape.class));
    assert.ok(at(/^ring arrow/) < at(/^white count/) && at(/^white count/) < at(/^white-count/));
  });

  test('which way each side goes', () => {
    for (const travel of ['parallel', 'contrary'] as const)
      for (const view of ['white', 'black'] as const)
        for (const home of ['left', 'right'] as const) {
          const shapes = shapesOf({ situation: start, travel, view, home, directions: true }).filter(({ class: name }) =>
            name.endsWith(' way'),
          );
          const ways = shapes.map((shape) => (shape.kind === 'path' ? shape.d : ''));
          assert.equal(ways.length, 4);
          // the viewer's ends where his home is
          const start1 = /^M([\d.]+) ([\d.]+)H.* ([\d.]+)H([\d.]+)M/.exec(ways[0]!)!.map(Number);
          assert.ok(start1[2]! < 264 && start1[3]! > 264, 'from the far row to the near one');
          assert.equal(start1[4]! > 300, home === 'right');
          const other = /^M([\d.]+) ([\d.]+)H/.exec(ways[2]!)!.map(Number);
          assert.equal(other[2]! > 264, true, 'the other one begins in the near row');
          assert.equal(other[1]! < 300, (travel === 'parallel') === (home === 'right'));
        }
    assert.match(renderDiagram(start, { directions: true }), / way"/);
  });

  test('an author’s arrows, marks and texts', () => {
    const shapes = shapesOf({
      ...view,
      marks: [
        { kind: 'arrow', from: 8, to: 5, color: 'red' },
        { kind: 'mark', point: 7, player: 'black' },
        { kind: 'text', point: 20, text: '<капия>' },
        { kind: 'mark', point: 3, color: 'no such colour' },
      ],
    });
    assert.ok(shapes.some(({ class: name }) => name === 'red arrow'));
    assert.equal(shapes.filter(({ class: name }) => name === 'ring').length, 2);
    assert.deepEqual(texts(shapes, /note/), ['<капия>']);
  });

  test('a text stands beyond the checkers of its point', () => {
    const at = (point: number): number => {
      const note = shapesOf({ ...view, marks: [{ kind: 'text', point, text: 'x' }] }).find(({ class: name }) => name === 'note');
      return note?.kind === 'text' ? note.y : NaN;
    };
    assert.ok(at(6) < 504 - 5 * 40, 'five checkers on 6');
    assert.ok(at(5) > 480, 'none on 5');
    assert.ok(at(12) < 504 - 5 * 40, 'five enemy checkers on 12');
  });

  test('without `live` a view shows only what a diagram shows', () => {
    const still = picture({ ...view, targets: [{ point: 9 }] }).pieces;
    assert.equal(outline(still, 'target'), '');
    assert.equal(checkersIn(still, 'white'), 15);
  });
});

suite('the empty board', () => {
  test('is the same array for the same seat, and another one for another', () => {
    const board = (view: Partial<LiveView>): readonly Shape[] => picture({ situation: start, ...view }).board;
    assert.equal(board({}), board({ caption: 'x' }));
    for (const other of [{ view: 'black' }, { home: 'left' }, { travel: 'parallel' }, { numbers: 'none' }] as const) {
      assert.notEqual(board({}), board(other));
    }
  });

  test('numbers stand in rows, those of the viewer, of the mover, or none', () => {
    const rows = (view: Partial<LiveView>): string[] =>
      texts(picture({ situation: { ...start, player: 'black' }, ...view }).board, /^number$/);
    assert.deepEqual(rows({}), ['123456789101112', '131415161718192021222324']);
    assert.deepEqual(rows({ numbers: 'mover' }), ['242322212019181716151413', '121110987654321']);
    assert.deepEqual(rows({ numbers: 'mover', travel: 'parallel' }), ['131415161718192021222324', '123456789101112']);
    assert.deepEqual(rows({ numbers: 'none' }), []);
    for (const shape of picture({ situation: start }).board) {
      if (shape.kind === 'text') assert.equal(String(shape.x).split(' ').length, shape.text.length, 'a place for every digit');
    }
  });
});

suite('standalone diagrams', () => {
  const full: Situation = situation('prava', 'W bar:1 24:6 13:4 8:1 6:2 4:1 | B 11:4 10:1 8:3 7:1 6:1 5:2 4:1 bar:1 off:1', {
    player: 'black',
    dice: [5, 4],
    cube: { value: 4, owner: 'white' },
    score: { white: 2, black: 1, length: 5 },
    passed: [[6, 6]],
  });
  const all = { pips: { white: 1, black: 2 }, last: { player: 'white', moves: [{ from: 8, to: 4 }] }, caption: 'х', left: [5] } as const;
  const elements = (svg: string): number => svg.split(/<[a-z]/).length - 1;

  test('at most 70 elements, and 40 for a board with dice, cube and numbers', () => {
    assert.ok(elements(renderDiagram({ ...start, player: 'white', dice: [6, 4], cube: { value: 2, owner: null } })) <= 40);
    assert.ok(elements(renderDiagram(full, all)) <= 70);
  });

  test('need nothing from outside and nothing that a strict page forbids', () => {
    for (const theme of themeNames) {
      const svg = renderDiagram(full, { ...all, theme });
      assert.doesNotMatch(svg, /style|<script|\bon[a-z]+=|href|url\(|<image|NaN|undefined|null|Infinity/);
      assert.match(svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 660 528" role="img" lang="bg" /);
      assert.match(svg, /<title>[^<]+<\/title><desc>Ред е на черните/);
      for (const [path] of svg.matchAll(/<(?:path|text) [^>]*>/g)) assert.match(path, /fill="(none|#[0-9a-f]{3}|#[0-9a-f]{6})"/);
    }
  });

  test('are well-formed', () => {
    const open: string[] = [];
    for (const [, end, name, self] of renderDiagram(full, all).matchAll(/<(\/?)([a-z]+)(?:\s[a-zA-Z-]+(?::\w+)?="[^"<]*")*(\/?)>/g)) {
      if (end) assert.equal(open.pop(), name);
      else if (!self) open.push(name ?? '');
    }
    assert.deepEqual(open, []);
  });

  test('grow wider where both sides travel the same way', () => {
    assert.match(renderDiagram(situation('gyulbara', null), { travel: 'parallel' }), /viewBox="0 0 722 528"/);
  });

  test('have a name, a description and a language of the author’s or their own', () => {
    const svg = renderDiagram(start, { title: 'Урок 1 & 2', description: '"', locale: 'en' });
    assert.match(renderDiagram(start), /<title>Табла<\/title>/);
    assert.match(renderDiagram(start, { game: 'prava' }), /<title>Права<\/title><desc>Права\. Полетата/);
    assert.match(svg, /lang="en" .*<title>Урок 1 &amp; 2<\/title><desc>&quot;<\/desc>/);
  });

  test('small ones have larger letters and one row of numbers each', () => {
    const numbers = (svg: string): string[] => [...svg.matchAll(/<text class="number[^>]*font-size="([\d.]+)"/g)].map(([, size]) => size!);
    assert.deepEqual(numbers(renderDiagram(start)), ['13', '13']);
    assert.deepEqual(numbers(renderDiagram(start, { small: true })), ['21', '21']);
    assert.doesNotMatch(renderDiagram(start) + renderDiagram(start, { small: true }), /display/);
  });
});

suite('text from outside', () => {
  const hostile = `</text><script>alert(1)</script>&amp;"'\0\b\x1f\x7f\x85\ud800x\udc00\ufffe\uffff`;

  test('is escaped whole: markup, quotes, control characters, lone surrogates', () => {
    const safe = escapeText(hostile);
    assert.equal(
      safe,
      '&lt;/text&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;&quot;&#39;' + '\ufffd'.repeat(6) + 'x' + '\ufffd'.repeat(3),
    );
    assert.equal(escapeText('ab\t\n\r 🎲 ж'), 'ab\t\n\r 🎲 ж', 'whole characters stay');
  });

  test('reaches a diagram only escaped, wherever it comes from', () => {
    const svg = renderDiagram(start, {
      title: hostile,
      description: hostile,
      caption: hostile,
      marks: [{ kind: 'text', point: 7, text: hostile }],
    });
    assert.doesNotMatch(svg, /<script|alert\(1\)<\/s/);
    assert.doesNotMatch(svg, /[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/u);
    assert.equal(svg.split(escapeText(hostile)).length - 1, 4);
  });

  test('one shape is written whole', () => {
    assert.equal(
      writeShape({ kind: 'text', class: 'a', x: 1, y: 2, size: 3, text: '<', fill: '#000' }),
      '<text class="a" fill="#000" x="1" y="2" font-size="3">&lt;</text>',
    );
    const part = { kind: 'path', class: 'b', d: 'M0 0', fill: 'none', stroke: '#fff', width: 2 } as const;
    assert.equal(
      writeShape({ kind: 'piece', class: 'checker', key: 'k', x: 1, y: 2, parts: [part], pinned: false }),
      '<g class="checker" transform="translate(1 2)"><path class="b" fill="none" stroke="#fff" stroke-width="2" d="M0 0"/></g>',
    );
  });
});

suite('colours', () => {
  test('come from a style sheet, or are painted on', () => {
    const checkers = [{ key: 'w', player: 'white', point: 24 }] as const;
    const { board, pieces } = picture({ situation: start, checkers }, live);
    const plain = JSON.stringify([...board, ...pieces]);
    assert.doesNotMatch(plain, /"(fill|stroke)"|#/);
    const colored = painted([...board, ...pieces], 'wood');
    assert.equal(JSON.stringify(colored).split('"fill":"').length, plain.split('"d":"').length + plain.split('"text":"').length - 1);
    const white = colored.find(({ kind }) => kind === 'piece') as PieceShape;
    assert.deepEqual(white.parts[1], { kind: 'path', class: 'white', d: 'M0 0h0', fill: 'none', stroke: '#fbf4e6', width: 36.2 });
  });

  const palette = (theme: ThemeName): Record<string, string> =>
    Object.fromEntries([...themeColors(theme).matchAll(/--t-([\w-]+):([^;]+);/g)].map(([, role = '', color = '']) => [role, color]));
  const luminance = (hex: string): number => {
    const long = hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex;
    const [r, g, b] = long.match(/\w\w/g)!.map((part) => {
      const value = parseInt(part, 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };
  const contrast = (a: string, b: string): number => {
    const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
    return (high! + 0.05) / (low! + 0.05);
  };

  for (const theme of themeNames) {
    test(`${theme}: what must be read can be read`, () => {
      const colors = palette(theme);
      const against = (name: string, ground: string, least: number): void => {
        const ratio = contrast(colors[name]!, colors[ground]!);
        assert.ok(ratio >= least, `${name} on ${ground}: ${ratio.toFixed(2)}`);
      };
      for (const color of Object.values(colors)) assert.match(color, /^#([0-9a-f]{3}|[0-9a-f]{6})$/);
      against('number', 'frame', 4.5);
      against('text', 'field', 4.5);
      against('black', 'die', 7);
      against('black', 'white', 7);
      // the dot or its rim stands out from every wood
      for (const wood of ['field', 'pale', 'deep', 'tray']) {
        const best = Math.max(contrast(colors.target!, colors[wood]!), contrast(colors.die!, colors[wood]!));
        assert.ok(best >= 3, `target on ${wood}: ${best.toFixed(2)}`);
      }
      against('target', 'die', 1.4);
      against('lamp', 'frame', 3);
      // a checker's body or its rim stands out from every wood
      for (const [body, rim] of [
        ['white', 'white-rim'],
        ['black', 'black-rim'],
      ] as const) {
        for (const wood of ['field', 'pale', 'deep', 'bar']) {
          const best = Math.max(contrast(colors[body]!, colors[wood]!), contrast(colors[rim]!, colors[wood]!));
          assert.ok(best >= 1.8, `${body} on ${wood}: ${best.toFixed(2)}`);
        }
      }
    });
  }

  test('every class that is drawn has a rule, and every rule a colour in every theme', () => {
    const rules = colorRules();
    const view: LiveView = {
      situation: { ...start, player: 'white', dice: [6, 4], cube: { value: 2, owner: null }, score: { white: 0, black: 0, length: 3 } },
      targets: [{ point: 9 }],
      selected: 13,
      sources: [6],
      last: { player: 'black', moves: [{ from: 24, to: 18 }] },
      marks: [
        { kind: 'text', point: 7, text: 'x' },
        { kind: 'arrow', from: 8, to: 5, color: 'blue' },
      ],
      left: [6],
    };
    const { board, pieces } = picture(view, live);
    for (const { class: names } of [...board, ...pieces]) assert.ok(rules.includes(`.${names.split(' ')[0]!}{`), names);
    const used = new Set([...rules.matchAll(/var\(--t-([\w-]+)\)/g)].map(([, role]) => role!));
    for (const theme of themeNames) assert.deepEqual(new Set(Object.keys(palette(theme))), used);
  });
});
