// Sends circuits of the workshop to the table of an open party. Not here: the circuit of the race, which every guest gets with it.

import type { Reply } from '@api/contract';
import { granted } from '../api-errors';
import { type Hosting, tell } from '../party/hosting';
import type { Member, OpenParty } from '../party/open-party';
import { keep, savedOf } from '../party/saved';
import { aboutOf } from './about';
import { noSuchCircuit } from './circuits';

/** A table keeps this many; the oldest goes. */
const MOST = 20;

/**
 * Sends a circuit to everybody who has joined, and keeps it for guests who come later, also after this host was cut off. The same content is
 * kept once.
 */
export function sendCircuit(hosting: Hosting, party: OpenParty, kept: string): Reply<{ guests: number }> {
  const stored = hosting.context.store.circuits.get(kept);
  if (stored === undefined) return noSuchCircuit();
  const { game, circuit, source } = stored;
  const { name } = aboutOf(source);
  const others = party.circuits.filter((one) => one.game !== game || one.circuit !== circuit);
  party.circuits = [{ from: party.hostName, game, circuit, name, source }, ...others].slice(0, MOST);
  keep(hosting.context, savedOf(party));
  const there = party.members.filter((member) => !member.knocking && member.session !== undefined);
  for (const member of there) tell(member, 'party.circuitSent', {});
  return granted({ guests: there.length });
}

/** Tells a guest who has just joined that circuits were sent before. */
export function offerCircuits(party: OpenParty, member: Member): void {
  if (party.circuits.length > 0 && !member.knocking) tell(member, 'party.circuitSent', {});
}
