import { loadPlayWords, refusalText, type PlayWords } from '../../locale/play.js';
import type { KeyedChecker, LiveView } from '../../picture/view.js';
import { OFF, type Destination, type GameState, type Move, type Player, type Position, type Refusal } from '../../rules/index.js';
import type { BoardHost, Intent, Session } from '../session.js';
import type { Setup, Sight } from '../setup.js';
import { movesOf } from '../turn-view.js';
import { whyNothing } from '../why-nothing.js';
import type { Refused } from './objection.js';
import { Hand } from './hand.js';
import type { Control } from './main-action.js';
import { Pieces } from './pieces.js';
import type { PlayedTurn, Table } from './played-turn.js';
import { playStyles } from './styles.js';
import { Surface, type OnBoard, type Played } from './surface.js';
import { viewOf } from './view.js';

/**
 * What all modes have in which somebody moves checkers: the hand and the checkers with their identities, the surface that is touched, what
 * was refused, the language. What is played, and what comes of it, the mode says.
 */
export abstract class TurnSession implements Session, Table, Played {
  readonly styles = playStyles;
  readonly pieces = new Pieces();
  readonly hand = new Hand(
    () => this.game,
    (refusal, near) => this.refused(refusal, near),
    // not beside the place: there it would cover checkers that are asked for
    ({ to, from }) => this.#object(this.words.whichOne(to, from)),
  );
  /** What was done last. */
  abstract cause: string;
  readonly about: Session['about'] = ['situation'];
  abstract readonly game: PlayedTurn;
  abstract readonly player: Player;
  abstract readonly position: Position;
  abstract readonly view: Partial<LiveView>;
  /** What can be done next on the board itself. */
  abstract readonly next: OnBoard | null;
  protected setup: Setup;
  /** What was refused last. */
  protected objection: Refused | null = null;
  #surface: Surface | null = null;
  /** The element has been left for good. */
  protected isLeft = false;

  constructor(
    readonly host: BoardHost,
    public words: PlayWords,
    /** That of the words, or of those that are on their way. */
    protected language: string,
  ) {
    this.setup = host.setup;
  }

  /** It comes with the first drawing, so that a mode that cannot begin leaves nothing on the board. */
  protected get surface(): Surface {
    return (this.#surface ??= new Surface(this));
  }

  dispose(): void {
    this.isLeft = true;
    this.#surface?.dispose();
  }

  // --- what is shown

  get sight(): Sight {
    return { ...this.setup.seat, travel: this.game.state.rules.travel };
  }

  get near(): number | undefined {
    return this.objection?.near;
  }

  get checkers(): readonly KeyedChecker[] {
    return this.pieces.all;
  }

  get label(): string {
    return this.words.boardName;
  }

  /** The game as it stands, with the moves marked that were made last. */
  protected shown(last: LiveView['last']): Partial<LiveView> {
    const { selected, wanted, swapped } = this.hand;
    const { numbers } = this.setup.seat;
    const view = viewOf(this.game.state, {
      pieces: this.pieces.raised(this.surface.held),
      selected,
      targets: this.#targets,
      sources: wanted?.from ?? [],
      last,
      dice: swapped ? [...this.game.dice].reverse() : this.game.dice,
    });
    // what is said and written has the mover's numbers, so these stand on the board
    return numbers === 'view' ? { ...view, numbers: 'mover' } : view;
  }

  /** Where the checker that is picked up may go, or the one of those that are asked for. */
  get #targets(): readonly Destination[] {
    const { selected, wanted } = this.hand;
    if (selected !== null) return this.game.destinations(selected);
    return this.game.destinations(wanted?.from[0] ?? OFF).filter(({ to }) => to === wanted?.to);
  }

  protected follow({ rules, turn }: GameState): void {
    this.pieces.follow(turn, this.position, rules.travel);
  }

  offers(control: Control): boolean {
    return this.setup.controls?.includes(control) ?? true;
  }

  updated(): void {
    this.surface.drawn();
    if (this.host.language !== this.language) void this.#learn();
  }

  /** The board has come to another language. */
  async #learn(): Promise<void> {
    const language = (this.language = this.host.language);
    try {
      const use = await this.learn(language);
      if (this.language !== language || this.isLeft) return;
      use();
      this.objection = null;
      this.host.requestUpdate();
    } catch (error) {
      reportError(error); // it goes on in the language that is there
    }
  }

  /** Loads the words of a language; the answer takes them into use. */
  protected async learn(language: string): Promise<() => void> {
    const words = await loadPlayWords(language);
    return () => {
      this.words = words;
    };
  }

  changed(setup: Setup): void {
    this.setup = setup;
    this.surface.turned();
  }

  removed(): void {
    this.surface.letGo();
  }

  // --- what happens

  refused(refusal: Refusal, near?: number): void {
    const { code, ...facts } = refusal;
    const { turn } = this.game.state;
    // who has nothing left to play may have lost dice
    const why = code === 'no-such-die' && facts.dice?.length === 0 && turn ? whyNothing(turn, this.words) : '';
    const text = `${refusalText(refusal, this.words)} ${why}`.trim();
    this.host.emit('tabla-refused', { code, facts, text });
    if (text) this.#object(text, near);
  }

  notUnderstood(text: string, plays: readonly string[]): void {
    this.#object(plays.length > 0 ? this.words.couldMean(plays) : this.words.notAPlay(text));
  }

  #object(text: string, near?: number): void {
    this.objection = { text, near };
    this.host.say(text);
    this.host.requestUpdate();
  }

  mayMove(player: Player, move: Pick<Move, 'from' | 'to' | 'die'>): boolean {
    return this.host.emit('tabla-move', { player, move }, { cancelable: true });
  }

  lifted(point: number | null): void {
    this.hand.selected = point;
    if (point !== null) this.objection = null;
    this.host.requestUpdate();
  }

  cancelled(): void {
    this.refused({ code: 'cancelled' });
  }

  // --- what is asked for

  send(intent: Intent): boolean {
    if (intent.type !== 'let-go' && intent.type !== 'help') this.objection = null;
    const could = this.do(intent);
    this.host.requestUpdate();
    return could;
  }

  /** What every turn can be asked for; the answer is whether it could be. */
  protected do(intent: Intent): boolean {
    const { game, hand } = this;
    switch (intent.type) {
      case 'undo':
        return game.act({ type: 'undo' });
      case 'undo-all':
        game.undoAll();
        return true;
      case 'swap-dice':
        hand.swapped = !hand.swapped;
        return true;
      case 'choose':
        return hand.choose(intent.point);
      case 'move':
        return hand.move(intent.from, intent.to);
      case 'move-on':
        return hand.moveOn(intent.from);
      case 'play':
        return game.write(intent.text);
      case 'let-go':
        return this.letGo();
      default:
        return false;
    }
  }

  /** False when there was nothing to let go of. */
  protected letGo(): boolean {
    const could = this.hand.selected !== null || this.objection !== null;
    this.surface.letGo();
    this.hand.selected = null;
    this.objection = null;
    return could;
  }

  /** The moves of the turn that is being played, or has been. */
  protected get made(): readonly Move[] {
    return movesOf(this.game.state.turn);
  }
}
