import { html } from 'lit';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect } from 'storybook/test';
import { argTypes, boardFrom, boardIn, described, part, type Args } from './board.js';

/** A board that shows a situation: one line of HTML, and every attribute of it. */
const meta: Meta<Args> = {
  title: 'Show',
  component: 'tabla-board',
  argTypes,
  render: boardFrom,
};
export default meta;
type Story = StoryObj<Args>;

/** A story that expects words in what the board says of its picture. */
const says = (args: Args, ...words: readonly string[]): Story => ({
  args,
  play: async ({ canvasElement }) => {
    const said = described(await boardIn(canvasElement));
    for (const word of words) await expect(said).toContain(word);
  },
});

/** Nothing said: the start of Права. */
export const Start = says({}, 'Права.', '2 пула на 24, 5 на 13, 3 на 8, 5 на 6');

export const Obiknovena = says({ variant: 'obiknovena' }, 'Обикновена.', '2 пула на 24');
export const BackgammonWithCube = says({ variant: 'backgammon' }, 'Табла с куб.', 'Кубът е 1, в средата');
export const Kratka = says({ variant: 'kratka' }, 'Кратка.');
export const Kavkazka = says({ variant: 'kavkazka' }, 'Кавказка.');
export const Chelebi = says({ variant: 'chelebi' }, 'Челеби.');
/** Both sides run the same way, so each has its tray on its own end. */
export const Gyulbara = says({ variant: 'gyulbara' }, 'Гюлбара.', 'Бели: 15 пула на 24.', 'Черни: 15 пула на 12.');
export const Tapa = says({ variant: 'tapa' }, 'Тапа.', 'Черни: 15 пула на 1.');
export const Plakoto = says({ variant: 'plakoto' }, 'Плакото.');
export const Fevga = says({ variant: 'fevga' }, 'Февга.', 'Черни: 15 пула на 12.');

/** A position, who plays, and the throw. */
export const Position = says(
  { position: 'W bar:1 13:4 8:3 6:5 4:2 | B 24:2 13:5 8:2 6:5 3:1; black 52' },
  'Ред е на черните: 5 и 2, пендж-и-дю.',
  '1 пул на бара',
);

/** A position as other programs of backgammon write it: XGID, or GNU Backgammon's IDs. */
export const Xgid = says(
  { variant: 'backgammon', position: 'XGID=-a-a--E-C---dE---d-e----B-:1:1:-1:42:2:3:0:7:10' },
  'Ред е на черните: 4 и 2',
  'Кубът е 2',
);
export const GnuId = says({ variant: 'backgammon', position: '4PPgASTgc/ABMA:cAnqAAAAAAAE' }, 'Ред е на белите: 4 и 2');

/** `dice` and `turn` stand over what the position says. */
export const DiceAndTurn = says({ dice: '66', turn: 'black', dicenames: true }, 'Ред е на черните: 6 и 6, дю-шеш.');

/** The position as the element's own text: seen without scripts, read with them. */
export const OwnText: Story = {
  render: () =>
    html`<tabla-board lang="bg">
      <pre>
W 6:3 5:3 4:3 3:2 2:2 1:2
| B 6:3 5:3 4:3 3:2 2:2 1:2
; white 65</pre>
    </tabla-board>`,
  play: async ({ canvasElement }) => {
    await expect(described(await boardIn(canvasElement))).toContain('Бели: 3 пула на 6, 3 на 5, 3 на 4');
  },
};

/** The author's drawings: arrows, marks, texts on points, in the numbers of the side to move. */
export const Marks: Story = {
  args: { dice: '31', marks: '[%arrow 8/5 6/5] [%mark 7 red] [%mark 18 blue] [%text 5 "капия"]' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(part(board, 'svg[part=board]').textContent).toContain('капия');
  },
};

export const FromBlack = says({ view: 'black' }, 'по номерата на черните', 'Черни: 2 пула на 24');
export const FromTheMover = says({ view: 'mover', turn: 'black' }, 'по номерата на черните');
export const HomeOnTheLeft = says({ home: 'left' }, '2 пула на 24');
export const NumbersOfTheMover = says({ numbers: 'mover', turn: 'black' }, 'по номерата на черните');
export const NoNumbers: Story = {
  args: { numbers: 'none' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(board.shadowRoot?.querySelectorAll('.number').length).toBe(0);
  },
};

export const Pips: Story = {
  args: { pips: true },
  play: async ({ canvasElement }) => {
    await expect(part(await boardIn(canvasElement), 'svg[part=board]').textContent).toContain('167');
  },
};

export const Cube = says(
  { variant: 'backgammon', position: 'W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5; white cube 4 black score 1-2/5', pips: true },
  'Кубът е 4, у черните.',
  'бели 1, черни 2, мач до 5',
);

/** A pinned checker shows from under the one that pins it, tied to it, so that it is seen without colours too. */
export const Pins = says(
  { variant: 'tapa', position: 'W 24:5 20:1! 15:3 11:3 6:2 3:1! | B 24:6 22:2 5:2 18:1 11:2 4:2', dice: '31' },
  'на 20 (затапен)',
  'на 3 (затапен)',
);

/** Dice that the opponent could not play wait in the other half. */
export const PassedDice = says(
  { variant: 'gyulbara', position: 'W 24:9 20:2 18:2 14:1 9:1 | B 24:7 22:2 19:2 17:2 9:2; black passed 55 6666 rolls 5-4' },
  'Първо предадените зарове: две петици и четири шестици.',
);

/** A double that climbs shows the numbers that come after it. */
export const ClimbingDouble = says(
  { variant: 'gyulbara', position: 'W 24:9 20:2 18:2 14:1 9:1 | B 24:7 22:2 19:2 17:2 9:2; white 44 rolls 5-5' },
  'Ред е на белите',
);

/** Many checkers on one point are five high, with their number on top. */
export const HighStacks = says({ position: 'W 6:9 5:6 | B 6:8 4:7' }, '9 пула на 6, 6 на 5');

export const ThemeWood: Story = { args: { theme: 'wood', dice: '64' } };
export const ThemeLight: Story = { args: { theme: 'light', dice: '64' } };
export const ThemeDark: Story = { args: { theme: 'dark', dice: '64' } };
export const ThemeContrast: Story = { args: { theme: 'contrast', dice: '64' } };

/** A page's own colours, by custom properties. */
export const OwnColours: Story = {
  args: { dice: '64' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    board.style.setProperty('--tabla-frame', 'rgb(24, 61, 61)');
    board.style.setProperty('--tabla-field', 'rgb(214, 228, 215)');
    board.style.setProperty('--tabla-deep', 'rgb(64, 112, 92)');
    board.style.setProperty('--tabla-pale', 'rgb(147, 177, 166)');
    await expect(getComputedStyle(part(board, '.frame')).fill).toBe('rgb(24, 61, 61)');
  },
};

/** Readable at 280 px: under 400 px the numbers are larger. */
export const Narrow: Story = {
  args: { width: '280px', dice: '64', pips: true },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(part(board, 'svg[part=board]').getBoundingClientRect().width).toBe(280);
    await expect(getComputedStyle(part(board, '.large')).display).not.toBe('none');
  },
};

/** As wide as there is room, up to 60rem. */
export const Wide: Story = {
  args: { width: '100%', dice: '64' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await expect(board.getBoundingClientRect().width).toBeLessThanOrEqual(960);
    await expect(getComputedStyle(part(board, '.large')).display).toBe('none');
  },
};

export const Caption: Story = {
  args: { dice: '31', caption: 'Три и едно: най-доброто начало' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    const caption = board.querySelector('[slot=caption]');
    await expect(caption?.getBoundingClientRect().top).toBeGreaterThan(part(board, 'svg[part=board]').getBoundingClientRect().top);
  },
};

/** The author's own description in place of the generated one. */
export const OwnDescription = says({ label: 'Началото на играта' }, 'Началото на играта');

/** A board never mirrors, whatever the direction of the page. */
export const RightToLeft: Story = {
  render: (args) => html`<div dir="rtl" lang="ar">${boardFrom(args)}</div>`,
  args: { dice: '64' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    const drawing = part(board, 'svg[part=board]').getBoundingClientRect();
    await expect(part(board, '.die').getBoundingClientRect().left).toBeGreaterThan(drawing.left + drawing.width / 2);
  },
};

export const English = says({ lang: 'en', dice: '65' }, 'White to play 6 and 5, shesh-besh.');

/** Rules can be changed, one by one. */
export const ChangedRules = says({ rules: 'start=24:5,13:3,8:2,6:5' }, '5 пула на 24, 3 на 13, 2 на 8');

/** What cannot be shown is said, with its place; the rest of the page goes on. */
export const ErrorInPosition: Story = {
  args: { position: 'W 24:2 13:5 8:3 6:5 | В 24:2 13:5 8:3 6:5' },
  play: async ({ canvasElement }) => {
    const box = part(await boardIn(canvasElement), '[part=error]');
    await expect(box.textContent).toContain('Ред 1, знак 23');
    await expect(box.textContent).toContain('кирилско В');
  },
};
export const ErrorInAttribute: Story = {
  args: { variant: 'шах', lang: 'en' },
  play: async ({ canvasElement }) => {
    await expect(part(await boardIn(canvasElement), '[part=error]').textContent).toContain('gyulbara');
  },
};
export const ErrorInMarks: Story = {
  args: { marks: '[%arrow 8/5] [%mark 31]' },
  play: async ({ canvasElement }) => {
    await expect(part(await boardIn(canvasElement), '[part=error]').textContent).toContain('Няма такова поле');
  },
};
