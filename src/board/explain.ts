/** `targets` and `try`: what may be played in the situation shown, and what is said of a play. */
import { html, nothing, type TemplateResult } from 'lit';
import { NotationError } from '../notation/error.js';
import { playText } from '../notation/play.js';
import { readMoves } from '../notation/play-text.js';
import { pointOf, pointPattern } from '../notation/point-text.js';
import type { LiveView, Mark } from '../picture/index.js';
import { BAR, OFF, destinations, explainMove, startTurn, throwDice, type Move, type Refusal, type Turn } from '../rules/index.js';
import { BoardError, reading } from './error.js';
import type { Asked } from './modes.js';
import { refusalText } from './refusal-text.js';
import type { BoardHost, Session } from './session.js';
import type { Setup } from './setup.js';

/** What is shown beside the situation, and why not, where something is refused. */
interface Explained {
  readonly view: Partial<LiveView>;
  readonly refusal: Refusal | null;
}

export async function begin(host: BoardHost & Asked): Promise<Session> {
  const turn = turnOf(host.setup, host.try === null ? 'targets' : 'try');
  const explained = host.try === null ? showTargets(turn, host.targets ?? '') : tryPlay(turn, host.try, host.setup);
  const text = explained.refusal && (await refusalText(explained.refusal, host.language));
  return new Explanation(host, explained, text);
}

class Explanation implements Session {
  readonly view: Partial<LiveView>;
  readonly cause: string;
  #told = false;

  constructor(
    readonly host: BoardHost & Asked,
    readonly explained: Explained,
    readonly text: string | null,
  ) {
    this.view = explained.view;
    this.cause = host.try === null ? 'targets' : 'try';
  }

  below(): TemplateResult {
    return html`${this.text ? html`<p class="refusal" part="refusal" role="status" dir="auto">${this.text}</p>` : nothing}`;
  }

  updated(): void {
    const { refusal } = this.explained;
    if (this.#told || !refusal) return;
    this.#told = true;
    const { code, ...facts } = refusal;
    this.host.emit('tabla-refused', { code, facts, text: this.text });
  }

  send(): void {
    // nothing is played here
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
  throw new BoardError(
    'no-dice',
    'For this it must be known who plays, and with what dice.',
    source,
    '',
    undefined,
    'dice="63" turn="white"',
  );
}

function showTargets(turn: Turn, text: string): Explained {
  if (!text.trim()) return { view: { marks: everyMove(turn) }, refusal: null };
  const from = readPoint(text);
  const reached = new Map<number, boolean>();
  for (const { to, moves } of destinations(turn, from)) reached.set(to, moves.at(-1)?.effect !== null || reached.get(to) === true);
  const targets = [...reached].map(([point, hits]) => ({ point, hits }));
  return { view: { selected: from, targets }, refusal: targets.length > 0 ? null : whyStuck(turn, from) };
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
  if (point === OFF || point > BAR)
    throw new BoardError('bad-point', `There is no point "${text.trim()}".`, 'targets', text, undefined, '1 to 24, bar');
  return point;
}

/** Why nothing can be moved from a point: the reason for the first die left that has one. */
function whyStuck(turn: Turn, from: number): Refusal | null {
  for (const die of turn.left) {
    const refusal = explainMove(turn, from, Math.max(OFF, from - die));
    if (refusal) return refusal;
  }
  return null;
}

function tryPlay(turn: Turn, text: string, { situation }: Setup): Explained {
  const after = reading('try', text, () => playOrRefusal(turn, text));
  if ('code' in after) return { view: { marks: tried(text) }, refusal: after };
  const part = after.phase === 'passed' || after.phase === 'passedDone' ? after.passed : after.own;
  const moves: readonly Move[] = part?.plays.flat() ?? [];
  return {
    view: {
      situation: { ...situation, position: after.position, passed: after.phase === 'passedDone' ? [] : situation.passed },
      stage: part?.stages[part.plays.length - 1] ?? [],
      left: after.left,
      handOver: after.handOver,
      last: { player: turn.player, moves },
    },
    refusal: null,
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
