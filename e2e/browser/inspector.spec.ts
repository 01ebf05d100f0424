// The inspector where it needs a layout: its card never covers the inspected thing, the board, or a held finger.
// Not here: what everything says, by mouse and by keyboard (src/renderer/screens/race/tests/inspector.dom.test.ts).

import type { Colour } from '@core/contract';
import type { Locator, Page } from '@playwright/test';
import { expect, openPage, test } from '../fixtures';
import { keepPicture, PHONE, SIZES } from '../pictures';
import { OF_EVERY_GAME, type ShortRound } from '../races';
import { connect, value } from '../raw-client';

const COLOURS: Readonly<Record<string, readonly Colour[]>> = { waddington: ['yellow', 'orange'] };
const USUAL: readonly Colour[] = ['red', 'blue'];
const WIDE = SIZES[0];

test("a part's card covers nothing of the part, in every game", async ({ chromium, host }) => {
  const { page, watch } = await openPage(chromium, host.url, { size: WIDE, motion: 'reduce', draws: false });
  for (const round of OF_EVERY_GAME) {
    const match = await create(host.url, round);
    await page.evaluate((id) => {
      location.hash = `#/race/${id}`;
    }, match);
    await expect(page.locator('[data-ready]:not([data-busy])')).toBeVisible();
    const parts = page.locator('[data-part]:visible');
    await expect.poll(() => parts.count()).toBeGreaterThan(1);
    const seen = new Set<string>();
    for (const thing of await parts.all()) {
      const part = await thing.getAttribute('data-part');
      if (part === null || seen.has(part) || !(await isOnTop(thing))) continue;
      seen.add(part);
      await thing.hover();
      await expect(card(page), part).toBeVisible();
      await expectBeside(page, thing);
      await page.mouse.move(3, WIDE.height - 3);
      await expect(card(page)).toBeHidden();
    }
    expect(seen.size, round.game).toBeGreaterThan(0);
    await page.evaluate(() => {
      location.hash = '#/';
    });
  }
  expect(watch.troubles).toEqual([]);
});

test('a car, a corner and the link to the article', async ({ chromium, host }) => {
  await create(host.url, OF_EVERY_GAME[0] as ShortRound);
  const { page } = await openPage(chromium, host.url, { size: WIDE, motion: 'reduce', draws: false });
  await resume(page);
  const found = await partsOfBoard(page);
  expect([...found.keys()].sort()).toEqual(expect.arrayContaining(['sign', 'token']));
  const [x, y] = found.get('sign') ?? [0, 0];
  await page.mouse.move(x, y);
  await expect(card(page)).toContainText('limit');
  // The pointer may enter the card, and follow the link.
  const link = card(page).getByRole('button');
  await link.hover();
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Corners' })).toBeVisible();
});

test('a gauge by hover, for the README', async ({ chromium, host }) => {
  const waddington = OF_EVERY_GAME.find(({ game }) => game === 'waddington') as ShortRound;
  await create(host.url, { ...waddington, options: { ...waddington.options, carChoice: 'given' } });
  const { page } = await openPage(chromium, host.url, { size: WIDE, motion: 'reduce', draws: false });
  await resume(page);
  const gauge = page.getByRole('img', { name: /^Tyre wear/ });
  // The large picture last: by then the text at the start of the race is gone.
  for (const size of [SIZES[1], SIZES[0]]) {
    await page.setViewportSize(size);
    await page.mouse.move(3, 3);
    await expect(card(page)).toBeHidden();
    await gauge.hover();
    await expect(card(page)).toContainText('now 0 of 8');
    await expect(card(page).getByRole('button', { name: 'Tyre wear' })).toBeVisible();
    await keepPicture(page, `inspector-${size.width}x${size.height}`);
  }
});

test('a long press shows it as a sheet, in German', async ({ chromium, host }) => {
  await create(host.url, OF_EVERY_GAME[0] as ShortRound);
  const context = await chromium.newContext({
    viewport: PHONE,
    locale: 'de-DE',
    reducedMotion: 'reduce',
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto(`${host.url}?renderer=canvas`);
  await resume(page);
  const engine = page.locator('[data-part="pile.engine"]');
  await expect(engine).toBeVisible();
  await hold(page, engine);
  await expect(card(page)).toContainText('Motor');
  await expect(card(page)).toContainText(/jetzt \d/);
  await keepPicture(page, 'inspector-390x844');
  const box = await card(page).boundingBox();
  expect([box?.x, Math.round((box?.y ?? 0) + (box?.height ?? 0))]).toEqual([0, PHONE.height]);
  await page.touchscreen.tap(PHONE.width / 2, 120);
  await expect(card(page)).toBeHidden();
});

function card(page: Page): Locator {
  return page.locator('[data-inspector]');
}

async function create(url: string, { game, circuit, options }: ShortRound): Promise<string> {
  const raw = await connect(url);
  const seats = (COLOURS[game] ?? USUAL).map((colour, seat) => ({
    name: ['Marta', 'Ada'][seat] ?? '',
    colour,
    driver: seat === 0 ? ({ kind: 'you' } as const) : ({ kind: 'ai', level: 'easy' } as const),
  }));
  const setup = { game, circuit, options, seats, clock: 0, seed: 'readers' };
  const { match } = value(await raw.client.call('matches.create', setup));
  raw.client.close();
  return match;
}

async function resume(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^(Resume|Weiterfahren)$/ })
    .first()
    .click();
  await expect(page.locator('[data-ready]:not([data-busy])')).toBeVisible();
}

/** Whether a pointer at its middle would hit it. */
function isOnTop(thing: Locator): Promise<boolean> {
  return thing.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    return met?.closest('[data-part]') === element;
  });
}

/** The card is inside the window and covers nothing of the thing. */
async function expectBeside(page: Page, thing: Locator): Promise<void> {
  const [a, b] = [await card(page).boundingBox(), await thing.boundingBox()];
  if (a === null || b === null) throw new Error('nothing to measure');
  expect(a.x).toBeGreaterThanOrEqual(0);
  expect(a.y).toBeGreaterThanOrEqual(0);
  expect(a.x + a.width).toBeLessThanOrEqual(WIDE.width);
  expect(a.y + a.height).toBeLessThanOrEqual(WIDE.height);
  const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
  expect(apart).toBe(true);
}

/** A car and a sign of the board, at the points where the pointer hits them. */
async function partsOfBoard(page: Page): Promise<Map<string, readonly [number, number]>> {
  const found = new Map<string, readonly [number, number]>();
  for (let y = 120; y < 640 && found.size < 2; y += 26) {
    for (let x = 260; x < 1100 && found.size < 2; x += 26) {
      await page.mouse.move(x, y);
      const kind = await page.evaluate(
        () => document.querySelector<HTMLElement>('[data-ready]')?.dataset.pointed ?? '',
      );
      if (kind !== '') found.set(kind.split('.')[0] ?? '', [x, y]);
    }
  }
  return found;
}

async function hold(page: Page, thing: Locator): Promise<void> {
  const box = await thing.boundingBox();
  if (box === null) throw new Error('nothing to hold');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await expect(card(page)).toBeVisible();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
