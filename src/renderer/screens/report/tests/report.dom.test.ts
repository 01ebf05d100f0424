// The screen of balance reports in each of its states: before the first race, early, running, stopped, done, of an older
// circuit, failed, and with a suggestion tried. Not here: the board's picture, which needs a layout.

import type { KeptCircuit } from '@api/circuits/commands';
import { value } from '@api/tests/granted';
import type { RaceFacts } from '@balance/facts';
import { reportOf } from '@balance/report';
import { addRace, newTally, type Tally } from '@balance/tally';
import type { Json } from '@core/contract';
import { drawFrom, seedRng } from '@core/rng';
import { games } from '@games/registry';
import { Gate } from '@host/circuits/tests/report-gate';
import type { Party } from '@host/tests/party';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openHost, openPage, type Page } from '../../../tests/page';
import { store } from './stored';

const heat = games.heat!;
const CARS = 6;

/** A circuit of this name, kept in the workshop. */
async function keep(it: Party, change: Record<string, Json> = {}): Promise<KeptCircuit> {
  const rng = seedRng('report');
  const drawn = heat.workshop!.draw({ length: 'short', character: 'fast' }, (bound) => drawFrom(rng, bound));
  const source = { ...(drawn as object), name: 'Lantern Bay', laps: 2, ...change } as Json;
  return value(it.join().client.call('circuits.save', { source }));
}

/** A race of six cars in which every starting place wins in turn; corner 2 decides nothing, corner 1 costs something. */
function madeFacts(index: number, change: Partial<RaceFacts> = {}): RaceFacts {
  const places = Array.from({ length: CARS }, (_, seat) => ((seat + index) % CARS) + 1);
  return {
    series: 'fair',
    index,
    seed: `balance/${index}`,
    ended: true,
    rounds: 14 + (index % 3),
    drivers: places.map(() => 'hard'),
    starts: places.map((_, seat) => seat + 1),
    places,
    laps: [
      { lap: 1, overtakes: 8, leadChanges: 3 },
      { lap: 2, overtakes: 6, leadChanges: 2 },
    ],
    gaps: [2, 5, 8, 11, 15],
    open: index % 2 === 0,
    marks: [
      { place: '0', passes: 12, troubles: index % 4 === 0 ? 1 : 0, cost: 9, overtakes: 3 },
      { place: '1', passes: 12, troubles: 0, cost: 0, overtakes: 1 },
    ],
    ways: [],
    ...change,
  };
}

function tallyOf(
  kept: KeptCircuit,
  races: number,
  change: (index: number) => Partial<RaceFacts> = () => ({}),
  drivers: readonly string[] = ['hard'],
): Tally {
  const workshop = heat.workshop!;
  workshop.learn(kept.source as Json);
  const tally = newTally({
    game: 'heat',
    circuit: kept.circuit,
    cars: CARS,
    drivers,
    pair: { better: 'best', worse: 'hard' },
    corners: heat.balance!.corners(kept.circuit),
    placesOvertakes: true,
    yardstick: heat.balance!.yardstick!,
    gap: { id: 'spaces', parts: 1 },
    seconds: { table: 0, person: 37 },
    usual: { troubles: 0.1, minutes: 18 },
    laps: { now: 2, min: 1, max: 3 },
  });
  for (let index = 0; index < races; index++) addRace(tally, madeFacts(index, change(index)));
  for (let index = 0; index < races / 2; index++) {
    const [starts, places] = [[0, 0], index % 3 === 0 ? [2, 1] : [1, 2]];
    addRace(tally, { ...madeFacts(index), series: 'skill', drivers: ['best', 'hard'], starts, places });
  }
  return tally;
}

const open = (it: Party, { kept }: KeptCircuit): Promise<Page> => openPage(it, { at: `/workshop/${kept}/report` });
const region = (name: string) => within(screen.getByRole('region', { name }));
const verdict = () => screen.findAllByRole('status');

test('before the first race it offers to begin, and says nothing of the circuit', async () => {
  const it = await openHost({ reportWorkers: new Gate() });
  await open(it, await keep(it));
  await screen.findByText('Not tested yet', { selector: '.heading' });
  screen.getByRole('button', { name: 'Race 200 times' });
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  expect(screen.queryByRole('radiogroup', { name: 'What the colours show' })).toBeNull();
});

test('it shows the races as they come, stops them, and keeps what is there', async () => {
  const gate = new Gate();
  gate.may = 9;
  const it = await openHost({ reportWorkers: gate });
  const kept = await keep(it);
  const { user } = await open(it, kept);
  await user.click(await screen.findByRole('button', { name: 'Race 200 times' }));
  await screen.findByRole('button', { name: 'Stop' });
  await waitFor(() => expect(gate.may).toBe(0));
  it.clock.pass(500);
  await screen.findByText(/^6 of the 60 races that a verdict needs/);
  expect(region('Wins by starting place').getAllByText(/^Place \d wins/)).toHaveLength(CARS);
  region('Wins by starting place').getByText('Too early');
  region('Suggestions').getByText(/after 60 races/);
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  await screen.findByText('After 6 races');
  screen.getByRole('button', { name: 'Test again' });
});

test('on other pages the bar shows that a report runs, and how far it is', async () => {
  const gate = new Gate();
  gate.may = 9;
  const it = await openHost({ reportWorkers: gate });
  const kept = await keep(it);
  const { user } = await open(it, kept);
  await user.click(await screen.findByRole('button', { name: 'Race 200 times' }));
  await waitFor(() => expect(gate.may).toBe(0));
  window.location.hash = '#/workshop';
  await screen.findByRole('link', { name: 'Workshop' });
  it.clock.pass(500);
  await screen.findByRole('link', { name: /^Workshop ?: a balance report is running, \d% done$/ });
  await value(it.join().client.call('report.stop', { kept: kept.kept }));
  await screen.findByRole('link', { name: 'Workshop' });
});

test('a fair circuit: verdict, and every chart in words', async () => {
  const it = await openHost({ reportWorkers: new Gate() });
  const kept = await keep(it);
  store(it, kept, reportOf(tallyOf(kept, 200)));
  const { user } = await open(it, kept);
  await screen.findByText('Fair and fast');
  expect((await verdict())[0]?.textContent).toContain('Corner 2 decides nothing');
  const wins = region('Wins by starting place');
  wins.getByText('Even');
  wins.getByText(/^Place 3 wins 17% .in the long run 12 to 22%/);
  wins.getByText(/^Every interval holds 17%, the fair share of 6 cars/);
  region('Skill share').getByText('Skill counts');
  region('Skill share').getByText(/^Maestro against Champion.* wins 56 to 75% of 100 races/);
  region('Skill share').getByText(/^Built-in circuits: \d+ to \d+%/);
  region('Heat spent per corner').getByText('Corner 1: 0.75 per pass');
  region('Heat spent per corner').getByText(/^A car spends 0\.8 a lap, on built-in circuits \d/);
  region('Length').getByText(/^Built-in: \d+ to \d+$/);
  region('Gaps at the finish').getByText(/^Place 6 is 15.0 behind the winner/);
  region('Length').getByText(/^A quick race takes/);
  region('Lead changes').getByText('3.0');
  screen.getByText(
    /^Corner 1, limit \d+: trouble in 2.1% of passes, 0.75 spent per pass, 3 overtakes per race on the way to it/,
  );
  await user.click(screen.getByRole('radio', { name: 'Overtakes' }));
  screen.getByText('per race, before the corner');
});

test('wins by character, with the one whom the circuit favours', async () => {
  const it = await openHost({ reportWorkers: new Gate() });
  const kept = await keep(it);
  const who = ['Kahu', 'Noor', 'Basil', 'Nomvula', 'Yusra', 'Dario'];
  // In every race driver n sits on seat n + index, and every fifth race goes to Kahu.
  const seated = (index: number): Partial<RaceFacts> => {
    const drivers = who.map((_, seat) => who[(seat + 5 * index) % CARS]!);
    const kahu = drivers.indexOf('Kahu');
    return index % 5 === 0
      ? { drivers, places: drivers.map((_, seat) => ((seat - kahu + CARS) % CARS) + 1) }
      : { drivers };
  };
  store(it, kept, reportOf(tallyOf(kept, 200, seated, who)));
  const { user } = await open(it, kept);
  await user.click(await screen.findByRole('button', { name: 'By character' }));
  const wins = region('Wins by character');
  expect(wins.getAllByText(/ wins \d+% .in the long run /)).toHaveLength(CARS);
  wins.getByText(/^Kahu wins \d+% of races, an even share would be 17%/);
  await user.click(wins.getByRole('button', { name: 'By place' }));
  region('Wins by starting place').getByRole('button', { name: 'By character' });
});

test('an uneven circuit says which place, and how far it is from the fair share', async () => {
  const it = await openHost({ reportWorkers: new Gate() });
  const kept = await keep(it);
  const often = (index: number) => (index % 2 === 0 ? { places: [1, 2, 3, 4, 5, 6] } : {});
  store(it, kept, reportOf(tallyOf(kept, 200, often)));
  await open(it, kept);
  await screen.findByText('Uneven and fast');
  region('Wins by starting place').getByText('Uneven');
  region('Wins by starting place').getByText(/^Starting place 1 wins \d+% of races, fair would be 17%/);
});

test('a report of fewer than 60 races is too early to say anything', async () => {
  const it = await openHost({ reportWorkers: new Gate() });
  const kept = await keep(it);
  store(it, kept, reportOf(tallyOf(kept, 59)), { status: 'stopped', share: 0.295 });
  await open(it, kept);
  await screen.findByText('Too early to say');
  screen.getByText('59 of the 60 races that a verdict needs');
  screen.getByText('After 59 races');
});

test('a race that broke the rules, or did not end, is named with its seed', async () => {
  const it = await openHost({ reportWorkers: new Gate() });
  const broken = await keep(it);
  store(it, broken, reportOf(tallyOf(broken, 80)), { status: 'failed', failed: 'balance/80', share: 0.4 });
  const { go } = await open(it, broken);
  await screen.findByText('A race broke the rules');
  screen.getByText(/The seed of the race is balance\/80/);
  const endless = await keep(it, { laps: 3 });
  store(it, endless, reportOf(tallyOf(endless, 100, (index) => ({ ended: index !== 7 }))));
  go(`/workshop/${endless.kept}/report`);
  await screen.findByText(/^A race did not end. The seed of the race is balance\/7/, { selector: '[role=status] p' });
});

test('a report on what the circuit was before says so, and suggests nothing', async () => {
  const it = await openHost({ reportWorkers: new Gate() });
  const kept = await keep(it);
  store(it, kept, reportOf(tallyOf(kept, 200)));
  const source = { ...(kept.source as object), laps: 1 } as Json;
  await value(it.join().client.call('circuits.save', { kept: kept.kept, source }));
  await open(it, kept);
  await screen.findByText('The circuit has changed since');
  expect(screen.queryByRole('button', { name: /^Try / })).toBeNull();
});

test('a suggestion is tried with one click, shown before and after, and dropped or kept', async () => {
  const gate = new Gate();
  gate.change = ({ index, series, drivers, starts, places, seed }) =>
    madeFacts(index, series === 'skill' ? { series, drivers, starts, places, seed } : {});
  const it = await openHost({ reportWorkers: gate });
  const kept = await keep(it);
  store(it, kept, reportOf(tallyOf(kept, 200)));
  const { user } = await open(it, kept);
  const limit = (kept.source as { corners: { limit: number }[] }).corners[1]!.limit;
  const trying = { name: `Try limit ${limit - 1}` };
  await screen.findByText(`Corner 2: limit ${limit} to ${limit - 1}`);
  await user.click(screen.getByRole('button', trying));
  const trial = async () => within(await screen.findByRole('region', { name: 'Tried on a copy' }));
  const row = async () => (await trial()).getByRole('row', { name: /^Spent at corner 2/ });
  await waitFor(async () => expect((await row()).textContent).toBe('Spent at corner 20.00.0'));
  (await trial()).getByRole('row', { name: 'Skill share 66% not known' });
  region('Wins by starting place').getByText('outlined: before the change');
  await user.click((await trial()).getByRole('button', { name: 'Back' }));
  await user.click(await screen.findByRole('button', trying));
  const keeping = await waitFor(async () => {
    const button = (await trial()).getByRole('button', { name: 'Keep' });
    expect(button.getAttribute('aria-disabled')).toBeNull();
    return button;
  });
  await user.click(keeping);
  await screen.findByText('60 races');
  const [now] = await value(it.join().client.call('circuits.list', {}));
  expect(now).toMatchObject({
    source: { corners: expect.arrayContaining([expect.objectContaining({ limit: limit - 1 })]) },
  });
  expect(now?.circuit).not.toBe(kept.circuit);
});

test('a try is not kept over changes that the editor has not saved', async () => {
  const it = await openHost({ reportWorkers: new Gate() });
  const kept = await keep(it);
  store(it, kept, reportOf(tallyOf(kept, 200)));
  await value(it.join().client.call('circuits.draft', { kept: kept.kept, draft: { past: [] } }));
  const { user } = await open(it, kept);
  await user.click(await screen.findByRole('button', { name: /^Try limit/ }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Keep' }).getAttribute('aria-description')).toMatch(/not saved/),
  );
});

test('a circuit that is gone or cannot be raced says so, and Escape leads back', async () => {
  const it = await openHost({ reportWorkers: new Gate() });
  const kept = await keep(it);
  const { user, go } = await openPage(it, { at: '/workshop/nobody/report' });
  await screen.findByText('This circuit is not in the workshop any more.');
  go(`/workshop/${kept.kept}/report`);
  await screen.findByText('Not tested yet', { selector: '.heading' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(location.hash).not.toContain('report'));
});

test('a report that ends while another screen is shown says so there', async () => {
  const gate = new Gate();
  gate.change = ({ index, series, drivers, starts, places, seed }) =>
    madeFacts(index, { series, drivers, starts, places, seed });
  gate.may = 5;
  const it = await openHost({ reportWorkers: gate });
  const kept = await keep(it);
  const { user, go } = await open(it, kept);
  await user.click(await screen.findByRole('button', { name: 'Race 200 times' }));
  go('/settings');
  await screen.findByRole('heading', { name: 'Settings' });
  gate.may = Number.POSITIVE_INFINITY;
  await screen.findByText('Lantern Bay: the balance report is ready.');
});
