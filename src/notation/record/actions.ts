/** From what was done in a game, as the events of a machine tell it, to a record, and back. */
import { list } from '../../rules/data-checks.js';
import { isObject, RulesError, shown } from '../../rules/error.js';
import type { GameAction } from '../../rules/explain-action.js';
import { confirm, gameFrom, moveInGame, throwInGame, throwOpening, undoInGame, startGame } from '../../rules/game-steps.js';
import { assertGame } from '../../rules/game-data.js';
import type { GameState, ResultKind, Situation } from '../../rules/game.js';
import { rollsBefore } from '../../rules/situation-of.js';
import { gameNumber, gameOfSet, nextGame, withGame } from '../../rules/match-steps.js';
import type { MatchState } from '../../rules/match.js';
import { answerCube, answerResignation, double, resign, resignationIn } from '../../rules/offers.js';
import type { PresetId } from '../../rules/presets.js';
import type { Player } from '../../rules/rules.js';
import { presentPart } from '../../rules/turn-data.js';
import type { Dice, Turn } from '../../rules/turn.js';
import { formatStages } from '../format-play.js';
import { RecordBuilder, type GameHead } from './builder.js';
import { assertPlace, type Place } from './place.js';
import { playStep, type Said } from './steps.js';
import type { Plays, RecordGame, RecordNode, Tags } from './tree.js';
import { nearestPreset } from './write-tags.js';

/** What happened in a game or a match, as JSON; whoever did it may be named, but is known without. */
export type RecordAction =
  | (GameAction & { readonly by?: Player })
  /** The dice that a `roll` asked for; in the opening White's die, then Black's. */
  | { readonly type: 'thrown'; readonly dice: Dice }
  /** The next game of the match begins. */
  | { readonly type: 'next'; readonly by?: Player };

/** What else a record shall say. */
export interface RecordNames {
  /** Default: that of the set, or the one whose rules differ least. */
  readonly preset?: PresetId;
  readonly tags?: Tags;
}

/**
 * The games that were played from a beginning by these actions, one record for each. What was taken back is not in them; a turn that is still
 * being played is there as far as it has been played.
 *
 * @param start - where the first game or the match began, before or after its opening
 * @throws RulesError for an action that is not legal where it stands
 */
export function recordOf(start: GameState | MatchState, actions: readonly RecordAction[], names: RecordNames = {}): RecordGame[] {
  if (!list(isObject)([start]) || !list(isObject)(actions))
    throw new RulesError('bad-game', 'A game is told by its start and a list of actions.');
  const isMatch = (state: GameState | MatchState): state is MatchState => 'game' in state;
  let match = isMatch(start) ? start : null;
  const begin = (game: GameState): Writer => {
    const preset = names.preset ?? (match && gameOfSet(match, gameNumber(match))) ?? nearestPreset(game.rules);
    return new Writer(game, preset, { ...names.tags, ...(match?.set ? { Set: match.set } : {}) });
  };
  assertGame(match?.game ?? (start as GameState));
  let writer = begin(match?.game ?? (start as GameState));
  const games: RecordGame[] = [];
  for (const action of actions) {
    if (action.type !== 'next') writer.act(action);
    else if (match) {
      games.push(writer.end());
      match = nextGame(withGame(match, writer.game));
      writer = begin(match.game);
    } else throw new RulesError('bad-event', 'There is no next game without a match.');
  }
  return [...games, writer.end()];
}

/** Writes one game down while it is played. */
class Writer {
  game: GameState;
  readonly #head: GameHead;
  readonly #begun: GameState;
  /** The steps, and the game after each as it was played, which may be in another order of moves than it is written. */
  readonly #steps: { readonly said: Said; readonly game: GameState }[] = [];

  constructor(start: GameState, preset: PresetId, tags: Tags) {
    const { rules, score, crawford, turn } = start;
    const fresh = startGame(rules, turn?.player ?? null, { score, crawford });
    const isFresh = !turn || JSON.stringify({ ...start, opening: null }) === JSON.stringify(fresh);
    const position = isFresh ? null : situationOf(start, turn);
    this.#head = { preset, rules, tags, score, crawford, position };
    this.#begun = position ? gameFrom(rules, position, { score, crawford }) : fresh;
    this.game = this.#begun;
    if (position) for (const { from, die } of presentPart(turn)?.plays.flat() ?? []) this.game = moveInGame(this.game, { from, die });
  }

  act(action: Exclude<RecordAction, { type: 'next' }>): void {
    const { game } = this;
    switch (action.type) {
      case 'roll':
        break;
      case 'thrown':
        this.#throw(action.dice);
        break;
      case 'move':
        this.game = moveInGame(game, action);
        break;
      case 'undo':
        this.game = undoInGame(game);
        break;
      case 'confirm':
        this.#confirm();
        break;
      case 'double':
        this.#step({ kind: 'double' }, double(game));
        break;
      case 'take':
      case 'drop':
      case 'beaver':
      case 'raccoon':
        this.#step({ kind: action.type }, answerCube(game, action.type));
        break;
      case 'resign':
        this.#resign(action.price);
        break;
      case 'accept':
        this.#step({ kind: 'accept' }, answerResignation(game, 'accept'));
        break;
      case 'refuse':
        this.#refuse();
        break;
      default:
        throw new RulesError('bad-event', `There is no action ${shown((action as { type: unknown }).type)}.`);
    }
  }

  end(): RecordGame {
    this.#breakOff();
    const builder = new RecordBuilder(this.#head);
    for (const { said } of this.#steps) builder.add(said);
    return builder.build();
  }

  /** The game after the last step that was written. */
  get #written(): GameState {
    return this.#steps.at(-1)?.game ?? this.#begun;
  }

  #throw(dice: Dice): void {
    const [white = 0, black = 0] = dice;
    if (this.game.turn) this.game = throwInGame(this.game, dice);
    else this.#step({ kind: 'opening', white, black }, throwOpening(this.game, { white, black }));
  }

  #confirm(): void {
    const { turn } = this.game;
    const after = confirm(this.game);
    // dice that need not be played are given up stage by stage
    if (turn?.phase === 'passed') this.game = after;
    else this.#part(false, after);
  }

  /** Writes the present part of the turn down. */
  #part(unfinished: boolean, after: GameState): void {
    const { turn } = this.game;
    if (!turn) return;
    const step = playStep(turn.own ? 'roll' : 'passed', this.#written.turn, turn, unfinished);
    this.#step({ ...step, play: formatStages(step.plays) }, after);
  }

  /** Writes down what has been played of a turn that is broken off. */
  #breakOff(): void {
    const [now, then] = [this.game.turn, this.#written.turn].map((turn) => JSON.stringify(presentPart(turn)));
    if (now !== then) this.#part(true, this.game);
  }

  #resign(price?: ResultKind): void {
    const { game } = this;
    const player = game.turn?.player ?? 'white';
    const paid = resignationIn(game, player, price).kind as ResultKind;
    const after = resign(game, player, price);
    this.#breakOff();
    this.#step({ kind: 'resign', price: paid }, after);
  }

  /** What was moved before a resignation that is refused can be taken back behind it, so it is written there. */
  #refuse(): void {
    const after = answerResignation(this.game, 'refuse');
    const resigned = this.#steps.at(-1);
    const played = this.#steps.at(-2)?.said;
    let written = after;
    if (resigned && played && 'unfinished' in played && played.unfinished) {
      this.#steps.splice(-2);
      this.game = this.#written;
      if (played.kind === 'roll' && !this.game.turn?.roll) this.game = throwInGame(this.game, played.dice);
      this.#breakOff();
      written = this.game;
      this.#step(resigned.said, written);
    }
    this.#step({ kind: 'refuse' }, written);
    this.game = after;
  }

  #step(said: Said, after: GameState): void {
    // whoever does something first has begun the game where no opening throw decided
    const player = this.#steps.length === 0 ? (this.#begun.turn?.player ?? null) : null;
    this.#steps.push({ said: player && said.kind !== 'opening' ? { ...said, player } : said, game: after });
    this.game = after;
  }
}

/** The beginning of the present part of a turn, as a text can say it. */
function situationOf(game: GameState, turn: Turn): Situation {
  const { rules, cube } = game;
  const { player, phase, start, passed, roll } = turn;
  const isPassed = phase === 'passed' || phase === 'passedDone';
  return {
    position: start,
    player,
    dice: roll,
    cube,
    score: null,
    rolls: rules.climb && rollsBefore(game),
    passed: isPassed && passed ? passed.stages : [],
  };
}

/** What is done in the steps that lead to a place: sent to a machine that begins as the record does, they play the game again. */
export function actionsTo(place: Place): RecordAction[] {
  assertPlace(place);
  const places: Place[] = [];
  for (let now: Place | null = place; now?.node; now = now.parent) places.push(now);
  return places.reverse().flatMap(({ node, parent }) => (node ? actionsOf(parent?.game ?? place.record.start, node) : []));
}

function actionsOf(before: GameState, { step }: RecordNode): RecordAction[] {
  switch (step.kind) {
    case 'opening':
      return [{ type: 'roll' }, { type: 'thrown', dice: [step.white, step.black] }];
    case 'roll':
      return [
        ...(before.turn?.roll ? [] : ([{ type: 'roll' }, { type: 'thrown', dice: step.dice }] as const)),
        ...moves(step.plays),
        ...confirming(step),
      ];
    case 'passed':
      return [...passedActions(before, step.plays, step.unfinished), ...confirming(step)];
    case 'resign':
      return [{ type: 'resign', price: step.price }];
    default:
      return [{ type: step.kind }];
  }
}

const moves = (plays: Plays): RecordAction[] => plays.flat().map(({ from, die }) => ({ type: 'move', from, die }));
const confirming = ({ unfinished }: { readonly unfinished: boolean }): RecordAction[] => (unfinished ? [] : [{ type: 'confirm' }]);

/** Moves by dice that were handed over, and between them the stages that were given up. */
function passedActions(before: GameState, plays: Plays, unfinished: boolean): RecordAction[] {
  const actions: RecordAction[] = [];
  let game = before;
  const giveUpTo = (stage: number): void => {
    while (game.turn?.phase === 'passed' && (game.turn.passed?.plays.length ?? 0) <= stage) {
      game = confirm(game);
      actions.push({ type: 'confirm' });
    }
  };
  const made = before.turn?.passed?.plays ?? [];
  const first = made.some((play) => play.length > 0) ? made.length - 1 : 0;
  plays.forEach((play, index) => {
    giveUpTo(first + index);
    for (const { from, die } of play) game = moveInGame(game, { from, die });
    actions.push(...moves([play]));
  });
  if (!unfinished) giveUpTo(Infinity);
  return actions;
}
