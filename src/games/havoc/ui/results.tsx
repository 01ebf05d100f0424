// The results screen of Havoc Speedway: headline, a note and points per place, awards.

import type { RaceResult } from '@api/contract';
import type { Award, GameUi } from '@ui/game-ui';
import { count, list, nameOf, ordinal, topOf } from '@ui/phrases';
import { CloudLightning, Coins, Construction, Skull, TrendingDown } from 'lucide-react';
import type { ReactElement } from 'react';
import type { HavocEvent, HavocView, RankingEntry, Statistics } from '../types';

type Results = ReturnType<GameUi['results']>;
type Ended = Extract<HavocEvent, { type: 'raceEnded' }>;

/** Everything the results screen shows of a finished race. */
export function results(result: RaceResult): Results {
  const view = result.view as HavocView;
  const ended = (result.log as HavocEvent[]).findLast((event): event is Ended => event.type === 'raceEnded');
  const ranking = ended?.ranking ?? [];
  const best = ranking[0]?.progress ?? 0;
  return {
    headline: headlineOf(result),
    lines: ranking.map((entry) => lineOf(entry, best, view)),
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

function lineOf(entry: RankingEntry, best: number, view: HavocView): Results['lines'][number] {
  const { statistics, progress } = entry;
  const parts = [
    ...(statistics.stormsWon > 0 ? [`${count(statistics.stormsWon, 'Storm')} won`] : []),
    ...(statistics.tows > 0 ? [count(statistics.tows, 'tow')] : []),
    ...(statistics.crashes > 0 ? [count(statistics.crashes, 'crash', 'crashes')] : []),
  ];
  const behind = best - progress;
  return {
    seat: entry.seat,
    place: entry.place,
    note: parts.join(' · ') || (entry.finished ? 'All laps driven' : `Lap ${Math.max(1, entry.lap)}`),
    gap: entry.place === 1 ? count(view.round, 'round') : behind === 0 ? 'level' : `+${behind}`,
    points: String(entry.points),
    retired: false,
  };
}

function awardsOf({ seats }: RaceResult, { cars }: HavocView): Award[] {
  const award = (
    icon: ReactElement,
    title: string,
    what: (stats: Statistics) => number,
    text: (names: string, n: number) => string,
  ): Award[] => {
    const top = topOf(cars.map((car) => what(car.statistics)));
    if (top.seats.length === 0 || top.seats.length === cars.length) return [];
    return [{ icon, title, text: text(list(top.seats.map((seat) => nameOf(seats, seat))), top.value) }];
  };
  return [
    ...award(
      <CloudLightning size={24} />,
      'Storm chaser',
      (s) => s.stormsWon,
      (who, n) => `${who} won ${count(n, 'Storm')}`,
    ),
    ...award(
      <Coins size={24} />,
      'Trapper',
      (s) => s.coinsPlaced - s.ownTriggered,
      (who) => `${who} laid most coins for others`,
    ),
    ...award(
      <Construction size={24} />,
      'Regular of the tow',
      (s) => s.tows,
      (who, n) => `${who}, ${count(n, 'tow')}`,
    ),
    ...award(
      <Skull size={24} />,
      'Wall hugger',
      (s) => s.crashes,
      (who, n) => `${who}, ${count(n, 'crash', 'crashes')}`,
    ),
    ...award(
      <TrendingDown size={24} />,
      'Out of luck',
      (s) => s.coinLosses,
      (who, n) => `${who} lost ${count(n, 'position')} to coins`,
    ),
  ].slice(0, 4);
}
