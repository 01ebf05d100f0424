// What a party lays over the screens now and then: loaded when it is first needed, so that pages without a party do not pay for it.
// Not here: the strips themselves (party-banner.tsx, sent-circuit-card.tsx).

import { lazy, type ReactElement, Suspense, useEffect, useState } from 'react';
import { client } from '../client';
import { screen } from '../language';
import { useParty } from './party';

const PartyBanner = lazy(async () => ({ default: (await import('./party-banner')).PartyBanner }));
const SentCircuitCard = lazy(async () => ({ default: (await import('./sent-circuit-card')).SentCircuitCard }));
const TournamentCall = screen(
  ['tournament', 'tv'],
  async () => (await import('../../screens/tournament/call/call')).TournamentCall,
);

/** On every page at a party with a tournament: the call to a table. */
export function TournamentStrip(): ReactElement {
  const hasTournament = useParty((s) => s.party !== null && s.party.tournament !== null);
  return <Suspense>{hasTournament && <TournamentCall />}</Suspense>;
}

/** On the host's own windows: the strip that says which party is open. */
export function OpenPartyStrip(): ReactElement {
  const isOpen = useParty((s) => s.party !== null);
  return <Suspense>{isOpen && <PartyBanner />}</Suspense>;
}

/** On a guest's page: the card of a circuit that the host sent. Few hosts send any. */
export function SentCircuitStrip(): ReactElement {
  const isInside = useParty((s) => s.party !== null);
  const [hasCircuits, setHasCircuits] = useState(false);
  useEffect(() => client.on('party.circuitSent', () => setHasCircuits(true)), []);
  return <Suspense>{isInside && hasCircuits && <SentCircuitCard />}</Suspense>;
}
