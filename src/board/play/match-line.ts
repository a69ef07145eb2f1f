import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { BoardWords } from '../../locale/board.js';
import type { PlayWords } from '../../locale/play.js';
import { gameNumber, gameOfSet, stakesIn, type GameState, type MatchState, type Player } from '../../rules/index.js';
import { sign } from './sign.js';

/** What is said of a match beside its present game. */
export interface MatchLine {
  readonly match: MatchState;
  /** What one point is worth; null where nothing is played for. */
  readonly stake: number | null;
  readonly words: PlayWords;
  readonly names: BoardWords;
}

/** The name of a game of the set; by the Macedonian custom its number. Empty outside a set. */
function nameInSet({ match, words, names }: Omit<MatchLine, 'stake'>, number: number): string {
  const game = gameOfSet(match, number);
  if (!game) return '';
  return match.set === 'makedonska' ? (words.ordinals[(number - 1) % match.order.length] ?? '') : names.game(game);
}

/** The name of the game that follows in the set; null outside one. */
export const nextName = (line: Omit<MatchLine, 'stake'>): string | null => nameInSet(line, gameNumber(line.match) + 1) || null;

/** The games of the set with the present one marked, how long the match goes on, the score, and what is played for. */
export function matchLine(line: MatchLine): TemplateResult | typeof nothing {
  const { match, stake, words } = line;
  const { length, game, score } = match;
  if (length === 'game' && stake === null) return nothing;
  return html`<div class="match" part="match" dir="auto">
    ${length === 'game' ? nothing : html`${gamesOfSet(line)}${lengthLine(length, game.crawford, words)}${scoreLine(score, words)}`}
    ${stake === null ? nothing : stakesLine(game, stake, words)}
  </div>`;
}

/** The games of the set, the present one marked. */
export function gamesOfSet(line: Omit<MatchLine, 'stake'>): TemplateResult | typeof nothing {
  const { match, words } = line;
  const count = match.order.length;
  if (!match.set || count < 2) return nothing;
  const now = (gameNumber(match) - 1) % count;
  return html`<ol class="games" aria-label=${words.gamesOfSet}>
    ${match.order.map((_, at) => html`<li aria-current=${at === now ? 'step' : 'false'}>${nameInSet(line, at + 1)}</li>`)}
  </ol>`;
}

/** How long a match goes on, and whether this is its Crawford game. */
export const lengthLine = (length: number | 'series', crawford: boolean, words: PlayWords): TemplateResult =>
  html`<span class="length">${words.matchTo(length)}${crawford ? `. ${words.crawford}` : ''}</span>`;

export const scoreLine = ({ white, black }: Readonly<Record<Player, number>>, words: PlayWords): TemplateResult =>
  html`<span class="score" role="img" aria-label=${words.score(white, black)}>${sign('white')}${white} : ${black}${sign('black')}</span>`;

/** What the game costs its loser. */
export const stakesLine = (game: GameState, stake: number, words: PlayWords): TemplateResult =>
  html`<span class="stakes">${words.stakes(stakesIn(game, stake), game.cube?.value ?? null)}</span>`;
