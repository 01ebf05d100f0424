// Races that only people at the host's screen drive, and others watch: laps against the clock, and a race under way.

import { expect, test } from '../fixtures';
import { HomeScreen } from '../pages/home';
import { guestAt, guestCalled, joinAs, LobbyScreen, linkOf, onlyThisMachine } from '../pages/lobby';

test.describe.configure({ timeout: 120_000 });

test('laps against the clock are hosted, and who comes watches them', async ({ chromium, paddock: { page } }) => {
  await page.evaluate(() => {
    location.hash = '#/setup/heat/qualifying';
  });
  await page.getByRole('button', { name: 'Let others watch' }).click();
  await onlyThisMachine(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('switch', { name: 'Fill empty seats with AI' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Open party' }).click();
  const host = new LobbyScreen(page);
  const eve = await guestCalled(chromium, await linkOf(host), 'Eve');
  await expect(eve.lobby.progress).toContainText('You are watching');
  await expect(page.getByRole('button', { name: 'Add a seat' })).toHaveCount(0);
  await host.start.click();
  for (const one of [page, eve.page]) await expect(one).toHaveURL(/#\/race\//);
  await expect(eve.page.getByRole('button', { name: 'Menu (Esc)' })).toBeVisible();
  expect(eve.watch.troubles).toEqual([]);
});

test('a race under way without guests is opened for watchers from its menu', async ({
  chromium,
  paddock: { page },
}) => {
  await new HomeScreen(page).pick('Heat');
  await page.getByRole('button', { name: 'Start race' }).click();
  await page.getByRole('button', { name: 'Menu (Esc)' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Let others watch' }).click();
  await onlyThisMachine(page);
  await page.getByRole('button', { name: 'Open party' }).click();
  const place = page.getByText(/, code [A-Z0-9]{6}$/);
  const code = (await place.textContent())?.slice(-6);
  const address = await page.getByText(/^Open at 127\.0\.0\.1:\d+$/).textContent();
  const eve = await guestAt(chromium, `http://${address?.slice('Open at '.length)}/#/join/${code}`);
  await joinAs(eve.page, 'Eve');
  await expect(eve.page).toHaveURL(/#\/race\//);
  expect(eve.watch.troubles).toEqual([]);
});
