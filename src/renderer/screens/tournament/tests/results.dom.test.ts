// A tournament whose tables race: laps and gaps while they do, corrections, newcomers, the ceremony, a league's next season and the
// television, over a real host with AI drivers.

import { value } from '@api/tests/granted';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openPage } from '../../../tests/page';
import { atPage, button, card, raceStage, seen, withTournament } from './at-tournament';

test('a card shows the lap, the places and the gaps of its race while it runs', async () => {
  const at = await withTournament([]);
  at.it.botRunner.trouble = 'silent';
  await value(at.me.client.call('tournaments.call', { season: at.season }));
  at.it.clock.pass(0);
  await at.it.rest();
  await atPage(at);
  await waitFor(() => expect(document.title).toBe('Tournament · Paddock'));
  await waitFor(async () => expect((await card('Heat 1')).textContent).toContain('Lap 1 of 1'));
  const rows = within(await card('Heat 1')).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Robot \d.*leads$/),
    expect.stringMatching(/Robot \d.*\+\d+$/),
    expect.stringMatching(/Robot \d.*\+\d+$/),
    expect.stringMatching(/Robot \d.*\+\d+$/),
  ]);
  const standings = within(screen.getByRole('region', { name: 'Standings' }));
  await standings.findAllByText('1st now');
});

test('a result is corrected: the dialog says what that changes, and the page has the new result and a line', async () => {
  const at = await withTournament([]);
  const { stages, standings: before } = await raceStage(at);
  const gap = before.find((line) => line.gap !== null && line.gap > 0)!.gap!;
  const [heat] = stages[0]!.tables;
  const { plan } = await seen(at);
  const winner = plan.drivers.find(({ id }) => id === heat!.results[0]!.driver)!.name;
  const page = await atPage(at);
  const standings = within(await screen.findByRole('region', { name: 'Standings' }));
  await standings.findAllByText(`${gap} behind the winner`);
  await page.user.click(within(await card('Heat 1')).getByRole('button', { name: 'Heat 1: more' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Correct a result' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct a result' }));
  await page.user.click(dialog.getByRole('switch', { name: 'Remove the result' }));
  await waitFor(() => expect(dialog.getByRole('status').textContent).toMatch(`instead of ${winner}: The final`));
  await page.user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Wrong car{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Correct a result' })).toBeNull());
  const audit = within(await screen.findByRole('region', { name: 'Changes by hand' }));
  await audit.findByText(`Heat 1, ${winner}: result removed. Wrong car`);
  const after = (await seen(at)).stages[0]!.tables[0]!.results.at(-1);
  expect(after).toMatchObject({ driver: heat!.results[0]!.driver, taken: true });
});

test('once a heat is over, the page says about when the final starts', async () => {
  const at = await withTournament([]);
  await raceStage(at, { rounds: ['heats-1'], minutes: 10 });
  await atPage(at);
  await within(await card('The final')).findByText(/^USA, about \d\d:\d[05]$/);
  within(await screen.findByRole('region', { name: 'Next up' })).getByText(/^about \d\d:\d[05]$/);
});

test('a driver is added in a dialog, which Enter submits', async () => {
  const at = await withTournament([]);
  const page = await atPage(at);
  await page.user.click(await button('More'));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Add a driver' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a driver' }));
  await page.user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Zoe{Enter}');
  const standings = within(await screen.findByRole('region', { name: 'Standings' }));
  await standings.findByText('Zoe');
});

test('the results of the final lead to the tournament, which opens the ceremony, and back', async () => {
  const at = await withTournament([]);
  await raceStage(at);
  const page = await atPage(at);
  await card('The final');
  const { champion, plan } = await raceStage(at);
  const { name } = plan.drivers.find(({ id }) => id === champion)!;
  await waitFor(() => expect(location.hash).toMatch(/^#\/results\//));
  const ways = await screen.findAllByRole('button', { name: 'Tournament' });
  await page.user.click(ways.at(-1)!);
  await waitFor(() => expect(location.hash).toBe(`#/tournaments/${at.season}/champion`));
  await screen.findByRole('heading', { name: `Champion: ${name}` });
  await page.user.click(await button('Tournament page'));
  const over = within(await screen.findByRole('region', { name: 'The tournament is over' }));
  over.getByText(`Champion: ${name}`);
  over.getByRole('button', { name: 'Ceremony' });
});

test('a league names its zones, and its next season has those who change divisions', async () => {
  const divisions = [
    ['d0', 'd1', 'd2', 'd3'],
    ['d4', 'd5', 'd6', 'd7'],
  ];
  const at = await withTournament([], { format: { kind: 'league', divisions, weeks: 1, moves: 1 } });
  const view = await raceStage(at);
  const page = await atPage(at);
  const lower = within(await screen.findByRole('region', { name: 'Division 2' }));
  expect(lower.getByText('Promotion').closest('li')?.textContent).toContain('1Robot');
  expect(within(screen.getByRole('region', { name: 'Division 1' })).getByText('Relegation')).toBeTruthy();
  await page.user.click(await button('Start the next season'));
  await waitFor(() => expect(location.hash).not.toBe(`#/tournaments/${at.season}`));
  const next = await seen({ ...at, season: location.hash.slice('#/tournaments/'.length) });
  const { format } = next.plan.tournament!;
  expect(format.kind === 'league' && format.divisions[0]).toContain(view.divisions[1]!.promoted[0]);
});

test('the television of a party shows its tournament’s calls', async () => {
  const at = await withTournament(['Ada']);
  await value(at.me.client.call('tournaments.call', { season: at.season }));
  await openPage(at.it, { at: '/tv', width: 1920 });
  expect(await screen.findAllByText('Now calling')).toHaveLength(2);
  expect(screen.getAllByText('Ada').length).toBeGreaterThan(0);
});

test('the lobby leads to the tournament; without one, the host plans one from there', async () => {
  const at = await withTournament(['Ada'], { isHosted: false });
  const page = await openPage(at.it, { at: '/lobby', settings: { name: 'Marta' } });
  await page.user.click(await button('Tournament'));
  await waitFor(() => expect(location.hash).toBe('#/tournaments/new'));
  await value(at.me.client.call('tournaments.host', { season: at.season }));
  page.go('/lobby');
  await page.user.click(await button('Tournament'));
  await waitFor(() => expect(location.hash).toBe(`#/tournaments/${at.season}`));
});

test('the menu of a table’s race names the tournament and leads there', async () => {
  const at = await withTournament(['Marta', 'Ada']);
  at.it.botRunner.trouble = 'silent';
  await value(at.me.client.call('tournaments.call', { season: at.season }));
  at.it.clock.pass(120_000);
  await at.it.rest();
  const table = (await seen(at)).stages[0]!.tables.find(({ places }) => {
    return places.some((place) => place.kind === 'driver' && place.driver === 'd0');
  })!;
  const page = await openPage(at.it, { at: `/race/${table.match!}`, settings: { name: 'Marta' } });
  await page.user.click(await button(/^Menu/));
  const menu = within(await screen.findByRole('dialog'));
  menu.getByText('Friday Cup');
  await page.user.click(menu.getByRole('button', { name: 'Tournament' }));
  await waitFor(() => expect(location.hash).toBe(`#/tournaments/${at.season}`));
});
