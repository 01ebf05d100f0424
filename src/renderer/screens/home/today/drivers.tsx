// The drivers of a race in one row, which overlap where it is full.

import type { Colour } from '@core/contract';
import { SeatInitial } from '@ui/panels/seat';
import type { ReactElement } from 'react';
import styles from './card.module.css';

/** In the order of the seats; every driver has a colour of their own. */
export function Drivers(props: { drivers: readonly { name: string; colour: Colour; mine: boolean }[] }): ReactElement {
  return (
    <div className={styles.dayDrivers}>
      {props.drivers.map((driver) => (
        <SeatInitial key={driver.colour} {...driver} />
      ))}
    </div>
  );
}
