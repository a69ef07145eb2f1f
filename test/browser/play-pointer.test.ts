/** Clicks, taps and drags, by real input where the engine takes it. */
import { expect, fixtureSync, html } from '@open-wc/testing';
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import type { TablaBoard } from '../../src/index.js';
import { heard } from './board.js';
import {
  button,
  checkerSpot,
  click,
  clickPoint,
  drawn,
  game,
  isFirefox,
  isWebKit,
  middle,
  part,
  place,
  realDice,
  scriptDice,
  tap,
  text,
  touch,
  type Spot,
} from './playing.js';

interface Moved {
  player: string;
  move: { from: number; to: number; die: number };
}
const movesIn = (element: TablaBoard): string[] => {
  const told: string[] = [];
  element.addEventListener('tabla-move', (event) => {
    const { move } = (event as CustomEvent<Moved>).detail;
    told.push(`${move.from}/${move.to}`);
  });
  return told;
};
const refusalsIn = (element: TablaBoard): { code: string; text: string }[] => heard(element, 'tabla-refused');
const isPicked = (element: TablaBoard, point: number): boolean => place(element, point).getAttribute('aria-pressed') === 'true';
const targets = (element: TablaBoard): string[] =>
  [...element.shadowRoot!.querySelectorAll<SVGElement>('.open')].map(({ dataset }) => dataset.point!);

let isDown = false;
const mouse = async (element: TablaBoard, ...steps: ['move' | 'down' | 'up', Spot?][]): Promise<void> => {
  for (const [type, position] of steps) {
    if (type !== 'move') isDown = type === 'down';
    await sendMouse(type === 'move' ? { type, position: position! } : { type, button: 'left' });
  }
  await drawn(element);
};
// a test that fails in the midst of a drag shall not fail the others
teardown(async () => {
  if (isDown) await sendMouse({ type: 'up' });
  isDown = false;
});

/** A real click, and at once the events of another one: drivers are too slow for a double click. */
async function clickTwice(element: TablaBoard, point: number): Promise<void> {
  const again = ({ target, pointerId, clientX, clientY }: PointerEvent): void => {
    for (const type of ['pointerdown', 'pointerup'])
      target!.dispatchEvent(new PointerEvent(type, { pointerId, isPrimary: true, clientX, clientY, bubbles: true }));
  };
  part(element, 'svg[part=board]').addEventListener('pointerup', again, { once: true });
  await clickPoint(element, point);
}

/** Round how many checkers there is a ring because one of them shall be chosen. */
const rings = (element: TablaBoard): number =>
  (element.shadowRoot!.querySelector('.ring.source')?.getAttribute('d') ?? '').split('M').length - 1;

const sixThree = { dice: '63', turn: 'white' };

suite('clicking', () => {
  teardown(realDice);

  test('a checker, then where it shall go', async () => {
    const element = await game(sixThree);
    const moves = movesIn(element);
    await clickPoint(element, 24);
    expect(isPicked(element, 24)).to.be.true;
    expect(targets(element)).to.have.members(['21', '18', '15']);
    await clickPoint(element, 18);
    expect(moves).to.deep.equal(['24/18']);
    expect(isPicked(element, 24)).to.be.false;
  });

  test('a place that two dice reach makes both moves', async () => {
    const element = await game(sixThree);
    const moves = movesIn(element);
    await clickPoint(element, 24);
    await clickPoint(element, 15);
    expect(moves).to.deep.equal(['24/18', '18/15']);
  });

  test('the same checker again lets go of it; another one is picked up instead', async () => {
    const element = await game(sixThree);
    await clickPoint(element, 24);
    await clickPoint(element, 13);
    expect([isPicked(element, 24), isPicked(element, 13)]).to.deep.equal([false, true]);
    // slower than a double click
    await new Promise((done) => setTimeout(done, 450));
    await clickPoint(element, 13);
    expect(isPicked(element, 13)).to.be.false;
  });

  test('a place alone, where only one checker can go there; where two can, the next click says which', async () => {
    const element = await game({ dice: '53', turn: 'white' });
    const moves = movesIn(element);
    const refusals = refusalsIn(element);
    await clickPoint(element, 3);
    expect(moves, '8/3 or 6/3').to.deep.equal([]);
    expect(text(element, '.refused:not(.near)')).to.equal('До поле 3 стигат пуловете от 8 и 6. Избери откъде.');
    expect(refusals, 'nothing is refused').to.deep.equal([]);
    expect(rings(element), 'the two are ringed').to.equal(2);
    await clickPoint(element, 8);
    expect(moves).to.deep.equal(['8/3']);
    expect(rings(element)).to.equal(0);
    expect(element.shadowRoot!.querySelector('.refused')).to.be.null;
    await clickPoint(element, 10);
    expect(moves).to.deep.equal(['8/3', '13/10']);
  });

  test('what was asked for is forgotten with Escape, and by another click', async () => {
    const element = await game({ dice: '53', turn: 'white' });
    const moves = movesIn(element);
    await clickPoint(element, 3);
    await sendKeys({ press: 'Escape' });
    await drawn(element);
    expect(rings(element)).to.equal(0);
    await clickPoint(element, 8);
    expect([moves, isPicked(element, 8)], 'picked up').to.deep.equal([[], true]);
    await sendKeys({ press: 'Escape' });
    await clickPoint(element, 3);
    await clickPoint(element, 13);
    await clickPoint(element, 6);
    expect([moves, isPicked(element, 6)], 'picked up').to.deep.equal([[], true]);
  });

  test('twice moves by the first die, and a click on the dice exchanges them', async () => {
    const element = await game(sixThree);
    const moves = movesIn(element);
    await clickTwice(element, 13);
    expect(moves).to.deep.equal(['13/7']);
    await click(element, button(element, 'Върни'));
    await click(element, part(element, '.die'));
    await clickTwice(element, 13);
    expect(moves).to.deep.equal(['13/7', '13/10']);
  });

  test('the second click of two on a target does not move on', async () => {
    const element = await game({ dice: '66', turn: 'white' });
    const moves = movesIn(element);
    await clickPoint(element, 24);
    await clickTwice(element, 18);
    expect(moves).to.deep.equal(['24/18']);
  });

  test('on the word on the board throws, on the dice hands over', async () => {
    scriptDice('21 63');
    const element = await game();
    const throws = heard<{ player: string | null; dice: number[] }>(element, 'tabla-throw');
    await click(element, part(element, '.prompt rect'));
    await click(element, part(element, '.prompt rect'));
    expect(throws).to.deep.equal([
      { player: null, dice: [2, 1] },
      { player: 'white', dice: [6, 3] },
    ]);
    await clickPoint(element, 24);
    await clickPoint(element, 15);
    const turns = heard(element, 'tabla-turn');
    const [x, y] = middle(part(element, '.prompt rect'));
    const { left, width } = part(element, 'svg[part=board]').getBoundingClientRect();
    // the dice lie in the other half, as far from the bar
    await click(element, [Math.round(2 * (left + width * 0.45) - x), y]);
    expect(turns).to.deep.equal([{ player: 'black' }]);
  });

  test('with another button does nothing', async () => {
    const element = await game(sixThree);
    const [clientX, clientY] = middle(place(element, 24));
    // a real right click opens the menu of the browser, out of which WebKit's driver does not find
    for (const type of ['pointerdown', 'pointerup'])
      place(element, 24).dispatchEvent(
        new PointerEvent(type, { pointerId: 1, isPrimary: true, button: 2, clientX, clientY, bubbles: true }),
      );
    await drawn(element);
    expect(isPicked(element, 24)).to.be.false;
  });

  test('a refused try says the rule in the reader’s language, at the point, and as an event; what was picked up stays so', async () => {
    const element = await game(sixThree);
    const refusals = refusalsIn(element);
    await clickPoint(element, 24);
    await clickPoint(element, 23);
    expect(refusals).to.deep.equal([
      { code: 'no-such-die', facts: { die: 1, dice: [6, 3] }, text: 'За този ход трябва 1, а ти остават 6 и 3.' },
    ]);
    const near = part(element, '.near');
    expect(near.textContent).to.equal('За този ход трябва 1, а ти остават 6 и 3.');
    const box = near.getBoundingClientRect();
    const [x] = middle(place(element, 23));
    const board = part(element, 'svg[part=board]').getBoundingClientRect();
    expect(box.left <= x && x <= box.right, 'over or under the point').to.be.true;
    expect(box.left >= board.left - 1 && box.right <= board.right + 1, 'on the board').to.be.true;
    expect(isPicked(element, 24)).to.be.true;
    await clickPoint(element, 21);
    expect(part(element, '.near')).to.be.null;
  });

  for (const width of [340, 430, 700])
    test(`what is refused and lies over the line above a board of ${width} px leaves no half of it to be seen`, async () => {
      const element = await game(sixThree);
      element.style.inlineSize = `${width}px`;
      element.play('x');
      await element.updateComplete;
      const { top, bottom } = part(element, '.todo').getBoundingClientRect();
      const over = part(element, '.refused').getBoundingClientRect();
      expect(over.top).to.be.at.most(top);
      expect(over.bottom).to.be.at.least(bottom);
    });

  test('an English reader is told in English', async () => {
    const element = await game({ ...sixThree, lang: 'en' });
    await clickPoint(element, 9);
    expect(text(element, '.near')).to.equal('You have no checker on 9.');
  });
});

suite('dragging', () => {
  test('takes a checker along, shows where it may go, and puts it down', async () => {
    const element = await game(sixThree);
    const moves = movesIn(element);
    const from = checkerSpot(element, 24);
    const to = middle(place(element, 18));
    const checker = topChecker(element, 24);
    await mouse(element, ['move', from], ['down'], ['move', [from[0] - 40, from[1] + 60]]);
    expect(middle(checker)).to.deep.equal([from[0] - 40, from[1] + 60]);
    expect(targets(element)).to.have.members(['21', '18', '15']);
    expect(checker.nextElementSibling?.classList.contains('checker') ?? false, 'above all other checkers').to.be.false;
    await mouse(element, ['move', to], ['up']);
    expect(moves).to.deep.equal(['24/18']);
    expect(checker === topChecker(element, 18), 'the same element').to.be.true;
  });

  test('to where it may not go: the checker goes back, and the rule is said there', async () => {
    const element = await game(sixThree);
    const refusals = refusalsIn(element);
    const from = checkerSpot(element, 24);
    const before = middle(topChecker(element, 24));
    await mouse(element, ['move', from], ['down'], ['move', middle(place(element, 20))], ['move', middle(place(element, 19))], ['up']);
    expect(refusals.map(({ code }) => code)).to.deep.equal(['no-such-die']);
    expect(text(element, '.near')).to.equal('За този ход трябва 5, а ти остават 6 и 3.');
    expect(middle(topChecker(element, 24))).to.deep.equal(before);
  });

  test('never leaves the board; let go of outside, the checker goes back', async () => {
    const element = await game(sixThree);
    const refusals = refusalsIn(element);
    const said = heard(element, 'tabla-say');
    const checker = topChecker(element, 24);
    const before = middle(checker);
    const { left, bottom } = part(element, 'svg[part=board]').getBoundingClientRect();
    await mouse(element, ['move', checkerSpot(element, 24)], ['down'], ['move', [200, 200]], ['move', [0, Math.round(bottom + 40)]]);
    const [x, y] = middle(checker);
    expect([x, y]).to.deep.equal([Math.round(left), Math.round(bottom)]);
    await mouse(element, ['up']);
    expect(refusals).to.deep.equal([{ code: 'cancelled', facts: {}, text: '' }]);
    expect(said).to.deep.equal([]);
    expect(middle(checker)).to.deep.equal(before);
  });

  const endings: Record<string, (element: TablaBoard, pointerId: number) => unknown> = {
    Escape: () => sendKeys({ press: 'Escape' }),
    'a window that loses the focus': () => window.dispatchEvent(new Event('blur')),
    pointercancel: (element, pointerId) =>
      part(element, 'svg[part=board]').dispatchEvent(new PointerEvent('pointercancel', { pointerId, bubbles: true })),
    // the browser tells it with the next movement
    'a lost capture': (element, pointerId) => {
      part(element, 'svg[part=board]').releasePointerCapture(pointerId);
      return sendMouse({ type: 'move', position: [215, 235] });
    },
    'a game that goes on otherwise': (element) => element.play('13/7'),
    'a board that is turned': (element) => element.flip(),
  };
  for (const [name, end] of Object.entries(endings))
    test(`ends by ${name}: the checker goes back, which is told and not announced`, async () => {
      const element = await game(sixThree);
      const refusals = refusalsIn(element);
      const said: string[] = [];
      let pointer = -1;
      element.addEventListener('pointerdown', ({ pointerId }) => (pointer = pointerId));
      const checker = topChecker(element, 24);
      await mouse(element, ['move', checkerSpot(element, 24)], ['down'], ['move', [200, 200]], ['move', [210, 230]]);
      element.addEventListener('tabla-say', (event) => said.push((event as CustomEvent<{ text: string }>).detail.text));
      await end(element, pointer);
      await drawn(element);
      await drawn(element);
      expect(refusals.map(({ code }) => code)).to.deep.equal(['cancelled']);
      expect(said.filter((one) => !one.startsWith('Бели: 13'))).to.deep.equal([]);
      expect(checker === topChecker(element, 24), 'it lies where it lay').to.be.true;
      expect(isPicked(element, 24)).to.be.false;
      await mouse(element, ['move', [220, 240]], ['up']);
      expect(refusals.length, 'its end is told once').to.equal(1);
    });

  test('a position given from outside drops what is held', async () => {
    const element = await game(sixThree);
    const refusals = refusalsIn(element);
    await mouse(element, ['move', checkerSpot(element, 24)], ['down'], ['move', [200, 200]], ['move', [210, 230]]);
    element.dice = '21';
    await drawn(element);
    expect(refusals.map(({ code }) => code)).to.deep.equal(['cancelled']);
    await mouse(element, ['up']);
    expect(middle(topChecker(element, 24))).to.deep.equal(checkerSpotSecond(element));
  });

  test('a press whose end was never told does not block the next one', async () => {
    const element = await game(sixThree);
    const svg = part(element, 'svg[part=board]');
    const [clientX, clientY] = middle(place(element, 9));
    const press = { pointerId: 77, isPrimary: true, button: 0, clientX, clientY, bubbles: true };
    // no such pointer is there to be captured
    window.addEventListener('error', (event) => event.preventDefault(), { once: true });
    svg.setPointerCapture = () => undefined;
    svg.dispatchEvent(new PointerEvent('pointerdown', press));
    delete (svg as Partial<HTMLElement>).setPointerCapture;
    await clickPoint(element, 24);
    expect(isPicked(element, 24)).to.be.true;
  });
});

/** The uppermost checker of the side to move on a point of two. */
function topChecker(element: TablaBoard, point: number): Element {
  const [x] = middle(place(element, point));
  const column = [...element.shadowRoot!.querySelectorAll('.checker')].filter((checker) => {
    const [left, top] = middle(checker);
    const box = place(element, point).getBoundingClientRect();
    return Math.abs(left - x) < 6 && top > box.top - 4 && top < box.bottom + 4;
  });
  const edge = middle(place(element, point))[1] < middle(part(element, 'svg[part=board]'))[1] ? -1 : 1;
  return column.sort((a, b) => edge * (middle(b)[1] - middle(a)[1])).at(-1)!;
}
const checkerSpotSecond = (element: TablaBoard): Spot => {
  const [x, y] = checkerSpot(element, 24);
  const { width } = place(element, 24).getBoundingClientRect();
  return [x, Math.round(y + (width * 40) / 42)];
};

suite('a finger', () => {
  const spot = (element: TablaBoard, point: number): Spot => checkerSpot(element, point);

  test('carries a checker so that it can be seen, above the finger', async () => {
    const element = await game(sixThree);
    const moves = movesIn(element);
    const checker = topChecker(element, 24);
    const [x, y] = spot(element, 24);
    await touch(element, ['start', x, y], ['move', x - 40, y + 40], ['move', x - 60, y + 100]);
    const [left, top] = middle(checker);
    const unit = place(element, 24).getBoundingClientRect().width / 42;
    expect(left).to.equal(x - 60);
    expect(top).to.be.closeTo(y + 100 - 34 * unit, 1.5);
    // it is the checker that lands, not the finger
    const [goalX, goalY] = middle(place(element, 18));
    await touch(element, ['move', goalX, Math.round(goalY + 34 * unit)], ['end', goalX, Math.round(goalY + 34 * unit)]);
    expect(moves).to.deep.equal(['24/18']);
  });

  test('a second one changes nothing', async () => {
    const element = await game(sixThree);
    const moves = movesIn(element);
    const refusals = refusalsIn(element);
    const [x, y] = spot(element, 24);
    await touch(element, ['start', x, y], ['move', x - 40, y + 40], ['move', x - 60, y + 100]);
    const svg = part(element, 'svg[part=board]');
    const [clientX, clientY] = spot(element, 13);
    for (const type of ['pointerdown', 'pointermove', 'pointerup'])
      svg.dispatchEvent(new PointerEvent(type, { pointerId: 99, pointerType: 'touch', isPrimary: false, clientX, clientY, bubbles: true }));
    await drawn(element);
    expect(isPicked(element, 24)).to.be.true;
    expect(isPicked(element, 13)).to.be.false;
    const [goalX, goalY] = middle(place(element, 18));
    await touch(element, ['move', goalX, goalY + 20], ['end', goalX, goalY + 20]);
    expect(moves).to.deep.equal(['24/18']);
    expect(refusals).to.deep.equal([]);
  });

  test('that trembles is still a tap', async () => {
    const element = await game(sixThree);
    const [x, y] = spot(element, 24);
    await touch(element, ['start', x, y], ['move', x + 4, y + 3], ['end', x + 4, y + 3]);
    expect(isPicked(element, 24)).to.be.true;
  });

  test('taps a whole column on a board of 280 px, and the buttons are larger than 40 px', async () => {
    await setViewport({ width: 500, height: 700 });
    const element = await game(sixThree, 280);
    const { height } = place(element, 7).getBoundingClientRect();
    expect(height).to.be.greaterThan(80);
    for (const one of element.shadowRoot!.querySelectorAll('button'))
      expect(
        one.getBoundingClientRect().height,
        one.outerHTML + getComputedStyle(one).fontSize + getComputedStyle(one).minBlockSize,
      ).to.be.at.least(40);
    await tap(element, place(element, 24));
    await tap(element, place(element, 18));
    expect(text(element, '.todo')).to.equal('Ред е на белите. Играй 3.');
    await setViewport({ width: 800, height: 900 });
  });

  test('keeps the page still on a checker that can move, and only there', async function () {
    if (isWebKit) this.skip(); // it has no touch events
    const element = await game(sixThree);
    const held: boolean[] = [];
    const listen = ({ defaultPrevented }: Event): unknown => held.push(defaultPrevented);
    window.addEventListener('touchstart', listen, { passive: true });
    const [x, y] = spot(element, 24);
    await touch(element, ['start', x, y], ['end', x, y]);
    for (const at of [middle(place(element, 15)), spot(element, 1), middle(part(element, '.controls'))])
      await touch(element, ['start', ...at], ['end', ...at]);
    window.removeEventListener('touchstart', listen);
    expect(held).to.deep.equal([true, false, false, false]);
  });

  test('that swipes elsewhere scrolls the page', async function () {
    if (isWebKit || isFirefox) this.skip(); // their drivers' fingers scroll nothing; that the page gets the touch is tested above
    const element = await game(sixThree);
    const room = fixtureSync<HTMLElement>(html`<div></div>`);
    room.style.blockSize = '3000px';
    scrollTo(0, 0);
    const [x, y] = [middle(place(element, 9))[0], middle(place(element, 9))[1]];
    const refusals = refusalsIn(element);
    await touch(element, ['start', x, y], ['move', x, y - 30], ['move', x, y - 90], ['move', x, y - 150], ['end', x, y - 150]);
    for (let wait = 0; wait < 40 && scrollY === 0; wait++) await new Promise(requestAnimationFrame);
    expect(scrollY).to.be.greaterThan(40);
    expect(refusals).to.deep.equal([]);
    scrollTo(0, 0);
  });
});

suite('what is pressed is right', () => {
  const settings: Record<string, (element: TablaBoard) => unknown> = {
    'turned and scaled by CSS': ({ style }) => {
      style.transform = 'translate(90px, 40px) rotate(25deg) scale(0.7)';
    },
    'mirrored by CSS': ({ style }) => (style.transform = 'scale(-0.8, 0.8)'),
    'in a turned parent': (element) => (element.parentElement!.style.transform = 'rotate(-8deg) scale(0.8)'),
    'zoomed by CSS': (element) => element.parentElement!.style.setProperty('zoom', '0.75'),
    'on a scrolled page': (element) => {
      element.parentElement!.style.padding = '900px 0 3000px 700px';
      scrollTo(600, 850);
    },
    'in a scrolled box': (element) => {
      const box = element.parentElement!;
      Object.assign(box.style, { blockSize: '420px', inlineSize: '440px', overflow: 'scroll', padding: '50px' });
      box.scrollTo(40, 60);
    },
    'from right to left': (element) => {
      element.parentElement!.dir = 'rtl';
      element.parentElement!.style.paddingInlineStart = '77px';
    },
    'in a dialog': (element) => {
      const dialog = document.createElement('dialog');
      element.parentElement!.append(dialog);
      dialog.append(element);
      dialog.showModal();
    },
    'with home on the left': (element) => (element.home = 'left'),
    'from the other side': (element) => element.flip(),
    'after the page has shifted under it': (element) => {
      element.style.marginBlockStart = '37px';
    },
  };
  for (const [name, set] of Object.entries(settings))
    test(name, async () => {
      const element = await game(sixThree, 400);
      await set(element);
      await drawn(element);
      const moves = movesIn(element);
      // WebKit leaves CSS zoom out of the rectangles that it tells
      const left = isWebKit && name === 'zoomed by CSS' ? 0.75 : 1;
      const spot = (point: number): Spot => middle(place(element, point)).map((length) => Math.round(length * left)) as Spot;
      await click(element, spot(13));
      expect(isPicked(element, 13), 'a click').to.be.true;
      await click(element, spot(10));
      await mouse(element, ['move', spot(13)], ['down'], ['move', spot(9)], ['move', spot(7)]);
      await mouse(element, ['up']);
      expect(moves, 'a drag').to.deep.equal(['13/10', '13/7']);
      scrollTo(0, 0);
    });
});
