// The app: providers, the routes with their screens, and what lies over all of them (connection veil, toasts).

import { CSPProvider } from '@base-ui/react/csp-provider';
import { ToastProvider } from '@ui/panels/toasts';
import { TipProvider } from '@ui/panels/tooltip';
import { lazy, type ReactElement, Suspense } from 'react';
import { Redirect, Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { HomeScreen } from '../screens/home/home';
import { useArrival } from './arrival';
import { CatchTrouble } from './catch-trouble';
import { ConnectionVeil, Loading, Refused } from './connection';
import { ROUTES } from './routes';
import { useApp } from './store';

const SetupScreen = lazy(async () => ({ default: (await import('../screens/setup/setup')).SetupScreen }));
const QualifyingScreen = lazy(async () => ({
  default: (await import('../screens/setup/qualifying')).QualifyingScreen,
}));
const RaceScreen = lazy(async () => ({ default: (await import('../screens/race/race-screen')).RaceScreen }));
const ResultsScreen = lazy(async () => ({ default: (await import('../screens/results/results')).ResultsScreen }));
const RacesScreen = lazy(async () => ({ default: (await import('../screens/races/races')).RacesScreen }));
const SettingsScreen = lazy(async () => ({ default: (await import('../screens/settings/settings')).SettingsScreen }));
const RulesScreen = lazy(async () => ({ default: (await import('../screens/rules/rules')).RulesScreen }));

/** The whole app. */
export function App(): ReactElement {
  return (
    <CSPProvider disableStyleElements>
      <TipProvider>
        <ToastProvider>
          <Router hook={useHashLocation}>
            <CatchTrouble>
              <Screens />
            </CatchTrouble>
          </Router>
          <ConnectionVeil />
        </ToastProvider>
      </TipProvider>
    </CSPProvider>
  );
}

function Screens(): ReactElement {
  const greeted = useApp((s) => s.session > 0);
  const refused = useApp((s) => s.refused);
  useArrival();
  if (refused) return <Refused fault={refused} />;
  if (!greeted) return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <Switch>
        <Route path={ROUTES.home} component={HomeScreen} />
        <Route path={ROUTES.qualifying}>{(p) => <QualifyingScreen key={p.game} game={p.game} />}</Route>
        <Route path={ROUTES.setup}>{(p) => <SetupScreen key={p.game} game={p.game} />}</Route>
        <Route path={ROUTES.race}>{(p) => <RaceScreen key={p.match} match={p.match} />}</Route>
        <Route path={ROUTES.results}>{(p) => <ResultsScreen key={p.match} match={p.match} />}</Route>
        <Route path={ROUTES.races}>{(p) => <RacesScreen show={p.show} />}</Route>
        <Route path={ROUTES.settings} component={SettingsScreen} />
        <Route path={ROUTES.rules}>{(p) => <RulesScreen game={p.game} />}</Route>
        <Route>
          <Redirect to="/" replace />
        </Route>
      </Switch>
    </Suspense>
  );
}
