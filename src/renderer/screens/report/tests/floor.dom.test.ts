// The report of a game whose circuits are floors: what its colours show, and the squares where most happens. Not here: the floor's
// picture, which needs a layout.

import { value } from '@api/tests/granted';
import type { RaceFacts } from '@balance/facts';
import { reportOf } from '@balance/report';
import { addRace, newTally } from '@balance/tally';
import type { Json } from '@core/contract';
import { drawFrom, seedRng } from '@core/rng';
import { games } from '@games/registry';
import { Gate } from '@host/circuits/tests/report-gate';
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../tests/page';
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
});

test('the list and the unit follow the colours', async () => {
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
  store(it, kept, reportOf(tally));
  const { user } = await openPage(it, { at: `/workshop/${kept.kept}/report` });
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
