// Seasons for the file tests: one Paddock's season, its file, and what another Paddock stores of it.

import path from 'node:path';
import type { SeasonPlan, SeasonView } from '@api/season';
import { value } from '@api/tests/granted';
import { COLOURS } from '@core/contract';
import { derby } from '@core/tests/toy';
import { heat } from '@games/heat';
import Sqlite from 'better-sqlite3';
import { bot, type Party } from '../../tests/party';

export const GAMES = { heat, derby };

/** Three AI drivers, two of them a team, on these circuits. */
export function cup(game: string, circuits: readonly string[], options: Record<string, number>): SeasonPlan {
  return {
    name: 'Winter cup',
    preset: null,
    drivers: ['Ada', 'Marta', 'Tomas'].map((name, i) => {
      const team = i < 2 ? 'reds' : null;
      return { id: name.toLowerCase(), name, colour: COLOURS[i]!, driver: bot('random'), team };
    }),
    teams: [{ id: 'reds', name: 'Reds' }],
    rounds: circuits.map((circuit, i) => ({ id: `round-${i + 1}`, game, circuit, options, clock: 0, series: false })),
    rules: { points: { kind: 'own' }, drop: 0, grid: 'reversed', ties: ['countback'], fillIn: null, missed: 'none' },
  };
}

/** A season with two races run and a point taken off Marta, with its file. */
export async function racedSeason(here: Party, plan: SeasonPlan): Promise<{ text: string; page: SeasonView }> {
  const owner = here.join();
  const { season } = await value(owner.client.call('seasons.create', { plan }));
  for (let i = 0; i < 2; i++) {
    const { match } = await value(owner.client.call('seasons.start', { season }));
    await value(owner.client.call('match.watch', { match }));
    while (here.store.saves.head(match)?.status === 'open') await here.rest();
    here.clock.pass(60_000);
  }
  const fix = { season, round: 'round-1', driver: 'marta', points: -1, out: false, reason: 'Cut a corner' };
  const page = await value(owner.client.call('seasons.correct', fix));
  const { text } = await value(owner.client.call('seasons.export', { season, as: 'file' }));
  return { text, page };
}

/** The rows of every table that files could reach. */
export function kept(it: Party): unknown {
  const handle = new Sqlite(path.join(it.dir, 'paddock.db'), { readonly: true });
  const tables = ['races', 'moves', 'starts', 'snapshots', 'results', 'entries', 'films', 'forks', 'bests'];
  const more = ['seasons', 'season_races', 'season_changes'];
  const rows = [...tables, ...more].map((table) => handle.prepare(`SELECT count(*) FROM ${table}`).pluck().get());
  handle.close();
  return rows;
}
