// A table's circuit with its cars, and the share of the race that is done.

import type { MatchUpdate, SeatInfo } from '@api/contract';
import type { PartyTable } from '@api/tables/commands';
import type { GameUi, RaceFrame } from '@ui/game-ui';
import { classes } from '@ui/panels/classes';
import { pictureUrl } from '@ui/panels/seat';
import { type CSSProperties, type ReactElement, useMemo } from 'react';
import { useThumbnail } from '../../app/games/games';
import styles from './table-card.module.css';

export interface ThumbnailProps {
  ui: GameUi;
  table: PartyTable;
  /** undefined: no race runs, or nothing is known of it yet. */
  update: MatchUpdate | undefined;
  frame: RaceFrame | undefined;
  isGrey: boolean;
}

/** The picture; the leader is always in it. */
export function Thumbnail({ ui, table, update, frame, isGrey }: ThumbnailProps): ReactElement {
  const plain = useThumbnail(ui, table.race.circuit, 'large');
  const drawn = useMemo(() => {
    if (update === undefined) return undefined;
    const { url, focus } = pictureOf(ui, update);
    return { url, style: { objectPosition: focus.map((share) => `${Math.round(share * 100)}%`).join(' ') } };
  }, [ui, update]);
  return (
    <div className={classes(styles.hallPicture, isGrey && styles.hallPictureGrey)} aria-hidden="true">
      <img src={drawn?.url ?? plain} alt="" style={drawn?.style} />
      {frame !== undefined && table.match !== null && (
        <span className={styles.hallBar}>
          <i style={{ '--done': `${Math.round(frame.done * 100)}%` } as CSSProperties} />
        </span>
      )}
    </div>
  );
}

/** The picture centres on the person at a screen: here nobody is, so it centres on the leader. */
function pictureOf(ui: GameUi, { circuit, view, seats }: MatchUpdate) {
  const driven = seats.map((seat): SeatInfo => ({ ...seat, driver: { kind: 'lan' } }));
  const picture = ui.circuitPicture(circuit, 'large', view, driven);
  return { url: pictureUrl(picture), focus: picture.focus ?? [0.5, 0.5] };
}
