// A race weekend of Heat of two persons at one screen: they draft in sight of each other, the clock picks for who does not,
// and behind the curtain each sees their own cards alone.

import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { RaceScreen } from '../pages/race';
import { WeekendScreen } from '../pages/weekend';
import { connect, value } from '../raw-client';

// Without animations an event goes by unseen.
test.use({ speed: 4 });

/** s for a decision: long enough for hands that know what they want. */
const CLOCK = 12;
const NAMES = ['Marta', 'Tomas'] as const;

test('two persons draft at one screen, one pick by the clock, and pass it on for the race', async ({
  paddock: { page, url },
}) => {
  const raw = await connect(url);
  const { match } = value(
    await raw.client.call('matches.create', {
      game: 'heat',
      circuit: 'usa',
      options: { laps: 1, garage: 'mixed', event: 'title', sponsorship: true },
      seats: [
        { name: NAMES[0], colour: 'red', driver: { kind: 'you' } },
        { name: NAMES[1], colour: 'blue', driver: { kind: 'hotseat' } },
      ],
      clock: CLOCK,
    }),
  );
  const weekend = new WeekendScreen(page);
  const race = new RaceScreen(page);
  await weekend.open(match);
  // Someone plays: the card goes on its own no sooner than the clock says, and shows nobody's own cards.
  await expect(weekend.goOn).toHaveText(/\((1\d|20)\)$/, { timeout: 45_000 });
  await expect(page.getByRole('region', { name: 'Your sponsor cards' })).toHaveCount(0);
  await weekend.goOn.click();

  const picked: Record<string, number> = { Marta: 0, Tomas: 0 };
  for (let round = 1; round <= 3; round += 1) {
    for (let nth = 0; nth < NAMES.length; nth += 1) {
      const [, who = ''] = (await weekend.asked.textContent({ timeout: 60_000 }))?.match(/(\w+)’s pick/) ?? [];
      expect(NAMES).toContain(who);
      await expect(page.getByRole('region', { name: `${who}’s picks` })).toContainText(`${picked[who]} of 3`);
      picked[who] = (picked[who] ?? 0) + 1;
      if (round === 2 && nth === 0) {
        // Nobody takes a card: the clock takes the usual one, and says so.
        await expect(race.banner).toContainText(new RegExp(`Answered for ${who}: \\w`), { timeout: 20_000 });
      } else {
        await weekend.cards(round).first().click();
        await weekend.take.click();
      }
      await expect(page.getByText(`${who}’s pick: take one of`)).toHaveCount(0, { timeout: 30_000 });
    }
  }
  expect(picked).toEqual({ Marta: 3, Tomas: 3 });

  // Anyone who picked last sits there, and yet their cards come up only behind the curtain.
  const curtain = page.getByRole('button', { name: /^I am (Marta|Tomas) / });
  await expect(curtain).toBeVisible({ timeout: 60_000 });
  await expect(race.cards).toHaveCount(0);
  const shown = await page.locator('main').innerText();
  expect(shown).not.toMatch(/Only you can see them/);
  await curtain.click();
  await expect(race.cards).toHaveCount(7);
  await race.setSpeed('Off');
  let changes = 1;
  let answers = 0;
  while (!race.isOver) {
    if (await lift(page)) changes += 1;
    else if (await race.press()) answers += 1;
    else await page.waitForTimeout(40);
  }
  expect(changes).toBeGreaterThan(5);
  expect(answers).toBeGreaterThan(10);
  await expect(page.getByRole('region', { name: 'Finishing order' }).getByRole('listitem')).toHaveCount(2);
  raw.client.close();
});

/** Lifts the curtain where it is down; whether it was. */
function lift(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent?.startsWith('I am '));
    button?.click();
    return button !== undefined;
  });
}
