import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { argTypes, boardFrom, playing, scene, type Args } from './board.js';

/** Кавказка: what a checker that hits at home may do in the same turn; the worked examples by their ids (docs/rules.md). */
const meta: Meta<Args> = {
  title: 'Hitting at home',
  component: 'tabla-board',
  argTypes,
  args: playing,
  render: boardFrom,
};
export default meta;
type Story = StoryObj<Args>;

const hide = 'The checker that hit at home may not hide on another of yours in the same turn.';
const played = 'White’s turn. All played. Done?';
const kavkazka = (position: string, rules?: string): Args => ({ variant: 'kavkazka', position, ...(rules ? { rules } : {}) });
const held = 'W 13:5 10:1 8:5 5:2 3:2 | B 24:2 21:1 13:4 8:3 6:5; white';
const free = 'W 13:5 10:1 8:5 5:2 2:2 | B 24:2 21:1 13:4 8:3 6:5; white';
const lastDie = 'W 10:1 3:2 off:12 | B 23:2 21:1 16:2 8:5 6:5; white';
/** No other one can come to 4 with the 1, so that to choose 4 means the one that hit. */
const alone = (position: string): string => position.replace('5:2', '6:2');

/** C1: it may not hide on another one. */
export const NoHiding: Story = scene(kavkazka(alone(held)), ['61', '10/4'], { todo: 'White’s turn. Play 1.', refuses: [4, 3, hide] });
/** C1 where it may do what it likes. */
export const HidingAllowed: Story = scene(kavkazka(held, 'hitAndRun=allowed'), ['61', '10/4*/3'], { todo: played });
/** C2: another one may come and cover it … */
export const Covered: Story = scene(kavkazka(held), ['61', '10/4* 5/4'], { todo: played });
/** … and one that hits may be covered by another. */
export const CoveredByAnother: Story = scene(kavkazka(held), ['61', '5/4* 10/4'], { todo: played });
/** C3: it may go on to where nobody stands. */
export const GoesOn: Story = scene(kavkazka(free), ['61', '10/4*/3'], { todo: played });
/** C3 where it has to stay. */
export const HasToStay: Story = scene(kavkazka(alone(free), 'hitAndRun=forbidden'), ['61', '10/4'], {
  todo: 'White’s turn. Play 1.',
  refuses: [4, 3, 'The checker that hit at home stays there this turn.'],
});
/** C7: what it may not play is lost … */
export const DieIsLost: Story = scene(kavkazka(lastDie), ['61', '10/4*'], {
  todo: `White’s turn. No move with 1. Point 2 is closed. ${hide}`,
});
/** … and has to be played where it may. */
export const DieIsPlayed: Story = scene(kavkazka(lastDie, 'hitAndRun=allowed'), ['61', '10/4'], { todo: 'White’s turn. Play 1.' });
