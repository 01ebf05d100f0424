// The fields of the inspector for a corner of Formula D.

import type { Field } from '@ui/workshop/road-editor';
import { t } from '../../text/t';
import { beginCorner, endCorner, setStops } from '../../workshop/edit';
import { profileOf } from '../../workshop/profile';
import { type FormulaSource, RANGES } from '../../workshop/source';
import { CORNER, roadOf, stretchesOf } from '../../workshop/stretches';

/** Wear points a lap below which a corner costs as good as nothing. */
const LITTLE = 0.15;

/** What can be changed of a corner. ways: its longest and shortest way, if it can be driven. */
export function cornerFields(
  source: FormulaSource,
  index: number,
  ways: { longest: number; shortest: number } | undefined,
): Field<FormulaSource>[] {
  const corner = source.corners[index];
  const stretch = stretchesOf(source, roadOf(source)).find((one) => one.source === index);
  if (corner === undefined || stretch === undefined) return [];
  const { first, end } = stretch;
  const [least, most] = RANGES.stops;
  const wear = profileOf(source).corners.find((one) => one.corner === index)?.wear ?? 0;
  const cost = wear >= LITTLE ? t('edit.cost.some', { wear }) : t('edit.cost.little');
  return [
    {
      kind: 'limit',
      id: 'stops',
      label: t('edit.stops'),
      value: corner.stops,
      signs: most,
      most,
      side: t('edit.cost', { wear }),
      note: ways === undefined ? cost : t('edit.ways', { ...ways, cost }),
      says: (stops) => t('edit.stops.says', { stops }),
      change: (stops) => setStops(index, Math.max(least, stops)),
    },
    {
      kind: 'number',
      id: 'from',
      label: t('edit.from'),
      note: t('edit.after'),
      value: first,
      range: [Math.max(1, end - CORNER.most), end - CORNER.fewest],
      change: (space) => beginCorner(index, space),
    },
    {
      kind: 'number',
      id: 'to',
      label: t('edit.to'),
      note: t('edit.after'),
      value: end,
      range: [first + CORNER.fewest, Math.min(source.spaces - 1, first + CORNER.most)],
      change: (space) => endCorner(index, space),
    },
  ];
}
