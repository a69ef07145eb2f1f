import { bg as board } from '../board/bg.js';
import { diceList, diceWords, listed, stagesWords } from '../dice.js';
import type { PlayWords, SaidBeside, SaidGame, SaidOutcome, SaidPart } from '../play-words.js';
import { otherOf, points, The, the, told, worth } from '../told/bg.js';
import type { Side } from '../words.js';
import { refusals } from './bg-refusals.js';
import { played } from './moves.js';

const colours = { white: ['бял пул', 'бели пула'], black: ['черен пул', 'черни пула'] } as const;
const places: Readonly<Record<number, string>> = { 0: 'Извадени', 25: 'Бар' };
/** What comes after the present dice. */
const then = (part: SaidPart | null): string => {
  const later = part?.stages.slice(part.plays.length) ?? [];
  return later.length > 0 ? `, после ${stagesWords(later, board)}` : '';
};
/** Why fewer dice are to be played than are left. */
const noMove = ({ left, duty }: NonNullable<SaidGame['turn']>, [die]: readonly number[]): string => {
  if (duty?.larger) return 'Може само единият зар, затова по-големият.';
  const rest = left.find((other) => other !== die);
  return rest ? `С ${rest} няма ход.` : 'За останалите няма ход.';
};
const number = (value: number): string => value.toLocaleString('bg');
/** A game that ends now; that the mother wins at once has to be explained. */
const endsBy = (outcome: SaidOutcome): string => {
  const { winner, by } = outcome;
  if (!winner || by !== 'mother') return bg.result(outcome);
  return `${The[winner]} затапиха майката, последния пул на началното поле на ${the[otherOf(winner)]}, а своето вече опразниха: това е ${worth(outcome)}.`;
};
/** Whose turn it is; in the first one of a later game, why it is his. */
const begun = (player: Side, by: SaidBeside['begins']): string => {
  if (!by) return bg.turnOf(player);
  const before =
    by === 'alternate'
      ? `: предишната игра започнаха ${the[otherOf(player)]}`
      : `, които ${by === 'winner' ? 'спечелиха' : 'загубиха'} предишната игра`;
  return `Започват ${the[player]}${before}.`;
};
/** The cube of the other side, which alone may double. */
const cubeOf = (player: Side, cube: SaidGame['cube']): string =>
  cube?.owner && cube.owner !== player
    ? ` Кубът е у ${the[cube.owner]}: играта е за ${points(cube.value)} и само те могат да дублират.`
    : '';

/** What is said while somebody plays, in Bulgarian, the original. */
export const bg: PlayWords = {
  ...told,
  refusals,

  closed: (at, isTaken, others) => {
    const [one, many] = isTaken ? ['заето', 'заети'] : ['затворено', 'затворени'];
    const holds = isTaken ? ': тук и един пул държи полето' : '';
    if (at.length > 4 && others) return `Повечето полета са ${many}${holds}.`;
    if (at.length > 4) return `Всички полета, до които стигаш, са ${many}${holds}.`;
    return `${at.length > 1 ? `Полета ${listed(at.map(String), board)} са ${many}` : `Поле ${at[0]} е ${one}`}${holds}.`;
  },
  ownPinned: (at) => {
    const others = at.filter((point) => point !== 24);
    const mother = others.length < at.length ? 'Майката ти е затапена.' : '';
    if (others.length === 0) return mother;
    const [those, pinned] =
      others.length > 1
        ? ['Пуловете', 'са затапени: не могат да мръднат, а полетата са затворени за теб']
        : ['Пулът', 'е затапен: не може да мръдне, а полето е затворено за теб'];
    return `${mother} ${those} ти на ${listed(others.map(String), board)} ${pinned}.`.trim();
  },
  pins: (at) =>
    at.length > 0 ? `Затапил си ${at.length > 1 ? 'противникови пулове' : 'противников пул'} на ${listed(at.map(String), board)}.` : '',
  motherHeld: 'Затапил си майката, последния пул на началното поле на противника: печелиш, щом опразниш поле 24.',
  motherLost:
    'Последният ти пул на поле 24, майката, е затапен: губиш, щом противникът опразни поле 1. Затапиш ли и неговата майка, играта е реми.',
  notNow: (moves, waits) => `Затова не може ${listed(moves, board)}${waits ? ': другите му пулове чакат първия да мине началото ти' : ''}.`,
  onBar: 'Имаш пул на бара.',
  undone: 'Върнато.',
  handed: (stages) => `Предаваш на противника: ${stagesWords(stages, board)}.`,
  turnOf: (player, passed) => `Ред е на ${the[player]}.${passed?.length ? ` Първо предадените: ${stagesWords(passed, board)}.` : ''}`,
  lastThrow: (player) =>
    `${The[otherOf(player)]} изведоха всичко, но те започнаха играта: ${the[player]} имат още едно хвърляне. Изведат ли всичко, играта е реми.`,
  stage: (dice) => `Сега ${diceWords(dice, board)}.`,
  offered: (offer) => {
    const { by } = offer;
    const price = `. С „Пас“ губиш ${points(offer.points)}. Приемаш ли?`;
    switch (offer.kind) {
      case 'double':
        return `${The[by]} дублират: приемаш ли? Ако да, играта е за ${points(offer.value)} и следващото дублиране е твое; с „Пас“ губиш ${points(offer.points)}.`;
      case 'beaver':
        return `Бобър! ${The[by]} приемат и веднага вдигат на ${offer.value}, а кубът остава у тях${price}`;
      case 'raccoon':
        return `Ракун! ${The[by]} вдигат още веднъж, на ${offer.value}${price}`;
      case 'resign':
        return `${The[by]} се предават: ${worth({ kind: offer.price, points: offer.points })}. Приемаш ли?`;
    }
  },
  taken: (player, value) => `${The[player]} приемат. Кубът е ${value}, у тях.`,
  refused: (player) => `${The[player]} не приемат. Играе се нататък.`,
  score: (white, black) => `Резултат ${white} на ${black}.`,
  nextGame: (name) => `Следва ${name}.`,
  matchWon: (player) => `${The[player]} печелят мача.`,

  matchTo: (length) => (length === 'series' ? 'Серия' : `До ${points(length)}`),
  crawford: 'На точка от победата: без куб (правило на Крофорд)',
  gamesOfSet: 'Игрите една след друга',
  ordinals: ['Първа', 'Втора', 'Трета'],
  badSave: 'Запазената игра не може да се продължи. Започваме отначало.',
  stakes: ({ oin, mars, koks, most }, cube) => {
    const kindsOf = [
      `оин ${number(oin)}`,
      ...(mars > oin ? [`марс ${number(mars)}`] : []),
      ...(koks > mars ? [`кокс ${number(koks)}`] : []),
    ];
    const limit = cube === null ? '' : most === null ? '; кубът е без лимит' : `; най-много ${number(most)}`;
    return `Губи се: ${kindsOf.join(', ')}${limit}.`;
  },

  toDo: ({ turn, outcome, offer, opening, finished, rolls, cube }, { why = '', ending, mayDouble, playable = null, begins } = {}) => {
    if (outcome) return bg.result(outcome);
    if (offer) return bg.offered(offer);
    if (!turn) return opening ? bg.opened(opening.white, opening.black) : 'Кой започва? Хвърлете по един зар.';
    if (ending) return `${endsBy(ending)} Готово?`;
    const { player, phase, left, roll, passed, own, handOver } = turn;
    const isFirst = opening && rolls && rolls.white + rolls.black === 0;
    const start = finished ? bg.lastThrow(player) : isFirst ? bg.opened(opening.white, opening.black) : begun(player, begins);
    const reason = why && ` ${why}`;
    const climbs = own !== null && own.stages.length > 1;
    switch (phase) {
      case 'passed':
        return `${start} ${turn.duty?.optional ? 'Ако искаш, изиграй' : 'Първо изиграй'} предадените от ${the[otherOf(player)]} зарове: ${diceWords(left, board)}${then(passed)}.${reason}`;
      case 'passedDone':
        if (!played(passed)) return `${start} ${bg.nothingToPlay(passed?.stages.flat() ?? [])}${reason}`;
        return `${start} ${why ? `${bg.nothingToPlay(left)}${reason}` : 'Предадените зарове са изиграни. Натисни „Готово“ и хвърли.'}`;
      case 'roll':
        return finished
          ? start
          : `${start} Хвърли заровете${mayDouble ? ' или дублирай: тогава играта струва двойно' : ''}.${cubeOf(player, cube)}`;
      case 'moving':
        return `${start} ${climbs ? 'Чифтът се доиграва до шестици: сега' : 'Играй'} ${diceList(playable ?? left, board)}${then(own)}.${playable ? ` ${noMove(turn, playable)}` : ''}${reason}`;
      case 'done':
        if (handOver.length > 0 && (played(own) || roll?.[0] === roll?.[1]))
          return `${start} ${climbs ? 'Чифтът се доиграва до шестици; запре ли, остатъкът е за противника. ' : played(own) ? '' : `${bg.nothingToPlay(roll ?? [])} `}${bg.handed(handOver)}${reason}`;
        if (!played(own)) return `${start} ${bg.nothingToPlay(roll ?? [], handOver.length > 0)}${reason}`;
        return `${start} ${why ? `${bg.nothingToPlay(left)}${reason}` : 'Изигра всичко. Готово?'}`;
    }
  },
  place: (point, sides, isTarget) => {
    const held = sides.map(
      ({ player, count, pinned }) => `${count} ${colours[player][count === 1 ? 0 : 1]}${pinned ? ' отдолу, затапен' : ''}`,
    );
    return `${places[point] ?? `Поле ${point}`}: ${held.length ? listed(held, board) : 'празно'}${isTarget ? ', можеш тук' : ''}`;
  },
  boardName: 'Дъска за табла',

  roll: 'Хвърли',
  undo: 'Върни',
  undoAll: 'Върни всичко',
  confirm: 'Готово',
  double: 'Дублирам',
  take: 'Приемам',
  drop: 'Пас',
  beaver: (value) => `Бобър: вдигам на ${value}`,
  raccoon: (value) => `Ракун: вдигам на ${value}`,
  accept: 'Приемам',
  refuse: 'Не приемам',
  resign: 'Предавам се',
  resignFor: (outcome) => `Предаваш ли се? Губиш ${worth(outcome)}.`,
  playOn: 'Играя нататък',
  next: 'Нататък',
  newGame: 'Нова игра',
  replayThis: 'Разгледай играта',
  close: 'Затвори',
  flip: 'Обърни дъската',
  directions: 'Посоки',
  typePlay: 'Напиши хода си',
  notAPlay: (text) => `„${text}“ не е ход. Пише се така: 8/5 6/5.`,
  whichOne: (to, from) =>
    `${to ? `До поле ${to} стигат пуловете от` : 'Можеш да извадиш от'} ${listed(from.map(String), board)}. Избери откъде.`,
  couldMean: (plays) => `Това може да значи ${plays.join(' или ')}. Напиши го по-точно.`,
  letters: { roll: 'х', undo: 'в', confirm: 'г', double: 'д' },

  isLegal: (play) => `${play}: може.`,
  isNotLegal: (play, why) => `${play}: не може. ${why}`,
};
