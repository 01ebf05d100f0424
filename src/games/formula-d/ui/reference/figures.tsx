// What articles are drawn with: dice, signs, cars and wear points as they lie on the table, at the size of a step or of a
// picture. Each is a drawing beside words that say it, so none is read out.

import type { Picture } from '@ui/game-ui';
import { pictureUrl } from '@ui/panels/seat';
import { Check, Settings, X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { CAR_COLOURS } from '../../data/cars';
import { CIRCUITS } from '../../data/circuits';
import type { Gear } from '../../types';
import { SIGN, signArt } from '../board/art/signs';
import { blackDiePicture, gearDiePicture } from '../board/gear-dice';
import { carPicture } from '../board/picture';
import styles from './figures.module.css';

/** A number, or a short sum, as large as a figure. */
export function Big({ children }: { children: ReactNode }): ReactElement {
  return (
    <b className={styles.referenceBig} aria-hidden="true">
      {children}
    </b>
  );
}

/** The die of a gear; value: what it shows. */
export function GearDie({ gear, value, size = 52 }: { gear: Gear; value: number; size?: number }): ReactElement {
  return <Drawing picture={gearDiePicture(gear, value)} width={size} />;
}

/** The black die that shows this number. */
export function BlackDie({ value, size = 52 }: { value: number; size?: number }): ReactElement {
  return <Drawing picture={blackDiePicture(value)} width={size} />;
}

/** The box of a corner of Monaco. */
export function CornerSign({ corner, width = 98 }: { corner: number; width?: number }): ReactElement {
  const found = CIRCUITS.monaco.corners[corner];
  if (found === undefined) throw new Error(`Monaco has no corner ${corner}`);
  const view = `${-SIGN.width / 2 - 2} ${-SIGN.height / 2 - 2} ${SIGN.width + 6} ${SIGN.height + 6}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${SIGN.width + 6}" height="${SIGN.height + 6}">${signArt(found, false)}</svg>`;
  return <Drawing picture={{ svg, width: SIGN.width + 6, height: SIGN.height + 6 }} width={width} />;
}

/** The car of this number. */
export function CarDrawing({ number, width = 64 }: { number: number; width?: number }): ReactElement {
  return <Drawing picture={carPicture(CAR_COLOURS[number - 1] ?? 'red', number)} width={width} />;
}

/** Wear points as gears: so many are left, so many are going. */
export function Wear({ left, going = 0 }: { left: number; going?: number }): ReactElement {
  return (
    <span className={styles.referenceWear} aria-hidden="true">
      {Array.from({ length: left + going }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: points keep their places
        <span key={at} className={at < left ? undefined : styles.referenceWearGoing}>
          {at < left ? <Settings size={16} /> : <X size={16} />}
        </span>
      ))}
    </span>
  );
}

/** Right or wrong. */
export function Verdict({ isGood }: { isGood: boolean }): ReactElement {
  return isGood ? (
    <Check className={styles.referenceYes} size={34} aria-hidden="true" />
  ) : (
    <X className={styles.referenceNo} size={34} aria-hidden="true" />
  );
}

/** The stick in a gear. */
export function Stick({ gear }: { gear: Gear }): ReactElement {
  return (
    <b className={styles.referenceStick} aria-hidden="true">
      {gear === 0 ? 'N' : gear}
    </b>
  );
}

/** Things on dark ground, as on the dashboard. */
export function Table({ children }: { children: ReactNode }): ReactElement {
  return <div className={styles.referenceTable}>{children}</div>;
}

/** A thing with its name under it. */
export function Named({ children, name }: { children: ReactNode; name: ReactNode }): ReactElement {
  return (
    <span className={styles.referenceNamed}>
      {children}
      <small>{name}</small>
    </span>
  );
}

function Drawing({ picture, width }: { picture: Picture; width: number }): ReactElement {
  const height = Math.round((picture.height * width) / picture.width);
  return <img className={styles.referenceDrawn} src={pictureUrl(picture)} alt="" width={width} height={height} />;
}
