// The results screen of Waddington's Formula 1: headline, a note and points per place, awards.

import type { RaceResult } from '@api/contract';
import { type AwardFor, award, awardsOf, headlineOf } from '@ui/game/words/results';
import type { GameUi } from '@ui/game-ui';
import { count } from '@ui/phrases';
import { CircleGauge, Dices, Flag, Layers, RotateCw } from 'lucide-react';
import { POINTS } from '../data/charts';
import { ROW } from '../data/circuits';
import type { Statistics, TieBreak, WaddingtonEvent, WaddingtonView } from '../types';
import { LEVEL_NAMES } from './texts';

type Results = ReturnType<GameUi['results']>;
type Ended = Extract<WaddingtonEvent, { type: 'raceEnded' }>;

const TIE_WORDS: Readonly<Record<TieBreak, string>> = {
  reading: 'level, but slower',
  wear: 'level, but more worn',
  cards: 'level, but fewer cards',
  place: 'level, but moved first',
};

/** Everything the results screen shows of a finished race. */
export function results(result: RaceResult): Results {
  const view = result.view as WaddingtonView;
  const ended = (result.log as WaddingtonEvent[]).findLast((event): event is Ended => event.type === 'raceEnded');
  return {
    headline: headlineOf(result) ?? 'The race is over',
    colours: view.cars.map((car) => car.colour),
    lines: linesOf(result, view, ended),
    awards: awardsOf(result.seats, awardsFor(view.cars.map((car) => car.statistics))),
    instead: null,
  };
}

function linesOf(result: RaceResult, view: WaddingtonView, ended: Ended | undefined): Results['lines'] {
  return result.standings
    .toSorted((a, b) => a.place - b.place)
    .map(({ seat, place }) => {
      const gap = view.standings.find((line) => line.seat === seat)?.gap ?? 0;
      const tie = ended?.classification.find((line) => line.seat === seat)?.tieBreak ?? null;
      return {
        seat,
        place,
        note: tie ? `${TIE_WORDS[tie]} than the car before` : noteOf(result, view, seat),
        gap: place === 1 ? count(result.rounds, 'turn') : `+${squaresOf(gap)}`,
        points: String(POINTS[place - 1] ?? 0),
        retired: false,
      };
    });
}

/** 'Best lap 12 turns · 2 spin-offs', or who drove. */
function noteOf(result: RaceResult, view: WaddingtonView, seat: number): string {
  const stats = view.cars[seat]?.statistics;
  const parts: string[] = [];
  if (stats && stats.bestLap > 0) parts.push(`Best lap ${count(stats.bestLap, 'turn')}`);
  if (stats && stats.spins > 0) parts.push(count(stats.spins, 'spin-off'));
  if (stats && stats.stops > 0) parts.push(count(stats.stops, 'pit stop'));
  if (parts.length > 0) return parts.join(' · ');
  const driver = result.seats.find((info) => info.seat === seat)?.driver;
  return driver?.kind === 'ai' ? `AI, ${LEVEL_NAMES[driver.level]}` : 'No spin-offs';
}

function awardsFor(statistics: readonly Statistics[]): AwardFor[] {
  return [
    award(
      CircleGauge,
      'Fastest lap',
      statistics.map((s) => s.bestLap),
      (who, n) => `${who}, ${count(n, 'turn')}`,
      { best: 'least' },
    ),
    award(
      Flag,
      'In the lead',
      statistics.map((s) => s.lapsLed),
      (who, n) => `${who}, ${count(n, 'lap')}`,
    ),
    award(
      Dices,
      'Daredevil',
      statistics.map((s) => s.dice),
      (who, n) => `${who} rolled ${count(n, 'time')}`,
    ),
    award(
      RotateCw,
      'Spinning top',
      statistics.map((s) => s.spins),
      (who, n) => `${who}, ${count(n, 'spin-off')}`,
    ),
    award(
      Layers,
      'Tactician',
      statistics.map((s) => s.cardsUsed),
      (who, n) => `${who} used ${count(n, 'card')}`,
    ),
  ];
}

function squaresOf(thousandths: number): string {
  return String(Math.round(thousandths / (ROW / 10)) / 10);
}
