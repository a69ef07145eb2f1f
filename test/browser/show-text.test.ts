/** What stands inside a board, and in what language it speaks. */
import { expect } from '@open-wc/testing';
import { board, described, drawing, fault, heard, inside } from './board.js';

const race = 'W 6:14 1:1 | B 6:15; white 21';
const raceSaid = '14 checkers on 6, 1 on 1';
const start = '2 checkers on 24';

function made(tag: string, text: string, attributes: Readonly<Record<string, string>> = {}): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.textContent = text;
  return element;
}

/** After observers have run and what they asked for is drawn. */
const settled = async (element: { updateComplete: Promise<unknown> }): Promise<void> => {
  await new Promise((done) => setTimeout(done));
  await element.updateComplete;
};

suite('the own text', () => {
  test('is a situation, bare, in a pre or in a script of its type', async () => {
    for (const child of [race, made('pre', race), made('script', race, { type: 'text/x-tabla' })])
      expect(described(await board({}, child))).to.include(raceSaid);
  });

  test('counts bare before a pre, and a pre before a later script', async () => {
    const other = 'W 6:13 1:2 | B 6:15';
    expect(described(await board({}, made('pre', other), race))).to.include(raceSaid);
    expect(described(await board({}, made('pre', race), made('script', other, { type: 'text/x-tabla' })))).to.include(raceSaid);
  });

  test('is not taken from a caption, from other elements or from other scripts', async () => {
    const element = await board(
      {},
      made('p', race, { slot: 'caption' }),
      made('p', race),
      made('script', '{}', { type: 'application/json' }),
    );
    expect(described(element)).to.include(start);
  });

  test('counts after the attribute and the property text', async () => {
    const element = await board({ position: 'W 6:13 1:2 | B 6:15' }, race);
    expect(described(element)).to.include('13 checkers on 6, 2 on 1');
    element.removeAttribute('position');
    await element.updateComplete;
    expect(described(element)).to.include(raceSaid);
    element.text = 'W 5:15 | B 6:15';
    await element.updateComplete;
    expect(described(element)).to.include('15 checkers on 5');
    element.text = null;
    await element.updateComplete;
    expect(described(element)).to.include(raceSaid);
  });

  test('is not shown beside the drawing', async () => {
    const pre = made('pre', race);
    await board({}, pre);
    expect(pre.getClientRects().length).to.equal(0);
  });

  test('is read again when it changes: a new child, a new text in the old one, none any more', async () => {
    const pre = made('pre', race);
    const element = await board({}, pre);
    const changes = heard(element, 'tabla-change');

    pre.firstChild!.nodeValue = 'W 5:15 | B 6:15';
    await settled(element);
    expect(described(element)).to.include('15 checkers on 5');

    element.replaceChildren('W 4:15 | B 6:15');
    await settled(element);
    expect(described(element)).to.include('15 checkers on 4');

    element.replaceChildren();
    await settled(element);
    expect(described(element)).to.include(start);
    expect(changes.map(({ cause }) => cause)).to.deep.equal(['text', 'text', 'text']);
  });

  test('that says the same again draws nothing anew', async () => {
    const element = await board({}, made('pre', race));
    const changes = heard(element, 'tabla-change');
    element.replaceChildren(made('pre', race));
    await settled(element);
    expect(changes.length).to.equal(0);
  });

  test('a change while the board is off the page counts when it is back', async () => {
    const element = await board({}, race);
    const parent = element.parentNode!;
    element.remove();
    element.textContent = 'W 5:15 | B 6:15';
    parent.append(element);
    await settled(element);
    expect(described(element)).to.include('15 checkers on 5');
  });

  test('comes in pieces from a parser', async () => {
    const element = await board();
    element.append(made('pre', race.slice(0, 8)));
    element.firstElementChild!.append(race.slice(8));
    await settled(element);
    expect(fault(element)).to.equal('');
    expect(described(element)).to.include(raceSaid);
  });

  test('markup in it stays text', async () => {
    const element = await board({}, made('pre', '<img src=x onerror=alert(1)>'));
    expect(fault(element)).to.include('<img');
    expect(inside(element, 'img')).to.equal(null);
  });
});

suite('the caption', () => {
  test('stands under the drawing', async () => {
    const caption = made('span', 'Под дъската', { slot: 'caption' });
    const element = await board({}, caption);
    expect(caption.getBoundingClientRect().height).to.be.greaterThan(5);
    expect(caption.getBoundingClientRect().top).to.be.at.least(drawing(element)!.getBoundingClientRect().bottom - 1);
  });

  test('stays under an error', async () => {
    const caption = made('span', 'Под дъската', { slot: 'caption' });
    const element = await board({ dice: '99' }, caption);
    expect(caption.getBoundingClientRect().top).to.be.at.least(inside(element, '[part=error]')!.getBoundingClientRect().bottom - 1);
  });
});

suite('the language', () => {
  test('is that of the element, and follows its attribute', async () => {
    const element = await board({ lang: 'bg-BG' });
    expect(described(element)).to.include('Бели: 2 пула на 24');
    element.lang = 'en';
    await element.updateComplete;
    expect(described(element)).to.include('White: 2 checkers on 24');
    element.setAttribute('dice', '77');
    await element.updateComplete;
    expect(fault(element)).to.include('cannot be shown');
    element.lang = 'bg';
    await element.updateComplete;
    expect(fault(element)).to.include('не може да се покаже');
  });

  test('is the nearest one around it', async () => {
    const element = await board();
    const around = made('div', '', { lang: 'bg' });
    element.parentElement!.append(around);
    around.append(element);
    await element.updateComplete;
    expect(described(element)).to.include('Бели: 2 пула');
  });

  test('is found outside of shadow trees', async () => {
    const outer = made('div', '', { lang: 'bg' });
    const middle = document.createElement('div');
    const inner = document.createElement('div');
    document.body.append(outer);
    outer.append(middle);
    middle.attachShadow({ mode: 'open' }).append(inner);
    const element = await board();
    inner.attachShadow({ mode: 'open' }).append(element);
    await element.updateComplete;
    expect(described(element)).to.include('Бели: 2 пула');
    outer.remove();
  });

  test('is English where the reader’s own is not spoken', async () => {
    expect(described(await board({ lang: 'ja' }))).to.include('White: 2 checkers');
    expect(described(await board({ lang: '' }))).to.include('White: 2 checkers');
  });
});
