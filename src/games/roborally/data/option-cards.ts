// The ten option cards of section 6.2 by index. From options.json.
// Not for: what they do; that is phases/options.ts and the places that ask it.

import type { OptionCard } from '../types';
import source from './options.json';

/** One option card. */
export interface OptionCardFacts {
  readonly id: string;
  readonly name: string;
  readonly effect: string;
}

/** The ten cards, in the file's order. */
export const OPTION_CARDS: readonly OptionCardFacts[] = source.cards.map(({ id, name, effect }) => ({
  id,
  name,
  effect,
}));
/** Most cards a robot may hold. */
export const MOST_HELD = source.maxHeld;

export const SLAB_ARMOUR = named('slabArmour');
export const TAIL_GUN = named('tailGun');
export const TWIN_CANNON = named('twinCannon');
export const THROUGH_SHOT = named('throughShot');
export const DISC_BRAKES = named('discBrakes');
export const FOURTH_GEAR = named('fourthGear');
export const GYRO_MOUNT = named('gyroMount');
export const SPARE_MEMORY = named('spareMemory');
export const RAM_PROW = named('ramProw');
export const BLACK_BOX = named('blackBox');

/** Plates of a fresh Slab Armour. */
export const PLATES = source.cards.find((card) => card.id === 'slabArmour')?.charges ?? 0;

function named(id: string): OptionCard {
  const index = source.cards.findIndex((card) => card.id === id);
  if (index < 0) throw new Error(`options.json has no ${id}`);
  return index;
}
