// The shape of a face as it travels: checked part by part, because guests send theirs. Not here: its types (src/drivers) or drawing it.

import { BEARDS, EYES, HAIRS, JAWS, LANDS, MOUTHS, NOSES, PAINTS, SHELLS } from '@drivers/parts';
import { z } from '../zod';

/** A colour goes into a picture as it is, so it can be nothing but a colour. */
const paint = z.string().regex(/^#[0-9a-f]{6}$/);

/** The face of a person (Look). */
export const look = z.object({
  skin: paint,
  jaw: z.enum(JAWS),
  nose: z.enum(NOSES),
  mouth: z.enum(MOUTHS),
  eyes: z.enum(EYES),
  iris: paint,
  lashes: z.boolean(),
  brow: z.tuple([z.number().min(-3).max(3), z.number().min(1).max(5)]).readonly(),
  browColour: paint,
  hair: z.enum(HAIRS).nullable(),
  hairColour: paint,
  beard: z.enum(BEARDS).nullable(),
  blush: paint,
  lips: paint.nullable(),
  freckles: z.boolean(),
  old: z.boolean(),
  scar: z.boolean(),
  glasses: paint.nullable(),
  earrings: paint.nullable(),
  shell: z.enum(SHELLS),
  helmet: paint,
  trim: paint,
  paint: z.enum(PAINTS),
  peak: paint.nullable(),
  goggles: z.enum(['up', 'down']).nullable(),
  lens: paint,
  suit: paint,
  scarf: paint.nullable(),
  land: z.enum(LANDS),
  sky: z.tuple([paint, paint]).readonly(),
});
