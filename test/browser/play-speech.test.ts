/** What a board says: to those who listen, of every place, and as an event. The sentences were written before the code that says them. */
import { expect } from '@open-wc/testing';
import type { TablaBoard } from '../../src/index.js';
import { boardKinds } from './play-positions.js';
import { clickButton, clickPoint, drawn, game, part, place, realDice, scriptDice } from './playing.js';

/** All that is said, as the event tells it; each is also in the live region at that moment. */
function listen(element: TablaBoard): string[] {
  const said: string[] = [];
  element.addEventListener('tabla-say', (event) => {
    const { text } = (event as CustomEvent<{ text: string }>).detail;
    said.push(text);
    expect(part(element, '[aria-live=polite]').lastElementChild?.textContent).to.equal(text);
  });
  return said;
}

/** A little of a game: a tie, an opening, moves, one taken back, a hit, a double that cannot be played. */
async function someTurns(element: TablaBoard): Promise<void> {
  for (let time = 0; time < 3; time++) element.roll();
  element.play('8/4');
  element.play('6/4');
  element.undo();
  element.play('24/22');
  element.confirm();
  element.roll();
  element.play('24/20 13/9(2)');
  element.play('6/2');
  element.confirm();
  await drawn(element);
}

const speeches = {
  bg: [
    'И двамата хвърлиха 3: хвърлете пак.',
    'Бели 6, черни 5. Започват белите.',
    'Хвърли 4 и 2, джехар-и-дю.',
    'Бели: 8 на 4.',
    'Бели: 6 на 4.',
    'Върнато.',
    'Бели: 24 на 22.',
    'Ред е на черните.',
    'Дьорт-джехар! Четири четворки.',
    'Черни: 24 на 20.',
    'Черни: 13 на 9.',
    'Черни: 13 на 9.',
    'Черни: 6 на 2.',
    'Ред е на белите.',
  ],
  en: [
    'Both threw 3: throw again.',
    'White 6, Black 5. White begins.',
    'White rolled 4 and 2, jihar-i-du.',
    'White: 8 to 4.',
    'White: 6 to 4.',
    'Taken back.',
    'White: 24 to 22.',
    'Black’s turn.',
    'Dort-jihar! Four fours.',
    'Black: 24 to 20.',
    'Black: 13 to 9.',
    'Black: 13 to 9.',
    'Black: 6 to 2.',
    'White’s turn.',
  ],
} as const;

suite('announcements', () => {
  teardown(realDice);

  for (const lang of ['bg', 'en'] as const)
    test(`of a game, word for word (${lang})`, async () => {
      scriptDice('33 65 42 44');
      const element = await game({ lang });
      const said = listen(element);
      await someTurns(element);
      expect(said).to.deep.equal(speeches[lang]);
    });

  test('nothing is said of a game that has not begun, nor of one that is looked at from elsewhere', async () => {
    const element = await game();
    const said = listen(element);
    element.flip();
    element.theme = 'dark';
    await drawn(element);
    expect(part(element, '[aria-live]').textContent).to.equal('');
    expect(said).to.deep.equal([]);
  });

  test('hits, a throw with nothing to play, bearing off, and the end', async () => {
    const element = await game({ position: 'W 8:1 6:2 off:12 | B 24:1 22:1 20:1 6:2 bar:1 off:9', turn: 'white', dice: '63' });
    const said = listen(element);
    const turn = async (...plays: string[]): Promise<void> => {
      for (const play of plays) expect(element.play(play), play).to.be.true;
      element.confirm();
      await drawn(element);
    };
    await turn('8/5*', '6/off');
    expect(element.apply({ type: 'thrown', dice: [4, 4] })).to.be.true;
    await turn('bar/21(2)', '21/17(2)');
    element.apply({ type: 'thrown', dice: [6, 5] });
    await turn('6/off', '5/off');
    expect(said).to.deep.equal([
      'Бели: 8 на 5, удар.',
      'Бели: вади от 6.',
      'Ред е на черните.',
      'Дьорт-джехар! Четири четворки.',
      'Черни: от бара на 21.',
      'Черни: от бара на 21.',
      'Черни: 21 на 17.',
      'Черни: 21 на 17.',
      'Ред е на белите.',
      'Хвърли 6 и 5, шеш-беш.',
      'Бели: вади от 6.',
      'Бели: вади от 5.',
      'Белите изведоха всичко. Оин, 1 точка.',
    ]);
  });

  test('a throw with nothing to play says so, and what is to be done then', async () => {
    const element = await game({ position: boardKinds.closed, turn: 'black' });
    const said = listen(element);
    element.apply({ type: 'thrown', dice: [6, 5] });
    await drawn(element);
    expect(said).to.deep.equal(['Хвърли 6 и 5, шеш-беш.', 'Нищо за игра с 6 и 5.', 'Имаш пул на бара. Полета 20 и 19 са затворени.']);
    expect(part(element, '.todo').textContent).to.equal(
      'Ред е на черните. Нищо за игра с 6 и 5. Имаш пул на бара. Полета 20 и 19 са затворени.',
    );
    await clickButton(element, 'Готово');
    expect(said.at(-1)).to.equal('Ред е на белите.');
  });

  test('a refusal is said; the same throw twice is said twice, each time by a fresh node', async () => {
    const element = await game({ position: boardKinds.closed, turn: 'black' });
    const nodes = new Set<Element>();
    const said = listen(element);
    element.addEventListener('tabla-say', () => nodes.add(part(element, '[aria-live]').lastElementChild!));
    for (let time = 0; time < 2; time++) {
      element.apply({ type: 'thrown', dice: [6, 5] });
      element.confirm();
      element.apply({ type: 'thrown', dice: [2, 1] });
      element.play(time ? '14/11' : '17/14');
      element.confirm();
    }
    await drawn(element);
    expect(said.filter((one) => one === 'Хвърли 6 и 5, шеш-беш.').length).to.equal(2);
    expect(nodes.size).to.equal(said.length);
    expect(part(element, '[aria-live]').childElementCount, 'what is long said goes').to.be.lessThan(5);
    await clickPoint(element, 9);
    expect(said.at(-1)).to.equal('Първо хвърли заровете.');
  });

  test('giving up, and a new game', async () => {
    const element = await game();
    const said = listen(element);
    scriptDice('65');
    element.resign();
    element.roll();
    await drawn(element);
    await clickButton(element, 'Предавам се');
    await clickButton(element, 'Предавам се');
    await clickButton(element, 'Нова игра');
    expect(said).to.deep.equal([
      'Първо хвърли заровете.',
      'Бели 6, черни 5. Започват белите.',
      'Белите се предадоха. Марс, 2 точки за черните.',
      'Кой започва? Хвърлете по един зар.',
    ]);
  });
});

suite('names of the places', () => {
  const label = (element: TablaBoard, point: number): string | null => place(element, point).getAttribute('aria-label');

  test('say number, count and colour, by the numbers of the side to move', async () => {
    const element = await game({ position: 'W 24:1 13:5 6:5 bar:1 off:3 | B 24:2 13:5 8:3 6:4 bar:1', turn: 'white', dice: '63' });
    expect([24, 13, 12, 9, 1, 25, 0].map((point) => label(element, point))).to.deep.equal([
      'Поле 24: 1 бял пул',
      'Поле 13: 5 бели пула',
      'Поле 12: 5 черни пула',
      'Поле 9: празно',
      'Поле 1: 2 черни пула',
      'Бар: 1 бял пул',
      'Извадени: 3 бели пула',
    ]);
    await clickPoint(element, 25);
    expect(label(element, 22)).to.equal('Поле 22: празно, можеш тук');
    element.lang = 'en';
    await drawn(element);
    await drawn(element);
    expect([24, 22, 25].map((point) => label(element, point))).to.deep.equal([
      'Point 24: 1 white checker',
      'Point 22: empty, you can go here',
      'Bar: 1 white checker',
    ]);
  });

  test('change with the turn: every number is the mover’s own', async () => {
    const element = await game({ dice: '63', turn: 'white' });
    expect(label(element, 6)).to.equal('Поле 6: 5 бели пула');
    element.play('24/15');
    element.confirm();
    await drawn(element);
    expect(label(element, 6)).to.equal('Поле 6: 5 черни пула');
    expect(label(element, 10)).to.equal('Поле 10: 1 бял пул');
  });
});
