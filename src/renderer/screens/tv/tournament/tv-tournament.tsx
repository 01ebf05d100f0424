// A tournament on the television while no race is on screen: the called tables large, otherwise the stage that is raced now, and the
// standings. Not here: races (race, split).

import type { TournamentView } from '@api/tournament/commands';
import type { TvParty } from '@api/tv/commands';
import { QrCode } from '@ui/panels/qr-code';
import { Trophy } from 'lucide-react';
import type { ReactElement } from 'react';
import { useApp } from '../../../app/store';
import { t } from '../../../text/tournament';
import { hostOf, linkOf } from '../../lobby/link';
import { currentStage, driverIn, isOver, nameIn } from '../../tournament/model/lookup';
import { useTournament } from '../../tournament/use-tournament';
import { stageName } from '../../tournament/words';
import { TvFace } from '../tv-face';
import { TvCalls } from './tv-calls';
import { TvStage } from './tv-stage';
import styles from './tv-tournament.module.css';

/** Standings on screen at most. */
const MOST = 12;

/** The scene; season: the party's tournament. */
export function TvTournament({ party, season }: { party: TvParty; season: string }): ReactElement {
  const { view } = useTournament(season);
  return <TvTournamentBody party={party} view={view} />;
}

export interface TvTournamentBodyProps {
  party: Pick<TvParty, 'addresses' | 'code' | 'name'>;
  /** undefined: it is loading. */
  view: TournamentView | undefined;
}

/** What the scene shows of the tournament. */
export function TvTournamentBody({ party, view }: TvTournamentBodyProps): ReactElement {
  const stage = view && currentStage(view);
  return (
    <div className={styles.tvTourney}>
      <header className={styles.tvTourneyHead}>
        <p className={styles.tvTourneyName}>{view?.plan.name ?? party.name}</p>
        {view !== undefined && stage !== undefined && view.status === 'running' && (
          <p className={styles.tvTourneyProgress}>
            {t('progress', {
              stage: stageName(stage),
              done: stage.tables.filter(isOver).length,
              all: stage.tables.length,
            })}
          </p>
        )}
        <TvJoin party={party} />
      </header>
      {view !== undefined && <Body view={view} />}
    </div>
  );
}

function Body({ view }: { view: TournamentView }): ReactElement {
  const cards = useApp((s) => s.games);
  if (view.status === 'finished' && view.champion !== null) return <Champion view={view} champion={view.champion} />;
  return (
    <div className={styles.tvTourneyBody}>
      {view.calls.length > 0 ? <TvCalls view={view} cards={cards} /> : <TvStage view={view} cards={cards} />}
      <Standings view={view} />
    </div>
  );
}

function Standings({ view }: { view: TournamentView }): ReactElement {
  return (
    <section className={styles.tvTourneyStandings}>
      <h2 className={styles.tvTourneyTitle}>{t('standings')}</h2>
      <ol>
        {view.standings.slice(0, MOST).map(({ driver: id, place, points }) => {
          const driver = driverIn(view, id);
          if (driver === undefined) return null;
          return (
            <li key={id} className={styles.tvTourneyLine}>
              <span className={styles.tvTourneyPlace}>{place ?? '–'}</span>
              <TvFace
                driver={driver.driver}
                name={driver.name}
                colour={driver.colour}
                className={styles.tvTourneyFace}
              />
              <span className={styles.tvTourneyWho}>{driver.name}</span>
              <b>{points ?? '–'}</b>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Champion({ view, champion }: { view: TournamentView; champion: string }): ReactElement {
  const driver = driverIn(view, champion);
  return (
    <div className={styles.tvTourneyChampion}>
      <Trophy className={styles.tvTourneyCup} strokeWidth={1.25} aria-hidden="true" />
      {driver !== undefined && (
        <TvFace driver={driver.driver} name={driver.name} colour={driver.colour} className={styles.tvTourneyWinner} />
      )}
      <p>{t('champion', { name: nameIn(view, champion) })}</p>
    </div>
  );
}

/** A small code: guests join here at any time. */
function TvJoin({ party: { addresses, code, name } }: Pick<TvTournamentBodyProps, 'party'>): ReactElement {
  const [address] = addresses;
  return (
    <div className={styles.tvTourneyJoin}>
      <p>
        <b>{code}</b>
        {address !== undefined && <small>{hostOf(address)}</small>}
      </p>
      {address !== undefined && (
        <span className={styles.tvTourneyQr}>
          <QrCode text={linkOf(address, code)} label={t('tv.join', { party: name })} />
        </span>
      )}
    </div>
  );
}
