// A season at a LAN party: a guest drives for a driver of the season, keeps the seat from race to race, is replaced when
// missing, and sees nothing that only the host may see.

import type { Page } from '@playwright/test';
import { seriousFindings } from '../axe';
import { expect, test } from '../fixtures';
import { guestCalled, LobbyScreen, linkOf, onlyThisMachine } from '../pages/lobby';
import { finishersOn } from '../pages/party';
import { RaceScreen } from '../pages/race';
import { SeasonPages } from '../pages/season';
import { keepPicture, PHONE } from '../pictures';
import { AI, lapOf, planOf, seasonAt } from '../races';
import { connect, type RawClient, value } from '../raw-client';
import { tableByHand, tableOnPage } from '../season-truth';

// Traces of two pages at once cost more than the race.
test.use({ trace: 'off' });

const PLAN = planOf(
  'Party Cup',
  { Marta: { kind: 'you' }, Tomas: { kind: 'lan' }, Ada: AI, Bea: AI },
  [lapOf('usa'), lapOf('italy'), lapOf('france')],
  { missed: 'average' },
);

test('a guest drives for Tomas, keeps the seat for the next race, and is replaced when missing', {
  tag: '@journey',
}, async ({ chromium, paddock: { page, url } }) => {
  const raw = await connect(url);
  const { season } = value(await raw.client.call('seasons.create', { plan: PLAN }));
  const pages = new SeasonPages(page);
  await pages.open(season);
  const lobby = await host(page, 'Open party');
  await expect(page.getByText('Party Cup, race 1 of 3')).toBeVisible();
  await expect(lobby.seat(2)).toContainText('Tomas');
  expect(await seriousFindings(page, 'season lobby')).toEqual([]);
  await keepPicture(page, 'season-lobby-1440x900');

  const tomas = await guestCalled(chromium, await linkOf(lobby), 'Tomas', { ...PHONE, touch: true });
  await expect.poll(() => seatOfTomas(raw)).toBe(1);
  await expect(tomas.page.getByText('Party Cup, race 1 of 3')).toBeVisible();
  for (const name of ['Change options', 'Start race', 'Host', 'Next race'])
    await expect(tomas.page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await keepPicture(tomas.page, 'season-lobby-guest-390x844');
  await expect(tomas.lobby.progress).toContainText('Say when you’re ready.');
  await tomas.lobby.ready.tap();
  await expect(tomas.lobby.progress.getByRole('button', { name: 'Not ready yet' })).toBeVisible();
  await lobby.start.click();
  const first = await toRace(page);
  await expect(tomas.page).toHaveURL(new RegExp(`#/race/${first}`));
  await Promise.all([raceTo(page), raceTo(tomas.page)]);
  const order = await finishersOn(page);
  expect(order).toContain('Tomas');
  expect(await finishersOn(tomas.page)).toEqual(order);
  await expect(tomas.page.getByText(/^Party Cup, race 1 of 3/)).toBeVisible();
  for (const name of ['Next race', 'Back to lobby', 'Statistics', 'Watch replay'])
    await expect(tomas.page.getByRole('button', { name })).toHaveCount(0);
  await keepPicture(tomas.page, 'season-results-guest-390x844');

  await page.getByRole('button', { name: 'Next race' }).click();
  await expect(pages.standings).toBeVisible();
  const table = await tableByHand(url, season);
  await expect.poll(() => tableOnPage(page)).toEqual(table);
  expect(table.map((line) => line.name)).toEqual(order);
  await host(page, 'Bring your party');
  await expect(tomas.page).toHaveURL(/#\/lobby$/);
  await expect(tomas.page.getByText('Party Cup, race 2 of 3')).toBeVisible();
  expect(await seatOfTomas(raw)).toBe(1);

  // Tomas leaves; the race does not wait.
  await tomas.page.context().close();
  await lobby.start.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start now' }).click();
  const second = await toRace(page);
  await raceTo(page);
  await page.getByRole('button', { name: 'Next race' }).click();
  await expect(page.getByText('Race 3 of 3')).toBeVisible();
  const view = await seasonAt(url, season);
  const parts = view.rounds.map((round) => round.results.find((one) => one.driver === 'tomas'));
  expect(parts).toMatchObject([{ standIn: false }, { standIn: true, points: parts[0]?.points }, {}]);
  const { seats } = value(await raw.client.call('matches.result', { match: second }));
  expect(seats.map(({ name, driver }) => [name, driver.kind])).toContainEqual(['Tomas', 'ai']);
  // The average of the one race that Tomas drove, and everyone else by the records.
  const raced = await tableByHand(url, season);
  const own = 2 * (table.find((line) => line.name === 'Tomas')?.points ?? Number.NaN);
  const expected = raced.map((line) => [line.name, line.name === 'Tomas' ? own : line.points]);
  const points = async () => (await tableOnPage(page)).map((line) => [line.name, line.points]);
  await expect
    .poll(async () => new Map((await points()) as [string, number][]))
    .toEqual(new Map(expected as [string, number][]));
  await expect(pages.standings.getByRole('row').filter({ hasText: 'Tomas' })).toContainText('An AI driver stood in');
  await keepPicture(page, 'season-stand-in-1440x900');

  await pages.correct('Tomas', -3, 'Late for his own race');
  await expect.poll(async () => new Map((await points()) as [string, number][]).get('Tomas')).toBe(own - 3);
  await pages.audit.getByText('Changes by hand').click();
  await expect(pages.audit.getByRole('listitem')).toContainText(['Tomas, round 2: -3 points. Late for his own race']);
  expect(tomas.watch.troubles).toEqual([]);
  // Guests get the standings with each race; only the host sees who corrected what and why.
  const lines = tomas.watch.received.filter((frame) => /"(audit|champions|corrections)":/.test(frame));
  expect(lines).toEqual([]);
  raw.client.close();
});

/** From the season's page to the lobby of its next race, for browsers of this machine alone; Tomas has a screen of his own. */
async function host(page: Page, open: string): Promise<LobbyScreen> {
  await page.getByRole('button', { name: 'Host', exact: true }).click();
  const tomas = page.getByRole('radiogroup', { name: 'Where Tomas is' });
  await expect(tomas.getByRole('radio', { name: 'Own screen' })).toBeChecked();
  await onlyThisMachine(page);
  await page.getByRole('dialog').getByRole('button', { name: open }).click();
  const lobby = new LobbyScreen(page);
  await expect(lobby.code).toBeVisible();
  return lobby;
}

/** The seat of the guest called Tomas, 0-based; null if he has none. */
async function seatOfTomas({ client }: RawClient): Promise<number | null | undefined> {
  const { party } = value(await client.call('party.state', {})) ?? {};
  return party?.guests.find((guest) => guest.name === 'Tomas')?.seat;
}

/** The race that the page goes to. */
async function toRace(page: Page): Promise<string> {
  await expect(page).toHaveURL(/#\/race\//);
  return page.url().replace(/.*#\/race\//, '');
}

/** Drives one person's race to its results in a hurry. */
async function raceTo(page: Page): Promise<void> {
  const race = new RaceScreen(page);
  await race.nextQuestion();
  await race.setSpeed('Off');
  while (!race.isOver) {
    await race.press();
    await page.waitForTimeout(40);
  }
}
