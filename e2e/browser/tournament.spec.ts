// A tournament of twelve drivers from its draw to its champion, with a kill -9 of the host in a semi-final: eleven scripted guests and
// the person at the host's own screen, who looks on.

import { PROTOCOL } from '@api/contract';
import type { PartyRules } from '@api/party';
import type { SeasonDriver } from '@api/season';
import type { TournamentView } from '@api/tournament/commands';
import { COLOURS } from '@core/contract';
import { expect, test } from '../fixtures';
import { type Host, startHost } from '../host';
import { connect, type RawClient, value } from '../raw-client';
import { driverAt, type ScriptedDriver } from '../scripted-driver';
import { watch } from '../watch';

// Traces of a page over two starts of the host cost more than the races.
test.use({ trace: 'off' });

const RULES: PartyRules = {
  ...{ door: 'open', watching: true, undo: true, hints: true, chat: true, fillWithAi: false, aiLevel: 'easy' },
  ...{ patience: 30, standIn: true, keptOpen: 30 },
};
const GUESTS = 6;
const DRIVERS = 12;

function planOf(game: string, circuit: string) {
  const drivers = Array.from({ length: DRIVERS }, (_, at): SeasonDriver => {
    const driver = at < GUESTS ? ({ kind: 'lan' } as const) : ({ kind: 'ai', level: 'easy' } as const);
    return { id: `d${at}`, name: `Racer ${at + 1}`, colour: COLOURS[at % COLOURS.length] ?? 'red', driver, team: null };
  });
  const format = { format: { kind: 'heats' as const }, tableSize: 4, turns: 'table' as const };
  return {
    name: 'Friday Cup',
    preset: null,
    drivers,
    teams: [],
    rounds: [{ id: 'r1', game, circuit, options: { laps: 1 }, clock: 1, series: false }],
    rules: {
      ...{ points: { kind: 'own' as const }, drop: 0, ties: [], missed: 'none' as const },
      ...{ fillIn: 'easy' as const, grid: 'random' as const },
    },
    tournament: { ...format, withdrawn: [], late: [], voided: [] },
  };
}

const tablesIn = (view: TournamentView) => view.stages.flatMap(({ tables }) => tables);

/** Opens the party, with one of its races if there is one, and lets everyone in. */
async function gather(owner: RawClient, match: string | undefined, before: readonly ScriptedDriver[]) {
  const seats = [{ name: 'Marta', colour: 'red' as const, driver: { kind: 'you' as const } }];
  const setup = {
    game: 'heat',
    circuit: 'usa',
    options: {},
    clock: 0,
    seats: [...seats, { ...seats[0]!, name: 'Guest', colour: 'blue' as const, driver: { kind: 'lan' as const } }],
  };
  const input = { name: 'Friday', rules: RULES, networks: ['127.0.0.1'], port: 0, setup };
  const party = value(await owner.client.call('party.open', { ...input, ...(match !== undefined && { match }) }));
  const address = party.addresses[0]!;
  const guests: ScriptedDriver[] = [];
  for (let at = 0; at < GUESTS; at++) {
    const name = `Racer ${at + 1}`;
    const token = before[at]?.token;
    guests.push(await driverAt(address, token === undefined ? { name, code: party.code } : { name, token }));
  }
  return { guests, party };
}

test('twelve drivers from the draw to the champion, with a power cut in a semi-final', async ({ chromium, data }) => {
  let host: Host = await startHost(data);
  let owner = await connect(host.url);
  value(await owner.client.call('app.hello', { protocol: PROTOCOL, version: '' }));
  let { guests, party } = await gather(owner, undefined, []);
  const { season } = value(await owner.client.call('tournaments.create', { plan: planOf('heat', 'usa') }));
  const view = async () => value(await owner.client.call('tournaments.get', { season }));
  const call = async () => value(await owner.client.call('tournaments.call', { season }));
  const finished = async (kind: string) =>
    (await view()).stages.filter((stage) => stage.kind === kind).every(({ isFinished }) => isFinished);

  const { called } = await call();
  expect(called).toEqual(['heats-1', 'heats-2', 'heats-3']);
  await expect.poll(() => finished('heats'), { timeout: 240_000, intervals: [1000] }).toBe(true);

  await call();
  const racing = async () => tablesIn(await view()).filter(({ state }) => state === 'racing');
  await expect.poll(async () => (await racing()).length, { intervals: [50] }).toBeGreaterThan(0);
  const before = await view();
  const match = (await racing())[0]?.match ?? undefined;
  await host.kill();
  for (const guest of guests) guest.leave();
  host = await startHost(data);
  owner = await connect(host.url);
  value(await owner.client.call('app.hello', { protocol: PROTOCOL, version: '' }));
  const { code } = party;
  ({ guests, party } = await gather(owner, match, guests));
  expect(party.code).toBe(code);
  const after = await view();
  expect(after.stages[0]).toEqual(before.stages[0]);
  expect(tablesIn(after).map(({ places }) => places)).toEqual(tablesIn(before).map(({ places }) => places));

  const page = await chromium.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const { troubles } = await watch(page);
  await page.goto(`${host.url}?renderer=canvas#/tournaments/${season}`);
  await expect(page.getByRole('heading', { name: 'Friday Cup' })).toBeVisible();

  await expect
    .poll(
      async () => {
        if ((await view()).callable.length > 0) await call();
        return (await view()).status;
      },
      { timeout: 240_000, intervals: [1000] },
    )
    .toBe('finished');
  const { champion, plan } = await view();
  const winner = plan.drivers.find(({ id }) => id === champion)?.name ?? '';
  await expect(page.getByText(winner).first()).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('champion.png') });
  expect(troubles).toEqual([]);
  for (const guest of guests) guest.leave();
  await page.close();
  await host.stop();
});
