// The standings after a round, over the board while nothing moves: places, and who has gained or lost some in it.

import type { SeatInfo } from '@api/contract';
import { nameOf } from '@narration/phrases';
import { classes } from '@ui/panels/classes';
import { PlaceBadge } from '@ui/panels/seat';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '../../../text/tv';
import { TvFace } from '../tv-face';
import type { RoundResult } from './broadcast';
import styles from './tv-round.module.css';

/** The board. */
export function TvRound({ result, seats }: { result: RoundResult; seats: readonly SeatInfo[] }): ReactElement {
  const { round, standings, gained } = result;
  return (
    <section className={styles.tvRound} data-many={standings.length > 6 || undefined}>
      <p className={styles.tvRoundTitle}>{t('round.after', { round })}</p>
      <ol className={styles.tvRoundList}>
        {standings.map(({ seat, place, gap, out }) => {
          const info = seats[seat];
          return (
            <li key={seat} className={classes(styles.tvRoundRow, out && styles.tvRoundRowOut)}>
              <PlaceBadge place={place} />
              {info && (
                <TvFace driver={info.driver} name={info.name} colour={info.colour} className={styles.tvRoundFace} />
              )}
              <span className={styles.tvRoundName}>{nameOf(seats, seat)}</span>
              <Gained places={gained.get(seat) ?? 0} />
              <span className={styles.tvRoundGap}>{place === 1 ? t('race.leader') : gap}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Gained({ places }: { places: number }): ReactElement | null {
  if (places === 0) return null;
  const Arrow = places > 0 ? ChevronUp : ChevronDown;
  return (
    <span className={classes(styles.tvRoundGained, places < 0 && styles.tvRoundLost)}>
      <Arrow aria-hidden="true" />
      <b className="num">{Math.abs(places)}</b>
      <span className="visually-hidden">
        {places > 0 ? t('round.gained', { n: places }) : t('round.lost', { n: -places })}
      </span>
    </span>
  );
}
