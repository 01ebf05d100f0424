// The puzzles that come with Paddock, one file per game, read when they are first needed. Not here: making them (cli).

import type { PuzzlePack } from '@puzzles/pack';

/** Returns the pack of a game; undefined if it has none. */
export type PuzzlePacks = (game: string) => Promise<PuzzlePack | undefined>;

const FILES = import.meta.glob<PuzzlePack>('../../../resources/puzzles/*.json', { import: 'default' });

/** The packs that are shipped. A test checks every one of them against its schema and the rules. */
export const shippedPacks: PuzzlePacks = async (game) => {
  const load = FILES[`../../../resources/puzzles/${game}.json`];
  return await load?.();
};
