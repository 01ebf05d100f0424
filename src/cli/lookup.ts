// Finds games, circuits and bots by the ids a caller typed; what is not there is wrong usage, with what there is.

import type { AnyGame, Circuit } from '@core/contract';
import { gameOf, games } from '@games/registry';
import { UsageError } from './failure';

/** The game of this id. Throws UsageError. */
export function needGame(id: string | undefined): AnyGame {
  const known = Object.keys(games).join(', ');
  if (id === undefined) throw new UsageError(`--game is missing. There are ${known}.`);
  const game = gameOf(id);
  if (game === undefined) throw new UsageError(`there is no game "${id}". There are ${known}.`);
  return game;
}

/** The circuit of this id; the game's first where none is asked for. Throws UsageError. */
export function needCircuit(game: AnyGame, id: string | undefined): Circuit {
  const circuit = id === undefined ? game.circuits[0] : game.circuits.find((one) => one.id === id);
  if (circuit !== undefined) return circuit;
  const known = game.circuits.map((one) => one.id).join(', ');
  throw new UsageError(`${game.id} has no circuit "${id}". There are ${known}.`);
}
