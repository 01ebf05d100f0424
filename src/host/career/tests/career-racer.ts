// The program that career-kill.test.ts runs and kills: goes on with the career in the given folder, by script, for three seasons. Lines
// on stdout: 'raced' with season, race and points once a page has shown them, 'over' at the end. Arguments: folder, at which commit
// the power fails, counted from the start, and whether before or after it. Not here: anything else; only that test uses it.

import { writeSync } from 'node:fs';
import { createInlineBotRunner } from '@ai/inline';
import { openStore } from '@store/open';
import type { Store } from '@store/store';
import { createHost } from '../../host';
import { clientOf, ok } from '../../seasons/tests/season-grid';
import { powerGoes } from '../../tests/power-cut';
import { NEW } from './scripted';
import { straws } from './straws';

const SEASONS = 3;
const [dir = '', commit = '0', when = 'before'] = process.argv.slice(2);
const opened = await openStore({ dir });
if (!opened.ok) throw opened.trouble;
const SIX = straws(6);
const store = withCut(opened.store, Number(commit));
const bots = createInlineBotRunner();
const games = { [SIX.id]: SIX };
// Straws is not in the registry, so its drivers answer here.
const botRunner = { ...bots, decide: async () => ({ action: { type: 'draw', straw: 50 }, ms: 0 }) };
const host = createHost({ store, botRunner, games, version: '0', shell: 'test' });
const client = clientOf(host);
await drive();
writeSync(1, 'over\n');
host.close();
opened.store.close();
process.exit(0);

/** Every commit of a career or a race counts. */
function withCut(whole: Store, at: number): Store {
  let commits = 0;
  function counted<A extends unknown[], R>(work: (...given: A) => R): (...given: A) => R {
    return (...given) => {
      commits += 1;
      if (commits === at && when === 'before') powerGoes();
      const done = work(...given);
      if (commits === at) powerGoes();
      return done;
    };
  }
  const { saves, careers } = whole;
  return {
    ...whole,
    saves: { ...saves, create: counted(saves.create), append: counted(saves.append) },
    careers: { ...careers, keep: counted(careers.keep), keepRace: counted(careers.keepRace) },
  };
}

async function drive(): Promise<void> {
  const [known] = await ok(client.call('careers.list', {}));
  const career = known?.career ?? (await ok(client.call('careers.create', { ...NEW, games: [SIX.id] }))).career;
  for (;;) {
    const view = await ok(client.call('careers.get', { career }));
    const { season, state, standings, objectives } = view.now;
    if (state === 'over' && season === SEASONS) return;
    const own = standings.find(({ driver }) => driver === 'you')?.races.flatMap((race) => race?.points ?? []) ?? [];
    writeSync(1, `raced ${JSON.stringify([season, own, objectives.length])}\n`);
    if (state === 'over') await ok(client.call('careers.next', { career }));
    else if (state === 'objectives') {
      await ok(client.call('careers.objectives', { career, objectives: view.offers.slice(0, 3).map(({ id }) => id) }));
    } else await race(career);
  }
}

/** Drives the next race, or the rest of a half-driven one. */
async function race(career: string): Promise<void> {
  const { match } = await ok(client.call('careers.start', { career }));
  let update = await ok(client.call('match.watch', { match }));
  client.on('match.update', (newer) => {
    if (newer.match === match) update = newer;
  });
  while (!update.finished) {
    const ask = update.asks.find(({ seat, committed }) => !committed && update.mine.includes(seat));
    if (ask === undefined) await new Promise((resolve) => setImmediate(resolve));
    else await ok(client.call('match.act', { match, ask: ask.id, action: { type: 'draw', straw: 90 } }));
  }
}
