/** The reader plays a turn himself at a place of a record: by mouse, finger and keys; it is judged, kept beside the record, and left again. */
import { expect } from '@open-wc/testing';
import type { TablaBoard } from '../../src/index.js';
import { drawing, heard, inside, waitUntil } from './board.js';
import {
  button,
  checkerSpot,
  clickButton,
  clickPoint,
  dragByFinger,
  dragByMouse,
  drawn,
  field,
  focused,
  key,
  middle,
  part,
  place,
  tap,
  tapButton,
  text,
} from './playing.js';
import { command, current, now, press, replay, step } from './replaying.js';

/** A board at a place where the reader has asked to play himself. */
async function trying(at: string): Promise<TablaBoard> {
  const element = await replay({ at });
  await press(element, 'try');
  await waitUntil(() => inside(element, '.places') !== null, 'the board is there');
  await drawn(element);
  return element;
}
const verdict = (element: TablaBoard): string => text(element, '.verdict');

suite('trying a move', () => {
  test('has the dice of the record, and the words of a board that is played on', async () => {
    const element = await trying('1.1w');
    expect(now(element)).to.equal('Опитай свой ход. Ред е на черните. Играй 4 и 2.');
    expect(drawing(element)!.getAttribute('role')).to.equal('group');
    expect(place(element, 24).getAttribute('aria-label')).to.equal('Поле 24: 2 черни пула');
    const refusals = heard<{ code: string }>(element, 'tabla-refused');
    await clickPoint(element, 24);
    await clickPoint(element, 23);
    expect(text(element, '.refused')).to.equal('За този ход трябва 1, а ти остават 4 и 2.');
    expect(refusals.map(({ code }) => code)).to.deep.equal(['no-such-die']);
  });

  test('by mouse: another play becomes a variation of the reader’s own, and he goes back', async () => {
    const element = await trying('1.1w');
    for (const point of [13, 9, 6, 4]) await clickPoint(element, point);
    expect(button(element, 'Готово').getAttribute('aria-disabled')).to.equal('false');
    await clickButton(element, 'Готово');
    expect(verdict(element)).to.contain('Може и така: 13/9 6/4. В записа е играно друго.');
    expect(current(element)).to.equal('1.1b/2.1b');
    expect(step(element, '1.1b/2.1b').closest('details')!.querySelector('summary')!.textContent).to.contain('Твой вариант');
    expect(step(element, '1.1b/1.1b').textContent).to.contain('42: 24/22 13/9');
    await clickButton(element, 'Назад към записа');
    expect(current(element)).to.equal('1.1w');
    expect(inside(element, '.verdict')).to.equal(null);
    expect(drawing(element)!.getAttribute('role')).to.equal('img');
  });

  test('by one finger: the play of the record is known again', async () => {
    const element = await trying('1.1w');
    for (const point of [8, 4, 6, 4]) await tap(element, place(element, point));
    await tap(element, part(element, '.prompt rect'));
    expect(verdict(element)).to.contain('Същото е играно и в записа.');
    expect(current(element)).to.equal('1.1b');
  });

  test('by one finger from the button on: checkers are dragged and taken back', async () => {
    const element = await replay({ at: '1.1w' });
    await tapButton(element, command(element, 'try'));
    await waitUntil(() => inside(element, '.places') !== null, 'the board is there');
    await drawn(element);
    await dragByFinger(element, checkerSpot(element, 24), middle(place(element, 22)));
    await tapButton(element, button(element, 'Върни'));
    await dragByFinger(element, checkerSpot(element, 13), middle(place(element, 9)));
    await dragByFinger(element, checkerSpot(element, 6), middle(place(element, 4)));
    await tapButton(element, button(element, 'Готово'));
    expect(verdict(element)).to.contain('Може и така: 13/9 6/4.');
    await tapButton(element, button(element, 'Назад към записа'));
    expect(current(element)).to.equal('1.1w');
  });

  test('by the mouse, dragging', async () => {
    const element = await trying('1.1w');
    await dragByMouse(element, checkerSpot(element, 8), middle(place(element, 4)));
    await dragByMouse(element, checkerSpot(element, 6), middle(place(element, 4)));
    await clickButton(element, 'Готово');
    expect(verdict(element)).to.contain('Същото е играно и в записа.');
  });

  test('by the keys, and Escape leaves', async () => {
    const element = await replay({ at: '1.1w' });
    command(element, 'forward').focus();
    await key(element, 't');
    await waitUntil(() => inside(element, '.places') !== null, 'the board is there');
    await drawn(element);
    expect(focused(element)).to.equal('24');
    await key(element, 'Enter');
    await key(element, 'ArrowRight');
    expect(current(element)).to.equal('1.1w');
    await key(element, 'Escape');
    expect(inside(element, '.places')).not.to.equal(null);
    await key(element, 'Escape');
    expect(inside(element, '.places')).to.equal(null);
    await key(element, 'ArrowRight');
    expect(current(element)).to.equal('1.1b');
  });

  test('in writing, taken back, and given up by a button', async () => {
    const element = await trying('1.1w');
    field(element).focus();
    field(element).value = '13/7';
    await key(element, 'Enter');
    expect(button(element, 'Готово').getAttribute('aria-disabled')).to.equal('false');
    await clickButton(element, 'Върни всичко');
    expect(now(element)).to.contain('Играй 4 и 2.');
    await clickButton(element, 'Назад към записа');
    expect(current(element)).to.equal('1.1w');
    expect(element.shadowRoot!.querySelectorAll('.moves details')).to.have.length(2);
  });

  test('goes on in the reader’s own variation with dice of its own', async () => {
    const element = await trying('1.1w');
    element.play('13/9 6/4');
    await clickButton(element, 'Готово');
    await press(element, 'try');
    await waitUntil(() => inside(element, '.places') !== null, 'the board is there');
    await drawn(element);
    expect(now(element)).to.contain('Ред е на белите.');
  });

  test('ends when the reader goes elsewhere, and is not offered where nothing is to be played', async () => {
    const element = await trying('1.1w');
    element.go('1.2b:1');
    await drawn(element);
    expect(inside(element, '.places')).to.equal(null);
    expect(command(element, 'try').getAttribute('aria-disabled')).to.equal('true');
    element.go('1.2b:2');
    await drawn(element);
    await press(element, 'try');
    await waitUntil(() => inside(element, '.places') !== null, 'the board is there');
    await drawn(element);
    expect(now(element)).to.contain('Играй четири единици.');
  });

  test('is refused by a page that does not want the move', async () => {
    const element = await trying('1.1w');
    element.addEventListener('tabla-move', (event) => event.preventDefault());
    expect(element.play('13/9')).to.equal(false);
  });
});
