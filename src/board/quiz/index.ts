/** Mode `quiz`: a position and dice; the reader looks for the play, and is told what it is worth. */
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { loadPlayWords, type PlayWords } from '../../locale/play.js';
import { loadQuizWords, type QuizWords } from '../../locale/quiz.js';
import type { LiveView } from '../../picture/view.js';
import { explainAction, type GameState, type Player, type Position } from '../../rules/index.js';
import { tellKeys } from '../keys-dialog.js';
import { announceMoves } from '../play/announce.js';
import { besideOf } from '../play/beside.js';
import type { Control } from '../play/main-action.js';
import { objection } from '../play/objection.js';
import { statusLine } from '../play/status-line.js';
import type { OnBoard } from '../play/surface.js';
import { playField, sightButtons, undoButtons } from '../play/tools.js';
import { TurnSession } from '../play/turn-session.js';
import { BoardError } from '../error.js';
import type { BoardHost, Intent, Session } from '../session.js';
import { movesOf } from '../turn-view.js';
import { keysTold } from './keys.js';
import { isSame, playOf, readProblem, type KnownPlay, type Problem } from './problem.js';
import { quizStyles } from './styles.js';
import { TriedTurn, type TryTable } from '../play/tried-turn.js';

export async function begin(host: BoardHost): Promise<Session> {
  const { language } = host;
  const { reveal } = host.setup;
  if (reveal !== 'try' && reveal !== 'never') throw new BoardError('bad-attribute', null, 'reveal', reveal, undefined, 'try, never');
  const [words, quizWords] = await Promise.all([loadPlayWords(language), loadQuizWords(language)]);
  return new QuizSession(host, words, language, quizWords, await readProblem(host.setup, words));
}

/** What has come of a try. */
interface Verdict {
  readonly kind: 'right' | 'wrong' | 'shown' | 'noted';
  /** The play as the author knows it. */
  readonly known: KnownPlay | null;
}

class QuizSession extends TurnSession implements TryTable {
  override readonly styles = quizStyles;
  override readonly about = ['situation', 'answer', 'record', 'at'] as const;
  cause = 'quiz';
  readonly game: TriedTurn;
  /** Null while the play is being looked for. */
  #verdict: Verdict | null = null;

  constructor(
    host: BoardHost,
    words: PlayWords,
    language: string,
    public quizWords: QuizWords,
    readonly problem: Problem,
  ) {
    super(host, words, language);
    this.game = new TriedTurn(this, problem.start);
    this.follow(problem.start);
  }

  // --- what is shown

  get player(): Player {
    return this.game.state.turn?.player ?? 'white';
  }

  get position(): Position {
    return this.game.state.turn?.position ?? this.setup.situation.position;
  }

  get gameId(): string {
    return this.problem.gameId;
  }

  /** The words name points by the mover's numbers, so these shall stand on the board. */
  get view(): Partial<LiveView> {
    const verdict = this.#verdict;
    const marks = verdict && this.#isTold ? (verdict.known?.note.marks ?? []) : [];
    const numbers = this.setup.seat.numbers === 'view' ? 'mover' : this.setup.seat.numbers;
    return { ...this.shown(verdict && { player: this.player, moves: this.made }), marks, numbers };
  }

  /** Nobody throws here, or turns a cube; those keys are left to the page. */
  override offers(control: Control): boolean {
    return control !== 'roll' && control !== 'double' && super.offers(control);
  }

  /** The answer is told at all. */
  get #isTold(): boolean {
    return this.setup.reveal !== 'never';
  }

  get #isReady(): boolean {
    return explainAction(this.game.state, { type: 'confirm' }) === null;
  }

  get next(): OnBoard | null {
    if (this.#verdict || !this.offers('confirm') || !this.#isReady) return null;
    return { intent: { type: 'confirm' }, name: this.quizWords.check };
  }

  above(): TemplateResult {
    this.surface.drawing();
    return html`${statusLine(this.player, this.#status)}${objection(this.objection)}`;
  }

  get #status(): string {
    const { words, quizWords, game } = this;
    const verdict = this.#verdict;
    if (!verdict) return `${quizWords.find} ${words.toDo(game.state, besideOf(game.state, words))}`;
    const play = playOf(game.state);
    switch (verdict.kind) {
      case 'right':
        return quizWords.right(play);
      case 'wrong':
        return `${quizWords.wrong(play)} ${quizWords.tryOrSee}`;
      case 'shown':
        return quizWords.answerIs(this.#right.map(({ game: after }) => playOf(after)));
      case 'noted':
        return quizWords.noted(play);
    }
  }

  get #right(): readonly KnownPlay[] {
    return this.problem.known.filter(({ isRight }) => isRight);
  }

  below(): TemplateResult {
    const { words, quizWords, host } = this;
    const kind = this.#verdict?.kind ?? null;
    const tools = {
      words,
      offered: (control: Control) => this.offers(control),
      send: (intent: Intent) => this.send(intent),
    };
    const main = { right: quizWords.again, shown: quizWords.again, wrong: quizWords.tryAgain, noted: quizWords.change };
    const button = html`<button
      type="button"
      class="main"
      aria-disabled=${kind === null && !this.#isReady}
      @click=${() => this.send({ type: 'confirm' })}
    >
      ${kind === null ? quizWords.check : main[kind]}
    </button>`;
    const help = html`<button
      type="button"
      class="quiet"
      aria-label=${quizWords.keys}
      title=${quizWords.keys}
      @click=${() => this.send({ type: 'help' })}
    >
      ?
    </button>`;
    const answer = html`<button type="button" @click=${() => this.send({ type: 'show-answer' })}>${quizWords.showAnswer}</button>`;
    return html`<div class="controls" part="controls">
        ${this.offers('confirm') ? button : nothing}${kind === 'wrong' && this.offers('answer') ? answer : nothing}${
          kind === null ? undoButtons(tools, this.game.undoable) : nothing
        }<span class="gap"></span>${kind === null ? playField(tools, () => this.surface.focus()) : nothing}${sightButtons(
          tools,
          host,
          this.game.state.rules,
        )}${this.offers('help') ? help : nothing}
      </div>
      ${this.#answers()}`;
  }

  /** What the author says: of the play that was tried, and once it is told, of all right ones. */
  #answers(): TemplateResult | typeof nothing {
    const verdict = this.#verdict;
    if (!verdict || !this.#isTold) return nothing;
    const isOpen = verdict.kind !== 'wrong';
    const { known } = verdict;
    const all = isOpen ? [...(known ? [known] : []), ...this.#right.filter((one) => one !== known)] : known ? [known] : [];
    const said = all.filter(({ note }) => isOpen || note.text);
    if (said.length === 0) return nothing;
    return html`<ul class="answers" part="answers">
      ${said.map(
        ({ game, note }) =>
          html`<li dir="auto">
            <b>${playOf(game)}</b>${note.text ? note.text.split('\n\n').map((paragraph) => html`<p dir="auto">${paragraph}</p>`) : nothing}
          </li>`,
      )}
    </ul>`;
  }

  protected override async learn(language: string): Promise<() => void> {
    const [use, quizWords] = await Promise.all([super.learn(language), loadQuizWords(language)]);
    return () => {
      use();
      this.quizWords = quizWords;
    };
  }

  // --- what happens

  happened(before: GameState, now: GameState): void {
    const { host, words } = this;
    this.surface.letGo();
    this.hand.selected = null;
    this.objection = null;
    this.cause = movesOf(now.turn).length < movesOf(before.turn).length ? 'undo' : 'move';
    this.follow(now);
    host.requestUpdate();
    if (before.turn && now.turn) for (const text of announceMoves(before.turn, now.turn, words)) host.say(text);
  }

  // --- what is asked for

  protected override do(intent: Intent): boolean {
    const verdict = this.#verdict;
    switch (intent.type) {
      case 'confirm':
        return verdict ? this.#goTo(this.problem.start, null, 'again') : this.#check();
      case 'show-answer': {
        const [first = null] = this.#right;
        if (!first || verdict?.kind !== 'wrong' || !this.#isTold) return false;
        this.#goTo(first.game, { kind: 'shown', known: first }, 'answer');
        this.#sayVerdict();
        return true;
      }
      case 'help':
        this.#tellKeys();
        return true;
      case 'let-go':
        return super.do(intent);
      default:
        // what has been handed in stands until it is taken up again
        return verdict === null && super.do(intent);
    }
  }

  #tellKeys(): void {
    const { host, quizWords, words } = this;
    const keys = keysTold(quizWords, words, (control) => this.offers(control));
    tellKeys(host, { title: quizWords.keys, close: quizWords.close, keys });
  }

  /** Hands the play in. */
  #check(): boolean {
    const { state } = this.game;
    const refusal = explainAction(state, { type: 'confirm' });
    if (refusal) {
      this.refused(refusal);
      return false;
    }
    const known = this.problem.known.find(({ game }) => isSame(game, state)) ?? null;
    const right = known?.isRight === true;
    this.#verdict = { kind: !this.#isTold ? 'noted' : right ? 'right' : 'wrong', known };
    this.hand.selected = null;
    this.host.emit('tabla-try', { play: playOf(state), right });
    this.#sayVerdict();
    return true;
  }

  #sayVerdict(): void {
    const { known = null } = this.#verdict ?? {};
    this.host.say([this.#status, this.#isTold && known ? known.note.text : ''].filter(Boolean).join(' '));
  }

  #goTo(state: GameState, verdict: Verdict | null, cause: string): boolean {
    this.surface.letGo();
    this.hand.selected = null;
    this.#verdict = verdict;
    this.cause = cause;
    this.game.state = state;
    this.follow(state);
    if (!verdict) this.host.say(this.#status);
    return true;
  }
}
