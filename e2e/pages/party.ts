// A running party: a host and three guests, each at a screen of their own, from the lobby through a race to its results.

import { type Browser, expect, type Page } from '@playwright/test';
import type { Paddock } from '../fixtures';
import {
  type GuestDevice,
  guestAt,
  guestCalled,
  joinAs,
  type LobbyScreen,
  linkOf,
  openParty,
  type PartyChoice,
} from './lobby';

/** The three guests' devices: a phone and a tablet with touch, and a laptop. */
export const DEVICES = {
  Tomas: { width: 390, height: 844, touch: true },
  Ines: { width: 820, height: 1180, touch: true },
  Bruno: { width: 1280, height: 800 },
} as const satisfies Record<string, GuestDevice>;

/** A guest at the table. seat: 0-based. */
export interface AtTable extends Paddock {
  name: string;
  seat: number;
  /** Brings them back into their seat. */
  token: string;
  lobby: LobbyScreen;
}

/** A table with everyone at it. */
export interface PartyTable {
  host: LobbyScreen;
  guests: AtTable[];
  /** The host's page and the guests'. */
  pages: Page[];
}

/** A race that suits a party: its box, how to shorten it, and the guests if the box has no room for all three. */
export type PartyRace = Pick<PartyChoice, 'box' | 'laps' | 'prepare' | 'hints'> & { guests?: 2 | 3 };

/** Opens a party with a seat for everyone and one for an AI driver; the last guest types the code, the others use the link. */
export async function gather(chromium: Browser, page: Page, race: PartyRace, offline = false): Promise<PartyTable> {
  const coming = Object.entries(DEVICES).slice(0, race.guests);
  const host = await openParty(page, { ...race, seats: coming.length + 2 });
  const link = await linkOf(host);
  const guests: AtTable[] = [];
  for (const [name, device] of coming) {
    const seat = guests.length + 1;
    const byLink = seat < coming.length;
    const guest = byLink
      ? await guestCalled(chromium, link, name, { ...device, offline })
      : await guestAt(chromium, link.replace(/join.*/, ''), { ...device, offline });
    if (!byLink) {
      await guest.page.getByRole('textbox', { name: 'Party code' }).fill(await host.codeShown());
      await joinAs(guest.page, name);
    }
    await expect(guest.lobby.ownName(seat + 1)).toHaveValue(name);
    guests.push({ ...guest, name, seat, token: await tokenOf(guest.page) });
  }
  return { host, guests, pages: [page, ...guests.map((guest) => guest.page)] };
}

/** Everyone is ready, the host starts, all see the race. Returns its id. */
export async function startTogether({ host, guests, pages }: PartyTable): Promise<string> {
  for (const { lobby } of guests) {
    await lobby.ready.click();
    await expect(lobby.progress.getByRole('button', { name: 'Not ready yet' })).toBeVisible();
  }
  await expect(host.progress.getByRole('button', { name: 'Nudge' })).toBeHidden();
  await host.start.click();
  for (const page of pages) await expect(page).toHaveURL(/#\/race\//);
  return host.page.url().replace(/.*#\/race\//, '');
}

/** Names in the finishing order, the winner first, as this page shows them. */
export async function finishersOn(page: Page): Promise<string[]> {
  const lines = page.getByRole('region', { name: 'Finishing order' }).getByRole('listitem');
  await expect(lines.first()).toBeVisible();
  return lines.locator('b:first-child').allTextContents();
}

/** The token that this guest's window stores. */
async function tokenOf(page: Page): Promise<string> {
  const kept = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('paddock.seat') ?? '{}') as { token?: string },
  );
  if (!kept.token) throw new Error('the window keeps no token of its seat');
  return kept.token;
}
