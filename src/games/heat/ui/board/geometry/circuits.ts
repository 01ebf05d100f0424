// The drawn side of the circuits: positions of road, signs, kerbs and surroundings, from the files that data/tracks.ts reads.

import type { TrackFile } from '../../../data/track-schema';
import { TRACK_IDS, trackFileOf } from '../../../data/tracks';

/** What the art needs of a circuit file; board units, 36 to a space. */
export type DrawnCircuit = TrackFile;
/** A corner as drawn. line: index of the space that its line is in front of. */
export type DrawnCorner = TrackFile['corners'][number];
/** Something beside the road. rot: degrees. */
export type Surround = TrackFile['theme']['surroundElements'][number];

/** The drawn circuit with this id. Throws on an unknown id, which is a bug. */
export function drawnCircuit(id: string): DrawnCircuit {
  const found = TRACK_IDS.find((known) => known === id);
  if (found === undefined) throw new Error(`no circuit ${id}`);
  return trackFileOf(found);
}
