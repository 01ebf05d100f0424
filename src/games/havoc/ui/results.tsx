// The results screen of Havoc Speedway: headline, a note and points per place, awards.

import type { RaceResult } from '@api/contract';
import type { GameUi } from '@ui/game-ui';
import { count } from '@ui/phrases';
import { type AwardFor, awardsOf, headlineOf } from '@ui/results-words';
import { CloudLightning, Coins, Construction, Skull, TrendingDown } from 'lucide-react';
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
    headline: headlineOf(result) ?? 'The race is over',
    lines: ranking.map((entry) => lineOf(entry, best, view)),
    awards: awardsOf(result.seats, awardsFor(view.cars.map((car) => car.statistics))),
    instead: null,
  };
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

function awardsFor(statistics: readonly Statistics[]): AwardFor[] {
  return [
    {
      icon: <CloudLightning size={24} />,
      title: 'Storm chaser',
      values: statistics.map((s) => s.stormsWon),
      unlessAll: true,
      text: (who, n) => `${who} won ${count(n, 'Storm')}`,
    },
    {
      icon: <Coins size={24} />,
      title: 'Trapper',
      values: statistics.map((s) => s.coinsPlaced - s.ownTriggered),
      unlessAll: true,
      text: (who) => `${who} laid most coins for others`,
    },
    {
      icon: <Construction size={24} />,
      title: 'Regular of the tow',
      values: statistics.map((s) => s.tows),
      unlessAll: true,
      text: (who, n) => `${who}, ${count(n, 'tow')}`,
    },
    {
      icon: <Skull size={24} />,
      title: 'Wall hugger',
      values: statistics.map((s) => s.crashes),
      unlessAll: true,
      text: (who, n) => `${who}, ${count(n, 'crash', 'crashes')}`,
    },
    {
      icon: <TrendingDown size={24} />,
      title: 'Out of luck',
      values: statistics.map((s) => s.coinLosses),
      unlessAll: true,
      text: (who, n) => `${who} lost ${count(n, 'position')} to coins`,
    },
  ];
}
