import { explainAction, moveInGame, undoInGame, type GameState } from '../../rules/index.js';
import { PlayedTurn, type Table } from './played-turn.js';

/** What a turn that is only tried tells its board. */
export interface TryTable extends Table {
  happened(before: GameState, now: GameState): void;
}

/** A turn that is played to see what comes of it: it belongs to no match, and can be put back to where it began. */
export class TriedTurn extends PlayedTurn {
  constructor(
    protected override readonly table: TryTable,
    public state: GameState,
  ) {
    super(table);
  }

  act(action: Parameters<PlayedTurn['act']>[0]): boolean {
    const before = this.state;
    const refusal = explainAction(before, action);
    if (refusal) this.table.refused(refusal, action.type === 'move' ? action.from : undefined);
    else if (action.type === 'move' && !this.mayMove(action)) return false;
    else {
      this.state = action.type === 'move' ? moveInGame(before, action) : undoInGame(before);
      this.table.happened(before, this.state);
    }
    return refusal === null;
  }
}
