import type { SaidStuck } from '../locale/play.js';
import {
  applyMove,
  BAR,
  endStage,
  explainMove,
  isStageOver,
  OFF,
  presentPart,
  startTurn,
  throwDice,
  type RefusalCode,
  type Turn,
} from '../rules/index.js';

/** What is no reason of its own: another checker has to go first, and what keeps that one is asked too. */
const empty: readonly RefusalCode[] = ['no-checker', 'bar-first', 'farther-first'];

/** Why dice of the present part of a turn are left over: what keeps every checker from using them. Null where none are. */
export function whyNothing(turn: Turn): SaidStuck | null {
  const part = presentPart(turn);
  const reasons = new Map<RefusalCode, Set<number>>();
  let onBar = false;
  if (!part) return null;
  // a stage is stuck where the moves before it had led, not where those after it have
  let now = atStart(turn);
  for (const play of part.plays) {
    for (const move of play) now = applyMove(now, move);
    if (!isStageOver(now)) break;
    for (const die of new Set(now.left)) {
      for (let from = BAR; from > OFF; from--) {
        const { code, point = from } = explainMove(now, from, Math.max(OFF, from - die), die) ?? {};
        if (code === 'game-over') return null;
        if (!code || empty.includes(code)) continue;
        reasons.set(code, (reasons.get(code) ?? new Set<number>()).add(code.endsWith('wall') ? die : point));
        onBar ||= from === BAR;
      }
    }
    now = endStage(now);
  }
  if (reasons.size === 0) return null;
  return { onBar, reasons: [...reasons].map(([code, points]) => ({ code, points: [...points].sort((a, b) => b - a) })) };
}

/** The turn before the first move of its present part. */
function atStart(turn: Turn): Turn {
  const { rules, start, startMarks, player, roll, passed, own } = turn;
  if (!own) return startTurn(rules, start, player, { passed: passed?.stages ?? [] });
  const before = { phase: 'roll', position: start, marks: startMarks, roll: null, own: null, left: [], duty: null, handOver: [] } as const;
  return throwDice({ ...turn, ...before }, roll ?? []);
}
