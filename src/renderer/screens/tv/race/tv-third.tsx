// The lower third: what is going on, who everybody waits for and how long they have, and who has answered.

import type { MatchUpdate, OpenDecision, SeatInfo } from '@api/contract';
import type { Seat } from '@core/contract';
import { nameOf } from '@narration/phrases';
import type { RaceFrame } from '@ui/game-ui';
import { classes } from '@ui/panels/classes';
import { Check, Pause } from 'lucide-react';
import { memo, type ReactElement } from 'react';
import { t } from '../../../text/tv';
import { type Countdown, countdownOf, countdownText, LAST_SECONDS, useSecondsLeft } from '../../race/state/countdown';
import { TvFace } from '../tv-face';
import styles from './tv-third.module.css';

/** People who are shown with their clock; of more, fewer are shown, and the others are counted. */
const MOST = 3;
const FEWER = 2;

export interface TvThirdProps {
  frame: RaceFrame;
  seats: readonly SeatInfo[];
  update: MatchUpdate;
  /** See ShownRace. */
  clockOffset: number;
  host: string;
}

/** The panel along the lower edge. */
export const TvThird = memo(function TvThird({ frame, seats, update, clockOffset, host }: TvThirdProps): ReactElement {
  const open = update.asks.filter(({ committed }) => !committed);
  const waited = [...new Set(open.map(({ seat }) => seat))];
  const others = frame.standings.filter(({ seat, out }) => !out && !waited.includes(seat)).map(({ seat }) => seat);
  const named = waited.length > MOST ? FEWER : waited.length;
  const names = waited.map((seat) => nameOf(seats, seat));
  if (update.paused) return <Paused host={host} />;
  return (
    <section className={styles.tvThird} data-tv="third">
      <span className={styles.tvThirdIcon}>{frame.banner.icon}</span>
      <div className={styles.tvThirdWords}>
        <p className={styles.tvThirdTitle}>{frame.banner.title}</p>
        <p className={styles.tvThirdLine}>
          {names.length > 0 ? t('race.waits', { n: names.length, name: names[0] ?? '' }) : frame.banner.prompt}
        </p>
      </div>
      <ul className={styles.tvThirdPeople} data-waited={named > 1 ? named : undefined}>
        {waited.slice(0, named).map((seat) => (
          <Thinking
            key={seat}
            {...{ seat, seats, update, clockOffset }}
            decision={open.find((one) => one.seat === seat)}
          />
        ))}
        {waited.length > named && (
          <li className={styles.tvThirdMore}>{t('race.more', { n: waited.length - named })}</li>
        )}
        {waited.length < MOST &&
          open.some(({ sealed }) => sealed) &&
          others.map((seat) => (
            <li key={seat} className={styles.tvThirdDone}>
              <Face {...{ seat, seats }} />
              <Check className={styles.tvThirdTick} aria-hidden="true" />
            </li>
          ))}
      </ul>
    </section>
  );
});

function Paused({ host }: { host: string }): ReactElement {
  return (
    <section className={styles.tvThird} data-tv="third">
      <span className={styles.tvThirdIcon}>
        <Pause />
      </span>
      <div className={styles.tvThirdWords}>
        <p className={styles.tvThirdTitle}>{t('race.paused')}</p>
        <p className={styles.tvThirdLine}>{t('race.paused.by', { host })}</p>
      </div>
    </section>
  );
}

interface ThinkingProps {
  seat: Seat;
  seats: readonly SeatInfo[];
  update: MatchUpdate;
  clockOffset: number;
  decision: OpenDecision | undefined;
}

function Thinking({ seat, seats, update, clockOffset, decision }: ThinkingProps): ReactElement {
  const countdown = countdownOf(update, decision, clockOffset);
  return (
    <li className={styles.tvThirdThinking}>
      <Ring countdown={countdown}>
        <Face {...{ seat, seats }} />
      </Ring>
      <div>
        <p className={styles.tvThirdName}>{nameOf(seats, seat)}</p>
        <Time countdown={countdown} />
      </div>
    </li>
  );
}

function Face({ seat, seats }: { seat: Seat; seats: readonly SeatInfo[] }): ReactElement | null {
  const info = seats[seat];
  return info === undefined ? null : (
    <TvFace driver={info.driver} name={info.name} colour={info.colour} className={styles.tvThirdFace} />
  );
}

const RADIUS = 46;
const ROUND = 2 * Math.PI * RADIUS;

/** A ring that empties with the clock; whole without one. */
function Ring({ countdown, children }: { countdown: Countdown | null; children: ReactElement }): ReactElement {
  const left = useSecondsLeft(countdown);
  const share = left === null || countdown === null ? 1 : left / Math.max(1, countdown.most);
  return (
    <span className={styles.tvThirdRing} data-last={(left !== null && left <= LAST_SECONDS) || undefined}>
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        <circle r={RADIUS} />
        <circle r={RADIUS} strokeDasharray={`${ROUND * share} ${ROUND}`} transform="rotate(-90)" />
      </svg>
      {children}
    </span>
  );
}

function Time({ countdown }: { countdown: Countdown | null }): ReactElement | null {
  const left = useSecondsLeft(countdown);
  if (left === null) return null;
  return (
    <p className={classes('num', styles.tvThirdTime, left <= LAST_SECONDS && styles.tvThirdTimeLast)}>
      {countdownText(left)}
    </p>
  );
}
