// Why: what is off says so on hover, focus and press; what the rules refuse is said at the control, with its article; the
// rules open at what is asked or at a line of the log.

import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures';
import { tabTo } from '../keyboard';
import { HomeScreen } from '../pages/home';
import { SetupScreen } from '../pages/setup';
import { WaddingtonRace } from '../pages/waddington';

/** The breach that the next answer meets. */
const TAKEN = {
  code: 'illegal',
  said: { namespace: 'waddington', id: 'breach.square-taken', otherwise: { namespace: 'api', id: 'action.unfit' } },
  rule: 'R7',
};

test('a control that is off says why, and keeps it in reach of keys', async ({ paddock: { page } }) => {
  await startRace(page);
  const takeBack = page.getByRole('button', { name: 'Take back (Z)' });
  const reason = 'There is nothing to take back';
  await expect(takeBack).toBeDisabled();
  await expect(takeBack).toHaveAccessibleDescription(reason);
  await takeBack.hover();
  await expect(page.getByRole('tooltip')).toContainText(reason);
  await page.mouse.move(5, 5);
  await expect(page.getByRole('tooltip')).toBeHidden();
  await tabTo(page, takeBack);
  await expect(page.getByRole('tooltip')).toContainText(reason);
  await page.keyboard.press('Enter');
  await expect(refusal(page)).toContainText(reason);
  await expect(page.getByRole('status').filter({ hasText: reason })).toHaveCount(1);
  // Esc takes the refusal away, and opens no menu.
  await page.keyboard.press('Escape');
  await expect(refusal(page)).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('what the rules refuse is said at the control, with a way to the article', async ({ paddock: { page } }) => {
  await startRace(page, true);
  const race = new WaddingtonRace(page);
  await race.main.click();
  await expect(refusal(page)).toBeVisible();
  const [bubble, control] = [await refusal(page).boundingBox(), await race.main.boundingBox()];
  if (bubble === null || control === null) throw new Error('nothing to measure');
  expect(control.y - (bubble.y + bubble.height)).toBeLessThan(30);
  // The earlier choice stays, and R leads to the article as the link does.
  await expect(race.main).toBeEnabled();
  await page.keyboard.press('r');
  const drawer = page.getByRole('dialog');
  const title = await drawer.getByRole('heading', { level: 2 }).nth(1).innerText();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await race.main.click();
  await refusal(page).getByRole('button').click();
  await expect(drawer.getByRole('heading', { name: title })).toBeVisible();
});

test('a line of the log opens its article', async ({ paddock: { page } }) => {
  await startRace(page);
  const race = new WaddingtonRace(page);
  await race.answerByMouse((await race.nextQuestion()) ?? '', false);
  await race.nextQuestion();
  await page.keyboard.press('l');
  const log = page.getByRole('dialog', { name: 'Race log' });
  const line = log.getByRole('list', { name: 'Log' }).getByRole('button').first();
  const title = await line.getAttribute('title');
  await line.click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: title ?? '' })).toBeVisible();
  await expect(log).toBeHidden();
});

function refusal(page: Page) {
  return page.locator('[data-refusal]');
}

/** refusing: the host refuses every answer, as it does what the rules do not allow. */
async function startRace(page: Page, refusing = false): Promise<void> {
  if (refusing) await refuseAnswers(page);
  await new HomeScreen(page).pick('Waddington’s F1');
  const setup = new SetupScreen(page);
  await setup.keepDrivers(2);
  await setup.startRace();
  await new WaddingtonRace(page).nextQuestion();
}

async function refuseAnswers(page: Page): Promise<void> {
  await page.routeWebSocket(/./, (socket) => {
    const host = socket.connectToServer();
    socket.onMessage((frame) => {
      const { id, call } = JSON.parse(String(frame)) as { id: number; call: string };
      if (call === 'match.act') socket.send(JSON.stringify({ id, reply: { ok: false, fault: TAKEN } }));
      else host.send(frame);
    });
  });
  await page.reload();
}
