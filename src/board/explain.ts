/** `targets` and `try`: what may be played in the situation shown, and what is said of a play. */
import { css } from '@lit/reactive-element';
import { html, type TemplateResult } from 'lit/html.js';
import { loadPlayWords, refusalText, type PlayWords } from '../locale/play.js';
import { NotationError } from '../notation/error.js';
import { formatStages } from '../notation/format-play.js';
import { playText } from '../notation/play.js';
import { readMoves } from '../notation/play-text.js';
import { pointOf, pointPattern } from '../notation/point-text.js';
import type { LiveView, Mark } from '../picture/view.js';
import { BAR, OFF, destinations, presentPart, startTurn, throwDice, type Move, type Refusal, type Turn } from '../rules/index.js';
import { BoardError } from './error.js';
import { reading } from './reading.js';
import type { BoardHost, Session } from './session.js';
import type { Setup } from './setup.js';
import { targetsOf } from './turn-view.js';
import { reasons, refusalsFrom, whyNothing } from './why-nothing.js';
import { whyStuck } from './why-stuck.js';

/** What is shown beside the situation, and what is said of it. */
interface Explained {
  readonly view: Partial<LiveView>;
  /** Under the board. */
  readonly line?: string;
  /** To those who do not see it. */
  readonly summary?: string;
  readonly refusal?: Refusal | null;
}

export async function begin(host: BoardHost): Promise<Session> {
  const words = await loadPlayWords(host.language);
  const { setup } = host;
  return new Explanation(
    host,
    setup.try === null ? showTargets(setup, setup.targets ?? '', words) : tryPlay(setup, setup.try, words),
    words,
  );
}

const styles = css`
  .refusal {
    font-weight: bold;
  }
`;

class Explanation implements Session {
  readonly about = ['situation', 'targets', 'try'] as const;
  readonly styles = styles;
  readonly summary: string;
  readonly cause: string;
  readonly #seen: Partial<LiveView>;
  readonly #line: string;
  readonly #refusal: Refusal | null;
  #told = false;

  constructor(
    readonly host: BoardHost,
    { view, line = '', summary = '', refusal = null }: Explained,
    readonly words: PlayWords,
  ) {
    this.#seen = view;
    this.summary = summary;
    this.cause = host.setup.try === null ? 'targets' : 'try';
    this.#line = line;
    this.#refusal = refusal;
  }

  /** The line names its points by the mover's numbers, so these shall stand on the board. */
  get view(): Partial<LiveView> {
    return this.#line && this.host.setup.seat.numbers === 'view' ? { ...this.#seen, numbers: 'mover' } : this.#seen;
  }

  below(): TemplateResult {
    if (!this.#line) return html``;
    const kind = this.#refusal ? 'refusal' : 'verdict';
    return html`<p class=${kind} part=${kind} role="status" dir="auto">${this.#line}</p>`;
  }

  updated(): void {
    const refusal = this.#refusal;
    if (this.#told || !refusal) return;
    this.#told = true;
    const { code, ...facts } = refusal;
    this.host.emit('tabla-refused', { code, facts, text: refusalText(refusal, this.words) });
  }

  send(): boolean {
    return false; // nothing is played here
  }

  dispose(): void {
    // nothing was begun that could end
  }
}

/** The turn in which something may be played: that of the dice handed over, else that of the throw. */
function turnOf({ rules, situation }: Setup, source: string): Turn {
  const { position, player, dice, rolls, passed } = situation;
  const turn = player && startTurn(rules, position, player, { rolls: rolls?.[player] ?? 0, passed });
  if (turn?.phase === 'roll' && dice) return throwDice(turn, dice.slice(0, 2));
  if (turn?.phase === 'passed') return turn;
  throw new BoardError('no-dice', null, source, '', undefined, 'dice="63" turn="white"');
}

function showTargets(setup: Setup, text: string, words: PlayWords): Explained {
  const turn = turnOf(setup, 'targets');
  if (!text.trim()) {
    const marks = everyMove(turn);
    return { view: { marks }, ...(marks.length > 0 ? {} : { line: `${words.nothingToPlay(turn.left)} ${whyNothing(turn, words)}` }) };
  }
  const from = readPoint(text);
  const targets = targetsOf(destinations(turn, from));
  const refusal = targets.length > 0 ? null : whyStuck(turn, from);
  return { view: { selected: from, targets }, refusal, line: refusal ? whyNone(turn, from, refusal, words) : '' };
}

/** Each die may have a reason of its own. */
function whyNone(turn: Turn, from: number, first: Refusal, words: PlayWords): string {
  const refusals = refusalsFrom(turn, from).map((refusal) => ({ ...refusal, from }));
  const several = new Set(refusals.map((refusal) => refusalText(refusal, words))).size > 1;
  return (several && reasons(refusals, turn, words)) || refusalText(first, words);
}

/** An arrow for each move by one die. */
function everyMove(turn: Turn): Mark[] {
  const marks: Mark[] = [];
  for (let from = BAR; from > OFF; from--)
    for (const { to, moves } of destinations(turn, from)) if (moves.length === 1) marks.push({ kind: 'arrow', from, to });
  return marks;
}

function readPoint(text: string): number {
  pointPattern.lastIndex = text.length - text.trimStart().length;
  const name = pointPattern.exec(text)?.[1];
  const point = name !== undefined && !text.slice(pointPattern.lastIndex).trim() ? pointOf(name) : OFF;
  if (point === OFF || point > BAR) throw new BoardError('bad-point', null, 'targets', text, undefined, '1 to 24, bar');
  return point;
}

function tryPlay(setup: Setup, text: string, words: PlayWords): Explained {
  const { situation } = setup;
  const turn = turnOf(setup, 'try');
  const after = reading('try', text, () => playOrRefusal(turn, text));
  if ('code' in after) {
    const marks = tried(text);
    const said = refusalText(after, words);
    // that nothing can be played is no play of which it could be said that it is not legal
    return {
      view: { marks: [...marks, ...blocked(after)] },
      refusal: after,
      line: marks.length > 0 ? words.isNotLegal(text.trim(), said) : said,
    };
  }
  const part = presentPart(after);
  const moves: readonly Move[] = part?.plays.flat() ?? [];
  const nothing = words.nothingToPlay(turn.left);
  const reason = whyNothing(after, words);
  const rest = reason && moves.length > 0 ? `${words.nothingToPlay(after.left)} ${reason}` : reason;
  return {
    view: {
      situation: { ...situation, position: after.position, passed: after.phase === 'passedDone' ? [] : situation.passed },
      stage: part?.stages[part.plays.length - 1] ?? [],
      left: after.left,
      // what is handed over does not come any more
      next: after.handOver.length > 0 ? [] : (part?.stages.slice(part.plays.length) ?? []),
      handOver: after.handOver,
      last: { player: turn.player, moves },
    },
    line: `${moves.length > 0 ? words.isLegal(formatStages(part?.plays ?? [])) : nothing} ${rest}`.trim(),
    summary: moves.length > 0 ? words.moved(turn.player, moves) : nothing,
  };
}

/** Only a text that cannot be understood is an error; a play that is not legal is what is to be explained. */
function playOrRefusal(turn: Turn, text: string): Turn | Refusal {
  try {
    return playText(turn, text);
  } catch (error) {
    if (error instanceof NotationError && error.refusal) return error.refusal;
    throw error;
  }
}

/** The refused play as it is written, for it could not be made. */
function tried(text: string): Mark[] {
  return text
    .split(';')
    .flatMap((stage) =>
      readMoves(stage, 0, stage.length).flatMap(({ from, hops }) =>
        hops.map(({ to }, at): Mark => ({ kind: 'arrow', from: hops[at - 1]?.to ?? from, to, color: 'red' })),
      ),
    );
}

/** The point that the refusal speaks of. */
const blocked = ({ point }: Refusal): Mark[] => (point ? [{ kind: 'mark', point, color: 'red' }] : []);
