import {
  answerCube,
  answerResignation,
  confirm,
  double,
  moveInGame,
  resign,
  throwInGame,
  throwOpening,
  undoInGame,
  type Dice,
  type GameAction,
  type GameState,
} from '../../src/rules/index.js';

/** What somebody does, or the dice that fall; in the opening White's die, then Black's. */
export type Act = GameAction | { readonly type: 'thrown'; readonly dice: Dice };

/** The game after an act, by the function of `rules` that is meant for it. */
export function acted(game: GameState, act: Act): GameState {
  switch (act.type) {
    case 'roll': // the dice have still to fall
      return game;
    case 'thrown': {
      const [white = 0, black = 0] = act.dice;
      return game.turn ? throwInGame(game, act.dice) : throwOpening(game, { white, black });
    }
    case 'move':
      return moveInGame(game, act);
    case 'undo':
      return undoInGame(game);
    case 'confirm':
      return confirm(game);
    case 'double':
      return double(game);
    case 'resign':
      return resign(game, game.turn!.player, act.price);
    case 'accept':
    case 'refuse':
      return answerResignation(game, act.type);
    default:
      return answerCube(game, act.type);
  }
}
