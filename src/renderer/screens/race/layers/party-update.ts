// What the layers of a party show of an update: nothing that changes with every action.

import type { MatchUpdate } from '@api/contract';

/** What a party's layer shows of an update. */
export type PartyUpdate = Pick<
  MatchUpdate,
  'match' | 'game' | 'circuit' | 'options' | 'clock' | 'seats' | 'asks' | 'paused' | 'finished'
>;

const NO_DECISIONS: PartyUpdate['asks'] = [];

/** Leaves out what changes with every action; decisions matter at a party alone. */
export function partyUpdate(update: MatchUpdate, isParty: boolean): PartyUpdate {
  const { match, game, circuit, options, clock, seats, asks: decisions, paused, finished } = update;
  return { match, game, circuit, options, clock, seats, asks: isParty ? decisions : NO_DECISIONS, paused, finished };
}
