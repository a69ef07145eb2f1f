/**
 * Colours. A theme gives every role a colour; a class of shapes has a role for its area and one for its line.
 * The literal colours stand in the drawing itself, so that it can live anywhere; a page that has a stylesheet
 * overrides them through the classes and the custom properties `--tabla-<role>`.
 */
const roles = [
  'frame', 'edge', 'field', 'light', 'dark', 'inlay', 'bar', 'tray', 'number',
  'white', 'white-rim', 'white-ring', 'black', 'black-rim', 'black-ring', 'shadow',
  'die', 'pip', 'text', 'lamp', 'target', 'halo', 'last', 'red', 'blue',
] as const;
type Role = (typeof roles)[number];

const colors = {
  //       frame  edge   field  light  dark   inlay  bar    tray   number white  rim    ring   black  rim    ring   shadow die    pip    text   lamp   target halo   last   red    blue
  wood: '#4a2f1f #6f4a33 #ead9ba #c8a97e #9c5a3c #dfcaa4 #5a3a27 #3b2518 #ecdcc0 #fbf4e6 #a48c66 #d9c5a0 #2b2220 #0f0a09 #8a766b #2a1a10 #fffaf0 #2b2220 #4a2f1f #f2b84b #1f8a5b #fffaf0 #d98a1f #b3382c #2f6ea5',
  dark: '#17191d #2c3037 #2b2f36 #414751 #5a4a3f #343941 #1d2025 #121418 #b4bcc8 #efe6d6 #8f8268 #c9b995 #17120f #a08a70 #8d7c68 #08090b #efe6d6 #1d1a18 #d6d2c8 #e0a94a #4fbf8b #14161a #e0a040 #e0695c #6fb0e6',
  light: '#d8cfc0 #b9ad98 #f8f4ea #e3d6bd #c6a98a #efe7d6 #cdc2b0 #c4b8a4 #4a3f33 #ffffff #8a7d69 #cbbfa9 #3a3432 #14110f #a89c94 #8a7d69 #ffffff #2b2220 #4a3f33 #a8620a #13724a #ffffff #b8690a #a82c22 #1f5f9a',
  contrast: '#000000 #ffffff #ffffff #c9c9c9 #6e6e6e #e8e8e8 #000000 #1c1c1c #ffffff #ffffff #000000 #000000 #000000 #ffffff #ffffff #000000 #ffffff #000000 #000000 #ffd400 #00632f #ffffff #a34700 #a80000 #0038a8',
  print: '#ffffff #000000 #ffffff #ffffff #bdbdbd #eeeeee #ffffff #ffffff #000000 #ffffff #000000 #000000 #000000 #000000 #ffffff #ffffff #ffffff #000000 #000000 #000000 #000000 #ffffff #000000 #000000 #000000',
} as const;

export type ThemeName = keyof typeof colors;

/** Area, line and the line's width, by class. */
const paints = {
  frame: ['frame'],
  edge: ['', 'edge', 2],
  field: ['field'],
  light: ['light'],
  dark: ['dark'],
  inlay: ['', 'inlay', 2],
  bar: ['bar'],
  tray: ['tray'],
  number: ['number'],
  shadow: ['shadow'],
  white: ['white', 'white-rim', 1.4],
  'white-ring': ['', 'white-ring', 2.2],
  black: ['black', 'black-rim', 1.4],
  'black-ring': ['', 'black-ring', 2.2],
  'white-count': ['pip'],
  'black-count': ['white'],
  'white-sign': ['white', 'number', 1.2],
  'black-sign': ['black', 'number', 1.2],
  die: ['die', 'white-rim', 1],
  pip: ['pip'],
  'used-die': ['inlay', 'light', 1],
  'used-pip': ['light'],
  text: ['text'],
  lamp: ['lamp'],
  'lamp-line': ['', 'lamp', 3],
  halo: ['', 'halo', 6],
  target: ['', 'target', 3.4],
  last: ['', 'last', 3],
  red: ['', 'red', 3.4],
  blue: ['', 'blue', 3.4],
} as const satisfies Record<string, readonly [Role | ''] | readonly [Role | '', Role, number]>;

export type Paint = keyof typeof paints;

/** Literal attributes of a class in a theme. */
export function paint(name: Paint, theme: ThemeName): { readonly fill: string; readonly stroke?: string; readonly width?: number } {
  const [area, line, width]: readonly [Role | '', Role?, number?] = paints[name];
  const fill = area ? color(area, theme) : 'none';
  return line && width ? { fill, stroke: color(line, theme), width } : { fill };
}

const tables = Object.fromEntries(Object.entries(colors).map(([name, text]) => [name, text.split(' ')]));
const color = (role: Role, theme: ThemeName): string => tables[theme]?.[roles.indexOf(role)] ?? 'none';
