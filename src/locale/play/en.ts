import { en as board } from '../board/en.js';
import { diceList, diceWords, listed, stagesWords } from '../dice.js';
import type { PlayWords, SaidBeside, SaidGame, SaidOutcome, SaidPart } from '../play-words.js';
import { other, points, told, worth } from '../told/en.js';
import type { Side } from '../words.js';
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
/** A game that ends now; that the mother wins at once has to be explained. */
const endsBy = (outcome: SaidOutcome): string => {
  const { winner, by } = outcome;
  if (!winner || by !== 'mother') return en.result(outcome);
  return `${players[winner]} has pinned the mother, the last checker on ${other[winner]}’s start, and left the own start empty: that is ${worth(outcome)}.`;
};
/** Whose turn it is; in the first one of a later game, why it is his. */
const begun = (player: Side, by: SaidBeside['begins']): string => {
  if (!by) return en.turnOf(player);
  return `${players[player]} begins${by === 'alternate' ? `: ${other[player]} began the last game` : `, having ${by === 'winner' ? 'won' : 'lost'} the last game`}.`;
};
/** The cube of the other side, which alone may double. */
const cubeOf = (player: Side, cube: SaidGame['cube']): string =>
  cube?.owner && cube.owner !== player
    ? ` ${players[cube.owner]} has the cube: the game is for ${points(cube.value)}, and nobody else may double.`
    : '';

/** What is said while somebody plays, in English. */
export const en: PlayWords = {
  ...told,
  refusals,

  closed: (at, isTaken, others) => {
    const how = isTaken ? 'taken' : 'closed';
    const holds = isTaken ? ': here one checker holds a point' : '';
    if (at.length > 4 && others) return `Most points are ${how}${holds}.`;
    if (at.length > 4) return `All the points that you can reach are ${how}${holds}.`;
    return `Point${at.length > 1 ? 's' : ''} ${listed(at.map(String), board)} ${at.length > 1 ? 'are' : 'is'} ${how}${holds}.`;
  },
  ownPinned: (at) => {
    const others = at.filter((point) => point !== 24);
    const mother = others.length < at.length ? 'Your mother is pinned.' : '';
    if (others.length === 0) return mother;
    const [those, pinned] =
      others.length > 1
        ? ['checkers', 'are pinned: they cannot move, and the points are closed to you']
        : ['checker', 'is pinned: it cannot move, and the point is closed to you'];
    return `${mother} Your ${those} on ${listed(others.map(String), board)} ${pinned}.`.trim();
  },
  pins: (at) =>
    at.length > 0 ? `You pin ${at.length > 1 ? 'enemy checkers' : 'an enemy checker'} on ${listed(at.map(String), board)}.` : '',
  motherHeld: 'You pin the mother, the last checker on the opponent’s start: you win as soon as you empty point 24.',
  motherLost:
    'Your last checker on 24, the mother, is pinned: you lose as soon as the opponent empties point 1. Pin that mother too, and it is a draw.',
  notNow: (moves, waits) =>
    `So ${listed(moves, board)} ${moves.length > 1 ? 'are' : 'is'} not allowed${waits ? ': the opponent’s others wait until the first has passed your start' : ''}.`,
  onBar: 'You have a checker on the bar.',
  undone: 'Taken back.',
  handed: (stages) => `Handed to your opponent: ${stagesWords(stages, board)}.`,
  turnOf: (player, passed) =>
    `${players[player]}’s turn.${passed?.length ? ` First the dice handed over: ${stagesWords(passed, board)}.` : ''}`,
  lastThrow: (player) =>
    `${other[player]} has borne everything off, but began the game: ${players[player]} has one more throw, and bearing everything off makes it a draw.`,
  stage: (dice) => `Now ${diceWords(dice, board)}.`,
  offered: (offer) => {
    const who = players[offer.by];
    const price = `. To drop costs ${points(offer.points)}. Do you take?`;
    switch (offer.kind) {
      case 'double':
        return `${who} doubles: do you take? Then the game is for ${points(offer.value)}, and only you may double next; to drop costs ${points(offer.points)}.`;
      case 'beaver':
        return `Beaver! ${who} takes, turns the cube to ${offer.value} at once and keeps it${price}`;
      case 'raccoon':
        return `Raccoon! ${who} turns the cube once more, to ${offer.value}${price}`;
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
  crawford: 'One point from winning: no cube (Crawford rule)',
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

  toDo: ({ turn, outcome, offer, opening, finished, rolls, cube }, { why = '', ending, mayDouble, playable = null, begins } = {}) => {
    if (outcome) return en.result(outcome);
    if (offer) return en.offered(offer);
    if (!turn) return opening ? en.opened(opening.white, opening.black) : 'Who begins? Throw one die each.';
    if (ending) return `${endsBy(ending)} Done?`;
    const { player, phase, left, roll, passed, own, handOver } = turn;
    const isFirst = opening && rolls && rolls.white + rolls.black === 0;
    const start = finished ? en.lastThrow(player) : isFirst ? en.opened(opening.white, opening.black) : begun(player, begins);
    const reason = why && ` ${why}`;
    const climbs = own !== null && own.stages.length > 1;
    switch (phase) {
      case 'passed':
        return `${start} ${turn.duty?.optional ? 'If you like, play' : 'First play'} the dice ${other[player]} handed over: ${diceWords(left, board)}${then(passed)}.${reason}`;
      case 'passedDone':
        if (!played(passed)) return `${start} ${en.nothingToPlay(passed?.stages.flat() ?? [])}${reason}`;
        return `${start} ${why ? `${en.nothingToPlay(left)}${reason}` : 'The dice handed over are played. Press “Done”, then roll.'}`;
      case 'roll':
        return finished
          ? start
          : `${start} Roll the dice${mayDouble ? ' or double: then the game is worth twice as much' : ''}.${cubeOf(player, cube)}`;
      case 'moving':
        return `${start} ${climbs ? 'The double climbs to sixes: now' : 'Play'} ${diceList(playable ?? left, board)}${then(own)}.${playable ? ` ${noMove(turn, playable)}` : ''}${reason}`;
      case 'done':
        if (handOver.length > 0 && (played(own) || roll?.[0] === roll?.[1]))
          return `${start} ${climbs ? 'The double climbs to sixes; where it is stuck, the rest is for the opponent. ' : played(own) ? '' : `${en.nothingToPlay(roll ?? [])} `}${en.handed(handOver)}${reason}`;
        if (!played(own)) return `${start} ${en.nothingToPlay(roll ?? [], handOver.length > 0)}${reason}`;
        return `${start} ${why ? `${en.nothingToPlay(left)}${reason}` : 'All played. Done?'}`;
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
