// All puzzles that a person can get: those that come with Paddock, and those from their own races.
// Not here: choosing among them (src/puzzles).

import type { PuzzleCard } from '@api/puzzles/commands';
import { type Attempt, stateOn } from '@puzzles/attempts';
import type { ListedPuzzle } from '@puzzles/choosing';
import { type PuzzlePack, unpack } from '@puzzles/pack';
import type { Puzzle } from '@puzzles/puzzle';
import type { PuzzleRatings } from '@puzzles/ratings';
import type { Context } from '../context';
import { type OwnPuzzle, ownPuzzles, positioned } from './own';
import type { PuzzlePacks } from './packs';

/** A puzzle of the catalogue. number: 1-based, within its game's or within one's own. own: where it is from, if from one's own race. */
export interface Listed extends ListedPuzzle {
  readonly number: number;
  readonly circuit: string;
  readonly own: OwnPuzzle | undefined;
}

/** The catalogue at one moment. */
export interface Catalogue {
  readonly listed: readonly Listed[];
  /** The whole puzzle; undefined if there is none, or its race can't be read. */
  puzzle(id: string): Puzzle | undefined;
}

/** Reads the catalogue. */
export async function catalogueOf(context: Context, packs: PuzzlePacks): Promise<Catalogue> {
  const read = await Promise.all(Object.keys(context.games).map(packs));
  const shipped = read.filter((pack) => pack !== undefined);
  const inPacks = new Map(shipped.flatMap((pack) => pack.puzzles.map((packed) => [packed.id, { pack, packed }])));
  const own = ownPuzzles(context).filter(({ facts }) => Object.hasOwn(context.games, facts.game));
  const byId = new Map(own.map((one) => [one.facts.id, one]));
  const listedOwn = own.map((one, at) => listedOf(one, own.length - at));
  return {
    listed: [...shipped.flatMap(listedIn), ...listedOwn.filter(({ id }) => !inPacks.has(id))],
    puzzle(id) {
      const found = inPacks.get(id);
      if (found !== undefined) return unpack(found.pack, found.packed);
      const mine = byId.get(id);
      return mine && positioned(context, mine);
    },
  };
}

function listedIn(pack: PuzzlePack): Listed[] {
  return pack.puzzles.map(({ id, theme, rating, race }, at) => {
    const circuit = pack.races[race]?.config.circuit ?? '';
    return { id, game: pack.game, theme, rating, isOwn: false, number: at + 1, circuit, own: undefined };
  });
}

function listedOf(own: OwnPuzzle, number: number): Listed {
  const { id, game, theme, rating, circuit } = own.facts;
  return { id, game, theme, rating, isOwn: true, number, circuit, own };
}

/** A puzzle as a tile on a day. */
export function cardOf(
  { id, number, game, circuit, theme, rating, isOwn }: Listed,
  {
    attempts,
    ratings,
    day,
    again,
  }: { attempts: readonly Attempt[]; ratings: PuzzleRatings; day: string; again: boolean },
): PuzzleCard {
  const now = Math.round(ratings.puzzles.get(id)?.rating ?? rating);
  return { id, number, game, circuit, theme, rating: now, own: isOwn, again, state: stateOn(attempts, id, day) };
}
