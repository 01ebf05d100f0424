// Phones and tablets: the decision fills the screen, everything works by touch alone, and large text cuts nothing off.

import { expect, test } from '../fixtures';
import { LONG } from '../long';
import { TouchRace } from '../pages/phone';
import { keepPicture } from '../pictures';

const PHONES = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 844, height: 390 },
] as const;
const TABLET = { width: 820, height: 1180 } as const;
/** Number of questions to answer; every kind comes up in the first rounds. */
const QUESTIONS = { heat: 9, waddington: 7 } as const;

for (const size of LONG ? [...PHONES, TABLET] : [PHONES[0]]) {
  test.describe(`under fingers at ${size.width}x${size.height}`, () => {
    test.use({ size, touch: true, draws: false });
    for (const game of ['heat', 'waddington'] as const) {
      test(`${game} is raced for some turns, the main button always at the thumb`, async ({ paddock: { page } }) => {
        const race = new TouchRace(page);
        await race.start(game);
        const seen = new Set<string>();
        for (let asked = 0; asked < QUESTIONS[game]; asked += 1) {
          const text = await race.nextQuestion();
          // A typeface may arrive a moment after the question.
          await expect.poll(() => race.troubles(), text).toEqual([]);
          const kind = text.replace(/[^a-z]+/gi, '-').toLowerCase();
          if (!seen.has(kind)) await keepPicture(page, `phone-${game}-${kind}-${size.width}x${size.height}`);
          seen.add(kind);
          await race.answer(text);
        }
      });
    }
  });
}

test.describe('on a phone', () => {
  test.use({ size: PHONES[0], touch: true });

  test('the strip opens to the whole board, where targets are tapped, dragged and pinched', {
    tag: '@journey',
  }, async ({ paddock: { page } }) => {
    const race = new TouchRace(page);
    await race.start('waddington');
    for (let text = await race.nextQuestion(); !text.startsWith('Drive'); text = await race.nextQuestion())
      await race.answer(text);
    await race.openBoard.tap({ position: { x: 200, y: 70 } });
    await expect(race.closeBoard).toBeFocused();
    await expect(race.main).toBeVisible();
    await expect(race.targets.first()).toBeVisible();
    const last = race.targets.last();
    await expect.poll(async () => (await last.boundingBox())?.width ?? 0).toBeGreaterThan(34);
    const key = await last.getAttribute('data-target');
    await last.tap();
    await keepPicture(page, 'phone-board-390x844');
    const before = (await last.boundingBox())?.width ?? 0;
    await race.pinch(195, 600);
    await expect.poll(async () => (await race.targets.last().boundingBox())?.width ?? 0).toBeGreaterThan(before);
    await race.closeBoard.tap();
    const chip = race.dashboard.locator(`[data-route="${key}"]`);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await race.main.tap();
  });

  test("the player's own place opens the standings, and holding a card shows its text without choosing it", async ({
    paddock: { page },
  }) => {
    const race = new TouchRace(page);
    await race.start('heat');
    await race.place.tap();
    const standings = page.getByRole('region', { name: 'Standings' });
    await expect(standings.getByRole('button')).toHaveCount(6);
    await keepPicture(page, 'phone-standings-390x844');
    await page.touchscreen.tap(195, 700);
    await expect(standings).toBeHidden();
    for (let text = await race.nextQuestion(); !text.includes('of'); text = await race.nextQuestion())
      await race.answer(text);
    const card = race.dashboard.getByRole('group', { name: 'Your hand' }).getByRole('button').first();
    await race.hold(card);
    // It stays until it reports that it is leaving.
    await expect(page.locator('[data-inspector]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toBeHidden();
    await expect(card).toHaveAttribute('aria-pressed', 'false');
    await card.tap();
    await expect(card).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('with the largest text', () => {
  for (const size of LONG ? [PHONES[0], PHONES[1], TABLET] : [PHONES[1]]) {
    test.describe(`at ${size.width}x${size.height}`, () => {
      test.use({ size, touch: true, draws: false });
      test('nothing is cut off and the main button stays', async ({ paddock: { page } }) => {
        await page.evaluate(() => {
          location.hash = '#/settings';
        });
        await page.getByRole('radio', { name: 'Huge' }).tap();
        const pages = ['/', '/setup/heat', '/setup/waddington', '/settings', '/races', '/statistics'];
        for (const address of pages) {
          await page.evaluate((hash) => {
            location.hash = `#${hash}`;
          }, address);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.waitForLoadState('networkidle');
          const over = await page.evaluate(() => document.documentElement.scrollWidth);
          expect([address, over]).toEqual([address, size.width]);
        }
        const race = new TouchRace(page);
        for (const game of ['heat', 'waddington']) {
          await race.start(game);
          for (let asked = 0; asked < 4; asked += 1) {
            const text = await race.nextQuestion();
            // A typeface may arrive a moment after the question. Text that is measured before that keeps its width in some
            // editions of Chromium.
            await race.drawn();
            await expect.poll(() => race.troubles(), text).toEqual([]);
            await keepPicture(page, `phone-huge-${game}-${asked}-${size.width}x${size.height}`);
            await race.answer(text);
          }
        }
      });
    });
  }
});
