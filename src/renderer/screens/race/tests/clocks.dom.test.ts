// Clocks of a race: an answer given when time is up appears at once and in the log, dialogs pause a table without guests, and
// on a shared screen a clock begins when its curtain lifts. Not here: how the bar of a clock empties (e2e).

import { value } from '@api/tests/granted';
import { games } from '@games/registry';
import { HOTSEAT, YOU } from '@host/tests/party';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../tests/page';
import { dashboard, raceOf } from '../../../tests/race';

/** s for a decision. */
const CLOCK = 30;
const banner = () => screen.getByRole('region', { name: 'What to do' });
const isRunning = ({ endsAt }: { endsAt: number | null }) => endsAt !== null;

test.each(Object.keys(games))('%s: when time is up, the answer given is shown at once and in the log', async (game) => {
  const it = await openHost();
  const match = await raceOf(it.join(), game, { clock: CLOCK });
  const { user } = await openPage(it, { at: `/race/${match}` });
  await dashboard();
  it.clock.pass(CLOCK * 1000);
  await waitFor(() => expect(banner().textContent).toMatch(/Time is up.*Answered for you: \w/));
  await user.keyboard('l');
  const log = await screen.findByRole('list', { name: 'Log' });
  expect(log.textContent).toMatch(/Marta ran out of time: \w/);
});

test('menu, log and rules stop the clocks of a table without guests', async () => {
  const it = await openHost();
  const me = it.join();
  const match = await raceOf(me, 'heat', { clock: CLOCK });
  const { user } = await openPage(it, { at: `/race/${match}` });
  await dashboard();
  await screen.findByRole('timer');
  expect(me.seen(match).asks.some(isRunning)).toBe(true);
  for (const key of ['r', 'l', '{Escape}']) {
    await user.keyboard(key);
    await screen.findByRole('dialog');
    await waitFor(() => expect([key, me.seen(match).paused]).toEqual([key, true]));
    expect(me.seen(match).asks.filter(isRunning)).toEqual([]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect([key, me.seen(match).paused]).toEqual([key, false]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(me.seen(match).asks.some(isRunning)).toBe(true);
});

test('a race without a clock has no timer', async () => {
  const it = await openHost();
  const match = await raceOf(it.join(), 'heat');
  await openPage(it, { at: `/race/${match}` });
  await dashboard();
  expect(within(banner()).queryByRole('timer')).toBeNull();
});

test('at a shared screen a clock begins when its curtain lifts', async () => {
  const it = await openHost();
  const me = it.join();
  const match = await raceOf(me, 'roborally', {
    circuit: 'first-shift',
    names: ['Marta', 'Tomas', 'Ines'],
    drivers: [YOU, HOTSEAT, HOTSEAT],
    clock: CLOCK,
  });
  const running = async () => {
    const { asks: decisions } = await value(me.client.call('match.watch', { match }));
    return decisions.filter(isRunning).map(({ seat }) => seat);
  };
  const { user } = await openPage(it, { at: `/race/${match}` });
  const curtain = await screen.findByRole('button', { name: 'I am Marta (Space)' });
  expect(screen.queryByRole('timer')).toBeNull();
  expect(await running()).toEqual([]);
  await user.click(curtain);
  await screen.findByRole('timer');
  expect(await running()).toEqual([0]);
});
