/** The keys: one tab stop, places by arrows, letters of every alphabet, plays in writing; and what belongs to the page stays the page's. */
import { expect, fixtureSync, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { TablaBoard } from '../../src/index.js';
import { heard } from './board.js';
import { button, clickButton, drawn, field, focused, game, isWebKit, key, part, place, realDice, scriptDice, text } from './playing.js';

const sixThree = { dice: '63', turn: 'white' };
/** A key of another layout, which no driver can press: the event that it makes. */
const press = async (element: TablaBoard, name: string, code: string, more: KeyboardEventInit = {}): Promise<boolean> => {
  const isLeft = pressAt(element.shadowRoot!.activeElement!, name, code, more);
  await drawn(element);
  return !isLeft;
};
/** False where somebody has used it. */
const pressAt = (target: Element, name: string, code: string, more: KeyboardEventInit = {}): boolean =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key: name, code, bubbles: true, composed: true, cancelable: true, ...more }));

suite('keys', () => {
  teardown(realDice);

  test('Tab stops once on the board, then at each button, and always leaves', async function () {
    this.timeout(15_000);
    const element = await game(sixThree);
    const after = fixtureSync<HTMLElement>(html`<button>after</button>`);
    const stops: (string | null)[] = [];
    for (let stop = 0; stop < 8 && document.activeElement !== after; stop++) {
      await key(element, 'Tab');
      stops.push(document.activeElement === after ? 'after' : focused(element));
    }
    expect(stops).to.deep.equal(['24', 'Готово', 'Върни', 'play', 'Предавам се', 'Обърни дъската', 'after']);
    await sendKeys({ down: 'Shift' });
    for (let stop = 0; stop < 6; stop++) await key(element, 'Tab');
    await sendKeys({ up: 'Shift' });
    expect(focused(element)).to.equal('24');
  });

  test('arrows go by place, over the bar in the same row, and stop at the edge; Home and End go to the ends of the row', async function () {
    this.timeout(15_000);
    const element = await game(sixThree);
    await key(element, 'Tab');
    const walk = async (...keys: string[]): Promise<(string | null)[]> => {
      const at: (string | null)[] = [];
      for (const one of keys) {
        await key(element, one);
        at.push(focused(element));
      }
      return at;
    };
    expect(await walk('ArrowLeft', 'ArrowLeft', 'ArrowDown', 'ArrowUp')).to.deep.equal(['23', '22', '3', '22']);
    expect(await walk('ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft')).to.deep.equal(['21', '20', '19', '25', '18']);
    expect(await walk('ArrowRight', 'ArrowRight')).to.deep.equal(['25', '19']);
    expect(await walk('Home', 'ArrowLeft', 'End', 'ArrowRight', 'ArrowLeft')).to.deep.equal(['13', '13', '0', '0', '24']);
    expect(await walk('ArrowDown', 'Home', 'ArrowUp')).to.deep.equal(['1', '12', '13']);
  });

  test('the arrows are those of the screen when home is on the left', async () => {
    const element = await game({ ...sixThree, home: 'left' });
    await key(element, 'Tab');
    await key(element, 'ArrowRight');
    expect(focused(element)).to.equal('23');
  });

  test('Enter and the space bar pick up and put down; Escape lets go', async () => {
    const element = await game(sixThree);
    const pressed = (): string | null => place(element, 24).getAttribute('aria-pressed');
    await key(element, 'Tab');
    await key(element, 'Enter');
    expect(pressed()).to.equal('true');
    await key(element, 'Escape');
    expect(pressed()).to.equal('false');
    await key(element, ' ');
    for (let step = 0; step < 3; step++) await key(element, 'ArrowLeft');
    await key(element, 'Enter');
    expect(text(element, '.todo')).to.equal('Ред е на белите. Играй 6.');
    expect(focused(element)).to.equal('21');
  });

  for (const [lang, roll, undo, confirm] of [
    ['bg', 'х', 'в', 'г'],
    ['en', 'r', 'u', 'c'],
  ] as const)
    test(`letters of the reader’s language (${lang}) throw, take back and hand over`, async () => {
      scriptDice('21 63');
      const element = await game({ lang });
      const throws = heard(element, 'tabla-throw');
      const turns = heard(element, 'tabla-turn');
      place(element, 24).focus();
      expect(await press(element, roll, 'KeyQ')).to.be.true;
      await press(element, roll.toUpperCase(), 'KeyQ', { shiftKey: true });
      expect(throws.length).to.equal(2);
      element.play('24/15');
      await press(element, undo, 'KeyQ');
      expect(text(element, '.todo')).to.contain('3.');
      element.play('18/15');
      await press(element, confirm, 'KeyQ');
      expect(turns.length).to.equal(2);
    });

  test('letters by where they lie, in the layout of another alphabet', async () => {
    scriptDice('21 63');
    const element = await game({ lang: 'en' });
    const turns = heard(element, 'tabla-turn');
    place(element, 24).focus();
    await press(element, 'ρ', 'KeyR');
    await press(element, 'р', 'KeyR');
    element.play('24/15');
    await press(element, 'у', 'KeyU');
    expect(text(element, '.todo')).to.equal('White’s turn. Play 3.');
    element.play('18/15');
    await press(element, 'ц', 'KeyC');
    expect(turns.length).to.equal(2);
  });

  test('a play is written after its first digit, and Enter plays it; the focus comes back to the board', async () => {
    const element = await game(sixThree);
    await key(element, 'Tab');
    await sendKeys({ type: '24/18 13/10' });
    expect(focused(element)).to.equal('play');
    expect(field(element).value).to.equal('24/18 13/10');
    await key(element, 'Enter');
    expect(text(element, '.todo')).to.equal('Ред е на белите. Изигра всичко. Готово?');
    expect(focused(element)).to.equal('24');
    expect(field(element).value).to.equal('');
  });

  test('what is written and not legal is refused in words, and stays to be mended; Escape goes back to the board', async () => {
    const element = await game(sixThree);
    const said = heard(element, 'tabla-say');
    await key(element, 'Tab');
    for (const [play, why] of [
      ['24/20', 'За този ход трябва 4, а ти остават 6 и 3.'],
      ['5/2', 'На поле 5 нямаш пул.'],
      ['8/oh', '„8/oh“ не е ход. Пише се така: 8/5 6/5.'],
    ] as const) {
      await sendKeys({ type: play });
      await key(element, 'Enter');
      expect(text(element, '.refused')).to.equal(why);
      expect(focused(element)).to.equal('play');
      expect(said.at(-1)).to.deep.equal({ text: why });
      await key(element, 'Escape');
      expect(focused(element)).to.equal('24');
      expect(field(element).value).to.equal('');
    }
  });

  test('letters in the field are text; letters at a button are keys of the board', async () => {
    const element = await game();
    const throws = heard(element, 'tabla-throw');
    button(element, 'Обърни дъската').focus();
    await key(element, 'r');
    expect(throws.length).to.equal(1);
    element.turn = 'white';
    await drawn(element);
    field(element).focus();
    await sendKeys({ type: 'ruc' });
    expect(field(element).value).to.equal('ruc');
    expect(throws.length).to.equal(1);
  });

  test('work only on the board in focus', async () => {
    const [one, other] = [await game(), await game()];
    const throws = [heard(one, 'tabla-throw'), heard(other, 'tabla-throw')];
    await key(one, 'r');
    expect(
      throws.map(({ length }) => length),
      'no focus',
    ).to.deep.equal([0, 0]);
    place(other, 24).focus();
    await key(other, 'r');
    expect(throws.map(({ length }) => length)).to.deep.equal([0, 1]);
  });

  test('what a caption of the page is told is not for the board', async () => {
    const element = await game();
    const throws = heard(element, 'tabla-throw');
    const caption = document.createElement('div');
    caption.slot = 'caption';
    const [note, name] = [document.createElement('textarea'), document.createElement('input')];
    caption.append(note, name);
    element.append(caption);
    name.value = 'Ана';
    expect(pressAt(note, 'х', 'KeyR')).to.be.true;
    expect(pressAt(name, 'Escape', 'Escape')).to.be.true;
    expect(throws).to.deep.equal([]);
    expect(name.value).to.equal('Ана');
  });

  test('a key is kept from the page only when it was used', async () => {
    const element = await game(sixThree);
    place(element, 24).focus();
    const used: Record<string, boolean> = {};
    for (const [name, code, more] of [
      ['ArrowLeft', 'ArrowLeft'],
      ['Home', 'Home'],
      ['Enter', 'Enter'],
      ['Escape', 'Escape'],
      ['u', 'KeyU'],
      ['8', 'Digit8'],
    ] as [string, string, KeyboardEventInit?][])
      used[name] = await press(element, name, code, more);
    expect(used).to.deep.equal({ ArrowLeft: true, Home: true, Enter: true, Escape: true, u: true, '8': true });
    place(element, 24).focus();
    await key(element, 'Escape'); // what was refused goes away
    for (const [name, code, more] of [
      ['Escape', 'Escape'],
      ['x', 'KeyX'],
      ['Tab', 'Tab'],
      ['PageDown', 'PageDown'],
      ['F5', 'F5'],
      ['r', 'KeyR', { ctrlKey: true }],
      ['c', 'KeyC', { metaKey: true }],
      ['ArrowLeft', 'ArrowLeft', { altKey: true }],
      ['u', 'KeyU', { isComposing: true }],
    ] as [string, string, KeyboardEventInit?][])
      expect(await press(element, name, code, more), name).to.be.false;
    button(element, 'Готово').focus();
    for (const name of ['ArrowLeft', 'Enter', ' ']) expect(await press(element, name, name), `${name} at a button`).to.be.false;
  });

  test('keys="none" leaves all keys to the page', async () => {
    const element = await game({ keys: 'none' });
    const throws = heard(element, 'tabla-throw');
    place(element, 24).focus();
    for (const name of ['r', 'ArrowLeft', 'Enter', '8']) expect(await press(element, name, name), name).to.be.false;
    expect(throws).to.deep.equal([]);
    expect(focused(element)).to.equal('24');
    await clickButton(element, 'Хвърли');
    expect(throws.length, 'the buttons are there').to.equal(1);
  });

  test('every action of the keys is a button too', async () => {
    scriptDice('21 63 55');
    const element = await game();
    await clickButton(element, 'Хвърли');
    await clickButton(element, 'Хвърли');
    element.play('24/18 13/10');
    await drawn(element);
    await clickButton(element, 'Върни');
    expect(text(element, '.todo')).to.equal('Ред е на белите. Играй 3.');
    element.play('24/21');
    await drawn(element);
    await clickButton(element, 'Върни всичко');
    expect(text(element, '.todo')).to.equal('Ред е на белите. Играй 6 и 3.');
    element.play('24/18 13/10');
    await drawn(element);
    await clickButton(element, 'Готово');
    expect(text(element, '.todo')).to.equal('Ред е на черните. Хвърли заровете.');
  });
});

suite('focus', () => {
  teardown(realDice);

  test('stays on the same button while it changes from throwing to handing over', async () => {
    scriptDice('21 63 55');
    const element = await game();
    button(element, 'Хвърли').focus();
    await key(element, 'Enter');
    await key(element, 'Enter');
    expect(focused(element)).to.equal('Готово');
    element.play('24/15');
    await drawn(element);
    await key(element, ' ');
    expect(focused(element)).to.equal('Хвърли');
    expect(text(element, '.todo')).to.equal('Ред е на черните. Хвърли заровете.');
  });

  test('on a button that cannot be used yet says why not, and keeps the focus', async () => {
    const element = await game(sixThree);
    button(element, 'Готово').focus();
    await key(element, 'Enter');
    expect(focused(element)).to.equal('Готово');
    expect(button(element, 'Готово').getAttribute('aria-disabled')).to.equal('true');
    expect(text(element, '.refused')).to.equal('Още можеш да играеш: остават 6 и 3.');
    button(element, 'Върни').focus();
    await key(element, 'Enter');
    expect(text(element, '.refused')).to.equal('Няма какво да върнеш.');
    expect(focused(element)).to.equal('Върни');
  });

  test('goes into the question about giving up, to the harmless answer, and back', async () => {
    scriptDice('21');
    const element = await game();
    await clickButton(element, 'Хвърли');
    button(element, 'Предавам се').focus();
    await key(element, 'Enter');
    expect(focused(element)).to.equal('Играя нататък');
    expect(part(element, '.controls').getAttribute('aria-label')).to.equal('Предаваш ли се? Губиш марс, 2 точки.');
    await key(element, 'Enter');
    expect(focused(element)).to.equal('Предавам се');
    await key(element, 'Enter');
    await key(element, 'Escape');
    expect(focused(element)).to.equal('Предавам се');
    await key(element, 'Enter');
    await key(element, 'Tab');
    await key(element, 'Enter');
    expect(text(element, '.todo')).to.equal('Белите се предадоха. Марс, 2 точки за черните.');
    expect(focused(element)).to.equal('Нова игра');
    await key(element, 'Enter');
    expect(focused(element)).to.equal('Хвърли');
    expect(text(element, '.todo')).to.equal('Кой започва? Хвърлете по един зар.');
  });

  test('on a button that goes away comes to the main one', async () => {
    const element = await game(sixThree);
    element.play('24/18 13/10');
    await drawn(element);
    button(element, 'Върни всичко').focus();
    await key(element, 'Enter');
    expect(focused(element)).to.equal('Готово');
  });

  test('stays at the same place of the board when the turn goes over', async () => {
    const element = await game(sixThree);
    place(element, 20).focus();
    element.play('24/15');
    await drawn(element);
    await key(element, 'c');
    expect(focused(element), 'by the numbers of Black').to.equal('5');
  });

  test('comes to the place that was clicked, so that the keys go on from there', async () => {
    const element = await game(sixThree);
    const [x, y] = [place(element, 13).getBoundingClientRect().x + 8, place(element, 13).getBoundingClientRect().y + 20];
    const { sendMouse } = await import('@web/test-runner-commands');
    await sendMouse({ type: 'click', position: [Math.round(x), Math.round(y)] });
    await drawn(element);
    expect(focused(element)).to.equal('13');
    await key(element, 'Escape');
    await key(element, 'ArrowRight');
    expect(focused(element)).to.equal('14');
  });

  test('is visible', async function () {
    if (isWebKit) this.skip(); // its driver leaves the window without focus, so nothing there looks focused
    const element = await game(sixThree);
    await key(element, 'Tab');
    expect(getComputedStyle(place(element, 24)).stroke).not.to.equal('none');
    expect(Number.parseFloat(getComputedStyle(place(element, 24)).strokeWidth)).to.be.greaterThan(2);
    await key(element, 'Tab');
    expect(getComputedStyle(button(element, 'Готово')).outlineStyle).to.equal('solid');
  });
});
