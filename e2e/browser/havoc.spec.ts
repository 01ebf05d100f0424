// Havoc Speedway in the browser: a whole Sprint by mouse, a short race by keyboard alone, every stage at every size.

import type { Page } from '@playwright/test';
import { seriousFindings } from '../axe';
import { expect, longTest, test } from '../fixtures';
import { tabTo } from '../keyboard';
import { HavocRace } from '../pages/havoc';
import { HomeScreen } from '../pages/home';
import { SetupScreen } from '../pages/setup';
import { atEverySize, SIZES } from '../pictures';

test.describe.configure({ timeout: 300_000 });

const BOX = 'Havoc Speedway';
/** A Sprint of two drivers takes a handful of rounds; a Storm of theirs about a dozen turns. */
const MOST_DECISIONS = 300;

longTest('a whole Sprint by mouse', async ({ paddock: { page } }) => {
  await sprint(page);
  await new SetupScreen(page).startRace();
  const race = new HavocRace(page);
  await race.nextQuestion();
  await race.setSpeed('Off');
  const seen = new Set<string>();
  let decisions = 0;
  for (let words = await race.nextQuestion(); words !== undefined; words = await race.nextQuestion()) {
    seen.add(race.kindOf(words));
    await race.answerByMouse(words);
    decisions += 1;
    expect(decisions).toBeLessThan(MOST_DECISIONS);
  }
  await expect(page.getByRole('heading', { name: 'Finishing order' })).toBeVisible();
  expect(await seriousFindings(page, 'results')).toEqual([]);
  expect([...seen]).toEqual(expect.arrayContaining(['pick', 'storm', 'lane', 'coin', 'die']));
  const popups = ['Storm: results', 'Lanes: results', 'Coins: results', 'Racing: results'];
  expect([...race.popups]).toEqual(expect.arrayContaining(popups));
});

test('a whole short race by keyboard alone', async ({ paddock: { page } }) => {
  const { keyboard } = page;
  const home = new HomeScreen(page);
  await tabTo(page, home.box('Heat'));
  for (let n = 0; n < 3; n += 1) await keyboard.press('ArrowRight');
  await expect(home.box(BOX)).toBeFocused();
  await keyboard.press('Enter');
  const setup = new SetupScreen(page);
  const turns = page.getByRole('textbox', { name: 'Racing turns a round' });
  await tabTo(page, turns);
  for (let n = 0; n < 3; n += 1) await keyboard.press('ArrowUp');
  await expect(turns).toHaveValue('4');
  const cards = page.getByRole('textbox', { name: 'Cards per hand' });
  await tabTo(page, cards);
  await keyboard.press('ArrowDown');
  await expect(cards).toHaveValue('3');
  const removers = setup.drivers.getByRole('button', { name: /^Remove / });
  for (let left = await removers.count(); left > 2; left -= 1) {
    await tabTo(page, removers.last());
    await keyboard.press('Enter');
    await expect(removers).toHaveCount(left - 1);
  }
  await tabTo(page, setup.start);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/race\//);
  const race = new HavocRace(page);
  await race.nextQuestion();
  await race.setFastByKeys();
  let decisions = 0;
  for (let words = await race.nextQuestion(); words !== undefined; words = await race.nextQuestion()) {
    await race.answerByKeys(words);
    decisions += 1;
    expect(decisions).toBeLessThan(MOST_DECISIONS);
  }
  await expect(page.getByRole('heading', { name: 'Finishing order' })).toBeVisible();
  expect(decisions).toBeGreaterThan(10);
});

longTest('every stage looks whole at every size', async ({ paddock: { page } }) => {
  await new HomeScreen(page).pick(BOX);
  const setup = new SetupScreen(page);
  await atEverySize(page, 'havoc-setup');
  await page.setViewportSize(SIZES[0]);
  await setup.startRace();
  const race = new HavocRace(page);
  const found: string[] = [];
  const seen = new Set<string>();
  let words = await race.nextQuestion();
  await race.setSpeed('Fast');
  for (; words !== undefined && !seen.has('die'); words = await race.nextQuestion()) {
    const kind = race.kindOf(words);
    if (!seen.has(kind)) {
      seen.add(kind);
      await atEverySize(page, `havoc-${kind}`);
      found.push(...(await seriousFindings(page, kind)));
      await page.setViewportSize(SIZES[0]);
    }
    await race.answerByMouse(words);
  }
  // Who comes last out of the Storm gets the lane that is left, and no coins: those two stages are not asked of everybody.
  expect([...seen]).toEqual(expect.arrayContaining(['pick', 'storm', 'die']));
  expect(found).toEqual([]);
});

/** Sets up the Sprint preset for two: three cards, three racing turns a round, against a Rookie. */
async function sprint(page: Page): Promise<void> {
  await new HomeScreen(page).pick(BOX);
  const setup = new SetupScreen(page);
  await setup.keepDrivers(2);
  await setup.level(2).click();
  await page.getByRole('option', { name: 'Rookie' }).click();
  await page.getByRole('button', { name: 'Cards per hand: one less' }).click();
  for (let n = 0; n < 2; n += 1) await page.getByRole('button', { name: 'Racing turns a round: one more' }).click();
  await expect(page.getByText('Race: Sprint')).toBeVisible();
}
