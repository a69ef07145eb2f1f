import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { BoardWords } from '../../locale/index.js';
import type { PlayWords } from '../../locale/play.js';
import { gameNumber, gameOfSet, stakesIn, type MatchState } from '../../rules/index.js';
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
export function nameInSet({ match, words, names }: Omit<MatchLine, 'stake'>, number: number): string {
  const game = gameOfSet(match, number);
  if (!game) return '';
  return match.set === 'makedonska' ? (words.ordinals[(number - 1) % match.order.length] ?? '') : names.game(game);
}

/** The games of the set with the present one marked, how long the match goes on, the score, and what is played for. */
export function matchLine(line: MatchLine): TemplateResult | typeof nothing {
  const { match, stake, words } = line;
  const { length, game } = match;
  if (length === 'game' && stake === null) return nothing;
  const { white, black } = match.score;
  return html`<div class="match" part="match" dir="auto">
    ${length === 'game' ? nothing : html`${gamesOfSet(line)}<span class="length">${words.matchTo(length)}${game.crawford ? `. ${words.crawford}` : ''}</span>`}
    ${
      length === 'game'
        ? nothing
        : html`<span class="score" role="img" aria-label=${words.score(white, black)}
            >${sign('white')}${white} : ${black}${sign('black')}</span
          >`
    }
    ${stake === null ? nothing : html`<span class="stakes">${words.stakes(stakesIn(game, stake), game.cube?.value ?? null)}</span>`}
  </div>`;
}

function gamesOfSet(line: MatchLine): TemplateResult | typeof nothing {
  const { match, words } = line;
  const count = match.order.length;
  if (!match.set || count < 2) return nothing;
  const now = (gameNumber(match) - 1) % count;
  return html`<ol class="games" aria-label=${words.gamesOfSet}>
    ${match.order.map((_, at) => html`<li aria-current=${at === now ? 'step' : 'false'}>${nameInSet(line, at + 1)}</li>`)}
  </ol>`;
}
