// A time trial in a browser: a flying lap from the challenges to its time, and the same lap again with the first one as a ghost.
// Not here: what the column shows in each state (screens/challenges/tests), or medals (src/trials).

import type { Locator, Page } from '@playwright/test';
import { seriousFindings } from '../axe';
import { expect, test } from '../fixtures';
import { RaceScreen } from '../pages/race';
import { keepPicture } from '../pictures';

const trials = (page: Page): Locator => page.getByRole('region', { name: 'Time trials' });
const card = (page: Page): Locator => page.getByRole('region', { name: 'Time trial: flying lap' });
const result = (page: Page): Locator => page.getByRole('region', { name: 'Time trial', exact: true });

/** More decisions than any lap has. */
const MOST = 400;

/** Drives the lap to its end, the same way each time; at each decision, looks at the page. */
async function driveLap(page: Page, look: () => Promise<void> = () => Promise.resolve()): Promise<void> {
  const race = new RaceScreen(page);
  for (let answers = 0; answers < MOST; answers += 1) {
    const question = await race.nextQuestion();
    if (question === undefined) return;
    await look();
    await race.answerByMouse(question);
  }
  throw new Error(`the lap did not end in ${MOST} decisions`);
}

test('a flying lap is driven, and again with the first one as a ghost', { tag: '@journey' }, async ({
  paddock: { page },
}) => {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Challenges' }).click();
  await page.getByRole('radio', { name: 'Heat' }).click();
  await expect(trials(page).getByRole('button', { name: /^USA Heat/ })).toContainText('not driven');
  expect(await seriousFindings(page, 'challenges with trials')).toEqual([]);
  await keepPicture(page, 'trials-1440x900');
  await trials(page)
    .getByRole('button', { name: /^USA Heat/ })
    .click();
  await expect(card(page)).toBeVisible();
  await driveLap(page);
  await expect(result(page)).toContainText('Your first time here');
  const time =
    (await result(page)
      .getByText(/^\d+\.\d rounds$/)
      .textContent()) ?? '';

  await result(page).getByRole('button', { name: 'Race it again' }).click();
  await expect(card(page)).toContainText(`Ghost: your best, ${time}`);
  let gaps = 0;
  await driveLap(page, async () => {
    gaps = Math.max(
      gaps,
      await card(page)
        .getByText(/the ghost at/)
        .count(),
    );
  });
  // The same deck and the same answers: level with the ghost at every corner.
  expect(gaps).toBeGreaterThan(0);
  await expect(result(page)).toContainText('As fast as your best');
  await result(page).getByRole('button', { name: 'All time trials' }).click();
  await expect(trials(page).getByRole('button', { name: /^USA Heat Your ghost/ })).toContainText(time);
});
