// The results screen of Formula D: headline, a note and points per place, awards.

import type { RaceResult } from '@api/contract';
import type { Seat } from '@core/contract';
import { type AwardFor, award, awardsOf, headlineOf } from '@ui/game/words/results';
import type { Award, GameUi } from '@ui/game-ui';
import { count, list } from '@ui/phrases';
import { Cog, Flag, Gauge, OctagonMinus, TrendingUp } from 'lucide-react';
import type { ClassifiedCar, FormulaView, Statistics } from '../types';
import { gearName, LEVEL_NAMES, OUT_WORDS, TEAM_NAMES, wearWords } from './texts';

type Results = ReturnType<GameUi['results']>;

/** Everything the results screen shows of a finished race. */
export function results(result: RaceResult): Results {
  const view = result.view as FormulaView;
  const table = view.classification ?? [];
  return {
    headline: headline(result, table),
    lines: linesOf(result, table),
    awards: awards(result, view, table),
    instead: null,
  };
}

function headline(result: RaceResult, table: readonly ClassifiedCar[]): string {
  if (table.length > 0 && table.every((line) => line.status === 'out')) return 'Nobody came home';
  return headlineOf(result) ?? 'The race is over';
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
  if (line.status === 'out') return `round ${line.round}`;
  if (line.place === 1) return count(line.round, 'round');
  if (line.status === 'running') return 'running';
  return line.round === first ? 'same round' : `+${count(line.round - first, 'round')}`;
}

/** '6 wear left · 4 braking, 2 overshooting', or why the car is out. */
function noteOf(result: RaceResult, { seat, out, statistics }: ClassifiedCar): string {
  if (out) return `Out: ${OUT_WORDS[out]}`;
  const parts = [`${wearWords(statistics.wearLeft)} left`];
  const spent = [
    ...(statistics.brake > 0 ? [`${statistics.brake} braking`] : []),
    ...(statistics.overshoot > 0 ? [`${statistics.overshoot} overshooting`] : []),
  ];
  if (spent.length > 0) parts.push(list(spent));
  if (statistics.pitStops > 0) parts.push(count(statistics.pitStops, 'pit stop'));
  if (parts.length > 1) return parts.join(' · ');
  const driver = result.seats.find((info) => info.seat === seat)?.driver;
  return driver?.kind === 'ai' ? `${parts[0]} · AI, ${LEVEL_NAMES[driver.level]}` : (parts[0] ?? '');
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
  const text = `${TEAM_NAMES[team.team]}, ${count(team.points, 'point')}`;
  return [{ icon: <Flag size={24} />, title: 'Best team', text }, ...own].slice(0, 4);
}

/** statistics: by seat; home: seats that took the flag. */
function awardsFor(statistics: readonly Statistics[], home: readonly Seat[]): AwardFor[] {
  return [
    award(
      TrendingUp,
      'Charger',
      statistics.map((s) => s.gained),
      (who, n) => `${who} won ${count(n, 'place')}`,
    ),
    award(
      OctagonMinus,
      'Late braker',
      statistics.map((s) => s.overshoot),
      (who, n) => `${who} paid ${wearWords(n)} overshooting`,
    ),
    award(
      Gauge,
      'Top gear',
      statistics.map((s) => s.topGear),
      (who, n) => `${who} reached ${gearName(n)}`,
    ),
    award(
      Cog,
      'Kind to the car',
      statistics.map((s, seat) => (home.includes(seat) ? s.wearLeft : 0)),
      (who, n) => `${who} had ${wearWords(n)} left`,
    ),
  ];
}
