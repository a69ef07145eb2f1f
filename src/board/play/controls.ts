import { html, nothing, type TemplateResult } from 'lit/html.js';
import { explainAction, type MatchState, type Outcome } from '../../rules/index.js';
import type { BoardHost } from '../session.js';
import { isReady, mainAction, mainControl, mainName } from './main-action.js';
import { playField, sightButtons, undoButtons, type Tools } from './tools.js';

/** What the buttons need to know. */
export interface Controls extends Tools {
  readonly host: BoardHost;
  readonly match: MatchState;
  /** How many moves can be taken back. */
  readonly undoable: number;
  /** The price of giving up, while that is being asked. */
  readonly resigning: Outcome | null;
  /** A play has been written and played. */
  readonly written: () => void;
}

/** The buttons under the board: every action of the game is here too, for those who use neither keys nor the drawing. */
export function below(controls: Controls): TemplateResult {
  const { host, match, words, undoable, resigning, send, written } = controls;
  if (match.game.offer) return answers(controls);
  if (resigning) {
    const question = words.resignFor(resigning);
    return html`<div class="controls" part="controls" role="group" aria-label=${question}>
      <span class="question">${question}</span>
      <button type="button" class="stay" @click=${() => send({ type: 'resign-not' })}>${words.playOn}</button>
      <button type="button" @click=${() => send({ type: 'resign-yes' })}>${words.resign}</button>
    </div>`;
  }
  const { rules, turn, outcome } = match.game;
  const isPlaying = turn !== null && !outcome;
  return html`<div class="controls" part="controls">
    ${mainButton(controls)}${outcome ? replayButton(controls) : doubleButton(controls)}${isPlaying ? undoButtons(controls, undoable) : nothing}<span
      class="gap"
    ></span
    >${isPlaying ? html`${playField(controls, written)}${resignButton(controls)}` : nothing}${sightButtons(controls, host, rules)}
  </div>`;
}

/** What the side that is asked can answer. */
function answers({ match: { game }, words, send }: Controls): TemplateResult {
  const { offer } = game;
  const question = words.toDo(game);
  const name = (type: 'take' | 'drop' | 'beaver' | 'raccoon' | 'accept' | 'refuse'): string => {
    const word = words[type];
    return typeof word === 'string' ? word : word(offer && offer.kind !== 'resign' ? 2 * offer.value : 0);
  };
  const all =
    offer?.kind === 'resign'
      ? (['accept', 'refuse'] as const)
      : (['take', 'drop', 'beaver', 'raccoon'] as const).filter((type) => explainAction(game, { type }) === null);
  return html`<div class="controls" part="controls" role="group" aria-label=${question}>
    ${all.map((type) => html`<button type="button" class=${type} @click=${() => send({ type })}>${name(type)}</button>`)}
  </div>`;
}

/** One and the same button for whatever comes next, so that it keeps the focus; what cannot be yet, it says. */
function mainButton({ match, words, offered, send }: Controls): TemplateResult | typeof nothing {
  const type = mainAction(match);
  if (!offered(mainControl(match))) return nothing;
  return html`<button type="button" class="main" aria-disabled=${!isReady(match)} @click=${() => send({ type })}>
    ${mainName(match, words)}
  </button>`;
}

/** Only when the cube can be turned. */
function doubleButton({ match: { game }, words, offered, send }: Controls): TemplateResult | typeof nothing {
  if (!offered('double') || !game.turn || explainAction(game, { type: 'double' })) return nothing;
  return html`<button type="button" class="double" @click=${() => send({ type: 'double' })}>${words.double}</button>`;
}

const replayButton = ({ words, offered, send }: Controls): TemplateResult | typeof nothing =>
  offered('replay') ? html`<button type="button" @click=${() => send({ type: 'replay-this' })}>${words.replayThis}</button>` : nothing;

const resignButton = ({ words, offered, send }: Controls): TemplateResult | typeof nothing =>
  offered('resign')
    ? html`<button type="button" class="quiet resign" @click=${() => send({ type: 'resign' })}>${words.resign}</button>`
    : nothing;
