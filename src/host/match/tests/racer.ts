// The program that kill.test.ts runs and kills: it races in the given folder and reports each acknowledged step,
// one line per step on stdout: race, step, hash. Arguments: the folder, then the commit at which the power fails, counted
// from the start, and the moment. Not here: anything else; only that test uses it.

import { writeSync } from 'node:fs';
import { createInlineBotRunner } from '@ai/inline';
import { createClient } from '@api/client';
import type { MatchUpdate } from '@api/contract';
import { memoryPair } from '@api/links/memory';
import { serve } from '@api/serve';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { games } from '@games/registry';
import { openStore } from '@store/open';
import { createHost } from '../../host';
import { type Moment, withPowerCut } from '../../tests/power-cut';
import { resume } from '../resume';

const [dir = '', commit = '', moment] = process.argv.slice(2);
const game = games.heat;
const opened = await openStore({ dir });
if (!opened.ok || game === undefined) throw new Error(opened.ok ? 'no game' : opened.trouble.message);
const { store } = opened;
const cut = withPowerCut(store, Number(commit), moment as Moment);
const host = createHost({ store: cut, botRunner: createInlineBotRunner(), games, version: '0', shell: 'test' });
const client = createClient(() => {
  const [near, far] = memoryPair();
  let at = 0;
  const now = () => {
    at += 1000;
    return at;
  };
  serve(far, 'owner', host, { now });
  return near;
});
const draw = drawOf(seedRng(`${commit} ${moment}`));

// A pushed update is an acknowledgement: only what is on disk is pushed. The hash is read from the disk now.
client.on('match.update', (update) => {
  writeSync(1, `${update.match} ${update.step} ${store.saves.lastMove(update.match)?.hash}\n`);
  if (update.finished) void start();
  else act(update);
});
await start();

async function start(): Promise<void> {
  const races = await client.call('matches.list', {});
  const open = races.ok ? races.value.find((race) => race.status === 'open') : undefined;
  const match = open?.match ?? (await create());
  const update = await client.call('match.watch', { match });
  if (!update.ok) throw new Error(update.fault.said.id);
  act(update.value);
}

async function create(): Promise<string> {
  const drivers = [{ kind: 'you' }, { kind: 'ai', level: 'random' }, { kind: 'ai', level: 'random' }] as const;
  const seats = drivers.map((driver, seat) => ({
    name: `Driver ${seat}`,
    colour: game?.colours[seat] ?? 'red',
    driver,
  }));
  const made = await client.call('matches.create', { game: 'heat', circuit: 'italy', options: {}, seats, clock: 0 });
  if (!made.ok) throw new Error(made.fault.said.id);
  return made.value.match;
}

/** Plays for the person: any legal answer. */
function act(update: MatchUpdate): void {
  const decision = update.asks.find((one) => one.seat === update.viewer && !one.committed);
  const head = store.saves.head(update.match);
  if (decision === undefined || head === undefined) return;
  const back = resume(store.saves, games, head);
  if (!back.ok) throw new Error(back.trouble.id);
  const input = { match: update.match, ask: decision.id, action: back.game.sample(back.state, decision, draw) };
  void client.call('match.act', input);
}
