/** A position as another program writes it, in place of situation text. */
import { expect } from '@open-wc/testing';
import { board, described, drawing, fault, heard, inside } from './board.js';

const xgid = 'XGID=-a-a--E-C---dE---d-e----B-:1:1:-1:42:2:3:0:7:10';
const said = ['Black to play 4 and 2', 'Black: 1 checker on 1, 1 on 3, 4 on 12', 'The cube is at 2, owned by White', 'match to 7'];
const lang = 'en';

interface Told {
  code: string;
  line: number;
  column: number;
}

const codeOf = (asked: Promise<string>): Promise<unknown> =>
  asked.then(
    () => null,
    (error: unknown) => (error as { code: string }).code,
  );

suite('a position of another program', () => {
  for (const [name, text] of [
    ['an XGID', xgid],
    ['an XGID without its name', xgid.replace('XGID=', '')],
    ['a GNU ID', '4HPwATDg28IBMA:QYkKAAAAAAAE'],
    ['an export with an ID in it', `Analysed position\n\n +13-14-15-+\n | X | O |\n${xgid}\n`],
  ] as const)
    test(`${name} is shown, from the attribute and as own text`, async () => {
      for (const element of [await board({ position: text, lang }), await board({ lang }, text)]) {
        expect(fault(element)).to.equal('');
        expect(described(element)).to.include('to play');
        expect(drawing(element)).not.to.equal(null);
      }
    });

  test('who plays, dice, cube and checkers are those of the text', async () => {
    const element = await board({ position: xgid, variant: 'backgammon', lang });
    for (const words of said) expect(described(element)).to.include(words);
    const changes = heard<{ situation: { player: string; score: object } }>(element, 'tabla-change');
    element.setAttribute('position', xgid.replace(':-1:42', ':1:66'));
    await element.updateComplete;
    expect(changes.at(-1)!.situation.player).to.equal('white');
    expect(changes.at(-1)!.situation.score).to.deep.equal({ white: 2, black: 3, length: 7 });
  });

  test('nothing stands there while the reader is on its way', async () => {
    const element = document.createElement('tabla-board');
    element.setAttribute('position', xgid);
    document.body.append(element);
    const wrong = heard(element, 'tabla-error');
    await Promise.resolve();
    expect(fault(element)).to.equal('');
    await element.updateComplete;
    expect(drawing(element)).not.to.equal(null);
    expect(wrong).to.deep.equal([]);
    element.remove();
  });

  test('what is wrong is told in the box, with its place', async () => {
    for (const [position, variant, code, place] of [
      [xgid.replace(':42', ':72'), 'prava', 'foreign-field', '1:39'],
      [xgid, 'gyulbara', 'other-game', '1:1'],
      ['4HPwATDgc/ABM', 'prava', 'foreign-field', '1:14'],
      ['4HPwATDgc', 'prava', 'syntax', '1:1'],
    ] as const) {
      const element = await board();
      const told = heard<Told>(element, 'tabla-error');
      element.setAttribute('variant', variant);
      element.setAttribute('position', position);
      await element.updateComplete;
      expect(told.map((one) => `${one.code} ${one.line}:${one.column}`)).to.deep.equal([`${code} ${place}`]);
      expect(inside(element, '[part=error]')!.textContent).to.include('position');
    }
  });

  test('toSVG waits for it, and says so where it cannot be shown', async () => {
    const element = await board({ position: xgid, lang });
    const [, shown] = /<desc>(.*)<\/desc>/.exec(await element.toSVG()) ?? [];
    expect(shown).to.include('Black: 1 checker on 1, 1 on 3');
    element.position = xgid.replace('E', 'Z');
    expect(await codeOf(element.toSVG())).to.equal('foreign-field');
    // a board that is on no page has read nothing yet
    const apart = document.createElement('tabla-board');
    apart.setAttribute('position', xgid);
    expect(await codeOf(apart.toSVG())).to.equal('not-loaded');
  });
});
