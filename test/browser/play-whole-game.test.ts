/** A whole game of Права from the opening throw to a mars, by each of the ways in which a person can play. */
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { Move } from '../../src/rules/index.js';
import type { TablaBoard } from '../../src/index.js';
import { heard } from './board.js';
import {
  button,
  clickButton,
  clickPoint,
  drawn,
  field,
  focused,
  game,
  key,
  part,
  place,
  playGame,
  realDice,
  scriptDice,
  shortGame,
  tap,
  text,
} from './playing.js';

suite('a whole game', () => {
  let element: TablaBoard;
  let results: { outcome: object; points: number; score: object }[];

  setup(async () => {
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

  test('with the mouse alone', async function () {
    this.timeout(90_000);
    isWon(
      await playGame(element, {
        roll: () => clickButton(element, 'Хвърли'),
        confirm: () => clickButton(element, 'Готово'),
        async move({ from, to }) {
          await clickPoint(element, from);
          await clickPoint(element, to);
        },
      }),
    );
  });

  test('with one finger alone', async function () {
    this.timeout(90_000);
    isWon(
      await playGame(element, {
        roll: () => tap(element, part(element, '.prompt rect')),
        confirm: () => tap(element, part(element, '.prompt rect')),
        async move({ from, to }) {
          await tap(element, place(element, from));
          await tap(element, place(element, to));
        },
      }),
    );
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
    const said = (moves: readonly Move[]): string =>
      moves.map(({ from, to }) => `${from === 25 ? 'bar' : from}/${to === 0 ? 'off' : to}`).join(' ');
    isWon(
      await playGame(element, {
        roll: () => key(element, 'r'),
        confirm: () => key(element, 'c'),
        async write(moves, turn) {
          if (turn % 2 === 0) return false;
          await sendKeys({ type: said(moves) });
          await key(element, 'Enter');
          expect(focused(element), `${said(moves)}, still written: ${field(element).value}`).to.match(/^\d+$/);
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
