/** What is announced in a game of Гюлбара and one of Тапа, written down before it was heard. */
import { expect } from '@open-wc/testing';
import { heard } from './board.js';
import { drawn, game, realDice, scriptDice } from './playing.js';

interface Course {
  readonly variant: string;
  readonly position: string;
  readonly dice: string;
  /** A play in writing; empty to go on to what comes next. */
  readonly steps: readonly string[];
  readonly bg: readonly string[];
  readonly en: readonly string[];
}

/** White moves; Black's double climbs, sticks at the fours, and what is left of it wins the game for White. */
const gyulbara: Course = {
  variant: 'gyulbara',
  position: 'W 15:2 14:1 6:1 off:11 | B 13:1 12:2 5:1 off:11 ; white rolls 4-4',
  dice: '62 33',
  steps: [
    ...['roll', '15/9', '15/13', 'confirm'],
    ...['roll', '13/10', '12/9', '12/9', '10/7', '9/5', '9/5', '7/3', 'confirm'],
    ...['14/10', '13/8', '10/5', '9/4', '8/3', '6/off', '5/off', '4/off', '3/off', 'confirm'],
  ],
  bg: [
    'Хвърли 6 и 2, шеш-и-дю.',
    'Бели: 15 на 9.',
    'Бели: 15 на 13.',
    'Ред е на черните.',
    'Дю-се! Четири тройки, доиграва се до шестици.',
    'Черни: 13 на 10.',
    'Черни: 12 на 9.',
    'Черни: 12 на 9.',
    'Черни: 10 на 7.',
    'Сега четири четворки.',
    'Черни: 9 на 5.',
    'Черни: 9 на 5.',
    'Черни: 7 на 3.',
    'Предаваш на противника: една четворка, четири петици и четири шестици.',
    'Поле 1 е заето: тук и един пул държи полето.',
    'Ред е на белите. Първо предадените: една четворка, четири петици и четири шестици.',
    'Бели: 14 на 10.',
    'Сега четири петици.',
    'Бели: 13 на 8.',
    'Бели: 10 на 5.',
    'Бели: 9 на 4.',
    'Бели: 8 на 3.',
    'Сега четири шестици.',
    'Бели: вади от 6.',
    'Бели: вади от 5.',
    'Бели: вади от 4.',
    'Бели: вади от 3.',
    'Белите изведоха всичко. Оин, 1 точка.',
  ],
  en: [
    'White rolled 6 and 2, shesh-i-du.',
    'White: 15 to 9.',
    'White: 15 to 13.',
    'Black’s turn.',
    'Du-se! Four threes, climbing to sixes.',
    'Black: 13 to 10.',
    'Black: 12 to 9.',
    'Black: 12 to 9.',
    'Black: 10 to 7.',
    'Now four fours.',
    'Black: 9 to 5.',
    'Black: 9 to 5.',
    'Black: 7 to 3.',
    'Handed to your opponent: one four, four fives and four sixes.',
    'Point 1 is taken: here one checker holds a point.',
    'White’s turn. First the dice handed over: one four, four fives and four sixes.',
    'White: 14 to 10.',
    'Now four fives.',
    'White: 13 to 8.',
    'White: 10 to 5.',
    'White: 9 to 4.',
    'White: 8 to 3.',
    'Now four sixes.',
    'White: 6 off.',
    'White: 5 off.',
    'White: 4 off.',
    'White: 3 off.',
    'White has borne everything off. A single game, 1 point.',
  ],
};

/** White pins the mother. */
const tapa: Course = {
  variant: 'tapa',
  position: 'W 24:1 8:2 5:2 off:10 | B 24:1 9:2 6:2 off:10 ; white',
  dice: '44',
  steps: ['roll', '24/20', '5/1', 'confirm'],
  bg: ['Дьорт-джехар! Четири четворки.', 'Бели: 24 на 20.', 'Бели: затапиха майката на поле 1.', 'Белите затапиха майката. Марс, 2 точки.'],
  en: [
    'Dort-jihar! Four fours.',
    'White: 24 to 20.',
    'White: pins the mother on 1.',
    'White has pinned the mother. A gammon (mars), 2 points.',
  ],
};

suite('a game for the ear', () => {
  teardown(realDice);

  for (const course of [gyulbara, tapa])
    for (const lang of ['bg', 'en'] as const)
      test(`${course.variant}, ${lang}`, async () => {
        scriptDice(course.dice);
        const element = await game({ variant: course.variant, position: course.position, lang });
        const said = heard<{ text: string }>(element, 'tabla-say');
        for (const step of course.steps) {
          const could = step === 'roll' ? element.roll() : step === 'confirm' ? element.confirm() : element.play(step);
          expect(could, step).to.be.true;
          await drawn(element);
        }
        expect(said.map(({ text }) => text)).to.deep.equal(course[lang]);
      });
});
