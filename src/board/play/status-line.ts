import { html, nothing, type TemplateResult } from 'lit/html.js';
import { sideToAct, type Player } from '../../rules/index.js';
import type { Shown } from '../context.js';
import { ofScore } from './announce.js';
import { beginsBy, besideOf } from './beside.js';
import { nextName, type MatchLine } from './match-line.js';
import { sign } from './sign.js';

/** A sentence with the sign of the side that it is about. */
export const statusLine = (player: Player | null, sentence: string): TemplateResult =>
  html`<div class="status" part="status" dir="auto">${player ? sign(player) : nothing}<span class="todo">${sentence}</span></div>`;

/** `doubles`: false where doubling is not offered. */
type StatusLine = Omit<MatchLine, 'stake'> & { readonly [Part in 'doubles' | 'refusedBy']?: Shown[Part] | undefined };

/**
 * Whose turn it is and what is to be done, after what was refused just now; at the end of a game how it ended, and what that means in its
 * match.
 */
export function matchStatus(line: StatusLine): TemplateResult {
  const { match, words, doubles, refusedBy } = line;
  const { game } = match;
  const said = [
    words.toDo(game, { ...besideOf(game, words, doubles), begins: beginsBy(match) }),
    ...(game.outcome ? ofScore(match, words, nextName(line)) : []),
  ];
  if (refusedBy) said.unshift(words.refused(refusedBy));
  return statusLine(game.outcome ? game.outcome.winner : sideToAct(game), said.join(' '));
}
