// One season: standings, the next race, points over the season, calendar, teams, changes made by hand.

import type { ApiError } from '@api/contract';
import type { SeasonView } from '@api/season';
import { Button } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { EmptyState } from '@ui/panels/panel';
import { ScreenFrame } from '@ui/panels/screen-frame';
import { Trophy } from 'lucide-react';
import { type ReactElement, Suspense, useEffect } from 'react';
import { Redirect, useLocation } from 'wouter';
import { apiErrorText } from '../../../app/api-errors';
import { Notices } from '../../../app/notices';
import { to } from '../../../app/routes';
import { AppTopBar } from '../../../app/top-bar';
import { t } from '../../../text/seasons';
import { isToCrown } from '../champion/crowned';
import { useGameUis } from '../game-uis';
import { gamesRaced, nextRound } from '../season-data';
import { PointsChart } from '../standings/points-chart';
import { Standings } from '../standings/standings';
import { TeamTable } from '../standings/team-table';
import { Audit } from './audit';
import { Calendar } from './calendar';
import { NextRace } from './next-race';
import styles from './season.module.css';
import { SeasonHead } from './season-head';
import { SeasonOver } from './season-over';
import { useSeason } from './use-season';

/** The page of a season. */
export function SeasonScreen({ season }: { season: string }): ReactElement {
  const { view, apiError, put } = useSeason(season);
  const [, navigate] = useLocation();
  const crown = view !== undefined && view.plan.tournament === undefined && isToCrown(view);
  useEffect(() => {
    if (crown) navigate(to.champion(season), { replace: true });
  }, [crown, season, navigate]);
  if (view?.plan.tournament !== undefined) return <Redirect to={to.tournament(season)} replace />;
  return (
    <ScreenFrame top={<AppTopBar />}>
      <Notices />
      {apiError !== undefined ? (
        <NoSeason apiError={apiError} />
      ) : view === undefined || crown ? (
        <SeasonWait />
      ) : (
        <Suspense fallback={<SeasonWait />}>
          <SeasonPage view={view} onChange={put} />
        </Suspense>
      )}
    </ScreenFrame>
  );
}

function SeasonPage({ view, onChange }: { view: SeasonView; onChange(view: SeasonView): void }): ReactElement {
  const uis = useGameUis(gamesRaced(view));
  return (
    <div className={styles.season}>
      <SeasonHead view={view} />
      <div className={styles.seasonTop}>
        <Standings view={view} uis={uis} />
        {nextRound(view) === undefined ? <SeasonOver view={view} /> : <NextRace view={view} uis={uis} />}
      </div>
      <div className={styles.seasonLow}>
        <PointsChart view={view} />
        <Calendar view={view} uis={uis} onChange={onChange} />
      </div>
      <div className={styles.seasonLast}>
        {view.teams.length > 0 && <TeamTable view={view} />}
        <Audit view={view} onChange={onChange} />
      </div>
    </div>
  );
}

/** Keeps the page's size while the season loads. */
export function SeasonWait(): ReactElement {
  return (
    <div className={classes(styles.season, styles.seasonWait)} role="status">
      <p className="note">{t('page.fetching')}</p>
    </div>
  );
}

/** The season is missing or cannot be read: the host says which. */
export function NoSeason({ apiError }: { apiError: ApiError }): ReactElement {
  const [, navigate] = useLocation();
  return (
    <EmptyState
      icon={<Trophy />}
      text={apiErrorText(apiError)}
      action={<Button onClick={() => navigate(to.seasons())}>{t('page.all')}</Button>}
    />
  );
}
