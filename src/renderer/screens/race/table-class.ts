// The styles of a table: of a race and of a lesson alike, for the phone and the left hand too.

import type { RaceFrame } from '@ui/game-ui';
import { classes } from '@ui/panels/classes';
import { isSheet, type Layer } from './layers/layers';
import raceStyles from './race.module.css';
import raceHandStyles from './race-hand.module.css';
import racePhoneStyles from './race-phone.module.css';

/** What lies over the table, and what stands below the standings, change where its panels stand. */
export function tableClass({ below }: RaceFrame, layer: Layer): string {
  const shows = isSheet(layer) && racePhoneStyles[`race-show-${layer}`];
  return classes(raceStyles.race, raceHandStyles.raceHanded, below && raceStyles.raceBelow, shows);
}
