// An evening with eight tables: 32 drivers, of whom one is in a real browser, the hall on the host's screen, a guest who looks round, and
// a television that shows four races at once.

import { PROTOCOL } from '@api/contract';
import type { PartyRules } from '@api/party';
import { expect, test } from '../fixtures';
import { guestAt, joinAs } from '../pages/lobby';
import { RaceScreen } from '../pages/race';
import { connect, value } from '../raw-client';
import { driverAt, type ScriptedDriver } from '../scripted-driver';
import { watch } from '../watch';

// Traces of four pages at once cost more than the races.
test.use({ trace: 'off' });

const TABLES = 8;
const SEATS = 4;
/** Seconds after which the clock answers for a scripted driver. */
const CLOCK = 1;
const RULES: PartyRules = {
  ...{ door: 'open', watching: true, undo: true, hints: true, chat: true, fillWithAi: false, aiLevel: 'easy' },
  ...{ patience: 30, standIn: true, keptOpen: 30 },
};

test('eight tables race at once, and everybody sees what is theirs', async ({ chromium, host }) => {
  const { client } = await connect(host.url);
  const hello = value(await client.call('app.hello', { protocol: PROTOCOL, version: '' }));
  // The page drives at the first table, in the game that its helper knows best.
  const games = hello.games.toSorted((a, b) => Number(b.id === 'heat') - Number(a.id === 'heat'));
  const setupOf = (at: number) => {
    const game = games[at % games.length]!;
    const circuit = game.circuits[0]!;
    const laps = game.options.find(({ id }) => id === 'laps');
    const shortest: Record<string, number> = laps !== undefined && 'min' in laps ? { laps: Number(laps.min) } : {};
    const seats = game.colours.slice(0, SEATS).map((colour, seat) => {
      return { name: `Driver ${seat + 1}`, colour, driver: { kind: 'lan' as const } };
    });
    return { game: game.id, circuit: circuit.id, options: { ...circuit.defaults, ...shortest }, seats, clock: CLOCK };
  };
  const open = { name: 'Friday', rules: RULES, networks: ['127.0.0.1'], port: 0 };
  const party = value(await client.call('party.open', { ...open, setup: setupOf(0) }));
  for (let at = 1; at < TABLES; at++) value(await client.call('tables.open', { setup: setupOf(at) }));
  const address = party.addresses[0]!;

  const owner = await chromium.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const own = await watch(owner);
  await owner.goto(`${host.url}?renderer=canvas#/hall`);
  await expect(owner.getByRole('heading', { name: 'Friday' })).toBeVisible();

  const phone = await guestAt(chromium, `${address}?renderer=canvas#/join/${party.code}`, {
    ...{ width: 390, height: 844, touch: true },
  });
  await joinAs(phone.page, 'Ada');
  const drivers: ScriptedDriver[] = [];
  for (let at = 1; at < TABLES * SEATS; at++)
    drivers.push(await driverAt(address, { name: `Guest ${at}`, code: party.code }));
  await phone.lobby.ready.click();

  const { tables } = drivers.at(-1)!.party();
  expect(tables.map(({ people }) => people)).toEqual(Array.from({ length: TABLES }, () => SEATS));
  const tv = await chromium.newPage({ viewport: { width: 1920, height: 1080 }, reducedMotion: 'reduce' });
  const room = await watch(tv);
  await tv.goto(`${address}?renderer=canvas#/tv/${party.code}`);
  await expect(tv.getByText('Table 8')).toBeVisible();
  await tv.screenshot({ path: test.info().outputPath('tv-hall.png') });

  for (const { id } of tables) {
    value(await client.call('tables.go', { table: id }));
    await expect.poll(async () => (await client.call('party.start', { force: false })).ok).toBe(true);
  }
  value(await client.call('tv.show', { mode: 'split', table: null }));
  await expect(tv.getByRole('region', { name: 'Table 4' }).getByRole('list', { name: 'Standings' })).toBeVisible();
  await tv.screenshot({ path: test.info().outputPath('tv-split.png') });
  await expect(phone.page).toHaveURL(/#\/race\//);
  await owner.screenshot({ path: test.info().outputPath('hall.png') });

  const watcher = await guestAt(chromium, `${address}?renderer=canvas#/join/${party.code}`, {
    width: 820,
    height: 1180,
  });
  await joinAs(watcher.page, 'Late');
  await watcher.page.evaluate(() => {
    window.location.hash = '#/hall';
  });
  await expect(watcher.page.getByText('Table 4')).toBeVisible();
  await expect(watcher.page.getByRole('button', { name: 'Message to all' })).toBeVisible();

  const race = new RaceScreen(phone.page);
  await race.nextQuestion();
  const steps = async () =>
    value(await client.call('matches.list', {})).map(({ step, status }) => (status === 'finished' ? 1000 : step));
  await expect
    .poll(async () => Math.min(...(await steps())), { timeout: 120_000, intervals: [1000] })
    .toBeGreaterThan(5);
  expect(await steps()).toHaveLength(TABLES);
  expect([...own.troubles, ...room.troubles]).toEqual([]);
  for (const driver of drivers) driver.leave();
  client.close();
  await Promise.allSettled([phone.page.context().close(), watcher.page.context().close(), tv.close(), owner.close()]);
});
