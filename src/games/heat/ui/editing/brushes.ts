// Heat's brushes for the land: what each strews, shown on a small piece of that land. Not here: strewing (src/workshop/strew.ts).

import type { Picture } from '@ui/art/picture';
import { brushTile } from '@ui/workshop/brush-tile';
import type { SceneryBrushes } from '@ui/workshop/road-editor';
import { t } from '../../text/t';
import { BRUSHES } from '../../workshop/brush-ids';
import { placeOnBoard } from '../../workshop/cut';
import { strewnAs, strewRules } from '../../workshop/scenery';
import type { HeatSource } from '../../workshop/source';
import { flatArt } from '../board/art/flat';
import { LOOKS } from '../board/art/looks';
import { surroundArt } from '../board/art/scenery';

/** How large the things of a tile are drawn. */
const SCALES: Readonly<Record<(typeof BRUSHES)[number], number>> = {
  ...{ trees: 0.9, houses: 0.6, water: 0.7, stands: 0.5, boats: 0.75, quay: 0.8, fields: 0.42, landmarks: 0.52 },
};
/** Brushes of which a tile shows one. */
const ALONE: readonly string[] = ['stands', 'landmarks'];
const SEA = '#4a8ba2';
const PLAIN = 'great-britain';

/** The brushes of Heat. */
export const brushes: SceneryBrushes<HeatSource> = {
  list: ({ theme }) => BRUSHES.map((id) => ({ id, label: t(`edit.brush.${id}`), picture: tileOf(id, theme) })),
  rules: (source) => strewRules(source, placeOnBoard(source).scale),
};

function tileOf(brush: (typeof BRUSHES)[number], theme: string): Picture {
  const look = LOOKS[theme] ?? LOOKS[PLAIN];
  if (look === undefined) throw new Error(`no land ${PLAIN}`);
  const water = brush === 'boats' ? SEA : undefined;
  return brushTile({ scale: SCALES[brush], ground: look.infield, water, isAlone: ALONE.includes(brush) }, (spots) => {
    const scenery = spots.map(({ x, y, pick }) => ({ ...strewnAs(brush, theme, pick), x, y }));
    return [...flatArt(scenery, look), ...scenery.map((one) => surroundArt(one, look))].join('');
  });
}
