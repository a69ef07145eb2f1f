/** A record on the page, and the reader who goes through it. */
import type { TablaBoard } from '../../src/index.js';
import { board } from './board.js';
import { click, drawn, part, text } from './playing.js';

/** Two games: comments, marks, an error, variations within each other, the cube, a resignation. */
export const record = `[Game "backgammon"]
[White "Мария"]
[Black "Иван"]
[Event "Турнир"]
[Match "5"]
[Score "1-2"]
{Преди началото.}
W 3, B 1
1. W 31: 8/5 6/5 !             B 42: 8/4 6/4 {Капия на 4. [%arrow 8/4 red] [%mark 4]}
  (1. B 42: 24/22 13/9 ?! {Друго.}  2. W 55: 8/3*(2) 6/1*(2)
    (2. W 21: 13/11 6/5 {Най-вътре.}))
2. W 65: 24/13 ??              B double W take B 11: 8/7(2) 6/5(2)
3. W 43: 13/9 8/5              B 66: 24/18(2) 13/7(2)
4. W resign mars               B accept
B+4

[Game "prava"]
W 6, B 2
1. W 62: 24/18 13/11           B 31: 8/5 6/5
*
`;

export async function replay(attributes: Readonly<Record<string, string>> = {}, written = record, width = 320): Promise<TablaBoard> {
  const element = await board({ mode: 'replay', lang: 'bg', speed: 'none', ...attributes }, written);
  element.style.inlineSize = `${width}px`;
  await drawn(element);
  return element;
}

/** Where the reader stands, as the list of moves shows it. */
export const current = (element: TablaBoard): string | null =>
  element.shadowRoot!.querySelector('[aria-current]')?.getAttribute('data-at') ?? null;
export const command = (element: TablaBoard, name: string): HTMLElement => part(element, `[data-command="${name}"]`);
export const press = (element: TablaBoard, name: string): Promise<void> => click(element, command(element, name));
/** A step in the list. */
export const step = (element: TablaBoard, at: string): HTMLElement => part(element, `[data-at="${at}"]`);
/** The same, where it can be clicked. */
export function stepInSight(element: TablaBoard, at: string): HTMLElement {
  const found = step(element, at);
  const list = part(element, '.moves');
  list.scrollTop += found.getBoundingClientRect().top - list.getBoundingClientRect().top - 20;
  return found;
}
/** The line above the board. */
export const now = (element: TablaBoard): string => text(element, '.now');
