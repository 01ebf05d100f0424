// The round face of a career's driver in a ring of the car's colour: the portrait of a character or a person; a person
// without one is under a helmet.

import type { CareerDriver } from '@api/career/commands';
import type { Driver } from '@api/contract';
import { characterOf } from '@drivers/characters';
import { classes } from '@ui/panels/classes';
import { DriverHead } from '@ui/panels/driver-head';
import { FaceDisc } from '@ui/panels/portrait';
import { seatPaint } from '@ui/theme/seats';
import type { CSSProperties, ReactElement } from 'react';
import { useLook } from '../../app/drivers/looks';
import styles from './driver-face.module.css';

export interface DriverFaceProps {
  driver: CareerDriver;
  /** Diameter, px. */
  size: number;
  /** A thicker ring in amber. */
  isLit?: boolean;
}

const PERSON: Driver = { kind: 'you' };

/** The face; the driver's name is beside it. */
export function DriverFace({ driver, size, isLit = false }: DriverFaceProps): ReactElement {
  const own = useLook(PERSON, driver.name);
  const look = driver.person ? own : characterOf(driver.id)?.look;
  const style = { '--seat': seatPaint(driver.colour), width: size, height: size } as CSSProperties;
  return (
    <span className={classes(styles.careerFace, isLit && styles.careerFaceLit)} style={style} aria-hidden="true">
      {look === undefined ? (
        <svg viewBox="-36 -42 72 72" width={size} height={size} aria-hidden="true">
          <circle cx="0" cy="-6" r="36" className={styles.careerFaceSky} />
          <DriverHead colour={driver.colour} />
        </svg>
      ) : (
        <FaceDisc look={look} size={size} />
      )}
    </span>
  );
}
