// Looks up games, circuits and bots by id. An unknown id is a usage error that lists the known ones.

import type { AnyGame, Circuit } from '@core/contract';
import { gameOf, games } from '@games/registry';
import { UsageError } from './failure';

/** The game with this id. Throws UsageError. */
export function needGame(id: string | undefined): AnyGame {
  const known = Object.keys(games).join(', ');
  if (id === undefined) throw new UsageError(`--game is missing. There are ${known}.`);
  const game = gameOf(id);
  if (game === undefined) throw new UsageError(`there is no game "${id}". There are ${known}.`);
  return game;
}

/** The circuit with this id, or the game's first one if none is given. Throws UsageError. */
export function needCircuit(game: AnyGame, id: string | undefined): Circuit {
  const circuit = id === undefined ? game.circuits[0] : game.circuits.find((one) => one.id === id);
  if (circuit !== undefined) return circuit;
  const known = game.circuits.map((one) => one.id).join(', ');
  throw new UsageError(`${game.id} has no circuit "${id}". There are ${known}.`);
}
