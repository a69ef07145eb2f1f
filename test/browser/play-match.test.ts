/** What is played is what the attributes say: the games, the sets, every option of the rules, the length, the stake; and how a match goes on. */
import { expect } from '@open-wc/testing';
import { parseRules, presets, sets } from '../../src/rules/index.js';
import { heard } from './board.js';
import { button, clickButton, drawn, game, matchOf, realDice, scriptDice, text } from './playing.js';

suite('what is played', () => {
  test('every game has its rules', async () => {
    for (const [variant, rules] of Object.entries(presets)) expect(matchOf(await game({ variant })).order, variant).to.deep.equal([rules]);
  });

  test('every set has its games, to 5 points', async () => {
    for (const [variant, games] of Object.entries(sets)) {
      const { set, order, length } = matchOf(await game({ variant }));
      expect([set, order, length]).to.deep.equal([variant, games.map((id) => presets[id]), 5]);
    }
  });

  /** Every option once; what each value does is shown in test/node/options.test.ts. */
  const families: Readonly<Record<string, string>> = {
    gyulbara: 'travel=contrary contact=hit start=24:10,6:5',
    kratka: 'opening=reroll nextStarter=roll scoring=oin resignation=marsIfNoneOff lastThrow=true maxRollsWithoutMove=7',
    backgammon: 'cube.limit=64 cube.beavers=true cube.raccoons=true cube.jacoby=true cube.crawford=true',
    kavkazka: 'hitAndRun=forbidden cube.limit=8',
    chelebi: 'climb.from=2 climb.scope=continueAfterPass pass=all passed.mandatory=false passed.stopsAtStuck=true',
    tapa: 'pins.bearOffWhilePinned=false pins.pinnedCountsAsFarthest=true pins.mother=none pins.motherDrawPoints=1',
    fevga: 'runner=reach walls.quarter=always walls.front=off leaveMove=false',
    'gyulbara-traditional': 'climb=null',
  };
  for (const [variant, rules] of Object.entries(families))
    test(`${variant} with ${rules}`, async () => {
      const now = matchOf(await game({ variant, rules })).game.rules;
      expect(now).to.deep.equal(parseRules(rules, variant));
      expect(now).not.to.deep.equal(parseRules(variant));
    });

  test('no option is missing there', () => {
    const options = Object.entries(parseRules('cube.limit=0 climb.from=1')).flatMap(([name, parts]: [string, unknown]) =>
      typeof parts === 'object' && parts ? Object.keys(parts).map((part) => `${name}.${part}`) : [name],
    );
    const said = Object.values(families)
      .join(' ')
      .match(/[\w.]+(?==)/g);
    expect(said).to.include.members(options);
  });

  test('what is changed is changed in every game of a set, and can be changed while the board is there', async () => {
    const element = await game({ variant: 'gratska', rules: 'scoring=oin' });
    const changed = (rules: string) => sets.gratska.map((id) => parseRules(rules, id));
    expect(matchOf(element).order).to.deep.equal(changed('scoring=oin'));
    element.setAttribute('rules', 'nextStarter=roll');
    await element.updateComplete;
    expect(matchOf(element).order).to.deep.equal(changed('nextStarter=roll'));
    element.removeAttribute('rules');
    await element.updateComplete;
    expect(matchOf(element).order).to.deep.equal(changed(''));
  });

  test('a match goes to its length, for its stake', async () => {
    const played = async (attributes: Record<string, string>) => {
      const element = await game({ lang: 'en', variant: 'backgammon', ...attributes });
      const { length } = matchOf(element);
      return [length, ...['.length', '.stakes'].map((part) => element.shadowRoot!.querySelector(part) && text(element, part))];
    };
    expect(await played({})).to.deep.equal(['game', null, null]);
    expect(await played({ length: '7' })).to.deep.equal([7, 'To 7 points', null]);
    expect(await played({ length: 'series' })).to.deep.equal(['series', 'Series', null]);
    expect(await played({ length: '3', stake: '2.5' })).to.deep.equal([
      3,
      'To 3 points',
      'To lose: single 2.5, mars 5, koks 7.5; the cube has no limit.',
    ]);
    expect(await played({ stake: '10', rules: 'cube.limit=4' })).to.deep.equal([
      'game',
      null,
      'To lose: single 10, mars 20, koks 30; at most 120.',
    ]);
  });

  test('another stake leaves the game as it is; one that cannot be is told', async () => {
    const element = await game({ lang: 'en', dice: '31', turn: 'white', stake: '2' });
    element.play('8/5');
    const before = matchOf(element);
    element.setAttribute('stake', '5');
    await element.updateComplete;
    expect(matchOf(element)).to.deep.equal(before);
    expect(text(element, '.stakes')).to.match(/^To lose: single 5,/);
    const errors = heard(element, 'tabla-error');
    element.setAttribute('stake', '-1');
    await element.updateComplete;
    expect(errors.map(({ code }) => code)).to.deep.equal(['bad-attribute']);
  });
});

suite('a match', () => {
  teardown(realDice);
  const almost = 'W 2:1 1:1 off:13 | B 13:5 8:5 6:5 ; white 61';

  test('a set goes on with its next game, and says which', async () => {
    const element = await game({ variant: 'balgarska', position: almost });
    const said = heard<{ text: string }>(element, 'tabla-say');
    element.play('2/off 1/off');
    element.confirm();
    await drawn(element);
    expect(said.map(({ text: one }) => one).join(' ')).to.contain(
      'Белите изведоха всичко. Марс, 2 точки. Резултат 2 на 0. Следва Гюлбара.',
    );
    await clickButton(element, 'Нататък');
    expect(matchOf(element).game.rules.contact).to.equal('block');
    expect(text(element, '.games [aria-current=step]')).to.equal('Гюлбара');
    expect(text(element, '.score')).to.equal('2 : 0');
  });

  test('is over when its length is reached', async () => {
    const element = await game({ length: '3', position: `${almost} score 1-2/3` });
    const matches = heard(element, 'tabla-match');
    element.play('2/off 1/off');
    element.confirm();
    await drawn(element);
    expect(matches).to.deep.equal([{ winner: 'white', score: { white: 3, black: 2 } }]);
    expect(button(element, 'Нова игра')).to.exist;
    const scores = [...element.shadowRoot!.querySelectorAll('text.score')].map(({ textContent }) => textContent);
    expect(scores, 'on the board too').to.deep.equal(['3/3', '2/3']);
  });

  test('is kept under a name, and goes on in the middle of a climb; a broken save is told and let go', async () => {
    const attributes = { variant: 'gyulbara', position: 'W 24:10 18:3 16:2 | B 24:9 23:3 21:3 ; white 44 rolls 3-3', autosave: 'test' };
    localStorage.removeItem('tabla-board:test');
    const first = await game(attributes);
    first.play('24/20(3)');
    await drawn(first);
    first.remove();
    const second = await game(attributes);
    expect(matchOf(second)).to.deep.equal(matchOf(first));
    expect(text(second, '.todo')).to.equal('Ред е на белите. Чифтът се доиграва до шестици: сега 4, после четири петици и четири шестици.');
    second.remove();
    const foreign = await game({ ...attributes, autosave: '', length: '3' });
    const { asked } = JSON.parse(localStorage.getItem('tabla-board:test')!) as { asked: string };
    const saves = [{ asked, saved: { version: 1 } }, { asked, saved: { ...(first.save() as object), version: 2 } }, foreign.save(), null];
    foreign.remove();
    for (const broken of ['{', ...saves.map((save) => JSON.stringify(save))]) {
      localStorage.setItem('tabla-board:test', broken);
      const errors = heard<{ code: string }>(document, 'tabla-error');
      const third = await game(attributes);
      expect(errors.map(({ code }) => code)).to.deep.equal(['bad-save']);
      expect(text(third, '.todo')).to.contain('сега четири четворки');
      third.remove();
    }
    localStorage.removeItem('tabla-board:test');
  });

  test('is played on where the storage is full or refused, and nothing is told', async () => {
    const own = Object.getOwnPropertyDescriptors(Storage.prototype);
    Storage.prototype.getItem = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      const errors = heard(document, 'tabla-error');
      const element = await game({ position: 'W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5; white 31', autosave: 'full' });
      element.play('8/5 6/5');
      await drawn(element);
      expect(matchOf(element).game.turn?.left).to.deep.equal([]);
      expect(errors).to.deep.equal([]);
    } finally {
      Object.defineProperties(Storage.prototype, { getItem: own.getItem, setItem: own.setItem });
    }
  });

  test('save and restore by hand; what is no save changes nothing', async () => {
    const element = await game({ variant: 'tapa' });
    const saved = JSON.stringify(element.save());
    scriptDice('31 65');
    element.roll();
    for (const [none, code] of [
      [{ version: 1 }, 'bad-match'],
      [null, 'no-match'],
      [undefined, 'no-match'],
    ])
      expect(() => element.restore(none))
        .to.throw()
        .with.property('code', code);
    expect(matchOf(element).game.opening).not.to.be.null;
    expect(element.restore(JSON.parse(saved))).to.be.true;
    expect(matchOf(element).game.opening).to.be.null;
  });
});
