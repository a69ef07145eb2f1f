import { throwName } from '../locale/dice.js';
import { plainWords } from '../locale/index.js';
import type { LiveView } from '../picture/view.js';
import { pipsOf } from '../rules/position.js';
import type { Session } from './session.js';
import type { Setup } from './setup.js';

/** What an author has shown besides, whatever the mode. */
interface Extras {
  readonly pips: boolean;
  readonly directions: boolean;
  readonly dicenames: boolean;
  readonly language: string;
}

/** All that a board shows: what its attributes set up, over it what the mode makes of that, and the extras. */
export function seenOn(
  { pips, directions, dicenames, language }: Extras,
  { seat, situation, details }: Setup,
  session: Session['view'] | undefined,
): LiveView {
  const marks = [...(details.marks ?? []), ...(session?.marks ?? [])];
  const seen = { ...seat, situation, ...details, ...session, marks, directions };
  const { dice, position } = seen.situation;
  return {
    ...seen,
    ...(pips && { pips: { white: pipsOf(position.white), black: pipsOf(position.black) } }),
    ...(dicenames && { caption: throwName(dice ?? [], plainWords(language)) }),
  };
}
