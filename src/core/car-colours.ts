// Assigns the drivers' preferred colours to the cars of one game. Not here: who drives them.

import type { Colour } from './contract';

/**
 * Each driver's colour in this game, in driver order: their own if the game has it and it is free, otherwise the first free
 * one. A driver beyond the game's colours keeps their own, which the game then refuses.
 */
export function carColours(
  game: { readonly colours: readonly Colour[] },
  drivers: readonly { readonly colour: Colour }[],
): Colour[] {
  const taken = new Set<Colour>();
  const own = drivers.map(({ colour }) => {
    if (!game.colours.includes(colour) || taken.has(colour)) return undefined;
    taken.add(colour);
    return colour;
  });
  return drivers.map(({ colour }, seat) => {
    const kept = own[seat];
    if (kept !== undefined) return kept;
    const free = game.colours.find((one) => !taken.has(one)) ?? colour;
    taken.add(free);
    return free;
  });
}
