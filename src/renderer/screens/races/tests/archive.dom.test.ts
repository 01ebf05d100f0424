// The archive: a finished race is found again by game, driver and victory, and in the statistics, which are the sums of the
// records of all races. Not here: watching replays (../../replay/tests), and how it looks (e2e).

import { counted, figuresOf, keptRaces, racedSeason, winnerOf } from '@host/tests/kept-races';
import { bot } from '@host/tests/party';
import { AI, DASH, lapOf, planOf } from '@host/tests/short-races';
import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../tests/page';
import { raceOf } from '../../../tests/race';

const DRIVERS = { Ada: AI, Bea: AI, Cleo: AI } as const;
const box = (name: string) => screen.findByRole('combobox', { name });
const tally = () => screen.findByRole('table').then((table) => within(table));

/** Chooses a line of one of the lists that filter races. */
async function pick(user: UserEvent, filter: string, line: string): Promise<void> {
  await user.click(await box(filter));
  await user.click(await screen.findByRole('option', { name: line }));
  await waitFor(async () => expect((await box(filter)).textContent).toBe(line));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}

/** Starts, wins, podiums and points by name, as the table has them. */
async function tallies(): Promise<Record<string, number[]>> {
  const heads = (await tally()).getAllByRole('rowheader');
  return Object.fromEntries(
    heads.map((head) => {
      const figures = [...head.closest('tr')!.querySelectorAll('td.num')].slice(0, 4);
      const name = within(head).getByRole('link').textContent ?? '?';
      return [name, figures.map(({ textContent }) => Number.parseInt(textContent ?? '', 10))] as const;
    }),
  );
}

test('a finished race is found again in replays, records and statistics', async () => {
  const it = await openHost();
  const me = it.join();
  const names = ['Ada', 'Clark', 'Nuvolari'];
  const drivers = names.map(() => bot());
  const match = await raceOf(me, 'heat', { circuit: 'usa', options: { laps: 1 }, names, drivers });
  while (!me.seen(match).finished) await it.rest();
  const { user } = await openPage(it);
  const main = within(await screen.findByRole('navigation', { name: 'Main' }));
  await user.click(main.getByRole('link', { name: 'Replays' }));
  const replays = async () => {
    const found = await within(await screen.findByRole('list', { name: 'Replays' })).findAllByRole('heading');
    return found.map(({ textContent }) => textContent);
  };
  expect(await replays()).toEqual(['Heat · USA']);
  await pick(user, 'Game', 'Formula D');
  await screen.findByText('No races match these filters.');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(await replays()).toEqual(['Heat · USA']);

  await user.click(screen.getByRole('button', { name: 'Results of Heat, USA' }));
  const order = await screen.findByRole('region', { name: 'Finishing order' });
  // The first race on a circuit has no record to beat.
  expect(screen.queryByText(/new best/i)).toBeNull();
  const winner = order.querySelector('b')?.textContent ?? '';
  expect(names).toContain(winner);
  await user.click(screen.getByRole('button', { name: 'Statistics' }));

  // Drivers: the winner has the one win, and a page with this race in it.
  await screen.findByRole('heading', { level: 1, name: 'Statistics' });
  const most = within(await screen.findByRole('list', { name: 'Most wins' })).getAllByRole('listitem');
  expect(most[0]?.textContent).toContain(winner);
  expect((await tally()).getAllByRole('row')).toHaveLength(1 + names.length);
  await user.click((await tally()).getByRole('link', { name: winner }));
  await screen.findByRole('heading', { level: 1, name: winner });
  const form = within(await screen.findByRole('region', { name: 'Current form' }));
  expect(form.getByRole('link').getAttribute('href')).toBe(`#/replay/${match}`);
  const met = within(await screen.findByRole('region', { name: 'Head to head' }));
  expect(met.getAllByRole('listitem')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Statistics' }));

  // Records: each leads to the race that set it.
  await user.click(await screen.findByRole('tab', { name: 'Records' }));
  await screen.findByRole('article', { name: 'USA' });
  await user.click(screen.getByRole('button', { name: 'Watch Fastest race, 1 lap on USA' }));
  await waitFor(() => expect(location.hash).toBe(`#/replay/${match}`));
});

test('races are found by game, driver and victory', async () => {
  const it = await openHost();
  const me = it.join();
  await racedSeason(it, me, planOf('Winter Cup', DRIVERS, [lapOf('usa'), DASH, lapOf('italy')]));
  const kept = await keptRaces(me);
  const { user } = await openPage(it, { at: '/races/finished' });
  const count = (races: number) => screen.findByText(races === 1 ? '1 race' : `${races} races`);
  await count(3);
  await pick(user, 'Game', 'Heat');
  await count(2);
  expect(within(screen.getByRole('list', { name: 'Replays' })).queryByText(/RoboRally/)).toBeNull();
  await pick(user, 'Game', 'All games');
  const winner = winnerOf(kept[0]!);
  await pick(user, 'Driver', `${winner}, AI`);
  await count(3);
  await pick(user, 'Result', 'Won');
  for (const name of Object.keys(DRIVERS).concat(winner)) {
    await pick(user, 'Driver', `${name}, AI`);
    await count(kept.filter((race) => winnerOf(race) === name).length);
  }
  const [watch] = within(screen.getByRole('list', { name: 'Replays' })).getAllByRole('button', { name: /^Watch / });
  await user.click(watch!);
  await waitFor(() => expect(location.hash).toBe(`#/replay/${kept[0]!.match}`));
});

test('statistics: the table, a driver’s page and the records are the sums of the races’ records', async () => {
  const it = await openHost();
  const me = it.join();
  await racedSeason(it, me, planOf('Winter Cup', DRIVERS, [lapOf('usa'), lapOf('usa'), DASH]));
  const kept = await keptRaces(me);
  const { user } = await openPage(it, { at: '/statistics' });
  await waitFor(async () => expect(await tallies()).toEqual(counted(kept)));
  await pick(user, 'Game', 'Heat');
  const heat = kept.filter(({ truth }) => truth.game.id === 'heat');
  await waitFor(async () => expect(await tallies()).toEqual(counted(heat)));

  // A driver who has completed a lap: in a race this short the last car may have none.
  const who = winnerOf(heat[0]!);
  await user.click((await tally()).getByRole('link', { name: who }));
  await screen.findByRole('heading', { level: 1, name: who });
  await pick(user, 'Game', 'All games');
  const own = counted(kept)[who]!;
  for (const [at, label] of ['Starts', 'Wins', 'Podiums', 'Points'].entries()) {
    await waitFor(() => {
      const lines = screen.getAllByText(label).map((one) => one.parentElement?.textContent);
      expect(lines).toContain(`${label}${own[at]}`);
    });
  }
  const circuits = within(screen.getByRole('region', { name: 'By circuit' })).getAllByRole('article');
  const usa = circuits.find(({ textContent }) => textContent?.includes('USA'))!;
  const laps = heat.flatMap((race) => figuresOf(race, 'bestLap').get(who) ?? []);
  expect(within(usa).getByText('Best lap').parentElement?.textContent).toContain(`${Math.min(...laps)} rounds`);

  await user.click(screen.getByRole('button', { name: 'Statistics' }));
  await user.click(await screen.findByRole('tab', { name: 'Records' }));
  const best = heat.flatMap((race) =>
    [...figuresOf(race, 'bestLap')].map(([name, lap]) => [lap, name, race.match] as const),
  );
  const least = Math.min(...best.map(([lap]) => lap));
  const article = within(await screen.findByRole('article', { name: 'USA' }));
  const record = article.getAllByRole('listitem').find(({ textContent }) => textContent?.includes('Best lap'))!;
  expect(record.textContent).toContain(`${least} rounds`);
  const holder = within(record).getByRole('link').textContent;
  await user.click(within(record).getByRole('button', { name: 'Watch Best lap on USA' }));
  await waitFor(() => expect(location.hash).toMatch(/^#\/replay\//));
  expect(best).toContainEqual([least, holder, location.hash.replace('#/replay/', '')]);
});
