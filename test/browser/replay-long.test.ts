/** Games that take more than one task to read: what is shown meanwhile, and that nothing that is asked for is lost. */
import { expect } from '@open-wc/testing';
import type { TablaBoard } from '../../src/index.js';
import { heard } from './board.js';
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
