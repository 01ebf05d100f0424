// The drivers of a weekend with the sponsorship cards they are dealt, face down.

import type { SeatInfo } from '@api/contract';
import type { SeasonCalendar } from '@api/season';
import type { Seat } from '@core/contract';
import { listOf } from '@i18n/page';
import { nameOf } from '@narration/phrases';
import { drawInOrder } from '@ui/draw-in-order';
import { classes } from '@ui/panels/classes';
import { pictureUrl } from '@ui/panels/seat';
import { carNumber } from '@ui/seat-car';
import type { CSSProperties, ReactElement } from 'react';
import { t } from '../../text/t';
import type { HeatView } from '../../types';
import { carPicture } from '../board/picture';
import { SponsorBack } from '../cards/card-face';
import styles from './drivers-panel.module.css';

export interface DriversPanelProps {
  view: HeatView;
  seats: readonly SeatInfo[];
  viewer: Seat | null;
  /** Cards that every driver is dealt. */
  each: number;
  /** Cards that a driver holds so far, by seat. */
  held: readonly number[];
  /** Cards from earlier races, by seat. */
  carried: readonly number[];
  /** The season's standings, by seat; empty before its second race and in a single race. */
  table: SeasonCalendar['table'];
  /** The level of the Legends: 'medium'. */
  legends: string;
}

/** The panel on the right. */
export function DriversPanel(props: DriversPanelProps): ReactElement {
  const { view, seats, viewer, each, held, carried, table, legends } = props;
  const left = held.some((n) => n > 0);
  return (
    <section className={classes(styles.weekendDrivers, 'panel panel-glass')} aria-label={t('weekend.drivers')}>
      <h3>
        <span className="heading">{t(view.sponsorship ? 'weekend.sponsors' : 'weekend.drivers')}</span>
        <span>{view.sponsorship ? dealtText(left, each) : ''}</span>
      </h3>
      <ul>
        {view.cars.map(({ seat, kind }) => (
          <li key={seat} className={classes(seat === viewer && styles.weekendOwn)}>
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
      <span className={styles.weekendDriverCar}>
        {info && <img src={pictureUrl(carPicture(info.colour, carNumber(seat)))} alt="" />}
      </span>
      <span className={styles.weekendDriverText}>
        <b>{nameOf(seats, seat)}</b>
        <small>{standing ? standingText(standing) : info ? driverText(info, legends) : ''}</small>
      </span>
      {view.sponsorship &&
        (kind === 'legend' ? (
          <span className={styles.weekendDriverNone}>{t('weekend.legend')}</span>
        ) : (
          <Backs each={each} held={held} carried={carried} />
        ))}
    </>
  );
}

/** More backs than this overlap, with their number. */
const MOST_BACKS = 3;

/** A driver's sponsorship cards: from earlier races, dealt ones, and places for those still to come. */
function Backs({ each, held, carried }: { each: number; held: number; carried: number }): ReactElement {
  const coming = Math.max(0, each - held);
  const lines = [
    ...(held > 0 ? [t('backs.held', { n: held })] : []),
    ...(carried > 0 ? [t('backs.carried', { n: carried })] : []),
    ...(coming > 0 ? [t('backs.coming', { n: coming })] : []),
  ];
  const total = carried + held + coming;
  return (
    <span className={styles.weekendBacks}>
      <span className="visually-hidden">{lines.length > 0 ? listOf(lines, 'unit') : t('backs.none')}</span>
      {total > MOST_BACKS ? (
        <>
          <SponsorBack />
          <b aria-hidden="true">× {total}</b>
        </>
      ) : (
        drawInOrder(Array.from({ length: total }), (_, i) =>
          i < carried + held ? (
            <span
              className={i < carried ? undefined : styles.weekendBackDealt}
              style={{ '--delay': `calc(${(i - carried) * 60}ms / var(--speed))` } as CSSProperties}
            >
              <SponsorBack />
            </span>
          ) : (
            <i className={styles.weekendBackPlace} />
          ),
        )
      )}
    </span>
  );
}

/** '2nd · 10 points': a driver's standing before this race. */
export function standingText({ place, shared, points }: NonNullable<DriverRowProps['standing']>): string {
  return t('standing', { shared: shared ? 'yes' : 'no', place, points });
}

/** Whether cards are dealt yet, or how many each driver is dealt. */
function dealtText(isDealt: boolean, each: number): string {
  if (isDealt) return t('weekend.dealt');
  return each === 0 ? t('weekend.none') : t('weekend.each', { n: each });
}

/** Who drives a car: 'LAN guest', 'AI, Pro', 'Legend, Medium'. */
function driverText({ driver }: SeatInfo, legends: string): string {
  switch (driver.kind) {
    case 'you':
    case 'hotseat':
    case 'lan':
      return t(`driver.${driver.kind}`);
    case 'ai':
      return t('driver.ai', { level: driver.level });
    case 'automaton':
      return t('driver.legend', { level: legends });
    default:
      return '';
  }
}
