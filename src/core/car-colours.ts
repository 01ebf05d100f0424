// The colours that people bring, in one game's cars. Not for: who drives them.

import type { Colour } from './contract';

/**
 * Everybody's colour in this game, in the order of the drivers: their own where the game has such a car, else the first one
 * that nobody has. A driver beyond the game's colours keeps their own, which the game then refuses.
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
