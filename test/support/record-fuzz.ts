/** Texts of records with all kinds of damage. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { addStep, annotate, Place, readRecord, recordOf, writeRecord } from '../../src/notation/index.js';
import type { RecordGame } from '../../src/notation/index.js';
import { chanceFrom } from './chance.js';
import { playedAtRandom, rulesOf, stepAtRandom } from './random-record.js';
import type { PresetId } from '../../src/rules/index.js';

const plans: readonly PresetId[] = ['prava', 'backgammon', 'chelebi', 'gyulbara', 'tapa', 'fevga'];

/** Short games with a little of everything. */
function shortGame(preset: PresetId, seed: number): RecordGame {
  const chance = chanceFrom(seed);
  const { start, actions } = playedAtRandom(rulesOf(preset), seed);
  // a score would carry over to the games behind it
  if (start.score) return shortGame(preset, seed + 1);
  const [record] = recordOf(start, actions.slice(0, 60), { preset, tags: { Event: preset } });
  const places = [Place.start(record!)];
  for (let { next } = places[0]!; next; next = next.next) places.push(next);
  const at = annotate(places[2]!, {
    note: { text: 'Добре (или не).', marks: [{ kind: 'text', point: 5, text: '"}' }], value: 0.5 },
    glyph: '!?',
  });
  const said = stepAtRandom(at.game, chance);
  return said ? addStep(at, said).record : at.record;
}

const pieces = [
  ...['{', '}', '(', ')', '[', ']', '"', '\\', ';', ':', '*', '=', '!', '?', '/', '-', '…', '...', '\n', '\r\n', ' ', '\u0000', '\ud800'],
  ...['[Event "', '[%mark ', '[%text 5 "', '[%eval ', 'W 31:', 'B', 'В', 'passed 55:', 'double', 'take', 'resign mars', 'W+1', '24/18(4)'],
  ...['12.', '24/', 'bar/', 'W 5, B 3', '(1. W 66: -)', '\n[Event "x"]\n', '“', '”', '<b>', '99999999999999999999'],
];
const damage = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  cut: fc.oneof(fc.constant(0), fc.nat(3), fc.nat(40)),
  piece: fc.oneof(fc.constantFrom('', ...pieces), fc.string({ maxLength: 4 })),
  times: fc.constantFrom(1, 1, 1, 2, 20),
});

const good = plans.map((preset, index) => shortGame(preset, 40 + index));
const texts = good.map((game) => writeRecord([game]));

/** Damages the steps of the second of three games: nothing but faults comes of it, and the other two stay as they were. */
export function staysWhole(runs: object): void {
  fc.assert(
    fc.property(fc.nat(plans.length - 1), fc.array(damage, { minLength: 1, maxLength: 5 }), (index, damages) => {
      const [before, between, behind] = [0, 1, 2].map((more) => (index + more) % plans.length);
      const whole = texts[between!]!;
      const head = whole.lastIndexOf('"]\n') + 3;
      const damaged = damages.reduce((text, { at, cut, piece, times }) => {
        const place = Math.floor(at * text.length);
        return text.slice(0, place) + piece.repeat(times) + text.slice(place + cut);
      }, whole.slice(head));
      const text = [texts[before!], whole.slice(0, head), damaged, '\n', texts[behind!]].join('');
      const { games, faults } = readRecord(text);
      assert.ok(games.length >= 3);
      assert.deepEqual(games[0], good[before!]);
      // a tag that came of the damage carries over
      assert.deepEqual({ ...games.at(-1), tags: null }, { ...good[behind!], tags: null });
      for (const { line, column } of faults) assert.ok(line > 0 && line <= text.split(/\r\n|\r|\n/).length && column > 0);
      // whatever could be read can be written, and is right then
      const again = writeRecord(games);
      assert.deepEqual(readRecord(again), { games, faults: [] });
    }),
    runs,
  );
}

/** Whatever text: faults, and nothing else. */
export function readsAnything(runs: object): void {
  const anything = fc.array(
    fc.oneof(fc.constantFrom(...pieces, '[Game "gyulbara"]', '[Rules "climb.from=1"]', '[Match "3"]'), fc.string()),
    {
      maxLength: 30,
    },
  );
  fc.assert(
    fc.property(anything, (parts) => {
      const { games } = readRecord(parts.join(''));
      const text = writeRecord(games);
      assert.deepEqual(readRecord(text), { games, faults: [] }, text);
    }),
    runs,
  );
}
