import { en as board } from '../board/en.js';
import { diceList, diceWords, listed, stagesWords, throwName, upperFirst } from '../dice.js';
import type { PlayWords, SaidOutcome, SaidPart } from '../play-words.js';
import { refusals } from './en-refusals.js';
import { movesText, played, type MoveWords } from './moves.js';

const { players } = board;
const other = { white: players.black, black: players.white } as const;
const kinds = { oin: 'a single game', mars: 'a gammon (mars)', koks: 'a backgammon (koks)', draw: 'a draw' } as const;
const places: Readonly<Record<number, string>> = { 0: 'Borne off', 25: 'Bar' };
const ways = {
  'bearing-off': 'has borne everything off',
  mother: 'has pinned the mother',
  'last-throw': 'wins',
  resignation: 'resigns',
  drop: 'drops',
  'no-moves': 'wins',
} as const;
/** What comes after the present dice. */
const then = (part: SaidPart | null): string => {
  const later = part?.stages.slice(part.plays.length) ?? [];
  return later.length > 0 ? `, then ${stagesWords(later, board)}` : '';
};
const number = (value: number): string => value.toLocaleString('en');
const draws: Readonly<Record<string, string>> = {
  mother: 'Both mothers are pinned. ',
  'last-throw': 'Both have borne everything off. ',
  'no-moves': 'Nobody can move. ',
};
const moves: MoveWords = {
  way: (from, to) => (to ? `${from === 25 ? 'bar' : from} to ${to}` : `${from} off`),
  times: ['', '', ' twice', ' three times', ' four times'],
  hit: 'hit',
  pin: 'pin',
  mother: 'pins the mother on 1',
};
const points = (count: number): string => `${count} point${count === 1 ? '' : 's'}`;
const worth = ({ kind, points: count }: Pick<SaidOutcome, 'kind' | 'points'>): string => `${kinds[kind]}, ${points(count)}`;

/** What is said while somebody plays, in English. */
export const en: PlayWords = {
  refusals,
  sets: { makedonska: 'Macedonian tabla', balgarska: 'Bulgarian tabla', gratska: 'Greek tavli', turska: 'Turkish tavla' },

  opened: (white, black) =>
    white === black
      ? `Both threw ${white}: throw again.`
      : `White ${white}, Black ${black}. ${players[white > black ? 'white' : 'black']} begins.`,
  rolled: (player, dice, climbs) => {
    const [first = 0, second] = dice;
    const name = throwName(dice, board);
    if (first !== second) return `${players[player]} rolled ${dice.join(board.and)}, ${name}.`;
    return `${upperFirst(name)}! ${upperFirst(board.equalDice(4, first))}${climbs && first < 6 ? ', climbing to sixes' : ''}.`;
  },
  nothingToPlay: (dice, handed) => `No move with ${listed(dice.map(String), board)}.${handed ? ' Your opponent gets the dice.' : ''}`,
  closed: (at, isTaken) => {
    const how = isTaken ? 'taken' : 'closed';
    if (at.length > 4) return `All the points that you can reach are ${how}.`;
    return `Point${at.length > 1 ? 's' : ''} ${listed(at.map(String), board)} ${at.length > 1 ? 'are' : 'is'} ${how}.`;
  },
  ownPinned: (point) => (point === 24 ? 'Your mother is pinned.' : `Your checker on ${point} is pinned.`),
  motherHeld: 'The opponent’s mother is pinned: you win as soon as your start is empty.',
  onBar: 'You have a checker on the bar.',
  moved: (player, made) => `${players[player]}: ${movesText(made, moves)}.`,
  undone: 'Taken back.',
  handed: (stages) => `Handed to your opponent: ${stagesWords(stages, board)}.`,
  turnOf: (player, passed) =>
    `${players[player]}’s turn.${passed?.length ? ` First the dice handed over: ${stagesWords(passed, board)}.` : ''}`,
  lastThrow: (player) => `${other[player]} has borne everything off. The last throw is ${players[player]}’s.`,
  stage: (dice) => `Now ${diceWords(dice, board)}.`,
  offered: (offer) => {
    const who = players[offer.by];
    switch (offer.kind) {
      case 'double':
        return `${who} doubles to ${offer.value}. Do you take?`;
      case 'beaver':
        return `Beaver! ${who} turns the cube to ${offer.value} and keeps it. Do you take?`;
      case 'raccoon':
        return `Raccoon! ${who} turns the cube to ${offer.value}. Do you take?`;
      case 'resign':
        return `${who} offers to resign: ${worth({ kind: offer.price, points: offer.points })}. Do you accept?`;
    }
  },
  taken: (player, value) => `${players[player]} takes and owns the cube at ${value}.`,
  refused: (player) => `${players[player]} does not accept. Play goes on.`,
  result: (outcome) => {
    const { winner, by, points: count } = outcome;
    if (!winner) return `${draws[by] ?? ''}A draw${count ? `, ${points(count)} each` : ''}.`;
    const loses = by === 'resignation' || by === 'drop';
    return `${loses ? other[winner] : players[winner]} ${ways[by]}. ${upperFirst(worth(outcome))}${loses ? ` for ${players[winner]}` : ''}.`;
  },
  score: (white, black) => `Score ${white} to ${black}.`,
  nextGame: (name) => `Next: ${name}.`,
  matchWon: (player) => `${players[player]} wins the match.`,

  matchTo: (length) => (length === 'series' ? 'Series' : `To ${points(length)}`),
  crawford: 'The Crawford game: no cube',
  gamesOfSet: 'The games in turn',
  ordinals: ['First', 'Second', 'Third'],
  badSave: 'The saved game cannot be continued. It begins afresh.',
  stakes: ({ oin, mars, koks, most }, cube) => {
    const kindsOf = [
      `single ${number(oin)}`,
      ...(mars > oin ? [`mars ${number(mars)}`] : []),
      ...(koks > mars ? [`koks ${number(koks)}`] : []),
    ];
    const limit = cube === null ? '' : most === null ? '; the cube has no limit' : `; at most ${number(most)}`;
    return `To lose: ${kindsOf.join(', ')}${limit}.`;
  },

  toDo: ({ turn, outcome, offer, opening, finished, rolls }, { why = '', ending } = {}) => {
    if (outcome) return en.result(outcome);
    if (offer) return en.offered(offer);
    if (!turn) return opening ? en.opened(opening.white, opening.black) : 'Who begins? Throw one die each.';
    if (ending) return `${en.result(ending)} Done?`;
    const { player, phase, left, roll, passed, own, handOver } = turn;
    const isFirst = opening && rolls && rolls.white + rolls.black === 0;
    const start = finished ? en.lastThrow(player) : isFirst ? en.opened(opening.white, opening.black) : en.turnOf(player);
    const reason = why && ` ${why}`;
    switch (phase) {
      case 'passed':
        return `${start} ${turn.duty?.optional ? 'If you like, play' : 'First play'} the dice ${other[player]} handed over: ${diceWords(left, board)}${then(passed)}.${reason}`;
      case 'passedDone':
        if (!played(passed)) return `${start} ${en.nothingToPlay(passed?.stages.flat() ?? [])}${reason}`;
        return `${start} ${why ? `${en.nothingToPlay(left)}${reason} Done?` : 'The dice handed over are played: done? Then you roll.'}`;
      case 'roll':
        return finished ? start : `${start} Roll the dice.`;
      case 'moving':
        return `${start} ${own && own.stages.length > 1 ? 'The double climbs: now' : 'Play'} ${diceList(left, board)}${then(own)}.${reason}`;
      case 'done':
        if (!played(own)) return `${start} ${en.nothingToPlay(roll ?? [], handOver.length > 0)}${reason}`;
        if (handOver.length > 0) return `${start} ${en.handed(handOver)}${reason} Done?`;
        return `${start} ${why ? `${en.nothingToPlay(left)}${reason} Done?` : 'All played: done?'}`;
    }
  },
  place: (point, sides, isTarget) => {
    const held = sides.map(
      ({ player, count, pinned }) => `${count} ${player} checker${count === 1 ? '' : 's'}${pinned ? ' underneath, pinned' : ''}`,
    );
    return `${places[point] ?? `Point ${point}`}: ${held.length ? listed(held, board) : 'empty'}${isTarget ? ', you can go here' : ''}`;
  },
  boardName: 'Tabla board',

  roll: 'Roll',
  undo: 'Undo',
  undoAll: 'Undo all',
  confirm: 'Done',
  double: 'Double',
  take: 'Take',
  drop: 'Drop',
  beaver: 'Beaver',
  raccoon: 'Raccoon',
  accept: 'Accept',
  refuse: 'Decline',
  resign: 'Resign',
  resignFor: (outcome) => `Resign? You lose ${worth(outcome)}.`,
  playOn: 'Play on',
  next: 'Next',
  newGame: 'New game',
  flip: 'Turn the board',
  directions: 'Directions',
  typePlay: 'Write your play',
  notAPlay: (text) => `“${text}” is not a play. Write it like this: 8/5 6/5.`,
  couldMean: (plays) => `That could mean ${plays.join(' or ')}. Write it in full.`,
  letters: { roll: 'r', undo: 'u', confirm: 'c', double: 'd' },

  isLegal: (play) => `${play} is legal.`,
  isNotLegal: (play, why) => `${play} is not legal. ${why}`,
};
