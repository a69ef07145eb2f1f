import { html, nothing, type TemplateResult } from 'lit';
import type { PlayWords } from '../../locale/play.js';
import type { GameState, Outcome } from '../../rules/index.js';
import type { Intent } from '../session.js';

/** The line above the board: whose turn it is and what is to be done; under it, why the last try was refused. */
export function above({
  game,
  words,
  refused,
}: {
  readonly game: GameState;
  readonly words: PlayWords;
  readonly refused: string | null;
}): TemplateResult {
  const player = game.outcome ? null : game.turn?.player;
  return html`<div class="status" part="status">
    ${player ? html`<span class="who ${player}"></span>` : nothing}
    <span class="todo">${words.toDo(game)}</span>
    ${refused ? html`<span class="refused">${refused}</span>` : nothing}
  </div>`;
}

/** What the buttons need to know. */
export interface Controls {
  readonly game: GameState;
  readonly words: PlayWords;
  readonly offered: (control: string) => boolean;
  readonly canUndo: boolean;
  /** The price of giving up, while that is being asked. */
  readonly resigning: Outcome | null;
  readonly send: (intent: Intent) => void;
  /** A play written by hand; the answer is whether it was played. */
  readonly type: (text: string) => boolean;
  readonly flip: () => void;
}

/** The buttons under the board: every action of the game is here too, for those who use neither keys nor the drawing. */
export function below(controls: Controls): TemplateResult {
  const { words, resigning, send } = controls;
  if (resigning)
    return html`<div class="controls" part="controls" role="group" aria-label=${words.resign}>
      <span class="question">${words.resignFor(resigning)}</span>
      <button type="button" class="main" @click=${() => send({ type: 'resign-not' })}>${words.playOn}</button>
      <button type="button" @click=${() => send({ type: 'resign-yes' })}>${words.resign}</button>
    </div>`;
  return html`<div class="controls" part="controls">${mainButton(controls)}${sideButtons(controls)}${playField(controls)}</div>`;
}

function mainButton({ game, words, offered, send }: Controls): TemplateResult | typeof nothing {
  const { turn, outcome } = game;
  if (outcome) return offered('new') ? button(words.newGame, { type: 'new-game' }, send, 'main') : nothing;
  if (!turn || turn.phase === 'roll') return offered('roll') ? button(words.roll, { type: 'roll' }, send, 'main') : nothing;
  const isDone = turn.phase === 'done' || turn.phase === 'passedDone';
  return offered('confirm')
    ? html`<button type="button" class="main" ?disabled=${!isDone} @click=${() => send({ type: 'confirm' })}>${words.confirm}</button>`
    : nothing;
}

const button = (text: string, intent: Intent, send: (intent: Intent) => void, kind = ''): TemplateResult =>
  html`<button type="button" class=${kind} @click=${() => send(intent)}>${text}</button>`;

function sideButtons({ game, words, offered, canUndo, send, flip }: Controls): TemplateResult {
  return html`${
    offered('undo') && !game.outcome
      ? html`<button type="button" ?disabled=${!canUndo} @click=${() => send({ type: 'undo' })}>${words.undo}</button>`
      : nothing
  }${offered('resign') && game.turn && !game.outcome ? button(words.resign, { type: 'resign' }, send, 'quiet') : nothing}${
    offered('flip') ? html`<button type="button" class="quiet" @click=${flip}>${words.flip}</button>` : nothing
  }`;
}

/** A field for those who would rather write a play than point at it. */
function playField({ game, words, offered, type }: Controls): TemplateResult | typeof nothing {
  if (!offered('type') || game.outcome || !game.turn) return nothing;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const field = (event.currentTarget as HTMLFormElement).elements.namedItem('play') as HTMLInputElement;
    if (type(field.value)) field.value = '';
  };
  return html`<form class="typed" @submit=${submit}>
    <input
      name="play"
      aria-label=${words.typePlay}
      placeholder="8/5 6/5"
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      inputmode="text"
    />
  </form>`;
}
