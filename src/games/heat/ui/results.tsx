// Heat's side of the results screen: headline, a note per place, points, awards; for qualifying the lap table.

import type { RaceResult, SeatInfo } from '@api/contract';
import type { Seat } from '@core/contract';
import { topOf } from '@narration/phrases';
import { drawInOrder } from '@ui/draw-in-order';
import { type AwardFor, award, awardsOf, headlineOf } from '@ui/game/format/results';
import type { GameUi } from '@ui/game-ui';
import { Panel } from '@ui/panels/panel';
import { pictureUrl } from '@ui/panels/seat';
import type { GameResult } from '@ui/ui-types';
import { Flame, RotateCw, Timer, Wind } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { pointsFor } from '../data/points';
import { type CarStatistics, countRace } from '../data/statistics';
import type { HeatUi } from '../narration/preview';
import { circuitName } from '../narration/texts';
import { t } from '../text/t';
import type { HeatView } from '../types';
import { circuitPicture } from './board';
import styles from './results.module.css';
import { rich } from './rich';
import { wholeView } from './whole-view';

type Results = ReturnType<GameUi['results']>;
type Line = Results['lines'][number];

/** Everything the results screen shows of a finished race. */
export function results(result: GameResult<HeatUi>): Results {
  const view = wholeView(result.view);
  const stats = countRace(result.log, view.cars.length);
  const qualifying = view.mode === 'qualifying';
  const session = qualifying ? sessionOf(view) : undefined;
  return {
    headline: session ? sessionHeadline(session) : (headlineOf(result) ?? t('result.nobody')),
    lines: linesOf(result, view, stats),
    awards: qualifying ? [] : awardsOf(result.seats, awardsFor(stats)),
    instead: session ? <LapTable session={session} circuit={result.circuit} /> : null,
  };
}

function linesOf(result: RaceResult, view: HeatView, stats: readonly CarStatistics[]): Line[] {
  const ranked = result.standings.toSorted((a, b) => a.place - b.place);
  return ranked.map((line) => {
    const gap = view.standings.find((s) => s.seat === line.seat)?.gap ?? 0;
    const retired = line.status === 'out';
    return {
      seat: line.seat,
      place: line.place,
      note: noteOf(result, view, stats, line.seat, line.place),
      gap: retired ? '' : line.place === 1 ? t('rounds', { n: result.rounds }) : `+${gap}`,
      points: retired ? '0' : String(pointsFor(line.place, ranked.length)),
      retired,
    };
  });
}

function noteOf(
  result: RaceResult,
  view: HeatView,
  stats: readonly CarStatistics[],
  seat: Seat,
  place: number,
): string {
  const car = view.cars[seat];
  if (car?.status === 'retired') return t('result.retired');
  if (car?.status === 'eliminated') return t('result.eliminated');
  if (place === 1) {
    const lead = view.standings.find((line) => line.place === 2 && line.status !== 'out')?.gap;
    if (lead !== undefined) return t('result.wonBy', { n: lead });
  }
  const own = stats[seat];
  const fastest = topOf(stats.map(fastestLap), 'least');
  if (fastest.seats.includes(seat)) return t('result.fastest', { n: fastest.value });
  const slips = topOf(stats.map((s) => s.slipstreams));
  if (slips.seats.includes(seat)) return t('result.slipstreams', { n: slips.value });
  if (own && own.spinOuts > 0) return t('result.spinOuts', { n: own.spinOuts });
  return driverText(result.seats.find((info) => info.seat === seat));
}

/** 'AI, Pro', 'Legend', or 'No spin-outs' for a person. */
function driverText(info: SeatInfo | undefined): string {
  if (info?.driver.kind === 'ai') return t('driver.ai', { level: info.driver.level });
  if (info?.driver.kind === 'automaton') return t('legend');
  return t('result.clean');
}

function awardsFor(stats: readonly CarStatistics[]): AwardFor[] {
  return [
    award(Timer, t('award.fastest'), stats.map(fastestLap), (names, n) => t('award.fastest.text', { names, n }), {
      best: 'least',
    }),
    award(
      Flame,
      t('award.heat'),
      stats.map((s) => s.heatPaid),
      (names, n) => t('award.heat.text', { names, n }),
    ),
    award(
      Wind,
      t('award.slipstream'),
      stats.map((s) => s.slipstreams),
      (names, n) => t('award.slipstream.text', { names, n }),
    ),
    award(
      RotateCw,
      t('award.spin'),
      stats.map((s) => s.spinOuts),
      (names, n) => t('award.spin.text', { names, n }),
    ),
  ];
}

function fastestLap(car: CarStatistics): number {
  return car.laps.length > 0 ? Math.min(...car.laps) : 0;
}

interface Session {
  laps: { rounds: number; overshoot: number }[];
  best: number;
  total: number;
}

function sessionOf(view: HeatView): Session {
  const laps = view.cars[0]?.lapTimes ?? [];
  const rounds = laps.map((lap) => lap.rounds);
  return { laps, best: rounds.length > 0 ? Math.min(...rounds) : 0, total: rounds.reduce((sum, n) => sum + n, 0) };
}

function sessionHeadline({ best }: Session): string {
  return best > 0 ? t('session.best', { n: best }) : t('session.over');
}

/** Lap by lap, the best one marked (R105: equal laps rank by spaces past the line). */
function LapTable({ session, circuit }: { session: Session; circuit: string }): ReactElement {
  const mark = (inner: ReactNode) => <span className={styles.lapTableMark}>{inner}</span>;
  const top = Math.max(...session.laps.filter((lap) => lap.rounds === session.best).map((lap) => lap.overshoot), 0);
  return (
    <div className={styles.lapTable}>
      <img className={styles.lapTableCircuit} src={pictureUrl(circuitPicture(circuit, 'large'))} alt="" />
      <Panel className={styles.lapTablePanel}>
        <table>
          <caption className="label">
            {t('session.caption', { circuit: circuitName(circuit), laps: session.laps.length })}
          </caption>
          <thead>
            <tr className="label">
              <th scope="col">{t('timer.lap')}</th>
              <th scope="col">{t('timer.rounds')}</th>
              <th scope="col">{t('session.past')}</th>
            </tr>
          </thead>
          <tbody>
            {drawInOrder(session.laps, (lap, i) => {
              const best = lap.rounds === session.best && lap.overshoot === top;
              return (
                <tr className={best ? styles.lapTableBest : undefined}>
                  <th scope="row">
                    {best ? rich('session.mark', { n: i + 1 }, { mark }) : t('timer.nth', { n: i + 1 })}
                  </th>
                  <td className="num">{lap.rounds}</td>
                  <td className="num">{lap.overshoot}</td>
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('session.total')}</th>
              <td className="num">{session.total}</td>
              <td />
            </tr>
          </tfoot>
        </table>
      </Panel>
    </div>
  );
}
