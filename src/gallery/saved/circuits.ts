// The gallery's circuits in the workshop: a road and a course, each whole, with a long name, and with an error.
// Not here: how one is drawn (the games' workshops).

import type { Json } from '@core/contract';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { games } from '@games/registry';
import type { Saved, SavedCircuit } from './saved';

/** Places of the circuits in the workshop. */
export const CIRCUITS = {
  road: { whole: 'road-whole', long: 'road-long', broken: 'road-broken' },
  course: { whole: 'course-whole', long: 'course-long', broken: 'course-broken' },
} as const;

/** As long as a name may be. */
const LONG_NAME = 'Hill Climb of the Upper Waterfall Valley';
/** When they were saved, ms since 1970: in summer 2026. */
const AT = 1_782_000_000_000;

/** The circuits of a kind of editor. */
export function circuits(kind: keyof typeof CIRCUITS): () => Promise<Saved> {
  const game = kind === 'road' ? 'heat' : 'roborally';
  const { whole, long, broken } = CIRCUITS[kind];
  return async () => {
    const source = drawn(game);
    return {
      circuits: [
        saved(whole, game, source),
        saved(long, game, { ...source, name: LONG_NAME }),
        saved(broken, game, twice(source, kind === 'road' ? 'corners' : 'checkpoints')),
      ],
    };
  };
}

type Source = Readonly<Record<string, Json>>;

/** Always the same one. Throws for a game without circuits of players, which is a bug. */
function drawn(game: string): Source {
  const workshop = games[game]?.workshop;
  if (workshop === undefined) throw new Error(`${game} takes no circuits of players`);
  return workshop.draw({ length: 'medium', character: 'mixed' }, drawOf(seedRng(`gallery ${game}`))) as Source;
}

/** The source with the first entry of a list in it twice, at one place, which is an error. */
function twice(source: Source, list: string): Source {
  const entries = source[list];
  return Array.isArray(entries) ? { ...source, [list]: [entries[0], ...entries] } : source;
}

function saved(id: string, game: string, source: Source): SavedCircuit {
  const circuit = games[game]?.workshop?.read(source).id;
  if (circuit === undefined) throw new Error(`the source of ${id} cannot be read`);
  return { id, game, circuit, source, at: AT };
}
