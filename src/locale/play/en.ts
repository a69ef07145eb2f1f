import { en as board } from '../board/en.js';
import { diceList, diceWords, listed, stagesWords } from '../dice.js';
import type { PlayWords, SaidGame, SaidPart } from '../play-words.js';
import { other, points, told, worth } from '../told/en.js';
import { refusals } from './en-refusals.js';
import { played } from './moves.js';

const { players } = board;

const places: Readonly<Record<number, string>> = { 0: 'Borne off', 25: 'Bar' };
/** What comes after the present dice. */
const then = (part: SaidPart | null): string => {
  const later = part?.stages.slice(part.plays.length) ?? [];
  return later.length > 0 ? `, then ${stagesWords(later, board)}` : '';
};
/** Why fewer dice are to be played than are left. */
const noMove = ({ left, duty }: NonNullable<SaidGame['turn']>, [die]: readonly number[]): string => {
  if (duty?.larger) return 'Only one die can be played, so it is the larger.';
  const rest = left.find((other) => other !== die);
  return rest ? `Nothing can be played with ${rest}.` : 'Nothing can be played with the others.';
};
const number = (value: number): string => value.toLocaleString('en');

/** What is said while somebody plays, in English. */
export const en: PlayWords = {
  ...told,
  refusals,

  closed: (at, isTaken, others) => {
    const how = isTaken ? 'taken' : 'closed';
    const holds = isTaken ? ': here one checker holds a point' : '';
    if (at.length > 4 && others) return `The other points are ${how}.`;
    if (at.length > 4) return `All the points that you can reach are ${how}${holds}.`;
    return `Point${at.length > 1 ? 's' : ''} ${listed(at.map(String), board)} ${at.length > 1 ? 'are' : 'is'} ${how}${holds}.`;
  },
  ownPinned: (at) => {
    const others = at.filter((point) => point !== 24);
    const mother = others.length < at.length ? 'Your mother is pinned.' : '';
    if (others.length === 0) return mother;
    const [those, are] = others.length > 1 ? ['checkers', 'are'] : ['checker', 'is'];
    return `${mother} Your ${those} on ${listed(others.map(String), board)} ${are} pinned.`.trim();
  },
  pins: (at) => (at.length > 0 ? `You pin ${at.length > 1 ? 'checkers' : 'a checker'} on ${listed(at.map(String), board)}.` : ''),
  motherHeld: 'The opponent’s mother is pinned: you win as soon as your start is empty.',
  motherLost: 'Your mother is pinned: you lose as soon as the opponent’s start is empty. Pin that mother too, and it is a draw.',
  onBar: 'You have a checker on the bar.',
  undone: 'Taken back.',
  handed: (stages) => `Handed to your opponent: ${stagesWords(stages, board)}.`,
  turnOf: (player, passed) =>
    `${players[player]}’s turn.${passed?.length ? ` First the dice handed over: ${stagesWords(passed, board)}.` : ''}`,
  lastThrow: (player) =>
    `${other[player]} has borne everything off. The last throw is ${players[player]}’s: to bear everything off makes it a draw.`,
  stage: (dice) => `Now ${diceWords(dice, board)}.`,
  offered: (offer) => {
    const who = players[offer.by];
    const price = `; to drop costs ${points(offer.points)}. Do you take?`;
    switch (offer.kind) {
      case 'double':
        return `${who} doubles to ${offer.value}${price}`;
      case 'beaver':
        return `Beaver! ${who} turns the cube to ${offer.value} and keeps it${price}`;
      case 'raccoon':
        return `Raccoon! ${who} turns the cube to ${offer.value}${price}`;
      case 'resign':
        return `${who} offers to resign: ${worth({ kind: offer.price, points: offer.points })}. Do you accept?`;
    }
  },
  taken: (player, value) => `${players[player]} takes and owns the cube at ${value}.`,
  refused: (player) => `${players[player]} does not accept. Play goes on.`,
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

  toDo: ({ turn, outcome, offer, opening, finished, rolls }, { why = '', ending, mayDouble, playable = null } = {}) => {
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
        return finished ? start : `${start} Roll the dice${mayDouble ? ' or double' : ''}.`;
      case 'moving':
        return `${start} ${own && own.stages.length > 1 ? 'The double climbs: now' : 'Play'} ${diceList(playable ?? left, board)}${then(own)}.${playable ? ` ${noMove(turn, playable)}` : ''}${reason}`;
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
  beaver: (value) => `Beaver to ${value}`,
  raccoon: (value) => `Raccoon to ${value}`,
  accept: 'Accept',
  refuse: 'Decline',
  resign: 'Resign',
  resignFor: (outcome) => `Resign? You lose ${worth(outcome)}.`,
  playOn: 'Play on',
  next: 'Next',
  newGame: 'New game',
  replayThis: 'Replay this game',
  close: 'Close',
  flip: 'Turn the board',
  directions: 'Directions',
  typePlay: 'Write your play',
  notAPlay: (text) => `“${text}” is not a play. Write it like this: 8/5 6/5.`,
  whichOne: (to, from) =>
    `${to ? `Point ${to} can be reached from` : 'You can bear off from'} ${listed(from.map(String), board)}. Choose which.`,
  couldMean: (plays) => `That could mean ${plays.join(' or ')}. Write it in full.`,
  letters: { roll: 'r', undo: 'u', confirm: 'c', double: 'd' },

  isLegal: (play) => `${play} is legal.`,
  isNotLegal: (play, why) => `${play} is not legal. ${why}`,
};
