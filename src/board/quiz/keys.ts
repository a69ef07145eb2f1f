/** The keys by which a play is looked for, for their dialog; the board itself handles them (play/keys.ts). */
import type { PlayWords } from '../../locale/play.js';
import type { QuizKey, QuizWords } from '../../locale/quiz.js';
import type { Control } from '../play/main-action.js';

/** The keys with what they do, those alone whose control is offered. */
export function keysTold(
  { keyNames, does }: QuizWords,
  { letters }: PlayWords,
  offers: (control: Control) => boolean,
): [key: string, does: string][] {
  const all: readonly (readonly [QuizKey, string, Control?])[] = [
    ['arrows', keyNames.arrows],
    ['ends', 'Home, End'],
    ['choose', keyNames.choose],
    ['write', keyNames.write, 'type'],
    ['undo', letters.undo.toUpperCase(), 'undo'],
    ['check', letters.confirm.toUpperCase(), 'confirm'],
    ['letGo', 'Esc'],
    ['help', '?'],
  ];
  return all.filter(([, , control]) => !control || offers(control)).map(([key, name]) => [name, does[key]]);
}
