// Draws everything around the close-up's car: the road, marked cells, coins, cars.
// Not here: what is included, and at what zoom (close-up.ts, trackside.tsx).

import { degrees } from '@geometry/line';
import { drawInOrder } from '@ui/draw-in-order';
import { pictureUrl } from '@ui/panels/seat';
import { memo, type ReactElement } from 'react';
import { outlineOf, spotOf } from '../../geometry/oval';
import { carPicture, laidPicture, roadPicture } from '../board';
import type { CloseUp } from './close-up';
import styles from './world.module.css';

/** The drawn part of the oval, cells from the centre: the road, the pits, and the visible ground beside them. */
const DRAWN = 34;
/** Width of a car's drawing, board units (carPicture). */
const CAR = { width: 50, height: 30 } as const;
/** Scale of a coin that is turned over. */
const TURNING = 1.6;

/** The part of the world in the window. scale: px per board unit. */
export function World({ shown, scale }: { shown: CloseUp; scale: number }): ReactElement {
  return (
    <div className={styles.world} style={{ transform: `scale(${scale})` }}>
      <Ground />
      <Marks marks={shown.marks} open={shown.open} />
      {shown.coins.map(({ at, coin, isTurning }) => {
        const { x, y } = spotOf(at);
        const picture = laidPicture(coin);
        return (
          <img
            key={isTurning ? 'turning' : at}
            src={pictureUrl(picture)}
            alt=""
            width={picture.width}
            height={picture.height}
            data-at={at}
            style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${isTurning ? TURNING : 1})` }}
          />
        );
      })}
      {shown.cars.map((car) => (
        <img
          key={`car ${car.seat}`}
          src={pictureUrl(carPicture(car.colour, car.number))}
          alt=""
          {...CAR}
          data-seat={car.seat}
          style={{
            transform: `translate(${car.spot.x}px, ${car.spot.y}px) translate(-50%, -50%) rotate(${degrees(car.spot.angle)}deg) scale(${car.scale})`,
          }}
        />
      ))}
    </div>
  );
}

/** The oval, drawn once. */
const Ground = memo(function Ground(): ReactElement {
  const picture = roadPicture(DRAWN);
  return (
    <img
      className={styles.worldGround}
      src={pictureUrl(picture)}
      alt=""
      width={picture.width}
      height={picture.height}
      draggable={false}
    />
  );
});

/** Cells of the current choice. */
function Marks({ marks, open }: Pick<CloseUp, 'marks' | 'open'>): ReactElement {
  return (
    <svg className={styles.worldMarks} width="1" height="1" aria-hidden="true">
      {drawInOrder(marks, ({ space, look, edge }) => (
        <polygon
          data-space={space}
          className={open.has(space) ? styles.worldOpen : undefined}
          points={outlineOf(space, -0.06).join(' ')}
          fill={look.colour}
          fillOpacity={look.fill}
          stroke={look.colour}
          strokeOpacity={edge}
          strokeWidth={look.isStrong ? 3.2 : 2}
          strokeLinejoin="round"
          strokeDasharray={look.isDashed ? '6 4.5' : undefined}
        />
      ))}
    </svg>
  );
}
