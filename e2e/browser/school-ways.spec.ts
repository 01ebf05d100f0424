// How the paths into a lesson and out of it look: home on a small laptop, "Why?" on a phone, a phone on its side.
// Not here: the paths themselves (src/renderer/screens/school/tests/ways.dom.test.ts), and taking lessons (school.spec.ts).

import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { keepPicture } from '../pictures';
import { HEAT } from './school/lessons';
import { Taking } from './school/taking';

/** Where an element is; it must exist. */
async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('it cannot be seen');
  return box;
}

/** Every highlight is inside the window, and so is the button that continues. */
async function allSeen(page: Page, { width, height }: { width: number; height: number }): Promise<void> {
  const next = page.getByRole('button', { name: 'Go on', exact: true });
  const seen = [...(await page.locator('.calm-frame').all()), ...(await next.all())];
  for (const one of seen) {
    const box = await boxOf(one);
    // The frame extends a little beyond the element it surrounds.
    expect(box.x).toBeGreaterThan(-8);
    expect(box.y).toBeGreaterThan(-8);
    expect(box.x + box.width).toBeLessThan(width + 8);
    expect(box.y + box.height).toBeLessThan(height + 8);
  }
}

test.describe('home on a small laptop', () => {
  test.use({ size: { width: 1440, height: 900 } });
  test('fits into the window, and leads to all lessons', async ({ paddock: { page } }) => {
    const school = page.getByRole('link', { name: 'Driving School' });
    await expect(school.last()).toBeVisible();
    await expect(page.getByRole('button', { name: /Quick race/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
    await page.getByRole('region', { name: 'Games' }).getByRole('link', { name: 'Driving School' }).click();
    await expect(page).toHaveURL(/#\/school$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Driving school' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
  });
});

test.describe('on a phone', () => {
  const size = { width: 390, height: 844 };
  test.use({ size, touch: true, draws: false });
  test('Why? opens the article below the coach, over seven tenths of the screen', async ({ paddock: { page } }) => {
    const taking = new Taking(page, HEAT, 'taps');
    await taking.begin();
    const [section] = HEAT.lesson.sections;
    const at = section!.steps.findIndex(({ why }) => why !== undefined);
    for (const step of section!.steps.slice(0, at)) await taking.take(section!, step, false);
    await taking.reach(section!, section!.steps[at]!);
    await taking.still();
    await keepPicture(page, 'lesson-390x844');
    await page.getByRole('button', { name: 'Why?' }).tap();
    const sheet = page.getByRole('dialog');
    await expect.poll(async () => Math.round((await boxOf(sheet)).y)).toBe(Math.round(size.height * 0.3));
    expect((await boxOf(sheet)).y + (await boxOf(sheet)).height).toBeCloseTo(size.height, 0);
    const bubble = await boxOf(page.getByRole('region', { name: 'Your coach', includeHidden: true }));
    expect(bubble.y).toBeLessThan(size.height * 0.3);
    await page.getByRole('button', { name: 'Close (Esc)' }).tap();
    await expect(sheet).toBeHidden();
    await taking.reach(section!, section!.steps[at]!);
  });
});

test.describe('on a phone that lies on its side', () => {
  const size = { width: 844, height: 390 };
  test.use({ size, touch: true, draws: false });
  test('heat: the whole lesson by taps, with every highlight in the window', async ({ paddock: { page } }) => {
    test.slow();
    const taking = new Taking(page, HEAT, 'taps');
    await taking.begin();
    for (const section of HEAT.lesson.sections) {
      await taking.imagine(section);
      for (const step of section.steps) {
        if (step.drive === undefined) {
          await taking.reach(section, step);
          await allSeen(page, size);
        }
        await taking.take(section, step, false);
      }
    }
    await expect(taking.raceNow).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
  });
});
