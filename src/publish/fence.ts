/**
 * A fence in Markdown, three backticks and `tabla`, as HTML: a diagram, or an element that replays. What is wrong with it stands in a box
 * beside it, or in its place (docs/publish.md).
 */
import { escapeText } from '../picture/svg.js';
import { placeIn, startOf, type Content } from './content.js';
import { draw, type Drawn } from './draw.js';
import { PublishError } from './error.js';
import { readContent } from './formats.js';
import { element } from './markup.js';
import { flags, readWishes, valued, type Asked, type Given, type Wishes } from './options.js';
import { faultWords, isFault, reasonOf, type Fault } from './reason.js';

/** What holds for every fence that does not say otherwise. */
export interface MarkdownOptions extends Asked {
  /** Writes `<tabla-board>` elements in place of drawings: the page loads the script that brings them to life. */
  readonly element?: boolean;
}

/** Where something is wrong: a place in the words behind the backticks, or in the text of the fence. Both count from 1. */
export interface FencePlace {
  readonly part: 'words' | 'text';
  readonly line: number;
  readonly column: number;
}

/** A fence as HTML, and what is wrong with it. */
export interface Fence {
  readonly html: string;
  readonly faults: readonly { readonly reason: string; readonly place: FencePlace }[];
}

/** The first word behind the backticks of a fence for this package. */
export const fenceName = 'tabla';

/**
 * Writes a fence. `words` stand behind its name, `text` between its lines.
 *
 * @param where - names a place in the file, `12:5`, for the reader of the box
 */
export function writeFence(words: string, text: string, options: MarkdownOptions, where: (place: FencePlace) => string): Fence {
  let lang = options.lang ?? 'en';
  const found: { fault: Fault; place: FencePlace }[] = [];
  const note = (fault: Fault): void => {
    found.push({ fault, place: placeOf(fault, words) });
  };
  let shown = '';
  try {
    const { isElement, mode, given } = readWords(words, options);
    lang = written(given.lang) ?? 'en';
    const wishes = readWishes(given);
    const isEmpty = text.trim() === '';
    if (isEmpty && mode === 'replay') throw new PublishError('no-games', mode);
    const content = isEmpty ? startOf(wishes.game) : readContent(text, wishes.game);
    if (content.kind === 'games') content.faults.forEach(note);
    shown = figure(isElement ? board(text, mode, given, content, wishes) : draw(content, wishes));
  } catch (error) {
    if (!isFault(error)) throw error;
    note(error);
  }
  const faults = found.map(({ fault, place }) => ({ reason: reasonOf(fault, lang), place }));
  const box = faults.length > 0 ? faultBox(faults, shown ? null : text, lang, where) : '';
  return { html: shown + box, faults };
}

interface Words {
  readonly isElement: boolean;
  readonly mode: string | null;
  readonly given: Given;
}

const word = /([^\s=]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S*)))?/g;
/** Which of the element's modes a fence may ask for. */
const modes = ['show', 'replay', 'play'];

/** What the words behind a fence say, over what holds for all of them. @throws PublishError */
function readWords(words: string, { element: isElement = false, ...options }: MarkdownOptions): Words {
  const given: Record<string, string | boolean | undefined> = { ...options };
  let mode: string | null = null;
  let asksElement = isElement;
  for (const [, name = '', double, single, bare] of words.matchAll(word)) {
    const value = double ?? single ?? bare;
    if (name === 'mode' && value !== undefined) mode = modes.includes(value) ? value : fails(name, modes.join(', '));
    else if (name === 'replay' && value === undefined) mode = name;
    else if (name === 'element' && value === undefined) asksElement = true;
    else if ((flags as readonly string[]).includes(name) && value === undefined) given[name] = true;
    else if ((valued as readonly string[]).includes(name) && value !== undefined) given[name] = value;
    else fails(name, [...valued.map((one) => `${one}=…`), 'mode=…', 'replay', 'element', ...flags].join(', '));
  }
  return { isElement: asksElement || mode !== null, mode, given };
}

function fails(option: string, expected: string): never {
  throw new PublishError('bad-attribute', option, expected);
}

/** The element says by itself what its text says; where that is a position, the game is named as it was understood. */
function board(text: string, mode: string | null, { variant, rules, marks, lang, theme }: Given, content: Content, wishes: Wishes): Drawn {
  const { at, title, caption, look } = wishes;
  const isGames = content.kind === 'games';
  // a place that is not there is told here
  if (isGames && at !== null) placeIn(content.games, at);
  const attributes = {
    variant: written(variant) ?? (isGames ? null : content.preset),
    rules: written(rules),
    mode: mode ?? (isGames ? 'replay' : null),
    at,
    marks: written(marks),
    'aria-label': title,
    view: look.view === 'white' ? null : look.view,
    home: look.home === 'right' ? null : look.home,
    numbers: look.numbers === 'view' ? null : look.numbers,
    // a page prints by itself
    theme: theme === 'print' ? null : written(theme),
    directions: look.directions ? '' : null,
    // else it speaks as the page does
    lang: written(lang),
  };
  const trimmed = escapeText(text.trimEnd());
  // what works on pages may join the lines of any other text
  return {
    html: element('tabla-board', attributes, trimmed.includes('\n') ? element('pre', {}, trimmed) : trimmed),
    caption: caption ?? '',
  };
}

const written = (value: string | boolean | undefined): string | null => (typeof value === 'string' ? value : null);

const figure = ({ html, caption }: Drawn): string => element('figure', { class: 'tabla' }, html + captionOf(caption));

/** An empty line of a comment divides paragraphs. */
function captionOf(caption: string): string {
  const [first = '', ...others] = caption.split(/\n\s*\n/).map(escapeText);
  const content = others.length > 0 ? [first, ...others].map((paragraph) => element('p', {}, paragraph)).join('') : first;
  return content && element('figcaption', { dir: 'auto' }, content);
}

/** A fault of the whole text stands where that begins, one of an option where it is named. */
function placeOf(fault: Fault, words: string): FencePlace {
  if (!(fault instanceof PublishError)) return { part: 'text', line: fault.line, column: fault.column };
  const named = [...words.matchAll(word)].filter(([, name]) => name === fault.option).at(-1);
  return { part: 'words', line: 1, column: (named?.index ?? 0) + 1 };
}

/**
 * A box with the text where nothing of it is shown. It is seen without a style sheet, and is as narrow as a page makes it; its text is no
 * `code`, which others would colour.
 */
function faultBox(faults: Fence['faults'], text: string | null, lang: string, where: (place: FencePlace) => string): string {
  const { faulty, language } = faultWords(lang);
  const lines = faults.map(({ reason, place }) => element('p', {}, `⚠ ${element('code', {}, where(place))} ${escapeText(reason)}`));
  // beside a drawing it only says up to where that is right
  const head = text === null ? '' : element('p', {}, element('strong', {}, faulty));
  const source = text?.trim() ? element('pre', { dir: 'auto' }, escapeText(text)) : '';
  return element('div', { class: 'tabla-fault', role: 'note', lang: language, dir: 'ltr' }, head + lines.join('') + source);
}
