/** What cannot be shown is said in a box: what is wrong, and where. The rest of the page goes on. */
import { expect } from '@open-wc/testing';
import { loadFaultWords } from '../../src/locale/faults.js';
import { board, described, drawing, fault, heard, inside } from './board.js';

interface Told {
  code: string;
  line: number;
  column: number;
  text: string;
}

/** What is written, the code, and where: 0 where no text is at fault. */
const nonsense: readonly (readonly [attributes: Record<string, string>, code: string, place: string])[] = [
  [{ variant: 'шах' }, 'unknown-preset', '1:1'],
  [{ rules: 'climb.from=x' }, 'bad-option', '1:12'],
  [{ rules: 'nothing=1' }, 'unknown-option', '1:1'],
  [{ mode: 'dance' }, 'bad-attribute', '1:1'],
  [{ position: 'W 24:2 13:5 8:3 6:5' }, 'missing-side', '1:20'],
  [{ position: 'W 24:2 13:5 8:3 6:5 | В 24:2 13:5 8:3 6:5' }, 'cyrillic-letter', '1:23'],
  [{ position: 'W 24:2\n13:5 8:3 6:6 | B 24:15' }, 'too-many-checkers', '2:10'],
  [{ position: 'W 24:1 1:1 | B 24:1 1:1' }, 'shared-point', '1:16'],
  [{ position: 'W 24:15 | B 24:1!' }, 'pin-not-in-game', '1:13'],
  [{ position: 'W 24:15 | B 24:14; white 63 cube 3' }, 'bad-cube', '1:29'],
  [{ position: 'W 24:15 | B 24:14; 63' }, 'player-missing', '1:19'],
  [{ dice: '67' }, 'bad-dice', '1:1'],
  [{ turn: 'red' }, 'bad-attribute', '1:1'],
  [{ marks: '[%arrow 8]' }, 'bad-mark', '1:10'],
  [{ marks: '[%mark 30]' }, 'bad-point', '1:8'],
  [{ view: 'top' }, 'bad-attribute', '1:1'],
  [{ home: 'up' }, 'bad-attribute', '1:1'],
  [{ numbers: 'all' }, 'bad-attribute', '1:1'],
  [{ theme: 'pink' }, 'bad-attribute', '1:1'],
  [{ speed: 'warp' }, 'bad-attribute', '1:1'],
  [{ targets: '' }, 'no-dice', '1:1'],
  [{ try: '8/5' }, 'no-dice', '1:1'],
  [{ dice: '63', targets: '30' }, 'bad-point', '1:1'],
  [{ dice: '63', try: '8/5 x' }, 'bad-move', '1:5'],
  [{ dice: '63', try: '24/' }, 'bad-move', '1:4'],
];

suite('nonsense', () => {
  for (const [attributes, code, place] of nonsense)
    test(`${JSON.stringify(attributes)} is ${code} at ${place}, in a box and as an event, until it is mended`, async () => {
      const around = document.createElement('div');
      document.body.append(around);
      const told = heard<Told>(around, 'tabla-error');
      const element = await board();
      around.append(element);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      await element.updateComplete;

      expect(told.length, 'it bubbles, once').to.equal(1);
      expect(told[0]!.code).to.equal(code);
      expect(`${told[0]!.line}:${told[0]!.column}`).to.equal(place);
      expect(told[0]!.text).to.be.a('string').and.not.equal('');
      const box = inside(element, '[part=error]')!;
      expect(box.getAttribute('role')).to.equal('alert');
      expect(box.textContent).to.include(Object.keys(attributes).at(-1)).and.to.include(told[0]!.text);
      expect(drawing(element), 'no board beside the box').to.equal(null);

      for (const name of Object.keys(attributes)) element.removeAttribute(name);
      await element.updateComplete;
      expect(inside(element, '[part=error]')).to.equal(null);
      expect(described(element)).to.include('2 checkers on 24');
      around.remove();
    });

  test('says what would have been right, also where the sentence does not', async () => {
    const element = await board({ rules: 'scoring=koki', lang: 'bg' });
    expect(fault(element)).to.include('Чака се: oin, mars, koks');
    element.lang = 'en';
    await element.updateComplete;
    expect(fault(element)).to.include('Expected: oin, mars, koks');
  });

  test('says nothing in another language than its own', async () => {
    const wrong = [
      { position: 'W 6:16 | B 6:15' },
      { position: 'W 6:14 off:2 | B 6:15' },
      { position: 'W 25:1 | B 6:15' },
      { position: 'W 6:15 | В 6:15' },
      { dice: '67' },
      { try: '8-5!', dice: '31', turn: 'white' },
      { marks: '[%mark red]' },
    ];
    for (const attributes of wrong) {
      const element = await board({ ...attributes, lang: 'bg' });
      const said = [...inside(element, '[part=error]')!.querySelectorAll('p, strong')].map((line) => line.textContent).join(' ');
      expect(said.match(/\b(?:in all|to|or|an?|dice)\b(?!=)/g), said).to.equal(null);
    }
  });

  test('shows the line at fault and a caret under the place', async () => {
    const element = await board({ position: 'W 24:2 13:5 8:3 6:5\n| В 24:2 13:5 8:3 6:5' });
    expect(inside(element, 'pre')!.textContent).to.equal('| В 24:2 13:5 8:3 6:5\n  ^');
    expect(fault(element)).to.include('Line 2, column 3');
  });

  test('of a long line shows what lies around the place', async () => {
    const element = await board({ marks: `${'[%mark 7] '.repeat(20)}nonsense ${'[%mark 7] '.repeat(20)}` });
    const [line = '', caret = ''] = inside(element, 'pre')!.textContent.split('\n');
    expect(line.length).to.be.at.most(72);
    expect(line.slice(caret.length - 1)).to.match(/^nonsense/);
  });

  test('in the own text is found there', async () => {
    const pre = document.createElement('pre');
    pre.textContent = '\nW 24:2 13:5 8:3 6:5\n| B 24:2 13:5 8:3 6:55\n';
    const element = await board({}, pre);
    expect(fault(element)).to.include('text').and.to.include('Line 3, column 19');
    pre.textContent = 'W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5';
    await new Promise((done) => setTimeout(done));
    await element.updateComplete;
    expect(described(element)).to.include('2 checkers on 24');
  });

  test('the same fault is told once, another one again', async () => {
    const element = await board();
    const told = heard<Told>(element, 'tabla-error');
    element.position = 'W';
    await element.updateComplete;
    element.theme = 'dark';
    await element.updateComplete;
    element.lang = 'bg';
    await element.updateComplete;
    expect(told.length).to.equal(1);
    element.position = 'W 24:99';
    await element.updateComplete;
    expect(told.length).to.equal(2);
    element.position = null;
    await element.updateComplete;
    element.position = 'W 24:99';
    await element.updateComplete;
    expect(told.length).to.equal(3);
  });

  test('in one board leaves the others alone', async () => {
    const bad = await board({ position: 'nonsense' });
    const good = await board({ dice: '63' });
    expect(fault(bad)).not.to.equal('');
    expect(described(good)).to.include('6 and 3');
  });

  test('of a single word shows the word', async () => {
    const element = await board({ theme: 'pink' });
    expect(fault(element)).to.include('theme="pink"').and.not.to.include('Line 1');
    expect(inside(element, 'pre')).to.equal(null);
  });

  test('has no markup', async () => {
    const element = await board({ variant: '<b>bold</b>' });
    expect(fault(element)).to.include('<b>bold</b>');
    expect(inside(element, 'b')).to.equal(null);
  });

  test('a session that has begun ends with it, and begins anew when it is mended', async () => {
    const element = await board({ dice: '31', try: '8/5 6/5' });
    expect(inside(element, '.verdict')).not.to.equal(null);
    element.view = 'nonsense' as 'white';
    await element.updateComplete;
    expect(inside(element, '.verdict')).to.equal(null);
    element.view = 'white';
    await element.updateComplete;
    expect(inside(element, '.verdict')).not.to.equal(null);
  });
});

suite('in every language', () => {
  test('the same faults are said', async () => {
    const [bg, en] = await Promise.all(['bg-BG', 'en'].map(loadFaultWords));
    expect(Object.keys(bg!.sentences)).to.deep.equal(Object.keys(en!.sentences));
  });

  for (const [attributes, code] of nonsense)
    test(`${code} of ${JSON.stringify(attributes)} is said`, async () => {
      const element = await board({ ...attributes, lang: 'bg' });
      const { sentences } = await loadFaultWords('bg');
      const [said = ''] = (sentences[code] ?? '').split('{}');
      expect(said).not.to.equal('');
      expect(fault(element)).to.include(said).and.to.include('Тази дъска не може да се покаже');
      expect(fault(element)).not.to.include('{}');
    });
});
