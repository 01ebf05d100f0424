// The host's own windows: home, who is here, and the strips over every screen. Not here: all other screens (own-screens.tsx), which
// come once someone leaves home, and the screens of guests (app.tsx).

import { lazy, type ReactElement } from 'react';
import { Route, Switch } from 'wouter';
import { useReportDone } from '../../screens/report/report-done';
import { asksWho, usePeople } from '../drivers/people';
import { screen } from '../language';
import { OpenPartyStrip, TournamentStrip } from '../party/strips';
import { ROUTES } from '../routes';

const HomeScreen = screen(['home'], async () => (await import('../../screens/home/home')).HomeScreen, 'little');

const PeopleChooser = screen(['profile'], async () => (await import('../../screens/people/chooser')).PeopleChooser);

// Home does without their long list.
const OwnScreens = lazy(async () => ({ default: (await import('../own-screens')).OwnScreens }));

/** Everything that a window of the host itself shows. */
export function OwnPages(): ReactElement {
  useReportDone();
  const asks = usePeople(asksWho);
  if (asks) return <PeopleChooser />;
  return (
    <>
      <OpenPartyStrip />
      <TournamentStrip />
      <Switch>
        <Route path={ROUTES.home} component={HomeScreen} />
        <Route>
          <OwnScreens />
        </Route>
      </Switch>
    </>
  );
}
