// Qualifying: the Lap Timer panel in place of standings. Not here: lap times in a race, which are results.

import type { Seat } from '@core/contract';
import { drawInOrder } from '@ui/draw-in-order';
import { classes } from '@ui/panels/classes';
import { Panel } from '@ui/panels/panel';
import type { ReactElement } from 'react';
import { t } from '../../text/t';
import type { HeatView } from '../../types';
import { rich } from '../rich';
import styles from './lap-timer.module.css';

/** Lap n of m, rounds this lap, best lap, and every lap so far. */
export function LapTimer({ view, seat }: { view: HeatView; seat: Seat }): ReactElement {
  const car = view.cars[seat];
  const times = car?.lapTimes ?? [];
  const best = times.length > 0 ? Math.min(...times.map((lap) => lap.rounds)) : undefined;
  const lap = Math.min(view.laps, times.length + 1);
  const running = times.length < view.laps && view.status !== 'finished';
  const rounds = Math.max(0, view.round - view.lapStart + 1);
  return (
    <Panel look="glass" className={styles.lapTimer} label={t('timer.title')}>
      <h2 className={classes(styles.lapTimerTitle, 'label')}>{t('timer.title')}</h2>
      <dl className={styles.lapTimerFacts}>
        <div>
          <dt className="label">{t('timer.lap')}</dt>
          <dd className="num">
            {rich('timer.of', { lap, laps: view.laps }, { small: (inner) => <small>{inner}</small> })}
          </dd>
        </div>
        <div>
          <dt className="label">{t('timer.rounds')}</dt>
          <dd className="num">{running ? rounds : '–'}</dd>
        </div>
        <div>
          <dt className="label">{t('timer.best')}</dt>
          <dd className="num">{best ?? '–'}</dd>
        </div>
      </dl>
      <ol className={styles.lapTimerLaps}>
        {drawInOrder(times, (time, i) => (
          <li className={time.rounds === best ? styles.lapTimerBest : undefined}>
            <span>{t('timer.nth', { n: i + 1 })}</span>
            <b className="num">{t('rounds', { n: time.rounds })}</b>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
