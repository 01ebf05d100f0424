// A season of short Heat races among AI drivers only, used by season-kill.test.ts and its program.

import { createClient } from '@api/client';
import type { Reply } from '@api/contract';
import { memoryPair } from '@api/links/memory';
import type { SeasonPlan } from '@api/season';
import { serve } from '@api/serve';
import type { Client, Service } from '@api/session';
import { heat } from '@games/heat';

export const GAMES = { heat };

export const PLAN: SeasonPlan = {
  name: 'Sprint Cup',
  preset: null,
  drivers: (['red', 'blue', 'green'] as const).map((colour) => {
    return { id: colour, name: colour.toUpperCase(), colour, driver: { kind: 'ai', level: 'random' }, team: null };
  }),
  teams: [],
  rounds: ['usa', 'italy'].map((circuit) => {
    return { id: circuit, game: 'heat', circuit, options: { laps: 1 }, clock: 0, series: false };
  }),
  rules: { points: { kind: 'own' }, drop: 0, grid: 'random', ties: [], fillIn: null, missed: 'none' },
};

/** A window of this host. */
export function clientOf(host: Service): Client {
  return createClient(() => {
    const [near, far] = memoryPair();
    let at = 0;
    serve(far, 'owner', host, { now: () => (at += 1000) });
    return near;
  });
}

/** The value of a reply that must be granted. */
export async function ok<T>(reply: Promise<Reply<T>>): Promise<T> {
  const got = await reply;
  if (!got.ok) throw new Error(got.fault.said.id);
  return got.value;
}

/** Starts or resumes the season's next race and watches it. ready: called just before. */
export async function toTheGrid(client: Client, ready: () => void): Promise<string> {
  const [first] = await ok(client.call('seasons.list', {}));
  const season = first?.season ?? '';
  const { match } = await ok(client.call('seasons.start', { season }));
  ready();
  await ok(client.call('match.watch', { match }));
  return season;
}
