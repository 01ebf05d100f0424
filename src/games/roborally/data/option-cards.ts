// The ten option cards (O4) by index. From options.json.
// Not here: their names (text/), or what they do (phases/option-cards.ts and its callers).

import type { Card, OptionCard } from '../types';
import { type CardType, factsOf } from './cards';
import source from './options.json';

/** The ten cards by their ids, in the file's order. */
export const OPTION_CARDS = [
  'slabArmour',
  'tailGun',
  'twinCannon',
  'throughShot',
  'discBrakes',
  'fourthGear',
  'gyroMount',
  'spareMemory',
  'ramProw',
  'blackBox',
] as const;
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

/** Plates of new Slab Armour. */
export const PLATES = source.cards.find((card) => card.id === 'slabArmour')?.charges ?? 0;

/** What a mark does to a card: the option card it needs, and the spaces the card then moves [O4]. */
export interface CardMark {
  readonly option: OptionCard;
  readonly spaces: number;
}

const MARKS: Readonly<Partial<Record<CardType, CardMark>>> = {
  move1: { option: DISC_BRAKES, spaces: 0 },
  move3: { option: FOURTH_GEAR, spaces: 4 },
};

/** The mark for this card: a Move 1 is braked, a Move 3 boosted; undefined for any other card, and for no card. */
export function markOf(card: Card): CardMark | undefined {
  return card === 0 ? undefined : MARKS[factsOf(card).type];
}

/** Whether these option cards allow a mark on a card placed in a free register [O4]. */
export function isMarkable(held: readonly OptionCard[], card: Card): boolean {
  const mark = markOf(card);
  return mark !== undefined && held.includes(mark.option);
}

function named(id: (typeof OPTION_CARDS)[number]): OptionCard {
  return OPTION_CARDS.indexOf(id);
}
