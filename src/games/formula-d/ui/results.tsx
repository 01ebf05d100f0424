// The results screen of Formula D: headline, a note and points per place, awards.

import type { RaceResult } from '@api/contract';
import type { Seat } from '@core/contract';
import type { Award, GameUi } from '@ui/game-ui';
import { count, list } from '@ui/phrases';
import { type AwardFor, awardsOf, headlineOf } from '@ui/results-words';
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
    {
      icon: <TrendingUp size={24} />,
      title: 'Charger',
      values: statistics.map((s) => s.gained),
      text: (who, n) => `${who} won ${count(n, 'place')}`,
    },
    {
      icon: <OctagonMinus size={24} />,
      title: 'Late braker',
      values: statistics.map((s) => s.overshoot),
      text: (who, n) => `${who} paid ${wearWords(n)} overshooting`,
    },
    {
      icon: <Gauge size={24} />,
      title: 'Top gear',
      values: statistics.map((s) => s.topGear),
      text: (who, n) => `${who} reached ${gearName(n)}`,
    },
    {
      icon: <Cog size={24} />,
      title: 'Kind to the car',
      values: statistics.map((s, seat) => (home.includes(seat) ? s.wearLeft : 0)),
      text: (who, n) => `${who} had ${wearWords(n)} left`,
    },
  ];
}
