/**
 * npm run shots: photographs every state of the board, the article and the lessons, in contact sheets below shots/ to be looked at. Needs a build.
 *
 *     npm run shots              all sheets
 *     npm run shots -- single    every special state by itself, without its name, for somebody who does not know it
 *     npm run shots -- play      those whose name holds one of these words: show, explain, play, replay, games, quiz, edit, small, large, article, lesson, wood, dark
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as playwright } from 'playwright-core';
import { chromium, chromiumArgs } from './browsers.mjs';
import { serve } from './serve.mjs';
import { root } from './setup.mjs';

const out = join(root, 'shots');
const wanted = process.argv.slice(2);
if (!existsSync(join(root, 'cdn/all.min.js'))) {
  console.error('There is no cdn/all.min.js to photograph: npm run build makes it.');
  process.exit(1);
}

const start = 'W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5';
const middle = 'W bar:1 24:1 13:4 8:4 6:4 4:1 | B 13:4 10:1 8:3 6:4 5:2 bar:1';
/** What the attributes say; `text` is the element's own. */
const show = {
  start: {},
  'start, seen by black': { view: 'black' },
  'home on the left': { home: 'left', numbers: 'none' },
  'to move, dice': { text: `${start} ; white 65`, dicenames: '' },
  'middle, bars, pips': { text: `${middle} ; black 55 cube 4 white score 2-1/5`, variant: 'backgammon', pips: '' },
  'cube in the middle': { variant: 'backgammon' },
  'bearing off, cube 64': { text: 'W 6:2 5:1 3:2 1:1 | B 4:1 2:2 ; black 63 cube 64 black', variant: 'backgammon' },
  'stacks over five': { text: 'W 6:9 5:6 | B 6:8 4:7' },
  'all off': { text: 'W off:15 | B 2:1 1:3' },
  'marks and words': {
    text: `${start} ; white 31`,
    marks: '[%arrow 8/5 6/5] [%arrow b 24/18 red] [%arrow 13/10 blue] [%mark 7 4 red] [%mark 20 blue] [%text 5 "капия" 20 "тук"]',
  },
  гюлбара: { variant: 'gyulbara' },
  'гюлбара, passed dice': { variant: 'gyulbara', text: 'W 24:2 1:13 | B 24:14 2:1 ; black rolls 4-3 passed 55 6666' },
  тапа: { variant: 'tapa' },
  'тапа, pins': { variant: 'tapa', text: 'W 24:3 20:1! 15:2 13:2 10:1 6:3 3:3 | B 24:8 22:1! 18:1 11:1 5:2 4:2 ; white 31' },
  февга: { variant: 'fevga', text: 'W 24:12 13:1 9:1 8:1 | B 24:13 16:1 7:1 ; white 42', view: 'black' },
  'theme light': { text: `${start} ; white 21`, theme: 'light' },
  'theme contrast': { text: `${start} ; black 21`, theme: 'contrast' },
};
const explain = {
  'targets of a point': { text: `${start} ; white 63`, targets: '24' },
  'targets that hit': { text: 'W 24:2 13:3 8:4 6:4 5:2 | B 24:2 13:4 10:1 8:3 6:5 ; white 54', targets: '24' },
  'targets of all': { text: `${start} ; white 63`, targets: '' },
  'targets from the bar': { text: 'W bar:1 24:1 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:3 4:2 ; white 43', targets: 'bar' },
  'targets off': { text: 'W 6:4 5:3 4:3 3:2 2:2 1:1 | B 13:3 8:3 6:4 5:3 4:2 ; white 63', targets: '6' },
  'no targets': { text: `${start} ; white 55`, targets: '24' },
  'try, made': { text: `${start} ; white 31`, try: '8/5 6/5' },
  'try, hits': { text: 'W 24:2 13:5 8:3 6:5 | B 24:1 18:1 13:5 8:3 6:5 ; white 61', try: '13/7* 8/7' },
  'try, a double': { text: `${start} ; black 33`, try: '8/5(2) 6/3(2)', view: 'black' },
  'try, refused': { text: 'W 24:1 8:1 | B 13:5 8:3 6:5 3:2 ; white 62', try: '8/2' },
  'try, refused on the way': { text: 'W 24:2 13:5 8:3 6:5 | B 24:2 13:4 8:2 7:2 6:3 5:2 ; white 64', try: '24/14' },
  'try, a climb': { variant: 'gyulbara', text: 'W 24:15 | B 24:15 ; white 44 rolls 3-3', try: '24/20(4); 20/15(4); 15/9(4)' },
  'a fault in the text': { text: 'W 24:2 13:5\n  8:3 6x6 | B 24:2' },
  'a fault in an attribute': { variant: 'narde' },
};

/** White throws 3, Black 1; then 6-1, 5-4 and so on for both, whichever board asks. */
const dice = [3, 1, 6, 1, 5, 4, 6, 6, 2, 1, 4, 3];
const roll = 'Хвърли';
const done = 'Готово';
/** What is done with a board that is played on: the name of a button, or `8` for a click on a point in the mover's numbers. */
const play = {
  opening: [],
  'the opening is thrown': [roll],
  'thrown: moving': [roll, roll],
  'a checker picked up': [roll, roll, 13],
  'a move made': [roll, roll, 13, 7],
  'from where?': [roll, roll, 7],
  'from where? dark': { theme: 'dark', does: [roll, roll, 7] },
  'from where? contrast': { theme: 'contrast', does: [roll, roll, 7] },
  refused: [roll, roll, 13, 9],
  'undone after done': [roll, roll, 13, 7, 8, 7, 'Върни'],
  done: [roll, roll, 13, 7, 8, 7],
  'the last play': [roll, roll, 13, 7, 8, 7, done],
  'black moves': [roll, roll, 13, 7, 8, 7, done, roll],
  'a double': { text: `${start} ; white 66`, does: [24, 18] },
  'from the bar': { text: 'W bar:2 13:5 8:3 6:5 | B 24:2 13:4 8:3 6:4 5:2 ; white 53', does: [25] },
  'bar first': { text: 'W bar:2 13:5 8:3 6:5 | B 24:2 13:4 8:3 6:4 5:2 ; white 53', does: [13] },
  'nothing to play': { text: 'W bar:1 13:6 8:3 6:5 | B 6:2 5:2 4:3 3:3 2:3 1:2 ; white', does: [roll] },
  'bearing off': { text: 'W 6:3 5:2 4:2 2:1 | B 13:1 4:5 3:5 2:4 ; white 63', does: [6] },
  'the last throw': { text: 'W 1:1 | B 3:1 1:1 ; white 61', rules: 'lastThrow=true', does: [1, 0, done] },
  'resigning?': { does: [roll, roll, 'Предавам се'] },
  over: { text: 'W 2:1 1:1 | B 13:5 8:5 6:5 ; white 61', does: [2, 0, 1, 0, done] },
  'over, resigned': { does: [roll, roll, 'Предавам се', 'Предавам се'] },
  'few buttons, black': { view: 'black', controls: 'roll confirm', does: [roll, roll] },
};
const asked = {
  mode: 'quiz',
  text: `${start} ; white 31`,
  answer: '8/5 6/5 {Петото поле е капия от първия ход: пречи на задните пулове на черните. [%mark 5]}; 24/20 {Смело: другото пето.}',
};
const check = 'Провери';
const setUp = { mode: 'edit' };
/** Problems, and the editor. */
const quiz = {
  'a problem': asked,
  'a problem, to be handed in': { ...asked, does: [8, 5, 6, 5] },
  'a problem, right': { ...asked, does: [8, 5, 6, 5, check] },
  'a problem, wrong': { ...asked, does: [13, 10, 24, 23, check] },
  'a problem, answered': { ...asked, does: [13, 10, 24, 23, check, 'Покажи отговора'] },
  'a problem, refused': { ...asked, does: [24, 22] },
  'a problem, not told': { ...asked, reveal: 'never', does: [13, 10, 24, 23, check] },
};
const edit = {
  'the editor': { ...setUp, text: `${start} ; white 31` },
  'the editor, wrong': { ...setUp, does: [5] },
  'the editor, pins': { ...setUp, variant: 'tapa', text: 'W 24:10 10:1! off:4 | B 24:12 15:1' },
  'the editor, cube': { ...setUp, variant: 'backgammon', text: `${start} ; black 63 cube 4 white score 2-1/5` },
  'the editor, dice handed over': { ...setUp, variant: 'gyulbara', text: 'W 24:12 20:3 | B 24:12 22:3 ; white rolls 4-4 passed 55 6666' },
  'the editor, keys': { ...setUp, does: ['Клавиши'] },
};
/** The special states of the other games, of the cube, of matches and sets. */
const games = {
  'гюлбара: a double climbs': { variant: 'gyulbara', text: 'W 24:10 18:3 16:2 | B 24:9 23:3 21:3 ; white 44 rolls 3-3', does: [24, 20] },
  'гюлбара: a number is stuck': { variant: 'gyulbara', text: 'W 24:14 23:1 | B 24:9 8:1 7:1 6:1 5:1 4:1 3:1 ; white 45 rolls 4-3' },
  'гюлбара: dice handed over': {
    variant: 'gyulbara',
    text: 'W 24:12 20:3 | B 24:12 22:3 ; white rolls 4-4 passed 55 6666',
    does: [24, 19],
  },
  'гюлбара: they are played': { variant: 'gyulbara', text: 'W 24:12 20:3 | B 24:12 22:3 ; white rolls 4-4 passed 5', does: [24, 19] },
  'челеби: a double climbs': { variant: 'chelebi', text: `${start} ; white 33 rolls 2-2`, does: [8, 5] },
  'тапа: a pin': { variant: 'tapa', text: 'W 24:10 18:3 10:2 | B 24:12 8:1 12:2 ; white 31', does: [18, 17] },
  'тапа: pinned, picked up': { variant: 'tapa', text: 'W 24:9 18:2 13:2 10:1 8:1 | B 24:8 20:2 16:2 15:1! 11:2 ; black 31', does: [16] },
  'тапа: the mother is pinned': { variant: 'tapa', text: 'W 7:2 6:6 5:4 4:2 2:1 | B 24:1 12:7 10:7 ; white 11', does: [2, 1] },
  'тапа: both mothers': { variant: 'tapa', text: 'W 24:1! 6:7 5:6 2:1 | B 24:1 12:7 10:6 1:1 ; white 11', does: [2, 1] },
  'февга: the runner': { variant: 'fevga', text: 'W 24:14 15:1 | B 24:14 20:1 ; white 62', does: [24] },
  'февга: nothing to play': { variant: 'fevga', text: 'W 24:14 23:1 | B 24:9 8:1 7:1 6:1 5:1 4:1 3:1 ; white', does: [roll] },
  'куб: may double': { variant: 'backgammon', text: 'W 24:1 13:4 8:4 6:6 | B 24:2 13:4 8:4 6:5 ; white', does: [] },
  'куб: offered': { variant: 'backgammon', stake: '2', text: 'W 24:1 13:4 8:4 6:6 | B 24:2 13:4 8:4 6:5 ; white', does: ['Дублирам'] },
  'куб: taken': { variant: 'backgammon', text: 'W 24:1 13:4 8:4 6:6 | B 24:2 13:4 8:4 6:5 ; white', does: ['Дублирам', 'Приемам'] },
  'куб: dropped': {
    variant: 'backgammon',
    length: '5',
    text: 'W 24:1 13:4 8:4 6:6 | B 24:2 13:4 8:4 6:5 ; white score 2-1/5',
    does: ['Дублирам', 'Пас'],
  },
  'куб: a resignation': {
    variant: 'backgammon',
    text: 'W 24:1 13:4 8:4 6:6 | B 24:2 13:4 8:4 6:5 ; white 31',
    does: ['Предавам се', 'Предавам се'],
  },
  'гюлбара: passed before the climb': { variant: 'gyulbara', text: 'W 24:12 10:3 | B 24:13 18:1 8:1 ; white 44 rolls 1-1' },
  'гюлбара: one die is passed': { variant: 'gyulbara', text: 'W 24:14 21:1 | B 24:13 6:1 3:1 ; white 63', does: [24, 21] },
  'гюлбара: that die is played': { variant: 'gyulbara', text: 'W 24:14 21:1 | B 24:13 6:1 3:1 ; black passed 6' },
  'гюлбара: passed, and nothing to play': { variant: 'gyulbara', text: 'W 24:14 21:1 | B 24:12 18:1 6:1 3:1 ; black passed 6 33' },
  'гюлбара: directions': { variant: 'gyulbara', directions: '', text: 'W 24:10 18:3 10:2 | B 24:9 23:3 16:3 ; white 63' },
  'челеби: a part is passed': {
    variant: 'chelebi',
    text: 'W 24:2 off:13 | B 11:2 8:5 4:4 3:4 ; white 55 rolls 2-2',
    does: [24, 19, 24, 19],
  },
  'челеби: it is played from the bar': {
    variant: 'chelebi',
    text: 'W 12:1 3:1 off:13 | B bar:1 21:2 6:6 5:6 ; black passed 444 5555 6666',
  },
  'кавказка: the hitter may not hide': {
    variant: 'kavkazka',
    text: 'W 10:1 3:2 off:12 | B 23:2 21:1 16:2 8:5 6:5 ; white 61',
    does: [10, 4],
  },
  'права: the larger die': { text: 'W 20:1 off:14 | B 16:2 6:5 4:4 3:4 ; white 65' },
  'права: the other die is lost': { text: 'W 20:1 off:14 | B 16:2 6:5 4:4 3:4 ; white 65', does: [20, 14] },
  'тапа: pinned on both sides': { variant: 'tapa', text: 'W 24:10 20:1! 10:2 6:2 | B 24:8 15:1! 11:2 5:4 ; white 31' },
  'тапа: the own mother is pinned': { variant: 'tapa', text: 'W 24:1! 13:7 12:7 | B 24:1 10:7 9:6 1:1 ; white 31' },
  'тапа: the mother is pinned, not yet won': { variant: 'tapa', text: 'W 24:1 13:13 3:1 | B 24:1 10:14 ; white 52', does: [3, 1] },
  'плакото: bearing off while pinned': { variant: 'plakoto', text: 'W 5:3 3:2 2:1! off:9 | B 23:1 6:5 5:5 4:4 ; white 53' },
  'февга: a wall makes a die lost': {
    variant: 'fevga',
    text: 'W 24:1 11:3 10:3 9:3 8:3 7:2 | B 24:8 17:1 16:1 15:1 14:1 13:1 7:1 1:1 ; white 65',
    does: [24, 18],
  },
  'февга: a wall makes all dice lost': {
    variant: 'fevga',
    text: 'W 24:10 23:1 22:1 21:1 20:1 3:1 | B 24:9 6:1 5:1 4:1 3:1 2:1 1:1 ; white 65',
  },
  'февга: a wall that may not stay': {
    variant: 'fevga',
    text: 'W 24:9 23:1 22:1 21:1 20:1 10:1 8:1 | B 24:14 18:1 ; white 53',
    does: [24, 19],
  },
  'февга: leave a move': { variant: 'fevga', text: 'W 24:7 23:2 10:1 6:1 4:1 3:2 2:1 | B 24:14 17:1 ; white 52' },
  'куб: beaver': {
    variant: 'backgammon',
    rules: 'cube.beavers=true cube.raccoons=true',
    text: 'W 24:1 13:4 8:4 6:6 | B 24:2 13:4 8:4 6:5 ; white',
    does: ['Дублирам', 'Бобър: вдигам на 4'],
  },
  'куб: Crawford': {
    variant: 'backgammon',
    rules: 'cube.crawford=true',
    length: '5',
    text: 'W 24:1 13:4 8:4 6:6 | B 24:2 13:4 8:4 6:5 ; white score 4-2/5',
  },
  'the last throw': { text: 'W 1:1 | B 3:1 1:1 ; white 61', rules: 'lastThrow=true', does: [1, 0, done] },
  'bar: nothing to play': { text: 'W bar:1 13:6 8:3 6:5 | B 6:2 5:2 4:3 3:3 2:3 1:2 ; white 31' },
  'bar: one of two is in': { text: 'W bar:2 13:5 8:3 6:5 | B 5:2 6:5 8:3 13:5 ; white 53', does: [25, 22] },
  'a set': { variant: 'makedonska' },
  'a set: the game is over': { variant: 'balgarska', text: 'W 2:1 1:1 | B 13:5 8:5 6:5 ; white 61 score 1-2', does: [2, 0, 1, 0, done] },
  'a set: the next game': {
    variant: 'balgarska',
    text: 'W 2:1 1:1 | B 13:5 8:5 6:5 ; white 61 score 1-2',
    does: [2, 0, 1, 0, done, 'Нататък'],
  },
  'a match is won': { length: '3', text: 'W 2:1 1:1 | B 13:5 8:5 6:5 ; white 61 score 1-2/3', does: [2, 0, 1, 0, done] },
};

const record = `[Game "backgammon"] [White "Мария"] [Black "Иван"] [Event "Турнир в Пловдив"] [Date "2026-05-01"] [Match "7"] [Score "1-2"]
{Първата партия показва как се губи темпо.}
W 3, B 1
1. W 31: 8/5 6/5 !  B 42: 8/4 6/4 {Капия на 4. [%arrow 8/4] [%arrow 6/4 blue] [%mark 4 red]}
  (1. B 42: 24/22 13/9 ?! {По-рисковано, а и белите имат какво да хвърлят. [%eval -0.214]}  2. W 55: 8/3*(2) 6/1*(2) !!
    (2. W 21: 13/11 6/5 {Твърде скромно.}))
2. W 65: 24/13 ??  B double W take B 11: 8/7(2) 6/5(2)
3. W 43: 13/9 8/5  B 66: 24/18(2) 13/7(2)
4. W resign mars  B accept
B+4

[Game "gyulbara"] [White "Мария"] [Black "Иван"]
1. W 31: 24/21 24/23  B 66: 24/18(4)
2. W 52: 24/19 24/22 !  B 43: 24/20 24/15
*

[Game "gyulbara"] [Position "W 24:2 1:13 | B 24:14 2:1 ; white rolls 3-2"]
1. W 55: 24/19(2) {После петица не може да се играе.}
1. B passed 55 6666: 24/19(2); 24/18(4)  21: 24/22 24/23
*`;
/** A record at some of its places, and what a reader does there. */
const replay = Object.fromEntries(
  Object.entries({
    'at the start': { at: '1' },
    'a step with a comment, arrows, marks': { at: '1.1b' },
    'in a variation': { at: '1.1b/1.2w/1.2w' },
    'the cube is offered': { at: '1.2b:1' },
    'the end': { at: '1.4w' },
    'a faulty game': { at: '2.2w' },
    'dice handed over': { at: '3.1b:1', view: 'black' },
    'few buttons, no list': { at: '1.1w', controls: 'back forward' },
    'the reader’s own move': { at: '1.1w', does: ['Опитай свой ход', 13, 9] },
    'it is refused': { at: '1.1w', does: ['Опитай свой ход', 24, 23] },
    'it is judged': { at: '1.1w', does: ['Опитай свой ход', 13, 9, 6, 4, 'Готово'] },
  }).map(([name, cell]) => [`replay: ${name}`, { mode: 'replay', speed: 'none', text: record, ...cell }]),
);

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const element = ({ text = '', ...attributes }) =>
  `<tabla-board ${Object.entries(attributes)
    .filter(([name]) => name !== 'does')
    .map(([name, value]) => `${name}="${escape(value)}"`)
    .join(' ')}>${escape(text)}</tabla-board>`;
const sheet = (cells, { width, theme, columns }) => `<!doctype html>
<html lang="bg"><meta charset="utf-8" /><title>shots</title>
<style>
  body { margin: 12px; display: grid; grid-template-columns: repeat(${columns}, ${width}px); gap: 20px; align-items: start; width: max-content;
    background: ${theme === 'dark' ? '#151210' : '#f8f2e6'}; color: ${theme === 'dark' ? '#e6dccd' : '#2e2219'}; }
  figure { margin: 0; } figcaption { font: ${Math.round(11 + width / 200)}px sans-serif; opacity: 0.7; padding-block-end: 4px; }
  tabla-board { max-inline-size: none; }
</style>
<script type="module" src="/cdn/all.min.js"></script>
${cells.map(([name, cell]) => `<figure><figcaption>${escape(name)}</figcaption>${element({ theme, ...cell })}</figure>`).join('\n')}`;

const played = (cells) =>
  Object.fromEntries(
    Object.entries(cells).map(([name, cell]) => [name, { mode: 'play', speed: 'none', ...(Array.isArray(cell) ? { does: cell } : cell) }]),
  );
const playing = played(play);
const special = played(games);
const problems = played(quiz);
const editors = played(edit);
const pick = (cells, ...names) => Object.fromEntries(names.map((name) => [name, cells[name]]));
const sheets = ['wood', 'dark'].flatMap((theme) => [
  { name: `small-${theme}`, cells: { ...show, ...explain }, width: 280, columns: 7, scale: 0.95, theme },
  { name: `play-small-${theme}`, cells: playing, width: 280, columns: 6, scale: 1, theme },
  { name: `show-${theme}`, cells: show, width: 600, columns: 4, scale: 0.75, theme },
  { name: `explain-${theme}`, cells: explain, width: 600, columns: 4, scale: 0.75, theme },
  { name: `replay-small-${theme}`, cells: replay, width: 280, columns: 6, scale: 1, theme },
  { name: `replay-${theme}`, cells: replay, width: 600, columns: 3, scale: 0.75, theme },
  { name: `replay-large-${theme}`, cells: pick(replay, ...Object.keys(replay).slice(1, 3)), width: 1600, columns: 1, scale: 0.6, theme },
  { name: `games-small-${theme}`, cells: special, width: 280, columns: 6, scale: 1, theme },
  { name: `games-${theme}`, cells: special, width: 600, columns: 4, scale: 0.75, theme },
  { name: `quiz-small-${theme}`, cells: problems, width: 280, columns: 7, scale: 1, theme },
  { name: `quiz-${theme}`, cells: problems, width: 600, columns: 4, scale: 0.75, theme },
  { name: `edit-small-${theme}`, cells: editors, width: 280, columns: 6, scale: 1, theme },
  { name: `edit-${theme}`, cells: editors, width: 600, columns: 3, scale: 0.75, theme },
  {
    name: `edit-quiz-large-${theme}`,
    cells: { ...pick(problems, 'a problem, right'), ...pick(editors, 'the editor, wrong') },
    width: 1600,
    columns: 2,
    scale: 0.55,
    theme,
  },
  { name: `play-1-${theme}`, cells: pick(playing, ...Object.keys(play).slice(0, 12)), width: 600, columns: 4, scale: 0.75, theme },
  { name: `play-2-${theme}`, cells: pick(playing, ...Object.keys(play).slice(12)), width: 600, columns: 4, scale: 0.75, theme },
  {
    name: `large-${theme}`,
    cells: {
      ...pick(show, 'middle, bars, pips', 'marks and words'),
      ...pick(explain, 'try, refused'),
      ...pick(playing, 'a checker picked up'),
    },
    width: 1600,
    columns: 2,
    scale: 0.55,
    theme,
  },
]);
// what a stranger is shown
Object.entries({ ...special, ...pick(explain, 'try, refused', 'no targets') }).forEach(([name, cell], at) => {
  const number = String(at + 1).padStart(2, '0');
  sheets.push({ name: `single-${number}`, about: name, cells: { '': cell }, width: 560, columns: 1, scale: 1, theme: 'wood' });
});
const articles = [
  { name: 'article-wide', width: 1100, parts: 5, scale: 0.36 },
  { name: 'article-wide-dark', width: 1100, parts: 5, scale: 0.36, colorScheme: 'dark' },
  { name: 'article-narrow', width: 320, parts: 8, scale: 0.72 },
  { name: 'article-narrow-dark', width: 320, parts: 8, scale: 0.72, colorScheme: 'dark' },
  { name: 'article-print', width: 680, parts: 4, scale: 0.7, media: 'print' },
  { name: 'article-without-scripts', width: 700, parts: 4, scale: 0.6, javaScriptEnabled: false },
  // the other pages that teach
  ...[
    'obiknovena',
    'kavkazka',
    'chelebi',
    'gyulbara',
    'tapa',
    'plakoto',
    'fevga',
    'kub',
    'komplekti',
    'strategii',
    'rechnik',
    'zadachi',
    'sglobi',
  ].flatMap((lesson) => [
    { name: `lesson-${lesson}-wide`, file: `${lesson}.html`, width: 1280, parts: 3, scale: 0.5 },
    { name: `lesson-${lesson}-wide-dark`, file: `${lesson}.html`, width: 1280, parts: 3, scale: 0.5, colorScheme: 'dark' },
    { name: `lesson-${lesson}-narrow`, file: `${lesson}.html`, width: 400, parts: 6, scale: 0.75 },
    { name: `lesson-${lesson}-narrow-dark`, file: `${lesson}.html`, width: 400, parts: 6, scale: 0.75, colorScheme: 'dark' },
    { name: `lesson-${lesson}-print`, file: `${lesson}.html`, width: 680, parts: 4, scale: 0.7, media: 'print' },
  ]),
];
const isWanted = ({ name, about }) => (wanted.length ? wanted.some((word) => name.includes(word)) : !about);

let current = '';
const server = await serve(root, {
  handle: ({ url }, response) => url === '/shots.html' && Boolean(response.setHeader('content-type', 'text/html').end(current)),
});
const browser = await playwright.launch({ executablePath: chromium, args: chromiumArgs });
mkdirSync(out, { recursive: true });

async function open({ width, height = 900, scale = 1, media, ...options }) {
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: scale, ...options });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.log(`  ${error}`));
  page.on('console', (message) => message.type() === 'error' && console.log(`  ${message.text()}`));
  await page.addInitScript((dice) => {
    // a byte b gives the die 1 + b % 6; every board that asks gets the same throws from the beginning
    crypto.getRandomValues = (bytes) => bytes.map((_, at) => (bytes[at] = dice[at % dice.length] - 1));
  }, dice);
  if (media) await page.emulateMedia({ media });
  return page;
}

const settled = (page) =>
  page.evaluate(async () => {
    await customElements.whenDefined('tabla-board');
    await Promise.all([...document.querySelectorAll('tabla-board')].map((board) => board.updateComplete));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });

/** Plays with the mouse, as somebody would. */
async function act(page, at, does) {
  for (const what of does) {
    const board = page.locator('tabla-board').nth(at);
    const target =
      typeof what === 'number'
        ? board.locator(`[data-point="${what}"]`)
        : board.getByRole('button', { name: what, exact: true }).and(page.locator(':enabled'));
    try {
      await target.scrollIntoViewIfNeeded({ timeout: 2000 });
      const { x, y, width, height } = await target.boundingBox();
      await page.mouse.click(x + width / 2, y + height / 2);
      await settled(page);
    } catch (error) {
      console.log(`  board ${at + 1}: ${what} of ${does.join(', ')} cannot be clicked: ${error.message.split('\n')[0]}`);
      return;
    }
  }
}

for (const { name, about, cells, ...look } of sheets.filter(isWanted)) {
  current = sheet(Object.entries(cells), look);
  const page = await open({ width: look.columns * (look.width + 20) + 4, scale: look.scale });
  await page.goto(`${server.url}/shots.html`);
  await settled(page);
  for (const [at, { does = [] }] of Object.values(cells).entries()) await act(page, at, does);
  await page.mouse.move(0, 0);
  await page.screenshot({ path: join(out, `${name}.png`), fullPage: true });
  await page.context().close();
  console.log(`shots/${name}.png${about ? `  ${about}` : ''}`);
}

for (const { name, file = '', width, parts, scale, ...options } of articles.filter(isWanted)) {
  const page = await open({ width, ...options });
  await page.goto(`${server.url}/demo/${file}`);
  if (options.javaScriptEnabled !== false) await settled(page);
  const full = await page.evaluate(() => document.documentElement.scrollHeight);
  const height = Math.ceil(full / parts);
  const strips = [];
  for (let y = 0; y < full; y += height) {
    const clip = { x: 0, y, width, height: Math.min(height, full - y) };
    strips.push((await page.screenshot({ fullPage: true, clip })).toString('base64'));
  }
  await page.context().close();
  // the page as columns side by side
  const columns = await open({ width: parts * (width + 24), height, scale });
  await columns.setContent(
    `<body style="margin: 0; display: flex; gap: 24px; align-items: start; background: #888">${strips.map((strip) => `<img src="data:image/png;base64,${strip}" />`).join('')}`,
  );
  await columns.screenshot({ path: join(out, `${name}.png`) });
  await columns.context().close();
  console.log(`shots/${name}.png`);
}

await browser.close();
await server.close();
