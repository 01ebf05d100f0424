// The tables that are called, large enough for the whole room: 'Table 2: Ada, Bruno, Zoë, Marta. Italy, two laps'.

import type { GameCard } from '@api/contract';
import type { TableCall, TournamentView } from '@api/tournament/commands';
import { classes } from '@ui/panels/classes';
import { Check, Footprints } from 'lucide-react';
import type { ReactElement } from 'react';
import { useNow } from '../../../app/use-now';
import { t } from '../../../text/tournament';
import { driverIn, placedAt } from '../../tournament/model/lookup';
import { isMissing } from '../../tournament/model/own';
import { raceText } from '../../tournament/race-text';
import { clockText, lapsOf, tableName } from '../../tournament/words';
import { TvFace } from '../tv-face';
import styles from './tv-calls.module.css';

export interface TvCallsProps {
  view: TournamentView;
  cards: readonly GameCard[];
}

/** Calls from which on there is no room for faces, and none for what is raced. */
const MANY = 3;
const CROWD = 5;

/** Every called table. */
export function TvCalls({ view, cards }: TvCallsProps): ReactElement {
  const now = useNow(!view.isPaused);
  const { length } = view.calls;
  const many = length >= CROWD ? CROWD : length >= MANY ? MANY : undefined;
  return (
    <ul className={styles.tvTourneyCalls} data-many={many}>
      {view.calls.map((call) => (
        <Call key={call.round} {...{ view, cards, call, now }} />
      ))}
    </ul>
  );
}

function Call({ view, cards, call, now }: TvCallsProps & { call: TableCall; now: number }): ReactElement | null {
  const at = placedAt(view, call.round);
  if (at === undefined) return null;
  const laps = lapsOf(cards, at.table.race);
  const values = { table: tableName(at), circuit: raceText(view, cards, at.table.race) };
  return (
    <li className={styles.tvTourneyCall}>
      <p className={styles.tvTourneyCallNow}>{t('calling')}</p>
      <p className={styles.tvTourneyCallTable}>{t('short.table', { table: call.number })}</p>
      <p className={styles.tvTourneyCallClock}>{clockText(call.left - now)}</p>
      <p className={styles.tvTourneyCallRace}>
        {laps === undefined ? t('calling.race', values) : t('calling.laps', { ...values, laps })}
      </p>
      <ul className={styles.tvTourneyCallDrivers}>
        {at.table.places.map((place) => {
          const driver = place.kind === 'open' ? undefined : driverIn(view, place.driver);
          if (driver === undefined) return null;
          const isAway = isMissing(view, call.round, driver.id);
          const Icon = isAway ? Footprints : Check;
          return (
            <li key={driver.id} className={classes(styles.tvTourneyCallDriver, isAway && styles.tvTourneyCallAway)}>
              <TvFace
                driver={driver.driver}
                name={driver.name}
                colour={driver.colour}
                className={styles.tvTourneyCallFace}
              />
              <b>{driver.name}</b>
              <Icon aria-hidden="true" />
            </li>
          );
        })}
      </ul>
    </li>
  );
}
