// The name painted on the infield.

import { learnedTrack, trackFileOf } from '../../../data/tracks';
import { t } from '../../../text/t';

/** The circuit's painted name in the reader's language, in capitals; a player's circuit has one name in all languages. */
export function paintedName(id: string): string {
  return learnedTrack(id) === undefined ? t(`painted.ground.${id}`) : trackFileOf(id).words.en.ground;
}
