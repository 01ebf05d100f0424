// Ready-made seasons, raced through the screens against AI drivers to their champions: after each race the standings on the
// page match a calculation from the records of the races. And a result corrected by hand. Not here: how it looks, and a
// season in a party (e2e).

import type { SeasonPlan } from '@api/season';
import { value } from '@api/tests/granted';
import { type Guest, type Party, YOU } from '@host/tests/party';
import { tableByHand } from '@host/tests/season-truth';
import { AI, lapOf, planOf } from '@host/tests/short-races';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openHost, openPage, type Page } from '../../../tests/page';
import { settled } from '../../../tests/race';

/** events: as printed, in order. bonus: the points the last of them gives, and why. */
const CALENDARS: readonly { name: string; races: number; events?: readonly string[]; bonus?: string }[] = [
  {
    name: 'Season Two',
    races: 3,
    events: ['Open engine rules', 'Sold-out weekend', 'Generous stewards'],
    bonus: '+1, generous stewards',
  },
  {
    name: 'Season Three',
    races: 4,
    events: ['Title sponsor', 'Live on television', 'Safety rules', 'Sponsor withdraws'],
  },
  { name: 'League', races: 3 },
  { name: 'Grand tour', races: 5 },
];

interface At {
  it: Party;
  me: Guest;
  page: Page;
}

const standings = () => screen.findByRole('region', { name: 'Standings' });
const button = (name: string) => screen.findByRole('button', { name });

test.each(CALENDARS)('$name is raced to its champion', async ({ name, races, events = [], bonus }) => {
  const it = await openHost();
  const me = it.join();
  const page = await openPage(it, { at: '/seasons' });
  const { user } = page;
  await user.click(await screen.findByRole('link', { name: new RegExp(`^${name}`) }));
  await user.click(await button('Start season'));
  await button('Go to the grid');
  const season = location.hash.replace('#/seasons/', '');
  const calendar = await screen.findByRole('region', { name: 'Calendar' });
  for (const event of events) expect(calendar.textContent).toContain(event);
  for (let race = 1; race <= races; race++) {
    await raceByAi({ it, me, page });
    if (race === races) break;
    await user.click(await button('Next race'));
    await screen.findByText(`Race ${race + 1} of ${races}`);
    expect(await tableShown()).toEqual(await tableByHand(me.client, season));
  }
  const table = await tableByHand(me.client, season);
  if (bonus !== undefined)
    expect((await screen.findAllByText(new RegExp(bonus.replace('+', '\\+')))).length).not.toBe(0);
  await user.click(await button('See the champion'));
  const champion = await screen.findByRole('heading', { level: 1, name: /^Champion/ });
  for (const line of table.filter(({ place }) => place === 1)) expect(champion.textContent).toContain(line.name);
  await user.click(await button('Season page'));
  await standings();
  expect(await tableShown()).toEqual(table);
});

test('a result is corrected by hand, with its reason among the changes', async () => {
  const it = await openHost();
  const me = it.join();
  const plan: SeasonPlan = planOf('Corrected', { Marta: YOU, Ada: AI, Bea: AI }, [lapOf('usa'), lapOf('italy')]);
  const { season } = await value(me.client.call('seasons.create', { plan }));
  const page = await openPage(it, { at: `/seasons/${season}` });
  const { user } = page;
  await raceByAi({ it, me, page });
  await user.click(await button('Next race'));
  await screen.findByText('Race 2 of 2');
  const before = await tableShown();
  const own = before.find((line) => line.name === 'Marta')!.points;
  const audit = within(screen.getByRole('region', { name: 'Changes by hand' }));
  await user.click(audit.getByRole('button', { name: 'Correct a result' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct a result' }));
  await user.click(dialog.getByRole('combobox', { name: 'Driver' }));
  await user.click(await screen.findByRole('option', { name: 'Marta' }));
  for (let given = 0; given < 3; given++) await user.click(dialog.getByRole('button', { name: 'Points: one less' }));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Late for her own race');
  await user.click(dialog.getByRole('button', { name: 'Correct' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Correct a result' })).toBeNull());
  const pointsOf = async (name: string) => (await tableShown()).find((line) => line.name === name)?.points;
  await waitFor(async () => expect(await pointsOf('Marta')).toBe(own - 3));
  for (const { name, points } of before.filter((line) => line.name !== 'Marta')) {
    expect([name, await pointsOf(name)]).toEqual([name, points]);
  }
  await user.click(audit.getByText('Changes by hand'));
  const lines = audit.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual([expect.stringContaining('Marta, round 1: -3 points. Late for her own race')]);
});

/** The table on the page, row by row. */
async function tableShown(): Promise<{ name: string; place: number; points: number }[]> {
  const region = await standings();
  const heads = within(region).getAllByRole('columnheader');
  const total = heads.findIndex(({ textContent }) => textContent === 'Points');
  // Without motion, totals that count up are final at once.
  await settled();
  return within(region)
    .getAllByRole('rowheader')
    .map((who) => {
      const cells = [...who.closest('tr')!.children].map(({ textContent }) => textContent ?? '');
      const name = who.querySelector('b')?.textContent ?? '';
      return { name, place: Number(cells[0]!.replaceAll(/\D/g, '')), points: Number(cells[total]) };
    });
}

/**
 * Goes to the grid and lets an AI driver take over; the page comes back for the results. The host runs the race alone:
 * drawing every step of it takes most of a minute here.
 */
async function raceByAi({ it, me, page }: At): Promise<void> {
  await page.user.click(await button('Go to the grid'));
  await page.user.click(await button('Menu (Esc)'));
  const menu = within(await screen.findByRole('dialog', { name: 'Paused' }));
  await page.user.click(menu.getByRole('button', { name: 'Hand over' }));
  const match = location.hash.replace('#/race/', '');
  me.updates.push(await value(me.client.call('match.watch', { match })));
  page.go('/');
  await screen.findByRole('heading', { name: 'Pick a game' });
  while (!me.seen(match).finished) await it.rest();
  page.go(`/results/${match}`);
}
