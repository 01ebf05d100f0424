// The app: providers, the routes with their screens, and what covers all of them (connection overlay, toasts).

import { CSPProvider } from '@base-ui/react/csp-provider';
import { ToastProvider } from '@ui/overlays/toasts';
import { TipProvider } from '@ui/overlays/tooltip';
import { WhyLayer } from '@ui/why/why-layer';
import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';
import { Redirect, Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { ConnectionOverlay, Loading, Refused } from './connection/connection';
import { ErrorBoundary } from './error-boundary';
import { loadAllGamesMessages, loadScreenMessages } from './language';
import { usePageChange } from './page-change';
import { useFollowParty } from './party/follow-party';
import { useParty } from './party/party';
import { PartyBanner } from './party/party-banner';
import { ROUTES, to } from './routes';
import { useApp } from './store';

// Each screen is loaded when it is first shown: a guest on a phone fetches the lobby, not the shelf.
const HomeScreen = screen(
  ['home', 'join', 'seasons'],
  async () => (await import('../screens/home/home')).HomeScreen,
  'names',
);
const SetupScreen = screen(
  ['setup', 'rules', 'rivals'],
  async () => (await import('../screens/setup/setup')).SetupScreen,
);
const QualifyingScreen = screen(
  ['setup', 'rules', 'rivals'],
  async () => (await import('../screens/setup/qualifying')).QualifyingScreen,
);
const RaceScreen = screen(
  ['race', 'lobby', 'rules', 'setup', 'talk'],
  async () => (await import('../screens/race/race-screen')).RaceScreen,
);
const ResultsScreen = screen(
  ['results', 'seasons', 'setup', 'statistics'],
  async () => (await import('../screens/results/results')).ResultsScreen,
);
const RacesScreen = screen(['races'], async () => (await import('../screens/races/races')).RacesScreen, 'names');
const SettingsScreen = screen(['settings'], async () => (await import('../screens/settings/settings')).SettingsScreen);
const RulesScreen = screen(['rules'], async () => (await import('../screens/rules/rules')).RulesScreen);
const JoinScreen = screen(['join', 'lobby', 'setup'], async () => (await import('../screens/join/join')).JoinScreen);
const FindScreen = screen(['join', 'lobby', 'setup'], async () => (await import('../screens/join/find')).FindScreen);
const LobbyScreen = screen(
  ['lobby', 'setup', 'talk'],
  async () => (await import('../screens/lobby/lobby')).LobbyScreen,
);
const SeasonsScreen = screen(
  ['seasons', 'setup'],
  async () => (await import('../screens/seasons/list/seasons')).SeasonsScreen,
  'names',
);
const SeasonScreen = screen(
  ['seasons', 'results', 'setup'],
  async () => (await import('../screens/seasons/page/season')).SeasonScreen,
  'names',
);
const PlanScreen = screen(
  ['plan', 'seasons', 'setup'],
  async () => (await import('../screens/seasons/plan/plan')).PlanScreen,
  'names',
);
const ChampionScreen = screen(
  ['seasons', 'results', 'setup'],
  async () => (await import('../screens/seasons/champion/champion')).ChampionScreen,
  'names',
);
const ReplayScreen = screen(
  ['replay', 'race', 'review'],
  async () => (await import('../screens/replay/replay')).ReplayScreen,
  'names',
);
const StatisticsScreen = screen(
  ['statistics', 'races', 'results'],
  async () => (await import('../screens/statistics/statistics')).StatisticsScreen,
  'names',
);
const DriverScreen = screen(
  ['statistics', 'races', 'results'],
  async () => (await import('../screens/statistics/driver')).DriverScreen,
  'names',
);

const SchoolScreen = screen(['school'], async () => (await import('../screens/school/school')).SchoolScreen, 'names');
const LessonScreen = screen(
  ['school', 'race', 'lobby', 'rules', 'setup', 'talk'],
  async () => (await import('../screens/race/lesson/lesson-screen')).LessonScreen,
);

/**
 * A screen that loads when it is first shown, after its catalogues. catalogues: file names in renderer/text/<language>/.
 * names: whether it names circuits of every game.
 */
function screen<Props>(
  catalogues: readonly string[],
  load: () => Promise<ComponentType<Props>>,
  names?: 'names',
): ComponentType<Props> {
  return lazy(async () => {
    await Promise.all([
      ...catalogues.map(loadScreenMessages),
      ...(names === undefined ? [] : [loadAllGamesMessages()]),
    ]);
    return { default: await load() };
  });
}

/** The whole app. */
export function App(): ReactElement {
  const refused = useApp((s) => s.refused);
  return (
    <CSPProvider disableStyleElements>
      <TipProvider>
        <ToastProvider>
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
        </ToastProvider>
      </TipProvider>
    </CSPProvider>
  );
}

function Screens(): ReactElement {
  const greeted = useApp((s) => s.session > 0);
  const role = useApp((s) => s.role);
  usePageChange();
  useFollowParty();
  if (!greeted) return <Loading />;
  return <Suspense fallback={<Loading />}>{role === 'owner' ? <OwnScreens /> : <GuestScreens />}</Suspense>;
}

/** All screens, for the windows of the host itself. */
function OwnScreens(): ReactElement {
  return (
    <>
      <PartyBanner />
      <OwnRoutes />
    </>
  );
}

function OwnRoutes(): ReactElement {
  return (
    <Switch>
      <Route path={ROUTES.home} component={HomeScreen} />
      <Route path={ROUTES.qualifying}>{(p) => <QualifyingScreen key={p.game} game={p.game} />}</Route>
      <Route path={ROUTES.hosting}>{(p) => <SetupScreen key={p.game} game={p.game} hosting />}</Route>
      <Route path={ROUTES.setup}>{(p) => <SetupScreen key={p.game} game={p.game} />}</Route>
      <Route path={ROUTES.race}>{(p) => <RaceScreen key={p.match} match={p.match} />}</Route>
      <Route path={ROUTES.results}>{(p) => <ResultsScreen key={p.match} match={p.match} />}</Route>
      <Route path={ROUTES.races}>{(p) => <RacesScreen show={p.show} />}</Route>
      <Route path={ROUTES.settings}>{(p) => <SettingsScreen part={p.part} />}</Route>
      <Route path={ROUTES.rules}>{(p) => <RulesScreen game={p.game} article={p.article} />}</Route>
      <Route path={ROUTES.join}>{(p) => <FindScreen code={p.code ?? ''} />}</Route>
      <Route path={ROUTES.lobby} component={LobbyScreen} />
      <Route path={ROUTES.seasons} component={SeasonsScreen} />
      <Route path={ROUTES.newSeason}>
        {(p) => <PlanScreen key={p.from ?? ''} {...(p.from !== undefined && { from: decodeURIComponent(p.from) })} />}
      </Route>
      <Route path={ROUTES.editSeason}>{(p) => <PlanScreen key={p.season} season={p.season} />}</Route>
      <Route path={ROUTES.champion}>{(p) => <ChampionScreen key={p.season} season={p.season} />}</Route>
      <Route path={ROUTES.season}>{(p) => <SeasonScreen key={p.season} season={p.season} />}</Route>
      <Route path={ROUTES.replay}>{(p) => <ReplayScreen key={p.match} match={p.match} tab={p.tab} />}</Route>
      <Route path={ROUTES.statistics} component={StatisticsScreen} />
      <Route path={ROUTES.school} component={SchoolScreen} />
      <Route path={ROUTES.lesson}>
        {(p) => <LessonScreen key={`${p.game} ${p.section}`} game={p.game} section={p.section} />}
      </Route>
      <Route path={ROUTES.driver}>{(p) => <DriverScreen key={p.driver} driver={decodeURIComponent(p.driver)} />}</Route>
      <Route>
        <Redirect to={to.home()} replace />
      </Route>
    </Switch>
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
