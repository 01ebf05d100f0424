// Own luck: each seat draws from its own stream of random numbers, which starts afresh in every round. What one driver does
// changes neither the dice and cards of another nor anybody's in later rounds, so people can compare races of the same seed.
// A seed that begins with OWN_LUCK asks for it. All other races draw from one stream (rng.ts).
// Not here: which draw belongs to which seat, which the rules say (Io.drawFor).

import type { Draw, Luck, RaceState, Seat } from './contract';
import { drawFrom, type RngWords, seedRng } from './rng';

/** How a seed begins if every seat has its own luck. */
export const OWN_LUCK = 'own-luck/';

/** The streams of a race that is about to start with this seed; undefined if it draws from one stream. */
export function luckOf(seed: string, seats: number): Luck | undefined {
  if (!seed.startsWith(OWN_LUCK)) return undefined;
  // The last stream is for draws that concern the whole table.
  return {
    streams: Array.from({ length: seats + 1 }, (): RngWords => [0, 0, 0, 1]),
    rounds: Array(seats + 1).fill(-1),
  };
}

/** Draws for one seat, or for the table if it is undefined. Changes luck with every draw. key: the race's rng. round: now. */
export function drawOwn(luck: Luck, key: RngWords, seat: Seat | undefined, round: () => number): Draw {
  const owner = seat ?? luck.streams.length - 1;
  return (bound) => {
    const now = round();
    if (luck.rounds[owner] !== now) {
      luck.rounds[owner] = now;
      luck.streams[owner] = seedRng(`${key.join('/')}/${owner}/${now}`);
    }
    const stream = luck.streams[owner];
    if (stream === undefined) throw new RangeError(`seat ${owner} has no luck of its own`);
    return drawFrom(stream, bound);
  };
}

/** Changes state, an imagined one: nobody knows the numbers to come, so they are drawn again. */
export function forgetLuck(state: RaceState, draw: Draw): void {
  state.rng = [draw(2 ** 32), draw(2 ** 32), draw(2 ** 32), 1 + draw(2 ** 32 - 1)];
  if (state.luck !== undefined) delete state.luck;
}
