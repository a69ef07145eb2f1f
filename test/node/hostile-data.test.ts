/** Data and texts that are not what they seem: lists with holes, objects behind proxies, records that turn back into themselves, long blanks. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createGame, FlowError, readMatchEvent, restoreGame } from '../../src/flow/index.js';
import { detect, findPlace, NotationError, parseMarks, readRecord, RecordBuilder, writeRecord } from '../../src/notation/index.js';
import type { RecordGame } from '../../src/notation/index.js';
import { parseDice } from '../../src/notation/thrown.js';
import {
  destinations,
  double,
  gameFrom,
  legalPlays,
  moveInGame,
  nextGame,
  outcome,
  parsePosition,
  parseRules,
  presets,
  resign,
  resignation,
  RulesError,
  scriptedDice,
  startGame,
  startMatch,
  startPosition,
  startTurn,
  throwDice,
  throwInGame,
  throwOpening,
  withGame,
} from '../../src/rules/index.js';
import type { GameState, MatchState, Position } from '../../src/rules/index.js';

const { prava, tapa } = presets;
const start = startPosition(prava);

/** A list of so many holes, with some values in it. */
const holed = (length: number, values: Readonly<Record<number, number>> = {}): number[] => Object.assign(new Array<number>(length), values);

const isBad = (code: string) => (error: unknown) => error instanceof RulesError && error.code === code;

describe('lists with holes', () => {
  const badDice = isBad('bad-dice');
  it('are no rolls', () => {
    for (const roll of [holed(2), holed(2, { 1: 6 })]) assert.throws(() => throwDice(startTurn(prava, start, 'white'), roll), badDice);
  });
  it('are no stages', () => {
    for (const stage of [holed(1), holed(2), holed(4)]) {
      assert.throws(() => legalPlays(prava, start, 'white', stage), badDice);
      assert.throws(() => startTurn(prava, start, 'white', { passed: [stage] }), badDice);
    }
  });
  it('are no scripts', () => assert.throws(() => scriptedDice(holed(3, { 0: 6, 2: 5 })), badDice));
});

/** What state libraries hand out: every object behind a proxy of its own. */
const watched = <T>(value: T): T =>
  typeof value === 'object' && value !== null
    ? new Proxy(value, { get: (whole, key) => watched(Reflect.get(whole, key) as unknown) })
    : value;
const thawed = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('objects behind proxies', () => {
  it('are positions', () => {
    assert.deepEqual(legalPlays(prava, watched(thawed(start)), 'white', [6, 5]), legalPlays(prava, start, 'white', [6, 5]));
  });
  it('are turns', () => {
    const turn = throwDice(startTurn(prava, start, 'white'), [6, 5]);
    assert.deepEqual(destinations(watched(thawed(turn)), 24), destinations(turn, 24));
  });
  it('are the situation in which a record begins', () => {
    const position = {
      ...{ position: thawed(start), player: 'black' as const, dice: null, cube: null },
      score: null,
      rolls: null,
      passed: [],
    };
    const { position: kept } = new RecordBuilder({ preset: 'prava', position: watched(position) }).build();
    assert.deepEqual(kept, position);
  });
});

describe('positions with more in them', () => {
  it('lose what is no part of a position', () => {
    const more = { ...thawed(start), say: () => 1, white: { ...thawed(start.white), note: 'x' } };
    const { position } = startTurn(prava, more, 'white');
    assert.deepEqual(position, start);
  });
  it('have their pins in order', () => {
    const position = parsePosition('W 20:1! 10:1! 6:13 | B 5:1 15:1 24:13', tapa);
    const turned = thawed(position) as { white: { pinned: number[] } } & Position;
    turned.white.pinned.reverse();
    assert.deepEqual(startTurn(tapa, turned, 'black').position, position);
  });
});

describe('games and matches from JSON', () => {
  const begun = startGame(parseRules('backgammon'), 'white');
  const rolled = throwInGame(begun, [6, 5]);
  const match = startMatch({ rules: prava, length: 3, starter: 'white' });
  const over = resign(match.game, 'white');
  const steps: Readonly<Record<string, readonly [object, (whole: never) => object]>> = {
    throwOpening: [startGame(prava), (game: GameState) => throwOpening(game, { white: 2, black: 2 })],
    throwInGame: [begun, (game: GameState) => throwInGame(game, [3, 1])],
    moveInGame: [rolled, (game: GameState) => moveInGame(game, { from: 24, die: 6 })],
    double: [begun, double],
    resign: [rolled, (game: GameState) => resign(game, 'white')],
    withGame: [match, (now: MatchState) => withGame(now, thawed(over))],
    nextGame: [withGame(match, over), nextGame],
  };
  for (const [name, [whole, step]] of Object.entries(steps))
    it(`stay as they were: ${name}`, () => {
      // all read from JSON, or the rules a preset's own and the rest read
      const presetsOwn = 'rules' in whole ? [{ ...thawed(whole), rules: whole.rules }] : [];
      for (const given of [thawed(whole), ...presetsOwn]) {
        const made = step(given as never);
        assert.deepEqual(made, step(whole as never));
        assert.deepEqual(given, whole);
        for (const [part, value] of Object.entries(given))
          assert.ok(part === 'rules' || typeof value !== 'object' || value === null || !Object.isFrozen(value), part);
      }
    });
  it('may lie behind proxies', () =>
    assert.deepEqual(moveInGame(watched(thawed(rolled)), { from: 24, die: 6 }), moveInGame(rolled, { from: 24, die: 6 })));
  it('are none where something turns back into itself', () => {
    const game = thawed(begun);
    assert.throws(() => throwInGame(Object.assign(game, { game }), [3, 1]), isBad('bad-game'));
  });
  it('are none where a part is missing', () => {
    for (const part of ['order', 'played', 'score', 'game'])
      assert.throws(() => withGame({ ...thawed(match), [part]: undefined }, over), isBad('bad-game'));
  });
});

describe('numbers that cannot be', () => {
  it('multiply no result', () => {
    const end = parsePosition('W off:15 | B 24:15', prava);
    assert.equal(outcome(prava, end, 4)?.points, 8);
    for (const cube of [NaN, -2, 0, 0.5, 3, '2' as unknown as number]) {
      assert.throws(() => outcome(prava, end, cube), isBad('bad-game'));
      assert.throws(() => resignation(prava, start, 'white', cube), isBad('bad-game'));
    }
  });
  it('are no rolls that either side has made, and no dice', () => {
    const situation = {
      ...{ position: start, player: 'white' as const, dice: null, cube: null },
      score: null,
      rolls: null,
      passed: [[5, 5]],
    };
    for (const black of [-5, NaN, 0.5, undefined as unknown as number])
      assert.throws(() => gameFrom(prava, { ...situation, rolls: { white: 1, black } }), isBad('bad-game'));
    assert.throws(() => gameFrom(prava, { ...situation, dice: [9, 5] }), isBad('bad-dice'));
  });
});

describe('what a rule says of itself', () => {
  it('is a text', () => assert.throws(() => startPosition({ ...prava, start: Symbol('x') as unknown as string }), isBad('bad-rules')));
});

describe('saved games with more in them', () => {
  const saved = (): { context: Record<string, unknown> } => {
    const begun = throwOpening(startGame(parseRules('cube.limit=8', 'prava'), null, { score: { white: 1, black: 0, length: 5 } }), {
      white: 6,
      black: 5,
    });
    return thawed(createGame({ state: throwInGame(begun, [6, 5]) }).getPersistedSnapshot()) as never;
  };
  it('are restored without it', () => assert.ok(restoreGame(saved())));
  const places: Readonly<Record<string, (context: GameState) => object | null>> = {
    opening: ({ opening }) => opening,
    rolls: ({ rolls }) => rolls,
    score: ({ score }) => score,
    cube: ({ cube }) => cube,
    turn: ({ turn }) => turn!.start.white,
  };
  for (const [part, placeIn] of Object.entries(places))
    it(`are none with it in ${part}`, () => {
      const snapshot = saved();
      const context = snapshot.context as unknown as GameState;
      Object.assign(placeIn(context)!, { more: 1 });
      if (part === 'turn') Object.assign(context.turn!.position.white, { more: 1 });
      assert.throws(() => restoreGame(snapshot), { name: 'FlowError', part: `state.${part}` });
    });
});

describe('events that cannot be looked at', () => {
  it('are none of a match either', () => {
    const event = new Proxy({}, { get: () => assert.fail('looked at') });
    assert.throws(() => readMatchEvent(event), FlowError);
  });
});

describe('records that are too deep', () => {
  const { games } = readRecord('[Game "prava"]\nW 31: 8/5 6/5 (31: 24/23 13/10)');
  const record = (): RecordGame => thawed(games[0]!);
  const variationsOf = (game: { readonly line: RecordGame['line'] }): object[] => game.line.nodes[0]!.variations as object[];

  it('as they are, they are written', () => assert.match(writeRecord([record()]), /\(1\. W 31: 24\/23 13\/10\)/));
  it('are not written where they turn back into themselves', () => {
    const game = record();
    variationsOf(game).push(game.line);
    assert.throws(() => writeRecord([game]), isBad('bad-game'));
    assert.throws(() => findPlace([game], '1.1w'), isBad('bad-game'));
  });
  it('are not written where there is no end of variations', () => {
    let { line } = record();
    for (let depth = 0; depth < 10_000; depth++) {
      const around = record();
      variationsOf(around).push(line);
      ({ line } = around);
    }
    assert.throws(() => writeRecord([{ ...record(), line }]), isBad('bad-game'));
  });
});

describe('long texts', () => {
  const soon = (action: () => void): void => {
    const began = performance.now();
    action();
    assert.ok(performance.now() - began < 1000, 'took too long');
  };
  it('of blanks between dice', () => soon(() => assert.deepEqual(parseDice(`6${' '.repeat(50_000)}3`), [6, 3])));
  it('of blanks in a number', () => {
    soon(() => {
      const { faults } = readRecord(`[Game "prava"]\n{[%eval${' '.repeat(50_000)}x]} W 31: 8/5 6/5`);
      assert.deepEqual(
        faults.map(({ code }) => code),
        ['bad-mark'],
      );
    });
    const blanks = `{[%eval${' '.repeat(1_900)}x]} `;
    soon(() => assert.equal(readRecord(`[Game "prava"]\n${blanks.repeat(300)}`).faults.length, 100));
  });
  it('in tags that many games carry over', () => {
    const games = '[Game "prava"]\n*\n'.repeat(2_000);
    soon(() => assert.equal(readRecord(`[Rules "${'climb.from=3 '.repeat(5_000)}x"]\n${games}`).faults.length, 1));
    soon(() => assert.equal(readRecord(`[White "${'x'.repeat(300_000)}"]\n${games}`).games.length, 2_000));
  });
  it('in a drawing', () => {
    const text = 'x'.repeat(20_000_000);
    assert.equal((parseMarks(`[%text 5 "${text}"]`)[0] as { text: string }).text.length, text.length);
    assert.throws(() => parseMarks(`[%text 5 "${text}]`), NotationError);
  });
  it('of quotes before nothing', () => assert.equal(detect('"'.repeat(20_000_000)), null));
});
