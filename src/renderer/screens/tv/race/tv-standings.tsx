// The order on the television: place, face, name, gap, and who has gained or lost a place in this round.

import type { SeatInfo } from '@api/contract';
import type { Seat } from '@core/contract';
import { nameOf } from '@narration/phrases';
import type { RaceFrame } from '@ui/game-ui';
import { classes } from '@ui/panels/classes';
import { PlaceBadge } from '@ui/panels/seat';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { memo, type ReactElement, useRef } from 'react';
import { t } from '../../../text/tv';
import { TvFace } from '../tv-face';
import styles from './tv-standings.module.css';

/** Letters of a name that fit beside a face in full size: with a gap at their side, and without one. */
const FITS = { beside: 9, alone: 13 } as const;

export interface TvStandingsProps {
  frame: RaceFrame;
  seats: readonly SeatInfo[];
}

/** The panel at the right. */
export const TvStandings = memo(function TvStandings({ frame, seats }: TvStandingsProps): ReactElement {
  const { standings, round } = frame;
  const moved = useMoves(standings, round);
  return (
    <ol
      className={styles.tvOrder}
      aria-label={t('race.standings')}
      data-tv="standings"
      data-many={standings.length > 6 || undefined}
    >
      {standings.map(({ seat, place, gap, out }) => {
        const info = seats[seat];
        const move = moved.get(seat) ?? 0;
        const name = nameOf(seats, seat);
        const side = place === 1 && standings.length > 1 ? t('race.leader') : gap;
        const fits = side === '' ? FITS.alone : FITS.beside;
        return (
          <li key={seat} className={classes(styles.tvOrderRow, out && styles.tvOrderRowOut)}>
            <PlaceBadge place={place} />
            {info && (
              <TvFace driver={info.driver} name={info.name} colour={info.colour} className={styles.tvOrderFace} />
            )}
            <span className={classes(styles.tvOrderName, name.length > fits && styles.tvOrderLong)}>{name}</span>
            {move > 0 && <ChevronUp className={styles.tvOrderUp} aria-hidden="true" />}
            {move < 0 && <ChevronDown className={styles.tvOrderDown} aria-hidden="true" />}
            <span className={styles.tvOrderGap}>{side}</span>
          </li>
        );
      })}
    </ol>
  );
});

/** Places gained since the round began, by seat. */
function useMoves(standings: RaceFrame['standings'], round: string): ReadonlyMap<Seat, number> {
  const began = useRef({ round, places: placesIn(standings) });
  if (began.current.round !== round) began.current = { round, places: placesIn(standings) };
  const { places } = began.current;
  return new Map(standings.map(({ seat, place }) => [seat, (places.get(seat) ?? place) - place]));
}

function placesIn(standings: RaceFrame['standings']): ReadonlyMap<Seat, number> {
  return new Map(standings.map(({ seat, place }) => [seat, place]));
}
