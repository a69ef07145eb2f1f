/** Mode `quiz`: a play is looked for on the board, handed in, and judged by where it leads. */
import { expect } from '@open-wc/testing';
import { formatPosition } from '../../src/rules/index.js';
import type { TablaBoard } from '../../src/index.js';
import { board, drawing, fault, heard, inside, waitUntil } from './board.js';
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
  game,
  key,
  middle,
  part,
  people,
  place,
  situation,
  tap,
  tapButton,
  text,
  type Way,
} from './playing.js';

interface Tried {
  play: string;
  right: boolean;
}
const answer = '8/5 6/5 {Прави петото поле. [%mark 5]}; 24/23 13/10 {Спокойно.}';
const quiz = (attributes: Readonly<Record<string, string>> = {}): Promise<TablaBoard> =>
  game({ mode: 'quiz', dice: '31', turn: 'white', answer, ...attributes });
const triesOf = (element: TablaBoard): Tried[] => heard<Tried>(element, 'tabla-try');
const saidBy = (element: TablaBoard): { text: string }[] => heard(element, 'tabla-say');
const refusalsOf = (element: TablaBoard): { code: string }[] => heard(element, 'tabla-refused');
const answers = (element: TablaBoard): string =>
  [...element.shadowRoot!.querySelectorAll('[part=answers] b, [part=answers] p')].map((one) => one.textContent.trim()).join(' ');
const status = (element: TablaBoard): string => text(element, '[part=status]');
const marks = (element: TablaBoard): number => drawing(element)!.querySelectorAll('path.ring').length;

/** Writes a play, and hands it in. */
async function answered(element: TablaBoard, play: string): Promise<void> {
  expect(element.play(play), play).to.be.true;
  expect(element.confirm(), play).to.be.true;
  await drawn(element);
}

suite('a problem', () => {
  test('asks for the play, in the mover’s numbers', async () => {
    const element = await quiz({ turn: 'black' });
    expect(status(element)).to.equal('Намери най-добрия ход. Ред е на черните. Играй 3 и 1.');
    expect(button(element, 'Провери').getAttribute('aria-disabled')).to.equal('true');
    expect(answers(element)).to.equal('');
    const numbers = (board: TablaBoard): string =>
      [...drawing(board)!.querySelectorAll('text.number')].map((one) => one.textContent).join();
    expect(numbers(element)).to.not.equal(numbers(await quiz()));
    expect(numbers(element)).to.not.equal('');
  });

  for (const way of Object.keys(people) as Way[])
    test(`is solved with ${way}`, async () => {
      const element = await quiz();
      const tries = triesOf(element);
      const said = saidBy(element);
      const person = people[way](element);
      if (way === 'the keys') place(element, 24).focus();
      await person.move({ from: 6, to: 5 }, 0);
      await person.move({ from: 8, to: 5 }, 0);
      if (way === 'the mouse') await clickButton(element, 'Провери');
      else await person.confirm();
      expect(tries, 'in whatever order').to.deep.equal([{ play: '8/5 6/5', right: true }]);
      expect(status(element)).to.equal('Вярно: 8/5 6/5.');
      expect(answers(element)).to.equal('8/5 6/5 Прави петото поле. 24/23 13/10 Спокойно.');
      expect(marks(element), 'the drawing of the comment').to.be.greaterThan(0);
      expect(said.map((one) => one.text)).to.deep.equal(['Бели: 6 на 5.', 'Бели: 8 на 5.', 'Вярно: 8/5 6/5. Прави петото поле.']);
    });

  test('another right play is right, and begun anew nothing of it is left', async () => {
    const element = await quiz();
    const tries = triesOf(element);
    await answered(element, '13/10 24/23');
    expect(tries).to.deep.equal([{ play: '24/23 13/10', right: true }]);
    expect(answers(element), 'the play that was found comes first').to.match(/^24\/23 13\/10 Спокойно\. 8\/5 6\/5/);
    await clickButton(element, 'Отначало');
    expect(status(element)).to.match(/^Намери/);
    expect([answers(element), marks(element)]).to.deep.equal(['', 0]);
    expect(formatPosition(situation(element)!.position)).to.equal('W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5');
  });

  test('a wrong play is told, and may be tried again or the answer be seen', async () => {
    const element = await quiz();
    const tries = triesOf(element);
    const said = saidBy(element);
    await answered(element, '13/9');
    expect(tries).to.deep.equal([{ play: '13/10/9', right: false }]);
    expect(status(element)).to.equal('13/10/9: не е това. Опитай пак или виж отговора.');
    expect(said.at(-1)!.text).to.equal(status(element));
    expect(answers(element), 'nothing is told away').to.equal('');
    expect(element.play('8/5'), 'it stands').to.be.false;
    await clickButton(element, 'Опитай пак');
    expect(status(element)).to.match(/^Намери/);
    await answered(element, '24/20');
    await clickButton(element, 'Покажи отговора');
    expect(status(element)).to.equal('Верният ход е 8/5 6/5 или 24/23 13/10.');
    expect(said.at(-1)!.text).to.equal('Верният ход е 8/5 6/5 или 24/23 13/10. Прави петото поле.');
    expect(formatPosition(situation(element)!.position)).to.match(/^W 24:2 13:5 8:2 6:4 5:2/);
    expect(answers(element)).to.match(/^8\/5 6\/5 Прави/);
    expect(button(element, 'Покажи отговора')).to.equal(undefined);
    expect(tries.length, 'to look is no try').to.equal(2);
    expect(element.confirm()).to.be.true;
    await drawn(element);
    expect(status(element)).to.match(/^Намери/);
  });

  test('with reveal="never" the page alone is told', async () => {
    const element = await quiz({ reveal: 'never' });
    const tries = triesOf(element);
    const said = saidBy(element);
    for (const play of ['13/9', '8/5 6/5']) {
      await answered(element, play);
      expect(status(element)).to.match(/^Отговорът ти е записан/);
      expect([answers(element), marks(element)]).to.deep.equal(['', 0]);
      expect(said.at(-1)!.text).to.equal(status(element));
      expect(button(element, 'Покажи отговора')).to.equal(undefined);
      await clickButton(element, 'Промени');
    }
    expect(tries.map(({ right }) => right)).to.deep.equal([false, true]);
  });

  test('moves are refused, taken back and written as in a game', async () => {
    const element = await quiz();
    const refusals = refusalsOf(element);
    await clickPoint(element, 24);
    await clickPoint(element, 22);
    expect(refusals.at(-1)!.code).to.equal('no-such-die');
    expect(text(element, '[part=refusal]')).to.equal('За този ход трябва 2, а ти остават 3 и 1.');
    expect(element.confirm()).to.be.false;
    expect(refusals.at(-1)!.code).to.equal('not-finished');
    await drawn(element);
    place(element, 24).focus();
    await key(element, '8');
    expect(document.activeElement!.shadowRoot!.activeElement).to.equal(field(element));
    field(element).value = '8/5 6/5';
    await key(element, 'Enter');
    expect(status(element)).to.equal('Намери най-добрия ход. Ред е на белите. Изигра всичко. Готово?');
    await clickButton(element, 'Върни всичко');
    expect(formatPosition(situation(element)!.position)).to.match(/^W 24:2 13:5 8:3 6:5/);
    element.addEventListener('tabla-move', (event) => event.preventDefault(), { once: true });
    expect(element.play('8/5'), 'the page has a say').to.be.false;
  });

  test('the focus stays on the button of what comes next', async () => {
    const element = await quiz();
    element.play('13/9');
    await drawn(element);
    button(element, 'Провери').focus();
    await key(element, 'Enter');
    expect(focused(element)).to.equal('Опитай пак');
    await key(element, 'Tab');
    expect(focused(element)).to.equal('Покажи отговора');
    await key(element, 'Enter');
    expect(focused(element), 'its button has gone').to.equal('Отначало');
  });

  test('nothing is wrong for those who do not see it', async () => {
    const element = await quiz();
    for (const play of ['', '13/9', '8/5 6/5']) {
      if (play) await answered(element, play);
      await expect(element).to.be.accessible();
      if (play) element.confirm();
      await drawn(element);
    }
  });

  test('another language is learnt on the way', async () => {
    const element = await quiz();
    await answered(element, '13/9');
    element.lang = 'en';
    await waitUntil(() => status(element) === '13/10/9: not this one. Try again, or see the answer.');
    expect(button(element, 'Show the answer')).to.be.instanceOf(HTMLElement);
  });

  test('checkers are dragged with the mouse', async () => {
    const element = await quiz();
    const tries = triesOf(element);
    await dragByMouse(element, checkerSpot(element, 6), middle(place(element, 5)));
    await dragByMouse(element, checkerSpot(element, 8), middle(place(element, 5)));
    await clickButton(element, 'Провери');
    expect(tries).to.deep.equal([{ play: '8/5 6/5', right: true }]);
  });

  test('checkers are dragged with a finger, taken back, and a wrong play is tried again', async () => {
    const element = await quiz();
    const tries = triesOf(element);
    const refusals = refusalsOf(element);
    await dragByFinger(element, checkerSpot(element, 13), middle(place(element, 11)));
    expect(
      refusals.map(({ code }) => code),
      'no die leads there',
    ).to.have.length(1);
    await dragByFinger(element, checkerSpot(element, 13), middle(place(element, 10)));
    await dragByFinger(element, checkerSpot(element, 10), middle(place(element, 9)));
    expect(text(element, '.prompt text')).to.equal('Провери');
    await tapButton(element, button(element, 'Върни'));
    expect(formatPosition(situation(element)!.position)).to.match(/^W 24:2 13:4 10:1 8:3/);
    await dragByFinger(element, checkerSpot(element, 10), middle(place(element, 9)));
    await tap(element, part(element, '.prompt rect'));
    expect(tries).to.deep.equal([{ play: '13/10/9', right: false }]);
    await tapButton(element, button(element, 'Опитай пак'));
    for (const point of [8, 5, 6, 5]) await tap(element, place(element, point));
    await tapButton(element, button(element, 'Провери'));
    expect(tries.at(-1)).to.deep.equal({ play: '8/5 6/5', right: true });
  });

  test('a finger asks for the answer', async () => {
    const element = await quiz();
    await answered(element, '13/9');
    await tapButton(element, button(element, 'Покажи отговора'));
    expect(status(element)).to.equal('Верният ход е 8/5 6/5 или 24/23 13/10.');
  });

  test('a finger hands in with the word on the board', async () => {
    const element = await quiz();
    const tries = triesOf(element);
    element.play('8/5 6/5');
    await drawn(element);
    expect(text(element, '.prompt text')).to.equal('Провери');
    await tap(element, part(element, '.prompt rect'));
    expect(tries).to.deep.equal([{ play: '8/5 6/5', right: true }]);
    expect(part(element, '.prompt').getAttribute('display'), 'nothing is left to be done there').to.equal('none');
  });
});

suite('the right plays', () => {
  test('of a double that climbs have stages, separated as plays are', async () => {
    const element = await quiz({
      variant: 'gyulbara',
      position: 'W 24:15 | B 24:15; white 55 rolls 3-3',
      dice: '',
      answer: '24/19(4); 24/18(4) {Всичко напред.}; 24/19(2) 24/19/14; 24/18(4)',
    });
    const tries = triesOf(element);
    expect(fault(element)).to.equal('');
    await answered(element, '24/19/14 24/19(2); 24/18(4)');
    expect(tries[0]).to.deep.equal({ play: '24/19/14 24/19(2); 24/18(4)', right: true });
    expect(answers(element)).to.match(/24\/19\(4\); 24\/18\(4\) Всичко напред\.$/);
  });

  test('of dice handed over', async () => {
    const element = await quiz({ variant: 'gyulbara', position: 'W 24:15 | B 24:15; white passed 22', dice: '', answer: '24/22(2)' });
    await answered(element, '24/22(2)');
    expect(status(element)).to.equal('Вярно: 24/22(2).');
  });

  const faults: readonly (readonly [
    name: string,
    attributes: Readonly<Record<string, string>>,
    code: string,
    place: string,
    text: string,
  ])[] = [
    ['none', { answer: '' }, 'no-answer', '1:1', 'верният ход'],
    ['one that is not legal', { answer: '8/5 6/5;\n 24/22' }, 'illegal-play', '2:2', 'За този ход трябва 2'],
    ['one that is not whole', { answer: '8/5' }, 'illegal-play', '1:4', 'Още можеш да играеш'],
    ['what is no play', { answer: '8/5 6/5 {ok}; ура' }, 'bad-move', '1:15', 'Тук се чака местене'],
    ['a comment without an end', { answer: '8/5 6/5 {ok; 24/20' }, 'bad-comment', '1:9', 'Коментарът'],
    ['words behind a comment', { answer: '8/5 6/5 {ok} и' }, 'bad-comment', '1:14', 'Коментарът'],
    ['a drawing that is none', { answer: '8/5 6/5 {ok [%arrow x]}' }, 'bad-mark', '1:21', '[%arrow'],
    ['without dice', { dice: '' }, 'no-dice', '1:1', 'какви са заровете'],
    ['where nothing can be played', { position: 'W bar:1 6:14 | B 6:3 5:3 4:3 3:2 2:2 1:2' }, 'no-play', '1:1', 'нищо за игра'],
    ['a word for reveal', { reveal: 'later' }, 'bad-attribute', '1:1', 'try, never'],
  ];
  for (const [name, attributes, code, place, words] of faults)
    test(`${name}: a box says so, and where`, async () => {
      const errors: { code: string; line: number; column: number }[] = [];
      const listen = (event: Event): unknown => errors.push((event as CustomEvent<(typeof errors)[0]>).detail);
      document.addEventListener('tabla-error', listen);
      const element = await quiz(attributes);
      document.removeEventListener('tabla-error', listen);
      expect(fault(element)).to.include(words);
      expect(errors.map((error) => [error.code, `${error.line}:${error.column}`])).to.deep.equal([[code, place]]);
      element.setAttribute('answer', answer);
      element.setAttribute('reveal', 'try');
      element.setAttribute('dice', '31');
      element.removeAttribute('position');
      await drawn(element);
      expect(status(element), 'mended').to.match(/^Намери/);
    });

  test('markup in a comment stays text', async () => {
    const element = await quiz({ answer: '8/5 6/5 {<img src=x onerror=alert(1)> \\} край}' });
    await answered(element, '8/5 6/5');
    expect(answers(element)).to.equal('8/5 6/5 <img src=x onerror=alert(1)> } край');
    expect(inside(element, 'img')).to.equal(null);
  });
});

suite('a record as a problem', () => {
  const record = `[Game "tapa"] [Position "W 24:15 | B 24:15"]
    1. W 31: 24/21 24/23 {Спокойно.} ( 1. W 31: 24/20! {Бързо.} ) ( 1. W 31: 24/21/20? {Не.} )`;

  test('asks for the play of its main line, or a variation with a !', async () => {
    const element = await quiz({ dice: '', turn: 'white', answer: '' });
    element.removeAttribute('answer');
    element.removeAttribute('dice');
    element.text = record;
    await drawn(element);
    expect(fault(element)).to.equal('');
    expect(drawing(element)!.getAttribute('aria-label')).to.equal('Дъска за табла');
    const tries = triesOf(element);
    await answered(element, '24/21 24/23');
    expect(tries).to.deep.equal([{ play: '24/21 24/23', right: true }]);
    expect(answers(element)).to.match(/Спокойно\. 24\/21\/20 Бързо\.$/);
  });

  test('what it says of a wrong play is told when that is tried', async () => {
    const element = await quiz({});
    element.removeAttribute('answer');
    element.removeAttribute('dice');
    element.text = '1. W 31: 8/5 6/5 {Да.} ( 1. W 31: 13/9? {Не: остава сам.} )';
    await drawn(element);
    await answered(element, '13/9');
    expect(status(element)).to.match(/не е това/);
    expect(answers(element)).to.equal('13/10/9 Не: остава сам.');
  });

  test('its first fault is told', async () => {
    const element = await quiz({});
    element.removeAttribute('answer');
    element.text = '1. W 31: 8/5 6/5 {Да.}\nB 42: 8/4 9/5';
    await drawn(element);
    expect(fault(element)).to.include('На поле 9 нямаш пул');
    expect(fault(element)).to.include('Ред 2');
  });
});

suite('a place of a record', () => {
  const record = `[Game "backgammon"]
W 3, B 1
1. W 31: 8/5 6/5   B 42: 8/4 6/4 {Капия.} (1. B 42: 24/22 13/9 ?)
2. W double        B take
2. W 65: 24/13
*

[Game "backgammon"]
W 6, B 2
1. W 62: 24/18 13/11
*`;
  const at = async (name: string): Promise<TablaBoard> => {
    const element = await board({ mode: 'quiz', lang: 'bg', at: name }, record);
    await drawn(element);
    return element;
  };

  test('is what is asked: the play of the turn, or the next one behind it', async () => {
    const cases = [
      ['', 'Ред е на белите. Играй 3 и 1.', '8/5 6/5'],
      ['1.1b', 'Ред е на черните. Играй 4 и 2.', '8/4 6/4'],
      ['1.2w:1', 'Ред е на белите. Играй 6 и 5.', '24/13'],
      ['2', 'Ред е на белите. Играй 6 и 2.', '24/18 13/11'],
    ] as const;
    for (const [name, asked, right] of cases) {
      const element = await at(name);
      expect(status(element), name).to.contain(asked);
      const tries = triesOf(element);
      await answered(element, right);
      expect(tries, name).to.deep.equal([{ play: right === '24/13' ? '24/18/13' : right, right: true }]);
    }
  });

  test('another one begins anew, and one that is not there makes a box', async () => {
    const element = await at('1.1w');
    element.at = '2.1w';
    await drawn(element);
    expect(status(element)).to.contain('Играй 6 и 2.');
    element.at = '3';
    await drawn(element);
    expect(fault(element)).to.contain('няма такова място');
  });
});
