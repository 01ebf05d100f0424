// The medals that come with Paddock, one file per game, read when they are first needed. Not here: measuring them (cli).

import type { MedalFile } from '@trials/file';

/** Returns the measured medals of a game; undefined if it has none. */
export type MedalFiles = (game: string) => Promise<MedalFile | undefined>;

const FILES = import.meta.glob<MedalFile>('../../../resources/medals/*.json', { import: 'default' });

/** The medals that are shipped. A test checks every file against its schema and the rules. */
export const shippedMedals: MedalFiles = async (game) => {
  const load = FILES[`../../../resources/medals/${game}.json`];
  return await load?.();
};
