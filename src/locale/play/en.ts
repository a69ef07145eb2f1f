import { en as board } from '../board/en.js';
import { diceList, throwName } from '../dice.js';
import type { PlayWords, SaidOutcome } from '../play-words.js';
import { refusals } from './en-refusals.js';
import { movesText, played } from './moves.js';

const { players } = board;
const other = { white: players.black, black: players.white } as const;
const kinds = { oin: 'a single game', mars: 'a mars', koks: 'a koks', draw: 'a draw' } as const;
const worth = ({ kind, points }: SaidOutcome): string => `${kinds[kind]}, ${points} point${points === 1 ? '' : 's'}`;
const places: Readonly<Record<number, string>> = { 0: 'Borne off', 25: 'Bar' };

/** What is said while somebody plays, in English. */
export const en: PlayWords = {
  refusals,
  opened: (white, black) =>
    `White ${white}, Black ${black}. ${white === black ? 'A tie: throw again.' : `${players[white > black ? 'white' : 'black']} begins.`}`,
  rolled: (player, dice) => `${players[player]} rolled ${dice.join(board.and)}, ${throwName(dice, board)}.`,
  nothingToPlay: (dice) => `No move with ${dice.join(board.and)}.`,
  moved: (player, moves) => `${players[player]}: ${movesText(moves, { fromBar: 'bar', to: 'to', off: 'off', hit: 'hit', pin: 'pin' })}.`,
  undone: 'Taken back.',
  turnOf: (player) => `${players[player]}’s turn.`,
  lastThrow: (player) => `${other[player]} has borne everything off. The last throw is ${players[player]}’s.`,
  result: (outcome) => {
    const { winner, by } = outcome;
    if (winner === null) return by === 'no-moves' ? 'Nobody can move. A draw.' : 'A draw: both have borne everything off.';
    if (by === 'resignation') return `${other[winner]} resigns. ${players[winner]} wins ${worth(outcome)}.`;
    return `${players[winner]} ${by === 'last-throw' ? 'wins' : 'has borne everything off and wins'} ${worth(outcome)}.`;
  },
  toDo: ({ turn, outcome, opening, finished }) => {
    if (outcome) return en.result(outcome);
    if (!turn) return opening ? en.opened(opening.white, opening.black) : 'Who begins? Throw one die each.';
    const { player, phase, left, roll } = turn;
    const start = finished ? en.lastThrow(player) : en.turnOf(player);
    if (phase === 'roll') return finished ? start : `${start} Roll the dice.`;
    if (phase !== 'done') return `${start} Play ${diceList(left, board)}.`;
    return played(turn) ? `${start} All played: done?` : `${start} ${en.nothingToPlay(roll ?? [])}`;
  },
  place: (point, sides, isTarget) => {
    const held = sides.map(
      ({ player, count, pinned }) =>
        `${count} ${players[player].toLowerCase()} checker${count === 1 ? '' : 's'}${pinned ? ', pinned' : ''}`,
    );
    return `${places[point] ?? `Point ${point}`}: ${held.join(', ') || 'empty'}${isTarget ? ', can go here' : ''}`;
  },
  boardName: 'Tabla board',
  roll: 'Roll',
  undo: 'Undo',
  confirm: 'Done',
  resign: 'Resign',
  resignFor: (outcome) => `Resign? You lose ${worth(outcome)}.`,
  playOn: 'Play on',
  newGame: 'New game',
  flip: 'Turn the board',
  typePlay: 'Write your play',
  notAPlay: (text) => `“${text}” is not a play. Write it like this: 8/5 6/5.`,
  letters: { roll: 'r', undo: 'u', confirm: 'd' },
  isLegal: (play) => `${play} is legal.`,
  isNotLegal: (play, why) => `${play} is not legal. ${why}`,
};
