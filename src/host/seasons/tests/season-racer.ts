// The program that season-kill.test.ts runs and kills: opens the given folder, where a season's race of AI drivers
// is at its last move, lets that move happen and reads the season's page. Lines on stdout: 'ready', 'finished'
// when the end of the race was reported, 'page' with what the page shows. Arguments: folder, then when the power fails: a
// moment of the last move's commit, or after one of these lines. Not here: anything else; only that test uses it.

import { writeSync } from 'node:fs';
import { createInlineBotRunner } from '@ai/inline';
import { openStore } from '@store/open';
import { createHost } from '../../host';
import { type Moment, powerGoes, withPowerCut } from '../../tests/power-cut';
import { clientOf, GAMES, ok, toTheGrid } from './season-grid';

const [dir = '', when = ''] = process.argv.slice(2);
const opened = await openStore({ dir });
if (!opened.ok) throw opened.trouble;
const host = createHost({
  store: withPowerCut(opened.store, 1, when as Moment),
  botRunner: createInlineBotRunner(),
  games: GAMES,
  version: '0',
  shell: 'test',
});
const client = clientOf(host);
client.on('match.update', ({ finished }) => {
  if (!finished) return;
  // A pushed update is an acknowledgement: only what is on disk is pushed.
  writeSync(1, 'finished\n');
  if (when === 'told') powerGoes();
  void page();
});
const season = await toTheGrid(client, () => writeSync(1, 'ready\n'));

async function page(): Promise<void> {
  const { rounds } = await ok(client.call('seasons.get', { season }));
  writeSync(1, `page ${JSON.stringify(rounds[0]?.results)}\n`);
  powerGoes();
}

// Keeps running until it is killed.
setInterval(() => {}, 1000);
