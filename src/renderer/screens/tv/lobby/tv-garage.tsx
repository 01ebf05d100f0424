// A seat on the television, as a garage: the driver's name and device, a portrait, the car, and whether they are ready.

import type { TvSeat } from '@api/tv/commands';
import { cardPortrait } from '@ui/art/portrait/portrait';
import type { GameUi } from '@ui/game-ui';
import { classes } from '@ui/panels/classes';
import { DriverHead } from '@ui/panels/driver-head';
import { pictureUrl } from '@ui/panels/seat';
import { numberOn, seatCar } from '@ui/seat-car';
import { seatInk, seatPaint } from '@ui/theme/seats';
import { CircleCheck, Cpu, Hourglass, QrCode as QrIcon, WifiOff } from 'lucide-react';
import { type CSSProperties, type ReactElement, useMemo } from 'react';
import { useLook } from '../../../app/drivers/looks';
import { minutesText } from '../../../app/format';
import { useNow } from '../../../app/use-now';
import { t } from '../../../text/tv';
import { DeviceIcon } from '../../lobby/device-icon';
import styles from './tv-garage.module.css';

export interface TvGarageProps {
  ui: GameUi;
  seat: TvSeat;
  /** Its place at the table, 0-based. */
  at: number;
  /** The first free one. */
  isNext: boolean;
}

/** One seat. */
export function TvGarage({ ui, seat, at, isNext }: TvGarageProps): ReactElement {
  if (seat.state === 'open') {
    return (
      <li className={classes(styles.tvGarage, styles.tvGarageOpen)}>
        {isNext && <QrIcon className={styles.tvGarageQr} aria-hidden="true" />}
        <p className={styles.tvGarageYours}>{t(isNext ? 'seat.yours' : 'seat.open')}</p>
        {isNext && <p>{t('seat.yours.text')}</p>}
      </li>
    );
  }
  return <Taken {...{ ui, seat, at }} />;
}

function Taken({ ui, seat, at }: Omit<TvGarageProps, 'isNext'>): ReactElement {
  const { name, colour, driver, device, state } = seat;
  const car = { seat: at, colour };
  const url = useMemo(() => pictureUrl(seatCar(ui, { seat: at, colour })), [ui, at, colour]);
  const paint = { '--driver': seatPaint(colour), '--driver-ink': seatInk(colour) } as CSSProperties;
  return (
    <li className={styles.tvGarage} style={paint}>
      <div className={styles.tvGarageHead}>
        <b className={styles.tvGarageNumber}>{numberOn(ui, car)}</b>
        <span className={styles.tvGarageName}>{name}</span>
        <span className={styles.tvGarageDevice} aria-hidden="true">
          {driver.kind === 'ai' || driver.kind === 'automaton' ? (
            <Cpu />
          ) : (
            <DeviceIcon device={device === null || device === 'host' ? 'laptop' : device} size={32} />
          )}
        </span>
      </div>
      <Portrait seat={seat} />
      <div className={styles.tvGarageApron}>
        <img src={url} alt="" className={styles.tvGarageCar} />
        <span className={styles.tvGarageState} data-state={state}>
          <StateIcon state={state} />
          <StateText seat={seat} />
        </span>
      </div>
    </li>
  );
}

function Portrait({ seat: { driver, name, colour } }: { seat: TvSeat }): ReactElement {
  const look = useLook(driver, name);
  const url = useMemo(() => (look === undefined ? undefined : pictureUrl(cardPortrait(look))), [look]);
  if (url !== undefined) return <img src={url} alt="" className={styles.tvGaragePortrait} />;
  return (
    <svg
      viewBox="-110 -56 220 106"
      preserveAspectRatio="xMidYMid slice"
      className={styles.tvGaragePortrait}
      aria-hidden="true"
    >
      <rect x="-300" y="-200" width="600" height="400" fill="#4c7397" />
      <path d="M-300 50L-120 -20L-40 50ZM300 50L150 -34L30 50Z" fill="#3b5d7d" />
      <path d="M-52 60C-54 24 -30 20 0 20S54 24 52 60Z" fill={seatPaint(colour)} />
      <g transform="scale(1.5)">
        <DriverHead colour={colour} />
      </g>
    </svg>
  );
}

function StateIcon({ state }: { state: TvSeat['state'] }): ReactElement {
  if (state === 'ready') return <CircleCheck aria-hidden="true" />;
  if (state === 'driven') return <Cpu aria-hidden="true" />;
  return state === 'away' ? <WifiOff aria-hidden="true" /> : <Hourglass aria-hidden="true" />;
}

function StateText({ seat: { state, away } }: { seat: TvSeat }): ReactElement | string {
  return state === 'away' && away !== null ? <Away away={away} /> : t('seat.state', { state });
}

/** away: ms, when it was heard. */
function Away({ away }: { away: number }): string {
  const now = useNow(true);
  const since = useMemo(() => performance.now() - away, [away]);
  return t('seat.away', { time: minutesText(Math.max(0, now - since) / 1000) });
}
