/** Random records: games played at random, with comments of nasty characters, judgements, drawings and variations. */
import fc from 'fast-check';
import { addStep, annotate, formatStages, Place, recordOf } from '../../src/notation/index.js';
import type { DrawnMark, Glyph, Note, RecordAction, RecordGame, Said } from '../../src/notation/index.js';
import { canUndo, explainAction, moveInGame, presentPart, presets, startGame, throwInGame } from '../../src/rules/index.js';
import type { GameState, MatchBefore, PresetId, Rules } from '../../src/rules/index.js';
import { acted, type Act } from './acted.js';
import { chanceFrom } from './chance.js';
import { otherGames } from './random-game.js';
import { singleMoves } from './walk.js';

/** What was done in a random game from where to where. */
export interface Played {
  readonly start: GameState;
  readonly end: GameState;
  readonly actions: readonly RecordAction[];
}

/** A random game, with what is taken back and what is answered; now and then it is broken off somewhere. */
export function playedAtRandom(rules: Rules, seed: number): Played {
  const chance = chanceFrom(seed);
  const starter = oneOf([null, null, 'white', 'black'] as const, chance);
  const start = startGame(rules, starter, rules.cube ? oneOf(matches, chance) : {});
  return playedFrom(start, chance, chance() < 0.3 ? Math.floor(200 * chance()) : Infinity);
}

/** So much of a game as it is played at random from its start, at most. */
export function playedFrom(start: GameState, chance: () => number, most: number): Played {
  const actions: RecordAction[] = [];
  let game = start;
  while (!game.outcome && actions.length < most) {
    const action = anyAction(game, chance);
    if (action.type === 'thrown') actions.push({ type: 'roll' });
    actions.push(action);
    game = acted(game, action);
  }
  return { start, end: game, actions };
}

/** In what match a game with a cube is played. */
const matches: readonly MatchBefore[] = [
  {},
  { score: { white: 3, black: 1, length: null } },
  { score: { white: 1, black: 2, length: 5 } },
  { score: { white: 4, black: 2, length: 5 } },
  { score: { white: 2, black: 4, length: 5 }, crawford: false },
];
const oneOf = <T>(list: readonly T[], chance: () => number): T => list[Math.floor(list.length * chance())]!;
const prices = ['oin', 'mars', 'koks', undefined] as const;

function anyAction(game: GameState, chance: () => number): Act {
  const { turn, offer, rules } = game;
  if (offer?.kind === 'resign') return { type: chance() < 0.3 ? 'accept' : 'refuse' };
  if (offer) {
    const answers = (['take', 'take', 'take', 'drop', 'beaver', 'raccoon'] as const).filter((type) => !explainAction(game, { type }));
    return { type: oneOf(answers, chance) };
  }
  if (!turn) return { type: 'thrown', dice: [die(chance), die(chance)] };
  if (chance() < (rules.cube ? 0.01 : 0.002)) {
    const price = rules.cube ? oneOf(prices, chance) : undefined;
    return { type: 'resign', ...(price ? { price } : {}) };
  }
  if (chance() < 0.05 && canUndo(turn)) return { type: 'undo' };
  if (turn.phase === 'roll') {
    if (chance() < 0.1 && !explainAction(game, { type: 'double' })) return { type: 'double' };
    return { type: 'thrown', dice: [die(chance), die(chance)] };
  }
  const isOver = turn.phase === 'passedDone' || turn.phase === 'done';
  if (isOver || (turn.duty?.optional && chance() < 0.2)) return { type: 'confirm' };
  const { from, die: pips } = oneOf(singleMoves(turn), chance);
  return { type: 'move', from, die: pips };
}

/** Games by the names of presets, and games that no preset is. */
const mixed = ['backgammon with everything', 'gyulbara that may, with the last throw', 'chelebi with a cube', 'tapa with a cube'];
export const plans: readonly string[] = [...Object.keys(presets), ...mixed];
export const aPlan = fc.constantFrom(...plans);
export const rulesOf = (plan: string): Rules => otherGames[plan] ?? presets[plan as PresetId];

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    ...'\\ } { ] [ [%mark [%arrow] ( ) " “ ” „ « » \n \r\n \t ; * = W+1 … ... <script> &amp; 31: 1. W \u200f \u00a0'.split(' '),
  ),
  fc.constantFrom(' ', '\n\n', '\n[Event "x"]\n', '[%eval 3]', '\\}', 'дума '),
);
export const aText = fc.array(nasty, { maxLength: 10 }).map((parts) => parts.join(''));

const aPoint = fc.integer({ min: 0, max: 25 });
const aSide = fc.constantFrom({}, { player: 'white' as const }, { player: 'black' as const });
const aColor = fc.constantFrom({}, { color: 'red' }, { color: '#a0f' });
const aMark: fc.Arbitrary<DrawnMark> = fc.oneof(
  fc.tuple(aPoint, aPoint, aSide, aColor).map(([from, to, side, color]) => ({ kind: 'arrow' as const, from, to, ...side, ...color })),
  fc.tuple(aPoint, aSide, aColor).map(([point, side, color]) => ({ kind: 'mark' as const, point, ...side, ...color })),
  fc.tuple(aPoint, aText, aSide).map(([point, text, side]) => ({ kind: 'text' as const, point, text, ...side })),
);
const aNote: fc.Arbitrary<Partial<Note>> = fc.record(
  { text: aText, marks: fc.array(aMark, { maxLength: 4 }), value: fc.oneof(fc.constant(null), fc.double({ noNaN: true })) },
  { requiredKeys: [] },
);
const aGlyph = fc.constantFrom<Glyph | null>('!', '?', '!!', '??', '!?', '?!', null);

interface Change {
  readonly where: number;
  readonly chance: number;
  readonly note: Partial<Note>;
  readonly glyph: Glyph | null;
  readonly steps: number;
}
const aChange: fc.Arbitrary<Change> = fc.record({ where: fc.nat(), chance: fc.nat(), note: aNote, glyph: aGlyph, steps: fc.nat(4) });
const tagNames = ['White', 'black', 'Event', 'Date', 'Град', 'constructor', 'X-1'];
export const someTags = fc.dictionary(fc.constantFrom(...tagNames), aText);

export interface Recipe {
  readonly plan: string;
  readonly seed: number;
  readonly tags: Readonly<Record<string, string>>;
  readonly changes: readonly Change[];
}

/** How to make one game of a record with all that can be in it. */
export const aRecipe = (plan: fc.Arbitrary<string>): fc.Arbitrary<Recipe> =>
  fc.record({ plan, seed: fc.noShrink(fc.nat()), tags: someTags, changes: fc.array(aChange, { maxLength: 8 }) });

export function recordFrom({ plan, seed, tags, changes }: Recipe): RecordGame {
  const { start, actions } = playedAtRandom(rulesOf(plan), seed);
  const [game] = recordOf(start, actions, { tags, ...(plan in presets ? { preset: plan as PresetId } : {}) });
  return changes.reduce(changed, game!);
}

function changed(record: RecordGame, { where, chance, note, glyph, steps }: Change): RecordGame {
  const places = allPlaces(record);
  let place = places[where % places.length]!;
  const random = chanceFrom(chance);
  for (let step = 0; step < steps; step++) {
    const said = stepAtRandom(place.game, random);
    if (said) place = addStep(place, said);
  }
  return annotate(place, { note, ...(place.node ? { glyph } : {}) }).record;
}

/** Every place of a game, its variations after each step. */
export function allPlaces(record: RecordGame): Place[] {
  const places: Place[] = [];
  const open = [Place.start(record)];
  for (let place = open.pop(); place; place = open.pop()) {
    places.push(place);
    open.push(...place.children.reverse());
  }
  return places;
}

/** Something that can be done in a game, as it is told; null where there is nothing. */
export function stepAtRandom(game: GameState, chance: () => number): Said | null {
  const { turn, offer } = game;
  if (game.outcome) return null;
  if (turn && chance() < 0.05 && !explainAction(game, { type: 'resign' })) return { kind: 'resign' };
  if (offer?.kind === 'resign') return { kind: chance() < 0.5 ? 'accept' : 'refuse' };
  if (offer) {
    const answers = (['take', 'drop', 'beaver', 'raccoon'] as const).filter((type) => !explainAction(game, { type }));
    return { kind: answers[Math.floor(answers.length * chance())]! };
  }
  if (!turn) return chance() < 0.5 ? { kind: 'opening', white: die(chance), black: die(chance) } : rolled(game, chance);
  if (turn.phase === 'passed' || turn.phase === 'passedDone') return { kind: 'passed', ...playOf(game, chance) };
  if (turn.phase === 'roll' && chance() < 0.2 && !explainAction(game, { type: 'double' })) return { kind: 'double' };
  return rolled(game, chance);
}

const die = (chance: () => number): number => 1 + Math.floor(6 * chance());

function rolled(game: GameState, chance: () => number): Said | null {
  if (!game.turn) return null;
  const dice = game.turn.roll ?? [die(chance), die(chance)];
  return { kind: 'roll', dice, ...playOf(game.turn.roll ? game : throwInGame(game, dice), chance) };
}

/** A random play of the present part from where it stands, now and then broken off. */
function playOf(game: GameState, chance: () => number): { play: string; unfinished: boolean } {
  const before = presentPart(game.turn)!.plays;
  const breaksOff = chance() < 0.1;
  let now = game;
  while ((now.turn?.phase === 'moving' || now.turn?.phase === 'passed') && !(breaksOff && chance() < 0.3)) {
    const moves = singleMoves(now.turn);
    now = moveInGame(now, moves[Math.floor(moves.length * chance())]!);
  }
  const isOn = before.some((play) => play.length > 0);
  const after = presentPart(now.turn)!.plays.slice(isOn ? before.length - 1 : 0);
  const plays = after.map((play, index) => (isOn && index === 0 ? play.slice(before.at(-1)!.length) : play));
  return { play: formatStages(plays), unfinished: breaksOff };
}
