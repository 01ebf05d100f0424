// Havoc Speedway in the browser: a whole Sprint by mouse, a short race by keyboard alone, every stage at every size.

import type { Page } from '@playwright/test';
import { seriousFindings } from '../axe';
import { expect, test } from '../fixtures';
import { tabTo } from '../keyboard';
import { HavocRace } from '../pages/havoc';
import { HomeScreen } from '../pages/home';
import { SetupScreen } from '../pages/setup';
import { atEverySize, SIZES } from '../pictures';

const BOX = 'Havoc Speedway';
/** A Sprint of two drivers takes a handful of rounds; their Storm takes about a dozen turns. */
const MOST_DECISIONS = 300;

test('a whole Sprint by mouse', { tag: '@journey' }, async ({ paddock: { page } }) => {
  await sprint(page);
  await new SetupScreen(page).startRace();
  const race = new HavocRace(page);
  await race.nextQuestion();
  const seen = new Set<string>();
  await race.driveOn((text) => {
    seen.add(race.kindOf(text));
    return race.answerByMouse(text);
  }, MOST_DECISIONS);
  expect(await seriousFindings(page, 'results')).toEqual([]);
  expect([...seen]).toEqual(expect.arrayContaining(['pick', 'storm', 'lane', 'coin', 'die']));
  expect([...race.popups].sort()).toEqual(['Racing: results', 'Storm: results']);
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
  await keyboard.press('ArrowUp');
  await expect(turns).toHaveValue('4');
  await setup.keepDriversByKeys(2);
  await setup.startRaceByKeys();
  const race = new HavocRace(page);
  await race.nextQuestion();
  await race.setSpeedByKeys();
  const decisions = await race.driveOn((text) => race.answerByKeys(text), MOST_DECISIONS);
  expect(decisions).toBeGreaterThan(10);
});

/** How many cards of the Dealer Selection have a covered corner. */
function coveredCards(page: Page): Promise<number> {
  return page.locator('.havoc_dealer-card').evaluateAll((cards) => {
    const isCovered = (card: Element) => {
      const { right, top } = card.getBoundingClientRect();
      return !card.contains(document.elementFromPoint(right - 8, top + 8));
    };
    return cards.filter(isCovered).length;
  });
}

/** px by which the bars and totals of the Movement tile go beyond its border; at most 0: they fit. */
function overMovementTile(page: Page): Promise<number> {
  return page.locator('[data-teach="die.movement"]').evaluate((tile) => {
    const border = tile.getBoundingClientRect();
    const inside = document.createRange();
    inside.selectNodeContents(tile);
    // Of elements and of text alike: a total is wider than its bar where that is narrow.
    const boxes = [...inside.getClientRects()].filter(({ width }) => width > 0);
    if (boxes.length < 11) throw new Error(`only ${boxes.length} bars and totals`);
    return Math.max(...boxes.map(({ left, right }) => Math.max(border.left - left, right - border.right)));
  });
}

test('every stage looks complete at every size', async ({ paddock: { page } }) => {
  await new HomeScreen(page).pick(BOX);
  const setup = new SetupScreen(page);
  await atEverySize(page, 'havoc-setup');
  await page.setViewportSize(SIZES[0]);
  await setup.startRace();
  const race = new HavocRace(page);
  const found: string[] = [];
  const seen = new Set<string>();
  let text = await race.nextQuestion();
  for (; text !== undefined && !seen.has('die'); text = await race.nextQuestion()) {
    const kind = race.kindOf(text);
    if (!seen.has(kind)) {
      seen.add(kind);
      await atEverySize(page, `havoc-${kind}`);
      found.push(...(await seriousFindings(page, kind)));
      await page.setViewportSize(SIZES[1]);
      if (kind === 'pick') await expect.poll(() => coveredCards(page)).toBe(0);
      if (kind === 'die') await expect.poll(() => overMovementTile(page)).toBeLessThanOrEqual(0);
      await page.setViewportSize(SIZES[0]);
    }
    await race.answerByMouse(text);
  }
  // The last driver out of the Storm gets the remaining lane, and no coins: those two stages do not ask everyone.
  expect([...seen]).toEqual(expect.arrayContaining(['pick', 'storm', 'die']));
  expect(found).toEqual([]);
});

/** Sets up the Sprint, the first choice in setup, for two: against a Rookie. */
async function sprint(page: Page): Promise<void> {
  await new HomeScreen(page).pick(BOX);
  const setup = new SetupScreen(page);
  await setup.keepDrivers(2);
  await setup.level(2).click();
  await page.getByRole('option', { name: 'Rookie' }).click();
  await expect(page.getByText('Race: Sprint')).toBeVisible();
}
