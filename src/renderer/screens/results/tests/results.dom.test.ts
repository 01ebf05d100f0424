// What the results say of single drivers: whose record fell, and who had hints. Not here: the reason for a defeat
// (costliest.test.ts), or how many rows are in sight (e2e).

import { value } from '@api/tests/granted';
import { bot, type Guest, type Party, YOU } from '@host/tests/party';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../tests/page';
import { raceOf, settled } from '../../../tests/race';

const NAMES = ['Ada', 'Clark', 'Nuvolari'];
/** Laps driven at most until one beats the first. */
const MOST_LAPS = 30;
const order = async () => within(await screen.findByRole('region', { name: 'Finishing order' }));

/** Races one lap on USA with AI drivers alone. */
async function lap(it: Party, me: Guest, seed: string): Promise<string> {
  const drivers = NAMES.map(() => bot());
  const match = await raceOf(me, 'heat', { circuit: 'usa', options: { laps: 1 }, names: NAMES, drivers, seed });
  while (!me.seen(match).finished) await it.rest();
  return match;
}

test('“New best” names whose it is, in the race that beat a record, and is not said of a first race', async () => {
  const it = await openHost();
  const me = it.join();
  const record = async () => {
    const records = await value(me.client.call('stats.records', { game: 'heat', circuit: 'usa' }));
    return records.find(({ figure }) => figure === 'rounds')!;
  };
  const first = await lap(it, me, 'lap 0');
  const races = [first];
  // Slower laps leave the record with the first one.
  while ((await record()).match === first && races.length < MOST_LAPS) {
    it.clock.pass(1000);
    races.push(await lap(it, me, `lap ${races.length}`));
  }
  expect(races.length).toBeGreaterThan(2);
  const { name, match, value: rounds } = await record();
  expect(match).toBe(races.at(-1));
  const page = await openPage(it, { at: `/results/${match}` });
  await (await order()).findByText(`New best for ${name}: ${rounds} rounds`);
  for (const other of races.slice(0, 2)) {
    page.go('/');
    await screen.findByRole('heading', { name: 'Pick a game' });
    page.go(`/results/${other}`);
    await order();
    await settled();
    expect(screen.queryByText(/new best/i)).toBeNull();
  }
});

test('“With hints” is beside the points of the driver who had hints, and of nobody else', async () => {
  const it = await openHost();
  const me = it.join();
  const names = ['Marta', ...NAMES];
  const drivers = [YOU, ...NAMES.map(() => bot())];
  const match = await raceOf(me, 'heat', { circuit: 'usa', options: { laps: 1 }, names, drivers });
  const [decision] = me.seen(match).asks.filter(({ seat }) => seat === 0);
  await value(me.client.call('match.hint', { match, ask: decision!.id }));
  await value(me.client.call('match.handOver', { match, seat: 0, driver: bot() }));
  while (!me.seen(match).finished) await it.rest();
  await openPage(it, { at: `/results/${match}` });
  const rows = (await order()).getAllByRole('listitem');
  expect(rows).toHaveLength(names.length);
  const hinted = rows.filter((row) => within(row).queryByText('With hints') !== null);
  expect(hinted.map((row) => row.querySelector('b')?.textContent)).toEqual(['Marta']);
  const points = within(hinted[0]!).getByText('With hints').previousElementSibling;
  expect(points?.textContent).toMatch(/^\d+$/);
});

test('a scored race of the day has its line to copy, and its practice has none', async () => {
  const it = await openHost();
  const me = it.join();
  const { today } = await value(me.client.call('daily.home', {}));
  const driven = async (practice: boolean) => {
    const { match } = await value(me.client.call('daily.start', { kind: 'day', day: today.day, practice }));
    me.updates.push(await value(me.client.call('match.watch', { match })));
    const seat = me.seen(match).mine[0]!;
    await value(me.client.call('match.handOver', { match, seat, driver: bot('easy') }));
    while (!me.seen(match).finished) await it.rest();
    return match;
  };
  const [scored, practice] = [await driven(false), await driven(true)];
  const page = await openPage(it, { at: `/results/${scored}` });
  const { result } = (await value(me.client.call('daily.home', {}))).today;
  await screen.findByText(`Paddock daily ${today.number} · P${result!.place}`);
  screen.getByRole('button', { name: 'Copy' });
  page.go(`/results/${practice}`);
  await waitFor(() => expect(screen.queryByText(/Paddock daily/)).toBeNull());
  await order();
  await settled();
  expect(screen.queryByText(/Paddock daily/)).toBeNull();
});
