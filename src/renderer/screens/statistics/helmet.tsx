// A driver as statistics show them: the helmet in their colour on a disc. Not for: the car, which differs by game.

import type { Colour } from '@core/contract';
import { classes } from '@ui/panels/classes';
import { seatPaint } from '@ui/theme/seats';
import type { ReactElement } from 'react';
import { DriverHead } from '../results/podium-driver';
import styles from './statistics.module.css';

/** The helmet, with ivory stripe; large: for the head of a page. The name is said beside it. */
export function Helmet({ colour, large = false }: { colour: Colour; large?: boolean }): ReactElement {
  return (
    <span className={classes(styles.helmet, large && styles.helmetLarge)}>
      <svg viewBox="-36 -48 72 78" aria-hidden="true">
        <DriverHead helmet={seatPaint(colour)} stripe={colour === 'ivory' ? 'var(--red)' : 'var(--paper)'} />
      </svg>
    </span>
  );
}
