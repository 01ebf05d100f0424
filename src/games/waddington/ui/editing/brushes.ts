// The brushes for the land of Waddington's Formula 1: what each strews, shown on a small piece of that land. Not here: strewing
// (src/workshop/strew.ts).

import type { Picture } from '@ui/art/picture';
import { pools } from '@ui/art/pools';
import { brushTile } from '@ui/workshop/brush-tile';
import type { SceneryBrushes } from '@ui/workshop/road-editor';
import { LANE } from '../../geometry/road';
import { t } from '../../text/t';
import { BRUSHES, type BrushId } from '../../workshop/brush-ids';
import { strewnAs, strewRules } from '../../workshop/scenery';
import type { WaddingtonSource } from '../../workshop/source';
import { coloursOf } from '../board/art/ground';
import { lookOn } from '../board/art/looks';
import { surroundArt } from '../board/art/scenery';

/** How large the things of a tile are drawn. */
const SCALES: Readonly<Record<BrushId, number>> = {
  ...{ trees: 0.85, houses: 0.6, water: 0.7, stands: 0.5, boats: 0.75, tents: 0.6, landmarks: 0.36 },
};
/** Brushes of which a tile shows one. */
const ALONE: readonly string[] = ['stands', 'landmarks'];

/** The brushes of Waddington's Formula 1. */
export const brushes: SceneryBrushes<WaddingtonSource> = {
  list: (source) => BRUSHES.map((id) => ({ id, label: t(`edit.brush.${id}`), picture: tileOf(id, source) })),
  rules: strewRules,
};

function tileOf(brush: BrushId, source: WaddingtonSource): Picture {
  const look = lookOn(source);
  const water = brush === 'boats' ? look.water : undefined;
  return brushTile({ scale: SCALES[brush], ground: look.surround, water, isAlone: ALONE.includes(brush) }, (spots) => {
    const things = spots.map(({ x, y, pick }) => ({
      ...strewnAs(brush, source.theme, pick),
      x: x / LANE,
      y: y / LANE,
    }));
    const waters = things.flatMap(({ kind, x, y, r = 0 }) =>
      kind === 'water' ? [{ x: x * LANE, y: y * LANE, reach: r * LANE }] : [],
    );
    return [
      ...pools(waters, coloursOf(look)).map(({ svg }) => svg),
      ...things.map((one) => surroundArt(one, look)),
    ].join('');
  });
}
