import { RulesError, shown } from './error.js';
import type { Dice } from './turn.js';

/** A source of single dice: each call throws one, 1 to 6. */
export type DieSource = () => number;

const isDie = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 6;

/** A list of dice; a hole in it is none. */
function areDice(value: unknown): value is Dice {
  if (!Array.isArray(value)) return false;
  for (const die of value) if (!isDie(die)) return false;
  return true;
}

/**
 * Dice from the platform's cryptographic generator. A random byte is taken only below 252, a multiple of six, so that every number is
 * exactly as likely as any other.
 */
export function cryptoDice(): DieSource {
  const bytes = new Uint8Array(64);
  let next = bytes.length;
  return () => {
    for (;;) {
      if (next === bytes.length) {
        crypto.getRandomValues(bytes);
        next = 0;
      }
      const byte = bytes[next++]!;
      if (byte < 252) return 1 + (byte % 6);
    }
  };
}

/** Dice that repeat for the same seed, for tests and replays; not for play. @throws RulesError `bad-dice` for a seed that is not a finite number. */
export function seededDice(seed: number): DieSource {
  if (!Number.isFinite(seed)) throw new RulesError('bad-dice', `A seed is a number, not ${shown(seed)}.`);
  let state = seed | 0;
  return () => {
    for (;;) {
      // a 32-bit counter stirred: the top three bits, without 0 and 7, are 1 to 6
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      const die = ((mixed ^ (mixed >>> 14)) >>> 29) & 7;
      if (die >= 1 && die <= 6) return die;
    }
  };
}

/**
 * Dice that are known beforehand: numbers, or a text in which every digit is a die, `'63 55 21'`.
 *
 * @throws RulesError `bad-dice`; when they have run out, the source throws `dice-exhausted`.
 */
export function scriptedDice(script: string | readonly number[]): DieSource {
  const given: unknown = typeof script === 'string' ? script.replace(/[\s,;-]/g, '').split('') : script;
  if (!Array.isArray(given)) throw new RulesError('bad-dice', `A script is a text or a list of dice, not ${shown(script)}.`);
  const numbers = Array.from(given, (die: unknown) => (typeof die === 'number' || typeof die === 'string' ? Number(die) : NaN));
  numbers.forEach((number, index) => {
    if (!isDie(number)) throw new RulesError('bad-dice', `Die ${index + 1} of the script is not 1 to 6.`, { expected: '1 to 6' });
  });
  let next = 0;
  return () => {
    const die = numbers[next++];
    if (!isDie(die)) throw new RulesError('dice-exhausted', `The script has ${numbers.length} dice and all are thrown.`);
    return die;
  };
}

/** @throws RulesError `bad-dice` unless these are two dice. */
export function assertRoll(roll: Dice): void {
  if (!areDice(roll) || roll.length !== 2) throw new RulesError('bad-dice', `A roll is two dice, 1 to 6, not ${shown(roll)}.`);
}

/** @throws RulesError `bad-dice` unless these dice make one stage: two different ones, or one to four equal ones. */
export function assertStage(dice: Dice): void {
  const good = areDice(dice) && dice.length >= 1 && dice.length <= 4 && (dice.length === 2 || dice.every((die) => die === dice[0]));
  if (!good) throw new RulesError('bad-dice', `A stage is two different dice or one to four equal ones, not ${shown(dice)}.`);
}

/** @throws RulesError `bad-player`. */
export function assertPlayer(player: unknown): void {
  if (player !== 'white' && player !== 'black') throw new RulesError('bad-player', `A player is 'white' or 'black', not ${shown(player)}.`);
}
