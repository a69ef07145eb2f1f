/** Playing on a board as a person does: with the mouse, a finger or the keys, and with dice known beforehand. */
import { executeServerCommand, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import { formatPosition, legalPlays, parseRules, type MatchState, type Move, type Play, type Situation } from '../../src/rules/index.js';
import type { TablaBoard } from '../../src/index.js';
import { board } from './board.js';

export const isWebKit = navigator.userAgent.includes('WebKit') && !navigator.userAgent.includes('Chrome');
export const isFirefox = navigator.userAgent.includes('Firefox');

// the buttons under the board have to be in the window to be pressed
suiteSetup(() => setViewport({ width: 800, height: 900 }));
// a machine under load is slow; nobody plays that slowly
setup(function () {
  this.currentTest?.timeout(20_000);
});

const getRandomValues = crypto.getRandomValues.bind(crypto);

/** The dice that fall from now on, `65 66`; after them the chance of the browser. Byte b gives die 1 + b % 6. */
export function scriptDice(script: string): void {
  const dice = script.replaceAll(' ', '').split('');
  crypto.getRandomValues = ((bytes: Uint8Array<ArrayBuffer>) => {
    getRandomValues(bytes);
    dice.splice(0, bytes.length).forEach((die, at) => (bytes[at] = Number(die) - 1));
    return bytes;
  }) as typeof crypto.getRandomValues;
}

export function realDice(): void {
  crypto.getRandomValues = getRandomValues;
}

/** A board in mode `play` that fits into the window, and what it has shown last. */
export async function game(attributes: Readonly<Record<string, string>> = {}, width = 460): Promise<TablaBoard> {
  const element = await board({ mode: 'play', speed: 'none', lang: 'bg', ...attributes });
  element.style.inlineSize = `${width}px`;
  element.addEventListener('tabla-change', (event) =>
    shown.set(element, (event as CustomEvent<{ situation: Situation }>).detail.situation),
  );
  await drawn(element);
  return element;
}

const shown = new WeakMap<TablaBoard, Situation>();
/** The situation of the last `tabla-change`. */
export const situation = (element: TablaBoard): Situation | undefined => shown.get(element);

/** The match as the board keeps it. */
export const matchOf = (element: TablaBoard): MatchState => (element.save() as { match: MatchState }).match;

/** The board has drawn what it knows, and the page has taken it up. */
export async function drawn(element: TablaBoard): Promise<void> {
  await element.updateComplete;
  await new Promise(requestAnimationFrame);
  await element.updateComplete;
}

export const part = (element: TablaBoard, selector: string): HTMLElement => element.shadowRoot!.querySelector<HTMLElement>(selector)!;
export const field = (element: TablaBoard): HTMLInputElement => part(element, 'input') as HTMLInputElement;
export const text = (element: TablaBoard, selector: string): string => part(element, selector).textContent.trim();

/** The place of a point, in the numbering of the side to move. */
export const place = (element: TablaBoard, point: number): HTMLElement => part(element, `[data-point="${point}"]`);
export const button = (element: TablaBoard, name: string): HTMLButtonElement =>
  [...element.shadowRoot!.querySelectorAll('button')].find((one) => one.textContent.trim() === name)!;

/** What has the focus on a board: a point, or a button by its name. */
export function focused(element: TablaBoard): string | null {
  const active = element.shadowRoot!.activeElement;
  return active && (active.getAttribute('data-point') ?? active.getAttribute('name') ?? active.textContent.trim());
}

export type Spot = [x: number, y: number];
/** The middle of an element in the window. */
export function middle(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
}

/** Where the uppermost checker of the side to move lies on a point, in the window. */
export function checkerSpot(element: TablaBoard, point: number): Spot {
  const { left, top, width, height, bottom } = place(element, point).getBoundingClientRect();
  const svg = part(element, 'svg[part=board]').getBoundingClientRect();
  const unit = width / 42;
  const isUpper = top + height / 2 < svg.top + svg.height / 2;
  return [Math.round(left + width / 2), Math.round(isUpper ? top + 21 * unit : bottom - 21 * unit)];
}

export const click = async (element: TablaBoard, at: Element | Spot): Promise<void> => {
  await sendMouse({ type: 'click', position: Array.isArray(at) ? at : middle(at) });
  await drawn(element);
};
export const clickPoint = (element: TablaBoard, point: number): Promise<void> => click(element, place(element, point));
export const clickButton = (element: TablaBoard, name: string): Promise<void> => click(element, button(element, name));

export const key = async (element: TablaBoard, press: string): Promise<void> => {
  await sendKeys({ press });
  await drawn(element);
};

/** Real fingers; WebKitGTK has none, so there the events that a finger makes are sent to what lies under it. */
export async function touch(element: TablaBoard, ...steps: ['start' | 'move' | 'end', ...Spot][]): Promise<void> {
  if (isWebKit) steps.forEach(([type, x, y]) => synthetic(element, type, x, y));
  else await executeServerCommand('send-touch', steps);
  await drawn(element);
}

/** What a finger touched first hears of it until it goes. */
let touched: Element | null = null;

function synthetic(element: TablaBoard, type: 'start' | 'move' | 'end', clientX: number, clientY: number): void {
  if (type === 'start') touched = element.shadowRoot!.elementFromPoint(clientX, clientY);
  const target = touched ?? element;
  const name = { start: 'pointerdown', move: 'pointermove', end: 'pointerup' }[type];
  const init = { pointerId: 1, pointerType: 'touch', isPrimary: true, bubbles: true, composed: true, cancelable: true, clientX, clientY };
  target.dispatchEvent(new PointerEvent(name, init));
}

export const tap = (element: TablaBoard, at: Element): Promise<void> => {
  const [x, y] = middle(at);
  return touch(element, ['start', x, y], ['end', x, y]);
};

/** Presses a button with a finger; in WebKit, whose driver's pointers press none, with the mouse. */
export const tapButton = async (element: TablaBoard, at: Element): Promise<void> => {
  at.scrollIntoView({ block: 'nearest' });
  await (isWebKit ? click : tap)(element, at);
};

/** Drags a checker with one finger, above which it is held, so that it lands at a spot. */
export function dragByFinger(element: TablaBoard, [x, y]: Spot, [toX, toY]: Spot): Promise<void> {
  const below = Math.round(toY + (34 * place(element, 24).getBoundingClientRect().width) / 42);
  return touch(element, ['start', x, y], ['move', x - 10, y + 25], ['move', toX, below], ['end', toX, below]);
}

/** Drags with the mouse. */
export async function dragByMouse(element: TablaBoard, from: Spot, to: Spot): Promise<void> {
  await sendMouse({ type: 'move', position: from });
  await sendMouse({ type: 'down' });
  await sendMouse({ type: 'move', position: [from[0], from[1] - 20] });
  await sendMouse({ type: 'move', position: to });
  await sendMouse({ type: 'up' });
  await drawn(element);
}

// --- a whole game by a policy

/** Opening 6-5; with `goodPlay` White wins a mars in 50 moves. */
export const shortGame = '65 66 66 66 55 66 66 44 66 55 44 66 44 66 66 33 55 55';

/** Of the plays of a situation the one that goes farthest, and rather does not hit. */
export function goodPlay({ position, player, dice }: Situation): Play | undefined {
  const [first = 0, second = 0] = dice ?? [];
  const stage = first === second ? [first, first, first, first] : [first, second];
  const worth = ({ moves }: Play): number => moves.reduce((sum, { from, to, effect }) => sum + from - to - (effect ? 30 : 0), 0);
  const plays = legalPlays(parseRules('prava'), position, player!, stage);
  return plays.reduce<Play | undefined>((best, play) => (best && worth(best) >= worth(play) ? best : play), undefined);
}

/** How a person does what a game asks for. */
export interface Person {
  roll(): Promise<void>;
  move(move: Pick<Move, 'from' | 'to'>, turn: number): Promise<void>;
  confirm(): Promise<void>;
  /** A whole play at once, where a person does it so; false where he moves. */
  write?(moves: readonly Move[], turn: number): Promise<boolean>;
  /** Presses a button. */
  press(name: string): Promise<void>;
}

/** As plays are written. */
export const said = ({ from, to }: Pick<Move, 'from' | 'to'>): string => `${from === 25 ? 'bar' : from}/${to === 0 ? 'off' : to}`;

export type Way = 'the mouse' | 'one finger' | 'the keys';
export const people: Readonly<Record<Way, (element: TablaBoard) => Person>> = {
  'the mouse': (element) => ({
    roll: () => clickButton(element, 'Хвърли'),
    confirm: () => clickButton(element, 'Готово'),
    press: (name) => clickButton(element, name),
    async move({ from, to }) {
      await clickPoint(element, from);
      await clickPoint(element, to);
    },
  }),
  'one finger': (element) => ({
    roll: () => tap(element, part(element, '.prompt rect')),
    confirm: () => tap(element, part(element, '.prompt rect')),
    press: (name) => tap(element, button(element, name)),
    async move({ from, to }) {
      await tap(element, place(element, from));
      await tap(element, place(element, to));
    },
  }),
  'the keys': (element) => ({
    roll: () => key(element, 'r'),
    confirm: () => key(element, 'c'),
    async press(name) {
      for (let stop = 0; stop < 9 && focused(element) !== name; stop++) await key(element, 'Tab');
      await key(element, 'Enter');
    },
    async move(move) {
      await sendKeys({ type: said(move) });
      await key(element, 'Enter');
    },
  }),
};

/** Plays the short game to its end. The answer is how many moves were made. */
export async function playGame(element: TablaBoard, person: Person): Promise<number> {
  let moves = 0;
  let isOver = false;
  element.addEventListener('tabla-result', () => (isOver = true), { once: true });
  await person.roll(); // the opening
  for (let turn = 0; turn < 40; turn++) {
    if (isOver as boolean) break;
    if (!situation(element)?.dice) await person.roll();
    const now = situation(element);
    if (!now?.dice) throw new Error(`no dice in turn ${turn}`);
    const play = goodPlay(now);
    if (play && !(await person.write?.(play.moves, turn))) for (const move of play.moves) await person.move(move, turn);
    moves += play?.moves.length ?? 0;
    const after = formatPosition(situation(element)!.position);
    if (play && after !== formatPosition(play.position)) throw new Error(`turn ${turn}: ${after} is not ${formatPosition(play.position)}`);
    await person.confirm();
  }
  return moves;
}
