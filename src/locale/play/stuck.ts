import { listed, upperFirst } from '../dice.js';
import type { RefusalCode, SaidStuck } from '../play-words.js';
import type { BoardWords } from '../words.js';

/** How a language says why nothing can be played: `$` stands for points, or dice; after `|` what is said of several. */
export interface StuckWords {
  readonly reasons: Readonly<Partial<Record<RefusalCode | 'mother', string>>>;
  readonly onBar: string;
  /** In place of a long list of points. */
  readonly everywhere: string;
  /** Beside a wall, which explains one die. */
  readonly elsewhere: string;
}

/** A list of more points than this tells nobody anything, nor do more reasons than two. */
const MANY = 4;

/** Why nothing can be played. What is in the way comes first; what is peculiar to a game, a wall, says enough by itself. */
export function stuckText({ onBar, reasons }: SaidStuck, words: StuckWords, board: BoardWords): string {
  const order = Object.keys(words.reasons);
  const phrases = [...reasons]
    .sort((a, b) => order.indexOf(a.code) - order.indexOf(b.code))
    .flatMap(({ code, points }) => {
      const phrase = (key: keyof StuckWords['reasons'], at: readonly number[]): string => {
        const [one = '', several = one] = words.reasons[key]?.split('|') ?? [];
        return (at.length > 1 ? several : one).replace('$', listed(at.map(String), board));
      };
      if (code.startsWith('point') && points.length > MANY) return words.everywhere;
      if (code !== 'pinned' || points[0] !== 24) return phrase(code, points);
      return [phrase('mother', points), ...(points.length > 1 ? [phrase(code, points.slice(1))] : [])];
    });
  if (reasons.some(({ code }) => code.endsWith('wall')) && phrases.length > 1) phrases.splice(1, 9, words.elsewhere);
  return upperFirst(`${onBar ? words.onBar : ''}${listed(phrases.slice(0, 2), board).replace(/,$/, '')}.`);
}
