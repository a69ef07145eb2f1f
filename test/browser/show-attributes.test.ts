/** Attributes and properties of a board that shows a situation. */
import { assert, expect } from '@open-wc/testing';
import { TablaBoard } from '../../src/index.js';
import { board, described, drawing, fault, heard, inside } from './board.js';

const pinned = 'W 24:1! 13:7 8:7 | B 24:7 1:8';

suite('attributes and properties', () => {
  /** A value other than the default, and something that then differs on the page. */
  const values: Record<string, string> = {
    variant: 'gyulbara',
    position: 'W 24:1 6:14 | B 24:1 6:14',
    dice: '63',
    turn: 'black',
    marks: '[%arrow 8/5]',
    view: 'black',
    home: 'left',
    numbers: 'none',
    pips: '',
    theme: 'dark',
  };
  const look = (element: TablaBoard): string => inside(element, '[part=base]')!.outerHTML;

  for (const [name, value] of Object.entries(values))
    test(`${name}: an attribute is a property, and its removal restores the default`, async () => {
      const element = await board(name === 'dice' ? { turn: 'white' } : { dice: '31' });
      const standard = look(element);
      const before = (element as unknown as Record<string, unknown>)[name];

      element.setAttribute(name, value);
      await element.updateComplete;
      expect((element as unknown as Record<string, unknown>)[name]).to.equal(name === 'pips' ? true : value);
      const changed = look(element);
      expect(changed).not.to.equal(standard);

      element.removeAttribute(name);
      await element.updateComplete;
      expect((element as unknown as Record<string, unknown>)[name]).to.equal(before);
      expect(look(element)).to.equal(standard);

      Object.assign(element, { [name]: name === 'pips' ? true : value });
      await element.updateComplete;
      expect(look(element)).to.equal(changed);
      expect(element.hasAttribute(name), 'nothing is reflected').to.be.false;

      // as frameworks take a property away
      Object.assign(element, { [name]: undefined });
      await element.updateComplete;
      expect(look(element)).to.equal(standard);
    });

  test('rules change the game, as text and as an object', async () => {
    const element = await board({ rules: 'start=24:3,13:4,8:3,6:5' });
    expect(described(element)).to.include('3 checkers on 24, 4 on 13');
    element.rules = { contact: 'pin' };
    element.position = pinned;
    await element.updateComplete;
    expect(fault(element)).to.equal('');
    expect(described(element)).to.include('(pinned)');
  });

  test('numbers and lists do for dice', async () => {
    const element = await board();
    Object.assign(element, { dice: 63 });
    await element.updateComplete;
    expect(described(element)).to.include('White to play 6 and 3');
    Object.assign(element, { dice: [5, 5] });
    await element.updateComplete;
    expect(described(element)).to.include('5 and 5');
  });

  test('null, undefined and numbers do for modes, targets and controls', async () => {
    const element = await board({ dice: '63', turn: 'white' });
    Object.assign(element, { mode: null, targets: undefined, try: undefined, controls: undefined, speed: null, keys: null });
    await element.updateComplete;
    expect(fault(element)).to.equal('');
    const plain = look(element);
    Object.assign(element, { targets: 24 });
    await element.updateComplete;
    expect(look(element)).not.to.equal(plain);
    Object.assign(element, { targets: undefined, mode: 'play', controls: undefined, speed: undefined });
    await element.updateComplete;
    expect(fault(element)).to.equal('');
    expect(inside(element, 'button.main')).not.to.equal(null);
  });

  test('a board that is not shown yet, or cannot be, is flipped all the same, and has no SVG', async () => {
    const element = document.createElement('tabla-board');
    element.flip();
    expect(element.view).to.equal('black');
    const failed = async (of: TablaBoard): Promise<string> =>
      of.toSVG().then(
        () => '',
        (error: unknown) => (error as { code: string }).code,
      );
    expect(await failed(element)).to.equal('not-loaded');
    const faulty = await board({ dice: '9' });
    faulty.flip();
    expect(faulty.view).to.equal('black');
    expect(await failed(faulty)).to.equal('bad-dice');
  });

  test('dice and turn stand over those of the position', async () => {
    const element = await board({ position: 'W 24:15 | B 24:15; white 21', variant: 'tapa', dice: '65', turn: 'black' });
    expect(described(element)).to.include('Black to play 6 and 5');
  });

  test('properties set before the element is known are kept', async () => {
    // a second definition of the same class stands in for the first one, which has been made long ago
    class LateBoard extends TablaBoard {}
    const element: Element = document.createElement('late-board');
    Object.assign(element, { variant: 'gyulbara', dice: '66' });
    document.body.append(element);
    customElements.define('late-board', LateBoard);
    assert.instanceOf(element, TablaBoard);
    await element.updateComplete;
    expect(element.variant).to.equal('gyulbara');
    expect(described(element)).to.include('15 checkers on 24');
    element.dice = '21';
    await element.updateComplete;
    expect(described(element)).to.include('2 and 1');
    element.remove();
  });

  test('attributes that change at once are drawn once', async () => {
    const element = await board();
    const changes = heard(element, 'tabla-change');
    element.dice = '63';
    element.turn = 'black';
    element.view = 'black';
    await element.updateComplete;
    expect(changes.length).to.equal(1);
  });

  test('no property begins with on', async () => {
    const element = await board();
    const own: string[] = [];
    for (let of = Object.getPrototypeOf(element) as object; of !== HTMLElement.prototype; of = Object.getPrototypeOf(of) as object)
      own.push(...Object.getOwnPropertyNames(of));
    expect(own).to.include('variant');
    expect(own.filter((name) => name.startsWith('on'))).to.deep.equal([]);
  });

  test('flip turns the board round, from every view', async () => {
    const element = await board();
    for (const view of ['black', 'white', 'black']) {
      element.flip();
      await element.updateComplete;
      expect(element.view).to.equal(view);
    }
    element.view = 'mover';
    element.turn = 'black';
    await element.updateComplete;
    element.flip();
    await element.updateComplete;
    expect(element.view).to.equal('white');
  });

  test('traditional names of dice', async () => {
    const element = await board({ dice: '65', dicenames: '', lang: 'bg' });
    expect(drawing(element)!.textContent).to.include('шеш-беш');
    element.dicenames = false;
    await element.updateComplete;
    expect(drawing(element)!.textContent).not.to.include('шеш-беш');
  });

  test('a double that climbs shows the numbers after it, one that does not shows none', async () => {
    const position = 'W 24:15 | B 24:15; white 44 rolls ';
    const climbing = await board({ variant: 'gyulbara', position: `${position}5-5` });
    expect(drawing(climbing)!.textContent.match(/×4/g)?.length, 'the fives and the sixes').to.equal(2);
    const plain = await board({ variant: 'gyulbara', position: `${position}1-1` });
    expect(drawing(plain)!.textContent).not.to.include('×');
  });

  test('every game has its start, and a set that of its first game', async () => {
    for (const [variant, said] of Object.entries({
      prava: '2 checkers on 24, 5 on 13, 3 on 8, 5 on 6',
      gyulbara: 'White: 15 checkers on 24. Black: 15 checkers on 12.',
      tapa: 'White: 15 checkers on 24. Black: 15 checkers on 1.',
      makedonska: '2 checkers on 24, 5 on 13, 3 on 8, 5 on 6',
      backgammon: 'cube is at 1',
    })) {
      const element = await board({ variant });
      expect(described(element), variant).to.include(said);
    }
  });

  test('as SVG text that stands alone', async () => {
    const element = await board({ dice: '65', theme: 'dark', lang: 'bg', marks: '[%text 6 "<b>&</b>"]' });
    const text = await element.toSVG();
    const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
    expect(parsed.querySelector('parsererror')).to.equal(null);
    expect(parsed.querySelector('desc')!.textContent).to.include('шеш-беш');
    expect(parsed.querySelector('b')).to.equal(null);
    expect([...parsed.querySelectorAll('text')].map((node) => node.textContent)).to.include('<b>&</b>');
    element.theme = 'wood';
    expect(await element.toSVG()).not.to.equal(text);
    element.setAttribute('aria-label', 'Моята позиция');
    expect(await element.toSVG()).to.include('<desc>Моята позиция</desc>');
  });

  test('as SVG text that names its game, in the colours that the reader asks for', async () => {
    const element = await board({ variant: 'tapa', lang: 'bg' });
    expect(await element.toSVG()).to.match(/<title>Тапа<.title><desc>Тапа\. /);
    const ofPage = window.matchMedia.bind(window);
    const asking = async (...queries: string[]): Promise<string> => {
      window.matchMedia = (query) => ({ matches: queries.some((one) => query.includes(one)) }) as MediaQueryList;
      try {
        return await element.toSVG();
      } finally {
        window.matchMedia = ofPage;
      }
    };
    element.theme = 'contrast';
    const contrast = await element.toSVG();
    element.theme = 'auto';
    expect(await asking('prefers-contrast', 'dark')).to.equal(contrast);
    expect(await asking('dark')).not.to.equal(contrast);
    element.theme = 'wood';
    expect(await asking('prefers-contrast')).not.to.equal(contrast);
    expect(await asking('forced-colors')).to.equal(contrast);
  });

  test('the way of each side, when it is asked for', async () => {
    const element = await board({ variant: 'gyulbara', directions: '' });
    const ways = (): number => drawing(element)!.querySelectorAll('.way').length;
    expect(ways()).to.equal(4);
    expect(await element.toSVG()).to.include(' way"');
    element.removeAttribute('directions');
    await element.updateComplete;
    expect(ways()).to.equal(0);
  });

  test('marks of any colour', async () => {
    const element = await board({ marks: '[%mark 7 #ff8000] [%mark 8 yellow]' });
    const mark = drawing(element)!.querySelector<SVGPathElement>('[class="ring #ff8000"]')!;
    expect(getComputedStyle(mark).stroke).to.equal('rgb(255, 128, 0)');
    expect(drawing(element)!.querySelector('path.last')).to.exist;
  });
});
