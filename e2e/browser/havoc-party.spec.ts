// A stage's results at a party: the host goes on for everyone, guests wait for that.

import { expect, test } from '../fixtures';
import { HavocRace } from '../pages/havoc';
import { guestCalled, linkOf, openParty } from '../pages/lobby';
import { keepPicture } from '../pictures';

test('guests wait for the host at the results of a Storm, and go on with them', async ({
  chromium,
  paddock: { page },
}) => {
  const lobby = await openParty(page, { box: 'Havoc Speedway', seats: 2 });
  await expect(page.getByRole('region', { name: 'The race' })).toContainText('Sprint');
  const ines = await guestCalled(chromium, await linkOf(lobby), 'Ines', { width: 1024, height: 768 });
  await ines.lobby.ready.click();
  await expect(lobby.progress.getByRole('button', { name: 'Nudge' })).toBeHidden();
  await lobby.start.click();
  const mine = new HavocRace(page);
  const races = [mine, new HavocRace(ines.page)];
  for (const race of races) {
    await expect(race.page).toHaveURL(/#\/race\//);
    await race.setSpeed('Off');
  }
  const waiting = ines.page.getByRole('dialog').getByText('Waiting for host');
  await expect
    .poll(
      async () => {
        for (const race of races) if (!(await mine.popup.isVisible())) await race.press();
        return (await mine.popup.isVisible()) && (await waiting.isVisible());
      },
      { timeout: 120_000, intervals: [50] },
    )
    .toBe(true);
  await expect(ines.page.getByRole('button', { name: /^Continue to/ })).toHaveCount(0);
  await keepPicture(ines.page, 'havoc-waiting');
  // Neither Escape nor a click beside it lets a guest go on.
  await ines.page.keyboard.press('Escape');
  await ines.page.mouse.click(5, 400);
  await expect(waiting).toBeVisible();
  await mine.goOn();
  await expect(waiting).toBeHidden();
  expect(ines.watch.troubles).toEqual([]);
});
