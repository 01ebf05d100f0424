// The close-up of the road beside the big board: follows the acting car and shows its surroundings.
// Not here: choosing (the board and the column).

import type { SeatInfo } from '@api/contract';
import type { Seat } from '@core/contract';
import { list, nameOf } from '@narration/phrases';
import { IconButton } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { Crosshair, Maximize2, Minimize2 } from 'lucide-react';
import { type ReactElement, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { UNIT } from '../../geometry/oval';
import { coinSpoken, placeOf } from '../../narration/texts';
import { t } from '../../text/t';
import { road } from '../board';
import type { HavocTable } from '../table';
import { type CloseUp, closeUpOf, type Reach } from './close-up';
import styles from './trackside.module.css';
import { World } from './world';

/** Cell size, px: in the column, in a column with little space left, and over the board. */
const CELL = { usual: 40, low: 32, large: 60 } as const;
/** A window lower than this counts as small, px. */
const LOW = 260;
/** Duration of a move from one car to the next, ms. */
const GLIDE = 320;
const ICON = 18;

export interface TracksideProps {
  table: HavocTable;
  seats: readonly SeatInfo[];
  viewer: Seat | null;
}

/** The panel: a header with two buttons, and the window on the road. */
export function Trackside({ table, seats, viewer }: TracksideProps): ReactElement {
  const live = useStore(road);
  const [isLarge, setLarge] = useState(false);
  const glass = useRef<HTMLDivElement>(null);
  const size = useSize(glass);
  const scale = CELL[isLarge ? 'large' : size.height < LOW ? 'low' : 'usual'] / UNIT;
  const reach: Reach = { x: size.width / 2 / scale, y: size.height / 2 / scale };
  const shown = closeUpOf(table, seats, viewer, live, reach);
  const { seat, middle } = shown;
  const layer = useGlide(seat, `translate(${-middle.x * scale}px, ${-middle.y * scale}px)`);
  return (
    <div className={styles.tracksideRoom}>
      <section
        className={classes('panel panel-glass', styles.trackside, isLarge && styles.tracksideLarge)}
        aria-label={t('trackside.title')}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !isLarge) return;
          event.preventDefault();
          setLarge(false);
        }}
      >
        <TracksideHead
          find={seat === null ? null : () => live.find(seat)}
          name={seat === null ? null : nameOf(seats, seat)}
          isLarge={isLarge}
          enlarge={setLarge}
        />
        {/* Cells can be chosen here as on the board, and also with keys and the column's buttons. */}
        <div
          className={styles.tracksideGlass}
          ref={glass}
          role="img"
          aria-label={textOf(shown, table, seats)}
          onPointerUp={({ target }) => {
            const key = shown.open.get(spaceUnder(target));
            if (key !== undefined) live.take(key);
          }}
        >
          <div className={styles.tracksideLayer} ref={layer}>
            <World shown={shown} scale={scale} />
          </div>
        </div>
      </section>
    </div>
  );
}

interface HeadProps {
  /** Centres the board on the window's car; null if there is none. */
  find: (() => void) | null;
  /** The name of the car's driver; null if there is none. */
  name: string | null;
  isLarge: boolean;
  enlarge(isLarge: boolean): void;
}

function TracksideHead({ find, name, isLarge, enlarge }: HeadProps): ReactElement {
  return (
    <header>
      <h2 className="label">{t('trackside.title')}</h2>
      <IconButton
        icon={<Crosshair size={ICON} />}
        label={name === null ? t('trackside.findNone') : t('trackside.find', { name })}
        look="quiet"
        why={find === null && t('trackside.noCar')}
        onClick={() => {
          enlarge(false);
          find?.();
        }}
      />
      <IconButton
        icon={isLarge ? <Minimize2 size={ICON} /> : <Maximize2 size={ICON} />}
        label={t(isLarge ? 'trackside.smaller' : 'trackside.larger')}
        look="quiet"
        pressed={isLarge}
        onClick={() => enlarge(!isLarge)}
      />
    </header>
  );
}

/** The cell of a mark; -1 if there is none. */
function spaceUnder(target: EventTarget): number {
  const mark = target instanceof Element ? target.closest<SVGElement>('[data-space]') : null;
  return Number(mark?.dataset.space ?? -1);
}

/** The scene as text for screen readers: 'The road round Ada’s car, lane 1, position 12. Ben: lane 2, position 15. 3 coins.' */
function textOf({ seat, cars, coins }: CloseUp, { view }: HavocTable, seats: readonly SeatInfo[]): string {
  const car = (one: Seat) => ({ name: nameOf(seats, one), ...placeOf(view.cars[one]?.at ?? -1) });
  const known = coins.flatMap(({ coin }) => (coin === null ? [] : [coinSpoken(coin)]));
  const n = coins.length;
  return [
    seat === null ? t('trackside.grid') : t('trackside.road', car(seat)),
    ...cars.filter((one) => one.seat !== seat).map((one) => t('trackside.car', car(one.seat))),
    known.length > 0 ? t('trackside.known', { n, values: list(known) }) : t('trackside.coins', { n }),
  ].join(' ');
}

/** The size of an element, px; 0 before layout. */
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

/** Moves a layer: glides from one subject to another, or jumps with reduced motion; follows a moving subject at once. */
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
    // The end is not fixed: a car that drives on meanwhile is met at its new position.
    if (glides) layer.animate([{ transform: before }, {}], { duration: GLIDE, easing: 'ease-in-out' });
  }, [subject, transform]);
  return ref;
}
