// The driving school: Heat's lesson from a fresh data folder to its end, by mouse, by keyboard alone and on a phone.

import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures';

/** One answer of the lesson: what is chosen, by its name in the dashboard, and whether it is then confirmed. */
type Answer = { choose: readonly string[]; confirm: boolean; wrong?: string };
const gear = (n: number, wrong: number): Answer => ({ choose: [`gear.${n}`], confirm: true, wrong: `gear.${wrong}` });
const cards = (...chosen: number[]): Answer => ({ choose: chosen.map((card) => `card.${card}`), confirm: true });
const tile = (name: string): Answer => ({ choose: [name], confirm: false });

/** Every step up to the last lap; null: there is only something to read. */
const STEPS: readonly (Answer | null)[] = [
  ...[null, gear(2, 1), cards(5, 4), null],
  ...[null, gear(2, 4), cards(3, 4)],
  ...[cards(3, 4), null, null],
  ...[null, gear(1, 3), cards(1), tile('react.cool')],
  ...[tile('react.boost'), tile('tiles')],
];

test.describe('by mouse', () => {
  test.use({ motion: 'reduce' });
  test('a fresh folder offers the lesson, wrong answers are explained, and it is driven to its end', async ({
    paddock: { page },
  }) => {
    test.slow();
    let clicks = 0;
    const click = async (name: RegExp | string) => {
      clicks += 1;
      await page.getByRole('button', { name }).click();
    };
    await expect(page.getByRole('button', { name: 'Just race' })).toBeVisible();
    await click(/^Learn \(\d min\)$/);
    await expect(coach(page)).toContainText('The red car is yours');
    await click('Go on');
    await choose(page, 'gear.2');
    clicks += 2;
    await page.locator('.main-button-ready').click();
    await expect(coach(page)).toContainText('Two cards now');
    test.info().annotations.push({ type: 'clicks to the first move', description: String(clicks) });
    expect(clicks).toBeLessThanOrEqual(5);

    await page.getByRole('button', { name: 'Back' }).click();
    await expect(coach(page)).toContainText('Shift up to 2');
    for (const step of STEPS.slice(1)) await answer(page, step, true);
    await driveOn(page);
    await expect(page.getByRole('button', { name: 'Race now' })).toBeFocused();
    await page.getByRole('button', { name: 'All lessons' }).click();
    await expect(page.getByText('Done')).toBeVisible();
  });
});

test.describe('by keys', () => {
  test.use({ motion: 'reduce' });
  test('the focus starts where something is to be done, and Esc keeps the step', async ({ paddock: { page } }) => {
    test.slow();
    await page.getByRole('button', { name: /^Learn/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Go on' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(coach(page)).toContainText('Shift up to 2');
    await expect(page.locator('[data-teach="gears"] button:focus')).toHaveCount(1);
    await page.keyboard.press('2');
    await page.keyboard.press('Enter');
    await expect(coach(page)).toContainText('Two cards now');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Go on: Cards' }).press('Enter');
    await expect(coach(page)).toContainText('Two cards now');
    // Skip always leads on, to the very end.
    const skip = page.getByRole('button', { name: 'Skip' });
    for (const words of ['You drove 7 spaces', 'This sign is the limit']) {
      await skip.press('Enter');
      await expect(coach(page)).toContainText(words);
    }
    await page.getByRole('button', { name: 'Last lap' }).press('Enter');
    await expect(coach(page)).toContainText('Look at the next sign first');
    await skip.press('Enter');
    await expect(page.getByRole('button', { name: 'Race now' })).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ motion: 'reduce', size: { width: 390, height: 844 }, touch: true });
  test('the lesson fits and goes on by taps', async ({ paddock: { page } }) => {
    test.slow();
    await page.getByRole('button', { name: /^Learn/ }).tap();
    for (const step of STEPS.slice(0, 7)) await answer(page, step, false);
    await expect(coach(page)).toContainText('The sign says 3');
    const skip = await page.getByRole('button', { name: 'Skip' }).boundingBox();
    expect(skip?.height).toBeGreaterThanOrEqual(52);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

function coach(page: Page) {
  return page.getByRole('region', { name: 'Your coach' });
}

async function choose(page: Page, name: string): Promise<void> {
  const named = page.locator(`[data-teach~="${name}"]`);
  const button =
    (await named.first().evaluate((one) => one.tagName)) === 'BUTTON'
      ? named
      : named.getByRole('button', { disabled: false });
  const last =
    name === 'tiles' ? page.locator('[data-panel="dash"]').getByRole('button', { name: /^Slipstream/ }) : button;
  await last.first().click();
}

/** Takes one step; explained: after a wrong answer first, where the step names one. */
async function answer(page: Page, step: Answer | null, explained: boolean): Promise<void> {
  const before = await coach(page).getByRole('status').innerText();
  if (step === null) await page.getByRole('button', { name: 'Go on', exact: true }).click();
  else {
    if (explained && step.wrong !== undefined) {
      await choose(page, step.wrong);
      await page.locator('.main-button-ready').click();
      await expect(coach(page).getByRole('status')).not.toHaveText(before);
      await page.locator('.main-button-ready').click();
      await expect(page.locator('.calm-chalk')).toBeVisible();
    }
    for (const name of step.choose) await choose(page, name);
    if (step.confirm) await page.locator('.main-button-ready').click();
  }
  await expect(coach(page).getByRole('status')).not.toHaveText(before);
  await expect(coach(page).getByText('Right!')).toBeHidden();
}

/** The last lap, on one's own: whatever is asked is confirmed, or the lap is passed. */
async function driveOn(page: Page): Promise<void> {
  await expect(coach(page)).toContainText('Look at the next sign first');
  await choose(page, 'gear.2');
  await page.locator('.main-button-ready').click();
  await expect(coach(page)).toContainText('The tags on your cards');
  await page.getByRole('button', { name: 'Skip' }).click();
}
