// Distances on a closed road: how far ahead something is, which cars are near, and the order of things along it.

import type { MatchUpdate } from '@api/contract';
import type { Seat } from '@core/contract';
import type { BoardItem } from './narrator';

/** How far `to` is ahead of `from`: at least 0, less than the lap's length. All three are in the same unit. */
export function onwards(from: number, to: number, lap: number): number {
  return (((to - from) % lap) + lap) % lap;
}

/** The signed distance by the shorter way: below 0 if it is behind. */
export function apart(from: number, to: number, lap: number): number {
  const far = onwards(from, to, lap);
  return far > lap / 2 ? far - lap : far;
}

/** The direction of a gap, for messages that say 'ahead' or 'behind'. */
export function sideOf(gap: number): 'ahead' | 'behind' | 'level' {
  return gap > 0 ? 'ahead' : gap < 0 ? 'behind' : 'level';
}

/** The cars with their gaps, nearest first. */
export function nearest<Car>(cars: readonly Car[], gapOf: (car: Car) => number): { car: Car; gap: number }[] {
  return cars
    .map((car) => ({ car, gap: gapOf(car) }))
    .sort((a, b) => Math.abs(a.gap) - Math.abs(b.gap) || b.gap - a.gap);
}

/** The items in the order along the road. far: distance ahead. */
export function inOrder<Item extends { far: number }>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => a.far - b.far);
}

/** The viewer's seat; undefined for a watcher. */
export function viewerOf({ viewer }: MatchUpdate): Seat | undefined {
  return typeof viewer === 'number' ? viewer : undefined;
}

/** What an update says of the viewer's open decision. */
type Offer<Choices> = Pick<MatchUpdate, 'asks' | 'viewer'> & { choices: Readonly<Record<string, Choices>> };

/** The choices of the viewer's open decision; undefined if there is none. */
export function offered<Choices>({ asks: decisions, choices, viewer }: Offer<Choices>): Choices | undefined {
  const decision = decisions.find(({ seat, committed }) => seat === viewer && !committed);
  return decision && choices[String(decision.id)];
}

/** Groups equal things with their counts, in the order of first appearance. */
export function counted<Thing>(things: readonly Thing[]): { thing: Thing; n: number }[] {
  return [...new Set(things)].map((thing) => ({ thing, n: things.filter((one) => one === thing).length }));
}

/** The text of the cars in a road's list, for watchers, who have no car. Their ids begin with 'car.'. */
export function carsOf(items: readonly BoardItem[]): string[] {
  return items.filter(({ id }) => id.startsWith('car.')).map(({ text }) => text);
}
