// Formula D's brushes for the land: what each strews, shown on a small piece of that land. Not here: strewing (src/workshop/strew.ts).

import type { Picture } from '@ui/art/picture';
import { brushTile } from '@ui/workshop/brush-tile';
import type { SceneryBrushes } from '@ui/workshop/road-editor';
import { t } from '../../text/t';
import { BRUSHES, type BrushId } from '../../workshop/brush-ids';
import { strewnAs, strewRules } from '../../workshop/scenery';
import type { FormulaSource } from '../../workshop/source';
import { flat } from '../board/art/ground';
import { lookOn } from '../board/art/looks';
import { landArt } from '../board/art/scenery';

/** How large the things of a tile are drawn. */
const SCALES: Readonly<Record<BrushId, number>> = {
  ...{ trees: 0.9, houses: 0.6, water: 0.68, stands: 0.5, boats: 0.72, fields: 0.42, landmarks: 0.4 },
};
/** Brushes of which a tile shows one. */
const ALONE: readonly string[] = ['stands', 'landmarks'];

/** The brushes of Formula D. */
export const brushes: SceneryBrushes<FormulaSource> = {
  list: (source) => BRUSHES.map((id) => ({ id, label: t(`edit.brush.${id}`), picture: tileOf(id, source) })),
  rules: strewRules,
};

function tileOf(brush: BrushId, source: FormulaSource): Picture {
  const look = lookOn(source);
  const { surround: ground, water: sea } = look.theme;
  const water = brush === 'boats' ? sea : undefined;
  return brushTile({ scale: SCALES[brush], ground, water, isAlone: ALONE.includes(brush) }, (spots) => {
    const things = spots.map(({ x, y, pick }) => ({ ...strewnAs(brush, source.theme, pick), x, y }));
    return [...flat(things, look).map(({ svg }) => svg), ...things.map((one) => landArt(one, look))].join('');
  });
}
