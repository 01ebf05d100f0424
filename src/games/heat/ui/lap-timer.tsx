// Qualifying: the Lap Timer panel in place of standings. Not for: lap times in a race; those are results.

import type { Seat } from '@core/contract';
import { Panel } from '@ui/panels/panel';
import type { ReactElement } from 'react';
import type { HeatView } from '../types';
import { count } from './texts';
import './lap-timer.css';

/** Lap n of m, rounds this lap, best lap, and every lap so far. */
export function LapTimer({ view, seat }: { view: HeatView; seat: Seat }): ReactElement {
  const car = view.cars[seat];
  const times = car?.lapTimes ?? [];
  const best = times.length > 0 ? Math.min(...times.map((lap) => lap.rounds)) : undefined;
  const lap = Math.min(view.laps, times.length + 1);
  const running = times.length < view.laps && view.status !== 'finished';
  const rounds = Math.max(0, view.round - view.lapStart + 1);
  return (
    <Panel look="glass" className="lap-timer" label="Lap timer">
      <h2 className="label lap-timer-title">Lap timer</h2>
      <dl className="lap-timer-facts">
        <div className="lap-timer-now">
          <dt className="label">Lap</dt>
          <dd className="num">
            {lap}
            <small> of {view.laps}</small>
          </dd>
        </div>
        <div>
          <dt className="label">Rounds</dt>
          <dd className="num">{running ? rounds : '–'}</dd>
        </div>
        <div>
          <dt className="label">Best</dt>
          <dd className="num">{best ?? '–'}</dd>
        </div>
      </dl>
      <ol className="lap-timer-laps">
        {times.map((time, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: laps never move
          <li key={i} className={time.rounds === best ? 'lap-best' : undefined}>
            <span>Lap {i + 1}</span>
            <b className="num">{count(time.rounds, 'round')}</b>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
