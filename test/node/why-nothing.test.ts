/** Why nothing can be played, or no more, in the words of the board. */
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { whyNothing } from '../../src/board/why-nothing.js';
import { bg } from '../../src/locale/play/bg.js';
import { en } from '../../src/locale/play/en.js';
import { parseSituation, playText } from '../../src/notation/index.js';
import { applyMove, isStageOver, outcome, parsePosition, parseRules, startTurn, throwDice, type Turn } from '../../src/rules/index.js';
import { aPreset, aSituation } from '../support/arbitraries.js';
import { runs } from '../support/runs.js';
import { singleMoves, turnWith } from '../support/walk.js';

/** The turn of a situation; with a play, when that has been made. */
function turnOf(rules: string, text: string, play?: string): Turn {
  const game = parseRules(rules);
  const { position, player, dice, rolls, passed } = parseSituation(text, game);
  const start = startTurn(game, position, player!, { rolls: rolls?.[player!] ?? 0, passed });
  const turn = start.phase === 'passed' ? start : throwDice(start, dice!);
  return play === undefined ? turn : playText(turn, play);
}

/** The rules, the situation, what has been played of it, and why there is no more; points are the mover's. */
const states: Record<string, [rules: string, situation: string, play: string, inBulgarian: string, inEnglish: string]> = {
  'the bar is closed': [
    'prava',
    'W bar:1 13:6 8:3 6:5 | B 6:3 5:3 4:3 3:2 2:2 1:2 ; white 31',
    '-',
    'Имаш пул на бара. Полета 24 и 22 са затворени.',
    'You have a checker on the bar. Points 24 and 22 are closed.',
  ],
  'one of two has come in': [
    'prava',
    'W bar:2 13:5 8:3 6:5 | B 5:2 6:5 8:3 13:5 ; white 53',
    'bar/22',
    'Имаш пул на бара. Поле 20 е затворено.',
    'You have a checker on the bar. Point 20 is closed.',
  ],
  'a die is lost behind a point that is made': [
    'prava',
    'W 20:1 off:14 | B 16:2 6:5 4:4 3:4 ; white 65',
    '20/14',
    'Поле 9 е затворено.',
    'Point 9 is closed.',
  ],
  'one checker holds a point': [
    'gyulbara',
    'W 24:14 23:1 | B 24:9 8:1 7:1 6:1 5:1 4:1 3:1 ; white 45 rolls 4-3',
    '-',
    'Полета 20, 19 и 18 са заети: тук и един пул държи полето.',
    'Points 20, 19 and 18 are taken: here one checker holds a point.',
  ],
  'a climb is stuck on its way': [
    'gyulbara',
    'W 24:2 1:13 | B 24:14 2:1 ; white 55 rolls 3-3',
    '24/19(2)',
    'Поле 14 е заето: тук и един пул държи полето.',
    'Point 14 is taken: here one checker holds a point.',
  ],
  'dice handed over': [
    'gyulbara',
    'W 24:14 23:1 | B 24:10 8:1 7:1 6:1 5:1 4:1 ; white rolls 4-3 passed 44 5',
    '-',
    'Полета 20, 19 и 18 са заети: тук и един пул държи полето.',
    'Points 20, 19 and 18 are taken: here one checker holds a point.',
  ],
  'the runner': [
    'fevga',
    'W 24:14 18:1 | B 24:15 ; white 66',
    '-',
    'Поле 12 е заето: тук и един пул държи полето. Първият ти пул трябва да мине началото на противника, преди да тръгнат другите.',
    'Point 12 is taken: here one checker holds a point. Your first checker must pass the opponent’s start before others may leave.',
  ],
  'a wall in the quarter': [
    'fevga',
    'W 24:10 23:1 22:1 21:1 20:1 3:1 | B 24:9 6:1 5:1 4:1 3:1 2:1 1:1 ; white 65',
    '-',
    'Повечето полета са заети: тук и един пул държи полето. Не можеш да оставиш заети и шестте полета от 24 до 19, докато на поле от 12 до 1 има противников пул.',
    'Most points are taken: here one checker holds a point. You may not leave all six points from 24 to 19 held while an enemy checker is on one from 12 to 1.',
  ],
  'a wall in front of the start, when one die is played': [
    'fevga',
    'W 24:1 11:3 10:3 9:3 8:3 7:2 | B 24:8 17:1 16:1 15:1 14:1 13:1 7:1 1:1 ; white 65',
    '24/18',
    'Повечето полета са заети: тук и един пул държи полето. Докато на поле 12 има противников пул, не можеш да оставиш заети и шестте полета от 11 до 6.',
    'Most points are taken: here one checker holds a point. While an enemy checker stands on point 12, you may not leave all six points from 11 to 6 held.',
  ],
  'a pinned checker': [
    'tapa',
    'W 24:14 15:1! | B 10:1 7:5 6:5 5:4 ; white 65',
    '-',
    'Полета 19 и 18 са затворени. Пулът ти на 15 е затапен: не може да мръдне, а полето е затворено за теб.',
    'Points 19 and 18 are closed. Your checker on 15 is pinned: it cannot move, and the point is closed to you.',
  ],
  'the mother': ['tapa', 'W 24:1! 6:7 5:7 | B 24:1 1:1 12:13 ; white 66', '-', 'Майката ти е затапена.', 'Your mother is pinned.'],
  'bearing off with a pin': [
    'plakoto',
    'W 5:3 3:2 2:1! off:9 | B 23:1 6:5 5:5 4:4 ; white 53',
    '-',
    'Докато твой пул е затапен, не изваждаш. На поле 2 лежи твой затапен пул, затова е затворено за теб.',
    'You cannot bear off while a checker of yours is pinned. Your pinned checker lies on 2, so it is closed to you.',
  ],
  'a hitter that may not hide': [
    'kavkazka',
    'W 10:1 3:2 off:12 | B 23:2 21:1 16:2 8:5 6:5 ; white 61',
    '10/4*',
    'Поле 2 е затворено. Пулът, който удари у дома, не може в същия ход да се скрие върху друг твой пул.',
    'Point 2 is closed. The checker that hit at home may not hide on another of yours in the same turn.',
  ],
  'a hitter that has to stay': [
    'tavla hitAndRun=forbidden',
    'W 10:1 3:2 off:12 | B 23:2 21:1 16:2 8:5 6:5 ; white 61',
    '10/4*',
    'Поле 2 е затворено. Пулът, който удари у дома, остава там до края на хода.',
    'Point 2 is closed. The checker that hit at home stays there this turn.',
  ],
  'more points than anybody wants to hear': [
    'prava',
    'W 24:1 23:1 22:1 21:1 11:1 off:10 | B 5:2 6:2 7:2 8:2 18:2 12:5 ; white 44',
    '-',
    'Всички полета, до които стигаш, са затворени.',
    'All the points that you can reach are closed.',
  ],
  'own pinned checkers in the way': [
    'tapa',
    'W 20:14 15:1! | B 10:1 11:2 4:12 ; white 55',
    '-',
    'На поле 15 лежи твой затапен пул, затова е затворено за теб.',
    'Your pinned checker lies on 15, so it is closed to you.',
  ],
};

suite('why nothing can be played', () => {
  for (const [name, [rules, situation, play, inBulgarian, inEnglish]] of Object.entries(states)) {
    test(name, () => {
      const turn = turnOf(rules, situation, play);
      assert.equal(whyNothing(turn, bg), inBulgarian);
      assert.equal(whyNothing(turn, en), inEnglish);
    });
  }

  test('nothing is said where something can be played, or everything was', () => {
    assert.equal(whyNothing(turnOf('prava', 'W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5 ; white 31'), bg), '');
    assert.equal(whyNothing(turnOf('prava', 'W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5 ; white 31', '8/5 6/5'), bg), '');
    assert.equal(whyNothing(turnOf('prava', 'W 1:1 off:14 | B 6:1 5:1 off:13 ; white 61', '1/off'), bg), '', 'the game is over');
  });

  test('a reason is found exactly when dice are left over', () => {
    fc.assert(
      fc.property(aSituation(aPreset), fc.nat(), ({ rules, text, player, dice }, seed) => {
        let turn = turnWith(rules, parsePosition(text, rules), player, dice);
        for (let at = seed; !isStageOver(turn); at = (at * 31 + 7) % 1009) {
          const moves = singleMoves(turn);
          turn = applyMove(turn, moves[at % moves.length]!);
          if (!isStageOver(turn)) assert.equal(whyNothing(turn, bg), '');
        }
        const isEnded = outcome(turn.rules, turn.position) !== null;
        const isNone = isEnded || turn.left.length === 0;
        for (const words of [bg, en]) assert.match(whyNothing(turn, words), isNone ? /^$/ : /^(\p{Lu}[^.]{8,}\.( |$)){1,3}$/u);
      }),
      runs(300),
    );
  });
});
