import { html, type TemplateResult } from 'lit';
import { diceWordsOf } from '../../locale/companions.js';
import { stagesWords, throwWords, upperFirst } from '../../locale/dice.js';
import { diceAlone } from '../../picture/alone.js';
import type { LiveView } from '../../picture/view.js';
import { Companion, type Telling } from './companion.js';
import { vignette } from './vignette.js';

/**
 * The dice beside a board, as it draws them: those that are used up faint, and in a tray of its own what was handed over and is played
 * first, the numbers to which a double climbs, and what will be handed over. The tray is empty where nothing is thrown.
 *
 * @tagname tabla-dice
 * @csspart base - All of it.
 * @csspart drawing - The dice.
 */
export class TablaDice extends Companion {
  protected override tell(telling: Telling): TemplateResult {
    const { view } = telling;
    return html`<div class="dice" role="img" aria-label=${inWords(view, telling)}>${diceAlone(view).map(vignette)}</div>`;
  }
}

/** The drawing for the ear, in its order. */
function inWords({ situation, stage = situation.dice ?? [], left = stage, next = [], handOver = [] }: LiveView, telling: Telling): string {
  const { names, words } = telling;
  const dice = diceWordsOf(names.language);
  const said = [stage.length > 0 ? `${upperFirst(throwWords(stage, names))}.` : dice.none];
  if (left.length > 0 && left.length < stage.length) said.push(dice.left(left));
  if (situation.passed.length > 0) said.push(names.passed(stagesWords(situation.passed, names)));
  if (next.length > 0) said.push(dice.later(next));
  if (handOver.length > 0) said.push(words.handed(handOver));
  return said.join(' ');
}
