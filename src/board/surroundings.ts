/** What stands inside a board's element and around it. */

/** The element's own text: what it says directly, else its first `<pre>` or `<script type="text/x-tabla">`. */
export function ownTextOf(element: Element): string {
  let direct = '';
  for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) direct += node.nodeValue ?? '';
  if (direct.trim()) return direct;
  return element.querySelector(':scope > pre, :scope > script[type="text/x-tabla"]')?.textContent ?? '';
}

const readers = new WeakMap<Node, () => void>();
let watcher: MutationObserver | undefined;

/** Has an element's text read again whenever something inside it changes. One observer serves the whole page, and holds none of its boards. */
export function watchOwnText(element: Element, read: () => void): void {
  watcher ??= new MutationObserver((records) => {
    const found = new Set<() => void>();
    for (const { target } of records) {
      let node: Node | null = target;
      while (node && !readers.has(node)) node = node.parentNode;
      const reader = node && readers.get(node);
      if (reader) found.add(reader);
    }
    for (const reader of found) reader();
  });
  readers.set(element, read);
  watcher.observe(element, { childList: true, characterData: true, subtree: true });
}

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
