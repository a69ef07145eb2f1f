/** While a mode is on its way, the page goes on: whatever it changes then, the board comes to what is wanted last. */
import { expect, fixtureSync, html } from '@open-wc/testing';
import type { TablaBoard } from '../../src/index.js';
import { board, waitUntil } from './board.js';
import { drawn, place, text } from './playing.js';

/** A board that has drawn its first picture and fetches the rest. */
async function begun(attributes: Readonly<Record<string, string>>): Promise<TablaBoard> {
  const element = document.createElement('tabla-board');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const isDrawn = new Promise((done) => element.addEventListener('tabla-change', done, { once: true }));
  fixtureSync(html`<div></div>`).append(element);
  await isDrawn;
  return element;
}

suite('while a game is on its way', () => {
  test('what else has to be fetched does not keep it back', async () => {
    const element = await begun({ mode: 'play', lang: 'en' });
    element.marks = '[%mark 7]'; // the first board of this page with drawings
    await element.updateComplete;
    expect(element.roll()).to.be.true;
  });

  test('the game that is there goes on until another one can be read', async () => {
    const element = await board({ mode: 'play', lang: 'en', dice: '63', turn: 'white' });
    await waitUntil(() => (place(element, 24) as Element | null) !== null, 'the game is there');
    element.rules = 'scoring=oin'; // the first board of this page with rules of its own
    // what reads rules is on its way for a while that no test knows: until the game begins anew, its keys are heard
    let pressed = 0;
    for (let tick = 0; tick < 40; tick++) {
      const point = place(element, 24) as Element | null;
      if (point?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true })) === false) pressed++;
      await (tick % 4 === 3 ? new Promise((done) => setTimeout(done)) : Promise.resolve());
    }
    expect(pressed).to.be.greaterThan(0);
    element.flip();
    await drawn(element);
    expect(element.view).to.equal('black');
    expect(text(element, '.todo')).to.equal('White’s turn. Play 6 and 3.');
  });

  for (const [name, attributes, selector, said] of [
    ['a game', { mode: 'play' }, '.main', 'Roll'],
    ['a play that is tried', { try: '24/18 24/21', dice: '63' }, '[part=verdict]', '24/18 24/21 is legal.'],
  ] as const)
    test(`another language, at whatever moment: ${name}`, async () => {
      for (let ticks = 0; ticks < 40; ticks++) {
        const element = await begun({ ...attributes, lang: 'bg' });
        for (let tick = 0; tick < ticks; tick++) await (tick % 4 === 3 ? new Promise((done) => setTimeout(done)) : Promise.resolve());
        element.lang = 'en';
        await element.updateComplete;
        await waitUntil(() => text(element, selector) === said, `after ${ticks}: ${text(element, selector)}`);
        element.remove();
      }
    });
});
