// The app: providers, the routes with their screens, and what covers all of them (connection overlay, toasts).

import { CSPProvider } from '@base-ui/react/csp-provider';
import { Toasts } from '@ui/overlays/toasts';
import { TipLayer } from '@ui/overlays/tooltip';
import { WhyLayer } from '@ui/why/why-layer';
import { lazy, type ReactElement, Suspense } from 'react';
import { Redirect, Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { ConnectionOverlay, Loading, Refused } from './connection/connection';
import { ErrorBoundary } from './error-boundary';
import { screen } from './language';
import { usePageChange } from './page-change';
import { useQuietBesideTelevision } from './party/beside-television';
import { useFollowParty, useTableOfRace } from './party/follow-party';
import { useParty } from './party/party';
import { SentCircuitStrip, TournamentStrip } from './party/strips';
import { ROUTES, to } from './routes';
import {
  HallScreen,
  LobbyScreen,
  RaceScreen,
  ResultsScreen,
  RulesScreen,
  SettingsScreen,
  TournamentChampionScreen,
  TournamentScreen,
} from './screen';
import { useApp } from './store';

// A guest on a phone fetches neither the shelf nor anything else that only the host has.
const OwnPages = lazy(async () => ({ default: (await import('./own/own-pages')).OwnPages }));
const TvScreen = screen(
  ['tv', 'join', 'setup', 'race', 'results', 'lobby', 'tournament'],
  async () => (await import('../screens/tv/tv-screen')).TvScreen,
);
const JoinScreen = screen(['join'], async () => (await import('../screens/join/join')).JoinScreen, 'door');

/** The whole app. A television has a page of its own: nothing covers it, and nobody can answer anything there. */
export function App(): ReactElement {
  const [path] = useHashLocation();
  return /^\/tv(?:\/|$)/.test(path) ? <Television code={path.split('/')[2]} /> : <Pages />;
}

function Television({ code }: { code: string | undefined }): ReactElement {
  return (
    <ErrorBoundary>
      <Suspense fallback={<Loading />}>
        <TvScreen code={code === '' ? undefined : code} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Pages(): ReactElement {
  const refused = useApp((s) => s.refused);
  return (
    <CSPProvider disableStyleElements>
      <Router hook={useHashLocation}>
        {/* Shown even if a screen has broken: without its host, nothing it still had to load has arrived. */}
        {refused ? (
          <Refused apiError={refused} />
        ) : (
          <ErrorBoundary>
            <Screens />
          </ErrorBoundary>
        )}
      </Router>
      <ConnectionOverlay />
      <WhyLayer />
      <TipLayer />
      <Toasts />
    </CSPProvider>
  );
}

function Screens(): ReactElement {
  const greeted = useApp((s) => s.session > 0);
  const role = useApp((s) => s.role);
  usePageChange();
  useFollowParty();
  useTableOfRace();
  useQuietBesideTelevision();
  if (!greeted) return <Loading />;
  return (
    <>
      {role === 'guest' && <SentCircuitStrip />}
      {role === 'guest' && <TournamentStrip />}
      <Suspense fallback={<Loading />}>{role === 'owner' ? <OwnPages /> : <GuestScreens />}</Suspense>
    </>
  );
}

/** The screens of a guest: until they have joined only the join screen, and never the host's own. */
function GuestScreens(): ReactElement {
  const inside = useParty((s) => s.party !== null);
  const match = useParty((s) => s.party?.match ?? null);
  return (
    <Switch>
      <Route path={ROUTES.settings}>{(p) => <SettingsScreen part={p.part} />}</Route>
      <Route path={ROUTES.rules}>{(p) => <RulesScreen game={p.game} article={p.article} />}</Route>
      {inside && <Route path={ROUTES.lobby} component={LobbyScreen} />}
      {inside && <Route path={ROUTES.hall} component={HallScreen} />}
      {inside && (
        <Route path={ROUTES.tournamentChampion}>
          {(p) => <TournamentChampionScreen key={p.season} season={p.season} />}
        </Route>
      )}
      {inside && <Route path={ROUTES.tournament}>{(p) => <TournamentScreen key={p.season} season={p.season} />}</Route>}
      {inside && <Route path={ROUTES.race}>{(p) => <RaceScreen key={p.match} match={p.match} />}</Route>}
      {inside && <Route path={ROUTES.results}>{(p) => <ResultsScreen key={p.match} match={p.match} />}</Route>}
      {inside && (
        <Route>
          <Redirect to={match === null ? to.lobby() : to.race(match)} replace />
        </Route>
      )}
      <Route path={ROUTES.hand}>{(p) => <JoinScreen hand={p.hand} />}</Route>
      <Route path={ROUTES.join}>{(p) => <JoinScreen code={p.code ?? ''} />}</Route>
      <Route>
        <JoinScreen />
      </Route>
    </Switch>
  );
}
