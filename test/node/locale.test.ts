/** The words are the voice of the board: their exact sentences are tested, not that there are some. */
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { diceWords, throwName } from '../../src/locale/dice.js';
import { boardWords } from '../../src/locale/board.js';
import { languageOf } from '../../src/locale/index.js';
import { loadPlayWords, refusalText, type PlayWords } from '../../src/locale/play.js';
import { presets, type Outcome, type Refusal, type RefusalCode } from '../../src/rules/index.js';

const bg = await loadPlayWords('bg');
const en = await loadPlayWords('en');

/** Facts as the rules give them, and what is said. */
const refusals: Record<RefusalCode, [facts: Omit<Refusal, 'code'>, bg: string, en: string]> = {
  'game-over': [{}, 'Играта свърши.', 'The game is over.'],
  'not-your-turn': [{}, 'Не е твой ред.', 'It is not your turn.'],
  'roll-first': [{}, 'Първо хвърли заровете.', 'Roll first.'],
  'no-checker': [{ point: 9 }, 'На поле 9 нямаш пул.', 'You have no checker on 9.'],
  backward: [{}, 'Пуловете вървят само напред.', 'Checkers only move forward.'],
  'no-such-die': [{ die: 4, dice: [6] }, 'За този ход трябва 4, а ти остава 6.', 'That move needs a 4; you have a 6 left.'],
  'bar-first': [{}, 'Първо вкарай пула си от бара.', 'Enter from the bar first.'],
  'point-held': [{ point: 5 }, 'Поле 5 е затворено: там има капия.', 'Point 5 is closed: your opponent has made it.'],
  'point-taken': [
    { point: 5 },
    'Поле 5 е заето. Тук и един пул държи полето.',
    'Point 5 is taken. In this game one checker holds a point.',
  ],
  'own-pinned-there': [
    { point: 5 },
    'На поле 5 лежи твой затапен пул, затова е затворено за теб.',
    'Your pinned checker lies on 5, so it is closed to you.',
  ],
  pinned: [{}, 'Този пул е затапен и не може да мръдне.', 'This checker is pinned and cannot move.'],
  'must-use-both': [{}, 'Така другият зар остава неизигран, а и двата могат.', 'Both dice can be played; this would waste one.'],
  'must-use-more': [
    { count: 2, most: 3 },
    'Така ще изиграеш само 2 от чифта, а могат 3.',
    'That plays only 2 of the double; 3 can be played.',
  ],
  'must-use-larger': [
    { die: 6 },
    'Може да се изиграе само единият зар: играй по-големия, 6.',
    'Only one die can be played: it must be the larger, 6.',
  ],
  'must-end-game': [
    {},
    'С тези зарове можеш да приключиш играта, затова по-къс ход не важи.',
    'You can end the game with this throw, so a shorter play is not allowed.',
  ],
  'not-all-home': [
    {},
    'Още не можеш да изваждаш: не всичките ти пулове са у дома.',
    'You cannot bear off yet: not all your checkers are home.',
  ],
  'farther-first': [
    { die: 5, point: 6 },
    'С 5 се вади от най-далечното ти поле, а то е 6.',
    'A 5 bears off from your farthest point, which is 6.',
  ],
  'pinned-no-bearing-off': [{}, 'Докато твой пул е затапен, не изваждаш.', 'You cannot bear off while a checker of yours is pinned.'],
  'passed-first': [{ dice: [5, 5] }, 'Първо изиграй предадените зарове: 5 и 5.', 'Play the dice you were handed first: 5 and 5.'],
  'stage-order': [{ die: 4, dice: [5] }, 'Сега се играят четворките; петиците идват след тях.', 'The 4s come now; the 5s after them.'],
  'runner-first': [
    {},
    'Първият ти пул трябва да мине началото на противника, преди да тръгнат другите.',
    'Your first checker must pass the opponent’s start before others may leave.',
  ],
  'quarter-wall': [
    {},
    'Не можеш да оставиш заети и шестте полета от 24 до 19, докато на поле от 12 до 1 има противников пул.',
    'You may not leave all six points from 24 to 19 held while an enemy checker is on one from 12 to 1.',
  ],
  'front-wall': [
    {},
    'Докато на поле 12 има противников пул, не можеш да оставиш заети и шестте полета от 11 до 6.',
    'While an enemy checker stands on point 12, you may not leave all six points from 11 to 6 held.',
  ],
  'must-leave-move': [
    {},
    'Ходът ти трябва да остави на противника поне един възможен ход.',
    'Your play must leave the opponent at least one legal move.',
  ],
  'no-hiding': [
    {},
    'Пулът, който удари у дома, не може в същия ход да се скрие върху друг твой пул.',
    'The checker that hit at home may not hide on another of yours in the same turn.',
  ],
  'no-hit-and-run': [{}, 'Пулът, който удари у дома, остава там до края на хода.', 'The checker that hit at home stays there this turn.'],
  'not-finished': [{ dice: [3] }, 'Още можеш да играеш: остава 3.', 'You can still play: a 3 is left.'],
  'already-rolled': [{}, 'Заровете са хвърлени: играй.', 'The dice are thrown: play.'],
  'nothing-to-undo': [{}, 'Няма какво да върнеш.', 'There is nothing to undo.'],
  'no-cube': [{}, 'Играе се без куб.', 'There is no cube in this game.'],
  'nothing-offered': [{}, 'Никой не е дублирал.', 'Nothing has been offered.'],
  'beaver-off': [{}, 'Бобър не се играе.', 'Beavers are off.'],
  'raccoon-off': [{}, 'Ракун не се играе.', 'Raccoons are off.'],
  'crawford-game': [{}, 'Това е играта на Крофорд: без куб.', 'This is the Crawford game: no cube.'],
  'last-throw': [{}, 'Преди последното хвърляне не се дублира.', 'No doubling before the last throw.'],
  'cube-not-yours': [{}, 'Кубът е у противника.', 'Your opponent owns the cube.'],
  'cube-limit': [{ most: 8 }, 'Кубът е на лимита си, 8.', 'The cube is at its limit, 8.'],
  'cube-after-roll': [{}, 'Дублира се преди хвърлянето.', 'You double before you roll.'],
  cancelled: [{}, '', ''],
};

suite('refusals', () => {
  for (const [name, [facts, inBulgarian, inEnglish]] of Object.entries(refusals)) {
    const code = name as RefusalCode;
    test(code, () => {
      assert.equal(refusalText({ code, ...facts }, bg), inBulgarian);
      assert.equal(refusalText({ code, ...facts }, en), inEnglish);
    });
  }

  test('no word for a code that no rule knows', () => {
    assert.deepEqual(Object.keys(bg.refusals).sort(), Object.keys(refusals).sort());
    assert.deepEqual(Object.keys(en.refusals).sort(), Object.keys(refusals).sort());
  });

  test('verbs agree with the dice that are left', () => {
    assert.equal(refusalText({ code: 'no-such-die', die: 4, dice: [6, 5] }, bg), 'За този ход трябва 4, а ти остават 6 и 5.');
    assert.equal(refusalText({ code: 'no-such-die', die: 4, dice: [5, 5, 5] }, bg), 'За този ход трябва 4, а ти остават три петици.');
    assert.equal(refusalText({ code: 'no-such-die', die: 4, dice: [] }, bg), 'Нямаш повече какво да играеш.');
    assert.equal(refusalText({ code: 'no-such-die', die: 4, dice: [] }, en), 'You have nothing left to play.');
    assert.equal(refusalText({ code: 'no-such-die', die: 11, dice: [5, 5, 5] }, en), 'That move needs an 11; you have three fives left.');
    assert.equal(refusalText({ code: 'quarter-wall', always: true }, bg), 'Не можеш да оставиш заети и шестте полета от 24 до 19.');
    assert.equal(refusalText({ code: 'quarter-wall', always: true }, en), 'You may not leave all six points from 24 to 19 held.');
    assert.equal(refusalText({ code: 'not-finished', dice: [3, 2] }, bg), 'Още можеш да играеш: остават 3 и 2.');
    assert.equal(refusalText({ code: 'not-finished', dice: [3, 2] }, en), 'You can still play: 3 and 2 are left.');
    assert.equal(
      refusalText({ code: 'passed-first', dice: [5, 5, 6, 6, 6, 6] }, bg),
      'Първо изиграй предадените зарове: две петици и четири шестици.',
    );
  });

  test('the bar and the tray are no points', () => {
    assert.equal(refusalText({ code: 'no-checker', point: 25 }, bg), 'На бара нямаш пул.');
    assert.equal(refusalText({ code: 'no-checker', point: 0 }, en), 'A checker that is off does not come back.');
  });
});

suite('dice', () => {
  const words = boardWords('bg');

  test('traditional names of all throws, in either order', () => {
    const table = {
      '11': 'еп-ек',
      '22': 'дю-бара',
      '44': 'дьорт-джехар',
      '54': 'беш-дьорт',
      '65': 'шеш-беш',
      '66': 'дю-шеш',
      '61': 'шеш-у-ек',
    };
    for (const [dice, name] of Object.entries(table)) {
      const [a, b] = [Number(dice[0]), Number(dice[1])];
      assert.equal(throwName([a, b], words), name);
      assert.equal(throwName([b, a], words), name);
    }
    for (const language of ['bg', 'en']) {
      const names = new Set<string>();
      for (let a = 1; a <= 6; a++) for (let b = 1; b <= a; b++) names.add(throwName([a, b], boardWords(language)));
      assert.equal(names.size, 21);
    }
    assert.equal(throwName([5, 5, 5], words), '');
  });

  test('number and gender', () => {
    assert.equal(diceWords([5], words), 'една петица');
    assert.equal(diceWords([1, 1], words), 'две единици');
    assert.equal(diceWords([6, 6, 6, 6], words), 'четири шестици');
    assert.equal(diceWords([6, 5], words), '6 и 5');
    assert.equal(diceWords([6, 6], boardWords('en')), 'two sixes');
    assert.equal(diceWords([1], boardWords('en')), 'one one');
  });
});

suite('announcements', () => {
  test('throws', () => {
    assert.equal(bg.rolled('white', [6, 5]), 'Хвърли 6 и 5, шеш-беш.');
    assert.equal(bg.rolled('white', [6, 6], true), 'Дю-шеш! Четири шестици.');
    assert.equal(bg.rolled('white', [4, 4], true), 'Дьорт-джехар! Четири четворки, доиграва се до шестици.');
    assert.equal(en.rolled('white', [6, 5]), 'White rolled 6 and 5, shesh-besh.');
    assert.equal(en.rolled('black', [3, 3]), 'Du-se! Four threes.');
    assert.equal(bg.opened(5, 3), 'Бели 5, черни 3. Започват белите.');
    assert.equal(bg.opened(4, 4), 'И двамата хвърлиха 4: хвърлете пак.');
    assert.equal(bg.nothingToPlay([4, 4], true), 'Нищо за игра с 4 и 4. Противникът ти ги доиграва.');
    assert.equal(bg.nothingToPlay([5, 5, 6, 6, 6, 6]), 'Нищо за игра с две петици и четири шестици.');
    assert.equal(en.nothingToPlay([4, 4]), 'No move with 4 and 4.');
    assert.equal(en.nothingToPlay([4, 4, 4, 4]), 'No move with four fours.');
  });

  test('moves', () => {
    const hit = { from: 13, to: 8, effect: 'hit' } as const;
    const plain = { from: 8, to: 5, effect: null } as const;
    assert.equal(bg.moved('white', [hit]), 'Бели: 13 на 8, удар.');
    assert.equal(bg.moved('black', [plain, plain]), 'Черни: 8 на 5 два пъти.');
    assert.equal(bg.moved('black', [{ from: 25, to: 22, effect: null }, hit]), 'Черни: от бара на 22; 13 на 8, удар.');
    assert.equal(bg.moved('white', [{ from: 6, to: 0, effect: null }]), 'Бели: вади от 6.');
    assert.equal(bg.moved('white', [{ from: 6, to: 5, effect: 'pin' }]), 'Бели: 6 на 5, тапа.');
    assert.equal(bg.moved('black', [{ from: 6, to: 1, effect: 'pin' }]), 'Черни: затапиха майката на поле 1.');
    assert.equal(en.moved('black', [{ from: 6, to: 0, effect: null }, hit]), 'Black: 6 off; 13 to 8, hit.');
  });

  test('turns and dice handed over', () => {
    assert.equal(
      bg.turnOf('black', [
        [5, 5],
        [6, 6, 6, 6],
      ]),
      'Ред е на черните. Първо предадените: две петици и четири шестици.',
    );
    assert.equal(bg.turnOf('white'), 'Ред е на белите.');
    assert.equal(en.turnOf('white', [[5, 3]]), 'White’s turn. First the dice handed over: 5 and 3.');
    assert.equal(
      bg.handed([
        [5, 5],
        [6, 6, 6, 6],
      ]),
      'Предаваш на противника: две петици и четири шестици.',
    );
  });

  test('results', () => {
    const won: Outcome = { winner: 'white', kind: 'mars', points: 2, by: 'bearing-off' };
    const { result, score, nextGame } = bg;
    assert.equal(
      [result(won), score(3, 1), nextGame(boardWords('bg').game('tapa'))].join(' '),
      'Белите изведоха всичко. Марс, 2 точки. Резултат 3 на 1. Следва Тапа.',
    );
    assert.equal(result({ ...won, kind: 'oin', points: 1, by: 'resignation' }), 'Черните се предадоха. Оин, 1 точка за белите.');
    assert.equal(en.result({ ...won, kind: 'oin', points: 4, by: 'drop' }), 'Black drops. A single game, 4 points for White.');
    assert.equal(result({ winner: null, kind: 'draw', points: 0, by: 'mother' }), 'И двете майки са затапени. Реми.');
    assert.equal(result({ winner: null, kind: 'draw', points: 1, by: 'mother' }), 'И двете майки са затапени. Реми, по 1 точка.');
    assert.equal(en.result({ winner: null, kind: 'draw', points: 0, by: 'no-moves' }), 'Nobody can move. A draw.');
    for (const by of ['bearing-off', 'mother', 'last-throw', 'resignation', 'drop'] as const) {
      for (const words of [bg, en]) assert.match(words.result({ ...won, by }), /^\S+ \S.*\. \S/);
    }
  });

  test('what is to be done in every phase', () => {
    const game = { outcome: null, opening: null, finished: null };
    const before = { player: 'white', left: [], roll: null, own: null, passed: null, duty: null, handOver: [], phase: 'roll' } as const;
    type Turn = NonNullable<Parameters<PlayWords['toDo']>[0]['turn']>;
    const toDo = (words: PlayWords, phase: Turn['phase'], plays: object[][] = [[]], more: Partial<Turn> = {}) => {
      const part = { stages: [[5, 5]], plays };
      const turn: Turn = { ...before, player: 'black', left: [5, 5], roll: [6, 5], own: part, passed: part, phase };
      return words.toDo({ ...game, turn: { ...turn, ...more } });
    };
    const sixes = {
      stages: [
        [5, 5],
        [6, 6, 6, 6],
      ],
      plays: [[]],
    };
    assert.equal(toDo(bg, 'passed', [[]]), 'Ред е на черните. Първо изиграй предадените от белите зарове: две петици.');
    assert.equal(
      toDo(bg, 'passed', [], { passed: sixes, duty: { optional: true, larger: null } }),
      'Ред е на черните. Ако искаш, изиграй предадените от белите зарове: две петици, после четири шестици.',
    );
    assert.equal(toDo(bg, 'passedDone', [[{}]]), 'Ред е на черните. Предадените зарове са изиграни. Натисни „Готово“ и хвърли.');
    assert.equal(toDo(bg, 'passedDone', [[]]), 'Ред е на черните. Нищо за игра с 5 и 5.');
    assert.equal(toDo(bg, 'done', [[]], { handOver: [[6], [5]] }), 'Ред е на черните. Нищо за игра с 6 и 5. Противникът ти ги доиграва.');
    assert.equal(toDo(bg, 'done', [[{}]], { handOver: [[5]] }), 'Ред е на черните. Предаваш на противника: една петица.');
    assert.equal(toDo(en, 'done', [[{}]], { handOver: [[5]] }), 'Black’s turn. Handed to your opponent: one five.');
    assert.equal(toDo(bg, 'roll'), 'Ред е на черните. Хвърли заровете.');
    assert.equal(
      bg.toDo({ ...game, turn: before }, { mayDouble: true }),
      'Ред е на белите. Хвърли заровете или дублирай: тогава играта струва двойно.',
    );
    const toRollIn = (owner: 'white' | 'black' | null) => ({ ...game, turn: before, cube: { value: 2, owner } });
    assert.equal(
      bg.toDo(toRollIn('black')),
      'Ред е на белите. Хвърли заровете. Кубът е у черните: играта е за 2 точки и само те могат да дублират.',
    );
    assert.equal(
      en.toDo(toRollIn('black')),
      'White’s turn. Roll the dice. Black has the cube: the game is for 2 points, and nobody else may double.',
    );
    for (const owner of ['white', null] as const) assert.equal(bg.toDo(toRollIn(owner)), 'Ред е на белите. Хвърли заровете.');
    assert.equal(toDo(bg, 'moving'), 'Ред е на черните. Играй 5 и 5.');
    assert.equal(toDo(bg, 'done', [[{}]]), 'Ред е на черните. Изигра всичко. Готово?');
    assert.equal(toDo(bg, 'done', [[]]), 'Ред е на черните. Нищо за игра с 6 и 5.');
    assert.equal(toDo(en, 'moving'), 'Black’s turn. Play 5 and 5.');
    const climbing = {
      own: {
        stages: [
          [5, 5],
          [6, 6, 6, 6],
        ],
        plays: [[]],
      },
    };
    assert.equal(toDo(bg, 'moving', [], climbing), 'Ред е на черните. Чифтът се доиграва до шестици: сега 5 и 5, после четири шестици.');
    assert.equal(toDo(en, 'moving', [], climbing), 'Black’s turn. The double climbs to sixes: now 5 and 5, then four sixes.');
    const begins = (words: PlayWords) =>
      (['winner', 'loser', 'alternate', null] as const).map((by) => words.toDo({ ...game, turn: before }, { begins: by }));
    assert.deepEqual(begins(bg), [
      'Започват белите, които спечелиха предишната игра. Хвърли заровете.',
      'Започват белите, които загубиха предишната игра. Хвърли заровете.',
      'Започват белите: предишната игра започнаха черните. Хвърли заровете.',
      'Ред е на белите. Хвърли заровете.',
    ]);
    assert.deepEqual(begins(en), [
      'White begins, having won the last game. Roll the dice.',
      'White begins, having lost the last game. Roll the dice.',
      'White begins: Black began the last game. Roll the dice.',
      'White’s turn. Roll the dice.',
    ]);
    const climbed = {
      ...climbing,
      handOver: [
        [5, 5],
        [6, 6, 6, 6],
      ],
      roll: [5, 5],
    };
    const handed =
      'Чифтът се доиграва до шестици; запре ли, остатъкът е за противника. Предаваш на противника: две петици и четири шестици.';
    for (const plays of [[[]], [[{}]]])
      assert.equal(toDo(bg, 'done', plays, { ...climbed, own: { ...climbing.own, plays: plays } }), `Ред е на черните. ${handed}`);
    assert.equal(bg.toDo({ ...game, turn: null }), 'Кой започва? Хвърлете по един зар.');
    const opened = { ...game, opening: { white: 3, black: 1 }, rolls: { white: 0, black: 0 } };
    const toRoll = before;
    assert.equal(bg.toDo({ ...opened, turn: toRoll }), 'Бели 3, черни 1. Започват белите. Хвърли заровете.');
    assert.equal(bg.toDo({ ...opened, turn: toRoll, rolls: { white: 1, black: 1 } }), 'Ред е на белите. Хвърли заровете.');
    assert.equal(
      bg.toDo({ ...game, finished: 'white', turn: { ...before, player: 'black' } }),
      'Белите изведоха всичко, но те започнаха играта: черните имат още едно хвърляне. Изведат ли всичко, играта е реми.',
    );
  });

  test('what is known beside a game: why dice are left over, how it ends, a rule', () => {
    const part = { stages: [[5, 4]], plays: [[{}]] };
    const turn = { player: 'white', left: [5], roll: [5, 4], own: part, passed: null, duty: null, handOver: [], phase: 'done' } as const;
    const game = { outcome: null, opening: null, finished: null, turn };
    const why = 'Поле 8 е затворено.';
    const ending = { winner: 'white', kind: 'oin', points: 1, by: 'bearing-off' } as const;
    assert.equal(bg.toDo(game, { why }), 'Ред е на белите. Нищо за игра с 5. Поле 8 е затворено.');
    assert.equal(en.toDo(game, { why }), 'White’s turn. No move with 5. Поле 8 е затворено.');
    assert.equal(
      bg.toDo({ ...game, turn: { ...turn, handOver: [[5]] } }, { why }),
      'Ред е на белите. Предаваш на противника: една петица. Поле 8 е затворено.',
    );
    assert.equal(bg.toDo(game, { ending }), 'Белите изведоха всичко. Оин, 1 точка. Готово?');
    const byMother = { winner: 'white', kind: 'mars', points: 2, by: 'mother' } as const;
    assert.equal(
      bg.toDo(game, { ending: byMother }),
      'Белите затапиха майката, последния пул на началното поле на черните, а своето вече опразниха: това е марс, 2 точки. Готово?',
    );
    assert.equal(
      en.toDo(game, { ending: byMother }),
      'White has pinned the mother, the last checker on Black’s start, and left the own start empty: that is a gammon (mars), 2 points. Done?',
    );
    assert.equal(
      bg.toDo(game, { ending: { ...byMother, winner: null, kind: 'draw', points: 0 } }),
      'И двете майки са затапени. Реми. Готово?',
    );
    assert.equal(en.toDo({ ...game, turn: { ...turn, phase: 'moving' } }, { why: 'A rule.' }), 'White’s turn. Play 5. A rule.');
    const passed = { ...turn, own: null, roll: null, passed: part, phase: 'passedDone' } as const;
    assert.equal(bg.toDo({ ...game, turn: passed }, { why }), 'Ред е на белите. Нищо за игра с 5. Поле 8 е затворено.');
    assert.equal(en.closed([20, 19, 18], false), 'Points 20, 19 and 18 are closed.');
    assert.equal(bg.closed([20], true), 'Поле 20 е заето: тук и един пул държи полето.');
    assert.equal(bg.ownPinned([24]), 'Майката ти е затапена.');
    assert.equal(bg.ownPinned([23, 20, 6]), 'Пуловете ти на 23, 20 и 6 са затапени: не могат да мръднат, а полетата са затворени за теб.');
    assert.equal(bg.ownPinned([24, 6]), 'Майката ти е затапена. Пулът ти на 6 е затапен: не може да мръдне, а полето е затворено за теб.');
    assert.equal(en.ownPinned([20, 6]), 'Your checkers on 20 and 6 are pinned: they cannot move, and the points are closed to you.');
    assert.equal(bg.pins([10]), 'Затапил си противников пул на 10.');
    assert.equal(bg.pins([18, 7]), 'Затапил си противникови пулове на 18 и 7.');
    assert.equal(en.pins([18, 7]), 'You pin enemy checkers on 18 and 7.');
    assert.deepEqual([bg.ownPinned([]), en.ownPinned([]), bg.pins([]), en.pins([])], ['', '', '', '']);
  });

  test('several checkers can go to a place', () => {
    assert.equal(bg.whichOne(5, [13, 8, 6]), 'До поле 5 стигат пуловете от 13, 8 и 6. Избери откъде.');
    assert.equal(bg.whichOne(0, [6, 5]), 'Можеш да извадиш от 6 и 5. Избери откъде.');
    assert.equal(en.whichOne(5, [8, 6]), 'Point 5 can be reached from 8 and 6. Choose which.');
    assert.equal(en.whichOne(0, [6, 5]), 'You can bear off from 6 and 5. Choose which.');
  });

  test('what is offered, and what a game costs', () => {
    const asked = (offer: Parameters<PlayWords['offered']>[0]): string[] => [bg, en].map((words) => words.offered(offer));
    assert.deepEqual(asked({ kind: 'double', by: 'white', value: 2, points: 1 }), [
      'Белите дублират: приемаш ли? Ако да, играта е за 2 точки и следващото дублиране е твое; с „Пас“ губиш 1 точка.',
      'White doubles: do you take? Then the game is for 2 points, and only you may double next; to drop costs 1 point.',
    ]);
    assert.deepEqual(asked({ kind: 'resign', by: 'black', price: 'mars', points: 4 }), [
      'Черните се предават: марс, 4 точки. Приемаш ли?',
      'Black offers to resign: a gammon (mars), 4 points. Do you accept?',
    ]);
    for (const kind of ['beaver', 'raccoon'] as const)
      for (const text of asked({ kind, by: 'black', value: 8, points: 4 })) assert.match(text, /8.* 4 .*\?$/);
    assert.equal(bg.stakes({ oin: 2, mars: 4, koks: 6, most: 48 }, 1), 'Губи се: оин 2, марс 4, кокс 6; най-много 48.');
    assert.equal(bg.stakes({ oin: 2, mars: 2, koks: 2, most: null }, 2), 'Губи се: оин 2; кубът е без лимит.');
    assert.equal(en.stakes({ oin: 1, mars: 2, koks: 2, most: 2 }, null), 'To lose: single 1, mars 2.');
  });

  test('places for the ear', () => {
    const three = { player: 'white', count: 3, pinned: false } as const;
    assert.equal(bg.place(8, [three], false), 'Поле 8: 3 бели пула');
    assert.equal(bg.place(8, [{ ...three, count: 1 }], true), 'Поле 8: 1 бял пул, можеш тук');
    assert.equal(bg.place(7, [], false), 'Поле 7: празно');
    assert.equal(
      bg.place(15, [three, { player: 'black', count: 1, pinned: true }], false),
      'Поле 15: 3 бели пула и 1 черен пул отдолу, затапен',
    );
    assert.equal(bg.place(25, [{ player: 'black', count: 2, pinned: false }], false), 'Бар: 2 черни пула');
    assert.equal(en.place(0, [three], true), 'Borne off: 3 white checkers, you can go here');
  });
});

suite('languages', () => {
  test('Bulgarian for Bulgarians, English for all others', () => {
    for (const tag of ['bg', 'bg-BG', 'BG', 'bg-Latn-BG']) assert.equal(languageOf(tag), 'bg');
    for (const tag of ['en', 'en-GB', 'de', '', 'constructor', '-bg', 'bgn']) assert.equal(languageOf(tag), 'en');
    assert.equal(boardWords('bg').language, 'bg');
  });

  test('every game has a name', () => {
    for (const id of Object.keys(presets)) {
      assert.match(boardWords('bg').game(id), /^[А-Я][а-я ()]+$/);
      assert.match(boardWords('en').game(id), /^[A-Z][a-z ()]+$/);
    }
    assert.equal(boardWords('bg').game('tapa-traditional'), 'Тапа (по старому)');
    assert.equal(boardWords('en').game('tapa-traditional'), 'Tapa (traditional)');
  });

  test('no sentence has a hole in it', () => {
    const said = JSON.stringify([bg, en], (_, value: unknown) => (typeof value === 'function' ? String(value) : value));
    assert.doesNotMatch(said, /undefined|\[object/);
    for (const words of [bg, en]) {
      const letters = Object.values(words.letters);
      assert.equal(new Set(letters).size, letters.length, 'each key does one thing');
    }
  });
});
