// Seasons and races that a test needs before it begins, made by commands to the host, without a page.

import type { GameCard } from '@api/contract';
import type { SeasonPlan, SeasonView } from '@api/season';
import { connect, type RawClient, value } from './raw-client';

export { AI, DASH, lapOf, OF_EVERY_GAME, planOf, type ShortRound } from '@host/tests/short-races';

/** How often to check whether a race is over, ms. */
const LOOK = 50;

/** A game's default options, as in setup. */
export function usualOptions({ options }: GameCard): Record<string, GameCard['options'][number]['default']> {
  return Object.fromEntries(options.map((option) => [option.id, option.default]));
}

/** Plans a season that only AI drivers drive, and races this many of its rounds. Returns its id. */
export async function raced({ client, newest }: RawClient, plan: SeasonPlan, rounds: number): Promise<string> {
  const { season } = value(await client.call('seasons.create', { plan }));
  for (let round = 0; round < rounds; round += 1) {
    const { match } = value(await client.call('seasons.start', { season }));
    value(await client.call('match.watch', { match }));
    while (newest().match !== match || !newest().finished) await new Promise((done) => setTimeout(done, LOOK));
  }
  return season;
}

/** Starts and watches a race of Havoc between two people at one screen, with these options. Returns the race's id. */
export async function startHavoc(
  { client }: RawClient,
  options: Readonly<Record<string, number>>,
  seed: string,
): Promise<string> {
  const seats = [
    { name: 'Marta', colour: 'red', driver: { kind: 'you' } },
    { name: 'Bartholomew the Second', colour: 'black', driver: { kind: 'hotseat' } },
  ] as const;
  const setup = { game: 'havoc', circuit: 'havoc-speedway', options, seats: [...seats], clock: 0, seed };
  const { match } = value(await client.call('matches.create', setup));
  value(await client.call('match.watch', { match }));
  return match;
}

/** Fetches a season's current state from the host, over its own connection. */
export async function seasonAt(url: string, season: string): Promise<SeasonView> {
  const { client } = await connect(url);
  const view = value(await client.call('seasons.get', { season }));
  client.close();
  return view;
}
