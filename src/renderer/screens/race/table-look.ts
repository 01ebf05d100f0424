// The styles of a table, for races and lessons alike, including the phone and the left hand.

import type { RaceFrame } from '@ui/game-ui';
import { classes } from '@ui/panels/classes';
import { useHandset } from '../../app/use-wide';
import { isSheet, type Layer } from './layers/layers';
import raceStyles from './race.module.css';
import raceHandStyles from './race-hand.module.css';
import racePhoneStyles from './race-phone.module.css';
import { useTableLayout } from './table-layout';

/** The class and the attributes of a table. Layers over it, and panels below the standings, change the places of its panels. */
export function useTableLook(frame: RaceFrame, layer: Layer) {
  const isHandset = useHandset();
  const shows = isHandset && isSheet(layer) && racePhoneStyles[`race-show-${layer}`];
  const className = classes(raceStyles.race, raceHandStyles.raceHanded, frame.below && raceStyles.raceBelow, shows);
  return { className, ...useTableLayout(frame) };
}
