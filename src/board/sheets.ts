import type { CSSResult, CSSResultOrNative } from '@lit/reactive-element';

const sheets = new WeakMap<Document, Map<CSSResult, CSSStyleSheet>>();

/**
 * Gives a shadow root its style sheets. A sheet serves one document alone, so a board that was moved into another one needs them anew,
 * made by that document's own window.
 */
export function adoptSheets(root: HTMLElement | DocumentFragment, styles: readonly CSSResultOrNative[]): void {
  const { defaultView } = root.ownerDocument;
  // a document without a window shows nothing
  if (!(root instanceof ShadowRoot) || !defaultView) return;
  let known = sheets.get(root.ownerDocument);
  if (!known) sheets.set(root.ownerDocument, (known = new Map<CSSResult, CSSStyleSheet>()));
  root.adoptedStyleSheets = styles.map((style) => {
    if (!('cssText' in style)) return style;
    let sheet = known.get(style);
    if (!sheet) {
      sheet = new defaultView.CSSStyleSheet();
      sheet.replaceSync(style.cssText);
      known.set(style, sheet);
    }
    return sheet;
  });
}
