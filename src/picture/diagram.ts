import { boardWords, type BoardWords } from '../locale/board.js';
import type { Situation } from '../rules/game.js';
import { assertOptions, assertSituation } from './checks.js';
import { describe } from './describe.js';
import { numberingOf } from './geometry.js';
import { live } from './live.js';
import { painted } from './painted.js';
import { picture } from './picture.js';
import { short } from './shapes.js';
import { escapeText, writeShapes } from './svg.js';
import type { ThemeName } from './theme.js';
import type { LiveView, Shape } from './view.js';

export interface DiagramOptions extends Omit<LiveView, 'situation' | 'checkers'> {
  readonly theme?: ThemeName;
  /** A language tag or the words themselves; Bulgarian by default. */
  readonly locale?: string | BoardWords;
  /** The id of the game's preset; its name is the diagram's title, and said first. */
  readonly game?: string;
  readonly title?: string;
  /** For a drawing narrower than some 400 px: larger letters. */
  readonly small?: boolean;
  /** In place of the generated description. */
  readonly description?: string;
}

/**
 * A complete `<svg>` of a situation that needs nothing else: no style sheet, no script, no font, so that it lives under
 * every content policy, in feed readers and on paper. It has a name and a description in words.
 *
 * @throws PictureError for a situation or an option that cannot be
 */
export function renderDiagram(situation: Situation, options: DiagramOptions = {}): string {
  assertSituation(situation);
  assertOptions(options);
  const { locale = 'bg', travel = 'contrary', theme = 'wood', game } = options;
  const words = typeof locale === 'string' ? boardWords(locale) : locale;
  const { width, height, shapes } = paintedView({ ...options, situation }, { theme, ...(options.small && { small: true }) });
  const numbering = numberingOf(options, situation.player);
  const { title = words.game(game ?? 'tabla'), description = describe(situation, words, { numbering, travel, ...(game && { game }) }) } =
    options;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" lang="${escapeText(words.language)}" ` +
    `font-family="Georgia, 'Times New Roman', serif" text-anchor="middle" stroke-linecap="round">` +
    `<title>${escapeText(title)}</title><desc>${escapeText(description)}</desc>${writeShapes(shapes)}</svg>`
  );
}

/** A view as shapes with literal colours, for whatever draws them without a style sheet. */
export function paintedView(
  view: LiveView,
  { theme, small = false }: { readonly theme: ThemeName; readonly small?: boolean },
): { readonly width: number; readonly height: number; readonly shapes: readonly Shape[] } {
  const { width, height, board, pieces } = picture(view, live);
  const seen = small ? enlarged : (shape: Shape) => (shape.kind === 'text' && shape.hidden ? [] : shape);
  return { width, height, shapes: painted([...board, ...pieces], theme).flatMap(seen) };
}

/** Letters that can be read on a narrow board; of the two sizes of numbers, the larger. */
function enlarged(shape: Shape): Shape[] {
  if (shape.kind !== 'text') return [shape];
  const { hidden, ...seen } = shape;
  if (hidden) return [seen];
  if (shape.class === 'number') return [];
  const more = shape.size * (/ (count|caption|pips)$/.test(shape.class) ? 0.4 : 0.2);
  return [{ ...shape, size: short(shape.size + more), y: short(shape.y + more * 0.35) }];
}
