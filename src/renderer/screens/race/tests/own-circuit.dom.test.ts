// A race on a circuit that a player made, as a page shows it that has never met the circuit. Not here: how its board looks.

import type { RaceSetup } from '@api/contract';
import { value } from '@api/tests/granted';
import { drawFrom, seedRng } from '@core/rng';
import { games } from '@games/registry';
import { waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../tests/page';
import { answerProposed, dashboard, setupOf } from '../../../tests/race';

test.each([
  ['heat', 1],
  ['waddington', 3],
  ['formula-d', 1],
])('the page learns a circuit of %s, names it, and the race can be driven', async (game, laps) => {
  const it = await openHost();
  const me = it.join();
  const rng = seedRng('a road of our own');
  const workshop = games[game]!.workshop!;
  const source = workshop.draw({ length: 'short', character: 'mixed' }, (bound) => drawFrom(rng, bound));
  const { id = '' } = workshop.read(source);
  const { name } = source as { name: string };
  const setup: RaceSetup = { ...setupOf(game, { options: { laps } }), circuit: id, source };
  const { match } = await value(me.client.call('matches.create', setup));
  await openPage(it, { at: `/race/${match}` });
  await dashboard();
  await waitFor(() => expect(document.querySelector('#race-side')?.textContent).toContain(name));
  await answerProposed();
  await dashboard();
});
