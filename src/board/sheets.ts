import type { CSSResultOrNative } from '@lit/reactive-element';

/**
 * Gives a shadow root its style sheets. A sheet serves one document alone, so a board that was moved into another one needs them anew,
 * made by that document's own window.
 */
export function adoptSheets(root: ShadowRoot | null, styles: readonly CSSResultOrNative[]): void {
  const window = root?.ownerDocument.defaultView;
  // a document without a window shows nothing
  if (!root || !window) return;
  root.adoptedStyleSheets = styles.map((style) => {
    if (!('cssText' in style)) return style;
    if (root.ownerDocument === document && style.styleSheet) return style.styleSheet;
    const sheet = new window.CSSStyleSheet();
    sheet.replaceSync(style.cssText);
    return sheet;
  });
}
