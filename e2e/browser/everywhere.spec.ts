// A race on a tablet held upright: everything is present, and nothing overlaps.

import { expect, test } from '../fixtures';
import { HomeScreen } from '../pages/home';
import { SetupScreen } from '../pages/setup';

for (const size of [
  { width: 768, height: 1024 },
  { width: 820, height: 1180 },
]) {
  test.describe(`a tablet of ${size.width}`, () => {
    test.use({ size, draws: false });
    test('[23] shows the turn order, its parts, laps and medals', async ({ paddock: { page } }) => {
      await new HomeScreen(page).pick('Heat');
      await new SetupScreen(page).startRace();
      const order = page.getByRole('region', { name: 'Turn order' });
      const standings = page.getByRole('region', { name: 'Standings' });
      await expect(order).toBeVisible();
      await expect(page.locator('.race-pips')).toBeVisible();
      await expect(standings.getByRole('heading')).toContainText('lap 1 of 2');
      await expect(standings.locator('.race-laps').first()).toBeVisible();
      const gold = await standings
        .locator('.place-1')
        .first()
        .evaluate((badge) => getComputedStyle(badge).backgroundColor);
      const plain = await standings
        .locator('.place-badge')
        .last()
        .evaluate((badge) => getComputedStyle(badge).backgroundColor);
      expect(gold).not.toBe(plain);
      // Nothing overlaps.
      const boxes = await Promise.all(
        [page.getByRole('region', { name: 'What to do' }), order, standings].map((panel) => panel.boundingBox()),
      );
      const [banner, strip, list] = boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
      expect(strip!.x).toBeGreaterThanOrEqual(banner!.x + banner!.width);
      expect(list!.y).toBeGreaterThanOrEqual(Math.max(banner!.y + banner!.height, strip!.y + strip!.height));
    });
  });
}
