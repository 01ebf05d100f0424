// The close-up beside the oval: overlaps no panel, follows the car that drives, and matches the board.

import type { Page } from '@playwright/test';
import { expect, openPage, test } from '../fixtures';
import { tabTo } from '../keyboard';
import { HavocRace } from '../pages/havoc';
import { keepPicture, PHONE, SIZES } from '../pictures';
import { startHavoc } from '../races';
import { connect, type RawClient, value } from '../raw-client';
import { softly } from '../soon';

const OPTIONS = { laps: 1, dice: 2, decks: 2, handSize: 3, coins: 3, passes: 1 };

type Choices = {
  places?: number[];
  cards?: number[];
  free?: number[];
  coins?: number[];
  cells?: number[];
  pass?: boolean;
};

/** Some answer to a question of this kind. */
function answerTo(kind: string, choices: Choices): object {
  const { places = [], cards = [], free = [], coins = [], cells = [], pass } = choices;
  if (kind === 'pick') return { type: 'pick', place: places[0] };
  if (kind === 'lane') return { type: 'lane', lane: free[0] };
  if (kind === 'coin') return { type: 'coin', coin: coins[0], at: cells[0] };
  if (kind === 'suit') return { type: 'suit', suit: 0 };
  if (kind === 'die') return { type: 'die', die: 'movement' };
  if (cards.length > 0) return { type: 'play', card: cards[0] };
  return pass ? { type: 'pass' } : { type: 'draw' };
}

/** Two people answer until the first is asked a question of this kind. */
async function playTo({ client, newest }: RawClient, match: string, kind: string): Promise<void> {
  for (;;) {
    const decision = newest().asks.find((one) => !one.committed);
    if (decision === undefined) throw new Error('nothing is asked');
    value(await client.call('match.sit', { match, seat: decision.seat }));
    if (decision.seat === 0 && decision.kind === kind) return;
    const action = answerTo(decision.kind, newest().choices[String(decision.id)] as Choices);
    value(await client.call('match.act', { match, ask: decision.id, action }));
  }
}

/** Names of panels and buttons that overlap the close-up. */
function conflicts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const panel = document.querySelector('section[aria-label="Trackside"]');
    if (!panel) return ['no close-up'];
    const own = panel.getBoundingClientRect();
    const found: string[] = [];
    const others = [
      '.race-banner',
      '[aria-label="Stages of the round"]',
      '[aria-label="Coins on the track"]',
      '[aria-label="Drivers"]',
      '.race-dash',
      '.race-log',
      '.button',
    ];
    for (const other of document.querySelectorAll(others.join())) {
      if (panel.contains(other)) continue;
      const box = other.getBoundingClientRect();
      const isApart =
        box.width === 0 ||
        box.right <= own.left ||
        box.left >= own.right ||
        box.bottom <= own.top ||
        box.top >= own.bottom;
      if (!isApart) found.push(`${other.className} ${other.ariaLabel ?? ''}`);
    }
    for (const [x, y] of [
      [own.left + 9, own.top + 9],
      [(own.left + own.right) / 2, (own.top + own.bottom) / 2],
      [own.right - 9, own.bottom - 9],
    ] as const) {
      if (!panel.contains(document.elementFromPoint(x, y))) found.push(`something at ${x},${y}`);
    }
    if (own.left < 0 || own.top < 0 || own.right > innerWidth || own.bottom > innerHeight) found.push('the edge');
    return found;
  });
}

/**
 * While the first car drives: its greatest distance from the close-up's middle, px, and the number of places at which it is
 * seen.
 */
function drivenBy(page: Page): Promise<{ away: number; places: number }> {
  return page.evaluate(async () => {
    const places = new Set<string>();
    let away = 0;
    for (let n = 0; n < 600; n += 1) {
      await new Promise(requestAnimationFrame);
      const glass = document.querySelector('section[aria-label="Trackside"] [role="img"]');
      const car = glass?.querySelector<HTMLElement>('[data-seat="0"]');
      if (!glass?.ariaLabel?.startsWith('The road round Marta’s') || !car) {
        if (places.size > 1) break;
        continue;
      }
      const [a, b] = [glass.getBoundingClientRect(), car.getBoundingClientRect()];
      places.add(car.style.transform);
      const [dx, dy] = [a.left + a.right - b.left - b.right, a.top + a.bottom - b.top - b.bottom];
      away = Math.max(away, Math.hypot(dx, dy) / 2);
    }
    return { away, places: places.size };
  });
}

// The close-up is shown while cars move.
test.use({ motion: 'no-preference' });

test('the trackside close-up overlaps nothing at desktop sizes and follows the car that drives', async ({
  chromium,
  host,
}) => {
  const raw = await connect(host.url);
  const match = await startHavoc(raw, OPTIONS, 't 1');
  const { page } = await openPage(chromium, host.url, { size: SIZES[0], motion: 'no-preference' });
  const race = new HavocRace(page);
  const panel = page.getByRole('region', { name: 'Trackside' });
  const picture = panel.getByRole('img', {
    name: /^The road round Marta’s car, lane \d, position \d+\./,
  });
  await playTo(raw, match, 'die');
  await page.evaluate((id) => {
    location.hash = `#/race/${id}`;
  }, match);
  await page.getByRole('button', { name: 'I am Marta (Space)' }).click();
  await race.nextQuestion();
  for (const size of [...SIZES, PHONE]) {
    await page.setViewportSize(size);
    // On tablets and phones there is room only for the board.
    if (size.width >= 1024) {
      await expect(picture).toBeVisible();
      await softly.poll(() => conflicts(page), String(size.width)).toEqual([]);
    } else await expect(panel).toBeHidden();
    await keepPicture(page, `havoc-trackside-${size.width}x${size.height}`);
  }
  await page.setViewportSize(SIZES[0]);
  // Where the dice would lead is marked here too, as soon as the panel has been measured again.
  await expect.poll(() => panel.locator('[data-space]').count()).toBeGreaterThan(3);
  const larger = panel.getByRole('button', { name: 'Larger' });
  await tabTo(page, larger);
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: 'Smaller' })).toBeFocused();
  const small = await race.dashboard.boundingBox();
  expect((await panel.boundingBox())?.width).toBeGreaterThan(2 * (small?.width ?? 0));
  await keepPicture(page, 'havoc-trackside-large');
  await softly.poll(() => conflicts(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(larger).toBeVisible();
  const find = panel.getByRole('button', { name: 'Find Marta’s car on the board' });
  // The middle of the infield: no panel and no car is there, so it changes only with the camera.
  const board = () => page.screenshot({ clip: { x: 520, y: 420, width: 240, height: 240 } });
  const whole = await board();
  await find.click();
  await expect.poll(async () => (await board()).equals(whole)).toBe(false);
  const driven = drivenBy(page);
  await page.keyboard.press('1');
  await race.main.click();
  const { away, places } = await driven;
  await keepPicture(page, 'havoc-trackside-driven');
  expect(places).toBeGreaterThan(3);
  expect(away).toBeLessThan(4);
});
