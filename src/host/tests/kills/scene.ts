// The program that scenes-kill.test.ts runs: plays one scene in the given folder, prints what was acknowledged, one line
// each, and ends at a disk step. Arguments: scene, folder, step (0: plays to the end and prints the number of steps), and
// what the scene needs. Not here: anything else; only that test uses it.

import { readFileSync, writeSync } from 'node:fs';
import type { BotRunner } from '@ai/bot-runner';
import { answer } from '@ai/bots';
import type { Json } from '@core/contract';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { derby } from '@core/tests/toy';
import { openStore } from '@store/open';
import type { Store } from '@store/store';
import { toyMove, toyRace } from '@store/tests/toy-race';
import { type Clock, systemClock } from '../../clock';
import { createHost, type Host } from '../../host';
import { clientOf, ok, toTheGrid } from '../../seasons/tests/season-grid';
import { countFrom, stepsCounted, watchDisk } from './disk-steps';

const [scene = '', dir = '', at = '', given = ''] = process.argv.slice(2);
/** Moves that are saved while a copy is made. */
const MOVES = 12;
/** Updates of the next race after which it counts as running. */
const UPDATES = 4;

/** The derby is not in the list of games. */
const botRunner: BotRunner = {
  async decide({ state, ask: id, bot, seed }) {
    const decision = state.asks.find((open) => open.id === id);
    if (decision === undefined) throw new Error('nobody asks that');
    return { action: answer(derby, state as never, decision as never, bot, drawOf(seedRng(seed))) as Json, ms: 0 };
  },
  hint: () => Promise.reject(new Error('nobody asks for hints here')),
  close: async () => {},
};

const SCENES: Readonly<Record<string, (store: Store) => Promise<void>>> = {
  'change-over': changeOver,
  import: bringIn,
  restore,
  copy,
  review,
  pack,
  migration: async () => acknowledged('open'),
};

watchDisk();
if (scene === 'migration') countFrom(Number(at));
const opened = await openStore({ dir });
if (!opened.ok) throw opened.trouble;
if (scene !== 'migration' && scene !== 'change-over') countFrom(Number(at));
await SCENES[scene]?.(opened.store);
const steps = stepsCounted();
opened.store.close();
acknowledged(`over ${steps}`);
process.exit(0);

function acknowledged(what: string): void {
  writeSync(1, `${what}\n`);
}

function hostOf(store: Store, clock: Clock = systemClock): Host {
  return createHost({ store, botRunner, games: { derby }, version: '0', shell: 'test', clock });
}

/** A clock whose timers don't wait. */
const QUICK: Clock = { ...systemClock, setTimer: (_, run) => systemClock.setTimer(0, run) };

/** The last move of a round, its results, and the first moves of the next round's race. */
async function changeOver(store: Store): Promise<void> {
  const { saves } = store;
  const append: Store['saves']['append'] = (id, move) => {
    if (move.finish !== undefined && stepsCounted() === 0) countFrom(Number(at));
    saves.append(id, move);
  };
  const host = hostOf({ ...store, saves: { ...saves, append } });
  const client = clientOf(host);
  let left = UPDATES;
  let ended: string | undefined;
  await new Promise<void>((over) => {
    client.on('match.update', ({ finished, match }) => {
      if (ended === undefined && finished) {
        ended = match;
        acknowledged(`finished ${match}`);
        void toTheGrid(client, () => acknowledged('started'));
      } else if (ended !== undefined && match !== ended) {
        left -= 1;
        if (left === 0 || finished) over();
      }
    });
    void toTheGrid(client, () => {});
  });
  host.close();
}

async function bringIn(store: Store): Promise<void> {
  const host = hostOf(store);
  await ok(clientOf(host).call('files.import', { text: readFileSync(given, 'utf8') }));
  acknowledged('brought in');
  host.close();
}

async function restore(store: Store): Promise<void> {
  store.saves.create(toyRace('later'));
  acknowledged('later');
  await store.restoreCopy(store.copies().copies[0]?.name ?? '');
  acknowledged('restored');
  store.saves.create(toyRace('afterwards'));
  acknowledged('afterwards');
}

async function copy(store: Store): Promise<void> {
  store.saves.create(toyRace('open'));
  acknowledged('0');
  const copied = store.copyNow();
  for (let step = 1; step <= MOVES; step++) {
    store.saves.append('open', toyMove(step));
    acknowledged(`${step}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await copied;
  acknowledged('copied');
}

/** Packs every finished race, rewrites the database, and saves another race. */
async function pack(store: Store): Promise<void> {
  const { bytes } = store.copies();
  const host = hostOf(store, QUICK);
  // Asking in these two ways is no disk step.
  while (store.packs.left() > 0 || store.copies().bytes > bytes / 2)
    await new Promise((resolve) => setImmediate(resolve));
  acknowledged('packed');
  host.close();
  store.saves.create(toyRace('afterwards'));
  acknowledged('afterwards');
}

async function review(store: Store): Promise<void> {
  const host = hostOf(store);
  const client = clientOf(host);
  await ok(client.call('review.make', { match: given }));
  for (let state = ''; state !== 'made'; ) {
    await new Promise((resolve) => setImmediate(resolve));
    ({ state } = await ok(client.call('review.get', { match: given })));
  }
  acknowledged('made');
  host.close();
}
