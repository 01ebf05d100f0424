// The layout of a table's panels, for races and lessons alike. Not here: its styles (table-look.ts).

import type { RaceFrame } from '@ui/game-ui';
import { COLUMNS, useWide } from '../../app/use-wide';

/** Attributes with the layout of the panels. data-columns: the same if the window has room for columns at both sides. */
export function useTableLayout({ layout = 'road' }: RaceFrame): Readonly<Record<`data-${string}`, string>> {
  const hasColumns = useWide(COLUMNS) && layout !== 'road' && layout !== 'whole';
  return { 'data-layout': layout, ...(hasColumns && { 'data-columns': layout }) };
}
