// The building blocks of articles' drawings: dice, signs, cars and wear points as on the table, at the size of a step or
// a picture. The text beside each drawing says the same, so screen readers skip them.

import { drawInOrder } from '@ui/draw-in-order';
import { Drawn } from '@ui/reference/pieces';
import { Settings, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { CAR_COLOURS } from '../../data/cars';
import { circuitOf } from '../../data/circuits';
import { SIGN } from '../../geometry/sign-place';
import type { Gear } from '../../types';
import { signArt } from '../board/art/signs';
import { blackDiePicture, gearDiePicture } from '../board/gear-dice';
import { carPicture } from '../board/picture';
import styles from './figures.module.css';

/** The die of a gear. value: the number shown. */
export function GearDie({ gear, value, size = 52 }: { gear: Gear; value: number; size?: number }): ReactElement {
  return <Drawn picture={gearDiePicture(gear, value)} width={size} />;
}

/** The black die showing this number. */
export function BlackDie({ value, size = 52 }: { value: number; size?: number }): ReactElement {
  return <Drawn picture={blackDiePicture(value)} width={size} />;
}

/** The box of a corner of Monaco. */
export function CornerSign({ corner, width = 98 }: { corner: number; width?: number }): ReactElement {
  const found = circuitOf('monaco').corners[corner];
  if (found === undefined) throw new Error(`Monaco has no corner ${corner}`);
  const view = `${-SIGN.width / 2 - 2} ${-SIGN.height / 2 - 2} ${SIGN.width + 6} ${SIGN.height + 6}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${SIGN.width + 6}" height="${SIGN.height + 6}">${signArt(found, false)}</svg>`;
  return <Drawn picture={{ svg, width: SIGN.width + 6, height: SIGN.height + 6 }} width={width} />;
}

/** The car of this number. */
export function CarDrawing({ number, width = 64 }: { number: number; width?: number }): ReactElement {
  return <Drawn picture={carPicture(CAR_COLOURS[number - 1] ?? 'red', number)} width={width} />;
}

/** Wear points as gears: this many are left, this many are about to be spent. */
export function Wear({ left, going = 0 }: { left: number; going?: number }): ReactElement {
  return (
    <span className={styles.referenceWear} aria-hidden="true">
      {drawInOrder(Array.from({ length: left + going }), (_, at) => (
        <span className={at < left ? undefined : styles.referenceWearGoing}>
          {at < left ? <Settings size={16} /> : <X size={16} />}
        </span>
      ))}
    </span>
  );
}

/** The gear stick in a gear. */
export function Stick({ gear }: { gear: Gear }): ReactElement {
  return (
    <b className={styles.referenceStick} aria-hidden="true">
      {gear === 0 ? 'N' : gear}
    </b>
  );
}
