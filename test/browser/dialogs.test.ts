/** What lies above a board goes with the mode, the board and the game that it is about. */
import { expect } from '@open-wc/testing';
import type { TablaBoard } from '../../src/index.js';
import { inside, waitUntil } from './board.js';
import { button, clickButton, drawn, game, key, part, realDice, scriptDice } from './playing.js';
import { press, record } from './replaying.js';

const isOpen = (element: TablaBoard): boolean => inside(element, 'dialog')?.hasAttribute('open') ?? false;

/** A game given up, and above it the board on which it is gone through. */
async function ended(): Promise<TablaBoard> {
  scriptDice('31 31');
  const element = await game();
  element.roll();
  element.roll();
  element.resign();
  await drawn(element);
  return element;
}
async function replayed(): Promise<TablaBoard> {
  const element = await ended();
  await clickButton(element, 'Разгледай играта');
  await waitUntil(() => isOpen(element));
  return element;
}

const quiz = { mode: 'quiz', position: 'W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5; white 31', answer: '8/5 6/5' };
/** A board with its dialog open, in each mode that has one. */
const dialogs: Readonly<Record<string, () => Promise<TablaBoard>>> = {
  play: replayed,
  async quiz() {
    const element = await game(quiz);
    await clickButton(element, '?');
    return element;
  },
  async edit() {
    const element = await game({ mode: 'edit' });
    part(element, '[data-point="24"]').focus();
    await key(element, '?');
    return element;
  },
  async replay() {
    const element = await game({ mode: 'replay' });
    element.text = record;
    await drawn(element);
    await press(element, 'help');
    await waitUntil(() => isOpen(element));
    return element;
  },
};

suite('a dialog above a board', () => {
  teardown(realDice);

  for (const [mode, open] of Object.entries(dialogs)) {
    test(`of ${mode} goes with the mode`, async () => {
      const element = await open();
      expect(isOpen(element), 'before').to.be.true;
      element.mode = mode === 'edit' ? 'show' : 'edit';
      await drawn(element);
      await waitUntil(() => !inside(element, 'dialog'));
    });

    test(`of ${mode} goes with its board, and is not there when that comes back`, async () => {
      const element = await open();
      expect(isOpen(element), 'before').to.be.true;
      const { parentElement } = element;
      element.remove();
      expect(isOpen(element)).to.be.false;
      parentElement!.append(element);
      await drawn(element);
      await waitUntil(() => !inside(element, 'dialog'));
    });
  }

  test('goes when another match takes the place of the one that it shows', async () => {
    const other = await game({ variant: 'tapa' });
    const saved = other.save();
    other.remove();
    const element = await replayed();
    expect(element.restore(saved)).to.be.true;
    expect(isOpen(element)).to.be.false;
    await waitUntil(() => !inside(element, 'dialog'));
    expect(inside(element, '.main')?.textContent.trim()).to.equal('Хвърли');
  });

  test('does not open any more where the game, the mode or the board is gone meanwhile', async () => {
    const gone: Readonly<Record<string, (element: TablaBoard) => unknown>> = {
      game: (element) => element.restore(element.save()),
      mode: (element) => (element.mode = 'edit'),
      board: (element) => element.remove(),
    };
    for (const [what, goes] of Object.entries(gone)) {
      const element = await ended();
      button(element, 'Разгледай играта').click();
      goes(element);
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(inside(element, 'dialog'), what).to.equal(null);
      element.remove();
    }
  });

  test('the question whether to give up goes with its game', async () => {
    scriptDice('31 31');
    const element = await game();
    element.roll();
    element.roll();
    await drawn(element);
    await clickButton(element, 'Предавам се');
    expect(inside(element, '.question')).to.exist;
    element.restore(element.save());
    await drawn(element);
    expect(inside(element, '.question')).to.equal(null);
    expect(button(element, 'Предавам се')).to.exist;
  });
});
