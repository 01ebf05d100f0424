// A race weekend of Heat from its event to the first gear: by mouse, by keyboard alone, and by touch on a phone.

import { seriousFindings } from '../axe';
import { expect, test } from '../fixtures';
import { HomeScreen } from '../pages/home';
import { SetupScreen } from '../pages/setup';
import { smallWords, WeekendScreen, weekendRace } from '../pages/weekend';
import { atEverySize, PHONE, SIZES } from '../pictures';
import { connect } from '../raw-client';

test.describe.configure({ timeout: 150_000 });

test('a weekend by mouse: set up, event, grid, three picks, the card again during the race', async ({
  paddock: { page },
}) => {
  await new HomeScreen(page).pick('Heat');
  const setup = new SetupScreen(page);
  await setup.keepDrivers(3);
  await page.getByRole('combobox', { name: 'Garage' }).click();
  await page.getByRole('option', { name: 'Mixed' }).click();
  await page.getByRole('combobox', { name: 'Event' }).click();
  await page.getByRole('option', { name: 'Generous stewards' }).click();
  await page.getByRole('switch', { name: 'Sponsorship' }).click();
  await setup.startRace();

  const weekend = new WeekendScreen(page);
  await expect(weekend.event('Generous stewards')).toContainText('score 1 extra point each');
  await expect(page.getByRole('list', { name: 'The start of the race' }).getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('region', { name: /^Press corner / })).toContainText('or more');
  expect(await seriousFindings(page, 'event')).toEqual([]);
  expect(await smallWords(page, '.race-dash')).toEqual([]);
  await weekend.goOn.click();

  for (const round of [1, 2, 3]) {
    await weekend.turn(round);
    const card = weekend.cards(round).first();
    // The card of the next round is dealt under the pointer: it is read once the pointer moves.
    await card.hover({ position: { x: 30, y: 20 + 10 * round } });
    await expect(weekend.reader.getByRole('heading')).toBeVisible();
    if (round === 2) {
      await card.dblclick();
    } else {
      await card.click();
      await expect(card).toHaveAttribute('aria-pressed', 'true');
      if (round === 1) {
        expect(await seriousFindings(page, 'draft')).toEqual([]);
        expect(await smallWords(page, '.race-dash')).toEqual([]);
      }
      await weekend.take.click();
    }
    if (round < 3) {
      await expect(weekend.picks).toContainText(`Your picks · ${round} of 3`, { timeout: 30_000 });
    }
  }
  await expect(weekend.gears).toBeVisible({ timeout: 60_000 });
  const standings = page.getByRole('region', { name: 'Standings' });
  await expect(standings.getByTitle('1 sponsorship card').first()).toBeVisible();
  await page.getByRole('button', { name: /^Generous stewards/ }).click();
  await expect(page.getByRole('dialog').getByRole('article')).toBeVisible();
  await page.keyboard.press('Escape');
});

test('a weekend by keyboard alone', async ({ paddock: { page, url } }) => {
  const raw = await connect(url);
  const weekend = new WeekendScreen(page);
  await weekend.open(await weekendRace(raw));
  await expect(weekend.goOn).toBeVisible();
  await page.keyboard.press('Enter');
  for (const round of [1, 2, 3]) {
    await weekend.turn(round);
    await page.keyboard.press(round === 1 ? '2' : '1');
    if (round === 1) {
      await weekend.cards(round).first().focus();
      await page.keyboard.press('ArrowRight');
      await expect(weekend.cards(round).nth(1)).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(weekend.cards(round).nth(1)).not.toBeFocused();
      await page.keyboard.press('Enter');
    }
    await expect(weekend.take).toBeEnabled();
    await page.keyboard.press('Enter');
    if (round < 3) await expect(weekend.picks).toContainText(`${round} of 3`, { timeout: 30_000 });
  }
  await expect(weekend.gears).toBeVisible({ timeout: 60_000 });
  raw.client.close();
});

test('an event waits for its button, and the grid is seen after it', async ({ paddock: { page, url } }) => {
  const raw = await connect(url);
  const weekend = new WeekendScreen(page);
  await weekend.open(await weekendRace(raw, { garage: 'off' }));
  await expect(weekend.event('Grandstand opening')).toBeVisible();
  // A click anywhere else does not go on from it.
  await weekend.event('Grandstand opening').click();
  await page.waitForTimeout(300);
  await expect(weekend.goOn).toBeVisible();
  await weekend.goOn.click();
  await expect(weekend.gears).toBeVisible({ timeout: 60_000 });
  await page.reload();
  await expect(weekend.gears).toBeVisible({ timeout: 60_000 });
  await expect(weekend.goOn).toHaveCount(0);
  raw.client.close();
});

test('event and draft are whole at every size, with six cars and long names', async ({ paddock: { page, url } }) => {
  const raw = await connect(url);
  const weekend = new WeekendScreen(page);
  await weekend.open(await weekendRace(raw, { weather: true, laps: 2 }, true));
  await expect(weekend.goOn).toBeVisible();
  await page.waitForTimeout(1500);
  await atEverySize(page, 'heat-event', [...SIZES, PHONE]);
  await page.setViewportSize(SIZES[0]);
  await weekend.goOn.click();
  for (const round of [1, 2]) {
    await weekend.turn(round);
    await weekend.cards(round).last().click();
    if (round === 1) {
      await weekend.take.click();
      await expect(weekend.picks).toContainText('1 of 3', { timeout: 30_000 });
    }
  }
  await atEverySize(page, 'heat-draft', [...SIZES, PHONE]);
  raw.client.close();
});

test.describe('on a phone', () => {
  test.use({ size: { width: 390, height: 844 }, touch: true });

  test('cards in two columns, the deck behind a tab, the button below', async ({ paddock: { page, url } }) => {
    const raw = await connect(url);
    const weekend = new WeekendScreen(page);
    await weekend.open(await weekendRace(raw));
    await expect(weekend.goOn).toBeInViewport();
    expect(await seriousFindings(page, 'event on a phone')).toEqual([]);
    expect(await smallWords(page, '.race-dash')).toEqual([]);
    await weekend.goOn.tap();
    for (const round of [1, 2, 3]) {
      await weekend.turn(round);
      const card = weekend.cards(round).first();
      await card.tap();
      await expect(weekend.reader.getByRole('heading')).toBeVisible();
      await expect(weekend.take).toBeInViewport();
      if (round === 1) {
        expect(await seriousFindings(page, 'draft on a phone')).toEqual([]);
        expect(await smallWords(page, '.race-dash')).toEqual([]);
        await page.getByRole('radio', { name: 'Your deck' }).tap();
        await expect(weekend.picks).toBeVisible();
        await page.getByRole('radio', { name: 'Cards' }).tap();
      }
      await weekend.take.tap();
      await expect(weekend.take).toHaveCount(0);
    }
    await expect(weekend.gears).toBeVisible({ timeout: 60_000 });
    raw.client.close();
  });
});
