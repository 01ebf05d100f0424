// The report of a game whose circuits are floors: what its colours show, the squares where most happens, and the variety of
// routes. Not here: the floor's
// picture, which needs a layout.

import { value } from '@api/tests/granted';
import type { RaceFacts } from '@balance/facts';
import { type BalanceReport, reportOf } from '@balance/report';
import { addRace, newTally } from '@balance/tally';
import type { Json } from '@core/contract';
import { drawFrom, seedRng } from '@core/rng';
import { games } from '@games/registry';
import { Gate } from '@host/circuits/tests/report-gate';
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openHost, openPage, type Page } from '../../../tests/page';
import { store } from './stored';

const roborally = games.roborally!;

/** A race of four robots in which cell 14 destroys one, and cell 15 is crossed most. */
const facts = (index: number): RaceFacts => ({
  series: 'fair',
  index,
  seed: `balance/${index}`,
  ended: true,
  rounds: 9,
  drivers: ['hard', 'hard', 'hard', 'hard'],
  starts: [1, 2, 3, 4],
  places: [0, 1, 2, 3].map((seat) => ((seat + index) % 4) + 1),
  laps: [{ lap: 1, overtakes: 5, leadChanges: 2 }],
  gaps: [1, 1, 2],
  open: true,
  marks: [
    { place: '14', passes: 2, troubles: index % 2, cost: 3, overtakes: 0 },
    { place: '15', passes: 7, troubles: 0, cost: 0, overtakes: 0 },
  ],
  ways: [
    { leg: 1, way: 'a b', cars: 3 },
    { leg: 1, way: 'a c', cars: 1 },
    { leg: 2, way: 'd', cars: 4 },
  ],
});

/** The page of a stored report on a short circuit. changed: how it differs from what the facts make. */
async function openReport(changed: (report: BalanceReport) => object = (report) => report): Promise<Page> {
  const it = await openHost({ reportWorkers: new Gate() });
  const rng = seedRng('floor');
  const source = roborally.workshop!.draw({ length: 'short', character: 'fast' }, (bound) => drawFrom(rng, bound));
  const kept = await value(it.join().client.call('circuits.save', { source }));
  roborally.workshop!.learn(kept.source as Json);
  const tally = newTally({
    game: 'roborally',
    circuit: kept.circuit,
    cars: 4,
    drivers: ['hard'],
    pair: null,
    corners: [],
    placesOvertakes: false,
    yardstick: null,
    gap: { id: 'checkpoints', parts: 1 },
    seconds: { table: 15, person: 36 },
    usual: { troubles: 1, minutes: 20 },
    laps: null,
  });
  for (let index = 0; index < 80; index++) addRace(tally, facts(index));
  store(it, kept, changed(reportOf(tally)) as BalanceReport);
  return openPage(it, { at: `/workshop/${kept.kept}/report` });
}

test('the list and the unit follow the colours', async () => {
  const { user } = await openReport();
  const list = within(await screen.findByRole('region', { name: 'Where most happens' }));
  const rows = () => list.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows()).toEqual([expect.stringMatching(/^Column \d+, row \d+50$/)]);
  list.getByText('in 100 races');
  await user.click(screen.getByRole('radio', { name: 'Traffic' }));
  expect(rows()).toEqual([expect.stringMatching(/row \d+7$/), expect.stringMatching(/row \d+2$/)]);
  list.getByText('per race');
  await user.click(screen.getByRole('radio', { name: 'Damage' }));
  expect(rows()).toEqual([expect.stringMatching(/row \d+3$/)]);
});

test('each leg says how many different ways it has', async () => {
  await openReport();
  const panel = within(await screen.findByRole('region', { name: 'Variety of routes' }));
  const rows = panel.getAllByRole('listitem').map((row) => row.textContent);
  // (3 + 1)² / (3² + 1²) is 1.6.
  expect(rows).toEqual(['Leg 1: 1.6 different ways', 'Leg 2: 1 different way']);
});

test('a report that was stored before ways were counted opens without them', async () => {
  await openReport(({ legs: _, ...older }) => older);
  await screen.findByRole('region', { name: 'Where most happens' });
  expect(screen.queryByRole('region', { name: 'Variety of routes' })).toBeNull();
});
