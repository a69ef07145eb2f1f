/** How companions and boards come together: children or by name, in every order, and how they part. */
import { expect, fixtureSync, html } from '@open-wc/testing';
import { ContextEvent } from '@lit/context';
import { boardContext, type TablaBoard, type BoardStore } from '../../src/index.js';
import { board } from './board.js';
import { companion, find, names, settled, told } from './companions.js';

const place = (): HTMLElement => fixtureSync<HTMLElement>(html`<div></div>`);
function boardOf(attributes: Readonly<Record<string, string>>): TablaBoard {
  const element = document.createElement('tabla-board');
  for (const [name, value] of Object.entries({ lang: 'en', turn: 'white', ...attributes })) element.setAttribute(name, value);
  return element;
}
const status = (attributes: Readonly<Record<string, string>> = {}) => companion('tabla-status', attributes);

suite('a companion in a board', () => {
  test('shows beside the board what the board shows, by itself in its place', async () => {
    const inside = status();
    await board({ lang: 'en', dice: '63', turn: 'black' }, inside);
    await settled();
    expect(told(inside)).to.equal('Black to play 6 and 3, shesh-u-se.');
    expect(inside.assignedSlot?.name).to.equal('companions');
    expect(inside.getBoundingClientRect().height).to.be.greaterThan(10);
  });

  test('may come before its board is made, after it, and deep inside', async () => {
    const [first, later, deep] = [status(), status(), status()];
    const element = boardOf({ dice: '63' });
    element.append(first);
    place().append(element);
    const wrapper = document.createElement('div');
    wrapper.slot = 'companions';
    wrapper.append(deep);
    element.append(wrapper);
    await settled();
    element.append(later);
    await settled();
    expect([first, later, deep].map(told)).to.deep.equal(Array(3).fill('White to play 6 and 3, shesh-u-se.'));
    expect(deep.hasAttribute('slot')).to.be.false;
  });

  test('moved to another board tells of that one, moved away of none', async () => {
    const [one, two] = [await board({ lang: 'en', turn: 'white' }), await board({ lang: 'en', turn: 'black' })];
    const mover = status();
    one.append(mover);
    await settled();
    expect(told(mover)).to.equal('White to play.');
    two.append(mover);
    await settled();
    expect(told(mover)).to.equal('Black to play.');
    two.parentElement!.append(mover);
    await settled();
    expect(told(mover)).to.equal('');
    expect(mover.hasAttribute('slot'), 'it leaves the place that it took').to.be.false;
  });

  test('keeps the slot that its author gives it, and finds its place again when a library takes it away', async () => {
    const [own, other] = [status({ slot: 'caption' }), status()];
    await board({ lang: 'en', turn: 'white' }, own, other);
    await settled();
    expect(own.assignedSlot?.name).to.equal('caption');
    other.removeAttribute('slot');
    expect(other.assignedSlot?.name).to.equal('companions');
  });

  test('does not disturb the position that is written there', async () => {
    const element = await board({ lang: 'en' }, 'W 6:15 | B 6:15; black', status());
    await settled();
    expect(told(element.querySelector('tabla-status')!)).to.equal('Black to play.');
  });
});

suite('a companion that names its board', () => {
  for (const [order, make] of [
    ['board, companion', (root: HTMLElement, a: Element, b: Element) => root.append(b, a)],
    ['companion, board', (root: HTMLElement, a: Element, b: Element) => root.append(a, b)],
  ] as const)
    test(`in the order ${order}`, async () => {
      const named = status({ for: 'board' });
      make(place(), named, boardOf({ id: 'board' }));
      await settled();
      expect(told(named)).to.equal('White to play.');
    });

  test('waits for a board that comes later, and for the next when that one goes', async () => {
    const root = place();
    const named = status({ for: 'board' });
    root.append(named);
    await settled();
    expect(told(named)).to.equal('');
    const first = boardOf({ id: 'board' });
    root.append(first);
    await settled();
    expect(told(named)).to.equal('White to play.');
    first.remove();
    await settled();
    expect(told(named)).to.equal('');
    root.prepend(boardOf({ id: 'board', turn: 'black' }));
    await settled();
    expect(told(named)).to.equal('Black to play.');
  });

  test('follows the id where it goes: a board replaced in one step, two that change names, one named later', async () => {
    const root = place();
    const named = status({ for: 'board' });
    const [first, second, third] = ['white', 'black', 'white'].map((turn) => boardOf({ turn }));
    first!.id = 'board';
    root.append(named, first!);
    await settled();
    first!.replaceWith(second!);
    second!.id = 'board';
    await settled();
    expect(told(named)).to.equal('Black to play.');
    root.append(third!);
    second!.id = 'other';
    await settled();
    expect(told(named)).to.equal('');
    third!.id = 'board';
    await settled();
    expect(told(named)).to.equal('White to play.');
  });

  test('of another name tells of another board, and without one of the board around', async () => {
    const root = place();
    const named = status({ for: 'two' });
    const one = boardOf({ id: 'one' });
    one.append(named);
    root.append(one, boardOf({ id: 'two', turn: 'black' }));
    await settled();
    expect(told(named), 'a name counts more than where it stands').to.equal('Black to play.');
    named.for = 'one';
    await settled();
    expect(told(named)).to.equal('White to play.');
    named.for = 'two';
    named.for = null;
    await settled();
    expect(told(named)).to.equal('White to play.');
  });

  for (const nonsense of ['nobody', ' ', '#board', '<b>', '1', 'a b', 'host'])
    test(`finds nothing by ${JSON.stringify(nonsense)}, and nobody else answers`, async () => {
      const around = boardOf({ id: 'board' });
      const named = status({ for: nonsense });
      const wrapper = document.createElement('div');
      wrapper.slot = 'companions';
      wrapper.id = 'host';
      wrapper.append(named);
      around.append(wrapper);
      place().append(around);
      await settled();
      expect(told(named)).to.equal('');
      named.setAttribute('for', 'board');
      await settled();
      expect(told(named)).to.equal('White to play.');
    });

  test('finds it in its own shadow tree alone', async () => {
    const root = place();
    const host = document.createElement('section');
    const shadow = host.attachShadow({ mode: 'open' });
    const [inner, outer] = [status({ for: 'board' }), status({ for: 'board' })];
    shadow.append(inner, boardOf({ id: 'board', turn: 'black' }));
    root.append(outer, host, boardOf({ id: 'board' }));
    await settled();
    await inner.updateComplete;
    expect([inner, outer].map(told)).to.deep.equal(['Black to play.', 'White to play.']);
  });

  test('each of two boards has its own', async () => {
    const root = place();
    const all = ['one', 'two'].map((id, at) => {
      const element = boardOf({ id, turn: at ? 'black' : 'white' });
      const [inside, beside] = [status(), status({ for: id })];
      element.append(inside);
      root.prepend(beside);
      root.append(element);
      return [inside, beside];
    });
    await settled();
    expect(all.map((pair) => pair.map(told))).to.deep.equal([
      ['White to play.', 'White to play.'],
      ['Black to play.', 'Black to play.'],
    ]);
  });
});

suite('whichever is defined first', () => {
  for (const first of ['companions', 'define'])
    test(first, async function () {
      this.timeout(30_000); // all is loaded anew

      const frame = document.createElement('iframe');
      frame.title = first;
      const markup =
        '<tabla-dice for="board"></tabla-dice><tabla-board id="board" dice="63" lang="en"><tabla-status></tabla-status></tabla-board>';
      const second = first === 'define' ? 'companions' : 'define';
      frame.srcdoc = `<!doctype html><html lang="en">${markup}<script type="module">
        await import('${location.origin}/src/${first}.ts');
        await new Promise((go) => setTimeout(go, 50));
        await import('${location.origin}/src/${second}.ts');
        document.body.dataset.done = '';
      </script></html>`;
      place().append(frame);
      const doc = await until(() => frame.contentDocument?.querySelector('[data-done]')?.ownerDocument);
      const told1 = (): string => doc.querySelector('tabla-status')!.shadowRoot!.textContent.trim();
      const told2 = (): string => doc.querySelector('tabla-dice')!.shadowRoot!.querySelector('.dice')?.getAttribute('aria-label') ?? '';
      await until(() => told1() && told2());
      expect([told1(), told2()]).to.deep.equal(['White to play 6 and 3, shesh-u-se.', '6 and 3, shesh-u-se.']);
    });
});

async function until<T>(found: () => T): Promise<NonNullable<T>> {
  for (let round = 0; round < 1000; round++) {
    const value = found();
    if (value) return value;
    await new Promise((go) => setTimeout(go, 10));
  }
  throw new Error('it did not come');
}

suite('what is left behind', () => {
  test('nothing: a board forgets those who went, and they it', async () => {
    const element = await board({ id: 'board', lang: 'en', turn: 'white' });
    const controllers = new Set<object>();
    const [add, remove] = [element.addController.bind(element), element.removeController.bind(element)];
    element.addController = (one) => (controllers.add(one), add(one));
    element.removeController = (one) => (controllers.delete(one), remove(one));
    const root = place();
    for (let round = 0; round < 20; round++) {
      const all = names.flatMap((name) => [companion(name), companion(name, { for: 'board' })]);
      for (const one of all) (one.for ? root : element).append(one);
      await settled();
      expect(controllers.size).to.equal(8);
      for (const one of all) one.remove();
      expect(controllers.size).to.equal(0);
    }
  });

  test('nobody watches the page any more', async () => {
    let watching = 0;
    const Real = MutationObserver;
    window.MutationObserver = class extends Real {
      #watches = 0;
      override observe(target: Node, init?: MutationObserverInit): void {
        if (target === document) watching += ++this.#watches;
        super.observe(target, init);
      }
      override disconnect(): void {
        watching -= this.#watches;
        super.disconnect();
      }
    };
    try {
      const root = place();
      root.append(...names.map((name) => companion(name, { for: 'board' })));
      await settled();
      expect(watching, 'one for all').to.equal(1);
      root.replaceChildren();
      expect(watching).to.equal(0);
    } finally {
      window.MutationObserver = Real;
    }
  });

  test('a companion that comes again goes on', async () => {
    const element = await board({ id: 'board', lang: 'en', turn: 'white' });
    const root = place();
    const all = [status(), status({ for: 'board' })];
    for (let round = 0; round < 3; round++) {
      for (const one of all) (one.for ? root : element).append(one);
      element.turn = round % 2 ? 'white' : 'black';
      await settled();
      expect(all.map(told)).to.deep.equal(Array(2).fill(round % 2 ? 'White to play.' : 'Black to play.'));
      for (const one of all) one.remove();
    }
  });

  test('a companion that came to another document is styled there', async () => {
    const inside = status();
    const element = await board({ turn: 'white', lang: 'en' }, inside);
    const frame = document.createElement('iframe');
    place().append(frame);
    frame.contentDocument!.body.append(element);
    await element.updateComplete;
    await inside.updateComplete;
    expect(told(inside)).to.equal('White to play.');
    expect(frame.contentWindow!.getComputedStyle(find(inside, '.status')!).display).to.equal('flex');
  });
});

suite('the context', () => {
  const ask = (target: Element, context: typeof boardContext): BoardStore[] => {
    const stores: BoardStore[] = [];
    target.dispatchEvent(new ContextEvent(context, target, (store) => stores.push(store)));
    return stores;
  };

  test('is given at the board and from within it, by the protocol, and goes no farther', async () => {
    const child = document.createElement('span');
    const element = await board({ dice: '63', turn: 'black', lang: 'bg' }, child);
    let outside = 0;
    element.parentElement!.addEventListener('context-request', () => outside++);
    for (const target of [element, child]) {
      const [store] = ask(target, boardContext);
      expect(store!.shown()).to.deep.include({ theme: 'auto' });
      expect(store!.shown()!.view.situation).to.deep.include({ player: 'black', dice: [6, 3] });
    }
    expect(outside).to.equal(0);
    expect(boardContext).to.equal(Symbol.for('tabla-board/1'));
  });

  test('another version’s is not answered', async () => {
    const element = await board();
    let outside = 0;
    element.parentElement!.addEventListener('context-request', () => outside++);
    expect(ask(element, Symbol.for('tabla-board/2') as never)).to.deep.equal([]);
    expect(outside).to.equal(1);
  });

  test('tells after each drawing until it is told not to', async () => {
    const element = await board({ dice: '63' });
    const seen: unknown[] = [];
    const [store] = ask(element, boardContext);
    const stop = store!.subscribe(() => seen.push(store!.shown()?.view.situation.dice));
    element.dice = '21';
    await element.updateComplete;
    element.dice = '77';
    await element.updateComplete;
    stop();
    element.dice = '66';
    await element.updateComplete;
    expect([seen[0], seen.at(-1)]).to.deep.equal([[2, 1], undefined]);
    expect(seen.flat().includes(6)).to.be.false;
  });
});
