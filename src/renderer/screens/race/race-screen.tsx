// The race screen: opens a race by its id, loads its game's pieces, and sends finished races on to their results.

import './styles';
import type { ApiError, MatchUpdate } from '@api/contract';
import { Button } from '@ui/controls/button';
import { EmptyState } from '@ui/panels/panel';
import { ScreenFrame } from '@ui/panels/screen-frame';
import { FlagOff } from 'lucide-react';
import { type ReactElement, useEffect } from 'react';
import { Redirect, useLocation } from 'wouter';
import { apiErrorText } from '../../app/api-errors';
import { Loading } from '../../app/connection/connection';
import { useCircuit, useGameUi } from '../../app/games/games';
import { to } from '../../app/routes';
import { useApp } from '../../app/store';
import { AppTopBar } from '../../app/top-bar';
import { t } from '../../text/race';
import { RaceTable } from './race-table';
import { useDrive } from './state/drive';
import { useFirstUpdate, useRace } from './state/use-race';

/** One race, by its id. */
export function RaceScreen({ match }: { match: string }): ReactElement {
  const first = useFirstUpdate(match);
  const drive = useDrive();
  const isOver = first !== undefined && 'finished' in first && first.finished;
  useEffect(() => {
    if (isOver) drive?.back();
  }, [isOver, drive]);
  if (!first || (isOver && drive !== undefined)) return <Loading />;
  if ('code' in first) return <NoRace apiError={first} />;
  if (first.finished) return <Redirect to={to.results(match)} replace />;
  return <OpenRace first={first} />;
}

function OpenRace({ first }: { first: MatchUpdate }): ReactElement {
  const ui = useGameUi(first.game);
  useCircuit(ui, first);
  const race = useRace(first.match, ui);
  if (race.gone) return <NoRace apiError={race.gone} />;
  return <RaceTable ui={ui} race={race} first={first} />;
}

function NoRace({ apiError }: { apiError: ApiError }): ReactElement {
  const [, navigate] = useLocation();
  const guest = useApp((s) => s.role === 'guest');
  const drive = useDrive();
  return (
    <ScreenFrame top={<AppTopBar />}>
      <EmptyState
        icon={<FlagOff />}
        text={apiErrorText(apiError)}
        action={
          guest ? null : (
            <Button onClick={drive?.back ?? (() => navigate(to.races()))}>
              {t(drive ? 'drive.back' : 'none.races')}
            </Button>
          )
        }
      />
    </ScreenFrame>
  );
}
