// The driving school in a browser, from a fresh data folder: the first move, each lesson by taps on a phone, and one by mouse
// with a wrong answer at every question: whether a pointer reaches what it needs, below the layer that dims the rest.
// Not here: each lesson by mouse and by keys (src/renderer/screens/race/tests/whole-lesson.dom.test.ts).

import { lessonText } from '@games/lesson-answers';
import type { Page } from '@playwright/test';
import { secondsOf } from '@ui/school/time';
import { expect, test } from '../fixtures';
import { keepPicture } from '../pictures';
import { firstMove, watchFirstMove } from './school/first-move';
import { HEAT, LESSONS } from './school/lessons';
import { Taking } from './school/taking';

// Whole lessons, each in a folder of its own: spread over the workers, so that none drives them alone at the end.
test.describe.configure({ mode: 'parallel' });
test.use({ draws: false });

/** Maximum presses from the first one to the first answer, and seconds for someone who reads at ease. */
const PRESSES = 5;
const SECONDS = 20;
/** Minimum share of a phone's height for the board while a part of the dashboard is highlighted; dice need more room. */
const BOARD = { usual: 0.39, havoc: 0.36 };
/** The step of Heat's lesson whose picture is in the tour. */
const PICTURED = 'corners.gear';

test.describe('at first', () => {
  test.use({ firstEvening: true, sound: true, draws: true });
  test(
    'a fresh folder offers the lesson of its first box; its first move is made within 20 seconds',
    { tag: '@journey' },
    async ({ paddock: { page } }, info) => {
      const [taught] = LESSONS;
      if (taught === undefined) throw new Error('there is no lesson');
      const [section] = taught.lesson.sections;
      const first = section?.steps.findIndex(({ answer }) => answer !== undefined) ?? -1;
      if (section === undefined || first < 0) throw new Error('the first section asks nothing');
      const taking = new Taking(page, taught, 'mouse');
      await watchFirstMove(page);
      await expect(page.getByRole('heading', { name: 'Your first evening' })).toBeVisible();
      await page.getByRole('button', { name: 'Start the lesson' }).click();
      for (const step of section.steps.slice(0, first + 1)) await taking.take(section, step, false);
      for (const step of section.steps.slice(first + 1, first + 2)) await taking.reach(section, step);

      const measured = await firstMove(page, 'Right!');
      await info.attach('first-move', { body: JSON.stringify(measured, null, 2), contentType: 'application/json' });
      // The time for reading and finding controls is computed; the time that the app makes people wait is measured.
      const plain = (id: string) => lessonText(taught, id);
      const reading = section.steps.slice(0, first + 1).reduce((sum, step) => sum + secondsOf(section, step, plain), 0);
      expect(measured.presses.length).toBeLessThanOrEqual(PRESSES);
      expect(measured.spoken.length).toBeGreaterThan(first);
      expect(reading + measured.waited / 1000).toBeLessThanOrEqual(SECONDS);
    },
  );
});

test('heat: the whole lesson by mouse: nothing covers a control that is needed', async ({ paddock: { page } }) => {
  test.slow();
  const taking = new Taking(page, HEAT, 'mouse');
  await taking.begin();
  for (const section of HEAT.lesson.sections) {
    await taking.imagine(section);
    for (const step of section.steps) {
      if (`${section.id}.${step.id}` === PICTURED) {
        await taking.reach(section, step);
        await taking.still();
        await keepPicture(page, 'lesson-corners-gear-1440x900');
      }
      await taking.take(section, step, true);
    }
  }
  await taking.seeEnd();
});

for (const taught of LESSONS) {
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
      await taking.takeAll();
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
