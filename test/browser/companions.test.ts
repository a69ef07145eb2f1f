/** What companions tell: of a position that is shown, through a stretch of play, in both languages. */
import { expect, fixtureSync, html } from '@open-wc/testing';
import type { TablaBoard } from '../../src/index.js';
import type { Companion } from '../../src/board/companions/companion.js';
import { board, fault } from './board.js';
import { companion, drawnDice, find, names, settled, told } from './companions.js';
import { text } from './playing.js';

type All = Readonly<Record<(typeof names)[number], Companion>>;
/** A board with all companions in it. */
async function boardWithAll(attributes: Readonly<Record<string, string>>): Promise<[TablaBoard, All]> {
  const all = Object.fromEntries(names.map((name) => [name, companion(name)])) as unknown as All;
  const element = await board({ lang: 'en', speed: 'none', ...attributes }, ...Object.values(all));
  await settled();
  return [element, all];
}
const allTold = (all: All): string[] => names.map((name) => told(all[name]));

suite('beside a position that is shown', () => {
  test('they tell what it says', async () => {
    const [, all] = await boardWithAll({ variant: 'backgammon', position: 'W 24:15 | B 24:14 2:1; black 63 cube 4 white score 2-3/7' });
    expect(allTold(all)).to.deep.equal([
      'The cube is at 4, owned by White.',
      '6 and 3, shesh-u-se.',
      'To 7 points 2 : 3',
      'Black to play 6 and 3, shesh-u-se.',
    ]);
    expect(find(all['tabla-score'], '.score')!.getAttribute('aria-label')).to.equal('Score 2 to 3.');
    expect(find(all['tabla-cube'], 'text.cube')!.textContent).to.equal('4');
    expect(drawnDice(all['tabla-dice'])).to.deep.equal({ fresh: 2, used: 0 });
  });

  test('and nothing of what it does not say: no cube, no score, nobody’s turn, but an empty tray', async () => {
    const [element, all] = await boardWithAll({});
    expect(allTold(all)).to.deep.equal(['', 'No dice thrown.', '', '']);
    expect(names.map((name) => all[name].getBoundingClientRect().height > 0)).to.deep.equal([false, true, false, false]);
    element.turn = 'white';
    await settled();
    expect(told(all['tabla-status'])).to.equal('White to play.');
  });

  test('the ladder of a climbing double, and dice handed over', async () => {
    const [element, all] = await boardWithAll({ variant: 'gyulbara', position: 'W 24:15 | B 24:15; white 44 rolls 3-3', lang: 'bg' });
    expect(told(all['tabla-dice'])).to.equal('4 и 4, дьорт-джехар. После четири петици и четири шестици.');
    expect(drawnDice(all['tabla-dice']).fresh).to.equal(2);
    expect([...all['tabla-dice'].shadowRoot!.querySelectorAll('text')].map((one) => one.textContent)).to.deep.equal(['×4', '×4']);
    element.position = 'W 24:15 | B 24:15; black rolls 4-3 passed 55 6666';
    await settled();
    expect(told(all['tabla-dice'])).to.equal('Зарове не са хвърлени. Първо предадените зарове: две петици и четири шестици.');
    expect(told(all['tabla-status'])).to.equal('Ред е на черните. Първо предадените зарове: две петици и четири шестици.');
  });

  test('nothing while the board cannot be shown, and all again when it can', async () => {
    const [element, all] = await boardWithAll({ dice: '63' });
    element.dice = '77';
    await settled();
    expect(fault(element)).not.to.equal('');
    expect(allTold(all).join('')).to.equal('');
    element.dice = '21';
    await settled();
    expect(told(all['tabla-dice'])).to.equal('2 and 1, iki-bir.');
  });

  test('text from outside stays text', async () => {
    const [element, all] = await boardWithAll({ position: 'W 6:15 | B 6:15; white 63', lang: 'en"><img src=x>' });
    element.id = '<img src=x>';
    const named = companion('tabla-dice', { for: '<img src=x>', lang: '<b>' });
    element.parentElement!.append(named);
    await settled();
    expect(told(named)).to.equal('6 and 3, shesh-u-se.');
    for (const one of [named, ...Object.values(all)]) expect(one.shadowRoot!.querySelector('img, b')).to.equal(null);
  });
});

suite('beside a match that is played', () => {
  test('each follows it: opening, throw, moves, undo, hand-over, cube, Crawford, result', async () => {
    const [element, all] = await boardWithAll({
      mode: 'play',
      variant: 'backgammon',
      rules: 'cube.crawford=true',
      length: '3',
      stake: '2',
    });
    const does = async (act: () => boolean): Promise<string[]> => {
      expect(act(), act.toString()).to.be.true;
      await settled();
      expect(told(all['tabla-status']), 'the words of the board').to.equal(text(element, '.todo'));
      return allTold(all);
    };
    const stake = 'To lose: single 2, mars 4, koks 6; the cube has no limit.';
    expect(allTold(all)).to.deep.equal([
      `The cube is at 1, in the middle. ${stake}`,
      'No dice thrown.',
      'To 3 points 0 : 0',
      'Who begins? Throw one die each.',
    ]);
    const opened = await does(() => element.apply({ type: 'thrown', dice: [6, 1] }));
    expect(opened[1]).to.equal('6 and 1, shesh-yek.');
    expect(drawnDice(all['tabla-dice'])).to.deep.equal({ fresh: 2, used: 0 });
    const moved = await does(() => element.play('13/7'));
    expect(moved[1]).to.equal('6 and 1, shesh-yek. Left: one one.');
    expect(drawnDice(all['tabla-dice'])).to.deep.equal({ fresh: 1, used: 1 });
    await does(() => element.undo());
    expect(drawnDice(all['tabla-dice'])).to.deep.equal({ fresh: 2, used: 0 });
    await does(() => element.play('13/7 8/7'));
    const handed = await does(() => element.confirm());
    expect(handed.slice(1)).to.deep.equal([
      'No dice thrown.',
      'To 3 points 0 : 0',
      'Black’s turn. Roll the dice or double: then the game is worth twice as much.',
    ]);
    const offered = await does(() => element.apply({ type: 'double' }));
    expect(offered[0]).to.equal(
      `The cube is at 1, in the middle. Black doubles: do you take? Then the game is for 2 points, and only you may double next; to drop costs 1 point. ${stake}`,
    );
    const taken = await does(() => element.apply({ type: 'take' }));
    expect(taken[0]).to.equal('The cube is at 2, owned by White. To lose: single 4, mars 8, koks 12; the cube has no limit.');
    expect(find(all['tabla-cube'], '.of-white')).not.to.equal(null);
    expect(find(all['tabla-cube'], 'text.cube')!.textContent).to.equal('2');
    await does(() => element.apply({ type: 'resign', price: 'oin' }));
    expect(told(all['tabla-cube'])).not.to.include('resign');
    const over = await does(() => element.apply({ type: 'accept' }));
    expect(over[3]).to.equal('Black resigns. A single game, 2 points for White. Score 2 to 0.');
    expect(over[2]).to.equal('To 3 points 2 : 0');
    const crawford = await does(() => element.apply({ type: 'next' }));
    expect(crawford[2]).to.equal('To 3 points. One point from winning: no cube (Crawford rule) 2 : 0');
    await does(() => element.apply({ type: 'thrown', dice: [6, 1] }));
    expect(told(all['tabla-status'])).to.equal('White’s turn. Play 6 and 1.');
    await does(() => element.apply({ type: 'resign', price: 'oin' }));
    await does(() => element.apply({ type: 'accept' }));
    expect(told(all['tabla-score'])).to.include('2 : 1');
    await does(() => element.apply({ type: 'next' }));
    expect(told(all['tabla-score']), 'after it the cube comes back').not.to.include('Crawford');
    await does(() => element.apply({ type: 'thrown', dice: [1, 6] }));
    await does(() => element.apply({ type: 'resign', price: 'mars' }));
    const end = await does(() => element.apply({ type: 'accept' }));
    expect(end[2]).to.equal('To 3 points 4 : 1');
    expect(end[3]).to.include('White wins the match.');
  });

  test('that one may double is not said beside a board that does not offer it', async () => {
    const [element, all] = await boardWithAll({ mode: 'play', variant: 'backgammon', turn: 'white', controls: 'roll confirm' });
    expect(told(all['tabla-status'])).to.equal('White’s turn. Roll the dice.');
    element.removeAttribute('controls');
    await settled();
    expect(told(all['tabla-status'])).to.equal('White’s turn. Roll the dice or double: then the game is worth twice as much.');
  });

  test('the games of a set, in Bulgarian, with the present one marked', async () => {
    const [element, all] = await boardWithAll({ mode: 'play', variant: 'gratska', lang: 'bg' });
    const games = (): [string, string | null][] =>
      [...all['tabla-score'].shadowRoot!.querySelectorAll('li')].map((one) => [one.textContent, one.getAttribute('aria-current')]);
    expect(games()).to.deep.equal([
      ['Портес', 'step'],
      ['Плакото', 'false'],
      ['Февга', 'false'],
    ]);
    expect(told(all['tabla-score'])).to.include('До 5 точки 0 : 0');
    element.apply({ type: 'thrown', dice: [6, 1] });
    element.apply({ type: 'thrown', dice: [6, 1] });
    element.resign();
    element.apply({ type: 'next' });
    await settled();
    expect(games().map(([, now]) => now)).to.deep.equal(['false', 'step', 'false']);
    expect(told(all['tabla-status'])).to.equal(text(element, '.todo'));
    expect(told(all['tabla-cube'])).to.equal('');
  });

  test('of a single game the score, and the result', async () => {
    const [element, all] = await boardWithAll({ mode: 'play', position: 'W 1:1 off:14 | B 6:15', dice: '21', turn: 'white', lang: 'bg' });
    expect(told(all['tabla-score'])).to.equal('0 : 0');
    element.play('1/off');
    element.confirm();
    await settled();
    expect(told(all['tabla-status'])).to.equal('Белите изведоха всичко. Марс, 2 точки.');
    expect(told(all['tabla-score'])).to.equal('2 : 0');
    expect(told(all['tabla-dice'])).to.equal('Зарове не са хвърлени.');
  });

  test('a double that climbs: four dice, those played faint, the ladder, and what is handed over', async () => {
    const [element, all] = await boardWithAll({
      mode: 'play',
      variant: 'gyulbara',
      position: 'W 24:15 | B 24:15; white 55 rolls 3-3',
    });
    expect(told(all['tabla-dice'])).to.equal('Four fives. Then four sixes.');
    element.play('24/19(2)');
    await settled();
    expect(told(all['tabla-dice'])).to.equal('Four fives. Left: two fives. Then four sixes.');
    expect(drawnDice(all['tabla-dice'])).to.deep.equal({ fresh: 2, used: 2 });
  });

  test('dice that will be handed over, and the same dice at the other side', async () => {
    // nothing of the sixes can be played
    const [element, all] = await boardWithAll({
      mode: 'play',
      variant: 'gyulbara',
      position: 'W 24:2 1:13 | B 6:15; white 66 rolls 4-4',
    });
    const dice = told(all['tabla-dice']);
    if (dice.includes('Handed')) element.confirm();
    await settled();
    expect(dice).to.include('Handed to your opponent');
    expect(told(all['tabla-dice'])).to.include('First the dice handed over');
  });

  test('a game that begins anew, and one that is restored', async () => {
    const [element, all] = await boardWithAll({ mode: 'play', length: '5' });
    element.apply({ type: 'thrown', dice: [6, 1] });
    const saved = element.save();
    element.apply({ type: 'thrown', dice: [4, 2] });
    await settled();
    expect(told(all['tabla-dice'])).to.equal('4 and 2, jihar-i-du.');
    element.restore(saved);
    await settled();
    expect(told(all['tabla-status'])).to.equal('White 6, Black 1. White begins. Roll the dice.');
    element.mode = 'show';
    await settled();
    expect(allTold(all)).to.deep.equal(['', 'No dice thrown.', '', '']);
  });
});

suite('language, colours and the ear', () => {
  test('the board’s language, wherever the companion stands; its own where it has one', async () => {
    const around = fixtureSync<HTMLElement>(html`<div lang="en"></div>`);
    const element = document.createElement('tabla-board');
    Object.assign(element, { id: 'board', lang: 'bg', turn: 'white' });
    const [plain, own] = [companion('tabla-status', { for: 'board' }), companion('tabla-status', { for: 'board', lang: 'en-GB' })];
    around.append(plain, own, element);
    await settled();
    expect([plain, own].map(told)).to.deep.equal(['Ред е на белите.', 'White to play.']);
    expect(find(plain, '.tabla')!.getAttribute('lang')).to.equal('bg');
    element.lang = 'en';
    own.lang = 'bg';
    await settled();
    expect([plain, own].map(told)).to.deep.equal(['White to play.', 'Ред е на белите.']);
    own.removeAttribute('lang');
    await settled();
    expect(told(own)).to.equal('White to play.');
  });

  test('the theme of the board; the page’s colours inside and, where they are the page’s, outside', async () => {
    const [element, all] = await boardWithAll({ theme: 'dark', dice: '63', id: 'board' });
    const beside = companion('tabla-dice', { for: 'board' });
    element.parentElement!.append(beside);
    await settled();
    const fill = (of: Element): string => getComputedStyle(find(of, '.field')!).fill;
    expect([fill(all['tabla-dice']), fill(beside)]).to.deep.equal([fill(element), fill(element)]);
    const dark = fill(element);
    element.theme = 'wood';
    await settled();
    expect(fill(beside)).to.equal(fill(element));
    expect(fill(beside)).not.to.equal(dark);
    element.style.setProperty('--tabla-field', 'rgb(1, 2, 3)');
    expect([fill(all['tabla-dice']), fill(beside) === fill(element)]).to.deep.equal(['rgb(1, 2, 3)', false]);
    element.parentElement!.style.setProperty('--tabla-field', 'rgb(3, 2, 1)');
    expect(fill(beside)).to.equal('rgb(3, 2, 1)');
  });

  test('hidden is hidden', async () => {
    const [, all] = await boardWithAll({ dice: '63' });
    all['tabla-dice'].hidden = true;
    expect(getComputedStyle(all['tabla-dice']).display).to.equal('none');
  });

  test('nothing is announced twice: the board alone has a live region', async () => {
    const [, all] = await boardWithAll({ mode: 'play', variant: 'backgammon', length: '3', stake: '2' });
    for (const one of Object.values(all))
      expect(one.shadowRoot!.querySelector('[aria-live], [role=status], [role=alert], [role=log]')).to.equal(null);
  });

  for (const width of [280, 460, 1000])
    test(`nothing is cut off or too wide at ${width} px`, async () => {
      const [element, all] = await boardWithAll({
        mode: 'play',
        variant: 'gratska',
        length: '7',
        stake: '2',
        lang: 'bg',
        rules: 'cube.limit=64',
      });
      element.parentElement!.style.inlineSize = `${width}px`;
      await settled();
      const right = element.parentElement!.getBoundingClientRect().right;
      for (const one of Object.values(all))
        for (const inside of one.shadowRoot!.querySelectorAll('*'))
          expect(inside.getBoundingClientRect().right, `${one.localName} ${inside.className}`).to.be.at.most(right + 0.5);
    });

  for (const attributes of [
    { dice: '63', variant: 'backgammon', position: 'W 24:15 | B 24:14 2:1; black 63 cube 4 white score 2-3/7' },
    { mode: 'play', variant: 'gratska', theme: 'dark', lang: 'bg' },
    { mode: 'play', variant: 'backgammon', stake: '2', length: '3', theme: 'contrast' },
  ] as Record<string, string>[])
    test(`axe finds nothing with ${JSON.stringify(attributes)}`, async function () {
      this.timeout(30_000); // it is loaded first
      const [, all] = await boardWithAll(attributes);
      for (const one of Object.values(all)) await expect(one).to.be.accessible();
    });
});
