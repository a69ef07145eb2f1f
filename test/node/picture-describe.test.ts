/** A position read aloud: whole sentences in both languages. */
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { describe } from '../../src/picture/index.js';
import { parsePosition, parseRules, startPosition, type Situation } from '../../src/rules/index.js';

const situation = (game: string, text: string | null, more: Partial<Situation> = {}): Situation => {
  const rules = parseRules(game);
  const position = text === null ? startPosition(rules) : parsePosition(text, rules);
  return { position, player: null, dice: null, cube: null, score: null, rolls: null, passed: [], ...more };
};

suite('describe', () => {
  test('the start, with a throw by its name', () => {
    const start = situation('prava', null, { player: 'white', dice: [6, 5] });
    assert.equal(
      describe(start, 'bg-BG'),
      'Ред е на белите: 6 и 5, шеш-беш. Полетата са по номерата на белите. ' +
        'Бели: 2 пула на 24, 5 на 13, 3 на 8, 5 на 6. Черни: 2 пула на 1, 5 на 12, 3 на 17, 5 на 19.',
    );
    assert.equal(
      describe(start, 'en'),
      'White to play 6 and 5, shesh-besh. Points are numbered from White’s side. ' +
        'White: 2 checkers on 24, 5 on 13, 3 on 8, 5 on 6. Black: 2 checkers on 1, 5 on 12, 3 on 17, 5 on 19.',
    );
  });

  test('by the numbers of the side that listens, his own checkers first', () => {
    assert.equal(
      describe(situation('gyulbara', null), 'bg', { numbering: 'black', travel: 'parallel', game: 'gyulbara' }),
      'Гюлбара. Полетата са по номерата на черните. Черни: 15 пула на 24. Бели: 15 пула на 12.',
    );
  });

  test('a game that it does not know bears the name that it was given', () => {
    assert.match(describe(situation('prava', null), 'bg', { game: 'constructor' }), /^constructor\. /);
  });

  test('bar, pins, what is off, cube and score', () => {
    const prava = situation('prava', 'W bar:1 6:1 off:13 | B 6:14 off:1', {
      player: 'black',
      cube: { value: 4, owner: 'white' },
      score: { white: 1, black: 2, length: 5 },
    });
    assert.equal(
      describe(prava, 'bg'),
      'Ред е на черните. Полетата са по номерата на белите. Бели: 1 пул на бара, 1 на 6, 13 извадени. ' +
        'Черни: 14 пула на 19, 1 изваден. Кубът е 4, у белите. Резултат: бели 1, черни 2, мач до 5.',
    );
    assert.equal(
      describe(prava, 'en'),
      'Black to play. Points are numbered from White’s side. White: 1 checker on the bar, 1 on 6, 13 off. ' +
        'Black: 14 checkers on 19, 1 off. The cube is at 4, owned by White. Score: White 1, Black 2, match to 5.',
    );
    const tapa = situation('tapa', 'W 24:13 20:1! 6:1 | B 24:13 5:2', { cube: { value: 1, owner: null } });
    assert.match(describe(tapa, 'bg'), /Бели: 13 пула на 24, 1 на 20 \(затапен\), 1 на 6\..*Кубът е 1, в средата\.$/);
    assert.match(describe(tapa, 'en'), /1 on 20 \(pinned\)/);
  });

  test('dice handed over, rolls made', () => {
    const gyulbara = situation('gyulbara', null, {
      player: 'white',
      passed: [
        [5, 5],
        [6, 6, 6, 6],
      ],
      rolls: { white: 4, black: 3 },
    });
    const said = describe(gyulbara, 'bg', { travel: 'parallel' });
    assert.match(said, /^Ред е на белите\. Първо предадените зарове: две петици и четири шестици\. /);
    assert.match(said, / Хвърляния досега: бели 4, черни 3\.$/);
    assert.match(describe({ ...gyulbara, passed: [], dice: [4, 4] }, 'en'), /^White to play 4 and 4, dort-jihar\. /);
  });

  test('one die alone, or three equal ones', () => {
    const one = situation('prava', null, { player: 'white', dice: [5] });
    assert.match(describe(one, 'bg'), /^Ред е на белите: една петица\./);
    assert.match(describe({ ...one, dice: [5, 5, 5] }, 'bg'), /^Ред е на белите: три петици\./);
  });

  test('words can be given in person', () => {
    assert.match(describe(situation('prava', null), 'fr'), /^Points are numbered/);
  });
});
