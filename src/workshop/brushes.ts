// What the brushes of all games have in common: the room that things need, how a number becomes a look, how many are too many.
// Not here: strewing (strew.ts), the source's field (strewn-field.ts), or which things a brush of a game has.

import { Memory } from '@core/memory';
import { angleOf } from '@geometry/angle';
import type { ClosedCurve } from '@geometry/curve';
import { entry } from '@geometry/line';
import type { RoadSource } from './source';
import { type Brush, PICKS } from './strew';

/** Things that a circuit can have, and from how many on they are worth a word, since the board is drawn slowly. */
export const MOST_THINGS = 600;
export const MANY_THINGS = 400;
/** Sizes of things, from the smallest on, as a share of the usual one. */
const SIZES = { least: 0.85, more: 0.3 } as const;

/** What a game strews. lying: how the things of a brush lie to others; lands: themes with things of their own. */
export interface BrushSet<B extends string> {
  readonly ids: readonly B[];
  readonly lying: Readonly<Record<B, Omit<Brush, 'reach'>>>;
  readonly lands: readonly string[];
  /** The room that a thing takes up round its middle, in board units. pick: the number that its look is drawn from. */
  reachOf(brush: B, land: string, pick: number): number;
}

/**
 * The brushes by theme, as the rules of strewing need them. Each has the largest reach of its things, so that whatever is strewn has room
 * for its drawing. scale: board units of one of the source's own.
 */
export function brushesBy<B extends string>({ ids, lying, lands, reachOf }: BrushSet<B>) {
  // Every land has an entry, and so have the things of a theme without its own.
  const known = new Memory<Readonly<Record<string, number>>>(2 * (lands.length + 1));
  const largest = (land: string, brush: B): number =>
    Math.max(...Array.from({ length: PICKS }, (_, pick) => reachOf(brush, land, pick)));
  return (theme: string, scale: number): Record<string, Brush> => {
    const reaches = known.recall(lands.includes(theme) ? theme : '', (land) =>
      Object.fromEntries(ids.map((brush) => [brush, largest(land, brush)])),
    );
    return Object.fromEntries(ids.map((brush) => [brush, { ...lying[brush], reach: (reaches[brush] ?? 0) / scale }]));
  };
}

/** The kind of a thing. */
export function kindOf<K>(kinds: readonly K[], pick: number): K {
  return entry(kinds, pick % kinds.length);
}

/** The size of a thing, as a share of the usual one. */
export function sizeOf(pick: number): number {
  return Math.round((SIZES.least + (SIZES.more * pick) / PICKS) * 100) / 100;
}

/** How a thing is turned, degrees. */
export function turnOf(pick: number): number {
  return Math.round((360 * pick) / PICKS);
}

/** The turn of a grandstand whose crowd looks at the road, degrees: without a turn it looks down. */
export function facing(curve: ClosedCurve, x: number, y: number): number {
  const [rx, ry] = curve.at(curve.nearest([x, y]).along);
  return Math.round((angleOf(rx - x, ry - y) * 180) / Math.PI) - 90;
}

/** Whether a source has more things than its board draws quickly: how many, and the source with fewer. */
export function crowdOf<S extends RoadSource>(source: S): { things: number; fixed: S } | undefined {
  const things = source.scenery?.length ?? 0;
  if (things <= MANY_THINGS) return undefined;
  return { things, fixed: { ...source, scenery: source.scenery?.slice(0, MANY_THINGS) } };
}
