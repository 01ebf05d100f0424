// A part of a race as a setup, by the seasons' own line-up. Not here: starting it; the host does that.

import type { RaceSetup } from '@api/shapes';
import type { MessageDescriptor } from '@i18n/messages';
import { gameOf } from '@season/games';
import { nextSetup } from '@season/line-up';
import type { SeasonGames, SeasonState } from '@season/types';
import type { CareerRound, PartOfRace, RacedSeason } from './rounds';

/** The setup of a part, or why it can't start. drivers: ids by seat. isGrid: they start in the order of `order`. */
export type PartSetup =
  | { ok: true; setup: RaceSetup; drivers: string[]; order: string[]; isGrid: boolean }
  | { ok: false; trouble: MessageDescriptor };

/** The setup of a part whose drivers are known; undefined before they are. */
export function setupOf(
  { state, view }: RacedSeason,
  games: SeasonGames,
  { number }: CareerRound,
  { part, drivers }: PartOfRace,
): PartSetup | undefined {
  if (drivers === undefined) return undefined;
  const here = part === 'race' ? state : partOf(state, number, drivers);
  const next = nextSetup(here, games, undefined);
  if (!next.ok) return next;
  const { setup, entrants } = next;
  const isGrid = part === 'race' && (view.next?.grid ?? null) !== null && gameOf(games, setup.game)?.givenGrid != null;
  return { ok: true, setup, drivers: entrants.map(({ driver }) => driver), order: [...drivers], isGrid };
}

/** A heat or final as a season of one race among its drivers. */
function partOf(state: SeasonState, number: number, drivers: readonly string[]): SeasonState {
  const { plan } = state;
  const rounds = plan.rounds.filter(({ id }) => id === String(number));
  const own = drivers.flatMap((driver) => plan.drivers.find(({ id }) => id === driver) ?? []);
  return { ...state, plan: { ...plan, drivers: own, rounds }, races: [] };
}
