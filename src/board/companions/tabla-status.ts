import { nothing, type TemplateResult } from 'lit';
import { toPlay } from '../../picture/describe.js';
import { matchStatus, statusLine } from '../play/status-line.js';
import { Companion, type Telling } from './companion.js';

/**
 * Whose turn it is and what is to be done, in the words of the board; at the end of a game how it ended. Of a position that is shown, who
 * is to play what.
 *
 * @tagname tabla-status
 * @csspart base - All of it.
 * @csspart status - The line.
 */
export class TablaStatus extends Companion {
  protected override tell({ view: { situation }, match, doubles, refusedBy, names, words }: Telling): TemplateResult | typeof nothing {
    if (match) return matchStatus({ match, words, names, doubles, refusedBy });
    return situation.player ? statusLine(situation.player, toPlay(situation, names).join(' ')) : nothing;
  }
}
