/** A situation in the formats in which it is taken along. */
import { formatSituation } from '../../notation/situation.js';
import { writeGnuId } from '../../notation/foreign/gnu.js';
import { writeXgid } from '../../notation/foreign/xgid.js';
import type { Situation } from '../../rules/index.js';
import type { Setup } from '../setup.js';

export const textFormats = ['text', 'html', 'xgid', 'gnu'] as const;
export type TextFormat = (typeof textFormats)[number];

/** @throws NotationError for what the format cannot say */
export function textIn(format: TextFormat, situation: Situation, setup: Setup): string {
  switch (format) {
    case 'text':
      return formatSituation(situation);
    case 'html':
      return snippet(situation, setup);
    case 'xgid':
      return writeXgid(situation, setup.rules);
    case 'gnu':
      return writeGnuId(situation, setup.rules);
  }
}

/** One line of HTML that shows the same. */
function snippet(situation: Situation, { game, changes, seat, theme }: Setup): string {
  const attributes = Object.entries({
    variant: [game, 'prava'],
    rules: [typeof changes === 'string' ? changes : '', ''],
    view: [seat.view, 'white'],
    home: [seat.home, 'right'],
    numbers: [seat.numbers, 'view'],
    theme: [theme, 'auto'],
  } as const)
    .filter(([, [value, standard]]) => value !== standard)
    .map(([name, [value]]) => ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`);
  return `<tabla-board${attributes.join('')}>${formatSituation(situation)}</tabla-board>`;
}
