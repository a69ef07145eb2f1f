/** A board that is moved, adopted, hidden, born anew; what it tells, and what it leaves behind. */
import { assert, expect, fixtureSync, html } from '@open-wc/testing';
import { TablaBoard } from '../../src/index.js';
import { board, described, drawing, heard, inside } from './board.js';

interface Change {
  situation: { player: string | null; dice: readonly number[] | null };
  cause: string;
}

suite('what a board tells', () => {
  test('tabla-change for what is shown: at the start, and after each change, with its cause', async () => {
    const element = document.createElement('tabla-board');
    const changes = heard<Change>(element, 'tabla-change');
    fixtureSync(html`<div></div>`).append(element);
    await element.updateComplete;
    element.dice = '63';
    await element.updateComplete;
    element.view = 'black';
    await element.updateComplete;
    element.marks = '[%mark 7]';
    await element.updateComplete;
    expect(changes.map(({ cause }) => cause)).to.deep.equal(['start', 'attributes', 'attributes', 'attributes']);
    expect(changes[1]!.situation).to.deep.include({ player: 'white', dice: [6, 3] });
  });

  test('nothing where nothing that is shown has changed', async () => {
    const element = await board({ dice: '63' });
    const changes = heard(element, 'tabla-change');
    element.theme = 'dark';
    await element.updateComplete;
    element.lang = 'bg';
    await element.updateComplete;
    element.requestUpdate();
    await element.updateComplete;
    element.dice = '63';
    await element.updateComplete;
    expect(changes.length).to.equal(0);
  });

  test('tabla-change does not bubble', async () => {
    const around = fixtureSync<HTMLElement>(html`<div></div>`);
    const changes = heard(around, 'tabla-change');
    const element = await board();
    around.append(element);
    element.dice = '21';
    await element.updateComplete;
    expect(changes.length).to.equal(0);
  });
});

suite('a board that moves', () => {
  test('to another parent keeps what it shows, and draws nothing anew', async () => {
    const element = await board({ dice: '63' });
    const svg = drawing(element)!;
    const field = svg.firstElementChild!.firstElementChild;
    fixtureSync(html`<div></div>`).append(element);
    await element.updateComplete;
    expect(drawing(element)).to.equal(svg);
    expect(svg.firstElementChild!.firstElementChild).to.equal(field);
  });

  test('into an iframe and back is styled there and here, and goes on', async () => {
    const element = await board({ dice: '63', try: '24/18 13/10' });
    const home = element.parentNode!;
    const iframe = document.createElement('iframe');
    home.append(iframe);
    const there = iframe.contentDocument!;
    const isStyled = (): boolean => {
      const base = inside(element, '[part=base]')!;
      return element.ownerDocument.defaultView!.getComputedStyle(base).containerType === 'inline-size';
    };
    expect(isStyled()).to.be.true;

    there.body.append(element);
    await element.updateComplete;
    expect(element.ownerDocument).to.equal(there);
    expect(isStyled(), 'in the iframe').to.be.true;
    element.dice = '21';
    element.try = null;
    await element.updateComplete;
    expect(described(element)).to.include('2 and 1');

    home.append(element);
    await element.updateComplete;
    expect(isStyled(), 'back home').to.be.true;
  });

  test('made in one document and first shown in another is styled', async () => {
    const iframe = document.createElement('iframe');
    fixtureSync(html`<div></div>`).append(iframe);
    const element = document.createElement('tabla-board');
    iframe.contentDocument!.body.append(element);
    await element.updateComplete;
    const base = inside(element, '[part=base]')!;
    expect(iframe.contentWindow!.getComputedStyle(base).containerType).to.equal('inline-size');
  });

  test('through a document without a window waits for one', async () => {
    const element = await board();
    const home = element.parentNode!;
    new DOMParser().parseFromString('<p>', 'text/html').body.append(element);
    home.append(element);
    await element.updateComplete;
    expect(getComputedStyle(inside(element, '[part=base]')!).containerType).to.equal('inline-size');
  });

  test('comes out of a template', async () => {
    const template = document.createElement('template');
    const inert = document.createElement('tabla-board');
    inert.textContent = 'W 6:15 | B 6:15';
    template.content.append(inert);
    const element = document.importNode(inert, true);
    fixtureSync(html`<div></div>`).append(element);
    await element.updateComplete;
    expect(described(element)).to.include('15 checkers on 6');
  });

  test('is cloned with its attributes', async () => {
    const element = await board({ dice: '63', view: 'black' }, 'W 6:15 | B 6:15');
    element.after(element.cloneNode(true));
    const clone = element.nextElementSibling;
    assert.instanceOf(clone, TablaBoard);
    await clone.updateComplete;
    expect(described(clone)).to.equal(described(element));
  });
});

suite('the shadow tree', () => {
  test('is small with dice, cube and numbers on', async () => {
    const element = await board({
      variant: 'backgammon',
      dice: '63',
      pips: '',
      position: 'W bar:1 24:1 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:4 off:1; cube 2 white score 1-2/5',
    });
    expect(element.shadowRoot!.querySelectorAll('*').length).to.be.at.most(70);
    expect(described(element)).to.include('cube').and.to.include('match to 5');
  });

  test('has no style element, no style attribute and no event attribute', async () => {
    const element = await board({ dice: '63', try: '24/18 13/10', dicenames: '', marks: '[%text 6 "x"]' });
    const all = [...element.shadowRoot!.querySelectorAll('*')];
    expect(all.length).to.be.greaterThan(10);
    expect(all.filter((one) => one.localName === 'style' || one.hasAttribute('style'))).to.deep.equal([]);
    expect(all.flatMap((one) => one.getAttributeNames()).filter((name) => name.startsWith('on'))).to.deep.equal([]);
  });
});

suite('on its page', () => {
  test('a board adds no listener to window or document, and reads no layout when it draws', async () => {
    const calls: string[] = [];
    const undo: (() => void)[] = [];
    const watch = (owner: object, name: string, note: (self: unknown) => string | null): void => {
      const found = Object.getOwnPropertyDescriptor(owner, name)!;
      const kind = found.get ? 'get' : 'value';
      const original = Reflect.get(found, kind) as () => unknown;
      Object.defineProperty(owner, name, {
        ...found,
        [kind](this: unknown, ...args: unknown[]) {
          const said = note(this);
          if (said) calls.push(said);
          return Reflect.apply(original, this, args as []);
        },
      });
      undo.push(() => Object.defineProperty(owner, name, found));
    };
    watch(EventTarget.prototype, 'addEventListener', (self) =>
      self === window || self === document || self === undefined ? 'addEventListener' : null,
    );
    for (const [owner, names] of [
      [Element.prototype, ['getBoundingClientRect', 'getClientRects', 'clientWidth', 'clientHeight', 'scrollWidth', 'scrollTop']],
      [HTMLElement.prototype, ['offsetWidth', 'offsetHeight', 'offsetTop', 'offsetParent', 'innerText']],
      [SVGGraphicsElement.prototype, ['getBBox', 'getScreenCTM', 'getCTM']],
      [window, ['getComputedStyle']],
    ] as const)
      for (const name of names) watch(owner, name, () => name);
    try {
      const element = document.createElement('tabla-board');
      element.setAttribute('dice', '63');
      document.body.append(element);
      await element.updateComplete;
      element.targets = '24';
      await element.updateComplete;
      element.dice = '21';
      await element.updateComplete;
      element.remove();
      expect(calls).to.deep.equal([]);
      // and that this would have seen it
      window.getComputedStyle(document.body);
      addEventListener('blur', () => undefined);
      expect(calls).to.deep.equal(['getComputedStyle', 'addEventListener']);
    } finally {
      for (const again of undo) again();
    }
  });

  test('the name is taken once: a second copy leaves the first one’s alone', async () => {
    const first = customElements.get('tabla-board');
    const again = '/src/define.ts?second-copy';
    await import(/* @vite-ignore */ again);
    expect(customElements.get('tabla-board')).to.equal(first);
    expect(first).to.equal(TablaBoard);
  });

  test('a thousand boards that come and go leave no element behind', async function () {
    this.timeout(20000);
    const host = fixtureSync<HTMLElement>(html`<div></div>`);
    const before = document.querySelectorAll('*').length;
    for (let round = 0; round < 100; round++) {
      const elements = Array.from({ length: 10 }, () => document.createElement('tabla-board'));
      host.append(...elements);
      await Promise.all(elements.map((element) => element.updateComplete));
      host.replaceChildren();
    }
    expect(document.querySelectorAll('*').length).to.equal(before);
  });
});
