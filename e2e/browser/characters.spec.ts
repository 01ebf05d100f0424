// Characters as rivals: chosen in the gallery by keys and mouse at their own levels, raced against, and met again.

import { seriousFindings } from '../axe';
import { expect, test } from '../fixtures';
import { HomeScreen } from '../pages/home';
import { RaceScreen } from '../pages/race';
import { RivalsScreen } from '../pages/rivals';
import { SetupScreen } from '../pages/setup';
import { atEverySize, PHONE, SIZES } from '../pictures';
import { connect, value } from '../raw-client';

test.use({ draws: false });

/** Includes phones. */
const ALL = [...SIZES, PHONE];

test('two characters are chosen at two levels, raced against, and met again in statistics and gallery', async ({
  paddock: { page, url },
}) => {
  const [home, setup, rivals] = [new HomeScreen(page), new SetupScreen(page), new RivalsScreen(page)];
  await home.pick('Heat');
  await rivals.openFor(2);
  await rivals.clear.click();
  // By keys: move to the neighbour and back, choose the character, and set its level.
  await rivals.card('Lupe').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(rivals.card('Sora')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('3');
  await expect(rivals.card('Sora')).toHaveAttribute('aria-pressed', 'true');
  await expect(rivals.level('Sora', 'Champion')).toBeChecked();
  // By mouse: the level first, then onto the grid.
  await rivals.level('Kahu', 'Rookie').click();
  await rivals.card('Kahu').click();
  await expect(rivals.grid.getByRole('listitem')).toContainText([/You/, /Sora.*Champion/, /Kahu.*Rookie/]);
  await expect(rivals.grid.getByText('%')).toHaveCount(3);
  expect(await seriousFindings(page, 'rivals')).toEqual([]);
  await atEverySize(page, 'rivals', ALL);

  await rivals.use.click();
  await expect(setup.drivers.getByRole('listitem')).toContainText([/You/, /Sora/, /Kahu/]);
  await expect(setup.level(2)).toContainText('Champion');
  await expect(setup.level(3)).toContainText('Rookie');
  await atEverySize(page, 'setup with characters', ALL);
  await setup.oneLap();
  await setup.startRace();
  const { match } = new RaceScreen(page);

  // An AI driver brings the person's car home, so that the race ends without input.
  const { client } = await connect(url);
  value(await client.call('match.watch', { match }));
  value(await client.call('match.handOver', { match, seat: 0, driver: { kind: 'ai', level: 'easy' } }));
  await home.open();
  await expect.poll(async () => (await client.call('matches.result', { match })).ok, { timeout: 150_000 }).toBe(true);
  const { standings } = value(await client.call('matches.result', { match }));
  client.close();
  const placeOf = (seat: number) => standings.find((one) => one.seat === seat)?.place ?? 0;

  await page.goto(`${new URL(page.url()).origin}/?renderer=canvas#/results/${match}`);
  await expect(page.getByRole('region', { name: 'Finishing order' }).locator('.face-disc')).toHaveCount(2);
  await atEverySize(page, 'results with characters', ALL);
  await page.getByRole('button', { name: 'Statistics' }).click();
  await page.getByRole('table').getByRole('link', { name: 'Kahu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kahu' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Head to head' }).getByRole('listitem')).toHaveCount(2);
  await atEverySize(page, 'statistics of a character', ALL);

  await home.open();
  await home.pick('Heat');
  await rivals.openFor(2);
  const ahead = placeOf(0) < placeOf(2);
  await expect(rivals.card('Kahu')).toContainText(ahead ? 'You 1 – 0' : 'You 0 – 1');
  await rivals.show('Never met');
  await expect(rivals.card('Kahu')).toHaveCount(0);
  await expect(rivals.card('Lupe')).toBeVisible();
  await rivals.show('Beaten you');
  await expect(rivals.card('Kahu')).toHaveCount(ahead ? 0 : 1);
});
