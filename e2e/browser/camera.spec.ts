// The camera in a real browser: close while AI cars move, back before a choice, and still for players who switch it off.

import { type GameCard, PROTOCOL, type SeatSetup } from '@api/contract';
import type { Browser, Locator, Page } from '@playwright/test';
import { expect, type Motion, openPage, type Size, test } from '../fixtures';
import type { Host } from '../host';
import { HomeScreen } from '../pages/home';
import { driveUpTo } from '../pages/whole-game';
import { keepPicture, PHONE } from '../pictures';
import { usualOptions } from '../races';
import { connect, type RawClient, value } from '../raw-client';

/** Cars are at least this long while they move at 1440 x 900, px. */
const CAR = 72;

interface Seen {
  /** Close-ups so far, and the shortest car in one of them, px. */
  close: number;
  shortest: number;
  /** Moments at which a choice was open while the camera was close. */
  wrong: number;
  /** Animations so far. */
  animations: number;
}

/** Records the camera from the page's first moment on. */
async function takeNotes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { close: 0, shortest: Number.POSITIVE_INFINITY, wrong: 0, animations: 0 };
    Object.assign(window, { seen });
    let was = '';
    let wasBusy = false;
    const look = () => {
      const board = document.querySelector<HTMLElement>('.race-board');
      if (!board) return;
      const { shot = 'whole', car = '0' } = board.dataset;
      const busy = board.dataset.busy !== undefined;
      if (busy && !wasBusy) seen.animations += 1;
      wasBusy = busy;
      if (shot === 'close' && was !== 'close') seen.close += 1;
      if (shot === 'close') seen.shortest = Math.min(seen.shortest, Number(car));
      was = shot;
      const open = document.querySelector('.race-dash:not(.race-dash-busy) section[aria-label="Your dashboard"]');
      const asked = document.querySelector('[aria-label="Phase"][data-mine], .race-banner-mine') !== null;
      if (open && asked && !busy && shot === 'close') seen.wrong += 1;
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-shot', 'data-car', 'data-busy', 'class'],
    });
  });
  await page.reload();
}
const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

interface Watched {
  page: Page;
  raw: RawClient;
  /** Answers for the person as a good driver would, until enough close-ups have been seen, or this many answers given. */
  drive(until: () => Promise<boolean>, most: number): Promise<void>;
  end(): Promise<void>;
}

/** What to watch. from: the kind of question reached before the page is opened. */
interface Wish {
  motion?: Motion;
  settings?: object;
  from?: string;
  size?: Size;
}

/** A race of one person and AI drivers, answered over the wire and watched in a page. */
async function watched(
  chromium: Browser,
  host: Host,
  id: string,
  { motion = 'no-preference', settings = {}, from, size = { width: 1440, height: 900 } }: Wish = {},
): Promise<Watched> {
  const raw = await connect(host.url);
  const { client } = raw;
  const hello = value(await client.call('app.hello', { protocol: PROTOCOL, version: 'e2e' }));
  value(await client.call('settings.save', { ...hello.settings, ...settings }));
  const game = hello.games.find((one) => one.id === id) as GameCard;
  const { match } = value(await client.call('matches.create', raceOf(game)));
  value(await client.call('match.watch', { match }));
  if (from !== undefined) {
    value(await client.call('match.shown', { match, seq: 0 }));
    await driveUpTo(raw, match, ({ kind }) => kind === from);
  }
  const opened = await openPage(chromium, host.url, { size, motion });
  const { page } = opened;
  await takeNotes(page);
  await new HomeScreen(page).resume.click();
  await expect(page.locator('.race-board[data-ready]')).toBeVisible();
  return {
    page,
    raw,
    async drive(until, most) {
      for (let answered = 0; answered < most && !(await until()); ) {
        const mine = raw.newest().asks.find((decision) => decision.seat === 0 && !decision.committed);
        const isShown = mine && (await page.locator('.race-board[data-busy]').count()) === 0;
        if (mine && isShown) {
          const hint = await client.call('match.hint', { match, ask: mine.id });
          if (!hint.ok) continue;
          await client.call('match.act', { match, ask: mine.id, action: hint.value.answers[0]?.action });
          answered += 1;
        } else await page.waitForTimeout(100);
      }
    },
    async end() {
      client.close();
      await page.context().close();
      expect(opened.watch.troubles).toEqual([]);
    },
  };
}

// These tests look at motion, even with reduced motion.
test.use({ speed: 1 });

for (const id of ['heat', 'waddington', 'formula-d', 'havoc', 'roborally']) {
  test(`${id}: close while cars move, the whole board for a choice`, {
    tag: id === 'formula-d' ? '@journey' : [],
  }, async ({ chromium, host }) => {
    // A round of Havoc has cards and coins before anyone drives.
    const wish = id === 'havoc' ? { from: 'die' } : {};
    const { page, drive, end } = await watched(chromium, host, id, wish);
    await drive(async () => (await seen(page)).close >= 2, 60);
    const { close, shortest, wrong } = await seen(page);
    expect(close).toBeGreaterThanOrEqual(2);
    expect(shortest).toBeGreaterThanOrEqual(CAR);
    expect(wrong).toBe(0);
    // For the picture alone: nothing may be moving any more.
    await page
      .locator('.race-board[data-shot="close"][data-busy]')
      .waitFor({ timeout: 20_000 })
      .catch(() => undefined);
    await keepPicture(page, `${id}-close-1440x900`);
    await end();
  });
}

for (const [why, wish] of [
  ['with reduced motion', { motion: 'reduce' }],
  ['where the setting is off', { settings: { cameraFollow: false } }],
] as const) {
  test(`the camera stands still ${why}`, async ({ chromium, host }) => {
    const { page, drive, end } = await watched(chromium, host, 'heat', wish);
    await drive(async () => (await seen(page)).animations >= 4, 40);
    const { animations, close } = await seen(page);
    expect(animations).toBeGreaterThanOrEqual(4);
    expect(close).toBe(0);
    await end();
  });
}

for (const size of [
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
]) {
  test(`a smaller window has its close-ups too: ${size.width}`, async ({ chromium, host }) => {
    const { page, drive, end } = await watched(chromium, host, 'heat', { size });
    await drive(async () => (await seen(page)).close >= 1, 40);
    const { close, wrong } = await seen(page);
    expect([close > 0, wrong]).toEqual([true, 0]);
    await keepPicture(page, `heat-close-${size.width}x${size.height}`);
    await end();
  });
}

test('the strip of a phone shows the whole board; opening it brings the close-up', async ({ chromium, host }) => {
  const { page, drive, end } = await watched(chromium, host, 'heat', { size: PHONE });
  await drive(async () => (await seen(page)).animations >= 3, 40);
  expect((await seen(page)).close).toBe(0);
  await page.getByRole('button', { name: 'Open the whole board' }).click();
  await drive(async () => (await seen(page)).close >= 1, 40);
  expect((await seen(page)).close).toBeGreaterThanOrEqual(1);
  await keepPicture(page, 'heat-close-390x844');
  await end();
});

test("other drivers' actions can be skipped after two seconds", async ({ chromium, host }) => {
  const { page, drive, end } = await watched(chromium, host, 'formula-d', { settings: { speed: 0.5 } });
  const skip = page.getByRole('button', { name: /^Skip to your turn/ });
  await drive(async () => skip.isVisible(), 40);
  await expect(skip).toBeVisible();
  await keepPicture(page, 'skip-1440x900');
  expect(await textUnder(skip)).toEqual([]);
  await page.keyboard.press('Space');
  await expect(skip).toBeHidden();
  await expect(page.locator('.race-board:not([data-busy])')).toBeVisible();
  await end();
});

/** Text of the dashboard that a control covers, except the main button, whose place it takes, and text scrolled away. */
function textUnder(control: Locator): Promise<string[]> {
  return control.evaluate((button) => {
    const isIn = (x: number, y: number, { left, right, top, bottom }: DOMRect) =>
      left < x && x < right && top < y && y < bottom;
    const dash = document.querySelector('[data-panel="dash"]');
    const owners = [...(dash?.querySelectorAll(':not(:has(*))') ?? [])];
    const under = owners.filter((one) => {
      const box = one.getBoundingClientRect();
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      if (!isIn(x, y, button.getBoundingClientRect()) || one.closest('.main-button') !== null) return false;
      for (let around = one.parentElement; around && around !== dash; around = around.parentElement) {
        const cuts = getComputedStyle(around).overflowY !== 'visible';
        if (cuts && !isIn(x, y, around.getBoundingClientRect())) return false;
      }
      return one.checkVisibility();
    });
    return under.map((one) => one.textContent ?? '').filter((text) => text !== '');
  });
}

/** The game's first circuit with default options, one person and three AI drivers. */
function raceOf(game: GameCard) {
  const circuit = game.circuits[0];
  const defaults = usualOptions(game);
  const seats = ['Marta', 'Ada', 'Bruno', 'Clark'].map((name, seat): SeatSetup => {
    const driver: SeatSetup['driver'] = seat === 0 ? { kind: 'you' } : { kind: 'ai', level: 'easy' };
    return { name, colour: game.colours[seat] ?? 'red', driver };
  });
  const options = { ...defaults, ...circuit?.defaults };
  return { game: game.id, circuit: circuit?.id ?? '', options, seats, clock: 0, seed: 'camera' };
}
