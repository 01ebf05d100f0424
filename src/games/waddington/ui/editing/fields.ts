// The fields of the inspector for a corner or a pond of Waddington's Formula 1, and for the circuit itself.

import type { Field } from '@ui/workshop/road-editor';
import { t } from '../../text/t';
import { addPond, changeCircuit, setGround, setLaneLimit, setRows, setShape } from '../../workshop/edit';
import { profileOf } from '../../workshop/profile';
import { LIMIT_STEP, RANGES, type SourceCorner, type WaddingtonSource } from '../../workshop/source';

const SHAPES = ['open', 'island', 'innerWall', 'outerWall'] as const satisfies readonly SourceCorner['shape'][];
const GROUNDS = ['water', 'grass'] as const;
/** The lanes of a corner's speeds, from the pit side outwards. */
const LANES = [2, 3, 4] as const;
/** Wear a lap below which a corner costs as good as nothing. */
const LITTLE = 0.15;

/** What can be changed of a corner, or of a pond by its number after the corners. */
export function thingFields(source: WaddingtonSource, index: number): Field<WaddingtonSource>[] {
  const corner = source.corners[index];
  return corner === undefined ? pondFields(source, index) : cornerFields(source, index, corner);
}

function cornerFields(source: WaddingtonSource, index: number, corner: SourceCorner): Field<WaddingtonSource>[] {
  const { shape, limits } = corner;
  const wear = profileOf(source).corners.find((one) => one.corner === index)?.wear ?? 0;
  const lanes = LANES.map((lane, at) => ({ lane, at: at as 0 | 1 | 2 })).filter(
    ({ lane }) => shape !== 'island' || lane !== 3,
  );
  return [
    ...lanes.map(
      ({ lane, at }): Field<WaddingtonSource> => ({
        kind: 'number',
        id: `limit${lane}`,
        label: t('edit.limit', { lane }),
        note: t(`edit.limit.${lane}`),
        value: limits[at],
        range: RANGES.limit,
        step: LIMIT_STEP,
        isLimit: true,
        change: (limit) => setLaneLimit(index, at, limit),
      }),
    ),
    {
      kind: 'note',
      id: 'cost',
      text: wear >= LITTLE ? t('edit.cost.some', { wear }) : t('edit.cost.little'),
    },
    {
      kind: 'choice',
      id: 'shape',
      label: t('edit.shape'),
      value: shape,
      choices: SHAPES.map((one) => ({ value: one, label: t(`edit.shape.${one}`) })),
      change: (chosen) => setShape(index, SHAPES.find((one) => one === chosen) ?? 'open'),
    },
    ...(shape === 'open' ? [] : [rowsField(index, corner.rows)]),
  ];
}

function pondFields({ corners, ponds }: WaddingtonSource, index: number): Field<WaddingtonSource>[] {
  const pond = ponds[index - corners.length];
  if (pond === undefined) return [];
  return [
    rowsField(index, pond.rows),
    {
      kind: 'choice',
      id: 'ground',
      label: t('edit.ground'),
      value: pond.ground,
      choices: GROUNDS.map((one) => ({ value: one, label: t(`edit.ground.${one}`) })),
      change: (chosen) => setGround(index, chosen === 'grass' ? 'grass' : 'water'),
    },
  ];
}

function rowsField(index: number, rows: number): Field<WaddingtonSource> {
  return {
    kind: 'number',
    id: 'rows',
    label: t('edit.length'),
    note: t('edit.length.note'),
    value: rows,
    range: RANGES.parted,
    change: (length) => setRows(index, length),
  };
}

/** What can be changed of the circuit besides its road and its laps. */
export function circuitFields({ corners, ponds, ...markers }: WaddingtonSource): Field<WaddingtonSource>[] {
  return [
    ...(['brakeFailure', 'faultyTyres'] as const).map(
      (marker): Field<WaddingtonSource> => ({
        kind: 'choice',
        id: marker,
        label: t(`edit.${marker}`),
        note: t('edit.marker.note'),
        value: String(markers[marker]),
        choices: corners.map(({ name }, at) => ({ value: String(at), label: name })),
        change: (corner) => changeCircuit({ [marker]: Number(corner) }),
      }),
    ),
    ...(ponds.length < RANGES.ponds
      ? [{ kind: 'action' as const, id: 'pond', label: t('edit.pond.add'), change: addPond() }]
      : []),
  ];
}
