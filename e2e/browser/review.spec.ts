// The review of a race: from its results through the making to its turning points, by mouse, keys and taps, and on from one
// of them as a race of one's own. In every game. Not for: what is reckoned (ai/review).

import type { MatchUpdate } from '@api/contract';
import type { Page } from '@playwright/test';
import { seriousFindings } from '../axe';
import { expect, test } from '../fixtures';
import { atEverySize, PHONE, SIZES } from '../pictures';
import { AI, OF_EVERY_GAME } from '../races';
import { connect, value } from '../raw-client';

test.describe.configure({ timeout: 280_000 });

type Answer = (update: MatchUpdate, ask: MatchUpdate['asks'][number]) => unknown;

/** A short race of a person, whose answers these are (or the hint's), against two AI drivers. Gives its id once it is over. */
async function racedBy(url: string, round: (typeof OF_EVERY_GAME)[number], answer: Answer): Promise<string> {
  const { client, newest } = await connect(url);
  const seats = [
    { name: 'Marta', colour: 'red', driver: { kind: 'you' } },
    { name: 'Ada', colour: 'blue', driver: AI },
    { name: 'Bea', colour: 'yellow', driver: AI },
  ] as const;
  const { game, circuit, options } = round;
  const setup = { game, circuit, options, seats: [...seats], clock: 0, seed: 'review' };
  const { match } = value(await client.call('matches.create', setup));
  value(await client.call('match.watch', { match }));
  while (!newest().finished) {
    const update = newest();
    const ask = update.asks.find((one) => update.mine.includes(one.seat) && !one.committed);
    if (ask === undefined) {
      await new Promise((done) => setTimeout(done, 20));
      continue;
    }
    const own = answer(update, ask);
    const action = own ?? value(await client.call('match.hint', { match, ask: ask.id })).answers[0]?.action;
    value(await client.call('match.act', { match, ask: ask.id, action }));
    while (newest() === update) await new Promise((done) => setTimeout(done, 5));
  }
  client.close();
  return match;
}

/** The first cards that may be placed, whatever they are: whoever drives so loses, and the review must say where. */
const careless: Answer = (update, ask) => {
  const choices = update.choices[String(ask.id)] as { kind: string; count?: number; playable?: number[] };
  if (choices.kind !== 'cards') return undefined;
  const { hand = [] } = (update.view as { own: { hand?: number[] } }).own;
  const cards = (choices.playable ?? []).slice(0, choices.count).map((at) => hand[at]);
  return cards.length === choices.count ? { type: 'cards', cards } : { type: 'anyCards' };
};

const panel = (page: Page) => page.getByRole('complementary', { name: 'Review' });
const points = (page: Page) => page.getByRole('region', { name: 'Turning points' }).getByRole('button');
const ways = (page: Page) => page.getByRole('radiogroup', { name: 'Ways on the board' });
const place = (page: Page) => panel(page).getByRole('heading', { name: /^Decision \d+ of \d+$/ });

const heat = OF_EVERY_GAME.find(({ game }) => game === 'heat');
if (heat === undefined) throw new Error('no race of Heat');

test('from the results through the making to a turning point, and on from there against the same drivers', async ({
  paddock: { page, url },
}) => {
  const match = await racedBy(url, heat, careless);
  await page.goto(`${new URL(url).origin}/#/results/${match}`);
  await page.getByRole('button', { name: 'Review' }).click();
  // While it is made: how far it is, and a way to stop it.
  await expect(panel(page).getByText(/^(Looking at|Reading)/)).toBeVisible();
  await panel(page).getByRole('button', { name: 'Cancel' }).click();
  await panel(page).getByRole('button', { name: 'Review the race' }).click();
  await expect(place(page)).toBeVisible({ timeout: 200_000 });
  await expect(panel(page).getByRole('button', { name: 'Cancel' })).toHaveCount(0, { timeout: 200_000 });

  // Turning points, by mouse and by keys.
  await expect(points(page).first()).toBeVisible();
  await points(page).first().click();
  await expect(points(page).first()).toHaveAttribute('aria-current', 'step');
  await expect(panel(page).getByText(/^Played: /)).toBeVisible();
  await expect(panel(page).getByText(/^Better: /)).toBeVisible();
  const before = (await place(page).textContent()) ?? '';
  await page.locator('body').press('ArrowRight');
  await expect(place(page)).not.toHaveText(before);
  await page.locator('body').press('ArrowLeft');
  await expect(place(page)).toHaveText(before);
  expect(await seriousFindings(page, 'review')).toEqual([]);
  await atEverySize(page, 'review', [...SIZES, PHONE]);
  await page.setViewportSize(SIZES[0]);

  // A decision between two ways: both lie on the board, or the one that a key chooses.
  await panel(page).getByRole('button', { name: 'Next decision' }).click();
  for (let n = 0; n < 40 && (await ways(page).count()) === 0; n += 1) {
    await page.locator('body').press('ArrowRight');
    await page.waitForTimeout(250);
  }
  await page.locator('body').press('3');
  await expect(ways(page).getByRole('radio', { name: 'Better' })).toBeChecked();
  await page.locator('body').press('1');
  await expect(ways(page).getByRole('radio', { name: 'Both' })).toBeChecked();
  await atEverySize(page, 'review-ways', [SIZES[0], PHONE]);
  await page.setViewportSize(SIZES[0]);

  // It is kept: opened again it is there at once.
  await page.reload();
  await expect(place(page)).toBeVisible();
  await page.getByRole('radio', { name: 'Events' }).click();
  await expect(page.getByRole('list', { name: 'Events' })).toBeVisible();
  await page.getByRole('radio', { name: 'Review' }).click();
  await points(page).first().click();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).toHaveURL(/#\/race\//);
});

for (const round of OF_EVERY_GAME) {
  test(`${round.game}: a race is reviewed and its decisions are shown`, async ({ paddock: { page, url } }) => {
    const match = await racedBy(url, round, () => undefined);
    await page.goto(`${new URL(url).origin}/#/replay/${match}/review`);
    await expect(panel(page).getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expect(panel(page).getByRole('button', { name: 'Cancel' })).toHaveCount(0, { timeout: 240_000 });
    await expect(place(page)).toBeVisible();
    await atEverySize(page, `review-${round.game}`, [SIZES[0], PHONE]);
  });
}
