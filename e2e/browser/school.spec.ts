// The driving school: each lesson from a fresh data folder to its end by mouse, with a wrong answer at every question; by
// keys alone; and by taps on a phone. What is pressed at each step is in school/.

import type { Page } from '@playwright/test';
import { secondsOf } from '@ui/school/time';
import { expect, test } from '../fixtures';
import { tabTo } from '../keyboard';
import { keepPicture } from '../pictures';
import { firstMove, watchFirstMove } from './school/first-move';
import { LESSONS } from './school/lessons';
import { Taking } from './school/taking';

// Fifteen whole lessons, each in a folder of its own: spread over the workers, so that none drives them alone at the end.
test.describe.configure({ mode: 'parallel' });

/** Maximum presses from the first one to the first answer, and seconds for someone who reads at ease. */
const PRESSES = 5;
const SECONDS = 20;
/** Minimum share of a phone's height for the board while a part of the dashboard is highlighted; dice need more room. */
const BOARD = { usual: 0.39, havoc: 0.36 };

test.describe('at first', () => {
  test.use({ sound: true });
  test(
    'a fresh folder offers the lesson of its first box; its first move is made within 20 seconds',
    { tag: '@journey' },
    async ({ paddock: { page } }, info) => {
      const [taught] = LESSONS;
      if (taught === undefined) throw new Error('there is no lesson');
      const { lesson, text: catalogue } = taught;
      const [section] = lesson.sections;
      const first = section?.steps.findIndex(({ answer }) => answer !== undefined) ?? -1;
      if (section === undefined || first < 0) throw new Error('the first section asks nothing');
      const taking = new Taking(page, taught, 'mouse');
      await watchFirstMove(page);
      await expect(page.getByRole('button', { name: 'Just race' })).toBeVisible();
      await page.getByRole('button', { name: /^Learn \(\d min\)$/ }).click();
      for (const step of section.steps.slice(0, first + 1)) await taking.take(section, step, false);
      for (const step of section.steps.slice(first + 1, first + 2)) await taking.reach(section, step);

      const measured = await firstMove(page, 'Right!');
      await info.attach('first-move', { body: JSON.stringify(measured, null, 2), contentType: 'application/json' });
      // The time for reading and finding controls is computed; the time that the app makes people wait is measured.
      const plain = (id: string) => (catalogue[`lesson.${id}`] ?? '').replaceAll(/<\/?b>/g, '');
      const reading = section.steps.slice(0, first + 1).reduce((sum, step) => sum + secondsOf(section, step, plain), 0);
      expect(measured.presses.length).toBeLessThanOrEqual(PRESSES);
      expect(measured.spoken.length).toBeGreaterThan(first);
      expect(reading + measured.waited / 1000).toBeLessThanOrEqual(SECONDS);
    },
  );
});

test('Esc keeps the step, Back returns to the previous one, a section’s name jumps to it', async ({
  paddock: { page },
}) => {
  for (const taught of LESSONS.slice(0, 1)) {
    const taking = new Taking(page, taught, 'keys');
    await taking.begin();
    const [section, second] = taught.lesson.sections;
    const [first, next] = section?.steps ?? [];
    if (!section || !second || !first || !next) throw new Error('too short a lesson');
    await taking.reach(section, first);
    await expect(page.getByRole('button', { name: 'Go on' })).toBeFocused();
    await taking.take(section, first, false);
    await taking.reach(section, next);
    // The focus starts at the control for the task.
    await expect(page.locator(`[data-teach~="${next.light[0]}"] button:focus`)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Continue: / }).press('Enter');
    await taking.reach(section, next);
    await page.getByRole('button', { name: 'Back' }).press('Enter');
    await taking.reach(section, first);
    const text = taught.text[`lesson.${second.id}`] ?? '';
    await tabTo(page, page.getByRole('button', { name: text, exact: true }));
    await page.keyboard.press('Enter');
    await taking.imagine(second);
    for (const step of second.steps.slice(0, 2)) {
      await taking.reach(second, step);
      await taking.still();
      await keepPicture(page, `lesson-${second.id}-${step.id}-1440x900`);
      // Skip always moves on.
      await page.getByRole('button', { name: 'Skip' }).press('Enter');
    }
  }
});

for (const taught of LESSONS) {
  test.describe(`${taught.box}, by mouse`, () => {
    test(`${taught.id}: each wrong answer is explained, and the lesson is driven to its end`, async ({
      paddock: { page },
    }) => {
      test.slow();
      const taking = new Taking(page, taught, 'mouse');
      await taking.begin();
      await taking.takeAll({ wrongly: true });
      await page.getByRole('button', { name: 'All lessons' }).click();
      await expect(page.getByText('Done')).toBeVisible();
    });
  });

  test.describe(`${taught.box}, by keys`, () => {
    // Test a lesson's motion by mouse.
    test.use({ speed: 100 });
    test(`${taught.id}: the whole lesson with keys alone`, async ({ paddock: { page } }) => {
      test.slow();
      const taking = new Taking(page, taught, 'keys');
      await taking.begin();
      await taking.takeAll({ wrongly: false });
    });
  });

  test.describe(`${taught.box}, on a phone`, () => {
    test.use({ size: { width: 390, height: 844 }, touch: true, speed: 100 });
    test(`${taught.id}: the whole lesson by taps`, async ({ paddock: { page } }) => {
      test.slow();
      const taking = new Taking(page, taught, 'taps');
      await taking.begin();
      const skip = page.getByRole('button', { name: 'Skip' });
      await expect(skip).toBeVisible();
      await expect.poll(async () => (await skip.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(52);
      await watchBoard(page);
      await taking.takeAll({ wrongly: false });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      expect(await leastBoard(page)).toBeGreaterThanOrEqual(taught.id === 'havoc' ? BOARD.havoc : BOARD.usual);
    });
  });
}

/**
 * Measures from now on how much of the height the board has while a part of the dashboard is highlighted. A card table has no
 * board.
 */
async function watchBoard(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = { least: 1 };
    Object.assign(window, { seen });
    setInterval(() => {
      const board = document.querySelector('[data-light]:not([data-layout="table"]) .race-board');
      if (board !== null) seen.least = Math.min(seen.least, board.getBoundingClientRect().height / innerHeight);
    }, 50);
  });
}
const leastBoard = (page: Page) => page.evaluate(() => (window as unknown as { seen: { least: number } }).seen.least);
