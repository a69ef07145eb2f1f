/** Sits beside a game of the statechart with the independent checker, and compares the two after every event. */
import assert from 'node:assert/strict';
import type { GameEvent, GameSnapshot } from '../../src/flow/index.js';
import type { GameState, MatchScore, Player, Rules } from '../../src/rules/index.js';
import { other } from '../checker/board.js';
import { Follower } from '../checker/follow.js';

export class GameWatcher {
  private readonly follower: Follower;
  /** The game as it stood before each move of this part. */
  private earlier: GameState[] = [];

  constructor(
    private readonly rules: Rules,
    { score, crawford = true }: { readonly score?: MatchScore; readonly crawford?: boolean } = {},
  ) {
    const length = score?.length ?? 0;
    const close = [score?.white, score?.black].filter((points) => points === length - 1).length;
    this.follower = new Follower(rules, { isMatch: length > 0, isCrawford: crawford && length > 0 && close === 1 });
  }

  sees(before: GameSnapshot, event: GameEvent, after: GameSnapshot): void {
    const isTaken = after !== before;
    const { acting } = this.follower;
    const by = event.type === 'thrown' ? acting : (event.by ?? acting);
    // dice in the air hold up everything but giving up
    const isHeld = before.hasTag('rolling') && event.type !== 'thrown' && event.type !== 'resign';
    const isRight = !isHeld && (by === acting || acting === null) && this.agrees(() => this.tell(before, event, by ?? 'white', after));
    assert.equal(isTaken, isRight, `${JSON.stringify(event)} in ${JSON.stringify(before.value)}`);
    this.compare(before, after);
  }

  /** Tells the checker, who objects to what is not legal; each objection has its words, since Node looks long for missing ones. */
  private tell(before: GameSnapshot, event: GameEvent, by: Player, after: GameSnapshot): void {
    const { follower } = this;
    switch (event.type) {
      case 'roll':
        return assert.ok(follower.isToThrow, 'no throw is due');
      case 'thrown':
        assert.ok(before.hasTag('rolling'), 'no dice are in the air');
        this.earlier = [];
        return before.context.turn ? follower.throw(by, event.dice) : follower.opening({ white: event.dice[0]!, black: event.dice[1]! });
      case 'move':
        follower.move(by, event.from, event.die);
        this.earlier.push(before.context);
        return;
      case 'undo': {
        const last = this.earlier.at(-1);
        assert.ok(last?.turn && follower.acting === follower.player, 'nothing to take back');
        follower.undo(last.turn.position);
        this.earlier.pop();
        return assert.deepEqual({ ...after.context }, { ...last });
      }
      case 'confirm':
        return this.confirm(before, by, after);
      case 'double':
        return follower.double(by);
      case 'take':
      case 'beaver':
      case 'raccoon':
        assert.ok(!follower.result, 'the game is over');
        return follower.cube[event.type](by);
      case 'drop':
        return follower.drop(by);
      case 'accept':
      case 'refuse':
        return follower.answerResignation(by, event.type === 'accept');
      case 'resign':
        assert.ok(follower.player, 'nobody plays yet');
        if (this.rules.cube) return follower.offerToResign(by, event.price);
        return follower.resign(by);
    }
  }

  private confirm({ context: { turn } }: GameSnapshot, by: Player, after: GameSnapshot): void {
    if (turn?.phase === 'passed' && !this.rules.passed.mandatory && this.follower.acting === this.follower.player) {
      // dice that need not be played are given up stage by stage
      const now = after.context.turn!;
      if (now.phase === 'passed') this.follower.seesStage(now.left);
      return;
    }
    this.follower.confirm(by);
    this.earlier = [];
  }

  private agrees(tell: () => void): boolean {
    try {
      tell();
      return true;
    } catch (error) {
      if (error instanceof assert.AssertionError) return false;
      throw error;
    }
  }

  private compare(before: GameSnapshot, { context, value, status, output }: GameSnapshot): void {
    const { turn, starter, rolls, outcome, cube, offer } = context;
    const { follower } = this;
    assert.equal(starter, follower.starter);
    assert.deepEqual(rolls, follower.rolls);
    if (turn && turn.position !== before.context.turn?.position) follower.sees(turn.position);
    if (turn?.passed && turn.player !== before.context.turn?.player && !outcome) follower.seesHanded(turn.passed.stages);
    assert.equal(status === 'done', outcome !== null);
    assert.equal(status === 'done', follower.result !== null);
    if (cube) assert.deepEqual({ ...cube }, { value: follower.cube.value, owner: follower.cube.owner });
    const asked = follower.cube.offer;
    if (asked) assert.deepEqual(offer, { ...offer, by: other(asked.asked), value: asked.value, owner: asked.owner, points: asked.price });
    else assert.equal(offer?.points ?? null, follower.giving?.worth.points ?? null);
    if (outcome) {
      assert.equal(output, outcome);
      assert.equal(value, 'over');
      follower.seesOutcome(outcome);
    } else {
      assert.equal(offer ? other(offer.by) : (turn?.player ?? null), follower.acting);
      assert.equal(JSON.stringify(value).includes('offered'), offer !== null);
    }
  }
}
