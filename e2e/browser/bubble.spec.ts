// The coach's bubble in every lesson: at no step and no size does it cover a highlight, the learner's car, the next target or
// the main button, and it disappears once its question is answered. Not here: first races (coach.spec.ts).

import type { Page } from '@playwright/test';
import { COACH_TEXT } from '@ui/school/tests/coach-text';
import { expect, test } from '../fixtures';
import { coveredByBubble } from '../pages/covering';
import { PHONE, SIZES } from '../pictures';
import { OFTEN, softly } from '../soon';
import { LESSONS, type Taught } from './school/lessons';
import { Taking } from './school/taking';

test.describe.configure({ mode: 'parallel' });
test.use({ draws: false });

const EVERY_SIZE = [...SIZES, PHONE];
/** Maximum number of questions answered while the learner drives alone. */
const QUESTIONS = 10;

for (const taught of LESSONS) {
  test(`${taught.id}: the bubble covers nothing that matters, at any step and size`, async ({ paddock: { page } }) => {
    test.slow();
    await takeSteps(page, taught);
    await driveAlone(page, taught);
  });
}

/** All steps up to the last, each at every size; each is skipped once it has been checked. */
async function takeSteps(page: Page, taught: Taught): Promise<void> {
  const taking = new Taking(page, taught, 'mouse');
  const sizes: { width: number; height: number }[] = [...EVERY_SIZE];
  const { sections } = taught.lesson;
  await goTo(page, '#/school');
  await expect(page.getByRole('region', { name: taught.box })).toBeVisible();
  await goTo(page, `#/school/${taught.id}/${sections[0]?.id}`);
  for (const section of sections) {
    await taking.imagine(section);
    for (const step of section.steps) {
      if (step.drive !== undefined) return page.setViewportSize(SIZES[0]);
      await taking.reach(section, step);
      await taking.still();
      for (const size of sizes) {
        await page.setViewportSize(size);
        await softly.poll(() => coveredByBubble(page), `${section.id}.${step.id} at ${size.width}`).toEqual([]);
      }
      // Back and forth: the next step begins at the size at which this one ended.
      sizes.reverse();
      await page.getByRole('button', { name: 'Skip', exact: true }).click();
    }
  }
}

/** The last section: every note of the coach at every size, each until its question is answered. */
async function driveAlone(page: Page, taught: Taught): Promise<void> {
  const driver = taught.driver(page);
  const notes = taught.lesson.sections.at(-1)?.steps.at(-1)?.drive?.notes ?? [];
  const heard = new Set<string>();
  for (let asked = 0; asked < QUESTIONS && heard.size < notes.length; asked += 1) {
    let text: string | undefined;
    const isAsked = async () => {
      text = await driver.question();
      return text !== undefined || (await page.getByRole('button', { name: 'Race now' }).isVisible());
    };
    await expect.poll(isAsked, { timeout: 120_000, ...OFTEN }).toBe(true);
    if (text === undefined) return;
    const message = await bubbleText(page);
    if (message !== '') heard.add(message);
    for (const size of message === '' ? [] : EVERY_SIZE) {
      await page.setViewportSize(size);
      await softly.poll(() => coveredByBubble(page), `“${message}” at ${size.width}`).toEqual([]);
    }
    await page.setViewportSize(SIZES[0]);
    await driver.answerByMouse(text);
    if (message !== '') await expect.poll(() => bubbleText(page), 'the bubble leaves').not.toBe(message);
  }
}

async function goTo(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
}

/** What the coach says now; '' if silent. */
function bubbleText(page: Page): Promise<string> {
  return page.evaluate((where) => document.querySelector(where)?.textContent ?? '', COACH_TEXT);
}
