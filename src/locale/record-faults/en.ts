import { en as ofPositions } from '../faults/en.js';
import { withRecords } from '../record-faults.js';

export const en = withRecords(ofPositions, {
  syntax: 'This cannot stand here. Expected: {}.',
  'bad-passed': 'The dice handed over are others: {}.',
  'illegal-play': 'This play is against the rules.',
  'bad-tag': 'This value does not fit here. Expected: {}.',
  'bad-variation': 'A variation opens with ( behind the step that it replaces, and closes with ).',
  'bad-price': 'By the rules resigning costs something else: {}.',
  'bad-result': 'The result is not that of the steps, or does not stand at the end.',
  'bad-position': 'The checkers cannot stand like this in this game.',
  'bad-player': 'A player is white or black.',
  'bad-turn': 'There cannot be such a turn.',
  'bad-game': 'No game can begin with this.',
  'bad-event': 'There is no such action.',
  'wrong-phase': 'This is not the time for that.',
  'illegal-move': 'This move is against the rules.',
  'dice-exhausted': 'There are no more dice.',
  'too-many-turns': 'There are too many steps: the others are not read.',
  'too-many-tags': 'This game has too many tags: the others are not read.',
  'too-deep': 'There are too many variations within each other: this one is not read.',
  'nobody-to-act': 'Here the game is over, and this format asks for somebody who is to act. Choose another place, such as 2.14b.',
  'not-sayable': 'This format has no way to say it.',
});
