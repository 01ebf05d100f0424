// The fields of the inspector for a corner of Heat, and for the circuit itself.

import type { Field } from '@ui/workshop/road-editor';
import { t } from '../../text/t';
import { cornersOf, roadOf } from '../../workshop/cut';
import { changeCircuit, changeCorner, putLine, setPress } from '../../workshop/edit';
import { costlyLimit, profileOf } from '../../workshop/profile';
import { type HeatSource, RANGES } from '../../workshop/source';

/** Limits that have a sign of their own to press; higher ones are typed. */
const SIGNS = 7;
/** The highest limit. */
export const MOST_LIMIT = 20;
/** Heat a lap below which a corner costs as good as nothing. */
const LITTLE = 0.15;
/** Lanes by their names, from the left. */
const LANES = { 1: ['middle'], 2: ['left', 'right'], 3: ['left', 'middle', 'right'] } as const;

/** What can be changed of a corner. */
export function cornerFields(source: HeatSource, index: number): Field<HeatSource>[] {
  const corner = source.corners[index];
  if (corner === undefined) return [];
  const road = roadOf(source);
  const lines = cornersOf(source, road);
  const at = lines.findIndex((one) => one.source === index);
  const line = lines[at]?.line ?? 0;
  const before = at === 0 ? 0 : (lines[at - 1]?.line ?? 0);
  const names = LANES[source.lanes === 1 || source.lanes === 3 ? source.lanes : 2];
  return [
    {
      kind: 'limit',
      id: 'limit',
      label: t('edit.limit'),
      value: corner.limit,
      signs: SIGNS,
      most: MOST_LIMIT,
      ...costOf(source, index),
      says: (limit) => t('edit.limit.says', { limit }),
      change: (limit) => changeCorner(index, { limit }),
    },
    {
      kind: 'number',
      id: 'line',
      label: t('edit.line'),
      note: t('edit.after'),
      value: line,
      range: [1, source.spaces - 1],
      change: (space) => putLine(index, space),
    },
    {
      kind: 'choice',
      id: 'raceLane',
      label: t('edit.lane'),
      note: t('edit.lane.note'),
      value: String(corner.raceLane),
      choices: names.map((name, lane) => ({ value: String(lane), label: t(`edit.lane.${name}`) })),
      change: (lane) => changeCorner(index, { raceLane: Number(lane) }),
    },
    {
      kind: 'number',
      id: 'legends',
      label: t('edit.legends'),
      note: t('edit.after'),
      value: line - corner.legends,
      range: [Math.max(before, line - RANGES.legends[1]), line - 1],
      change: (space) => changeCorner(index, { legends: line - space }),
    },
    {
      kind: 'stops',
      id: 'stops',
      label: t('edit.stops'),
      stops: [0, 1, 2, 3].slice(0, corner.legends).map((diamond) => [String(diamond), line - diamond] as const),
    },
    {
      kind: 'flag',
      id: 'chicane',
      label: t('edit.chicane'),
      note: t('edit.chicane.note'),
      on: corner.sharesToken,
      change: (sharesToken) => changeCorner(index, { sharesToken }),
    },
    // The second corner of a chicane never has one (R94).
    ...(corner.sharesToken ? [] : [pressField(corner, index)]),
  ];
}

function pressField(corner: HeatSource['corners'][number], index: number): Field<HeatSource> {
  return {
    kind: 'flag',
    id: 'press',
    label: t('edit.press'),
    note: t('edit.press.note'),
    on: corner.press !== false,
    change: (on) => setPress(index, on),
  };
}

/** What can be changed of the circuit besides its road, its lanes and its laps. */
export function circuitFields({ heat, stress }: HeatSource): Field<HeatSource>[] {
  return [
    {
      kind: 'number',
      id: 'heat',
      label: t('edit.heat'),
      note: t('edit.heat.note'),
      value: heat,
      range: RANGES.cards,
      change: (cards) => changeCircuit({ heat: cards }),
    },
    {
      kind: 'number',
      id: 'stress',
      label: t('edit.stress'),
      note: t('edit.stress.note'),
      value: stress,
      range: RANGES.cards,
      change: (cards) => changeCircuit({ stress: cards }),
    },
  ];
}

/** What a corner costs a good driver, as a figure and in a sentence. */
function costOf(source: HeatSource, index: number): { side: string; note: string } {
  const heat = profileOf(source).corners.find(({ corner }) => corner === index)?.heat ?? 0;
  const side = t('edit.cost', { heat });
  if (heat >= LITTLE) return { side, note: t('edit.cost.some', { heat }) };
  const limit = costlyLimit(source, index, LITTLE);
  return { side, note: limit === undefined ? t('edit.cost.never') : t('edit.cost.from', { limit }) };
}
