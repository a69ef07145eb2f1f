/** Every game to its end, from where something special is about to happen, with real input. */
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { destinations, type MatchState } from '../../src/rules/index.js';
import type { TablaBoard } from '../../src/index.js';
import { heard } from './board.js';
import { button, clickButton, clickPoint, drawn, game, key, part, place, realDice, scriptDice, tap, text } from './playing.js';

/** What happens in each: in the first four dice are handed over, doubles climb, checkers are pinned, nothing can be moved. */
const games = {
  chelebi: ['W bar:1 6:4 5:2 off:8 | B 22:1 6:3 5:2 off:9 ; white rolls 2-2', '56 55 51 33 41', ['passed', 'climb', 'stuck'], 'oin'],
  gyulbara: ['W 15:2 14:1 6:1 off:11 | B 13:1 12:2 5:1 off:11 ; white rolls 4-4', '62 33', ['passed', 'climb'], 'oin'],
  tapa: ['W 24:1 8:2 5:2 off:10 | B 24:1 9:2 6:2 off:10 ; white', '44', ['pin'], 'mars'],
  plakoto: ['W 20:1 8:2 5:2 off:10 | B 22:1 9:2 6:2 off:10 ; white', '55 35 12 14 66 66 65', ['pin', 'stuck'], 'oin'],
  fevga: ['W 16:2 13:1 6:1 off:11 | B 14:2 9:1 5:1 off:11 ; white', '66 41 55 51 44', [], 'oin'],
} as const;

const matchOf = (element: TablaBoard): MatchState => (element.save() as { match: MatchState }).match;

/** How a person does what a game asks for. */
interface Person {
  roll(): Promise<void>;
  move(from: number, to: number): Promise<void>;
  confirm(): Promise<void>;
}

/** Plays on, always with the rearmost checker that can move. The answer is what was met on the way. */
async function playOut(element: TablaBoard, person: Person): Promise<Set<string>> {
  const met = new Set<string>();
  for (let step = 0; step < 80; step++) {
    const { outcome, turn } = matchOf(element).game;
    if (outcome || !turn) break;
    if (turn.phase === 'passed') met.add('passed');
    if (turn.climbs && turn.own && turn.own.plays.length > 1) met.add('climb');
    if (turn.own?.plays.flat().some(({ effect }) => effect === 'pin')) met.add('pin');
    if (turn.phase === 'done' && turn.own?.plays.flat().length === 0) met.add('stuck');
    if (turn.phase === 'roll') await person.roll();
    else if (turn.phase === 'done' || turn.phase === 'passedDone') await person.confirm();
    else {
      const from = Array.from({ length: 25 }, (_, at) => 25 - at).find((point) => destinations(turn, point).length > 0);
      const way = from === undefined ? undefined : destinations(turn, from).find(({ moves }) => moves.length === 1);
      if (way) await person.move(from!, way.to);
      else await person.confirm();
    }
  }
  return met;
}

suite('a game of every kind', () => {
  teardown(realDice);

  const people: Record<string, (element: TablaBoard) => Person> = {
    'the mouse': (element) => ({
      roll: () => clickButton(element, 'Хвърли'),
      confirm: () => clickButton(element, 'Готово'),
      async move(from, to) {
        await clickPoint(element, from);
        await clickPoint(element, to);
      },
    }),
    'one finger': (element) => ({
      roll: () => tap(element, part(element, '.prompt rect')),
      confirm: () => tap(element, part(element, '.prompt rect')),
      async move(from, to) {
        await tap(element, place(element, from));
        await tap(element, place(element, to));
      },
    }),
    'the keys': (element) => ({
      roll: () => key(element, 'r'),
      confirm: () => key(element, 'c'),
      async move(from, to) {
        await sendKeys({ type: `${from === 25 ? 'bar' : from}/${to === 0 ? 'off' : to}` });
        await key(element, 'Enter');
      },
    }),
  };
  for (const [name, personOf] of Object.entries(people))
    for (const [variant, [position, dice, meets, kind]] of Object.entries(games))
      test(`${variant} with ${name}`, async function () {
        this.timeout(60_000);
        scriptDice(dice);
        const element = await game({ variant, position });
        const results = heard<{ outcome: { winner: string; kind: string } }>(element, 'tabla-result');
        place(element, 24).focus();
        const met = await playOut(element, personOf(element));
        expect(results.map(({ outcome }) => [outcome.winner, outcome.kind])).to.deep.equal([['white', kind]]);
        for (const special of meets) expect([...met]).to.include(special);
        expect(button(element, 'Нова игра')).to.exist;
      });
});

suite('the cube', () => {
  teardown(realDice);
  const even = 'W 24:1 13:4 8:4 6:6 | B 24:2 13:4 8:4 6:5';

  test('is turned, taken, and turned again by its owner alone; what is offered must be answered first', async () => {
    scriptDice('31 43');
    const element = await game({ variant: 'backgammon', position: `${even} ; white` });
    const cubes = heard(element, 'tabla-cube');
    place(element, 24).focus();
    await key(element, 'd');
    expect(text(element, '.todo')).to.equal('Белите дублират на 2. Приемаш ли?');
    expect(element.roll(), 'an answer is waited for').to.be.false;
    await clickButton(element, 'Приемам');
    expect(cubes).to.deep.equal([
      { player: 'white', action: 'double', value: 2 },
      { player: 'black', action: 'take', value: 2 },
    ]);
    expect(button(element, 'Дублирам'), 'the cube lies with Black').to.be.undefined;
    element.roll();
    element.play('8/5 6/5');
    element.confirm();
    await drawn(element);
    await clickButton(element, 'Дублирам');
    await clickButton(element, 'Пас');
    expect(text(element, '.todo')).to.equal('Белите пасуваха. Оин, 2 точки за черните.');
  });

  test('a resignation is offered where there is a cube, refused and accepted', async () => {
    const element = await game({ variant: 'backgammon', position: `${even} ; white 31` });
    await clickButton(element, 'Предавам се');
    await clickButton(element, 'Предавам се');
    expect(text(element, '.todo')).to.match(/^Белите се предават: .* Приемаш ли\?$/);
    await clickButton(element, 'Не приемам');
    expect(text(element, '.todo')).to.equal('Ред е на белите. Играй 3 и 1.');
    element.resign();
    await drawn(element);
    await clickButton(element, 'Приемам');
    expect(matchOf(element).game.outcome).to.include({ winner: 'black', by: 'resignation' });
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
    expect(text(second, '.todo')).to.equal('Ред е на белите. Играй 4, после четири петици и четири шестици.');
    second.remove();
    const foreign = await game({ ...attributes, autosave: '', length: '3' });
    const saves = [{ version: 1 }, { ...(first.save() as object), version: 2 }, foreign.save()];
    foreign.remove();
    for (const broken of ['{', ...saves.map((save) => JSON.stringify(save))]) {
      localStorage.setItem('tabla-board:test', broken);
      const errors = heard<{ code: string }>(document, 'tabla-error');
      const third = await game(attributes);
      expect(errors.map(({ code }) => code)).to.deep.equal(['bad-save']);
      expect(text(third, '.todo')).to.contain('Играй четири четворки');
      third.remove();
    }
    localStorage.removeItem('tabla-board:test');
  });

  test('save and restore by hand; what is no save changes nothing', async () => {
    const element = await game({ variant: 'tapa' });
    const saved = JSON.stringify(element.save());
    scriptDice('31 65');
    element.roll();
    expect(() => element.restore({ version: 1 }))
      .to.throw()
      .with.property('code', 'bad-match');
    expect(matchOf(element).game.opening).not.to.be.null;
    expect(element.restore(JSON.parse(saved))).to.be.true;
    expect(matchOf(element).game.opening).to.be.null;
  });
});
