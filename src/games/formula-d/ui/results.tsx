// The results screen of Formula D: headline, a note and points per place, awards.

import type { RaceResult } from '@api/contract';
import type { Seat } from '@core/contract';
import { list } from '@narration/phrases';
import { type AwardFor, award, awardsOf, headlineOf } from '@ui/game/format/results';
import type { Award, GameUi } from '@ui/game-ui';
import type { GameResult } from '@ui/ui-types';
import { Cog, Flag, Gauge, OctagonMinus, TrendingUp } from 'lucide-react';
import type { FormulaUi } from '../narration/preview';
import { rounds } from '../narration/texts';
import { t } from '../text/t';
import type { ClassifiedCar, FormulaView, Statistics } from '../types';

type Results = ReturnType<GameUi['results']>;

/** Everything the results screen shows of a finished race. */
export function results(result: GameResult<FormulaUi>): Results {
  const { view } = result;
  const table = view.classification ?? [];
  return {
    headline: headline(result, table),
    lines: linesOf(result, table),
    awards: awards(result, view, table),
    instead: null,
  };
}

function headline(result: RaceResult, table: readonly ClassifiedCar[]): string {
  if (table.length > 0 && table.every((line) => line.status === 'out')) return t('results.nobody');
  return headlineOf(result) ?? t('results.over');
}

function linesOf(result: RaceResult, table: readonly ClassifiedCar[]): Results['lines'] {
  const first = table[0]?.round ?? 0;
  return table.map((line) => ({
    seat: line.seat,
    place: line.place,
    note: noteOf(result, line),
    gap: gapOf(line, first),
    points: String(line.points),
    retired: line.status === 'out',
  }));
}

function gapOf(line: ClassifiedCar, first: number): string {
  if (line.status === 'out') return t('results.round', { round: line.round });
  if (line.place === 1) return rounds(line.round);
  if (line.status === 'running') return t('results.running');
  return `+${line.round - first}`;
}

/** '6 wear left · 4 braking, 2 overshooting', or why the car is out. */
function noteOf(result: RaceResult, { seat, out, statistics }: ClassifiedCar): string {
  if (out) return t(`results.out.${out}`);
  const { brake, overshoot, pitStops, wearLeft } = statistics;
  const left = t('car.wear', { wear: wearLeft });
  const spent = [
    ...(brake > 0 ? [t('results.braking', { points: brake })] : []),
    ...(overshoot > 0 ? [t('results.overshooting', { points: overshoot })] : []),
  ];
  const more = [
    ...(spent.length > 0 ? [list(spent)] : []),
    ...(pitStops > 0 ? [t('results.pitStops', { n: pitStops })] : []),
  ];
  const driver = result.seats.find((info) => info.seat === seat)?.driver;
  if (more.length === 0 && driver?.kind === 'ai') more.push(t('results.ai', { level: driver.level }));
  return [left, ...more].join(' · ');
}

function awards({ seats }: RaceResult, view: FormulaView, table: readonly ClassifiedCar[]): Award[] {
  const [team] = view.teams ?? [];
  const home = table.filter((line) => line.status === 'finished').map((line) => line.seat);
  const own = awardsOf(
    seats,
    awardsFor(
      view.cars.map((car) => car.statistics),
      home,
    ),
  );
  if (team === undefined) return own;
  const text = t(`award.team.${team.team}`, { points: team.points });
  return [{ icon: <Flag size={24} />, title: t('award.team'), text }, ...own].slice(0, 4);
}

/** statistics: by seat. home: seats that took the flag. */
function awardsFor(statistics: readonly Statistics[], home: readonly Seat[]): AwardFor[] {
  return [
    award(
      TrendingUp,
      t('award.charger'),
      statistics.map((s) => s.gained),
      (who, n) => t('award.charger.text', { who, n }),
    ),
    award(
      OctagonMinus,
      t('award.lateBraker'),
      statistics.map((s) => s.overshoot),
      (who, n) => t('award.lateBraker.text', { who, n }),
    ),
    award(
      Gauge,
      t('award.topGear'),
      statistics.map((s) => s.topGear),
      (who, n) => t('award.topGear.text', { who, n }),
    ),
    award(
      Cog,
      t('award.kind'),
      statistics.map((s, seat) => (home.includes(seat) ? s.wearLeft : 0)),
      (who, n) => t('award.kind.text', { who, n }),
    ),
  ];
}
