// The list of all symbols: how each is gathered, used, offered and stored. docs/how-to/add-a-heat-symbol.md says how to add
// one. Not here: what a symbol does (its own file) or how it looks (ui/symbols).

import { z } from 'zod';
import { card, count, named, pile, some } from '../card-schemas';
import { CARDS, SYMBOL_KEYS, type SymbolKey } from '../data/cards';
import type { Car, HeatAction, HeatState, ReactAction, ReactOffer, Symbols } from '../types';
import { accelerate, gatherAccelerate } from './accelerate';
import { adrenaline } from './adrenaline';
import { boost } from './boost';
import { cool, cooldownLeft, gatherCooldown } from './cooldown';
import { directPlayWith } from './direct-play';
import { gatherLimit } from './limit';
import { gatherReduceStress, reduceStress } from './reduce-stress';
import { gatherSalvage, salvage } from './salvage';
import { gatherScrap, scrap } from './scrap';
import { gatherSlipstream } from './slipstream';
import { gatherSuperCool, superCool } from './super-cool';
import type { Gather, PlayedCard, Reaction } from './symbol';

/** What a played card with each symbol of cards.json makes available. */
const GATHER: { readonly [Key in SymbolKey]: Gather | null } = {
  // Flipped in phase 3, or when its card is played directly.
  plus: null,
  // Paid before anything else counts: heat.ts.
  heat: null,
  cooldown: gatherCooldown,
  reduceStress: gatherReduceStress,
  slipstream: gatherSlipstream,
  scrap: gatherScrap,
  salvage: gatherSalvage,
  superCool: gatherSuperCool,
  // Read from the hand.
  directPlay: null,
  // Read from the played cards in phase 8.
  refresh: null,
  accelerate: gatherAccelerate,
  limit: gatherLimit,
};

/** By card: what is gathered from it. */
const PRINTED = CARDS.map(({ symbols }) =>
  SYMBOL_KEYS.flatMap((key) => {
    const add = GATHER[key];
    const n = Number(symbols[key]);
    return add === null || n === 0 ? [] : [{ add, n }];
  }),
);

/** Makes a played card's symbols available this turn. Changes car. */
export function gather(s: Readonly<HeatState>, car: Car, played: PlayedCard): void {
  for (const { add, n } of PRINTED[played.card] ?? []) add(car, n, played, s);
}

const directPlay = directPlayWith(gather);

/** Everything that can be used in React, in the order in which its answers are listed. */
const REACTIONS = {
  cool,
  adrenaline,
  boost,
  reduceStress,
  scrap,
  superCool,
  salvage,
  accelerate,
  directPlay,
} satisfies { readonly [Type in ReactAction['type']]: Reaction<Extract<ReactAction, { type: Type }>> };
const BY_TYPE: Readonly<Partial<Record<string, Reaction<HeatAction>>>> = REACTIONS;

/** All of them, and the types of their answers. */
export const ALL_REACTIONS: readonly Reaction<HeatAction>[] = Object.values(REACTIONS);
export const REACTION_TYPES = Object.keys(REACTIONS) as ReactAction['type'][];

/** The reactions that AI drivers use before they think about the rest, in this order. */
export const AT_ONCE: readonly Reaction<HeatAction>[] = [cool, reduceStress, superCool, scrap];

/** The reaction that an answer uses; undefined if it uses none. */
export function reactionOf(action: HeatAction): Reaction<HeatAction> | undefined {
  return BY_TYPE[action.type];
}

/** What a react decision offers. */
export function reactOffer(s: Readonly<HeatState>, car: Readonly<Car>): ReactOffer {
  return {
    cool: cool.offer(s, car),
    coolTotal: cooldownLeft(s, car),
    cooldown: car.left.cool,
    weatherCooled: car.weatherCooled,
    adrenaline: adrenaline.offer(s, car),
    boost: boost.offer(s, car),
    reduceStress: reduceStress.offer(s, car),
    scrap: scrap.offer(s, car),
    superCool: superCool.offer(s, car),
    salvage: salvage.offer(s, car),
    accelerate: accelerate.offer(s, car),
    directPlay: directPlay.offer(s, car),
  };
}

/** The shapes of answers in React. */
export const REACT_SCHEMAS = [
  z.strictObject({ type: z.literal('cool'), count: some }),
  z.strictObject({ type: z.literal('adrenaline') }),
  z.strictObject({ type: z.literal('boost') }),
  z.strictObject({ type: z.literal('reduceStress'), count: some }),
  z.strictObject({ type: z.literal('scrap') }),
  z.strictObject({ type: z.literal('superCool'), count: some }),
  z.strictObject({ type: z.literal('salvage'), cards: named }),
  z.strictObject({ type: z.literal('accelerate'), card }),
  z.strictObject({ type: z.literal('directPlay'), card }),
] as const;

/** The shape of what is left of the symbols. A later one is `exactOptional()`. */
export const symbolsSchema = z.strictObject({
  cool: count,
  adrenaline: count,
  reduceStress: count,
  scrap: count,
  superCool: count,
  salvage: count,
  accelerate: pile,
}) satisfies z.ZodType<Symbols>;

/** No symbol at all. */
export function noSymbols(): Symbols {
  return { cool: 0, adrenaline: 0, reduceStress: 0, scrap: 0, superCool: 0, salvage: 0, accelerate: [] };
}

/** Forgets what is left of the symbols. A later one is deleted. Changes left. */
export function clearSymbols(left: Symbols): void {
  left.cool = 0;
  left.adrenaline = 0;
  left.reduceStress = 0;
  left.scrap = 0;
  left.superCool = 0;
  left.salvage = 0;
  left.accelerate.length = 0;
}
