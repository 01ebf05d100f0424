// The program that handing-kill.test.ts runs and kills: opens the folder it is given and goes on with its season of relays,
// race after race. Lines on stdout: 'ready', then 'over' once the end of a race was told. Not for: anything but that test.

import { writeSync } from 'node:fs';
import { answer } from '@ai/bots';
import type { Thinker } from '@ai/thinker';
import type { Json } from '@core/contract';
import { findAsk } from '@core/engine';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { relay } from '@core/tests/relay';
import { openStore } from '@store/open';
import { createHost } from '../host';
import { clientOf, toTheGrid } from './season-grid';

const [dir = ''] = process.argv.slice(2);
const opened = await openStore({ dir });
if (!opened.ok) throw opened.trouble;
const games = { relay };
const thinker: Thinker = {
  async decide({ state, ask: id, bot, seed }) {
    const ask = findAsk(state, id);
    if (ask === undefined) throw new Error('nobody asks that');
    return { action: answer(relay, state, ask, bot, drawOf(seedRng(seed))) as Json, ms: 0 };
  },
  close: async () => {},
};
const host = createHost({ store: opened.store, thinker, games, version: '0', shell: 'test' });
const client = clientOf(host);
client.on('match.update', ({ finished }) => {
  if (!finished) return;
  writeSync(1, 'over\n');
  setImmediate(() => void toTheGrid(client, () => {}).catch(() => {}));
});
await toTheGrid(client, () => writeSync(1, 'ready\n'));

// Stays until it is killed.
setInterval(() => {}, 1000);
