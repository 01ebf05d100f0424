// The screens of a race at every size: pictures for the README, nothing wider than the page, no control off the screen.

import { type GameCard, PROTOCOL } from '@api/contract';
import { expect, openPage, test } from '../fixtures';
import { HomeScreen } from '../pages/home';
import { RaceScreen } from '../pages/race';
import { driveUpTo, seatsOf } from '../pages/whole-game';
import { atEverySize, LAPTOP, panelsOver, SIZES } from '../pictures';
import { usualOptions } from '../races';
import { connect, value } from '../raw-client';

/** The round in which the picture is taken: by then the field is spread over the circuit. */
const ROUND = 6;
const NAMES = ['Marta', 'Ada', 'Bruno', 'Clark', 'Nuvolari', 'Grace'] as const;

test('race, shelf and results look complete at every size', { tag: '@journey' }, async ({ chromium, host }) => {
  const raw = await connect(host.url);
  const { client } = raw;
  const { games } = value(await client.call('app.hello', { protocol: PROTOCOL, version: 'e2e' }));
  const game = games.find((one) => one.id === 'heat');
  const { match } = value(await client.call('matches.create', raceOf(game as GameCard)));
  value(await client.call('match.watch', { match }));
  const { page, watch } = await openPage(chromium, host.url, { size: SIZES[0], motion: 'reduce' });
  const home = new HomeScreen(page);
  await home.resume.click();
  const race = new RaceScreen(page);
  await expect(race.banner).toBeVisible();
  await driveUpTo(raw, match, ({ kind }, { view }) => kind === 'cards' && (view as { round: number }).round >= ROUND);

  await expect(race.main).toHaveText(/^Confirm 0/);
  await race.dashboard.locator('button[aria-pressed="false"][aria-disabled="false"]').first().click();
  await expect(race.main).not.toHaveText(/^Confirm 0/);
  await atEverySize(page, 'race');
  expect(await panelsOver(page, LAPTOP)).toEqual([]);
  await home.open();
  await expect(home.resume).toBeVisible();
  await atEverySize(page, 'home');
  await home.resume.click();
  await expect(race.banner).toBeVisible();
  value(await client.call('match.handOver', { match, seat: 0, driver: { kind: 'ai', level: 'hard' } }));
  await expect(page.getByRole('heading', { name: 'Finishing order' })).toBeVisible({ timeout: 120_000 });
  await page.keyboard.press('Escape');
  await atEverySize(page, 'results');
  // On a tablet held upright the order begins above the middle.
  const order = await page.getByRole('heading', { name: 'Finishing order' }).boundingBox();
  expect(order?.y).toBeLessThan(SIZES[2].height / 2);
  // All six rows of it are in view beside the reason and the awards.
  for (const size of SIZES.slice(0, 2)) {
    await page.setViewportSize(size);
    const rows = page.getByRole('region', { name: 'Finishing order' }).getByRole('listitem');
    await expect(rows).toHaveCount(NAMES.length);
    for (const row of await rows.all()) await expect(row).toBeInViewport({ ratio: 0.99 });
  }
  client.close();
  expect(watch.troubles).toEqual([]);
});

/** Italy, two laps, all six cars, drivers of all levels. */
function raceOf(game: GameCard) {
  const circuit = game.circuits.find((one) => one.id === 'italy');
  const defaults = usualOptions(game);
  const seats = seatsOf(game, NAMES, ['hard', 'medium', 'easy']);
  const options = { ...defaults, ...circuit?.defaults, laps: 2 };
  return { game: game.id, circuit: circuit?.id ?? '', options, seats, clock: 0, seed: 'pictures' };
}
