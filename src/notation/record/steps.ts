/** What is said of a step, looked at by the rules: the one way in which a step comes into a record. */
import { RulesError } from '../../rules/error.js';
import { explainAction, sideToAct, type GameAction } from '../../rules/explain-action.js';
import { deepFreeze } from '../../rules/freeze.js';
import { confirm, settled, startGame, throwInGame, throwOpening } from '../../rules/game-steps.js';
import type { GameState, ResultKind } from '../../rules/game.js';
import { answerCube, answerResignation, asksToResign, double, resign, resignationIn } from '../../rules/offers.js';
import type { Player } from '../../rules/rules.js';
import { presentPart } from '../../rules/turn-data.js';
import type { Dice, Turn } from '../../rules/turn.js';
import { expecting, NotationError } from '../error.js';
import { formatStages } from '../format-play.js';
import { refuse } from '../play-search.js';
import { playText } from '../play.js';
import { noNote, type Plays, type RecordNode, type Step } from './tree.js';

/** A step as somebody tells it. `player`: who did it; where nobody is named it is the side to act, and at the very beginning White. */
export type Said =
  | { readonly kind: 'opening'; readonly white: number; readonly black: number }
  | {
      readonly kind: 'roll';
      readonly player?: Player | null;
      readonly dice: Dice;
      /** As people write it, stages separated by `;` (`playText`). Nothing where nothing can be played. */
      readonly play: string;
      readonly unfinished?: boolean;
    }
  | {
      readonly kind: 'passed';
      readonly player?: Player | null;
      /** The dice that were handed over, if they are told. */
      readonly stages?: readonly Dice[] | null;
      readonly play: string;
      readonly unfinished?: boolean;
    }
  | { readonly kind: Exclude<Step['kind'], 'opening' | 'roll' | 'passed' | 'resign'>; readonly player?: Player | null }
  /** Without a price it is what the rules name. */
  | { readonly kind: 'resign'; readonly player?: Player | null; readonly price?: ResultKind | null };

/** What must be known of the step before. */
export type Before = Pick<RecordNode, 'turn' | 'number' | 'game'>;

/**
 * The step that follows another one, or the beginning of a game, where `last` is null.
 *
 * @throws NotationError with the refusal of what is not legal, and the place in the play as it is told.
 */
export function nextStep(start: GameState, last: Before | null, said: Said): RecordNode {
  try {
    const now = last?.game ?? start;
    if (said.kind === 'opening') {
      const { white, black } = said;
      return nodeOf(last, now, throwOpening(now, said), { kind: 'opening', white, black });
    }
    const before = now.turn || now.starter ? now : begunBy(now, said.player ?? 'white');
    return said.kind === 'roll' || said.kind === 'passed' ? playedStep(last, before, said) : actedStep(last, before, said);
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    if (error.refusal) return refuse(error.refusal, '', 0);
    throw new NotationError(error.code, error.message, { line: 1, column: 1 }, error);
  }
}

/** Whoever does something first in a game without an opening throw has begun it. */
const begunBy = ({ rules, score, crawford }: GameState, player: Player): GameState => startGame(rules, player, { score, crawford });

function playedStep(last: Before | null, before: GameState, said: Extract<Said, { play: string }>): RecordNode {
  const { play, player, unfinished = false } = said;
  const begun = said.kind === 'roll' ? rolled(before, said.dice, player) : received(before, said.stages, player);
  const { turn: first } = begun;
  if (!first) return refuse({ code: 'roll-first' }, play, 0);
  const readBy = (text: string): Turn => settled(played(first, text, unfinished));
  let turn = readBy(play);
  let step = playStep(said.kind, before.turn, turn, unfinished);
  // the moves stand in the order in which their written form is read, so that a record reads back as it was written
  for (let text = play.trim(), more = 3; more > 0 && formatStages(step.plays) !== text; more--) {
    text = formatStages(step.plays);
    turn = readBy(text);
    step = playStep(said.kind, before.turn, turn, unfinished);
  }
  const ended = deepFreeze({ ...begun, turn });
  return nodeOf(last, before, unfinished ? ended : confirm(ended), step);
}

/** What was played of the present part of a turn since it stood otherwise. */
export function playStep(kind: 'roll' | 'passed', from: Turn | null, to: Turn, unfinished: boolean): Extract<Step, { plays: Plays }> {
  const part = presentPart(to);
  const plays = playsSince(presentPart(from)?.plays ?? [], part?.plays ?? []);
  return kind === 'roll' ? { kind, dice: to.roll ?? [], plays, unfinished } : { kind, stages: part?.stages ?? [], plays, unfinished };
}

/** The moves that came to those of before; where some had been made, from the stage that was being played on. */
function playsSince(before: Plays, after: Plays): Plays {
  if (before.every((play) => play.length === 0)) return after;
  const stage = before.length - 1;
  const [play = [], ...later] = after.slice(stage);
  return [play.slice(before[stage]?.length), ...later];
}

/** The game with this roll thrown, or lying there already. */
function rolled(game: GameState, dice: Dice, player?: Player | null): GameState {
  const { turn, offer } = game;
  if (turn?.roll && !offer && !game.outcome && sorted(turn.roll) === sorted(dice)) {
    must(game, { type: 'resign' }, player); // whoever may give up is to act
    return game;
  }
  must(game, { type: 'roll' }, player);
  return throwInGame(game, dice);
}

/** The game in which dice that were handed over are to be played. */
function received(game: GameState, stages: readonly Dice[] | null | undefined, player?: Player | null): GameState {
  const { turn } = game;
  must(game, { type: 'resign' }, player);
  const handed = turn?.own || turn?.phase === 'roll' ? null : turn?.passed;
  if (handed && (!stages || stages.map(sorted).join() === handed.stages.map(sorted).join())) return game;
  throw expecting('bad-passed', handed ? `passed ${handed.stages.map((stage) => stage.join('')).join(' ')}` : '–');
}

const sorted = (dice: Dice): string => [...dice].sort().join('');

const dashes = /^[\s,‐-―−-]*$/;

/** Plays a text on the present part of a turn, in which stages without a legal move may have ended already. */
function played(turn: Turn, text: string, partial: boolean): Turn {
  const isPlaying = turn.phase === 'moving' || turn.phase === 'passed';
  const rest = pastEnded(turn, text);
  if (dashes.test(rest) && (!isPlaying || partial)) return turn;
  // a move on a stage that has none is refused for the reason that holds there
  const again: Turn = isPlaying ? turn : { ...turn, phase: turn.own ? 'moving' : 'passed' };
  return playText(again, rest.trim() === '' ? '-' : rest, partial);
}

/** Blanks the dashes of stages in which nothing could be played and which are behind; whatever follows keeps its place. */
function pastEnded(turn: Turn, text: string): string {
  const plays = presentPart(turn)?.plays ?? [];
  let at = 0;
  for (let left = plays.some((play) => play.length > 0) ? 0 : plays.length - 1; left > 0; left--) {
    const end = text.indexOf(';', at);
    if (end < 0 || !dashes.test(text.slice(at, end))) break;
    at = end + 1;
  }
  return text.slice(0, at).replace(/[^\r\n]/g, ' ') + text.slice(at);
}

type Acted = Exclude<Said, { kind: 'opening' | 'roll' | 'passed' }>;

function actedStep(last: Before | null, before: GameState, said: Acted): RecordNode {
  const { kind } = said;
  must(before, { type: kind }, said.player);
  if (kind === 'resign') {
    const by = sideToAct(before) ?? 'white';
    const price = resignationIn(before, by, said.price ?? undefined).kind as ResultKind;
    if (said.price && said.price !== price && !asksToResign(before)) throw expecting('bad-price', `resign ${price}`);
    return nodeOf(last, before, resign(before, by, price), { kind, price });
  }
  if (kind === 'double') return nodeOf(last, before, double(before), { kind });
  const after = kind === 'accept' || kind === 'refuse' ? answerResignation(before, kind) : answerCube(before, kind);
  return nodeOf(last, before, after, { kind });
}

/** What happened in a game before and after it, as the step that follows `last`. */
function nodeOf(last: Before | null, before: GameState, after: GameState, step: Step): RecordNode {
  const turn = before.turn?.player ?? null;
  const isNext = last?.turn !== turn && turn === after.starter;
  const number = turn && Math.max((last?.number ?? 0) + (isNext ? 1 : 0), 1);
  return {
    step: deepFreeze(step),
    player: sideToAct(before),
    turn,
    number: number ?? 0,
    game: after,
    glyph: null,
    note: noNote,
    variations: [],
  };
}

function must(game: GameState, action: GameAction, player?: Player | null): void {
  const refusal = explainAction(game, action, player ?? undefined);
  if (refusal) refuse(refusal, '', 0);
}
