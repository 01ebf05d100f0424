// Heat's side of the results screen: headline, a note per place, points, awards; for qualifying the lap table.

import type { RaceResult, SeatInfo } from '@api/contract';
import type { Seat } from '@core/contract';
import { type AwardFor, award, awardsOf, headlineOf } from '@ui/game/words/results';
import type { GameUi } from '@ui/game-ui';
import { Panel } from '@ui/panels/panel';
import { pictureUrl } from '@ui/panels/seat';
import { topOf } from '@ui/phrases';
import { Flame, RotateCw, Timer, Wind } from 'lucide-react';
import type { ReactElement } from 'react';
import { pointsFor } from '../data/points';
import { type CarStatistics, countRace } from '../data/statistics';
import type { HeatEvent, HeatView } from '../types';
import { circuitPicture } from './board';
import { circuitName, count, LEVEL_NAMES } from './texts';
import { wholeView } from './whole-view';
import './results.css';

type Results = ReturnType<GameUi['results']>;
type Line = Results['lines'][number];

/** Everything the results screen shows of a finished race. */
export function results(result: RaceResult): Results {
  const view = wholeView(result.view);
  const log = result.log as HeatEvent[];
  const stats = countRace(log, view.cars.length);
  const qualifying = view.mode === 'qualifying';
  const session = qualifying ? sessionOf(view) : undefined;
  return {
    headline: session ? sessionHeadline(session) : (headlineOf(result) ?? 'Nobody finished'),
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
      gap: retired ? '' : line.place === 1 ? count(result.rounds, 'round') : `+${gap}`,
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
  if (car?.status === 'retired') return 'Retired';
  if (car?.status === 'eliminated') return 'Taken off the track';
  if (place === 1) {
    const lead = view.standings.find((line) => line.place === 2 && line.status !== 'out')?.gap;
    if (lead !== undefined) return lead === 0 ? 'Won on the race line' : `Won by ${count(lead, 'space')}`;
  }
  const own = stats[seat];
  const fastest = topOf(stats.map(fastestLap), 'least');
  if (fastest.seats.includes(seat)) return `Fastest lap: ${count(fastest.value, 'round')}`;
  const slips = topOf(stats.map((s) => s.slipstreams));
  if (slips.seats.includes(seat)) return `Most slipstreams: ${slips.value}`;
  if (own && own.spinOuts > 0) return count(own.spinOuts, 'spin-out');
  return driverWords(result.seats.find((info) => info.seat === seat));
}

/** 'AI, Pro', 'Legend', or what a person can be told: nothing went wrong. */
function driverWords(info: SeatInfo | undefined): string {
  if (info?.driver.kind === 'ai') return `AI, ${LEVEL_NAMES[info.driver.level]}`;
  if (info?.driver.kind === 'automaton') return 'Legend';
  return 'No spin-outs';
}

function awardsFor(stats: readonly CarStatistics[]): AwardFor[] {
  return [
    award(Timer, 'Fastest lap', stats.map(fastestLap), (who, n) => `${who}, ${count(n, 'round')}`, { best: 'least' }),
    award(
      Flame,
      'Hottest engine',
      stats.map((s) => s.heatPaid),
      (who, n) => `${who} paid ${n} heat`,
    ),
    award(
      Wind,
      'In the slipstream',
      stats.map((s) => s.slipstreams),
      (who, n) => `${who}, ${count(n, 'time')}`,
    ),
    award(
      RotateCw,
      'Spinning top',
      stats.map((s) => s.spinOuts),
      (who, n) => `${who}, ${count(n, 'spin-out')}`,
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
  return best > 0 ? `Best lap: ${count(best, 'round')}` : 'Session ended';
}

/** Lap by lap, the best one marked (R105: equal laps rank by spaces past the line). */
function LapTable({ session, circuit }: { session: Session; circuit: string }): ReactElement {
  const top = Math.max(...session.laps.filter((lap) => lap.rounds === session.best).map((lap) => lap.overshoot), 0);
  return (
    <div className="lap-table">
      <img className="lap-table-circuit" src={pictureUrl(circuitPicture(circuit, 'large'))} alt="" />
      <Panel className="lap-table-panel">
        <table>
          <caption className="label">
            {circuitName(circuit)}, {count(session.laps.length, 'lap')}
          </caption>
          <thead>
            <tr className="label">
              <th scope="col">Lap</th>
              <th scope="col">Rounds</th>
              <th scope="col">Past the line</th>
            </tr>
          </thead>
          <tbody>
            {session.laps.map((lap, i) => {
              const best = lap.rounds === session.best && lap.overshoot === top;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: laps never move
                <tr key={i} className={best ? 'lap-table-best' : undefined}>
                  <th scope="row">
                    Lap {i + 1}
                    {best && <span className="lap-table-mark"> Best</span>}
                  </th>
                  <td className="num">{lap.rounds}</td>
                  <td className="num">{lap.overshoot}</td>
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td className="num">{session.total}</td>
              <td />
            </tr>
          </tfoot>
        </table>
      </Panel>
    </div>
  );
}
