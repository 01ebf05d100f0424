// A driver in statistics: the helmet in their colour on a disc. Not here: the car, which differs by game.

import type { Colour } from '@core/contract';
import { classes } from '@ui/panels/classes';
import { DriverHead } from '@ui/panels/driver-head';
import { FaceDisc } from '@ui/panels/portrait';
import type { ReactElement } from 'react';
import { characterOfKey } from '../../app/drivers/characters';
import styles from './statistics.module.css';

export interface HelmetProps {
  colour: Colour;
  /** Key in the archive: a character has its own face. */
  driver: string;
  large?: boolean;
}

/** The helmet, with ivory stripe; large: for the header of a page. The name is in the text beside it. */
export function Helmet({ colour, driver, large = false }: HelmetProps): ReactElement {
  const who = characterOfKey(driver);
  const look = classes(styles.helmet, large && styles.helmetLarge);
  if (who !== undefined) {
    return (
      <span className={classes(look, styles.helmetFace)}>
        <FaceDisc look={who.look} size={92} />
      </span>
    );
  }
  return (
    <span className={look}>
      <svg viewBox="-36 -48 72 78" aria-hidden="true">
        <DriverHead colour={colour} />
      </svg>
    </span>
  );
}
