/** Matches in two columns, in the dialect of Backgammon Studio: hits with `*`, equal moves counted, `bar` and `off`. */
import { isCubeOffer } from '../../rules/cube.js';
import type { Player, Rules } from '../../rules/rules.js';
import { formatPlay } from '../format-play.js';
import { refuse } from '../foreign/position.js';
import { unsayable } from '../foreign/unsayable.js';
import { assertRecord } from '../record/checks.js';
import type { RecordGame, RecordResult } from '../record/tree.js';
import { matHeaders, variations } from './mat-headers.js';
import { assertSayable, saidSteps, type Said, type SaidStep } from './said-steps.js';

/** Where the right column begins, and that of the names. */
const SECOND = 38;

/**
 * Writes the games of one match; White is in the left column. Comments, judgements, variations, the opening throw and refused offers to resign
 * are left out, since there is no place for them; tags are those of the first game.
 *
 * @throws RulesError for what are no games. NotationError `other-game`; `not-sayable` for a game that was set up, and games of several matches
 */
export function writeMat(games: readonly RecordGame[]): string {
  assertRecord(games);
  const [first] = games;
  if (!first) return '';
  const { rules, score } = first.start;
  const length = score?.length ?? 0;
  for (const game of games) {
    assertSayable(game);
    if (game.position) unsayable('set-up');
    if ((game.start.score?.length ?? 0) !== length || headersOf(game.start.rules, length).join() !== headersOf(rules, length).join())
      unsayable('matches');
  }
  const above = [...matHeaders(first.tags), ...headersOf(rules, length), ` ${length} point match`];
  return `${[above.join('\n'), ...games.map((game, index) => gameText(game, index + 1))].join('\n\n')}\n`;
}

/** What the rules add to the headers. */
function headersOf({ start, cube }: Rules, length: number): string[] {
  const [variation] = [...variations].find(([, checkers]) => checkers === start) ?? refuse('other-game', 'This start has no name.');
  const onOff = (name: string, isOn: boolean): string => `; [${name} "${isOn ? 'On' : 'Off'}"]`;
  return [
    ...(variation === 'backgammon' ? [] : [`; [Variation "${variation === 'nackgammon' ? 'NackGammon' : 'LongGammon'}"]`]),
    `; [CubeLimit "${cube ? cube.limit || 1024 : 1}"]`,
    ...(cube ? [length > 0 ? onOff('Crawford', cube.crawford) : onOff('Jacoby', cube.jacoby)] : []),
    ...(cube?.beavers ? [onOff('Beaver', true)] : []),
  ];
}

/** The rows of a game, one turn of each side in a row. */
class Rows {
  readonly #rows: { readonly number: number; readonly cells: Partial<Record<Player, string>> }[] = [];

  put(player: Player, cell: string): void {
    const last = this.#rows.at(-1);
    const isFree = last && !last.cells.black && (player === 'black' || !last.cells.white);
    if (isFree) last.cells[player] = cell;
    else this.#rows.push({ number: this.#rows.length + 1, cells: { [player]: cell } });
  }

  text(): string[] {
    return this.#rows.map(({ number, cells: { white = '', black = '' } }) => {
      const left = `${String(number).padStart(3)}) ${white}`;
      return (black ? `${left.padEnd(SECOND)} ${black}` : left).trimEnd();
    });
  }
}

function gameText(game: RecordGame, number: number): string {
  const { tags, start, line, result } = game;
  const rows = new Rows();
  for (const said of saidSteps(line)) {
    const { player } = said.node;
    const cell = cellOf(said);
    if (player && cell) rows.put(player, cell);
  }
  if (result?.winner) rows.put(result.winner, ` Wins ${wonBy(result)}${isLast(game, result) ? ' and the match' : ''}`);
  const score = start.score ?? { white: 0, black: 0 };
  const left = ` ${nameOf(tags.White ?? 'White')} : ${score.white}`;
  return [` Game ${number}`, `${left.padEnd(SECOND - 1)}  ${nameOf(tags.Black ?? 'Black')} : ${score.black}`, ...rows.text()].join('\n');
}

function cellOf({ step, node }: Said): string | null {
  if (!step) return null;
  switch (step.kind) {
    case 'roll':
      return `${step.dice.join('')}: ${playOf(step)}`;
    case 'take':
      return ' Takes';
    case 'drop':
      return ' Drops';
    default: {
      const { offer } = node.game;
      const word = { double: 'Doubles', beaver: 'Beavers', raccoon: 'Raccoons' }[step.kind];
      return ` ${word} => ${isCubeOffer(offer) ? offer.value : 0}`;
    }
  }
}

function playOf({ moves, unfinished }: Extract<SaidStep, { kind: 'roll' }>): string {
  if (moves.length > 0) return formatPlay(moves);
  return unfinished ? '????' : 'Cannot Move';
}

const wonBy = ({ points }: RecordResult): string => `${points} point${points === 1 ? '' : 's'}`;

const isLast = ({ start: { score } }: RecordGame, { winner, points }: RecordResult): boolean =>
  Boolean(score?.length && winner && score[winner] + points >= score.length);

/** A name has no two blanks in a row, by which the columns are known. */
const nameOf = (name: string): string => name.replace(/\s+/g, ' ').trim();
