// The standings at the current moment; a row chooses the car that the camera follows.

import type { SeatInfo } from '@api/contract';
import type { Seat } from '@core/contract';
import { nameOf } from '@narration/phrases';
import type { RaceFrame } from '@ui/game-ui';
import { classes } from '@ui/panels/classes';
import { PlaceBadge, SeatSwatch } from '@ui/panels/seat';
import type { ReactElement } from 'react';
import { t } from '../../text/replay';
import styles from './replay.module.css';

export interface PlacesProps {
  title: string;
  standings: RaceFrame['standings'];
  seats: readonly SeatInfo[];
  /** The car that is followed. */
  followed: Seat | null;
  onFollow(seat: Seat | null): void;
}

/** The panel under the head; a strip over the controls in narrow windows. */
export function Places({ title, standings, seats, followed, onFollow }: PlacesProps): ReactElement {
  return (
    <section
      className={classes(styles.replayPlaces, 'panel panel-glass')}
      aria-label={t('places.label')}
      data-panel="places"
    >
      <h2 className="label">{title}</h2>
      <ol>
        {standings.map((row) => {
          const info = seats[row.seat];
          const on = followed === row.seat;
          return (
            <li key={row.seat}>
              <button
                type="button"
                className={classes(styles.replayPlace, on && styles.replayPlaceOn, row.out && styles.replayPlaceOut)}
                aria-pressed={on}
                title={on ? t('places.whole') : t('places.follow', { name: nameOf(seats, row.seat) })}
                onClick={() => onFollow(on ? null : row.seat)}
              >
                <PlaceBadge place={row.place} />
                {info && <SeatSwatch colour={info.colour} />}
                <span className={styles.replayPlaceName}>{info?.name}</span>
                <span className={styles.replayPlaceGap}>{gapOf(row)}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** How far behind: '+29', '2/4 flags'; the leader's is a dash. */
function gapOf({ behind, gap, trails, place, out }: RaceFrame['standings'][number]): string {
  if (out) return t('places.out');
  const isAlone = trails === 0 || (trails === undefined && behind === undefined && gap !== '');
  if (place === 1 && isAlone) return '–';
  return trails === undefined ? (behind ?? gap) : `+${trails}`;
}
