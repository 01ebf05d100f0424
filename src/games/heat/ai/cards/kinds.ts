// The kinds of cards an AI driver tells apart: 0 to 5 by value, Stress, Heat, then every upgrade and sponsorship by design,
// each with its symbols. Not for: piles of them (hands.ts) or what the rules do with a symbol (phases/).

import { CARDS, START_0, START_5 } from '../../data/cards';
import type { Card } from '../../types';

export const STRESS_CLASS = 6;
export const HEAT_CLASS = 7;
/** First kind that is a design of its own. */
const FIRST_DESIGN = 8;

/** What a kind of card does when it is played. Zero where it has no such symbol. */
export interface Profile {
  /** What it may count for, ascending; [0] for Stress. */
  values: readonly number[];
  /** Flips it asks for; 1 for Stress. */
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
  /** A sponsorship card: gone once it is played. */
  single: boolean;
  /** No symbol but its one value. */
  plain: boolean;
  /** What it is worth in spaces on average: values and flips. */
  mean: number;
}

/** A flip's value on average. */
const FLIP = 2.5;

/** The kind of every card. */
export const CLASS_OF: readonly number[] = classes();
/** How many kinds there are. */
export const CLASSES = 1 + CLASS_OF.reduce((most, kind) => Math.max(most, kind), 0);
/** By kind. */
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
