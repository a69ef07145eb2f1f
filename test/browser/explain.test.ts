/** `targets` and `try`: what may be played, and what is said of a play. */
import { expect } from '@open-wc/testing';
import { legalPlays, parseRules, startPosition } from '../../src/rules/index.js';
import type { TablaBoard } from '../../src/index.js';
import { board, described, drawing, fault, heard, inside } from './board.js';

interface Refused {
  code: string;
  facts: Record<string, unknown>;
  text: string;
}

const line = (element: TablaBoard): string => inside(element, '[role=status]')?.textContent ?? '';
const count = (element: TablaBoard, selector: string): number => drawing(element)!.querySelectorAll(selector).length;
/** How many strokes a class of shapes has. */
const strokes = (element: TablaBoard, selector: string): number =>
  [...drawing(element)!.querySelectorAll(selector)]
    .map((path) => (path.getAttribute('d') ?? '').match(/M/g)?.length ?? 0)
    .reduce((a, b) => a + b, 0);

suite('targets', () => {
  test('of a point: where its checkers may go, also with both dice', async () => {
    const element = await board({ dice: '64', targets: '24' });
    expect(strokes(element, '.target'), '20, 18 and 14').to.equal(3);
    expect(count(element, '.selected')).to.be.greaterThan(0);
    expect(line(element)).to.equal('');
    element.dice = '65';
    await element.updateComplete;
    expect(strokes(element, '.target'), '18 and 13, for 19 is held').to.equal(2);
  });

  test('hits are marked otherwise', async () => {
    const position = 'W 24:2 13:5 8:3 6:5 | B 24:1 21:1 13:5 8:3 6:5';
    const element = await board({ position, dice: '42', targets: '8' });
    const quiet = await board({ dice: '42', targets: '8' });
    expect(strokes(element, '.target')).to.be.lessThan(strokes(quiet, '.target'));
  });

  test('of the bar, in words of the author or as a number', async () => {
    const position = 'W bar:1 13:6 8:3 6:5 | B 24:2 13:5 8:3 6:5';
    for (const targets of ['bar', '25', ' бар ']) {
      const element = await board({ position, dice: '31', targets });
      expect(fault(element), targets).to.equal('');
      expect(strokes(element, '.target'), targets).to.be.at.least(2);
    }
  });

  test('of all points: an arrow for each move by one die', async () => {
    const element = await board({ dice: '61', targets: '' });
    const rules = parseRules('prava');
    const moves = legalPlays(rules, startPosition(rules), 'white', [6, 1]).flatMap((play) => play.moves);
    expect(moves.length).to.be.greaterThan(0);
    expect(count(element, 'path.arrow')).to.be.greaterThan(3);
    const double = await board({ dice: '66', targets: '' });
    expect(count(double, 'path.arrow')).to.be.lessThan(count(element, 'path.arrow'));
  });

  test('of a point from which nothing can be moved say why', async () => {
    const empty = await board({ dice: '64', targets: '5', lang: 'bg' });
    expect(line(empty)).to.equal('На поле 5 нямаш пул.');
    const barred = await board({ position: 'W bar:1 13:6 8:3 6:5 | B 24:2 13:5 8:3 6:5', dice: '31', targets: '13' });
    expect(line(barred)).to.equal('Enter from the bar first.');
    // each die has its own reason
    const shut = await board({ position: 'W bar:1 13:6 8:3 6:5 | B 6:3 5:3 4:3 3:2 2:2 1:2', dice: '31', targets: 'bar', lang: 'bg' });
    expect(line(shut)).to.equal('Имаш пул на бара. Полета 24 и 22 са затворени.');
  });

  test('where nothing can be played say so', async () => {
    const position = 'W bar:1 13:6 8:3 6:5 | B 6:3 5:3 4:3 3:2 2:2 1:2';
    const element = await board({ position, dice: '31', targets: '', lang: 'bg' });
    expect(line(element)).to.equal('Нищо за игра с 3 и 1. Имаш пул на бара. Полета 24 и 22 са затворени.');
  });

  test('of dice handed over come before those of the throw', async () => {
    const element = await board({ variant: 'gyulbara', position: 'W 24:15 | B 24:15; white passed 22', targets: '24' });
    expect(fault(element)).to.equal('');
    expect(strokes(element, '.target')).to.be.at.least(2);
  });

  test('follow the attributes, and go with theirs', async () => {
    const element = await board({ dice: '64' });
    expect(strokes(element, '.target')).to.equal(0);
    element.targets = '24';
    await element.updateComplete;
    expect(strokes(element, '.target')).to.equal(3);
    element.position = 'W 24:15 | B 24:15';
    element.variant = 'tapa';
    await element.updateComplete;
    expect(strokes(element, '.target')).to.equal(3);
    element.targets = null;
    await element.updateComplete;
    expect(strokes(element, '.target')).to.equal(0);
    expect(inside(element, '[role=status]')).to.equal(null);
  });
});

suite('a play that is legal', () => {
  test('`-` says that there is nothing to play, and why, or that there is', async () => {
    const position = 'W bar:1 13:6 8:3 6:5 | B 6:3 5:3 4:3 3:2 2:2 1:2';
    const element = await board({ position, dice: '31', try: '-', lang: 'bg' });
    expect(line(element)).to.equal('Нищо за игра с 3 и 1. Имаш пул на бара. Полета 24 и 22 са затворени.');
    expect(inside(element, '[part=verdict]')).to.exist;
    element.position = null;
    await element.updateComplete;
    expect(line(element)).to.equal('Още можеш да играеш: остават 3 и 1.');
    expect(inside(element, '[part=refusal]')).to.exist;
  });

  test('says why a die is lost', async () => {
    const element = await board({ position: 'W 20:1 off:14 | B 16:2 6:5 4:4 3:4', dice: '65', try: '20/14', lang: 'bg' });
    expect(line(element)).to.equal('20/14: може. Нищо за игра с 5. Поле 9 е затворено.');
  });

  test('is shown as made, with its marks, and said', async () => {
    const element = await board({ dice: '31', try: '8/5 6/5' });
    expect(line(element)).to.equal('8/5 6/5 is legal.');
    expect(described(element)).to.include('White: 8 to 5; 6 to 5.').and.to.include('2 on 8, 4 on 6, 2 on 5');
    expect(count(element, '.last')).to.be.greaterThan(0);
    expect(count(element, '.die'), 'all dice are used').to.equal(0);
  });

  test('may be written as people write it', async () => {
    for (const text of ['8-5 6-5', ' 6/5, 8/5 ', '6/5 8/5'])
      expect(line(await board({ dice: '31', try: text }))).to.equal('8/5 6/5 is legal.');
  });

  test('of Black is in Black’s numbers, which then stand on the board', async () => {
    const element = await board({ dice: '31', turn: 'black', try: '8/5 6/5', lang: 'bg' });
    expect(line(element)).to.equal('8/5 6/5: може.');
    expect(described(element)).to.include('Черни: 8 на 5; 6 на 5.').and.to.include('по номерата на черните');
  });

  test('is told as a change, once', async () => {
    const element = await board({ dice: '31' });
    const changes = heard<{ cause: string; situation: { position: { white: { checkers: number[] } } } }>(element, 'tabla-change');
    const refused = heard(element, 'tabla-refused');
    element.try = '8/5 6/5';
    await element.updateComplete;
    expect(changes.at(-1)).to.deep.include({ cause: 'try' });
    expect(changes.at(-1)!.situation.position.white.checkers[5]).to.equal(2);
    expect(refused).to.deep.equal([]);
  });

  test('in every language the board speaks', async () => {
    const element = await board({ dice: '31', try: '8/5 6/5', lang: 'bg' });
    expect(line(element)).to.equal('8/5 6/5: може.');
    element.lang = 'en';
    await element.updateComplete;
    expect(line(element)).to.equal('8/5 6/5 is legal.');
  });
});

suite('a play that is not legal', () => {
  const cases: readonly (readonly [attributes: Record<string, string>, code: string, bg: string])[] = [
    [{ dice: '55', try: '24/14' }, 'point-held', 'Поле 19 е затворено: там има капия.'],
    [{ dice: '63', try: '8/5' }, 'not-finished', 'Още можеш да играеш: остава 6.'],
    [{ dice: '63', try: '24/20 13/10' }, 'no-such-die', 'За този ход трябва 4, а ти остава 6.'],
    [{ dice: '63', try: '9/3 13/10' }, 'no-checker', 'На поле 9 нямаш пул.'],
    [
      { position: 'W bar:1 13:6 8:3 6:5 | B 24:2 13:5 8:3 6:5', dice: '31', try: '13/10 6/5' },
      'bar-first',
      'Първо вкарай пула си от бара.',
    ],
    [{ variant: 'gyulbara', position: 'W 24:15 | B 24:14 6:1', dice: '61', try: '24/18 24/23' }, 'point-taken', ''],
  ];
  for (const [attributes, code, said] of cases)
    test(`${JSON.stringify(attributes)} is refused as ${code}`, async () => {
      const element = document.createElement('tabla-board');
      const refused = heard<Refused>(element, 'tabla-refused');
      const errors = heard(element, 'tabla-error');
      for (const [name, value] of Object.entries({ ...attributes, lang: 'bg' })) element.setAttribute(name, value);
      document.body.append(element);
      await element.updateComplete;
      expect(fault(element), 'it is no error').to.equal('');
      expect(errors).to.deep.equal([]);
      expect(refused.length).to.equal(1);
      expect(refused[0]!.code).to.equal(code);
      expect(refused[0]!.facts).not.to.have.property('code');
      if (said) expect(refused[0]!.text).to.equal(said);
      const shown = inside(element, '[part=refusal]')!;
      expect(shown.textContent).to.equal(`${attributes.try}: не може. ${refused[0]!.text}`);
      expect(shown.getAttribute('role')).to.equal('status');
      expect(shown.getBoundingClientRect().height).to.be.greaterThan(5);
      expect(shown.getBoundingClientRect().top).to.be.at.least(drawing(element)!.getBoundingClientRect().bottom - 1);
      expect(count(element, '.red'), 'what was tried is drawn').to.be.greaterThan(0);
      element.remove();
    });

  test('leaves the position as it is', async () => {
    const tried = await board({ dice: '55', try: '24/14' });
    const still = await board({ dice: '55' });
    expect(described(tried)).to.equal(described(still));
  });

  test('is told once, and again when another one is tried', async () => {
    const element = await board({ dice: '55', try: '24/14' });
    const refused = heard<Refused>(element, 'tabla-refused');
    element.theme = 'dark';
    await element.updateComplete;
    expect(refused.length).to.equal(0);
    element.try = '9/4(4)';
    await element.updateComplete;
    expect(refused.map(({ code }) => code)).to.deep.equal(['no-checker']);
    element.try = '13/3(2)';
    await element.updateComplete;
    expect(refused.length).to.equal(1);
    expect(inside(element, '[part=refusal]')).to.equal(null);
  });

  test('that has two meanings is an error that lists them', async () => {
    const position = 'W 24:1 13:5 8:3 6:5 off:1 | B 5:1 13:6 8:3 6:5';
    const element = await board({ position, dice: '64', try: '24/14', lang: 'bg' });
    expect(fault(element)).to.include('24/20*/14').and.to.include('24/18/14');
    element.try = '24/20*/14';
    await element.updateComplete;
    expect(line(element)).to.equal('24/20*/14: може.');
  });

  test('with markup in it stays text', async () => {
    const element = await board({ dice: '31', try: '<img src=x>' });
    expect(inside(element, 'img')).to.equal(null);
    expect(fault(element)).to.include('<img');
  });
});
