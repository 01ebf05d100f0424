// A driver's face in the hall, in a ring of the seat's colour.

import type { Driver } from '@api/contract';
import type { Colour } from '@core/contract';
import { classes } from '@ui/panels/classes';
import { seatPaint } from '@ui/theme/seats';
import type { CSSProperties, ReactElement } from 'react';
import { TvFace } from '../tv/tv-face';
import styles from './table-card.module.css';

export interface HallFaceProps {
  driver: Driver;
  /** By which people are known. */
  name: string;
  colour: Colour;
  /** The leader's, and a guest's in the list of those who wait. */
  isLarge?: boolean;
}

/** The face. Whose it is, the text beside it says. */
export function HallFace({ driver, name, colour, isLarge = false }: HallFaceProps): ReactElement {
  return (
    <span
      className={classes(styles.hallFace, isLarge && styles.hallFaceLarge)}
      style={{ '--driver': seatPaint(colour) } as CSSProperties}
      data-colour={colour}
    >
      <TvFace driver={driver} name={name} colour={colour} />
    </span>
  );
}
