/** Fences in Markdown, by markdown-it and by remark: what they become, and that they stay text. */
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { parse } from 'parse5';
import { readRecord, writeRecord } from '../../src/notation/index.js';
import forMarkdownIt, { type MarkdownOptions } from '../../src/publish/markdown-it.js';
import forRemark from '../../src/publish/remark.js';
import { hostile } from '../support/hostile.js';

const byMarkdownIt = (text: string, options?: MarkdownOptions): string => new MarkdownIt().use(forMarkdownIt, options).render(text);
const byRemark = async (text: string, options?: MarkdownOptions) => {
  const file = await unified().use(remarkParse).use(forRemark, options).use(remarkRehype).use(rehypeStringify).process(text);
  return { html: String(file), messages: file.messages.map(({ line, column, reason }) => `${line ?? 0}:${column ?? 0} ${reason}`) };
};
const fence = (text: string, words = ''): string => `\`\`\`tabla ${words}\n${text}\n\`\`\`\n`;

interface Node {
  readonly nodeName: string;
  readonly value?: string;
  readonly namespaceURI?: string;
  readonly attrs?: readonly { readonly name: string; readonly value: string }[];
  readonly childNodes?: readonly Node[];
}

/** A page as a browser reads it: its elements in order, with their attributes and the text in them. */
function elementsOf(html: string): { name: string; text: string; attributes: Record<string, string>; isSvg: boolean; isLeaf: boolean }[] {
  const textOf = ({ value = '', childNodes = [] }: Node): string => value + childNodes.map(textOf).join('');
  const walk = (node: Node): ReturnType<typeof elementsOf> => [
    {
      name: node.nodeName,
      text: textOf(node),
      attributes: Object.fromEntries((node.attrs ?? []).map(({ name, value }) => [name, value])),
      isSvg: node.namespaceURI?.endsWith('svg') === true,
      isLeaf: (node.childNodes ?? []).every(({ nodeName }) => nodeName.startsWith('#')),
    },
    ...(node.childNodes ?? []).filter(({ nodeName }) => !nodeName.startsWith('#')).flatMap(walk),
  ];
  const body = (parse(`<body>${html}`) as unknown as Node).childNodes?.[0]?.childNodes?.[1];
  return (body?.childNodes ?? []).filter(({ nodeName }) => !nodeName.startsWith('#')).flatMap(walk);
}

/** What both make of a text, which must be the same page. */
async function both(text: string, options?: MarkdownOptions) {
  const one = elementsOf(byMarkdownIt(text, options));
  const { html, messages } = await byRemark(text, options);
  const other = elementsOf(html);
  // Markdown replaces control characters, so that a place behind them is not exactly known
  const shape = (elements: typeof one) =>
    elements.map((it) => ({ ...it, text: it.isLeaf ? it.text.trim().replace(/^\d+:\d+$/, 'place') : '' }));
  assert.deepEqual(shape(other), shape(one));
  const find = (name: string) => one.find((it) => it.name === name);
  return { elements: one, messages, find };
}

const start = 'W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5';
const record = '1. W 31: 8/5 6/5 {Five is made.}\n1. B 42: 8/4 6/4';

suite('a fence', () => {
  test('with a position is a drawing in a figure, which has a name and a caption', async () => {
    const { elements, find, messages } = await both(fence(`${start} ; white 63`, 'caption="A first throw" title="The start" view=black'));
    assert.deepEqual(messages, []);
    const [figure, svg] = elements;
    assert.deepEqual([figure?.name, figure?.attributes], ['figure', { class: 'tabla' }], 'its caption is in the language of the page');
    assert.deepEqual(
      [svg?.name, svg?.isSvg, svg?.attributes.role, svg?.attributes.lang, svg?.attributes.viewBox],
      ['svg', true, 'img', 'en', '0 0 660 528'],
    );
    assert.equal(find('title')?.text, 'The start');
    assert.match(find('desc')?.text ?? '', /White to play 6 and 3.*numbered from Black’s side/);
    assert.equal(find('figcaption')?.text, 'A first throw');
    assert.ok(
      elements.some(({ attributes }) => attributes['stroke-width'] && attributes.fill),
      'it is painted',
    );
  });

  test('takes the options of all fences, and its own before them', async () => {
    const options = { lang: 'bg', variant: 'tapa', theme: 'dark', small: true } as const;
    const { find, elements } = await both(fence('', 'variant=gyulbara'), options);
    assert.equal(find('title')?.text, 'Гюлбара');
    assert.equal(find('path')?.attributes.fill, '#1f1a16');
    assert.equal((await both(fence('', 'lang=de-AT'))).find('svg')?.attributes.lang, 'en', 'what is not spoken is not claimed');
    const large = elements.find(({ name }) => name === 'text')?.attributes['font-size'];
    const usual = (await both(fence(''))).elements.find(({ name }) => name === 'text')?.attributes['font-size'];
    assert.notEqual(large, usual);
  });

  test('with a record is its end, or a place in it, with the comment below', async () => {
    const end = await both(fence(record));
    assert.match(end.find('desc')?.text ?? '', /^Prava\. White to play\./);
    assert.equal(end.find('figcaption'), undefined);
    const at = await both(fence(record, 'at=1.1w'));
    assert.match(at.find('desc')?.text ?? '', /^Prava\. Black to play\./);
    assert.deepEqual([at.find('figcaption')?.text, at.find('figcaption')?.attributes], ['Five is made.', { dir: 'auto' }]);
    const { elements } = await both(fence('1. W 31: 8/5 6/5 {One <i>.\n\nTwo.}', 'at=1.1w'));
    const paragraphs = elements.filter(({ name }) => name === 'p').map(({ text }) => text);
    assert.deepEqual(paragraphs, ['One <i>.', 'Two.']);
  });

  test('of a position of another program is backgammon', async () => {
    const { find } = await both(fence('XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:0:0:0:0:10'));
    assert.equal(find('title')?.text, 'Backgammon');
  });

  test('can be an element', async () => {
    const replay = (await both(fence(record, 'replay at=1.1w theme=dark home=left'))).find('tabla-board');
    assert.deepEqual(replay?.attributes, { mode: 'replay', at: '1.1w', theme: 'dark', home: 'left' }, 'it speaks as the page does');
    const spoken = (await both(fence('', 'mode=play lang=bg'))).find('tabla-board');
    assert.deepEqual(spoken?.attributes, { variant: 'prava', mode: 'play', lang: 'bg' });
    const { elements, find } = await both(fence(start, 'variant=kratka title="A title" caption="Said" directions marks="[%mark 7]"'), {
      element: true,
      view: 'black',
      theme: 'print',
    });
    assert.deepEqual(find('tabla-board')?.attributes, {
      variant: 'kratka',
      marks: '[%mark 7]',
      'aria-label': 'A title',
      view: 'black',
      directions: '',
    });
    assert.deepEqual([elements[0]?.name, find('figcaption')?.text], ['figure', 'Said']);
    assert.deepEqual((await both(fence(start, 'element'))).find('tabla-board')?.attributes, { variant: 'prava' });
    assert.equal((await both(fence(record, 'mode=play'))).find('tabla-board')?.attributes.mode, 'play');
  });

  test('keeps its lines as an element, whatever joins those of other texts', async () => {
    const { elements } = await both(fence(record, 'replay'));
    assert.deepEqual(
      elements.map(({ name, text }) => [name, text.trim()]),
      [
        ['figure', record],
        ['tabla-board', record],
        ['pre', record],
      ],
    );
    assert.equal((await both(fence(start, 'element'))).find('pre'), undefined);
  });

  test('takes values in either quotes', async () => {
    const { find, elements, messages } = await both(fence(start, `marks='[%text 20 "word"]' caption="It's '5'" title=it's`));
    assert.deepEqual(messages, []);
    assert.equal(find('figcaption')?.text, "It's '5'");
    assert.equal(find('title')?.text, "it's");
    assert.ok(elements.some(({ name, text }) => name === 'text' && text === 'word'));
  });

  test('of another language stays what it is', async () => {
    for (const text of ['```js\ntabla\n```\n', '```tablature\nx\n```\n', '```\ntabla\n```\n', '    tabla\n', '`tabla`\n']) {
      assert.equal(byMarkdownIt(text), new MarkdownIt().render(text));
      const plain = await unified().use(remarkParse).use(remarkRehype).use(rehypeStringify).process(text);
      assert.equal((await byRemark(text)).html, String(plain));
    }
  });
});

suite('what is wrong in a fence', () => {
  const inList = `# Title\n\n> - x\n>\n>   \`\`\`tabla lang=bg\n>   1. W 31: 8/5 6/5\n>   1. B 42: 8/4 7/5\n>   \`\`\`\n`;

  test('stands in a box beside what is right, with its place in the file', async () => {
    const { find, messages } = await both(inList);
    assert.equal(find('svg')?.isSvg, true);
    assert.deepEqual(messages, ['7:18 На поле 7 нямаш пул.']);
    assert.equal(find('div')?.text, '⚠ 7:18 На поле 7 нямаш пул.');
    assert.deepEqual(find('div')?.attributes, { class: 'tabla-fault', role: 'note', lang: 'bg', dir: 'ltr' });
  });

  test('stands in a box with the text where nothing can be shown', async () => {
    const { elements, find, messages } = await both(`\r\n${fence('W 24:2 | B 25:3')}`);
    assert.deepEqual(messages, ['3:12 There is no such point: points are 1 to 24, bar and off.']);
    assert.deepEqual(
      elements.map(({ name }) => name),
      ['div', 'p', 'strong', 'p', 'code', 'pre'],
      'what colours code leaves its text alone',
    );
    assert.equal(find('strong')?.text, 'This board cannot be shown');
    assert.equal(find('pre')?.text.trim(), 'W 24:2 | B 25:3');
  });

  test('can be a word behind its name', async () => {
    for (const [words, said] of [
      ['variant=chess', /^1:10 There is no such game\. There are: prava/],
      ['view=up', /^1:10 Here only this can stand: white, black, mover\./],
      ['small view=up', /^1:16 Here only this can stand: white, black, mover\./],
      ['at=7', /^1:10 The record has no such place\./],
      ['replay at=7', /^1:17 The record has no such place\./],
      ['caption="a view at last" view=up', /^1:35 Here only this can stand: white, black, mover\./],
      ["caption='a view", /^1:21 Here only this can stand: variant=…, /],
      ['sideways', /^1:10 Here only this can stand: variant=…, .*replay/],
      ['view', /^1:10 Here only this can stand: variant=…, /],
      ['mode=quiz', /^1:10 Here only this can stand: show, replay, play\./],
      ['marks="[%arrow 8]"', /^1:10 Here \[%arrow 8\/5\]/],
      ['rules="climb.from=x"', /^1:10 This rule cannot be like that\./],
      ['lang=bg view=up', /^1:18 Тук може да стои само: white, black, mover\./],
    ] as const) {
      const { messages } = await both(fence(record, words));
      assert.equal(messages.length, 1, words);
      assert.match(messages[0] ?? '', said);
    }
  });

  test('can be that there is nothing to replay', async () => {
    const { elements, messages } = await both(fence('', 'lang=bg replay'));
    assert.deepEqual(messages, ['1:18 В този запис няма игра.']);
    assert.ok(!elements.some(({ name }) => name === 'tabla-board'));
  });
});

suite('what comes from outside stays text', () => {
  const names = ['figure', 'svg', 'title', 'desc', 'path', 'text', 'figcaption', 'tabla-board', 'div', 'p', 'strong', 'code', 'pre'];
  /** A fence that nothing in its text can end. */
  const safe = (text: string, words = ''): string => `~~~~~~tabla ${words}\n${text}\n~~~~~~\n`;

  for (const [at, text] of hostile.entries())
    test(`sample ${at + 1}`, async () => {
      const [game] = readRecord(record).games;
      const first = game!.line.nodes[0]!;
      const note = { ...first.note, text, marks: [{ kind: 'text', point: 5, text }] as const };
      const line = { ...game!.line, nodes: [{ ...first, note }] };
      const written = writeRecord([{ ...game!, tags: { White: text, Black: 'B', Note: text }, line }]);
      for (const words of ['', 'replay', 'at=9'])
        for (const { name, attributes } of (await both(safe(written, words))).elements) {
          assert.ok(names.includes(name), `${words}: ${name}`);
          assert.ok(!Object.keys(attributes).some((key) => key.startsWith('on') || key === 'src'));
        }
      // also where it is no record at all, or a word behind the name
      const quoted = text.replaceAll('"', '').replaceAll(/[\n\r]/g, ' ');
      for (const source of [safe(text), safe(start, `caption="${quoted}" title="${quoted}"`), safe(start, quoted)])
        for (const { name } of (await both(source)).elements) assert.ok(names.includes(name), name);
      assert.doesNotMatch(byMarkdownIt(safe(written, 'replay')), /\{\{/);
    });

  test('any words and any text make a figure, a box or both, the same by either plugin', async () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom(...hostile.slice(0, 8), start, record, '{', '}', '(', ')', '[', 'W', '1.', 'B 66:', '|', ';', '\n', '"', '='),
    );
    const some = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(' '));
    const option = fc.constantFrom(
      'view=black',
      'at=1.1w',
      'replay',
      'small',
      'variant=tapa',
      'lang=bg',
      'caption="',
      'title=<b>',
      'rules=',
    );
    const words = fc.array(fc.oneof({ weight: 4, arbitrary: option }, { weight: 1, arbitrary: some })).map((all) => all.join(' '));
    await fc.assert(
      fc.asyncProperty(words, some, async (said, text) => {
        // what would end the line, or the fence, is no part of it
        const { elements } = await both(safe(text.replace(/~/g, ''), said.replace(/[\r\n~]/g, ' ')));
        assert.ok(elements.some(({ name }) => name === 'figure' || name === 'div'));
        for (const { name } of elements) assert.ok(names.includes(name), name);
      }),
      { numRuns: 300 },
    );
  });

  test('names and comments are there, whole', async () => {
    const long = `${'дълго '.repeat(1700)}<u>`;
    const { find } = await both(safe(`[White "<b>"] [Black "שלום"]\n1. W 31: 8/5 6/5 {${long} <i>}`));
    assert.equal(find('title')?.text, 'Prava. \u2068<b>\u2069 – \u2068שלום\u2069');
    assert.equal(find('figcaption')?.text, `${long} <i>`);
  });
});
