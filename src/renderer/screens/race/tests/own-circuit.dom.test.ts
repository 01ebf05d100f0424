// A race on a circuit that a player made, as a page shows it that has never met the circuit. Not here: how its board looks.

import type { RaceSetup } from '@api/contract';
import { value } from '@api/tests/granted';
import { drawFrom, seedRng } from '@core/rng';
import { games } from '@games/registry';
import { waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../tests/page';
import { answerProposed, dashboard, setupOf } from '../../../tests/race';

/** Opens a page on a new race on a drawn circuit, and waits until it asks the person and names the circuit. */
async function openDrawn(game: string, options: RaceSetup['options']): Promise<void> {
  const it = await openHost();
  const me = it.join();
  const rng = seedRng('a road of our own');
  const workshop = games[game]!.workshop!;
  const source = workshop.draw({ length: 'short', character: 'mixed' }, (bound) => drawFrom(rng, bound));
  const { id = '' } = workshop.read(source);
  const { name } = source as { name: string };
  const setup: RaceSetup = { ...setupOf(game, { options }), circuit: id, source };
  const { match } = await value(me.client.call('matches.create', setup));
  await openPage(it, { at: `/race/${match}` });
  await dashboard();
  await waitFor(() => expect(document.querySelector('#race-side')?.textContent).toContain(name));
}

test.each([
  ['heat', { laps: 1 }],
  ['waddington', { laps: 3 }],
  ['formula-d', { laps: 1 }],
])('the page learns a circuit of %s, names it, and the race can be driven', async (game, options) => {
  await openDrawn(game, options);
  await answerProposed();
  await dashboard();
});

test('the page learns a course of roborally and names it', () => openDrawn('roborally', {}));
