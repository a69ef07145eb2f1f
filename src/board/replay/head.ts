import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { BoardWords } from '../../locale/board.js';
import type { ReplayWords } from '../../locale/replay.js';
import type { GameText } from '../../notation/record/game-text.js';
import type { Player } from '../../rules/rules.js';
import { sign } from '../play/sign.js';

/** What stands above the board: who plays, the score before the game, and where there are several games, which one it is. */
export interface Head {
  readonly games: readonly GameText[];
  /** The number of the present game, from 0. */
  readonly number: number;
  /** The number of the one that has been chosen, which may still be on its way. */
  readonly chosen: number;
  readonly words: ReplayWords;
  readonly names: BoardWords;
  readonly choose: (number: number) => void;
}

export function head(to: Head): TemplateResult | typeof nothing {
  const { games, number, names } = to;
  const game = games[number];
  if (!game) return nothing;
  const { tags, score } = game;
  const nameOf = (player: Player): string => tags[player === 'white' ? 'White' : 'Black'] ?? names.players[player];
  const about = [tags.Event, tags.Date].filter(Boolean).join(', ');
  return html`<div class="head" part="match">
    <div class="sides">
      ${sign('white')}<bdi>${nameOf('white')}</bdi>${
        score
          ? html`<span class="points" role="img" aria-label=${names.score(score.white, score.black, score.length)}
              >${score.white} : ${score.black}${score.length ? html` <small>/ ${score.length}</small>` : nothing}</span
            >`
          : html`<span class="points">–</span>`
      }<bdi>${nameOf('black')}</bdi>${sign('black')}
    </div>
    ${about ? html`<div class="about" dir="auto">${about}</div>` : nothing}${games.length > 1 ? chooser(to) : nothing}
  </div>`;
}

function chooser({ games, chosen, words, names, choose }: Head): TemplateResult {
  const change = ({ currentTarget }: Event): void => choose((currentTarget as HTMLSelectElement).selectedIndex);
  const name = ({ number: nth, preset, score }: GameText): string =>
    words.gameOf(nth, names.game(preset)) + (score ? `, ${score.white} : ${score.black}` : '');
  return html`<select class="games-of" aria-label=${words.chooser} @change=${change}>
    ${games.map((game, at) => html`<option .selected=${at === chosen}>${name(game)}</option>`)}
  </select>`;
}
