import { html, nothing, type TemplateResult } from 'lit';
import { cubeAlone } from '../../picture/alone.js';
import { stakesLine } from '../play/match-line.js';
import { sign } from '../play/sign.js';
import { Companion, type Telling } from './companion.js';
import { vignette } from './vignette.js';

/**
 * The doubling cube beside a board: what it shows and whose it is, what is offered, and what the game costs its loser where something is
 * played for. Nothing in a game without either.
 *
 * @tagname tabla-cube
 * @csspart base - All of it.
 * @csspart drawing - The cube.
 */
export class TablaCube extends Companion {
  protected override tell({ view, match, stake = null, names, words }: Telling): TemplateResult | typeof nothing {
    const { cube } = view.situation;
    const game = match?.game;
    if (!cube && stake === null) return nothing;
    return html`<div class="cube-line" dir="auto">
      ${cube ? html`${vignette(cubeAlone(view, cube.value))}${cube.owner ? sign(cube.owner) : nothing}` : nothing}
      <div>
        ${cube ? html`<p>${names.cube(cube.value, cube.owner)}</p>` : nothing}
        ${game?.offer && game.offer.kind !== 'resign' ? html`<p class="offer">${words.offered(game.offer)}</p>` : nothing}
        ${game && stake !== null ? html`<p class="stakes">${stakesLine(game, stake, words)}</p>` : nothing}
      </div>
    </div>`;
  }
}
