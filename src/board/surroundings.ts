/** What stands inside a board's element and around it. */

/** The element's own text: what it says directly, else its first `<pre>` or `<script type="text/x-tabla">`. */
export function ownTextOf(element: Element): string {
  let direct = '';
  for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) direct += node.nodeValue ?? '';
  if (direct.trim()) return direct;
  return element.querySelector(':scope > pre, :scope > script[type="text/x-tabla"]')?.textContent ?? '';
}

/** Calls a reader whenever something inside the element changes. */
export const watchOwnText = (element: Element, read: () => void): void =>
  new MutationObserver(read).observe(element, { childList: true, characterData: true, subtree: true });

/** The language in which to speak: the nearest one named around the element, also outside shadow trees, else the browser's. */
export function languageOf(element: Element): string {
  let at: Element | null = element;
  while (at) {
    const named: Element | null = at.closest('[lang]');
    if (named) return named.getAttribute('lang') ?? '';
    const root = at.getRootNode();
    // in another document a shadow root is of another class
    at = 'host' in root ? (root as ShadowRoot).host : null;
  }
  return navigator.language;
}
