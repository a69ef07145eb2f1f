import { legalPlays, opponentOf, presets, seededDice, startPosition, type Dice, type Player, type Position } from '../src/rules/index.js';

export interface Decision {
  readonly position: Position;
  readonly player: Player;
  readonly dice: Dice;
}

/** So many decisions out of random games of Права, the same for the same seed. */
export function decisions(count: number, seed = 1): Decision[] {
  const die = seededDice(seed);
  const chance = seededDice(seed + 1);
  const found: Decision[] = [];
  while (found.length < count) {
    let position = startPosition(presets.prava);
    let player: Player = 'white';
    while (position.white.checkers[0] !== 15 && position.black.checkers[0] !== 15) {
      const [first, second] = [die(), die()];
      const dice = first === second ? [first, first, first, first] : [first, second];
      found.push({ position, player, dice });
      const plays = legalPlays(presets.prava, position, player, dice);
      position = plays[pick(chance, plays.length)]?.position ?? position;
      player = opponentOf(player);
    }
  }
  return found.slice(0, count);
}

/** A number below `count`, from as many dice as are needed to make them all about as likely. */
export function pick(chance: () => number, count: number): number {
  let number = 0;
  for (let i = 0; i < 6; i++) number = number * 6 + chance() - 1;
  return number % count;
}
