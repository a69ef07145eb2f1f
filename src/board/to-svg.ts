import { renderDiagram } from '../picture/diagram.js';
import type { ThemeName } from '../picture/theme.js';
import type { LiveView } from '../picture/view.js';
import type { Setup } from './setup.js';

/** The colours of a drawing that stands alone: `auto` is what the reader's system asks for, and forced colours come before every theme, as on the board. */
export function themeOf(theme: Setup['theme']): ThemeName {
  const asks = (query: string): boolean => matchMedia(query).matches;
  const paged = asks('(prefers-contrast: more)') ? 'contrast' : asks('(prefers-color-scheme: dark)') ? 'dark' : 'wood';
  return asks('(forced-colors: active)') ? 'contrast' : theme === 'auto' ? paged : theme;
}

/** What a board shows as a diagram that stands alone. */
export function boardSVG(seen: LiveView, { theme }: Setup, game: string, locale: string, description: string | null): string {
  return renderDiagram(seen.situation, {
    ...seen,
    locale,
    game,
    theme: themeOf(theme),
    ...(description === null ? {} : { description }),
  });
}
