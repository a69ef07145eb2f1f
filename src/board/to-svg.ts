import { renderDiagram } from '../picture/diagram.js';
import type { LiveView } from '../picture/view.js';
import type { Setup } from './setup.js';

/** What a board shows as a diagram that stands alone. `auto` is the theme of the page's day or night. */
export function boardSVG(seen: LiveView, { theme }: Setup, locale: string, description: string | null): string {
  const night = matchMedia('(prefers-color-scheme: dark)').matches;
  return renderDiagram(seen.situation, {
    ...seen,
    locale,
    theme: theme === 'auto' ? (night ? 'dark' : 'wood') : theme,
    ...(description === null ? {} : { description }),
  });
}
