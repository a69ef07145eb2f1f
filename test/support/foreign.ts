/** Positions of backgammon, and what can be said beside them in a foreign format. */
import fc from 'fast-check';
import {
  readFibs,
  readGnuId,
  readOgid,
  readSnowie,
  readXgid,
  writeFibs,
  writeGnuId,
  writeSnowie,
  writeXgid,
} from '../../src/notation/index.js';
import type { ForeignFacts, ForeignFormat, ForeignOffer, ForeignPosition } from '../../src/notation/index.js';
import { parsePosition, parseRules, presets } from '../../src/rules/index.js';
import type { Player, Rules, Situation } from '../../src/rules/index.js';
import { PRESETS } from '../checker/presets.js';
import { aPosition } from './positions.js';

export const readers: Readonly<Record<ForeignFormat, (text: string) => ForeignPosition>> = {
  xgid: readXgid,
  gnu: readGnuId,
  fibs: readFibs,
  snowie: readSnowie,
  ogid: readOgid,
};

type Writer = (situation: Situation, rules: Rules, facts?: ForeignFacts) => string;
export const writers = { xgid: writeXgid, gnu: writeGnuId, fibs: writeFibs, snowie: writeSnowie } as const satisfies Partial<
  Record<ForeignFormat, Writer>
>;
export type Written = keyof typeof writers;

/** What a writer is given, and what comes back. */
export interface Said {
  readonly situation: Situation;
  readonly rules: Rules;
  readonly facts: Required<ForeignFacts>;
}

const die = fc.integer({ min: 1, max: 6 });
const points = fc.integer({ min: 0, max: 24 });

/** Each format has what it can say: XGID the limit of the cube and beavers, the others less. */
export const aSaid = (format: Written): fc.Arbitrary<Said> =>
  fc
    .record({
      text: aPosition(PRESETS.backgammon),
      player: fc.constantFrom<Player>('white', 'black'),
      dice: fc.option(fc.tuple(die, die)),
      doublings: fc.integer({ min: 0, max: 6 }),
      owner: fc.constantFrom<Player>('white', 'black'),
      score: fc.option(fc.tuple(points, points, fc.integer({ min: 0, max: 25 }))),
      limit: fc.constantFrom(0, 64, 512),
      flags: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
      offered: fc.constantFrom(null, null, 'double', 'beaver', 'raccoon', 'resign'),
    })
    .map(({ text, player, dice, doublings, owner, score, limit, flags: [jacoby, beavers, flag], offered }) => {
      const length = score?.[2] ?? 0;
      const [white, black] = (score ?? [0, 0]).map((some) => (length ? some % length : some)) as [number, number];
      const isShort = (white === length - 1) !== (black === length - 1);
      const offer = offerFor(format, offered, player, owner, dice);
      const isXgid = format === 'xgid';
      const rules = parseRules(
        {
          cube: {
            limit: isXgid ? limit : 0,
            jacoby: length === 0 && jacoby && format !== 'fibs',
            beavers: isXgid && ((length === 0 && beavers) || offer?.kind === 'beaver' || offer?.kind === 'raccoon'),
            raccoons: offer?.kind === 'raccoon',
            crawford: length > 0,
          },
        },
        'backgammon',
      );
      return {
        situation: {
          position: parsePosition(text, presets.backgammon),
          player,
          dice: offer && offer.kind !== 'resign' ? null : dice,
          cube: { value: 2 ** doublings, owner: doublings === 0 ? null : owner },
          score: white + black + length === 0 ? null : { white, black, length: length || null },
          rolls: null,
          passed: [],
        },
        rules,
        facts: {
          // the line of FIBS says it by the cube, and cannot say that it is over
          crawford: length > 0 && isShort && doublings === 0 && (format === 'fibs' || flag),
          offer,
          names: format === 'fibs' || format === 'snowie' ? { white: 'You', black: 'Иван_2' } : null,
        },
      };
    });

function offerFor(
  format: Written,
  kind: ForeignOffer['kind'] | null,
  player: Player,
  by: Player,
  dice: readonly number[] | null,
): ForeignOffer | null {
  const other = player === 'white' ? 'black' : 'white';
  if (kind === 'resign') return format === 'gnu' ? { kind, by, price: dice ? 'koks' : player === by ? 'mars' : 'oin' } : null;
  if (kind === null || format === 'snowie' || (format !== 'xgid' && kind !== 'double')) return null;
  if (format === 'fibs' && player === 'white') return null;
  return { kind, by: kind === 'beaver' ? other : player };
}
