/** A game into which something else comes: another match, attributes that are not about it, an answer that says no. */
import { expect } from '@open-wc/testing';
import '../../src/companions.js';
import type { TablaBoard } from '../../src/index.js';
import { formatPosition, startPosition } from '../../src/rules/index.js';
import { board, described, heard, inside } from './board.js';
import { button, clickButton, drawn, game, matchOf, place, realDice, scriptDice, situation, text } from './playing.js';

teardown(realDice);

/** What a board that plays gives to be kept. */
async function savedFrom(attributes: Readonly<Record<string, string>>, act: (element: TablaBoard) => void = () => undefined) {
  const element = await game(attributes);
  act(element);
  const saved = JSON.parse(JSON.stringify(element.save())) as unknown;
  element.remove();
  return saved;
}
function isAtStart(element: TablaBoard): void {
  const { position } = situation(element)!;
  expect(formatPosition(position)).to.equal(formatPosition(startPosition(matchOf(element).game.rules)));
}

suite('before the opening throw', () => {
  test('the start of the game that was restored is shown, and what is to be done', async () => {
    const saved = await savedFrom({ variant: 'gyulbara' });
    const element = await game({ variant: 'prava' });
    const said = heard<{ text: string }>(element, 'tabla-say');
    expect(element.restore(saved)).to.be.true;
    await drawn(element);
    isAtStart(element);
    expect(place(element, 24).ariaLabel).to.contain('15 бели');
    expect(text(element, '.todo')).to.equal('Кой започва? Хвърлете по един зар.');
    expect(said.map((one) => one.text)).to.deep.equal(['Кой започва? Хвърлете по един зар.']);
    expect(await element.toSVG())
      .to.contain('Гюлбара')
      .and.contain('15 пула на 24')
      .and.not.contain('Права');
  });

  test('the next game of a set stands as it begins', async () => {
    const position = 'W 2:1 1:1 off:13 | B 13:5 8:5 6:5 ; white 61';
    const element = await game({ variant: 'gratska', rules: 'nextStarter=roll', position });
    element.play('2/off 1/off');
    element.confirm();
    await drawn(element);
    await clickButton(element, 'Нататък');
    expect(matchOf(element).game.turn).to.equal(null);
    expect(matchOf(element).game.rules.contact).to.equal('pin');
    isAtStart(element);
    expect(await element.toSVG()).to.contain('Плакото');
  });
});

suite('another match on a board', () => {
  test('has its own name: of a set, of a single game, in its record', async () => {
    const set = await savedFrom({ variant: 'balgarska' });
    const element = await game({ variant: 'gratska' });
    const score = document.createElement('tabla-score');
    element.append(score);
    element.restore(set);
    await drawn(element);
    await (score as unknown as TablaBoard).updateComplete;
    const games = ['Права', 'Гюлбара', 'Тапа'];
    for (const root of [element, score])
      expect([...root.shadowRoot!.querySelectorAll('.games li')].map((one) => one.textContent)).to.deep.equal(games);
    element.restore(await savedFrom({ variant: 'tapa', dice: '31', turn: 'white' }));
    await drawn(element);
    expect(inside(element, '.games')).to.equal(null);
    expect(await element.record())
      .to.contain('[Game "tapa"]')
      .and.not.contain('Rules');
    expect(await element.toSVG()).to.contain('Тапа');
    // rules that are no preset's have no name
    element.restore(await savedFrom({ variant: 'tapa', rules: 'scoring=oin' }));
    await drawn(element);
    expect(await element.toSVG())
      .not.to.contain('Тапа')
      .and.not.to.contain('Права');
    expect(await element.record()).to.contain('[Rules "scoring=oin"]');
  });

  test('that is put there when a result is told, is not told the old one', async () => {
    scriptDice('31 31');
    const saved = await savedFrom({});
    const element = await game({ length: '1' });
    element.roll();
    element.roll();
    await drawn(element);
    const told: string[] = [];
    for (const name of ['tabla-result', 'tabla-match', 'tabla-say'])
      element.addEventListener(name, (event) => told.push((event as CustomEvent<{ text?: string }>).detail.text ?? name));
    element.addEventListener('tabla-result', () => element.restore(saved));
    element.resign();
    await drawn(element);
    expect(told).to.deep.equal(['tabla-result', 'Кой започва? Хвърлете по един зар.']);
    expect(matchOf(element).game.outcome).to.equal(null);
    expect(button(element, 'Хвърли')).to.exist;
  });

  test('is kept, and goes on when the page is opened again', async () => {
    const name = 'tabla-board:restored';
    localStorage.removeItem(name);
    const attributes = { variant: 'prava', autosave: 'restored' };
    const saved = await savedFrom({ variant: 'tapa', dice: '31', turn: 'white' }, (other) => other.play('24/21'));
    const first = await game(attributes);
    first.restore(saved);
    first.play('24/23');
    const now = matchOf(first);
    first.remove();
    const errors = heard(document, 'tabla-error');
    const second = await game(attributes);
    expect(errors).to.deep.equal([]);
    expect(matchOf(second)).to.deep.equal(now);
    second.remove();
    // who asks for another game now is told so, and gets it
    const said = heard<{ text: string }>(document, 'tabla-error');
    const third = await game({ ...attributes, variant: 'tapa' });
    expect(said.map((one) => one.text)).to.deep.equal(['Запазената игра не може да се продължи. Започваме отначало.']);
    expect(matchOf(third).game.turn).to.equal(null);
    third.remove();
    localStorage.removeItem(name);
  });
});

suite('attributes that are not about a game', () => {
  test('leave it as it is', async () => {
    const element = await game({ position: 'W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5; white 31' });
    element.play('8/5');
    const before = matchOf(element);
    const own = document.createTextNode('W 1:1 | B 1:1; white 21');
    const changes: Readonly<Record<string, () => unknown>> = {
      answer: () => (element.answer = '8/5 6/5'),
      src: () => (element.src = '/nowhere.txt'),
      at: () => (element.at = '1'),
      targets: () => (element.targets = '8'),
      try: () => (element.try = '8/5 6/5'),
      text: () => (element.text = 'W 1:1 | B 1:1; white 21'),
      'own text': () => element.append(own),
      'the same in other words': () => (element.position = 'W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5 ; white 3-1'),
    };
    for (const [what, change] of Object.entries(changes)) {
      change();
      await drawn(element);
      expect(matchOf(element), what).to.deep.equal(before);
    }
    element.position = 'W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5; white 42';
    await drawn(element);
    expect(matchOf(element).game.turn?.roll, 'another position').to.deep.equal([4, 2]);
  });

  test('without a position the text is about it, and so is the dice', async () => {
    const element = await game({ dice: '31', turn: 'white' });
    element.play('8/5');
    element.text = 'W 3:1 | B 1:1; white 21';
    await drawn(element);
    expect(situation(element)?.position.white.checkers[3]).to.equal(1);
    element.dice = '65';
    await drawn(element);
    expect(matchOf(element).game.turn?.roll).to.deep.equal([6, 5]);
  });

  test('in a replay neither position nor dice move the reader', async () => {
    const element = await board({ mode: 'replay', lang: 'bg' }, '1. W 31: 8/5 6/5 B 42: 8/4 6/4');
    element.go('last');
    await drawn(element);
    const steps = heard(element, 'tabla-step');
    element.position = 'W 3:1 | B 1:1; white 21';
    element.dice = '65';
    await drawn(element);
    expect(described(element)).to.contain('8 на 4');
    expect(steps).to.deep.equal([]);
  });
});

suite('a resignation that is not accepted', () => {
  test('is seen until something else is done', async () => {
    const element = await game({ variant: 'backgammon', dice: '31', turn: 'white' });
    element.resign();
    await drawn(element);
    expect(matchOf(element).game.offer).to.include({ kind: 'resign' });
    await clickButton(element, 'Не приемам');
    expect(text(element, '.todo')).to.equal('Черните не приемат. Играе се нататък. Ред е на белите. Играй 3 и 1.');
    element.play('8/5');
    await drawn(element);
    expect(text(element, '.todo')).to.equal('Ред е на белите. Играй 1.');
  });
});
