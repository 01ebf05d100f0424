// The program that handing-kill.test.ts runs: opens the given folder and continues its season of Heat, race after
// race among AI drivers, until the season is over or it kills itself: a SIGKILL at an exact commit, which a real power cut
// could not choose. Arguments: folder, then the commit's race (0-based), its step, and 'before' or 'after'; without them it
// runs to the end. Not here: anything else; only that test uses it.

import type { BotRunner, Question } from '@ai/bot-runner';
import { answer } from '@ai/bots';
import type { Json, RaceState } from '@core/contract';
import { findDecision, step } from '@core/engine';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { heat } from '@games/heat';
import { openStore } from '@store/open';
import type { Store } from '@store/store';
import { createHost } from '../../host';
import { clientOf, ok, toTheGrid } from './season-grid';

const [dir = '', race, at, when] = process.argv.slice(2);
const opened = await openStore({ dir });
if (!opened.ok) throw opened.trouble;
const { store } = opened;
const started = () => store.seasons.races('cup').length;

/** The store, except for the one commit at which the power fails. */
function withPowerCut({ saves, ...rest }: Store): Store {
  const cut = (id: string, committed: number, commit: () => void) => {
    const isDue = race !== undefined && id === idOf(Number(race)) && committed === Number(at);
    if (isDue && when === 'before') process.kill(process.pid, 'SIGKILL');
    commit();
    if (isDue) process.kill(process.pid, 'SIGKILL');
  };
  return {
    ...rest,
    saves: {
      ...saves,
      create: (made) => cut(made.id, 0, () => saves.create(made)),
      append: (id, move) => cut(id, move.step, () => saves.append(id, move)),
    },
  };
}

function idOf(nth: number): string {
  return `race-${nth}`;
}

/** The state without sealed answers: a driver then decides the same whether the others have answered or not. */
function unlocked(state: RaceState, decision: number): RaceState {
  let before = state;
  for (const other of state.asks) {
    if (other.id === decision || !other.committed) continue;
    const turn = step(heat, before as never, {
      ask: other.id,
      seat: other.seat,
      action: { type: 'unlock' },
      by: 'player',
    });
    if (!turn.ok) throw new Error(turn.violation.code);
    before = turn.value.state;
  }
  return before;
}

/** Equal questions get equal answers, however many steps others have made since. */
const botRunner: BotRunner = {
  async decide({ state, ask: id, bot, seed }: Question) {
    const open = unlocked(state, id);
    const decision = findDecision(open, id);
    if (decision === undefined) throw new Error('nobody asks that');
    const [own = ''] = seed.split('/');
    const action = answer(heat, open as never, decision as never, bot, drawOf(seedRng(`${own}/${id}`)));
    return { action: action as Json, ms: 0 };
  },
  hint: () => Promise.reject(new Error('nobody asks for hints here')),
  close: async () => {},
};

const host = createHost({
  store: withPowerCut(store),
  botRunner,
  games: { heat },
  version: '0',
  shell: 'test',
  newId: () => idOf(started()),
  newSeed: () => `seed of ${started()}`,
  draw: () => 0,
});
const client = clientOf(host);
client.on('match.update', ({ finished }) => {
  if (finished) setImmediate(() => void goOn());
});

async function goOn(): Promise<void> {
  const { next } = await ok(client.call('seasons.get', { season: 'cup' }));
  if (next !== null) {
    await toTheGrid(client, () => {});
    return;
  }
  host.close();
  store.close();
  process.exit(0);
}
await goOn();
// Keeps running until the season is over, or the power fails.
setInterval(() => {}, 1000);
