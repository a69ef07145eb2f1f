/** How a board lies on a page: size, direction, themes. What only another medium shows is tested on pages of its own. */
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { TablaBoard } from '../../src/index.js';
import { board, drawing, inside } from './board.js';

/** Height to width of a board. */
const ratio = 0.8;
/** A board in a box that says how it lies there. */
async function lying(box: Readonly<Record<string, string>>, own: Readonly<Record<string, string>> = {}): Promise<TablaBoard> {
  const element = await board({ dice: '63' });
  Object.assign(element.parentElement!.style, box);
  Object.assign(element.style, own);
  return element;
}
const sizeOf = (element: Element): DOMRect => element.getBoundingClientRect();
const proportion = (element: TablaBoard): number => {
  const { width, height } = sizeOf(drawing(element)!);
  return height / width;
};

suite('size', () => {
  setup(() => setViewport({ width: 1000, height: 800 }));

  test('is as wide as there is room, and as high as the board then is', async () => {
    for (const width of [280, 500, 900]) {
      const element = await lying({ width: `${width}px` });
      expect(sizeOf(drawing(element)!).width).to.be.closeTo(width, 0.5);
      const { width: units, height: high } = drawing(element)!.viewBox.baseVal;
      expect(proportion(element)).to.be.closeTo(high / units, 0.005);
    }
  });

  test('ends at 60rem unless the page says otherwise', async () => {
    const element = await lying({ width: '2000px' });
    expect(sizeOf(element).width).to.equal(960);
    element.style.maxInlineSize = 'none';
    expect(sizeOf(element).width).to.equal(2000);
  });

  for (const [name, box, own] of [
    ['flex', { display: 'flex' }, {}],
    ['an automatic grid column', { display: 'grid', gridTemplateColumns: 'auto 1fr' }, {}],
    ['a float', { display: 'flow-root' }, { float: 'left' }],
    ['an absolute place', { position: 'relative', height: '600px' }, { position: 'absolute' }],
    ['an inline block', {}, { display: 'inline-block' }],
  ] as const)
    test(`has a width of its own in ${name}, and yields where there is less room`, async () => {
      const element = await lying({ width: '900px', ...box }, own);
      expect(sizeOf(element).width).to.be.closeTo(480, 1);
      element.parentElement!.style.width = '300px';
      expect(sizeOf(element).width).to.be.closeTo(300, 1);
      expect(proportion(element)).to.be.closeTo(ratio, 0.05);
    });

  test('shares a row of flex with others', async () => {
    const element = await lying({ display: 'flex', width: '600px' });
    const other = document.createElement('tabla-board');
    element.after(other);
    await other.updateComplete;
    expect(sizeOf(element).width).to.be.closeTo(300, 1);
    expect(sizeOf(other).width).to.be.closeTo(300, 1);
  });

  test('is right when the board was born hidden', async () => {
    const element = await lying({ display: 'none', width: '500px' });
    expect(sizeOf(element).width).to.equal(0);
    element.parentElement!.style.display = 'block';
    expect(sizeOf(drawing(element)!).width).to.be.closeTo(500, 0.5);
    element.hidden = true;
    expect(sizeOf(element).height).to.equal(0);
    element.hidden = false;
    expect(sizeOf(drawing(element)!).width).to.be.closeTo(500, 0.5);
  });

  test('follows a CSS transform', async () => {
    const element = await lying({ width: '500px', transform: 'scale(0.5)', transformOrigin: '0 0' });
    expect(sizeOf(drawing(element)!).width).to.be.closeTo(250, 0.5);
  });

  test('large numbers stand on a narrow board, small ones on a wide one', async () => {
    const element = await lying({ width: '320px' });
    const shown = (): number[] =>
      [...element.shadowRoot!.querySelectorAll('text.number')]
        .filter((text) => getComputedStyle(text).display !== 'none')
        .map((text) => Number(text.getAttribute('font-size')));
    expect(Math.min(...shown())).to.be.greaterThan(20);
    element.parentElement!.style.width = '700px';
    expect(Math.max(...shown())).to.be.lessThan(15);
    expect(shown().length).to.be.greaterThan(0);
  });

  test('score, pips and notes can be read on the narrowest board', async () => {
    const element = await lying({ width: '280px' });
    element.position = 'W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5 ; white 31 score 2-1/5';
    element.pips = true;
    element.marks = '[%text 5 "капия"]';
    await element.updateComplete;
    for (const name of ['text.score', 'text.pips', 'text.note']) {
      const text = element.shadowRoot!.querySelector<SVGTextElement>(name)!;
      const { fontSize, transform } = getComputedStyle(text);
      const grown = transform === 'none' ? 1 : new DOMMatrix(transform).d;
      const unit = 280 / drawing(element)!.viewBox.baseVal.width;
      expect(parseFloat(fontSize) * unit * grown, name).to.be.greaterThan(8.5);
    }
  });
});

suite('direction', () => {
  test('a page from right to left does not mirror the board', async () => {
    const element = await lying({ width: '500px', direction: 'rtl' });
    const dice = (): number => sizeOf(inside(element, '.die')!).left - sizeOf(drawing(element)!).left;
    const there = dice();
    element.parentElement!.style.direction = 'ltr';
    expect(there).to.be.closeTo(dice(), 0.5);
    expect(there, 'in the mover’s right half').to.be.greaterThan(250);
    element.parentElement!.dir = 'rtl';
    element.parentElement!.lang = 'ar';
    await element.updateComplete;
    expect(dice()).to.be.closeTo(there, 0.5);
  });
});

suite('colours', () => {
  const colour = (element: TablaBoard, part: string): string => getComputedStyle(inside(element, part)!).fill;

  test('every theme has its own, by day and by night the automatic one', async () => {
    const element = await board();
    const of = async (theme: TablaBoard['theme']): Promise<string> => {
      element.theme = theme;
      await element.updateComplete;
      return colour(element, '.frame') + colour(element, '.field') + colour(element, '.pip, .tray');
    };
    const themes = [await of('wood'), await of('dark'), await of('light'), await of('contrast')];
    expect(new Set(themes).size).to.equal(4);
    expect(await of('auto')).to.equal(matchMedia('(prefers-color-scheme: dark)').matches ? themes[1] : themes[0]);
  });

  test('and the page’s own stand over them', async () => {
    const element = await board({ theme: 'dark' });
    element.style.setProperty('--tabla-frame', 'rgb(1, 2, 3)');
    element.style.setProperty('--tabla-field', 'rgb(4, 5, 6)');
    expect(colour(element, '.frame')).to.equal('rgb(1, 2, 3)');
    expect(colour(element, '.field')).to.equal('rgb(4, 5, 6)');
  });

  test('a page reaches the parts', async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      'tabla-board::part(board) { opacity: 0.5 } tabla-board::part(base) { border: 3px solid red } tabla-board::part(error) { color: rgb(7, 8, 9) }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const element = await board();
    const style = (selector: string): CSSStyleDeclaration => getComputedStyle(inside(element, selector)!);
    expect(style('[part=board]').opacity).to.equal('0.5');
    expect(style('[part=base]').borderTopWidth).to.equal('3px');
    element.dice = 'x';
    await element.updateComplete;
    expect(style('[part=error]').color).to.equal('rgb(7, 8, 9)');
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });

  test('the typeface can be set', async () => {
    const element = await lying({ fontFamily: 'monospace' });
    const family = (): string => getComputedStyle(inside(element, 'text')!).fontFamily;
    expect(family()).to.include('Georgia');
    element.style.setProperty('--tabla-font', 'sans-serif');
    expect(family()).to.equal('sans-serif');
  });
});
