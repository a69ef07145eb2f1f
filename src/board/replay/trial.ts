/** A turn that the reader plays himself at a place of a record, judged by the rules as on a board that is played on. It comes when he asks. */
import { html, type TemplateResult } from 'lit/html.js';
import { loadPlayWords, type PlayWords } from '../../locale/play.js';
import { formatStages } from '../../notation/format-play.js';
import { addStep } from '../../notation/record/edit.js';
import type { Place } from '../../notation/record/place.js';
import type { LiveView } from '../../picture/view.js';
import {
  confirm,
  cryptoDice,
  explainAction,
  presentPart,
  throwInGame,
  type Dice,
  type GameState,
  type Player,
  type Position,
  type Refusal,
} from '../../rules/index.js';
import { besideOf } from '../play/beside.js';
import { objection } from '../play/objection.js';
import { sign } from '../play/sign.js';
import type { OnBoard } from '../play/surface.js';
import { playField, undoButtons } from '../play/tools.js';
import { touchStyles } from '../play/touch-styles.js';
import { TriedTurn, type TryTable } from '../play/tried-turn.js';
import { TurnSession } from '../play/turn-session.js';
import type { Intent } from '../session.js';
import { checkersAt } from './checkers.js';
import type { Reader } from './own-turn.js';

/** What begins a trial at a place where a turn can be played. */
export async function loadTrial(language: string): Promise<(reader: Reader, place: Place, ended: Ended) => Trial> {
  const words = await loadPlayWords(language);
  return (reader, place, ended) => {
    reader.host.addSheet(touchStyles);
    return new Trial(reader, words, language, place, ended);
  };
}

/** The play, and the place behind it in the record that has it. */
export interface OwnPlay {
  readonly play: string;
  readonly place: Place;
}

/** Hears of the turn when it has been played; of nothing where it is given up. */
type Ended = (played: OwnPlay | null) => void;

export class Trial extends TurnSession implements TryTable {
  cause = 'try';
  readonly game: TriedTurn;

  constructor(
    readonly reader: Reader,
    words: PlayWords,
    language: string,
    readonly place: Place,
    readonly ended: Ended,
  ) {
    super(reader.host, words, language);
    this.game = new TriedTurn(this, thrown(place));
    this.pieces.take(checkersAt(place));
    this.follow(this.game.state);
    this.host.say(this.#todo);
    this.surface.turnTo('[data-point][tabindex="0"]');
  }

  get player(): Player {
    return this.game.turn?.player ?? 'white';
  }

  get position(): Position {
    return this.game.state.turn?.position ?? this.setup.situation.position;
  }

  get view(): Partial<LiveView> {
    return this.shown(null);
  }

  get next(): OnBoard | null {
    return this.#isPlayed ? { intent: { type: 'confirm' }, name: this.words.confirm } : null;
  }

  get #isPlayed(): boolean {
    return explainAction(this.game.state, { type: 'confirm' }) === null;
  }

  get #todo(): string {
    const { state } = this.game;
    return `${this.reader.words.tryNow} ${this.words.toDo(state, besideOf(state, this.words))}`;
  }

  above(): TemplateResult {
    this.surface.drawing();
    return html`<div class="now" part="status" dir="auto">${sign(this.player)}<span class="todo">${this.#todo}</span></div>
      ${objection(this.objection)}`;
  }

  below(): TemplateResult {
    const { words, game } = this;
    const tools = { words, offered: () => true, send: (intent: Intent) => this.send(intent) };
    return html`<div class="controls" part="controls">
      <div class="row">
        <button type="button" class="main" aria-disabled=${!this.#isPlayed} @click=${() => this.send({ type: 'confirm' })}>
          ${words.confirm}</button
        >${undoButtons(tools, game.undoable)}
      </div>
      <div class="row">
        ${playField(tools, () => this.surface.focus())}<button type="button" class="back" @click=${() => this.ended(null)}>
          ${this.reader.words.goBack}
        </button>
      </div>
    </div>`;
  }

  happened(): void {
    this.hand.selected = null;
    this.objection = null;
    this.follow(this.game.state);
    const { turn } = this.game;
    const [last] = this.made.slice(-1);
    if (turn) this.host.say(last ? this.words.moved(turn.player, [last]) : this.words.undone);
    this.host.requestUpdate();
  }

  /** The point is told by the sentence; beside the board the list has the room. */
  override refused(refusal: Refusal): void {
    super.refused(refusal);
  }

  protected override do(intent: Intent): boolean {
    return intent.type === 'confirm' ? this.#confirm() : super.do(intent);
  }

  #confirm(): boolean {
    const { state } = this.game;
    const refusal = explainAction(state, { type: 'confirm' });
    if (refusal) this.refused(refusal);
    else this.ended(this.#own(state));
    return refusal === null;
  }

  #own({ turn }: GameState): OwnPlay {
    const play = formatStages(presentPart(turn)?.plays ?? []);
    return { play, place: addStep(this.place, turn?.own ? { kind: 'roll', dice: turn.roll ?? [], play } : { kind: 'passed', play }) };
  }

  /** Who has nothing to let go of has had enough. */
  protected override letGo(): boolean {
    if (!super.letGo()) this.ended(null);
    return true;
  }
}

/** The game with what is to be played: dice that were handed over, else the throw. */
function thrown(place: Place): GameState {
  let { game } = place;
  if (game.turn?.phase === 'passedDone') game = confirm(game);
  return game.turn?.phase === 'roll' ? throwInGame(game, diceBehind(place) ?? [die(), die()]) : game;
}

const die = cryptoDice();

/** The throw that the record has for this turn, in this line or in the one that it stands beside; null where it has none. */
function diceBehind({ line, index, game, replaced }: Place): Dice | null {
  const turn = game.turn?.player;
  const ahead = replaced ? [...line.nodes.slice(index + 1), ...replaced.line.nodes.slice(replaced.index)] : line.nodes.slice(index + 1);
  const found = ahead.find((node) => node.turn !== turn || node.step.kind === 'roll');
  return found?.turn === turn && found?.step.kind === 'roll' ? found.step.dice : null;
}
