// The results screen of Waddington's Formula 1: headline, a note and points per place, awards.

import type { RaceResult } from '@api/contract';
import type { Award, GameUi } from '@ui/game-ui';
import { count, list, nameOf, ordinal, topOf } from '@ui/phrases';
import { CircleGauge, Dices, Flag, Layers, RotateCw } from 'lucide-react';
import type { ReactElement } from 'react';
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
    headline: headlineOf(result),
    colours: view.cars.map((car) => car.colour),
    lines: linesOf(result, view, ended),
    awards: awardsOf(result, view),
    instead: null,
  };
}

function headlineOf({ seats, standings }: RaceResult): string {
  const persons = seats.filter((info) => info.driver.kind === 'you' || info.driver.kind === 'hotseat');
  const only = persons.length === 1 ? persons[0] : undefined;
  const mine = only && standings.find((line) => line.seat === only.seat);
  if (mine) return mine.place === 1 ? 'You win!' : `${ordinal(mine.place)} place`;
  const winner = standings.find((line) => line.place === 1);
  return winner ? `${nameOf(seats, winner.seat)} wins` : 'The race is over';
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
        gap: place === 1 ? count(result.rounds, 'round') : `+${squaresOf(gap)}`,
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

function awardsOf({ seats }: RaceResult, view: WaddingtonView): Award[] {
  const award = (
    icon: ReactElement,
    title: string,
    what: (stats: Statistics) => number,
    text: (names: string, n: number) => string,
    best: 'most' | 'least' = 'most',
  ): Award[] => {
    const top = topOf(
      view.cars.map((car) => what(car.statistics)),
      best,
    );
    if (top.seats.length === 0) return [];
    return [{ icon, title, text: text(list(top.seats.map((seat) => nameOf(seats, seat))), top.value) }];
  };
  return [
    ...award(
      <CircleGauge size={24} />,
      'Fastest lap',
      (s) => s.bestLap,
      (who, n) => `${who}, ${count(n, 'turn')}`,
      'least',
    ),
    ...award(
      <Flag size={24} />,
      'In the lead',
      (s) => s.lapsLed,
      (who, n) => `${who}, ${count(n, 'lap')}`,
    ),
    ...award(
      <Dices size={24} />,
      'Daredevil',
      (s) => s.dice,
      (who, n) => `${who} rolled ${count(n, 'time')}`,
    ),
    ...award(
      <RotateCw size={24} />,
      'Spinning top',
      (s) => s.spins,
      (who, n) => `${who}, ${count(n, 'spin-off')}`,
    ),
    ...award(
      <Layers size={24} />,
      'Tactician',
      (s) => s.cardsUsed,
      (who, n) => `${who} used ${count(n, 'card')}`,
    ),
  ].slice(0, 4);
}

function squaresOf(thousandths: number): string {
  return String(Math.round(thousandths / (ROW / 10)) / 10);
}
