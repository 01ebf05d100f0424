// The kinds of cards that an AI driver distinguishes: 0 to 5 by value, Stress, Heat, then every upgrade and sponsorship by
// design, each with its symbols. Not here: piles of them (hands.ts) or what the rules do with a symbol (symbols/).

import { CARDS, START_0, START_5 } from '../../data/cards';
import type { Card } from '../../types';

export const STRESS_CLASS = 6;
export const HEAT_CLASS = 7;
/** The first kind that is a single design. */
const FIRST_DESIGN = 8;

/** What a kind of card does when it is played. A field is 0 if the card has no such symbol. */
export interface Profile {
  /** Values it may count as, ascending; [0] for Stress. */
  values: readonly number[];
  /** Flips it requires; 1 for Stress. */
  plus: number;
  heat: number;
  cool: number;
  reduceStress: number;
  slipstream: number;
  superCool: number;
  accelerate: number;
  limit: number;
  salvage: number;
  direct: boolean;
  refresh: boolean;
  /** A sponsorship card: used up once played. */
  single: boolean;
  /** One value and no symbol. */
  plain: boolean;
  /** Average worth in spaces: values and flips. */
  mean: number;
}

/** Average value of a flip. */
const FLIP = 2.5;

/** The kind of every card. */
export const CLASS_OF: readonly number[] = classes();
/** Number of kinds. */
export const CLASSES = 1 + CLASS_OF.reduce((most, kind) => Math.max(most, kind), 0);
/** What each kind does, by kind. */
export const PROFILES: readonly Profile[] = Array.from({ length: CLASSES }, (_, kind) => profileOf(kind));
/** The kinds that are sponsorship cards. */
export const SPONSOR_CLASSES: readonly number[] = PROFILES.flatMap(({ single }, kind) => (single ? [kind] : []));

function classes(): number[] {
  let next = FIRST_DESIGN;
  return CARDS.map((face) => {
    if (face.kind === 'heat') return HEAT_CLASS;
    if (face.kind === 'stress') return STRESS_CLASS;
    if (face.kind === 'speed' || face.id === START_0 || face.id === START_5) return face.values[0] ?? 0;
    return next++;
  });
}

function profileOf(kind: number): Profile {
  const card: Card = CLASS_OF.indexOf(kind);
  const face = CARDS[card];
  if (face === undefined) throw new Error(`no card is of kind ${kind}`);
  const { symbols } = face;
  const plus = kind === STRESS_CLASS ? 1 : symbols.plus;
  const values = face.values.length > 0 ? face.values : [0];
  return {
    values,
    plus,
    heat: symbols.heat,
    cool: symbols.cooldown,
    reduceStress: symbols.reduceStress,
    slipstream: symbols.slipstream,
    superCool: symbols.superCool,
    accelerate: symbols.accelerate,
    limit: symbols.limit,
    salvage: symbols.salvage,
    direct: symbols.directPlay,
    refresh: symbols.refresh,
    single: face.kind === 'sponsor',
    plain: kind < FIRST_DESIGN,
    mean: values.reduce((sum, value) => sum + value, 0) / values.length + FLIP * plus,
  };
}
