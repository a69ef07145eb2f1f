/** Games that take more than one task to read and to lay out: what is shown meanwhile, and that nothing that is asked for is lost. */
import { expect } from '@open-wc/testing';
import type { TablaBoard } from '../../src/index.js';
import { board, heard } from './board.js';
import { drawn, key, part } from './playing.js';
import { command, current, now, replay } from './replaying.js';

/** Three games, each of which takes several slices where time leaps. */
const three = [1, 2, 3]
  .map((number) => `[Game "gyulbara"]\n[Event "${number}"]\nW 3, B 1\n1. W 31: 24/21 24/23 B 66: 24/18(4)\n2. W 52: 24/19 24/22\nB+1\n`)
  .join('\n');

const clock = performance.now.bind(performance);
let time = 0;
/** Time passes in leaps: each bit that is read fills a slice. */
const slowly = (): unknown => (performance.now = () => (time += 50));
const event = (element: TablaBoard): string => part(element, '.about').textContent;
const chooser = (element: TablaBoard): HTMLSelectElement => part(element, 'select') as HTMLSelectElement;

/** A game of 120 steps in which nobody can move, but the last one has another line. */
const closed = 'bar:1 6:2 5:2 4:2 3:2 2:2 1:2 off:2';
const long =
  `[Game "prava"] [Rules "maxRollsWithoutMove=0"] [Position "W ${closed} | B ${closed}"]\n` +
  `${'W 31: - B 31: -\n'.repeat(59)}W 31: - {One.} B 31: - (B 42: - {Two.}) *\n`;

suite('a long list', () => {
  /** The steps that each task has brought into the list. */
  function watched(element: TablaBoard): number[] {
    const tasks: number[] = [];
    const count = (): number => element.shadowRoot!.querySelectorAll('.move').length;
    let before = count();
    new MutationObserver(() => {
      const now = count();
      if (now > before) tasks.push(now - before);
      before = now;
    }).observe(element.shadowRoot!, { subtree: true, childList: true });
    return tasks;
  }

  test('is laid out in slices behind the board; whoever waits for the board waits for it', async () => {
    const element = await board({ lang: 'bg' }, long);
    const tasks = watched(element);
    element.mode = 'replay';
    element.at = '1.60b';
    await element.updateComplete;
    expect(current(element)).to.equal('1.60b');
    expect(tasks.length).to.be.at.least(3);
    expect(Math.max(...tasks)).to.be.at.most(45);
    const moves = [...element.shadowRoot!.querySelectorAll<HTMLElement>('.move')].map(({ dataset }) => dataset.at);
    const turns = Array.from({ length: 60 }, (_, index) => [`1.${index + 1}w`, `1.${index + 1}b`]).flat();
    expect(moves).to.deep.equal(['1', ...turns, '1.60b/1.60b']);
    const numbers = [...element.shadowRoot!.querySelectorAll('.nth')].map(({ textContent }) => textContent).filter(Boolean);
    expect(numbers).to.deep.equal([...Array.from({ length: 60 }, (_, index) => `${index + 1}.`), '60.', '60.']);
    expect([...element.shadowRoot!.querySelectorAll('.said')].map(({ textContent }) => textContent.trim())).to.deep.equal(['One.', 'Two.']);
    expect(part(element, '.whole > li:last-child').className).to.contain('ended');
  });

  test('a short one is there with the board', async () => {
    const element = await board({ lang: 'bg' }, three);
    const tasks = watched(element);
    element.mode = 'replay';
    await element.updateComplete;
    expect(tasks).to.deep.equal([5]);
  });

  test('another game takes over its rows at once', async () => {
    const element = await replay({}, `${long}${three}${long}`);
    const tasks = watched(element);
    element.go('2');
    await element.updateComplete;
    expect(current(element)).to.equal('2');
    expect(element.go('5')).to.equal(true);
    await element.updateComplete;
    expect(tasks).to.deep.equal([117]);
    expect(part(element, '.moves').querySelectorAll('.move')).to.have.length(122);
  });
});

suite('on the way to another game', () => {
  teardown(() => {
    performance.now = clock;
  });

  test('the present one is shown whole until it is there; whoever waits for the board waits for it', async () => {
    const element = await replay({}, three);
    await element.updateComplete;
    const steps = heard<{ at: string }>(element, 'tabla-step');
    slowly();
    expect(element.go('3')).to.equal(true);
    await Promise.resolve();
    expect([current(element), event(element), chooser(element).selectedIndex]).to.deep.equal(['1', '1', 2]);
    expect(steps).to.deep.equal([]);
    await element.updateComplete;
    expect([current(element), event(element), chooser(element).selectedIndex]).to.deep.equal(['3', '3', 2]);
    expect(steps.map(({ at }) => at)).to.deep.equal(['3']);
  });

  test('keys that are pressed meanwhile are not lost', async () => {
    const element = await replay({}, three);
    command(element, 'forward').focus();
    slowly();
    for (const one of ['PageDown', 'PageDown', 'PageUp', 'ArrowRight', 'ArrowRight']) pressed(element, one);
    await element.updateComplete;
    expect(current(element)).to.equal('2.1w');
    expect(now(element)).to.contain('Бели: 24 на 21; 24 на 23.');
  });

  test('what goes elsewhere before it is there wins', async () => {
    const element = await replay({}, three);
    slowly();
    element.go('3');
    expect(element.go('1.1w')).to.equal(true);
    await element.updateComplete;
    expect([current(element), chooser(element).selectedIndex]).to.deep.equal(['1.1w', 0]);
    await key(element, 'x');
    expect(current(element)).to.equal('1.1w');
  });

  test('a place within it is there at once, and what is no place changes nothing', async () => {
    const element = await replay({}, three);
    slowly();
    expect([element.go('2.9w'), element.go('4'), element.go('2.1b')]).to.deep.equal([false, false, true]);
    await drawn(element);
    expect(current(element)).to.equal('2.1b');
  });

  test('a board that is opened there shows nothing else before', async () => {
    slowly();
    const element = await replay({ at: '3' }, three);
    expect([current(element), event(element)]).to.deep.equal(['3', '3']);
  });
});

/** A key without a frame behind it. */
function pressed(element: TablaBoard, name: string): void {
  element.shadowRoot!.activeElement!.dispatchEvent(
    new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true, cancelable: true }),
  );
}
