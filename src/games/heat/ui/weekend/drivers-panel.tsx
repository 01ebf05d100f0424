// The drivers of a weekend with the sponsorship cards they are dealt, face down.

import type { SeatInfo } from '@api/contract';
import type { Seat } from '@core/contract';
import { classes } from '@ui/panels/classes';
import { pictureUrl } from '@ui/panels/seat';
import { carNumber } from '@ui/seat-car';
import type { CSSProperties, ReactElement } from 'react';
import type { HeatView } from '../../types';
import { carPicture } from '../board/picture';
import { SponsorBack } from '../cards/card-face';
import { count, LEVEL_NAMES, nameOf } from '../texts';

export interface DriversPanelProps {
  view: HeatView;
  seats: readonly SeatInfo[];
  viewer: Seat | null;
  /** Cards that every driver is dealt. */
  each: number;
  /** Cards that a driver holds so far, by seat. */
  held: readonly number[];
  /** 'Medium'. */
  legends: string;
}

/** The panel at the right. */
export function DriversPanel({ view, seats, viewer, each, held, legends }: DriversPanelProps): ReactElement {
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
              legends={legends}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DriverRow(props: {
  view: HeatView;
  info: SeatInfo | undefined;
  seats: readonly SeatInfo[];
  seat: Seat;
  kind: 'driver' | 'legend';
  each: number;
  held: number;
  legends: string;
}): ReactElement {
  const { view, info, seats, seat, kind, each, held, legends } = props;
  return (
    <>
      <span className="hw-driver-car">
        {info && <img src={pictureUrl(carPicture(info.colour, carNumber(seat)))} alt="" />}
      </span>
      <span className="hw-driver-words">
        <b>{nameOf(seats, seat)}</b>
        <small>{info ? driverWords(info, legends) : ''}</small>
      </span>
      {view.sponsorship &&
        (kind === 'legend' ? (
          <span className="hw-driver-none">No cards</span>
        ) : (
          <span className="hw-backs">
            <span className="hidden-text">
              {held > 0 ? count(held, 'sponsor card') : `${count(each, 'sponsor card')} to come`}
            </span>
            {Array.from({ length: Math.max(each, held) }, (_, i) =>
              i < held ? (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: backs are alike
                  key={i}
                  className="hw-back-dealt"
                  style={{ '--delay': `calc(${i * 60}ms / var(--speed))` } as CSSProperties}
                >
                  <SponsorBack />
                </span>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: places are alike
                <i key={i} className="hw-back-place" />
              ),
            )}
          </span>
        ))}
    </>
  );
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
