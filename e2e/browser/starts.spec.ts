// The start of a race is shown once: on the board and in the log before anything is asked, skippable, and not after a reload.

import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { HomeScreen } from '../pages/home';
import { SetupScreen } from '../pages/setup';

test.use({ motion: 'no-preference', draws: false });

interface Seen {
  /** Animations of the board so far, and whether one runs. */
  animations: number;
  busy: boolean;
  /** A choice was open while the first animation ran. */
  early: boolean;
  /** Lines of the log in order; lines that came at once form one batch. */
  batches: string[][];
}

/** Records from the page's first moment on, also after a reload. */
async function takeNotes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { animations: 0, busy: false, early: false, batches: [] };
    Object.assign(window, { seen });
    const look = () => {
      const busy = document.querySelector('.race-board[data-busy]') !== null;
      if (busy && !seen.busy) seen.animations += 1;
      seen.busy = busy;
      if (busy && seen.animations === 1 && document.querySelector('.race-dash:not(.race-dash-busy)')) seen.early = true;
      const known = seen.batches.flat();
      const lines = [...document.querySelectorAll<HTMLElement>('.race-log .race-line')].map((line) => line.innerText);
      const fresh = lines.filter((line) => !known.includes(line));
      if (fresh.length > 0) seen.batches.push(fresh);
    };
    const wanted = { subtree: true, childList: true, characterData: true, attributeFilter: ['data-busy', 'class'] };
    new MutationObserver(look).observe(document, wanted);
  });
  await page.reload();
}
const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

async function startRace(page: Page, box: string, drivers: number): Promise<void> {
  await takeNotes(page);
  await new HomeScreen(page).pick(box);
  const setup = new SetupScreen(page);
  await setup.keepDrivers(drivers);
  await setup.startRace();
}

/** Waits until the person is asked and nothing moves any more. */
async function asked(page: Page): Promise<void> {
  const open = page.locator('.race-dash:not(.race-dash-busy) section[aria-label="Your dashboard"]:not([inert])');
  await expect(open).toBeVisible();
  await expect.poll(async () => (await seen(page)).busy).toBe(false);
}

/** What the log says of each game's start, in order. Where cars go in turn, at most one goes before the person. */
const STARTS: readonly { box: string; drivers: number; lines: readonly RegExp[] }[] = [
  { box: 'Heat', drivers: 4, lines: [/\d laps, 4 cars/, /starts at the front/, /Lights out, the race is on/] },
  { box: 'Waddington’s F1', drivers: 2, lines: [/\d+ laps, 2 cars/, / rolls \d and \d/] },
  { box: 'Formula D', drivers: 2, lines: [/rolls \d+ for the grid/, /is on pole/, /Round 1/] },
  { box: 'Havoc Speedway', drivers: 3, lines: [/\d laps?, 3 drivers/, /18 cards are laid face down/] },
  { box: 'RoboRally', drivers: 4, lines: [/4 robots/, /Turn 1/] },
];

for (const { box, drivers, lines } of STARTS) {
  test(`${box}: the start is seen once, and not again after a reload`, async ({ paddock: { page } }) => {
    await startRace(page, box, drivers);
    await expect.poll(async () => (await seen(page)).animations).toBe(1);
    await asked(page);
    const { batches, early } = await seen(page);
    // Each line came when the board began to show its event, while nothing could be chosen.
    const order = lines.map((line) => batches.findIndex((batch) => batch.some((text) => line.test(text))));
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(new Set(order).size).toBe(lines.length);
    expect(early).toBe(false);
    await page.reload();
    await expect(page.locator('.race-board[data-ready]')).toBeVisible();
    await asked(page);
    const again = await seen(page);
    expect(again.animations).toBe(0);
    expect(again.batches.flat()).toContain(batches.flat().at(-1));
  });
}

test('a key finishes the start at once', async ({ paddock: { page } }) => {
  await startRace(page, 'Heat', 4);
  await expect.poll(async () => (await seen(page)).animations, { intervals: [20] }).toBe(1);
  await page.keyboard.press('Space');
  await asked(page);
  expect((await seen(page)).batches.flat().join()).toContain('Lights out, the race is on');
  await page.getByRole('button', { name: 'Menu (Esc)' }).click();
});

test('with animations switched off, the race appears after its start, with the start in the log', async ({
  paddock: { page },
}) => {
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'No animations' }).click();
  // Leaving the page at once keeps what was chosen.
  await page.reload();
  await expect(page.getByRole('radio', { name: 'No animations' })).toBeChecked();
  await new HomeScreen(page).open();
  await startRace(page, 'RoboRally', 2);
  await asked(page);
  // An animated start adds its lines one by one, as they are seen: here they appear at once.
  const begun = (await seen(page)).batches.find((batch) => batch.includes('Turn 1'));
  expect(begun).toContainEqual(expect.stringMatching(/2 robots/));
});
