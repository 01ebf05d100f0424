// The table that this host opens for its network. Not for: the network itself (network.ts).

import type { Handlers } from '@api/session';
import { granted, refuse } from '../faults';
import { noNetwork } from './network';

type PartyHandlers = Pick<
  Handlers,
  | 'party.state'
  | 'party.open'
  | 'party.close'
  | 'party.newCode'
  | 'party.change'
  | 'party.seat'
  | 'party.admit'
  | 'party.kick'
  | 'party.nudge'
  | 'party.start'
  | 'party.lobby'
  | 'party.handCode'
  | 'party.join'
  | 'party.take'
  | 'party.rename'
  | 'party.ready'
  | 'party.leave'
  | 'party.say'
  | 'party.ping'
>;

/** The handlers of a host without a network: there is never a party. */
export function partyHandlers(): PartyHandlers {
  const noParty = () => refuse('not-found', 'There is no party here any more.');
  return {
    'party.state': () => granted(null),
    'party.open': noNetwork,
    'party.close': noParty,
    'party.newCode': noParty,
    'party.change': noParty,
    'party.seat': noParty,
    'party.admit': noParty,
    'party.kick': noParty,
    'party.nudge': noParty,
    'party.start': noParty,
    'party.lobby': noParty,
    'party.handCode': noNetwork,
    'party.join': noParty,
    'party.take': noParty,
    'party.rename': noParty,
    'party.ready': noParty,
    'party.leave': noParty,
    'party.say': noParty,
    'party.ping': noParty,
  };
}
