// A tournament's page and its scene on a television, without a host's answers: their views are made by hand.
// Not here: the views (saved/tournaments.ts).

import type { Party } from '@api/party';
import type { TvParty } from '@api/tv/commands';
import { TipLayer } from '@ui/overlays/tooltip';
import { ScreenFrame } from '@ui/panels/screen-frame';
import { WhyLayer } from '@ui/why/why-layer';
import { type ReactElement, Suspense, use, useState } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { useParty } from '../renderer/app/party/party';
import { useApp } from '../renderer/app/store';
import { AppTopBar } from '../renderer/app/top-bar';
import { steadyNow } from '../renderer/app/use-now';
import { TournamentCall } from '../renderer/screens/tournament/call/call';
import { TournamentPage } from '../renderer/screens/tournament/tournament-page';
import { byOwnClock } from '../renderer/screens/tournament/use-tournament';
import { TvTournamentBody } from '../renderer/screens/tv/tournament/tv-tournament';
import tvStyles from '../renderer/screens/tv/tv.module.css';
import { greeted, openAt, SCREEN } from './app-at';
import { hallOf } from './saved/parties';
import { TOURNAMENT, type TournamentOptions, tournamentView } from './saved/tournaments';
import { Waiting } from './waiting';

/** Who looks at the page. called: a guest whose seat waits for them. alone: the host without a party. */
export type TournamentViewer = 'host' | 'guest' | 'called' | 'alone';

/** A story: the page. */
export function tournamentAt(viewer: TournamentViewer, options: TournamentOptions = {}) {
  return { parameters: SCREEN, render: () => <PageAt viewer={viewer} options={options} /> };
}

/** A story: a guest is called, on the whole screen. */
export function tournamentCallAt(options: TournamentOptions = {}) {
  return { parameters: SCREEN, render: () => <PageAt viewer="called" options={options} /> };
}

/** A story: the scene on a television. */
export function tvTournamentAt(options: TournamentOptions = {}) {
  return { parameters: SCREEN, render: () => <TvAt options={options} /> };
}

const { hook } = memoryLocation({ path: `/tournaments/${TOURNAMENT}` });

interface PageProps {
  viewer: TournamentViewer;
  options: TournamentOptions;
}

function PageAt(props: PageProps): ReactElement {
  const [ready] = useState(greeted);
  return (
    <Suspense fallback={<Waiting />}>
      <ReadyPage {...props} ready={ready} />
    </Suspense>
  );
}

function ReadyPage({ viewer, options, ready }: PageProps & { ready: Promise<void> }): ReactElement {
  use(ready);
  const [view] = useState(() => {
    openAt('/');
    useApp.setState({ role: viewer === 'guest' || viewer === 'called' ? 'guest' : 'owner' });
    useParty.setState({ party: viewer === 'alone' ? null : partyOf(viewer, options) });
    return byOwnClock(tournamentView(options), steadyNow());
  });
  return (
    <Router hook={hook}>
      <ScreenFrame top={<AppTopBar />}>
        <Suspense fallback={<Waiting />}>
          <TournamentPage view={view} onChange={() => undefined} />
        </Suspense>
      </ScreenFrame>
      {viewer === 'called' && <TournamentCall />}
      <WhyLayer />
      <TipLayer />
    </Router>
  );
}

/** The hall's party with the tournament: its second table is called, its third one races. */
function partyOf(viewer: Exclude<TournamentViewer, 'alone'>, options: TournamentOptions): Party | null {
  const { party = null } = hallOf({ viewer: viewer === 'host' ? 'host' : 'guest' });
  if (party === null) return null;
  const { calls, stages } = tournamentView(options);
  const racing = stages.flatMap(({ tables }) => tables).filter(({ state }) => state === 'racing');
  const tables = party.tables.map((table, at) => ({
    ...table,
    match: null,
    round: at === 1 ? (calls[0]?.round ?? null) : at >= 2 ? (racing[at - 2]?.round ?? null) : null,
  }));
  const isCalled = viewer === 'called';
  const guests = party.guests.map((one) => (one.id === party.you ? { ...one, name: 'Ada', ready: !isCalled } : one));
  const call = isCalled ? steadyNow() + 110_000 : null;
  return { ...party, tables, guests, call, tournament: { season: TOURNAMENT, name: 'Friday Cup' } };
}

function TvAt({ options }: { options: TournamentOptions }): ReactElement {
  const [ready] = useState(greeted);
  return (
    <main className={tvStyles.tv}>
      <Suspense fallback={<Waiting />}>
        <TvScene options={options} ready={ready} />
      </Suspense>
    </main>
  );
}

const TV_PARTY: Pick<TvParty, 'addresses' | 'code' | 'name'> = {
  ...{ addresses: ['http://192.168.1.24:7310/'], code: 'K7M2QX', name: 'Friday table' },
};

function TvScene({ options, ready }: { options: TournamentOptions; ready: Promise<void> }): ReactElement {
  use(ready);
  const [view] = useState(() => byOwnClock(tournamentView(options), steadyNow()));
  return <TvTournamentBody party={TV_PARTY} view={view} />;
}
