// What can be won in a career: trophies, liveries and patterns, all of them only for show. Not here: which objective pays which
// (draw.ts), which liveries and patterns there are (drivers/worn.ts), or drawing them (ui/art/worn).

import type { Cosmetic, LeagueId } from '@api/career/commands';
import { PRIZE_LIVERIES, PRIZE_PATTERNS } from '@drivers/worn';
import type { MessageDescriptor } from '@i18n/messages';
import { message } from '@season/messages';
import { LEAGUE_ORDER } from './leagues';
import type { Reward } from './types';

/** Trophies that objectives pay. */
export const TROPHIES = ['iron', 'lantern', 'compass', 'anchor', 'anvil', 'owl'] as const;
const METALS = ['gold', 'silver', 'bronze'] as const;

/** Everything that objectives pay. */
export const REWARDS: readonly Reward[] = [
  ...PRIZE_LIVERIES.map((id) => ({ kind: 'livery', id }) as const),
  ...PRIZE_PATTERNS.map((id) => ({ kind: 'pattern', id }) as const),
  ...TROPHIES.map((id) => ({ kind: 'trophy', id }) as const),
];

/** Everything there is, a league's cups first. */
export const ALL_REWARDS: readonly Reward[] = [
  ...LEAGUE_ORDER.flatMap((league) => METALS.map((metal) => ({ kind: 'trophy', id: `${league}-${metal}` }) as const)),
  ...REWARDS,
];

/** The cup for a place in a league; undefined from fourth place on. */
export function cupFor(league: LeagueId, place: number): Reward | undefined {
  const metal = METALS[place - 1];
  return metal && { kind: 'trophy', id: `${league}-${metal}` };
}

/** A reward with its name. */
export function cosmeticOf({ kind, id }: Reward): Cosmetic {
  return { kind, id, said: rewardMessage({ kind, id }) };
}

export function isSame(one: Reward, other: Reward): boolean {
  return one.kind === other.kind && one.id === other.id;
}

/** A league's name. */
export function leagueMessage(league: LeagueId): MessageDescriptor {
  return message('career.league', { league });
}

function rewardMessage({ kind, id }: Reward): MessageDescriptor {
  if (kind === 'livery') return message('career.livery', { id });
  if (kind === 'pattern') return message('career.pattern', { id });
  const [league, metal] = id.split('-');
  const known = LEAGUE_ORDER.find((one) => one === league);
  return known === undefined || metal === undefined
    ? message('career.trophy', { id })
    : message('career.cup', { metal, league: leagueMessage(known) });
}
