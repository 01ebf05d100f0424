// Seasons and races that a test needs before it begins, made without a page: planned by command, raced by AI drivers alone.

import type { GameCard } from '@api/contract';
import type { SeasonPlan, SeasonView } from '@api/season';
import { connect, type RawClient, value } from './raw-client';

export { AI, DASH, lapOf, OF_EVERY_GAME, planOf, type ShortRound } from '@host/tests/short-races';

/** ms between two checks whether a race is over. */
const LOOK = 50;

/** A game's default options, as in setup. */
export function usualOptions({ options }: GameCard): Record<string, GameCard['options'][number]['default']> {
  return Object.fromEntries(options.map((option) => [option.id, option.default]));
}

/** Plans a season, and races this many rounds of it if AI drivers drive everyone. Returns its id. */
export async function raced({ client, newest }: RawClient, plan: SeasonPlan, rounds: number): Promise<string> {
  const { season } = value(await client.call('seasons.create', { plan }));
  for (let round = 0; round < rounds; round += 1) {
    const { match } = value(await client.call('seasons.start', { season }));
    value(await client.call('match.watch', { match }));
    while (newest().match !== match || !newest().finished) await new Promise((done) => setTimeout(done, LOOK));
  }
  return season;
}

/** Starts and watches a short race of Havoc of two people at one screen with these options. Returns the race. */
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

/** A season as the host has it now, over a connection of its own. */
export async function seasonAt(url: string, season: string): Promise<SeasonView> {
  const { client } = await connect(url);
  const view = value(await client.call('seasons.get', { season }));
  client.close();
  return view;
}
