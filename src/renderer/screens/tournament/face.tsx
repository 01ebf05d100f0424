// A driver's face on the tournament's pages, in a ring of the driver's colour.

import type { SeasonDriver } from '@api/season';
import { seatPaint } from '@ui/theme/seats';
import type { CSSProperties, ReactElement } from 'react';
import { TvFace } from '../tv/tv-face';
import styles from './face.module.css';

export interface TourneyFaceProps {
  driver: Pick<SeasonDriver, 'driver' | 'name' | 'colour'>;
  /** Diameter, px. */
  size?: number;
}

/** The face. Whose it is, the text beside it says. */
export function TourneyFace({ driver: { driver, name, colour }, size = 24 }: TourneyFaceProps): ReactElement {
  return (
    <span
      className={styles.tourneyFace}
      style={{ '--driver': seatPaint(colour), '--size': `${size}px` } as CSSProperties}
      data-colour={colour}
    >
      <TvFace driver={driver} name={name} colour={colour} />
    </span>
  );
}
