// A tournament over a real host for the tests of its pages, and what all of them look for. For tests of this screen only.

import type { Party as PartyNow } from '@api/party';
import type { SeasonDriver, SeasonTournament } from '@api/season';
import { value } from '@api/tests/granted';
import type { TournamentView } from '@api/tournament/commands';
import { COLOURS } from '@core/contract';
import { type Guest, LAN, openTable, type Party, YOU } from '@host/tests/party';
import { screen } from '@testing-library/dom';
import { openHost, openPage, type Page } from '../../../tests/page';
import { settled, setupOf } from '../../../tests/race';

/** A host, its window without a page, its party, and the tournament's id. */
export interface AtTournament {
  it: Party;
  me: Guest;
  party: PartyNow;
  season: string;
}

/** isHosted: the party is the tournament's. */
interface Change {
  isHosted?: boolean;
  format?: SeasonTournament['format'];
}

/** A host with an open party, and a tournament of eight drivers at two tables. names: people at their own screens. */
export async function withTournament(
  names: readonly string[],
  { isHosted = true, format = { kind: 'heats' } }: Change = {},
): Promise<AtTournament> {
  const it = await openHost();
  const me = it.join();
  const party = await openTable(me, setupOf('heat', { names: ['Marta', 'Ada'], drivers: [YOU, LAN] }));
  const drivers = Array.from({ length: 8 }, (_, at): SeasonDriver => {
    const name = names[at];
    const driver = name === undefined ? ({ kind: 'ai', level: 'easy' } as const) : name === 'Marta' ? YOU : LAN;
    return { id: `d${at}`, name: name ?? `Robot ${at}`, colour: COLOURS[at % COLOURS.length]!, driver, team: null };
  });
  const { season } = await value(
    me.client.call('tournaments.create', {
      plan: {
        ...{ name: 'Friday Cup', preset: null, drivers, teams: [] },
        rounds: [{ id: 'r1', game: 'heat', circuit: 'usa', options: { laps: 1 }, clock: 0, series: false }],
        rules: { points: { kind: 'own' }, drop: 0, ties: [], missed: 'none', fillIn: 'easy', grid: 'random' },
        tournament: {
          ...{ format, tableSize: 4, turns: 'table', withdrawn: [], late: [], voided: [] },
        },
      },
    }),
  );
  if (isHosted) await value(me.client.call('tournaments.host', { season }));
  return { it, me, party, season };
}

export const seen = ({ me, season }: AtTournament): Promise<TournamentView> =>
  value(me.client.call('tournaments.get', { season }));

/** Calls what can race, or these tables, and AI drivers race it to the end. minutes: how long it takes. */
export async function raceStage(
  at: AtTournament,
  { rounds, minutes = 0 }: { rounds?: string[]; minutes?: number } = {},
): Promise<TournamentView> {
  await value(at.me.client.call('tournaments.call', { season: at.season, ...(rounds && { rounds }) }));
  at.it.clock.pass(0);
  at.it.clock.pass(minutes * 60_000);
  for (let tries = 0; tries < 2000; tries++) {
    await at.it.rest();
    const view = await seen(at);
    if (view.stages.every(({ tables }) => tables.every(({ state }) => state !== 'racing'))) return view;
  }
  throw new Error('the races come to no end');
}

export const atPage = ({ it, season }: AtTournament): Promise<Page> =>
  openPage(it, { at: `/tournaments/${season}`, settings: { name: 'Marta' } });
export const card = (name: string): Promise<HTMLElement> => screen.findByRole('article', { name });
export const button = (name: string | RegExp): Promise<HTMLElement> => screen.findByRole('button', { name });
export const isOff = (element: HTMLElement): boolean => element.getAttribute('aria-disabled') === 'true';

export async function press({ user }: Page, key: string): Promise<void> {
  await settled();
  await user.keyboard(key);
}
