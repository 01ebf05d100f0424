// The road up the hill with its five leagues, the cars of the season on it, and a plate beside each league. Not here: the picture of
// the land (paint.ts).

import type { LeagueStation } from '@api/career/commands';
import type { Colour } from '@core/contract';
import { carPicture } from '@ui/art/car-picture';
import { openPath } from '@ui/art/svg';
import { useKeys } from '@ui/keys';
import { classes } from '@ui/panels/classes';
import { pictureUrl } from '@ui/panels/seat';
import { type CSSProperties, type ReactElement, useMemo, useRef } from 'react';
import { t } from '../../../text/club/career';
import styles from './hill.module.css';
import { type Banner, hillPicture } from './paint';
import { type HillPlan, LYING, UPRIGHT } from './plan';
import { placeAt, roadOf, shareOf, widthAt } from './road';
import { Station } from './station';

/** A car on the road. place: 1-based, in the league. */
export interface HillCar {
  driver: string;
  colour: Colour;
  number: number;
  place: number;
  isOwn: boolean;
}

export interface HillProps {
  leagues: readonly LeagueStation[];
  cars: readonly HillCar[];
  /** What the plate of the current league says. */
  hereText: string;
  /** A strip over the page instead of a column. */
  isLying: boolean;
  /** Opens a past season. */
  onSeason(season: number): void;
  /** The plate of the current league was pressed. */
  onHere(): void;
}

/** Where the last and the first car are between two leagues, as shares of that stretch. */
const LAST = 0.16;
const FIRST = 0.86;
/** Length of a car on a road 38 px wide, px. */
const CAR = 50;
const ROAD = 38;

/** The hill. Arrow keys walk the leagues. */
export function Hill(props: HillProps): ReactElement {
  const { leagues, isLying } = props;
  const plan = isLying ? LYING : UPRIGHT;
  const here = leagues.findIndex(({ state }) => state === 'current');
  const banners = leagues.map(bannerOf).join();
  const url = useMemo(() => pictureUrl(hillPicture(plan, banners.split(',') as Banner[])), [plan, banners]);
  const list = useRef<HTMLOListElement>(null);
  useKeys({ arrowup: () => walk(1), arrowdown: () => walk(-1), arrowright: () => walk(1), arrowleft: () => walk(-1) });

  function walk(step: 1 | -1): void {
    const plates = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = plates.indexOf(document.activeElement as HTMLElement);
    plates[at < 0 ? here : Math.min(plates.length - 1, Math.max(0, at + step))]?.focus();
  }
  return (
    <section className={classes(styles.hill, isLying && styles.hillLying)} aria-label={t('hill.label')}>
      <div className={styles.hillLand} style={{ '--hill-clear': 0.92 + here * 0.03 } as CSSProperties}>
        <img src={url} alt="" className={styles.hillPicture} draggable={false} />
        <Cars plan={plan} cars={props.cars} here={here} />
      </div>
      <ol className={styles.hillStations} ref={list}>
        {leagues.map((station, at) => (
          <Station key={station.league} {...props} station={station} at={at} here={here} />
        ))}
      </ol>
    </section>
  );
}

function bannerOf({ state, last }: LeagueStation): Banner {
  if (state === 'current') return 'here';
  if (state === 'locked') return 'locked';
  return last?.place === 1 ? 'won' : 'past';
}

/** Every car at its place; a change of league or place moves it along the road (hill.module.css). */
function Cars({ plan, cars, here }: { plan: HillPlan; cars: readonly HillCar[]; here: number }): ReactElement {
  const road = useMemo(() => roadOf(plan), [plan]);
  const gates = useMemo(() => [...plan.gates.map((gate) => shareOf(road, gate)), 1], [plan, road]);
  const from = gates[here] ?? 0;
  const to = gates[here + 1] ?? 1;
  const style = { '--hill-road': `path("${openPath(road.points)}")` } as CSSProperties;
  return (
    <svg className={styles.hillCars} viewBox={`0 0 ${plan.width} ${plan.height}`} style={style} aria-hidden="true">
      {cars.map(({ driver, colour, number, place, isOwn }) => {
        const up = cars.length < 2 ? 1 : (cars.length - place) / (cars.length - 1);
        const share = from + (to - from) * (LAST + (FIRST - LAST) * up);
        const size = (widthAt(plan, placeAt(road, share).point) / ROAD) * 0.9;
        return (
          <g
            // The person's own car stays the same from season to season, so that it drives.
            key={driver}
            className={styles.hillCar}
            style={{ offsetDistance: `${Math.round(share * 10_000) / 100}%` }}
          >
            <g className={styles.hillCarSize} style={{ transform: `scale(${Math.max(0.34, size)})` }}>
              {isOwn && <ellipse rx="27" ry="17" className={styles.hillOwn} />}
              <image href={pictureUrl(carPicture(colour, number))} x={-CAR / 2} y="-15" width={CAR} height="30" />
            </g>
          </g>
        );
      })}
    </svg>
  );
}
