import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { BoardWords } from '../../locale/index.js';
import type { PlayWords } from '../../locale/play.js';
import { explainAction, type MatchState, type Outcome } from '../../rules/index.js';
import type { Intent } from '../session.js';
import { isReady, mainAction, mainControl, mainName, type Control } from './main-action.js';
import { matchStatus } from './status-line.js';

/** Why the last try was refused, and at which point that is to be said. */
export interface Refused {
  readonly text: string;
  readonly near?: number | undefined;
}

/** The line above the board: whose turn it is, what is to be done and why; with it, why the last try was refused. */
export function above({
  match,
  words,
  names,
  refused,
}: {
  readonly match: MatchState;
  readonly words: PlayWords;
  readonly names: BoardWords;
  readonly refused: Refused | null;
}): TemplateResult {
  return html`${matchStatus({ match, words, names })}
  ${refused ? html`<p class=${refused.near === undefined ? 'refused' : 'refused near'} part="refusal" dir="auto">${refused.text}</p>` : nothing}`;
}

/** What the buttons need to know. */
export interface Controls {
  readonly match: MatchState;
  readonly words: PlayWords;
  readonly offered: (control: Control) => boolean;
  /** How many moves can be taken back. */
  readonly undoable: number;
  /** The price of giving up, while that is being asked. */
  readonly resigning: Outcome | null;
  readonly send: (intent: Intent) => boolean;
  readonly flip: () => void;
  /** Whether the directions are shown, and what shows or hides them. */
  readonly directions: readonly [areShown: boolean, turn: () => void];
  /** A play has been written and played. */
  readonly written: () => void;
}

/** The buttons under the board: every action of the game is here too, for those who use neither keys nor the drawing. */
export function below(controls: Controls): TemplateResult {
  const { match, words, resigning, send } = controls;
  if (match.game.offer) return answers(controls);
  if (resigning) {
    const question = words.resignFor(resigning);
    return html`<div class="controls" part="controls" role="group" aria-label=${question}>
      <span class="question">${question}</span>
      <button type="button" class="stay" @click=${() => send({ type: 'resign-not' })}>${words.playOn}</button>
      <button type="button" @click=${() => send({ type: 'resign-yes' })}>${words.resign}</button>
    </div>`;
  }
  return html`<div class="controls" part="controls">
    ${mainButton(controls)}${doubleButton(controls)}${undoButtons(controls)}<span class="gap"></span
    >${playField(controls)}${sideButtons(controls)}
  </div>`;
}

/** What the side that is asked can answer. */
function answers({ match: { game }, words, send }: Controls): TemplateResult {
  const question = words.toDo(game);
  const all =
    game.offer?.kind === 'resign'
      ? (['accept', 'refuse'] as const)
      : (['take', 'drop', 'beaver', 'raccoon'] as const).filter((type) => explainAction(game, { type }) === null);
  return html`<div class="controls" part="controls" role="group" aria-label=${question}>
    ${all.map((type) => html`<button type="button" class=${type} @click=${() => send({ type })}>${words[type]}</button>`)}
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

function undoButtons({ match: { game }, words, offered, undoable, send }: Controls): TemplateResult | typeof nothing {
  if (!offered('undo') || !game.turn || game.outcome) return nothing;
  return html`<button type="button" aria-disabled=${undoable === 0} @click=${() => send({ type: 'undo' })}>${words.undo}</button>${
      undoable > 1
        ? html`<button type="button" class="quiet" @click=${() => send({ type: 'undo-all' })}>${words.undoAll}</button>`
        : nothing
    }`;
}

function sideButtons({ match: { game }, words, offered, send, flip, directions: [areShown, turn] }: Controls): TemplateResult {
  return html`${
    offered('resign') && game.turn && !game.outcome
      ? html`<button type="button" class="quiet resign" @click=${() => send({ type: 'resign' })}>${words.resign}</button>`
      : nothing
  }${
    offered('directions') && game.rules.travel === 'parallel'
      ? html`<button type="button" class="quiet" data-sign="↻" aria-pressed=${areShown} @click=${turn}>${words.directions}</button>`
      : nothing
  }${offered('flip') ? html`<button type="button" class="quiet" data-sign="⇅" @click=${flip}>${words.flip}</button>` : nothing}`;
}

/** A field for those who would rather write a play than point at it. */
function playField({ match: { game }, words, offered, send, written }: Controls): TemplateResult | typeof nothing {
  if (!offered('type') || game.outcome || !game.turn) return nothing;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const field = (event.currentTarget as HTMLFormElement).elements.namedItem('play') as HTMLInputElement;
    if (!send({ type: 'play', text: field.value })) return;
    field.value = '';
    written();
  };
  return html`<form class="typed" @submit=${submit}>
    <input name="play" aria-label=${words.typePlay} placeholder="8/5 6/5" autocomplete="off" autocapitalize="off" spellcheck="false" />
  </form>`;
}
