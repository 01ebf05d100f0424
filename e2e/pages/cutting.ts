// Cuts guests off mid-race: reloads their page, closes their connection, or removes their network for a while.

import type { MatchUpdate } from '@api/contract';
import { expect } from '@playwright/test';
import { type RawClient, value } from '../raw-client';
import { hear } from '../wire';
import type { AtTable, PartyTable } from './party';

export const KINDS = ['reload', 'drop', 'offline'] as const;
/** ms within which a guest must be back, however busy the machine; the figures show the actual times. */
const MOST = 15_000;

/** One cut. step: of the race, at which the guest was cut off. seat, screen: ms until each was back. */
export interface Cut {
  kind: (typeof KINDS)[number];
  name: string;
  step: number;
  seat: number;
  screen: number;
}

/** Cuts a guest off in one way and waits until the seat is back and the page is playable. ms: without a network. */
export async function cutOff(guest: AtTable, kind: Cut['kind'], ms: number): Promise<Cut> {
  const { page, name } = guest;
  const connections = guest.watch.sockets.length;
  const step = lastStep(guest);
  let from = performance.now();
  if (kind === 'reload') await page.reload({ waitUntil: 'commit' });
  else {
    if (kind === 'offline') await page.context().setOffline(true);
    await page.evaluate(() => (window as Window & { dropSockets?(): void }).dropSockets?.());
    if (kind === 'offline') {
      await page.waitForTimeout(ms);
      await page.context().setOffline(false);
      from = performance.now();
    }
  }
  const back = () => guest.watch.sockets.slice(connections).some((frames) => isSeated(frames, guest.seat));
  await expect.poll(back, { timeout: MOST, intervals: [20] }).toBe(true);
  const seat = performance.now() - from;
  await expect.poll(() => page.evaluate(isOnScreen), { timeout: MOST, intervals: [20] }).toBe(true);
  return { kind, name, step, seat, screen: performance.now() - from };
}

/** The last step of the race that reached this guest; -1 before the first. */
export function lastStep(guest: AtTable): number {
  return guest.watch.sockets.flatMap((frames) => hear(frames).updates).at(-1)?.step ?? -1;
}

/** Waits until the host, too, has everyone in their seat. */
export async function allSeated({ client }: RawClient, { guests }: PartyTable): Promise<void> {
  const seats = async (): Promise<unknown> => {
    const { party } = value(await client.call('party.state', {})) ?? {};
    return party?.guests.map((guest) => [guest.name, guest.away === null ? guest.seat : 'away']);
  };
  await expect.poll(seats, { timeout: MOST }).toEqual(guests.map(({ name, seat }) => [name, seat]));
}

/** Median and 95th percentile, for the seat and for the screen, by kind of cut. */
export function figuresOf(cuts: readonly Cut[]): string[] {
  const at = (list: number[], share: number) =>
    Math.round(list.toSorted((a, b) => a - b)[Math.ceil(list.length * share) - 1] ?? 0);
  return [...KINDS, 'all'].map((kind) => {
    const some = cuts.filter((one) => kind === 'all' || one.kind === kind);
    const lines = (['seat', 'screen'] as const).map((what) => {
      const list = some.map((one) => one[what]);
      return `${what} p50 ${at(list, 0.5)} ms, p95 ${at(list, 0.95)} ms`;
    });
    return `${some.length} x ${kind}: ${lines.join('; ')}`;
  });
}

function isSeated(frames: readonly string[], seat: number): boolean {
  return hear(frames).updates.some((update: MatchUpdate) => update.viewer === seat);
}

function isOnScreen(): boolean {
  const shows = document.querySelector('[aria-label="What to do"], [aria-label="Finishing order"]') !== null;
  return shows && document.querySelector('[role="alertdialog"]') === null;
}
