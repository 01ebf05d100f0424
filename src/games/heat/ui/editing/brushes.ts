// Heat's brushes for the land: what each strews, shown on a small piece of that land. Not here: strewing (src/workshop/strew.ts).

import type { Picture } from '@ui/art/picture';
import { place } from '@ui/art/svg';
import type { SceneryBrushes } from '@ui/workshop/road-editor';
import { t } from '../../text/t';
import { placeOnBoard } from '../../workshop/cut';
import { BRUSHES, strewnAs, strewRules } from '../../workshop/scenery';
import type { HeatSource } from '../../workshop/source';
import { flatArt } from '../board/art/flat';
import { LOOKS } from '../board/art/looks';
import { surroundArt } from '../board/art/scenery';

/** Size of a tile's picture, px, and the middle of its ground. */
const TILE = { width: 88, height: 46 } as const;
/** Where three things of a brush are on a tile, with the number that they are drawn from, and their scale. */
const THINGS = [
  { x: 20, y: 32, pick: 3 },
  { x: 66, y: 33, pick: 601 },
  { x: 42, y: 27, pick: 302 },
] as const;
const SCALES: Readonly<Record<(typeof BRUSHES)[number], number>> = {
  ...{ trees: 0.9, houses: 0.6, water: 0.7, stands: 0.5, boats: 0.75, quay: 0.8, fields: 0.42, landmarks: 0.52 },
};
/** Brushes of which a tile shows one. */
const ALONE: readonly string[] = ['stands', 'landmarks'];
const PLAIN = 'great-britain';

/** The brushes of Heat. */
export const brushes: SceneryBrushes<HeatSource> = {
  list: ({ theme }) => BRUSHES.map((id) => ({ id, label: t(`edit.brush.${id}`), picture: tileOf(id, theme) })),
  rules: (source) => strewRules(source, placeOnBoard(source).scale),
};

function tileOf(brush: (typeof BRUSHES)[number], theme: string): Picture {
  const look = LOOKS[theme] ?? LOOKS[PLAIN];
  if (look === undefined) throw new Error(`no land ${PLAIN}`);
  const scale = SCALES[brush];
  const spots = ALONE.includes(brush) ? [{ x: 44, y: 32, pick: 1 }] : THINGS;
  const scenery = spots.map(({ x, y, pick }) => ({ ...strewnAs(brush, theme, pick), x: x / scale, y: y / scale }));
  const sea = brush === 'boats' ? `<path fill="#4a8ba2" d="M0 0H${TILE.width}V${TILE.height}H0z"/>` : '';
  const things = [...flatArt(scenery, look), ...scenery.map((one) => surroundArt(one, look))].join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TILE.width} ${TILE.height}"><path fill="${look.infield}" d="M0 0H${TILE.width}V${TILE.height}H0z"/>${sea}${place(0, 0, things, 0, scale)}</svg>`;
  return { svg, ...TILE };
}
