/**
 * Colours. A theme gives every role a colour; a class of shapes has a role for its area and one for its line. A drawing that stands
 * alone bears them as attributes (`painted`); a board takes them from its style sheet, so that a page can change them.
 */
// prettier-ignore
const roles = [
  'frame', 'edge', 'field', 'pale', 'deep', 'inlay', 'bar', 'tray', 'number',
  'white', 'white-rim', 'white-ring', 'black', 'black-rim', 'black-ring', 'shadow',
  'die', 'text', 'lamp', 'target', 'last', 'red', 'blue',
] as const;
type Role = (typeof roles)[number];

// The same board by day and by night, one on paper white, one of greatest contrast, and one that a black and white printer prints.
const colors = {
  wood: '4a2f1f 6f4a33 ead9ba c8a97e 9c5a3c dfcaa4 5a3a27 3b2518 ecdcc0 fbf4e6 a48c66 d9c5a0 2b2220 0f0a09 8a766b 6d4c33 fffaf0 4a2f1f f2b84b 12653e d98a1f b3382c 2f6ea5',
  dark: '1f1a16 3f352d 423931 5d5248 7a5138 29231e 29231e 171311 cabfae f1e8d8 8f8268 c9b995 120e0c b49d80 8d7c68 1d1815 efe6d6 c3b8a8 e0a94a 4fbf8b e0a94a e0695c 6fb0e6',
  light: 'd8cfc0 ba9 f8f4ea e3d6bd c6a98a efe7d6 cdc2b0 c4b8a4 433 fff 876 cba 333 111 a99 876 fff 433 950 063 b60 a22 15a',
  contrast: '000 fff fff ccc 666 eee 000 222 fff fff 000 000 000 fff fff 000 fff 000 fd0 063 a40 a00 03a',
  print: 'fff 000 fff fff bbb ddd eee fff 000 fff 000 000 000 000 fff fff fff 000 000 000 000 000 000',
} as const;

export type ThemeName = keyof typeof colors;

/** Area, line and the line's width of the classes that are more than an area in the colour of their own name. */
const paints = {
  edge: ' edge 2',
  field: 'field bar 1.5',
  pale: 'pale deep .7',
  tray: 'tray edge 1',
  shadow: ' shadow',
  white: ' white',
  'white-rim': ' white-rim',
  'white-ring': ' white-ring',
  black: ' black',
  'black-rim': ' black-rim',
  'black-ring': ' black-ring',
  'white-sign': 'white number 1.2',
  'black-sign': 'black number 1.2',
  'white-lit': 'white lamp 2.6',
  'black-lit': 'black lamp 2.6',
  'white-count': 'black',
  'black-count': 'white',
  note: 'text field 4',
  strap: ' black 2.4',
  die: 'die white-rim 1',
  lamp: ' lamp 2.6',
  halo: ' die 6',
  pip: 'black',
  target: 'target die 2.6',
  ring: ' target 3.4',
  last: ' last 3',
  red: ' red 3.4',
  blue: ' blue 3.4',
} as const;

export type Paint = keyof typeof paints | Role;

/** Area, line and width of a class. */
export const rolesOf = (name: string): readonly string[] => ((paints as Readonly<Record<string, string>>)[name] ?? name).split(' ');
export const color = (role: string, theme: ThemeName): string => `#${colors[theme].split(' ')[roles.indexOf(role as Role)] ?? ''}`;

/** Declarations that make a theme the one of an element and all in it, for a style sheet that holds `colorRules()`. */
export const themeColors = (theme: ThemeName): string => roles.map((role) => `--t-${role}:${color(role, theme)};`).join('');

/**
 * Discs are lines with round ends, notes have a line under their letters; on narrow boards letters are larger, and figures narrower than
 * high: the score of a long match would lie over the numbers beside it.
 */
const lines =
  'path{stroke-linecap:round}.note{paint-order:stroke;stroke-linejoin:round}' +
  '@container (max-width:400px){.number{display:none}.large{display:inline}.note{font-size:24px}.caption{font-size:24px}.count{font-size:24px}svg .score,.pips{transform:scale(1.25,1.6);transform-box:fill-box;transform-origin:center}}';

/**
 * Rules that take the colours of a drawing from the theme in force, and from the page's `--tabla-<role>` before that.
 * They stand in a style sheet beside `.some-class{${themeColors('dark')}}`.
 */
export function colorRules(): string {
  const of = (role: string): string => (role ? `var(--tabla-${role},var(--t-${role}))` : 'none');
  const names = new Set([...roles, ...Object.keys(paints)]);
  return `${lines}${[...names]
    .map((name) => {
      const [area = '', line = '', width] = rolesOf(name);
      return `.${name}{fill:${of(area)};stroke:${of(line)}${width ? `;stroke-width:${width}` : ''}}`;
    })
    .join('')}`;
}
