import { bg } from '../board/bg.js';
import { diceList } from '../dice.js';
import type { RefusalFacts, Sentence } from '../play-words.js';

const stems = ['', 'единиц', 'двойк', 'тройк', 'четворк', 'петиц', 'шестиц'];
const those = (die = 0): string => `${stems[die]}ите`;
const list = (dice: readonly number[] = []): string => diceList(dice, bg);
const remain = (dice: readonly number[] = []): string => `${dice.length > 1 ? 'остават' : 'остава'} ${list(dice)}`;

/** Why not, in Bulgarian; the original, to which the other languages keep. */
export const refusals = {
  'game-over': 'Играта свърши.',
  'not-your-turn': 'Не е твой ред.',
  'roll-first': 'Първо хвърли заровете.',
  'no-checker': ({ point }) => (point === 25 ? 'На бара нямаш пул.' : point ? `На поле ${point} нямаш пул.` : 'Изваден пул не се връща.'),
  backward: 'Пуловете вървят само напред.',
  'no-such-die': ({ die, dice }) => (dice?.length ? `За този ход трябва ${die}, а ти ${remain(dice)}.` : 'Нямаш повече какво да играеш.'),
  'bar-first': 'Първо вкарай пула си от бара.',
  'point-held': ({ point }) => `Поле ${point} е затворено: там има капия.`,
  'point-taken': ({ point }) => `Поле ${point} е заето. Тук и един пул държи полето.`,
  'own-pinned-there': ({ point }) => `На поле ${point} лежи твой затапен пул, затова е затворено за теб.`,
  pinned: 'Този пул е затапен и не може да мръдне.',
  'must-use-both': 'Така другият зар остава неизигран, а и двата могат.',
  'must-use-more': ({ count, most }) => `Така ще изиграеш само ${count} от чифта, а могат ${most}.`,
  'must-use-larger': ({ die }) => `Може да се изиграе само единият зар: играй по-големия, ${die}.`,
  'must-end-game': 'С тези зарове можеш да приключиш играта, затова по-къс ход не важи.',
  'not-all-home': 'Още не можеш да изваждаш: не всичките ти пулове са у дома.',
  'farther-first': ({ die, point }) => `С ${die} се вади от най-далечното ти поле, а то е ${point}.`,
  'pinned-no-bearing-off': 'Докато твой пул е затапен, не изваждаш.',
  'passed-first': ({ dice }) => `Първо изиграй предадените зарове: ${list(dice)}.`,
  'stage-order': ({ die, dice }) => `Сега се играят ${those(die)}; ${those(dice?.[0])} идват след тях.`,
  'runner-first': 'Първият ти пул трябва да мине началото на противника, преди да тръгнат другите.',
  'quarter-wall': ({ always }) =>
    `Не можеш да оставиш заети и шестте полета от 24 до 19${always ? '' : ', докато на поле от 12 до 1 има противников пул'}.`,
  'front-wall': 'Докато на поле 12 има противников пул, не можеш да оставиш заети и шестте полета от 11 до 6.',
  'must-leave-move': 'Ходът ти трябва да остави на противника поне един възможен ход.',
  'no-hiding': 'Пулът, който удари у дома, не може в същия ход да се скрие върху друг твой пул.',
  'no-hit-and-run': 'Пулът, който удари у дома, остава там до края на хода.',
  'not-finished': ({ dice }) => `Още можеш да играеш: ${remain(dice)}.`,
  'already-rolled': 'Заровете са хвърлени: играй.',
  'nothing-to-undo': 'Няма какво да върнеш.',
  'no-cube': 'Играе се без куб.',
  'nothing-offered': 'Никой не е дублирал.',
  'beaver-off': 'Бобър не се играе.',
  'raccoon-off': 'Ракун не се играе.',
  'crawford-game': 'Това е играта на Крофорд: без куб.',
  'last-throw': 'Преди последното хвърляне не се дублира.',
  'cube-not-yours': 'Кубът е у противника.',
  'cube-limit': ({ most }) => `Кубът е на лимита си, ${most}.`,
  'cube-after-roll': 'Дублира се преди хвърлянето.',
  cancelled: '',
} satisfies Record<string, Sentence | ((facts: RefusalFacts) => string)>;

export type RefusalCode = keyof typeof refusals;
