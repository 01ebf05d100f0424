// Circuits that the host of a party sent to this page. They stay when the party is over, until the page is closed.
// Not here: the card that offers them (sent-circuit-card.tsx).

import type { PartyCircuit } from '@api/party';
import { toast } from '@ui/overlays/toasts';
import { create } from 'zustand';
import { t } from '../../text/app';
import { client, own, showRefusal, whereAway } from '../client';
import { exportCircuit } from '../files/circuit-file';

interface Sent {
  /** Newest first. */
  circuits: readonly PartyCircuit[];
  /** The circuits that the person has answered, by game and content. */
  answered: ReadonlySet<string>;
}

/** The circuits that were sent. */
export const useSentCircuits = create<Sent>(() => ({ circuits: [], answered: new Set() }));

/** Asks the host for what it sent so far, and again whenever it sends something. Returns the function that stops. */
export function followSentCircuits(): () => void {
  void fetchSentCircuits();
  return client.on('party.circuitSent', () => void fetchSentCircuits());
}

async function fetchSentCircuits(): Promise<void> {
  const reply = await client.call('party.circuits', {});
  if (!reply.ok) return;
  const keys = new Set(reply.value.map(keyOf));
  useSentCircuits.setState(({ circuits }) => ({
    circuits: [...reply.value, ...circuits.filter((one) => !keys.has(keyOf(one)))],
  }));
}

/** The newest circuit that the person has not answered yet. */
export function unanswered({ circuits, answered }: Sent): PartyCircuit | undefined {
  return circuits.find((one) => !answered.has(keyOf(one)));
}

/** The person wants nothing of it now; the workshop still offers it. */
export function answer(circuit: PartyCircuit): void {
  useSentCircuits.setState(({ answered }) => ({ answered: new Set([...answered, keyOf(circuit)]) }));
}

/** Keeps a circuit: in the workshop of this page's own app, or as a file in a browser, which has no workshop. */
export async function keepSent(circuit: PartyCircuit): Promise<void> {
  answer(circuit);
  if (whereAway() === undefined) return exportCircuit(circuit);
  const reply = await own.call('circuits.save', { source: circuit.source as never });
  if (reply.ok) toast('good', t('sent.kept', { name: reply.value.name }));
  else await showRefusal(reply.fault);
}

function keyOf({ game, circuit }: Pick<PartyCircuit, 'game' | 'circuit'>): string {
  return `${game}/${circuit}`;
}
