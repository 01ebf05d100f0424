// The squares of a report on a floor, with what its colours, its numbers and its list say of them.

import type { BalanceReport } from '@balance/report';
import { t } from '../../text/report';
import type { FloorMap } from './shown';

/** A square. In a race, on average: traffic: cars that come onto it; troubles; cost: points. */
export type Square = Readonly<Record<FloorMap, number>> & { readonly place: string };

/** The squares on which something happened, in the order of the report. */
export function squaresOf({ places, races }: BalanceReport): Square[] {
  return places.flatMap(({ place, corner, passes, troubles, cost }) =>
    corner !== null || races === 0
      ? []
      : [{ place, traffic: passes / races, troubles: troubles / races, cost: cost / races }],
  );
}

/** The squares with the highest values, highest first. most: how many at most. */
export function topSquares(squares: readonly Square[], map: FloorMap, most: number): Square[] {
  return squares
    .filter((square) => square[map] > 0)
    .toSorted((a, b) => b[map] - a[map])
    .slice(0, most);
}

/** A value in a race, as text. Troubles are rare, so they are counted in 100 races. */
export function valueText(value: number, map: FloorMap): string {
  return t('square.value', { value: map === 'troubles' ? 100 * value : value });
}
