/** `'white'` or `'black'`. */
export type Player = 'white' | 'black';

/** The other side. */
export const opponentOf = (player: Player): Player => (player === 'white' ? 'black' : 'white');

/** How the doubles of a game climb up to 6-6 (docs/rules.md, "Climbing doubles"). */
export interface Climb {
  /** The first of a player's own rolls whose double climbs; 1 = every double. */
  readonly from: number;
  /** What is handed over when a number is stuck: it and all higher ones, it alone, or it alone while the roller goes on with the next. */
  readonly scope: 'restOfChain' | 'currentNumber' | 'continueAfterPass';
}

/** The doubling cube of a game (docs/rules.md, "The cube"). */
export interface CubeRules {
  /** The highest value that can be offered; 0 = no limit. */
  readonly limit: number;
  readonly beavers: boolean;
  readonly raccoons: boolean;
  readonly jacoby: boolean;
  readonly crawford: boolean;
}

/**
 * A game of the tabla family as plain, frozen data: independent policies of travel, contact, doubles, duties and scoring.
 * Each option is explained in docs/rules.md, "The options"; every preset is one of these.
 */
export interface Rules {
  /** Opposite directions, or the same direction from diagonal corners. */
  readonly travel: 'contrary' | 'parallel';
  /** What landing on a lone enemy checker does; `block`: it cannot be done. */
  readonly contact: 'hit' | 'pin' | 'block';
  /** Where each side begins, in its own numbering, `'24:2 13:5 8:3 6:5'`. */
  readonly start: string;
  /** Whether the starter plays the two dice of the opening throw or throws anew. */
  readonly opening: 'reuse' | 'reroll';
  readonly nextStarter: 'winner' | 'loser' | 'alternate' | 'roll';
  /** The highest result that counts: 1, 2 or 3 points. */
  readonly scoring: 'oin' | 'mars' | 'koks';
  readonly resignation: 'byPosition' | 'marsIfNoneOff';
  readonly lastThrow: boolean;
  readonly cube: CubeRules | null;
  /** What a checker that hit in its own home may still do in that turn. */
  readonly hitAndRun: 'allowed' | 'noHide' | 'forbidden';
  readonly climb: Climb | null;
  /** Which dice that could not be played the opponent gets. */
  readonly pass: 'all' | 'startedDoubles' | 'none';
  /** How the opponent plays them. */
  readonly passed: { readonly mandatory: boolean; readonly stopsAtStuck: boolean };
  readonly pins: {
    readonly bearOffWhilePinned: boolean;
    readonly pinnedCountsAsFarthest: boolean;
    readonly mother: 'full' | 'none';
    readonly motherDrawPoints: 0 | 1;
  };
  /** The first runner: it must be past the opponent's start, or reach it, before others leave. */
  readonly runner: null | 'past' | 'reach';
  readonly walls: { readonly quarter: 'whileBehind' | 'always' | 'off'; readonly front: 'whileStartHeld' | 'off' };
  readonly leaveMove: boolean;
  /** Rolls in a row, of both sides together, without a move, after which the game is drawn; 0 = never. */
  readonly maxRollsWithoutMove: number;
}
