// The ceremony at the end of a season: podium and confetti for the champion, the final table, and links onwards.

import type { SeatInfo } from '@api/contract';
import type { SeasonDriver, SeasonView } from '@api/season';
import { Button } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { EmptyState, Panel, PanelHead } from '@ui/panels/panel';
import { BottomBar, ScreenFrame } from '@ui/panels/screen-frame';
import { ScrollArea } from '@ui/panels/scroll-area';
import { PlaceBadge } from '@ui/panels/seat';
import { Plus, Table2, Trophy } from 'lucide-react';
import { type CSSProperties, type ReactElement, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { Face } from '../../../app/drivers/face';
import { to } from '../../../app/routes';
import { useApp } from '../../../app/store';
import { AppTopBar } from '../../../app/top-bar';
import { t } from '../../../text/seasons';
import { CeremonyFrame } from '../../results/ceremony';
import resultsStyles from '../../results/results.module.css';
import { DriverChip } from '../driver-chip';
import { useGameUis } from '../game-uis';
import { NoSeason, SeasonWait } from '../page/season';
import { ExportMenu } from '../page/season-head';
import { championTitle } from '../page/season-over';
import { useSeason } from '../page/use-season';
import { coloursIn, driverOf, gameShown, gamesRaced } from '../season-data';
import { gapText } from '../season-text';
import { crown } from './crowned';

/** The ceremony of one season; before its end there is none. */
export function ChampionScreen({ season }: { season: string }): ReactElement {
  const { view, apiError } = useSeason(season);
  if (view?.status === 'finished' && view.champions.length > 0) {
    return (
      <Suspense fallback={<Frame />}>
        <Ceremony view={view} />
      </Suspense>
    );
  }
  return (
    <ScreenFrame top={<AppTopBar />}>
      {apiError !== undefined ? (
        <NoSeason apiError={apiError} />
      ) : view === undefined ? (
        <SeasonWait />
      ) : (
        <NotOver view={view} />
      )}
    </ScreenFrame>
  );
}

function Frame(): ReactElement {
  return (
    <ScreenFrame top={<AppTopBar />}>
      <SeasonWait />
    </ScreenFrame>
  );
}

function NotOver({ view }: { view: SeasonView }): ReactElement {
  const [, navigate] = useLocation();
  return (
    <EmptyState
      icon={<Trophy />}
      text={t('champion.notYet', { name: view.plan.name })}
      action={<Button onClick={() => navigate(to.season(view.season))}>{t('champion.page')}</Button>}
    />
  );
}

function Ceremony({ view }: { view: SeasonView }): ReactElement {
  useEffect(() => crown(view.season), [view.season]);
  const champions = view.champions.flatMap((id) => driverOf(view, id) ?? []);
  const stand = view.table.slice(0, 3).flatMap((line) => {
    const seat = seatIn(view, line.driver);
    const driver = view.plan.drivers[seat];
    return driver === undefined ? [] : [standing(driver, seat)];
  });
  return (
    <CeremonyFrame
      label={`${view.plan.name} · ${t('races', { n: view.rounds.length })}`}
      title={championTitle(champions.map((one) => one.name))}
      note={champions.length > 1 ? t('champion.shared') : undefined}
      drivers={stand}
      bottom={<CeremonyButtons view={view} />}
    >
      <FinalTable view={view} />
    </CeremonyFrame>
  );
}

function standing({ name, colour, driver }: SeasonDriver, seat: number): SeatInfo {
  return { seat, name, colour, driver };
}

/** A driver's seat in the season's races; -1 if it has none. */
function seatIn(view: SeasonView, driver: string): number {
  return view.plan.drivers.findIndex((one) => one.id === driver);
}

function FinalTable({ view }: { view: SeasonView }): ReactElement {
  const game = gameShown(view);
  const card = useApp((s) => s.games.find((one) => one.id === game));
  const uis = useGameUis(gamesRaced(view));
  const colours = coloursIn(card, view.plan.drivers);
  return (
    <Panel className={classes(resultsStyles.finishing)} label={t('champion.table')}>
      <PanelHead>{t('champion.table')}</PanelHead>
      <ScrollArea as="ol">
        {view.table.map((line, at) => {
          const driver = driverOf(view, line.driver);
          if (driver === undefined) return null;
          return (
            <li
              key={line.driver}
              className={classes(resultsStyles.finish, driver.driver.kind === 'you' && resultsStyles.finishYou)}
              style={{ '--turn': view.table.length - at } as CSSProperties}
            >
              <PlaceBadge place={line.place} large />
              <DriverChip
                ui={game === undefined ? undefined : uis.get(game)}
                at={seatIn(view, line.driver)}
                colour={colours.get(line.driver) ?? driver.colour}
              />
              <div className={resultsStyles.finishText}>
                <b>
                  <Face driver={driver.driver} name={driver.name} size={22} beside />
                  {line.shared && '= '}
                  {driver.name}
                </b>
                <small>{tallyText(line.wins, line.podiums)}</small>
              </div>
              <span className={resultsStyles.finishGap}>{gapText(line.gap)}</span>
              <span className={classes('num', resultsStyles.finishPoints)}>{line.points}</span>
            </li>
          );
        })}
      </ScrollArea>
    </Panel>
  );
}

/** '2 wins, 3 podiums', 'No podium'. */
function tallyText(wins: number, podiums: number): string {
  if (podiums === 0) return t('champion.none');
  return wins === 0 ? t('champion.podiums', { podiums }) : t('champion.wins', { wins, podiums });
}

function CeremonyButtons({ view }: { view: SeasonView }): ReactElement {
  const [, navigate] = useLocation();
  return (
    <BottomBar>
      <ExportMenu view={view} large />
      <span className="bottom-bar-gap" />
      <Button size="large" icon={<Plus size={19} className="icon" />} onClick={() => navigate(to.newSeason())}>
        {t('list.new')}
      </Button>
      <Button
        look="main"
        size="large"
        icon={<Table2 size={20} className="icon" />}
        onClick={() => navigate(to.season(view.season))}
      >
        {t('champion.page')}
      </Button>
    </BottomBar>
  );
}
