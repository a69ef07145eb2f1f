/** Boards for the tests. */
import { fixtureSync, html, waitUntil as wait } from '@open-wc/testing';
import '../../src/define.js';
import type { TablaBoard } from '../../src/index.js';

/** A board with attributes, on the page and ready. */
export async function board(attributes: Readonly<Record<string, string>> = {}, ...inside: (Node | string)[]): Promise<TablaBoard> {
  const element = document.createElement('tabla-board');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...inside);
  fixtureSync(html`<div></div>`).append(element);
  await element.updateComplete;
  return element;
}

/** What is in a board's shadow tree. */
export const inside = (element: TablaBoard, selector: string): Element | null => element.shadowRoot!.querySelector(selector);

/** The drawing; null where there is none. */
export const drawing = (element: TablaBoard): SVGSVGElement | null => element.shadowRoot!.querySelector('svg[part=board]');

/** What a board says of its picture. */
export const described = (element: TablaBoard): string => drawing(element)?.getAttribute('aria-label') ?? '';

/** The error box's whole text. */
export const fault = (element: TablaBoard): string => inside(element, '[part=error]')?.textContent ?? '';

/** Collects the details of events of one name. */
export function heard<T = Record<string, unknown>>(target: EventTarget, name: string): T[] {
  const details: T[] = [];
  target.addEventListener(name, (event) => details.push((event as CustomEvent<T>).detail));
  return details;
}

/** Waits for what comes by itself; on a busy machine a file or a frame may take long. */
export const waitUntil = (holds: () => unknown, what?: string): Promise<void> => wait(holds, what, { timeout: 15_000 });
