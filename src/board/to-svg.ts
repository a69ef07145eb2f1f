import { renderDiagram } from '../picture/diagram.js';
import type { LiveView } from '../picture/view.js';
import type { Setup } from './setup.js';

/** What a board shows as a diagram that stands alone. `auto` is what the reader's system asks for, and forced colours come before every theme, as on the board. */
export function boardSVG(seen: LiveView, { theme }: Setup, game: string, locale: string, description: string | null): string {
  const asks = (query: string): boolean => matchMedia(query).matches;
  const paged = asks('(prefers-contrast: more)') ? 'contrast' : asks('(prefers-color-scheme: dark)') ? 'dark' : 'wood';
  return renderDiagram(seen.situation, {
    ...seen,
    locale,
    game,
    theme: asks('(forced-colors: active)') ? 'contrast' : theme === 'auto' ? paged : theme,
    ...(description === null ? {} : { description }),
  });
}
