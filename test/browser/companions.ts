/** Companions for the tests. */
import '../../src/companions.js';
import type { Companion } from '../../src/board/companions/companion.js';

/** What stands beside every board, and what only beside one that replays. */
export const names = ['tabla-cube', 'tabla-dice', 'tabla-score', 'tabla-status'] as const;
export const replaying = ['tabla-comment', 'tabla-moves'] as const;
export type CompanionName = (typeof names | typeof replaying)[number];

export function companion(name: CompanionName, attributes: Readonly<Record<string, string>> = {}): Companion {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  return element;
}

/** Boards and companions have taken each other up and show what they know. */
export async function settled(): Promise<void> {
  await new Promise(requestAnimationFrame);
  for (let round = 0; round < 2; round++)
    for (const element of document.querySelectorAll<Companion>(['tabla-board', ...names, ...replaying].join()))
      await element.updateComplete;
}

export const find = (element: Element, selector: string): Element | null => element.shadowRoot!.querySelector(selector);

/** What a companion tells, to the eye or to the ear. */
export function told(element: Element): string {
  const label = find(element, '.dice')?.getAttribute('aria-label');
  if (label) return label;
  const seen = find(element, '.tabla')?.cloneNode(true) as Element | undefined;
  if (!seen) return '';
  for (const drawing of seen.querySelectorAll('svg')) drawing.replaceWith(' ');
  return seen.textContent.replace(/\s+/g, ' ').trim();
}

/** The dice that are drawn as such, and those that are drawn faintly; an inlay that is no die is a star of straight lines. */
export function drawnDice(element: Element): { fresh: number; used: number } {
  const count = (selector: string): number =>
    [...find(element, '.drawing')!.querySelectorAll(selector)]
      .map((path) => path.getAttribute('d')!)
      .filter((d) => d.includes('a'))
      .reduce((sum, d) => sum + d.split('M').length - 1, 0);
  return { fresh: count('.die'), used: count('.inlay') };
}
