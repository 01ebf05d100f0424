// The options of a face by page: what each one changes, in groups. Not here: their names (texts), or the grid that shows them.

import type { Look } from '@drivers/look';
import {
  BEARDS,
  BROWS,
  CLOTHS,
  EYES,
  HAIR_COLOURS,
  HAIRS,
  IRISES,
  JAWS,
  LENSES,
  type LookPage,
  MOUTHS,
  NOSES,
  PAINTS,
  SHELLS,
  SKINS,
} from '@drivers/parts';

/** One option. id: within its group; changes of a look are compared with the look to see which option is chosen. */
export interface FaceOption {
  readonly id: string;
  readonly change: Partial<Look>;
  /** Of a swatch. */
  readonly colour?: string;
}

/** Options of which one is chosen. look: large faces with their names, small faces, or swatches of a colour. */
export interface OptionGroup {
  readonly id: OptionGroupId;
  readonly look: 'large' | 'small' | 'swatch';
  readonly options: readonly FaceOption[];
}

/** Every group, by page. */
const GROUPS_BY_PAGE = {
  face: ['skin', 'jaw', 'mouth', 'nose', 'eyes', 'brow', 'iris'],
  hair: ['hair', 'hairColour', 'beard'],
  helmet: ['shell', 'paint', 'helmet', 'trim', 'peak'],
  goggles: ['goggles', 'lens'],
  suit: ['suit', 'scarf'],
  extras: ['lashes', 'freckles', 'old', 'scar', 'glasses', 'earrings', 'lips'],
} as const satisfies Readonly<Record<LookPage, readonly string[]>>;
export type OptionGroupId = (typeof GROUPS_BY_PAGE)[LookPage][number];

const NONE: FaceOption['id'] = 'none';
const RINGS = ['#f2c230', '#d9d5cc', '#d8352a', '#17a29b'];
const LIPS = ['#b5404a', '#c8506a', '#8a2f4a', '#d8704a'];

/** The groups of a page. */
export function groupsOf(page: LookPage): OptionGroup[] {
  return GROUPS_BY_PAGE[page].map((id) => groupOf(id));
}

/** The option that the look has; undefined: it has none of them, as after an import from another edition. */
export function chosenIn({ options }: OptionGroup, look: Look): FaceOption | undefined {
  return options.find(({ change }) =>
    Object.entries(change).every(([part, value]) => JSON.stringify(look[part as keyof Look]) === JSON.stringify(value)),
  );
}

/** What a change takes off because both cannot be worn: goggles on the forehead leave no room for a full-face helmet. */
export function withoutClash(look: Look, change: Partial<Look>): Partial<Look> {
  const next = { ...look, ...change };
  if (next.shell !== 'full' || next.goggles === null) return change;
  return change.shell === 'full' ? { ...change, goggles: null } : { ...change, shell: 'open' };
}

/** Which clash a change would solve by itself: none, or what it takes off. */
export function clashOf(look: Look, change: Partial<Look>): 'goggles' | 'shell' | undefined {
  const fixed = withoutClash(look, change);
  if (fixed === change) return undefined;
  return change.shell === 'full' ? 'goggles' : 'shell';
}

/** Groups of swatches: the part that they colour, and the colours. */
const SWATCHES: Partial<Record<OptionGroupId, readonly string[]>> = {
  skin: SKINS,
  iris: IRISES,
  hairColour: HAIR_COLOURS,
  helmet: CLOTHS,
  trim: CLOTHS,
  peak: CLOTHS,
  lens: LENSES,
  suit: CLOTHS,
  scarf: CLOTHS,
  glasses: CLOTHS.slice(4),
  earrings: RINGS,
  lips: LIPS,
};
/** Groups of faces: the part that they change, and its values. */
const FACES: Partial<Record<OptionGroupId, readonly string[]>> = {
  jaw: JAWS,
  mouth: MOUTHS,
  nose: NOSES,
  eyes: EYES,
  hair: HAIRS,
  beard: BEARDS,
  shell: SHELLS,
  paint: PAINTS,
  goggles: ['up', 'down'],
};
/** Parts that can be left off. */
const OPTIONAL: readonly OptionGroupId[] = ['hair', 'beard', 'peak', 'goggles', 'scarf', 'glasses', 'earrings', 'lips'];
const LARGE: readonly OptionGroupId[] = ['shell', 'goggles'];

function groupOf(id: OptionGroupId): OptionGroup {
  const none: FaceOption[] = OPTIONAL.includes(id) ? [{ id: NONE, change: changeOf(id, null) }] : [];
  const colours = SWATCHES[id];
  if (colours !== undefined) {
    const swatches = colours.map((colour, at) => ({ id: String(at + 1), colour, change: changeOf(id, colour) }));
    return { id, look: 'swatch', options: [...none, ...swatches] };
  }
  const faces = FACES[id];
  if (faces !== undefined) {
    const look = LARGE.includes(id) ? 'large' : 'small';
    return { id, look, options: [...none, ...faces.map((one) => ({ id: one, change: changeOf(id, one) }))] };
  }
  if (id === 'brow') {
    return { id, look: 'small', options: BROWS.map((brow, at) => ({ id: String(at + 1), change: { brow } })) };
  }
  return {
    id,
    look: 'small',
    options: [NONE, 'some'].map((one) => ({ id: one, change: changeOf(id, one === 'some') })),
  };
}

/** The values come from the lists of each part, or are null where the part can be left off. */
function changeOf(part: OptionGroupId, value: string | boolean | null): Partial<Look> {
  const change: Partial<Record<keyof Look, unknown>> = { [part]: value };
  if (part === 'hairColour') change.browColour = value;
  return change as Partial<Look>;
}
