// The close-up of the road beside the big board: follows the car that acts, shows what lies round it.
// Not for: choosing (the board and the column do that).

import type { SeatInfo } from '@api/contract';
import type { Seat } from '@core/contract';
import { degrees } from '@ui/art/svg';
import { IconButton } from '@ui/panels/button';
import { classes } from '@ui/panels/classes';
import { pictureUrl } from '@ui/panels/seat';
import { count, list, nameOf } from '@ui/phrases';
import { Crosshair, Maximize2, Minimize2 } from 'lucide-react';
import { memo, type ReactElement, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { carPicture, laidPicture, road, roadPicture } from '../board';
import { outlineOf, spotOf, UNIT } from '../board/geometry/oval';
import type { Table } from '../table';
import { coinSpoken, spaceWords } from '../texts';
import { type CloseUp, closeUpOf, type Reach } from './close-up';
import './trackside.css';

/** A cell is this large, px: in the column, in a column with little room left, and over the board. */
const CELL = { usual: 40, low: 32, large: 60 } as const;
/** A window lower than this has little room, px. */
const LOW = 260;
/** What is drawn of the oval, cells from the middle: the road, the pits, and the ground that is seen beside them. */
const DRAWN = 34;
/** From one car to the next, ms. */
const GLIDE = 320;
/** A car's drawing is this wide, board units (carPicture). */
const CAR = { width: 50, height: 30 } as const;
const ICON = 18;

export interface TracksideProps {
  table: Table;
  seats: readonly SeatInfo[];
  viewer: Seat | null;
}

/** The panel: a head with two buttons, and the window on the road. */
export function Trackside({ table, seats, viewer }: TracksideProps): ReactElement {
  const live = useStore(road);
  const [wanted, setWanted] = useState(false);
  // Cells and lanes are chosen on the board: nothing lies over it meanwhile.
  const picks = live.preview !== null && live.preview.kind !== 'dice';
  const isLarge = wanted && !picks;
  const glass = useRef<HTMLDivElement>(null);
  const size = useSize(glass);
  const scale = CELL[isLarge ? 'large' : size.height < LOW ? 'low' : 'usual'] / UNIT;
  const reach: Reach = { x: size.width / 2 / scale, y: size.height / 2 / scale };
  const shown = closeUpOf(table, seats, viewer, live, reach);
  const { seat, middle } = shown;
  const layer = useGlide(seat, `translate(${-middle.x * scale}px, ${-middle.y * scale}px)`);
  const whose = seat === null ? 'the grid row' : `${nameOf(seats, seat)}’s car`;
  return (
    <div className="hv-trackside-room">
      <section
        className={classes('panel panel-glass hv-trackside', isLarge && 'hv-trackside-large')}
        aria-label="Trackside"
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !isLarge) return;
          event.preventDefault();
          setWanted(false);
        }}
      >
        <header>
          <h2 className="label">Trackside</h2>
          <IconButton
            icon={<Crosshair size={ICON} />}
            label={seat === null ? 'Find this on the board' : `Find ${whose} on the board`}
            look="quiet"
            disabled={seat === null}
            onClick={() => {
              setWanted(false);
              if (seat !== null) live.find(seat);
            }}
          />
          <IconButton
            icon={isLarge ? <Minimize2 size={ICON} /> : <Maximize2 size={ICON} />}
            label={picks ? 'Larger: not while you choose on the board' : isLarge ? 'Smaller' : 'Larger'}
            look="quiet"
            pressed={isLarge}
            disabled={picks}
            onClick={() => setWanted(!wanted)}
          />
        </header>
        <div className="hv-trackside-glass" ref={glass} role="img" aria-label={wordsOf(shown, table, seats, whose)}>
          <div className="hv-trackside-layer" ref={layer}>
            <div className="hv-trackside-world" style={{ transform: `scale(${scale})` }}>
              <Ground />
              <Marks marks={shown.marks} />
              {shown.coins.map(({ at, coin, isTurning }) => {
                const { x, y } = spotOf(at);
                const picture = laidPicture(coin);
                const grown = isTurning ? ' scale(1.6)' : '';
                return (
                  <img
                    key={isTurning ? 'turning' : at}
                    src={pictureUrl(picture)}
                    alt=""
                    width={picture.width}
                    height={picture.height}
                    data-at={at}
                    style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -50%)${grown}` }}
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
          </div>
        </div>
      </section>
    </div>
  );
}

/** The oval, drawn once. */
const Ground = memo(function Ground(): ReactElement {
  const picture = roadPicture(DRAWN);
  return (
    <img
      className="hv-trackside-ground"
      src={pictureUrl(picture)}
      alt=""
      width={picture.width}
      height={picture.height}
      draggable={false}
    />
  );
});

/** Cells of the choice under way. */
function Marks({ marks }: Pick<CloseUp, 'marks'>): ReactElement {
  return (
    <svg className="hv-trackside-marks" width="1" height="1" aria-hidden="true">
      {marks.map(({ space, look, edge }, i) => (
        <polygon
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell may be marked twice, one mark over the other
          key={`${space} ${i}`}
          data-space={space}
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

/** What is seen, for who does not see it: 'The road round Ada’s car, lane 1, position 12. Ben: lane 2, position 15. 3 coins.' */
function wordsOf({ seat, cars, coins }: CloseUp, { view }: Table, seats: readonly SeatInfo[], whose: string): string {
  const where = (one: Seat): string => spaceWords(view.cars[one]?.at ?? -1);
  const others = cars.filter((car) => car.seat !== seat).map((car) => `${nameOf(seats, car.seat)}: ${where(car.seat)}`);
  const known = coins.flatMap(({ coin }) => (coin === null ? [] : [coinSpoken(coin)]));
  const own = known.length > 0 ? `, with values ${list(known)}` : '';
  const head = `The road round ${whose}${seat === null ? '' : `, ${where(seat)}`}`;
  return [head, ...others, `${count(coins.length, 'coin')}${own}`].map((part) => `${part}.`).join(' ');
}

/** The size of an element, px; 0 until it is laid out. */
function useSize(ref: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}

/** Moves a layer: from one subject to another it glides, or jumps with reduced motion; with a moving one it goes at once. */
function useGlide(subject: Seat | null, transform: string): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef<{ subject: Seat | null } | null>(null);
  useLayoutEffect(() => {
    const layer = ref.current;
    if (!layer) return;
    const isOther = last.current !== null && last.current.subject !== subject;
    const glides = isOther && document.documentElement.dataset.motion !== 'reduced';
    const before = glides ? getComputedStyle(layer).transform : '';
    last.current = { subject };
    if (isOther) for (const running of layer.getAnimations()) running.cancel();
    layer.style.transform = transform;
    // The end is left open: a car that drives on meanwhile is met where it is.
    if (glides) layer.animate([{ transform: before }, {}], { duration: GLIDE, easing: 'ease-in-out' });
  }, [subject, transform]);
  return ref;
}
