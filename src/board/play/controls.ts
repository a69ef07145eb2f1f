import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { PlayWords } from '../../locale/play.js';
import { explainAction, type GameState, type Outcome, type Player } from '../../rules/index.js';
import type { Intent } from '../session.js';

/** What can be offered to the players, by buttons, keys and signs on the board alike. */
export type Control = 'roll' | 'confirm' | 'undo' | 'resign' | 'new' | 'flip' | 'type';

/** Why the last try was refused, and at which point that is to be said. */
export interface Refused {
  readonly text: string;
  readonly near?: number | undefined;
}

/** A checker as the sign of a side, on a piece of the board's wood, since the page may be of any colour. */
const sign = (player: Player): TemplateResult =>
  html`<svg class="who" viewBox="0 0 40 40" aria-hidden="true">
    <circle cx="20" cy="20" r="20" />
    <circle class="of-${player}" cx="20" cy="20" r="14" />
  </svg>`;

/** The line above the board: whose turn it is and what is to be done; with it, why the last try was refused. */
export function above({
  game,
  words,
  refused,
}: {
  readonly game: GameState;
  readonly words: PlayWords;
  readonly refused: Refused | null;
}): TemplateResult {
  const player = game.outcome ? game.outcome.winner : game.turn?.player;
  return html`<div class="status" part="status" dir="auto">
      ${player ? sign(player) : nothing}<span class="todo">${words.toDo(game)}</span>
    </div>
    ${refused ? html`<p class=${refused.near === undefined ? 'refused' : 'refused near'} part="refusal" dir="auto">${refused.text}</p>` : nothing}`;
}

/** What the buttons need to know. */
export interface Controls {
  readonly game: GameState;
  readonly words: PlayWords;
  readonly offered: (control: Control) => boolean;
  /** How many moves can be taken back. */
  readonly undoable: number;
  /** The price of giving up, while that is being asked. */
  readonly resigning: Outcome | null;
  readonly send: (intent: Intent) => boolean;
  readonly flip: () => void;
  /** A play has been written and played. */
  readonly written: () => void;
}

/** The buttons under the board: every action of the game is here too, for those who use neither keys nor the drawing. */
export function below(controls: Controls): TemplateResult {
  const { words, resigning, send } = controls;
  if (resigning) {
    const question = words.resignFor(resigning);
    return html`<div class="controls" part="controls" role="group" aria-label=${question}>
      <span class="question">${question}</span>
      <button type="button" class="stay" @click=${() => send({ type: 'resign-not' })}>${words.playOn}</button>
      <button type="button" @click=${() => send({ type: 'resign-yes' })}>${words.resign}</button>
    </div>`;
  }
  return html`<div class="controls" part="controls">
    ${mainButton(controls)}${undoButtons(controls)}<span class="gap"></span>${playField(controls)}${sideButtons(controls)}
  </div>`;
}

/** What is to be done next: to throw, to hand the turn over, to begin anew. */
export function mainAction({ turn, outcome }: GameState): 'roll' | 'confirm' | 'new-game' {
  if (outcome) return 'new-game';
  return !turn || turn.phase === 'roll' ? 'roll' : 'confirm';
}

/** What offers it. */
export const mainControl = (game: GameState): Control => {
  const action = mainAction(game);
  return action === 'new-game' ? 'new' : action;
};

/** Whether the next thing to be done can be done; while something is to be moved, it cannot. */
export function isReady(game: GameState): boolean {
  const type = mainAction(game);
  return type === 'new-game' || explainAction(game, { type }) === null;
}

/** The name of the next thing to be done. */
export const mainName = (game: GameState, words: PlayWords): string =>
  ({ roll: words.roll, confirm: words.confirm, 'new-game': words.newGame })[mainAction(game)];

/** One and the same button for whatever comes next, so that it keeps the focus; what cannot be yet, it says. */
function mainButton({ game, words, offered, send }: Controls): TemplateResult | typeof nothing {
  const type = mainAction(game);
  if (!offered(mainControl(game))) return nothing;
  return html`<button type="button" class="main" aria-disabled=${!isReady(game)} @click=${() => send({ type })}>
    ${mainName(game, words)}
  </button>`;
}

function undoButtons({ game, words, offered, undoable, send }: Controls): TemplateResult | typeof nothing {
  if (!offered('undo') || !game.turn || game.outcome) return nothing;
  return html`<button type="button" aria-disabled=${undoable === 0} @click=${() => send({ type: 'undo' })}>${words.undo}</button>${
      undoable > 1
        ? html`<button type="button" class="quiet" @click=${() => send({ type: 'undo-all' })}>${words.undoAll}</button>`
        : nothing
    }`;
}

function sideButtons({ game, words, offered, send, flip }: Controls): TemplateResult {
  return html`${
    offered('resign') && game.turn && !game.outcome
      ? html`<button type="button" class="quiet resign" @click=${() => send({ type: 'resign' })}>${words.resign}</button>`
      : nothing
  }${offered('flip') ? html`<button type="button" class="quiet" @click=${flip}>${words.flip}</button>` : nothing}`;
}

/** A field for those who would rather write a play than point at it. */
function playField({ game, words, offered, send, written }: Controls): TemplateResult | typeof nothing {
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
