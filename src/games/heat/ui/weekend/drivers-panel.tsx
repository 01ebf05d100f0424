// The drivers of a weekend with the sponsorship cards they are dealt, face down.

import type { SeatInfo } from '@api/contract';
import type { SeasonCalendar } from '@api/season';
import type { Seat } from '@core/contract';
import { classes } from '@ui/panels/classes';
import { pictureUrl } from '@ui/panels/seat';
import { carNumber } from '@ui/seat-car';
import type { CSSProperties, ReactElement } from 'react';
import type { HeatView } from '../../types';
import { carPicture } from '../board/picture';
import { SponsorBack } from '../cards/card-face';
import { count, LEVEL_NAMES, nameOf, ordinal } from '../texts';

export interface DriversPanelProps {
  view: HeatView;
  seats: readonly SeatInfo[];
  viewer: Seat | null;
  /** Cards that every driver is dealt. */
  each: number;
  /** Cards that a driver holds so far, by seat. */
  held: readonly number[];
  /** Cards of the races before, by seat. */
  carried: readonly number[];
  /** How the season stands, by seat; empty before its second race and in a race by itself. */
  table: SeasonCalendar['table'];
  /** 'Medium'. */
  legends: string;
}

/** The panel at the right. */
export function DriversPanel(props: DriversPanelProps): ReactElement {
  const { view, seats, viewer, each, held, carried, table, legends } = props;
  const left = held.some((n) => n > 0);
  return (
    <section className="hw-drivers panel panel-glass" aria-label="Drivers">
      <h3>
        <span className="heading">{view.sponsorship ? 'Sponsors' : 'Drivers'}</span>
        <span>{view.sponsorship ? (left ? 'Dealt' : each === 0 ? 'None dealt' : `${each} each`) : ''}</span>
      </h3>
      <ul>
        {view.cars.map(({ seat, kind }) => (
          <li key={seat} className={classes(seat === viewer && 'hw-own')}>
            <DriverRow
              view={view}
              info={seats.find((one) => one.seat === seat)}
              seats={seats}
              seat={seat}
              kind={kind}
              each={each}
              held={held[seat] ?? 0}
              carried={carried[seat] ?? 0}
              standing={table[seat] ?? null}
              legends={legends}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DriverRowProps extends Pick<DriversPanelProps, 'view' | 'seats' | 'each' | 'legends'> {
  info: SeatInfo | undefined;
  seat: Seat;
  kind: 'driver' | 'legend';
  held: number;
  carried: number;
  standing: SeasonCalendar['table'][number];
}

function DriverRow(props: DriverRowProps): ReactElement {
  const { view, info, seats, seat, kind, each, held, carried, standing, legends } = props;
  return (
    <>
      <span className="hw-driver-car">
        {info && <img src={pictureUrl(carPicture(info.colour, carNumber(seat)))} alt="" />}
      </span>
      <span className="hw-driver-words">
        <b>{nameOf(seats, seat)}</b>
        <small>{standing ? standingWords(standing) : info ? driverWords(info, legends) : ''}</small>
      </span>
      {view.sponsorship &&
        (kind === 'legend' ? (
          <span className="hw-driver-none">No cards</span>
        ) : (
          <Backs each={each} held={held} carried={carried} />
        ))}
    </>
  );
}

/** More backs than these lie under one another, with their number. */
const MOST_BACKS = 3;

/** A driver's sponsorship cards: those of the races before, those dealt, and places for those still to come. */
function Backs({ each, held, carried }: { each: number; held: number; carried: number }): ReactElement {
  const coming = Math.max(0, each - held);
  const words = [
    ...(held > 0 ? [count(held, 'sponsor card')] : []),
    ...(carried > 0 ? [`${count(carried, 'sponsor card')} of the races before`] : []),
    ...(coming > 0 ? [`${count(coming, 'sponsor card')} to come`] : []),
  ];
  const total = carried + held + coming;
  return (
    <span className="hw-backs">
      <span className="hidden-text">{words.length > 0 ? words.join(', ') : 'no sponsor cards'}</span>
      {total > MOST_BACKS ? (
        <>
          <SponsorBack />
          <b aria-hidden="true">× {total}</b>
        </>
      ) : (
        Array.from({ length: total }, (_, i) =>
          i < carried + held ? (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: backs are alike
              key={i}
              className={i < carried ? undefined : 'hw-back-dealt'}
              style={{ '--delay': `calc(${(i - carried) * 60}ms / var(--speed))` } as CSSProperties}
            >
              <SponsorBack />
            </span>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: places are alike
            <i key={i} className="hw-back-place" />
          ),
        )
      )}
    </span>
  );
}

/** '2nd · 10 points': how a driver stands before this race. */
export function standingWords({ place, shared, points }: NonNullable<DriverRowProps['standing']>): string {
  return `${shared ? '= ' : ''}${ordinal(place)} · ${count(points, 'point')}`;
}

/** 'LAN guest', 'AI, Pro', 'Legend'. */
function driverWords({ driver }: SeatInfo, legends: string): string {
  switch (driver.kind) {
    case 'you':
      return 'At this screen';
    case 'hotseat':
      return 'Hot-seat';
    case 'lan':
      return 'LAN guest';
    case 'ai':
      return `AI, ${LEVEL_NAMES[driver.level]}`;
    case 'automaton':
      return `Legend, ${legends}`;
    default:
      return '';
  }
}
