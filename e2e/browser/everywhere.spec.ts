// What every game's screens have in common: ways to the rules, the box to host, hands on phones, aids, and tablets upright.

import type { Settings } from '@api/contract';
import { expect, test } from '../fixtures';
import { HomeScreen } from '../pages/home';
import { SetupScreen } from '../pages/setup';

test('[22] rules of every box are a click away, in setup beside the draft', async ({ paddock: { page } }) => {
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  const picker = page.getByRole('navigation', { name: 'Rules of' });
  for (const box of ['Waddington’s F1', 'Formula D', 'Havoc Speedway', 'RoboRally', 'Heat']) {
    await picker.getByRole('link', { name: box }).click();
    await expect(picker.getByRole('link', { name: box })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1, name: /: rules$/ })).toBeAttached();
  }
  await new HomeScreen(page).open();
  await new HomeScreen(page).pick('Heat');
  await new SetupScreen(page).keepDrivers(2);
  await page.getByRole('button', { name: 'Rules' }).click();
  await expect(page.getByRole('dialog', { name: 'Rules: Heat' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(new SetupScreen(page).drivers.getByRole('button', { name: /^Remove / })).toHaveCount(2);
});

test('[22] the Host tile names its box and lets one choose another; plates count who races', async ({
  paddock: { page },
}) => {
  await expect(page.getByText('2 to 6 cars').first()).toBeVisible();
  await expect(page.getByText('1 to 6 cars')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Host LAN party' })).toContainText('Heat or another box');
  await new HomeScreen(page).host('Formula D');
  await expect(page.getByRole('heading', { level: 1, name: 'Formula D: LAN party' })).toBeVisible();
});

test('[22] a hand for a phone is asked its network, can be typed, and lets the paused race stand still', async ({
  paddock: { page },
}) => {
  await new HomeScreen(page).pick('Heat');
  await new SetupScreen(page).startRace();
  await page.getByRole('button', { name: 'Menu (Esc)' }).click();
  const menu = page.getByRole('dialog', { name: 'Paused' });
  await menu.getByRole('button', { name: 'Hand on a phone' }).click();
  await page.getByRole('button', { name: 'To a phone' }).click();
  const networks = page.getByRole('dialog', { name: /hand$/ });
  await expect(networks.getByRole('switch', { name: /^Open on / }).first()).toBeVisible();
  await networks.getByRole('button', { name: 'Show the code' }).click();
  await expect(page.getByText(/in its browser and join with the code [2-9A-Z]{6}/)).toBeVisible();
  await expect(page.getByText('You have paused the race for everybody.')).toBeVisible();
});

for (const size of [
  { width: 768, height: 1024 },
  { width: 820, height: 1180 },
]) {
  test.describe(`a tablet of ${size.width}`, () => {
    test.use({ size });
    test('[23] shows the order of the turn, its parts, laps and medals', async ({ paddock: { page } }) => {
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
      // Nothing lies over anything else.
      const boxes = await Promise.all(
        [page.getByRole('region', { name: 'What to do' }), order, standings].map((panel) => panel.boundingBox()),
      );
      const [banner, strip, list] = boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
      expect(strip!.x).toBeGreaterThanOrEqual(banner!.x + banner!.width);
      expect(list!.y).toBeGreaterThanOrEqual(Math.max(banner!.y + banner!.height, strip!.y + strip!.height));
    });
  });
}

test('[16] driver aids: all have tags and hints, costs only tags, none neither', async ({ paddock: { page } }) => {
  await new HomeScreen(page).pick('Formula D');
  await new SetupScreen(page).startRace();
  const hint = page.getByRole('button', { name: 'Hint (H)' });
  await expect(hint).toBeVisible();
  const set = async (label: string, aids: Settings['aids']) => {
    await page.getByRole('button', { name: 'Menu (Esc)' }).click();
    await page.getByRole('dialog').getByRole('radio', { name: label }).click();
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect(hint).toHaveCount(aids === 'all' ? 1 : 0);
  };
  await set('Costs only', 'costs');
  await set('None', 'none');
  await set('All', 'all');
});
