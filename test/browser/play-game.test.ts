/** A game on the board: what a page can ask and is told, every state of it, what happens by itself, and what it survives. */
import { expect, fixtureSync, html } from '@open-wc/testing';
import { legalPlays, parseRules, type Outcome } from '../../src/rules/index.js';
import type { TablaBoard } from '../../src/index.js';
import { board, fault, heard, waitUntil } from './board.js';
import { boardKinds } from './play-positions.js';
import {
  button,
  clickButton,
  clickPoint,
  drawn,
  game,
  key,
  middle,
  part,
  place,
  realDice,
  scriptDice,
  situation,
  text,
} from './playing.js';

const sixThree = { dice: '63', turn: 'white' };
const todo = (element: TablaBoard): string => text(element, '.todo');
const names = (element: TablaBoard): string[] => [...element.shadowRoot!.querySelectorAll('button')].map((one) => one.textContent.trim());
const pause = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));

suite('methods of a game', () => {
  teardown(realDice);

  test('throw, play, take back, hand over; each says whether it could be', async () => {
    scriptDice('65 63');
    const element = await game();
    expect(element.play('24/18'), 'before the throw').to.be.false;
    expect(element.confirm()).to.be.false;
    expect(element.roll()).to.be.true;
    expect(element.roll()).to.be.true;
    expect(element.roll(), 'thrown already').to.be.false;
    expect(element.play('24/18')).to.be.true;
    expect(element.play('24/17'), 'no such die').to.be.false;
    expect(element.undo()).to.be.true;
    expect(element.undo(), 'nothing to take back').to.be.false;
    expect(element.play('24/18 13/10')).to.be.true;
    expect(element.confirm()).to.be.true;
    expect(element.undo(), 'never past the end of a turn').to.be.false;
  });

  test('refusals are events with code, facts and sentence', async () => {
    const element = await game(sixThree);
    const refusals = heard<{ code: string }>(element, 'tabla-refused');
    element.roll();
    element.confirm();
    element.undo();
    element.play('13/9');
    expect(refusals).to.deep.equal([
      { code: 'already-rolled', facts: {}, text: 'Заровете са хвърлени: играй.' },
      { code: 'not-finished', facts: { dice: [6, 3] }, text: 'Още можеш да играеш: остават 6 и 3.' },
      { code: 'nothing-to-undo', facts: {}, text: 'Няма какво да върнеш.' },
      { code: 'no-such-die', facts: { die: 4, dice: [6, 3] }, text: 'За този ход трябва 4, а ти остават 6 и 3.' },
    ]);
  });

  test('do nothing on a board on which nothing is played', async () => {
    const element = await board({ dice: '63' });
    expect([element.roll(), element.play('24/18'), element.undo(), element.confirm(), element.resign()]).to.deep.equal(
      Array<boolean>(5).fill(false),
    );
    expect(element.apply({ type: 'roll' })).to.be.false;
  });

  test('resign gives the game up at its price, for the side to move', async () => {
    const element = await game(sixThree);
    const results = heard<{ outcome: Outcome; points: number; score: object }>(element, 'tabla-result');
    expect(element.resign()).to.be.true;
    expect(results).to.deep.equal([
      { outcome: { winner: 'black', kind: 'mars', points: 2, by: 'resignation' }, points: 2, score: { white: 0, black: 2 } },
    ]);
    expect(element.resign()).to.be.false;
  });

  test('apply takes events of the game as JSON, also dice thrown by hand, and refuses those of the other side', async () => {
    const element = await game();
    const throws = heard(element, 'tabla-throw');
    const refusals = heard<{ code: string }>(element, 'tabla-refused');
    const apply = (event: object): boolean => element.apply(JSON.parse(JSON.stringify(event)));
    expect(apply({ type: 'thrown', dice: [3, 5] })).to.be.true;
    expect(apply({ type: 'thrown', dice: [6, 1], by: 'black' })).to.be.true;
    expect(throws).to.deep.equal([
      { player: null, dice: [3, 5] },
      { player: 'black', dice: [6, 1] },
    ]);
    expect(apply({ type: 'move', from: 8, die: 1, by: 'white' })).to.be.false;
    expect(refusals.map(({ code }) => code)).to.deep.equal(['not-your-turn']);
    expect(apply({ type: 'move', from: 8, die: 1, by: 'black' })).to.be.true;
    expect(apply({ type: 'undo' })).to.be.true;
    element.play('13/7 8/7');
    expect(apply({ type: 'confirm', by: 'black' })).to.be.true;
    expect(apply({ type: 'roll', by: 'white' })).to.be.true;
    expect(apply({ type: 'thrown', dice: [1, 1] }), 'there are dice').to.be.false;
    expect(() => apply({ type: 'dance' })).to.throw(/no event/);
    expect(() => apply({ type: 'thrown', dice: [7, 1] })).to.throw(/dice/);
    expect(apply({ type: 'resign' })).to.be.true;
  });

  test('a page can object to a move before it is made', async () => {
    const element = await game(sixThree);
    element.addEventListener('tabla-move', (event) => {
      const { move } = (event as CustomEvent<{ move: { from: number } }>).detail;
      if (move.from === 24) event.preventDefault();
    });
    const said = heard(element, 'tabla-say');
    expect(element.play('24/18')).to.be.false;
    await clickPoint(element, 24);
    await clickPoint(element, 18);
    expect(todo(element)).to.equal('Ред е на белите. Играй 6 и 3.');
    expect(said).to.deep.equal([]);
    expect(element.play('13/7')).to.be.true;
  });
});

suite('events of a game', () => {
  teardown(realDice);

  test('tell all that happens, in order, and nothing bubbles but the result', async () => {
    scriptDice('65 21');
    const element = await game();
    const outside: string[] = [];
    const log: [string, unknown][] = [];
    for (const name of ['tabla-move', 'tabla-throw', 'tabla-turn', 'tabla-result', 'tabla-say', 'tabla-change', 'tabla-refused']) {
      element.addEventListener(name, (event) => name === 'tabla-say' || log.push([name, (event as CustomEvent).detail]));
      element.parentElement!.addEventListener(name, () => outside.push(name));
    }
    element.roll();
    element.roll();
    element.play('13/10');
    element.confirm();
    element.resign();
    await drawn(element);
    expect(log.map(([name]) => name)).to.deep.equal([
      'tabla-throw',
      'tabla-turn',
      'tabla-throw',
      'tabla-move',
      'tabla-move',
      'tabla-turn',
      'tabla-result',
      'tabla-change',
    ]);
    expect(log.slice(0, 6).map(([, detail]) => detail)).to.deep.equal([
      { player: null, dice: [6, 5] },
      { player: 'white' },
      { player: 'white', dice: [2, 1] },
      { player: 'white', move: { from: 13, to: 11, die: 2 } },
      { player: 'white', move: { from: 11, to: 10, die: 1 } },
      { player: 'black' },
    ]);
    expect(outside).to.deep.equal(['tabla-result']);
  });

  test('tabla-change says what was done', async () => {
    scriptDice('65 21');
    const element = await game();
    const changes = heard<{ cause: string }>(element, 'tabla-change');
    for (const act of [
      () => element.roll(),
      () => element.roll(),
      () => element.play('8/6'),
      () => element.undo(),
      () => element.play('8/5'),
      () => element.confirm(),
      () => element.flip(),
      () => element.resign(),
    ]) {
      act();
      await drawn(element);
    }
    await clickButton(element, 'Нова игра');
    expect(changes.map(({ cause }) => cause)).to.deep.equal([
      'throw',
      'throw',
      'move',
      'undo',
      'move',
      'confirm',
      'attributes',
      'resign',
      'new-game',
    ]);
  });
});

suite('the states of a game', () => {
  teardown(realDice);

  test('opening, tied and decided; throwing; moving; to be confirmed; the other side', async () => {
    scriptDice('44 56 31');
    const element = await game();
    expect(todo(element)).to.equal('Кой започва? Хвърлете по един зар.');
    expect(names(element)).to.deep.equal(['Хвърли', 'Обърни дъската']);
    element.roll();
    await drawn(element);
    expect(todo(element)).to.equal('И двамата хвърлиха 4: хвърлете пак.');
    expect(element.shadowRoot!.querySelectorAll('.die').length, 'the tied dice are shown').to.equal(1);
    element.roll();
    await drawn(element);
    expect(todo(element)).to.equal('Бели 5, черни 6. Започват черните. Хвърли заровете.');
    element.roll();
    await drawn(element);
    expect(todo(element)).to.equal('Ред е на черните. Играй 3 и 1.');
    element.play('8/5 6/5');
    await drawn(element);
    expect(todo(element)).to.equal('Ред е на черните. Изигра всичко. Готово?');
    element.confirm();
    await drawn(element);
    expect(todo(element)).to.equal('Ред е на белите. Хвърли заровете.');
  });

  test('where the opening dice are played, the winner plays them at once', async () => {
    scriptDice('56');
    const element = await game({ variant: 'obiknovena' });
    const throws = heard(element, 'tabla-throw');
    element.roll();
    await drawn(element);
    expect(todo(element)).to.equal('Ред е на черните. Играй 6 и 5.');
    expect(throws).to.deep.equal([{ player: null, dice: [5, 6] }]);
  });

  test('a die that is lost is explained, also to who still tries to play it', async () => {
    const element = await game({ position: 'W 20:1 off:14 | B 16:2 6:5 4:4 3:4', turn: 'white', dice: '65' });
    expect(todo(element)).to.equal('Ред е на белите. Играй 6. Може само единият зар, затова по-големият.');
    await clickPoint(element, 14);
    expect(todo(element)).to.equal('Ред е на белите. Нищо за игра с 5. Поле 9 е затворено.');
    expect(element.play('14/9')).to.equal(false);
    await drawn(element);
    expect(text(element, '.refused')).to.equal('Нямаш повече какво да играеш. Поле 9 е затворено.');
  });

  test('the rules that hold now are said beside what is to be played', async () => {
    const rule = async (variant: string, position: string): Promise<string> => todo(await game({ variant, position }));
    const states: [variant: string, position: string, said: string][] = [
      [
        'fevga',
        'W 24:14 15:1 | B 24:14 20:1 ; white 62',
        'Първият ти пул трябва да мине началото на противника, преди да тръгнат другите.',
      ],
      [
        'fevga',
        'W 24:7 23:2 10:1 6:1 4:1 3:2 2:1 | B 24:14 17:1 ; white 52',
        'Ходът ти трябва да остави на противника поне един възможен ход. Затова не може 3/1: другите му пулове чакат първия да мине началото ти.',
      ],
      [
        'tapa',
        'W 24:9 18:2 13:2 10:1 8:1 | B 24:8 20:2 16:2 15:1! 11:2 ; black 31',
        'Пулът ти на 15 е затапен: не може да мръдне, а полето е затворено за теб.',
      ],
      [
        'tapa',
        'W 24:10 20:1! 10:2 6:2 | B 24:8 15:1! 11:2 5:4 ; white 31',
        'Пулът ти на 20 е затапен: не може да мръдне, а полето е затворено за теб. Затапил си противников пул на 10.',
      ],
      [
        'fevga',
        'W 24:14 23:1 | B 24:9 8:1 7:1 6:1 5:1 4:1 3:1 ; white 31',
        'С 3 няма ход. Поле 20 е заето: тук и един пул държи полето. Първият ти пул трябва да мине началото на противника, преди да тръгнат другите.',
      ],
      [
        'tapa',
        'W 24:1! 13:7 12:7 | B 24:1 10:7 9:6 1:1 ; white 31',
        'Последният ти пул на поле 24, майката, е затапен: губиш, щом противникът опразни поле 1. Затапиш ли и неговата майка, играта е реми.',
      ],
      ['prava', 'W bar:2 13:5 8:3 6:5 | B 5:2 6:5 8:3 13:5 ; white 53', 'Играй 3. С 5 няма ход. Имаш пул на бара. Поле 20 е затворено.'],
      [
        'tapa',
        'W 24:1 13:13 1:1 | B 24:1! 10:14 ; white 52',
        'Затапил си майката, последния пул на началното поле на противника: печелиш, щом опразниш поле 24.',
      ],
      [
        'gyulbara',
        'W 24:12 20:3 | B 24:12 22:3 ; white rolls 4-4 passed 55 6666',
        'Първо изиграй предадените от черните зарове: две петици, после четири шестици.',
      ],
    ];
    for (const [variant, position, said] of states) expect(await rule(variant, position), position).to.include(said);
  });

  test('doubles of which not all can be played', async () => {
    const element = await game({ position: 'W 8:1 2:1 off:13 | B 24:1 19:2 13:8 6:4', turn: 'white', dice: '11' });
    expect(todo(element)).to.equal('Ред е на белите. Играй 1 и 1. За останалите няма ход.');
    element.play('8/7');
    await drawn(element);
    expect(todo(element)).to.equal('Ред е на белите. Играй 1. За останалите няма ход.');
  });

  test('the numbers on the board are those of the side addressed, unless there are none', async () => {
    const numbers = async (attributes: Record<string, string>): Promise<string | undefined> => {
      const shown = [...(await game(attributes)).shadowRoot!.querySelectorAll('.number')];
      return shown.find((row) => Number(row.getAttribute('y')) < 50)?.textContent;
    };
    expect(await numbers({ turn: 'white' })).to.equal('131415161718192021222324');
    expect(await numbers({ turn: 'black' })).to.equal('121110987654321');
    expect(await numbers({ turn: 'black', view: 'black' })).to.equal('131415161718192021222324');
    expect(await numbers({ turn: 'black', numbers: 'none' })).to.be.undefined;
  });

  test('which way each side goes is a button where both go the same way', async () => {
    const element = await game({ variant: 'gyulbara' });
    const press = button(element, 'Посоки');
    expect(press.getAttribute('aria-pressed')).to.equal('false');
    await clickButton(element, 'Посоки');
    expect(press.getAttribute('aria-pressed')).to.equal('true');
    expect(part(element, '.way')).to.exist;
    expect(button(await game(), 'Посоки')).to.be.undefined;
  });

  test('on a narrow board the buttons take two rows, and a refusal leaves the board free', async () => {
    const element = await game({ variant: 'backgammon', turn: 'white' }, 280);
    // centres of what stands in one row are not exactly one line
    const rows = (of: TablaBoard): number =>
      new Set([...of.shadowRoot!.querySelectorAll('.controls > *:not(.gap)')].map((one) => Math.round(middle(one)[1] / 30))).size;
    expect(button(element, 'Дублирам')).to.exist;
    expect(rows(element)).to.be.at.most(2);
    const thrown = await game({ variant: 'backgammon', turn: 'white', dice: '65' }, 280);
    await clickPoint(thrown, 9);
    expect(text(thrown, '.refused')).not.to.equal('');
    const { bottom } = part(thrown, '.refused').getBoundingClientRect();
    expect(bottom).to.be.at.most(part(thrown, 'svg[part=board]').getBoundingClientRect().top + 1);
    expect(rows(await game({ variant: 'gyulbara', turn: 'white', dice: '31' }, 280))).to.be.at.most(2);
  });

  test('nothing legal says so, and one press goes on', async () => {
    const element = await game({ position: boardKinds.closed, turn: 'black', dice: '65' });
    expect(todo(element)).to.equal('Ред е на черните. Нищо за игра с 6 и 5. Имаш пул на бара. Полета 20 и 19 са затворени.');
    await clickPoint(element, 6);
    expect(text(element, '.refused')).to.equal('Първо вкарай пула си от бара.');
    await clickButton(element, 'Готово');
    expect(todo(element)).to.equal('Ред е на белите. Хвърли заровете.');
  });

  test('over by bearing off, and a new game', async () => {
    const element = await game({ position: boardKinds.racing, turn: 'white', dice: '21' });
    element.play('2/off 1/off');
    await drawn(element);
    await clickButton(element, 'Готово');
    expect(todo(element)).to.equal('Белите изведоха всичко. Оин, 1 точка.');
    expect(names(element)).to.deep.equal(['Нова игра', 'Разгледай играта', 'Обърни дъската']);
    expect(situation(element), 'dice are nobody’s any more').to.deep.include({ player: null, dice: null });
    expect(element.roll()).to.be.false;
    await clickPoint(element, 3);
    expect(text(element, '.refused')).to.equal('Играта свърши.');
    await clickButton(element, 'Нова игра');
    expect(todo(element)).to.equal('Ред е на белите. Играй 2 и 1.');
  });

  for (const [dice, result] of [
    ['33', 'И двамата изведоха всичко. Реми.'],
    ['21', 'Белите печелят. Оин, 1 точка.'],
  ] as const)
    test(`the last throw, ${dice}: ${result}`, async () => {
      const element = await game({
        variant: 'kratka',
        rules: 'lastThrow=true',
        position: boardKinds.racing,
        turn: 'white',
        dice: '21',
      });
      const said = heard(element, 'tabla-say');
      element.play('2/off 1/off');
      element.confirm();
      await drawn(element);
      expect(todo(element)).to.equal(
        'Белите изведоха всичко, но те започнаха играта: черните имат още едно хвърляне. Изведат ли всичко, играта е реми.',
      );
      expect(said.at(-1)).to.deep.equal({
        text: 'Белите изведоха всичко, но те започнаха играта: черните имат още едно хвърляне. Изведат ли всичко, играта е реми.',
      });
      element.apply({ type: 'thrown', dice: dice.split('').map(Number) });
      element.play(dice === '33' ? '3/off(2)' : '3/1 3/2');
      element.confirm();
      await drawn(element);
      expect(todo(element)).to.equal(result);
    });

  test('giving up is asked before it is done, with its price', async () => {
    const element = await game({ position: 'W 6:2 5:2 off:11 | B 6:5 5:5 4:4 off:1', turn: 'white' });
    await clickButton(element, 'Предавам се');
    expect(text(element, '.question')).to.equal('Предаваш ли се? Губиш оин, 1 точка.');
    await clickButton(element, 'Играя нататък');
    expect(todo(element)).to.equal('Ред е на белите. Хвърли заровете.');
    await clickButton(element, 'Предавам се');
    element.roll();
    await drawn(element);
    expect(element.shadowRoot!.querySelector('.question'), 'who goes on playing has not given up').to.be.null;
  });

  test('a position given goes on from there, with or without dice', async () => {
    const position = 'W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5';
    expect(todo(await game({ position }))).to.equal('Ред е на белите. Хвърли заровете.');
    expect(todo(await game({ position, turn: 'black' }))).to.equal('Ред е на черните. Хвърли заровете.');
    expect(todo(await game({ position: `${position} ; black 52` }))).to.equal('Ред е на черните. Играй 5 и 2.');
    expect(todo(await game({ turn: 'black' }))).to.equal('Ред е на черните. Хвърли заровете.');
    expect(todo(await game({ dice: '41' }))).to.equal('Ред е на белите. Играй 4 и 1.');
  });
});

suite('taking back', () => {
  test('a hit: the checker that was hit comes back too', async () => {
    const element = await game({ position: 'W 24:2 13:5 8:3 6:5 | B 24:1 20:1 13:5 8:3 6:5', dice: '31', turn: 'white' });
    const before = place(element, 5).getAttribute('aria-label');
    expect(before).to.equal('Поле 5: 1 черен пул');
    element.play('8/5*');
    await drawn(element);
    expect(place(element, 5).getAttribute('aria-label')).to.equal('Поле 5: 1 бял пул');
    expect(situation(element)!.position.black.checkers[25]).to.equal(1);
    element.undo();
    await drawn(element);
    expect(place(element, 5).getAttribute('aria-label')).to.equal(before);
    expect(situation(element)!.position.black.checkers[25]).to.equal(0);
  });

  test('all moves at once, or one by one, but never a throw', async () => {
    const element = await game({ dice: '22', turn: 'white' });
    element.play('24/22(2) 6/4(2)');
    await drawn(element);
    await clickButton(element, 'Върни');
    expect(todo(element)).to.equal('Ред е на белите. Играй 2.');
    await clickButton(element, 'Върни всичко');
    expect(todo(element)).to.equal('Ред е на белите. Играй четири двойки.');
    expect(names(element)).not.to.include('Върни всичко');
    expect(element.undo()).to.be.false;
    expect(todo(element)).to.equal('Ред е на белите. Играй четири двойки.');
  });
});

suite('by itself', () => {
  teardown(realDice);

  test('throws, plays what is forced and hands over, at a pace that can be followed', async function () {
    this.timeout(15_000);
    scriptDice('65 21');
    const element = await game({ auto: 'roll confirm', speed: 'fast' });
    const throws = heard<{ player: string | null }>(element, 'tabla-throw');
    expect(throws.length, 'not at once').to.equal(0);
    await waitUntil(() => throws.length > 1, 'the opening and the first throw');
    expect(throws.map(({ player }) => player)).to.deep.equal([null, 'white']);
    const turns = heard<{ player: string }>(element, 'tabla-turn');
    element.play('13/10');
    await drawn(element);
    expect(turns, 'it can still be taken back').to.deep.equal([]);
    element.undo();
    await pause(900);
    expect(turns, 'it was taken back').to.deep.equal([]);
    element.play('11/10');
    await waitUntil(() => turns.length > 0, 'handed over');
    expect(turns).to.deep.equal([{ player: 'black' }]);
  });

  test('a page is not asked about a move that somebody has made faster', async () => {
    const element = await game({ position: 'W 3:1 off:14 | B 6:15', turn: 'white', dice: '21', auto: 'forced', speed: 'fast' });
    const asked = heard<{ move: { die: number } }>(element, 'tabla-move');
    element.auto = 'forced confirm'; // its pause begins now
    await drawn(element);
    element.play('3/1/off');
    await pause(500);
    expect(asked.map(({ move }) => move.die)).to.deep.equal([2, 1]);
  });

  test('with speed="none" without a pause; what leaves no choice is played', async () => {
    const element = await game({ position: boardKinds.closed, turn: 'black', dice: '65', auto: 'confirm forced' });
    await waitUntil(() => todo(element) === 'Ред е на белите. Хвърли заровете.');
    const forced = await game({ position: 'W 3:1 off:14 | B 6:15', turn: 'white', dice: '21', auto: 'forced' });
    await waitUntil(() => todo(forced) === 'Белите изведоха всичко. Марс, 2 точки. Готово?');
    expect(place(forced, 0).getAttribute('aria-label')).to.equal('Извадени: 15 бели пула');
  });

  test('follows the attribute in the midst of a game', async () => {
    const element = await game({ position: boardKinds.closed, turn: 'black', dice: '65' });
    element.auto = 'confirm';
    await waitUntil(() => todo(element) === 'Ред е на белите. Хвърли заровете.');
    element.auto = null;
    await drawn(element);
    expect(todo(element)).to.equal('Ред е на белите. Хвърли заровете.');
  });

  test('ends with the game and with the element’s mode', async () => {
    const element = await game({ auto: 'roll', speed: 'fast' });
    const throws = heard(element, 'tabla-throw');
    element.mode = 'show';
    await drawn(element);
    await pause(800);
    expect(throws).to.deep.equal([]);
  });
});

suite('a game survives', () => {
  const changes: Record<string, (element: TablaBoard) => unknown> = {
    'another view': (element) => (element.view = 'black'),
    'the mover’s view': (element) => (element.view = 'mover'),
    'another theme': (element) => (element.theme = 'dark'),
    'home on the other hand': (element) => (element.home = 'left'),
    'other numbers': (element) => (element.numbers = 'mover'),
    'fewer controls': (element) => (element.controls = 'roll confirm'),
    'another place in the page': (element) => fixtureSync<HTMLElement>(html`<div></div>`).append(element),
    'time out of the page': async (element) => {
      const parent = element.parentElement!;
      element.remove();
      await pause(20);
      parent.append(element);
    },
  };
  for (const [name, change] of Object.entries(changes))
    test(name, async () => {
      const element = await game(sixThree);
      element.play('24/18');
      await drawn(element);
      await change(element);
      await drawn(element);
      expect(todo(element)).to.equal('Ред е на белите. Играй 3.');
      expect(element.play('18/15')).to.be.true;
    });

  test('another language, and goes on in it', async () => {
    const element = await game(sixThree);
    element.play('24/18');
    const said = heard<{ text: string }>(element, 'tabla-say');
    element.lang = 'en';
    await waitUntil(() => part(element, '.todo').textContent.startsWith('White'));
    expect(todo(element)).to.equal('White’s turn. Play 3.');
    expect(names(element)).to.deep.equal(['Done', 'Undo', 'Resign', 'Turn the board']);
    element.play('18/15');
    expect(said).to.deep.equal([{ text: 'White: 18 to 15.' }]);
    expect(part(element, '[part=base]').lang).to.equal('en');
  });

  test('but begins anew with another position', async () => {
    const element = await game(sixThree);
    element.play('24/18');
    element.dice = '52';
    await drawn(element);
    expect(todo(element)).to.equal('Ред е на белите. Играй 5 и 2.');
  });
});

suite('what cannot be', () => {
  for (const [attributes, code, sentence] of [
    [{ length: 'x' }, 'bad-attribute', 'length'],
    [{ length: '0' }, 'bad-attribute', 'length'],
    [{ stake: '-1' }, 'bad-attribute', 'stake'],
    [{ position: 'W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5 ; white score 5-1', length: '5' }, 'bad-game', 'length'],
  ] as const)
    test(`a match that cannot be says so (${JSON.stringify(attributes)}), and the board lives on`, async () => {
      const errors = heard<{ code: string }>(document, 'tabla-error');
      const element = await game(attributes);
      expect(fault(element)).to.contain(sentence);
      expect(errors.map(({ code: told }) => told)).to.deep.equal([code]);
      for (const name of ['length', 'stake', 'position']) element.removeAttribute(name);
      await drawn(element);
      expect(element.shadowRoot!.querySelector('.fault')).to.be.null;
      expect(button(element, 'Хвърли')).to.exist;
    });

  test('that one may double is said where it is offered, and nowhere else', async () => {
    const cube = { variant: 'backgammon', turn: 'white' };
    const element = await game(cube);
    expect(text(element, '.todo')).to.equal('Ред е на белите. Хвърли заровете или дублирай: тогава играта струва двойно.');
    expect(names(element)).to.include('Дублирам');
    element.controls = 'roll confirm';
    await drawn(element);
    expect(text(element, '.todo')).to.equal('Ред е на белите. Хвърли заровете.');
    expect(names(element)).not.to.include('Дублирам');
  });

  test('only what is offered is there', async () => {
    const element = await game({ ...sixThree, controls: 'roll confirm' });
    expect(names(element)).to.deep.equal(['Готово']);
    expect(element.shadowRoot!.querySelector('input')).to.be.null;
    const bare = await game({ ...sixThree, controls: 'none' });
    expect(names(bare)).to.deep.equal([]);
    place(bare, 24).focus();
    await key(bare, 'c');
    await key(bare, '8');
    expect(bare.shadowRoot!.querySelector('.refused'), 'no key is offered, so none refuses').to.be.null;
    expect(bare.play('24/15')).to.be.true;
    await drawn(bare);
    expect(part(bare, '.prompt').getAttribute('display'), 'no word on the board').to.equal('none');
    await key(bare, 'c');
    expect(situation(bare)?.player).to.equal('white');
  });
});

suite('what a game leaves behind', () => {
  test('nothing: a hundred begun and ended keep no listener, timer or node', async function () {
    this.timeout(60_000);
    const element = await game(sixThree);
    const { shadowRoot } = element;
    const kept: EventTarget[] = [window, document, element, shadowRoot!, part(element, 'svg[part=board]'), part(element, '[part=base]')];
    let open = 0;
    const add = Reflect.get(EventTarget.prototype, 'addEventListener') as (this: EventTarget, ...all: unknown[]) => void;
    const remove = Reflect.get(EventTarget.prototype, 'removeEventListener') as (this: EventTarget, ...all: unknown[]) => void;
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...all: [string, ...unknown[]]) {
      const [, , options] = all as [string, unknown, AddEventListenerOptions | boolean | undefined];
      if (kept.includes(this)) {
        open++;
        if (typeof options === 'object' && options.signal) add.call(options.signal, 'abort', () => open--, { once: true });
      }
      add.apply(this, all);
    };
    EventTarget.prototype.removeEventListener = function (this: EventTarget, ...all: [string, ...unknown[]]) {
      if (kept.includes(this)) open--;
      remove.apply(this, all);
    };
    try {
      element.mode = 'show';
      await element.updateComplete;
      const nodes = element.shadowRoot!.querySelectorAll('*').length;
      open = 0;
      for (let time = 0; time < 200; time++) {
        element.mode = time % 2 ? 'show' : 'play';
        await element.updateComplete;
        if (time === 4) element.play('24/18');
      }
      expect(open).to.equal(0);
      expect(element.shadowRoot!.querySelectorAll('*').length).to.be.lessThan(nodes + 12);
    } finally {
      EventTarget.prototype.addEventListener = add;
      EventTarget.prototype.removeEventListener = remove;
    }
  });
});

test('every move that the rules allow can be made on the board, in whatever order', async () => {
  const element = await game({ dice: '21', turn: 'white' });
  const rules = parseRules('prava');
  for (const { moves } of legalPlays(rules, element.setup.situation.position, 'white', [2, 1])) {
    for (const order of [moves, [...moves].reverse()]) {
      let could = true;
      for (const { from, die } of order) could &&= element.apply({ type: 'move', from, die });
      // a checker that moves on cannot do so in the other order
      if (order === moves) expect(could).to.be.true;
      while (element.undo());
    }
  }
});
