/** A whole game of Права from the opening throw to a mars, by each of the ways in which a person can play. */
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { TablaBoard } from '../../src/index.js';
import { heard } from './board.js';
import {
  button,
  drawn,
  field,
  focused,
  game,
  key,
  people,
  place,
  playGame,
  realDice,
  said,
  scriptDice,
  shortGame,
  text,
} from './playing.js';

suite('a whole game', () => {
  let element: TablaBoard;
  let results: { outcome: object; points: number; score: object }[];

  setup(async function () {
    this.timeout(20_000);
    scriptDice(shortGame);
    element = await game();
    results = heard(element, 'tabla-result');
  });
  teardown(realDice);

  const isWon = (moves: number): void => {
    expect(moves).to.equal(50);
    expect(results).to.deep.equal([
      { outcome: { winner: 'white', kind: 'mars', points: 2, by: 'bearing-off' }, points: 2, score: { white: 2, black: 0 } },
    ]);
    expect(text(element, '.todo')).to.equal('Белите изведоха всичко. Марс, 2 точки.');
    expect(button(element, 'Нова игра')).to.exist;
  };

  for (const way of ['the mouse', 'one finger'] as const)
    test(`with ${way} alone`, async function () {
      this.timeout(90_000);
      isWon(await playGame(element, people[way](element)));
    });

  test('with the keys alone: arrows and Enter, or plays in writing', async function () {
    this.timeout(180_000);
    await sendKeys({ press: 'Tab' });
    expect(focused(element)).to.equal('24');
    /** Goes by arrows alone; it may not take more steps than there are columns and rows. */
    const goTo = async (point: number): Promise<void> => {
      const goal = place(element, point).getBoundingClientRect();
      for (let step = 0; step < 16; step++) {
        const here = element.shadowRoot!.activeElement!.getBoundingClientRect();
        if (Math.abs(here.left - goal.left) > 5) await sendKeys({ press: here.left < goal.left ? 'ArrowRight' : 'ArrowLeft' });
        else if (Math.abs(here.top - goal.top) > 30) await sendKeys({ press: here.top < goal.top ? 'ArrowDown' : 'ArrowUp' });
        else break;
      }
      expect(focused(element)).to.equal(String(point));
    };
    isWon(
      await playGame(element, {
        ...people['the keys'](element),
        async write(moves, turn) {
          if (turn % 2 === 0) return false;
          const written = moves.map(said).join(' ');
          await sendKeys({ type: written });
          await key(element, 'Enter');
          expect(focused(element), `${written}, still written: ${field(element).value}`).to.match(/^\d+$/);
          return true;
        },
        async move({ from, to }) {
          await goTo(from);
          await key(element, 'Enter');
          await goTo(to);
          await key(element, ' ');
        },
      }),
    );
    await drawn(element);
  });
});
