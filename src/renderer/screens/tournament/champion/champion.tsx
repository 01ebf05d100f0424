// The ceremony at the end of a tournament: podium, confetti, the final standings, and links onwards.

import type { SeatInfo } from '@api/contract';
import type { TournamentView } from '@api/tournament/commands';
import { signed } from '@i18n/page';
import { Button } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { EmptyState, Panel, PanelHead } from '@ui/panels/panel';
import { BottomBar, ScreenFrame } from '@ui/panels/screen-frame';
import { ScrollArea } from '@ui/panels/scroll-area';
import { PlaceBadge } from '@ui/panels/seat';
import { Network, Trophy } from 'lucide-react';
import { type CSSProperties, type ReactElement, useEffect } from 'react';
import { useLocation } from 'wouter';
import { useParty } from '../../../app/party/party';
import { to } from '../../../app/routes';
import { AppTopBar } from '../../../app/top-bar';
import { t } from '../../../text/tournament';
import { CeremonyFrame } from '../../results/ceremony';
import resultsStyles from '../../results/results.module.css';
import { TourneyFace } from '../face';
import { driverIn, nameIn, placedAt } from '../model/lookup';
import { ownDrivers, viewerIn } from '../model/own';
import { NoTournament, TournamentWait } from '../tournament';
import { useTournament } from '../use-tournament';
import { tableName } from '../words';
import { celebrate } from './celebrated';

/** The ceremony of one tournament; before its end there is none. */
export function TournamentChampion({ season }: { season: string }): ReactElement {
  const { view, apiError } = useTournament(season);
  if (view !== undefined && view.champion !== null) return <Ceremony view={view} champion={view.champion} />;
  return (
    <ScreenFrame top={<AppTopBar />}>
      {view !== undefined ? (
        <NotOver view={view} />
      ) : apiError !== undefined ? (
        <NoTournament apiError={apiError} />
      ) : (
        <TournamentWait />
      )}
    </ScreenFrame>
  );
}

function NotOver({ view }: { view: TournamentView }): ReactElement {
  const [, navigate] = useLocation();
  return (
    <EmptyState
      icon={<Trophy />}
      text={t('champion.notYet', { name: view.plan.name })}
      action={<Button onClick={() => navigate(to.tournament(view.season))}>{t('champion.page')}</Button>}
    />
  );
}

function Ceremony({ view, champion }: { view: TournamentView; champion: string }): ReactElement {
  const [, navigate] = useLocation();
  useEffect(() => celebrate(view.season), [view.season]);
  const stand = view.standings.slice(0, 3).flatMap(({ driver: id }, seat): SeatInfo[] => {
    const driver = driverIn(view, id);
    return driver === undefined ? [] : [{ seat, name: driver.name, colour: driver.colour, driver: driver.driver }];
  });
  const buttons = (
    <BottomBar>
      <span className="bottom-bar-gap" />
      <Button
        look="main"
        size="large"
        icon={<Network size={20} className="icon" />}
        onClick={() => navigate(to.tournament(view.season))}
      >
        {t('champion.page')}
      </Button>
    </BottomBar>
  );
  return (
    <CeremonyFrame
      label={t('champion.of', { name: view.plan.name, drivers: view.plan.drivers.length })}
      title={t('champion', { name: nameIn(view, champion) })}
      drivers={stand}
      bottom={buttons}
    >
      <FinalStandings view={view} />
    </CeremonyFrame>
  );
}

function FinalStandings({ view }: { view: TournamentView }): ReactElement {
  const party = useParty((s) => s.party);
  const own = ownDrivers(view, viewerIn(party));
  return (
    <Panel className={classes(resultsStyles.finishing)} label={t('standings')}>
      <PanelHead>{t('standings')}</PanelHead>
      <ScrollArea as="ol">
        {view.standings.map(({ driver: id, place, table, points, gap }, index) => {
          const driver = driverIn(view, id);
          if (driver === undefined) return null;
          const at = table === null ? undefined : placedAt(view, table);
          return (
            <li
              key={id}
              className={classes(resultsStyles.finish, own.includes(id) && resultsStyles.finishYou)}
              style={{ '--turn': view.standings.length - index } as CSSProperties}
            >
              <PlaceBadge place={place ?? index + 1} large />
              <TourneyFace driver={driver} size={34} />
              <div className={resultsStyles.finishText}>
                <b>{driver.name}</b>
                <small>{at === undefined ? '' : tableName(at)}</small>
              </div>
              <span className={resultsStyles.finishGap}>{gap === null ? '' : signed(gap)}</span>
              <span className={classes('num', resultsStyles.finishPoints)}>{points ?? '–'}</span>
            </li>
          );
        })}
      </ScrollArea>
    </Panel>
  );
}
