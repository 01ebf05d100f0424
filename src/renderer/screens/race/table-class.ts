// The styles and the layout of a table, for races and lessons alike, including the phone and the left hand.

import type { RaceFrame } from '@ui/game-ui';
import { classes } from '@ui/panels/classes';
import { COLUMNS, useWide } from '../../app/use-wide';
import { isSheet, type Layer } from './layers/layers';
import raceStyles from './race.module.css';
import raceHandStyles from './race-hand.module.css';
import racePhoneStyles from './race-phone.module.css';

/** Layers over the table, and panels below the standings, change the places of its panels. */
export function tableClass({ below }: RaceFrame, layer: Layer): string {
  const shows = isSheet(layer) && racePhoneStyles[`race-show-${layer}`];
  return classes(raceStyles.race, raceHandStyles.raceHanded, below && raceStyles.raceBelow, shows);
}

/** Attributes with the layout of the panels. data-columns: the same if the window has room for columns at both sides. */
export function useTableLayout({ layout = 'road' }: RaceFrame): Readonly<Record<`data-${string}`, string>> {
  const hasColumns = useWide(COLUMNS) && layout !== 'road' && layout !== 'whole';
  return { 'data-layout': layout, ...(hasColumns && { 'data-columns': layout }) };
}
