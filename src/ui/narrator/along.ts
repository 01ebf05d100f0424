// Walking round a closed road: how far on something is, who is near, and the order in which one meets things.

import type { MatchUpdate } from '@api/contract';
import type { Seat } from '@core/contract';
import type { BoardItem } from './narrator';

/** How far on one place is from another, 0 to the lap's length without it, in the unit of all three. */
export function onwards(from: number, to: number, lap: number): number {
  return (((to - from) % lap) + lap) % lap;
}

/** The same the short way round: below 0 if it lies behind. */
export function apart(from: number, to: number, lap: number): number {
  const far = onwards(from, to, lap);
  return far > lap / 2 ? far - lap : far;
}

/** Where something lies: for messages that say 'ahead' or 'behind'. */
export function sideOf(gap: number): 'ahead' | 'behind' | 'level' {
  return gap > 0 ? 'ahead' : gap < 0 ? 'behind' : 'level';
}

/** These with how far they lie from here, the nearest first. */
export function nearest<Car>(cars: readonly Car[], gapOf: (car: Car) => number): { car: Car; gap: number }[] {
  return cars
    .map((car) => ({ car, gap: gapOf(car) }))
    .sort((a, b) => Math.abs(a.gap) - Math.abs(b.gap) || b.gap - a.gap);
}

/** These in the order in which one meets them. far: how far on each is. */
export function inOrder<Item extends { far: number }>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => a.far - b.far);
}

/** The viewer's seat; undefined for a watcher. */
export function viewerOf({ viewer }: MatchUpdate): Seat | undefined {
  return typeof viewer === 'number' ? viewer : undefined;
}

/** What the viewer's open question offers; undefined if nothing is asked of them. */
export function offered<Choices>({ asks: decisions, choices, viewer }: MatchUpdate): Choices | undefined {
  const decision = decisions.find(({ seat, committed }) => seat === viewer && !committed);
  return decision && (choices[String(decision.id)] as Choices | undefined);
}

/** Equal things once each, with how many there are of them, in the order of the first. */
export function counted<Thing>(things: readonly Thing[]): { thing: Thing; n: number }[] {
  return [...new Set(things)].map((thing) => ({ thing, n: things.filter((one) => one === thing).length }));
}

/** Of a road's list the cars alone, as text: what a watcher, who has none, is told of them. Their ids begin with 'car.'. */
export function carsOf(items: readonly BoardItem[]): string[] {
  return items.filter(({ id }) => id.startsWith('car.')).map(({ text }) => text);
}
