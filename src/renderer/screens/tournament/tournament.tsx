// The page of a tournament, for the host and for guests. Not here: planning one (plan), or what its parts show.

import type { ApiError } from '@api/contract';
import { Button } from '@ui/controls/button';
import { EmptyState } from '@ui/panels/panel';
import { ScreenFrame } from '@ui/panels/screen-frame';
import { Trophy } from 'lucide-react';
import { type ReactElement, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { apiErrorText } from '../../app/api-errors';
import { to } from '../../app/routes';
import { useApp } from '../../app/store';
import { AppTopBar } from '../../app/top-bar';
import { t } from '../../text/tournament';
import { isToCelebrate } from './champion/celebrated';
import styles from './tournament.module.css';
import { TournamentPage } from './tournament-page';
import { useTournament } from './use-tournament';

/** season: the tournament's id. */
export function TournamentScreen({ season }: { season: string }): ReactElement {
  const { view, apiError, put } = useTournament(season);
  const [, navigate] = useLocation();
  const isOver = view !== undefined && isToCelebrate(view);
  useEffect(() => {
    if (isOver) navigate(to.tournamentChampion(season), { replace: true });
  }, [isOver, season, navigate]);
  return (
    <ScreenFrame top={<AppTopBar />}>
      {view !== undefined ? (
        <Suspense fallback={<TournamentWait />}>
          <TournamentPage view={view} onChange={put} />
        </Suspense>
      ) : apiError !== undefined ? (
        <NoTournament apiError={apiError} />
      ) : (
        <TournamentWait />
      )}
    </ScreenFrame>
  );
}

/** While the tournament loads. */
export function TournamentWait(): ReactElement {
  return (
    <div className={styles.tourneyWait} role="status">
      <p className="note">{t('loading')}</p>
    </div>
  );
}

/** The tournament is missing or cannot be shown: the host says which. */
export function NoTournament({ apiError }: { apiError: ApiError }): ReactElement {
  const [, navigate] = useLocation();
  const isGuest = useApp((s) => s.role === 'guest');
  return (
    <EmptyState
      icon={<Trophy />}
      text={apiErrorText(apiError)}
      action={
        <Button onClick={() => navigate(isGuest ? to.lobby() : to.seasons())}>
          {t(isGuest ? 'to.lobby' : 'to.all')}
        </Button>
      }
    />
  );
}
