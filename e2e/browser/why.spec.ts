// What the rules refuse is explained at the control that was pressed.
// Not here: the text, and the link to the article (src/renderer/screens/race/tests/why.dom.test.ts).

import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures';
import { HomeScreen } from '../pages/home';
import { SetupScreen } from '../pages/setup';
import { WaddingtonRace } from '../pages/waddington';

test.use({ draws: false });

/** The violation for the next answer. */
const TAKEN = {
  code: 'illegal',
  said: { namespace: 'waddington', id: 'breach.square-taken', otherwise: { namespace: 'api', id: 'action.unfit' } },
  rule: 'R7',
};

test('a refusal by the rules is shown at the control', async ({ paddock: { page } }) => {
  await startRace(page);
  const race = new WaddingtonRace(page);
  await race.main.click();
  await expect(refusal(page)).toBeVisible();
  const [bubble, control] = [await refusal(page).boundingBox(), await race.main.boundingBox()];
  if (bubble === null || control === null) throw new Error('nothing to measure');
  expect(control.y - (bubble.y + bubble.height)).toBeLessThan(30);
});

function refusal(page: Page) {
  return page.locator('[data-refusal]');
}

/** The host refuses every answer, as it does illegal ones. */
async function startRace(page: Page): Promise<void> {
  await refuseAnswers(page);
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
