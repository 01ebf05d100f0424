// Replays where they need a layout: the knob under a mouse, playing to the end, the screen at every size.
// Not here: what is shown at any moment (src/renderer/screens/replay/tests/replay.dom.test.ts).

import { seriousFindings } from '../axe';
import { expect, test } from '../fixtures';
import { ArchivePages } from '../pages/archive';
import { ReplayPage } from '../pages/replay';
import { atEverySize, keepPicture, PHONE, SIZES } from '../pictures';
import { AI, DASH, lapOf, planOf, raced } from '../races';
import { connect } from '../raw-client';

const DRIVERS = { Ada: AI, Bea: AI, Cleo: AI } as const;
const ROUNDS = [DASH, lapOf('italy')] as const;

test('a replay can be scrubbed by mouse and played to its end, and looks complete at every size', {
  tag: '@journey',
}, async ({ paddock: { page, url } }) => {
  const raw = await connect(url);
  await raced(raw, planOf('Winter Cup', DRIVERS, ROUNDS), ROUNDS.length);
  raw.client.close();
  const archive = new ArchivePages(page);
  await archive.open('#/races/finished');
  await expect(archive.count).toHaveText('2 races');
  await keepPicture(page, 'replay-list-1440x900');
  await archive.watchFirst();
  const replay = new ReplayPage(page);
  await replay.toBeOpen();
  await expect(replay.proof).toBeVisible();
  const frame = async () => (await replay.shown()).frame;
  const last = Number(await replay.knob.getAttribute('aria-valuemax'));
  expect(await frame()).toBe(0);
  await replay.seekTo(0.5);
  await expect.poll(frame).toBeGreaterThan(last * 0.3);
  const middle = await frame();
  expect(middle).toBeLessThan(last * 0.7);
  await replay.seekTo(0.5, 0.8);
  await expect.poll(frame).toBeGreaterThan(middle);
  // An event is shown as it happens.
  const events = replay.events.getByRole('button');
  const chosen = events.nth(Math.floor((await events.count()) * 0.7));
  const text = (await chosen.textContent()) ?? '?';
  await chosen.click();
  await expect(replay.event).toHaveText(text);
  await keepPicture(page, 'replay-1440x900');
  await replay.setSpeed(16);
  await replay.button('Play').click();
  await expect(replay.button('Play')).toBeVisible({ timeout: 90_000 });
  expect(await frame()).toBe(last);
  expect(await seriousFindings(page, 'replay')).toEqual([]);
  await atEverySize(page, 'replay-heat', [...SIZES, PHONE]);
  const chart = page.locator('.recharts-surface').first();
  for (const size of [...SIZES, PHONE]) {
    await page.setViewportSize(size);
    const height = async () => (await chart.boundingBox())?.height ?? 0;
    await expect.poll(height, `the chart at ${size.width}`).toBeGreaterThanOrEqual(54);
  }
  await page.setViewportSize(SIZES[0]);

  await archive.open('#/races/finished');
  await page.getByRole('button', { name: /^Watch RoboRally/ }).click();
  await replay.toBeOpen();
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+ArrowLeft');
  expect(await seriousFindings(page, 'replay of RoboRally')).toEqual([]);
  await atEverySize(page, 'replay-roborally', [...SIZES, PHONE]);
});
