// The option cards (O4) by index, and what they do as facts, which the phases ask for. A new card is an entry at
// the end: docs/how-to/add-an-option-card.md. Not here: their names and texts (text/*/option-cards.ts).

import type { Card, OptionCard } from '../types';
import { type CardType, factsOf } from './cards';

/** What a mark does to a program card: the spaces it then moves, fewer (brakes) or more (boost) [O4]. */
interface Marking {
  readonly type: CardType;
  readonly spaces: number;
  readonly kind: 'brakes' | 'boost';
}

/** What a card does by itself [O4]. A fact that is left out does not apply. */
export interface OptionFacts {
  /** The rulesVersion that brought the card; left out on the first ten. */
  readonly since?: number;
  /** Beams more of the forward laser. */
  readonly beams?: number;
  /** The forward laser goes on past the first robot. */
  readonly through?: true;
  /** Whenever the robot fires, it also fires straight backward. */
  readonly behind?: true;
  /** The program card that may be marked. One option card at most for each type. */
  readonly mark?: Marking;
  /** Cards more in every deal. */
  readonly dealt?: number;
  /** The first robot that the robot's own card pushes takes a point of damage. */
  readonly rams?: true;
  /** Damage of the robot on its return. */
  readonly returnDamage?: number;
  /** Not lost when the robot is destroyed [O2]. */
  readonly stays?: true;
}

const FACTS = {
  // Its plates are a count of the robot's: phases/option-cards.ts.
  slabArmour: {},
  tailGun: { behind: true },
  twinCannon: { beams: 1 },
  throughShot: { through: true },
  discBrakes: { mark: { type: 'move1', spaces: 0, kind: 'brakes' } },
  fourthGear: { mark: { type: 'move3', spaces: 4, kind: 'boost' } },
  // Switched on with the programme: phases/programming.ts.
  gyroMount: {},
  spareMemory: { dealt: 1 },
  ramProw: { rams: true },
  blackBox: { returnDamage: 0, stays: true },
} as const satisfies Readonly<Record<string, OptionFacts>>;

/** The cards by their ids. Saves know them by their place here. */
export const OPTION_CARDS = Object.keys(FACTS) as (keyof typeof FACTS)[];
const BY_INDEX: readonly OptionFacts[] = Object.values(FACTS);

/** The rulesVersion that the newest card brought. */
export const NEWEST_SINCE = Math.max(...BY_INDEX.map(({ since = 1 }) => since));

/** Most cards a robot may hold. */
export const MOST_HELD = 3;
/** Plates of new Slab Armour. */
export const PLATES = 3;

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

/** What a card does. Throws on an unknown card, which is a bug. */
export function optionOf(card: OptionCard): OptionFacts {
  const facts = BY_INDEX[card];
  if (facts === undefined) throw new Error(`option card ${card} does not exist`);
  return facts;
}

/** The cards with this fact, in the order of their indexes. */
export function optionsWith(fact: keyof OptionFacts): OptionCard[] {
  return BY_INDEX.flatMap((facts, card) => (facts[fact] === undefined ? [] : [card]));
}

/** Most cards more that a robot may be dealt. */
export const MOST_DEALT = optionsWith('dealt').reduce((sum, card) => sum + (optionOf(card).dealt ?? 0), 0);

/** A mark, and the option card that it needs. */
export interface CardMark extends Marking {
  readonly option: OptionCard;
}

const MARKS: readonly CardMark[] = BY_INDEX.flatMap(({ mark }, option) =>
  mark === undefined ? [] : [{ ...mark, option }],
);

/** The mark for this card: a Move 1 is braked, a Move 3 boosted; undefined for any other card, and for no card. */
export function markOf(card: Card): CardMark | undefined {
  if (card === 0) return undefined;
  const { type } = factsOf(card);
  return MARKS.find((mark) => mark.type === type);
}

/** Whether these option cards allow a mark on a card placed in a free register [O4]. */
export function isMarkable(held: readonly OptionCard[], card: Card): boolean {
  const mark = markOf(card);
  return mark !== undefined && held.includes(mark.option);
}

function named(id: keyof typeof FACTS): OptionCard {
  return OPTION_CARDS.indexOf(id);
}
