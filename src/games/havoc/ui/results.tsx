// The results screen of Havoc Speedway: headline, a note and points per place, awards.

import type { RaceResult } from '@api/contract';
import { type AwardFor, award, awardsOf, headlineOf } from '@ui/game/words/results';
import type { GameUi } from '@ui/game-ui';
import { count } from '@ui/phrases';
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
    award(
      CloudLightning,
      'Storm chaser',
      statistics.map((s) => s.stormsWon),
      (who, n) => `${who} won ${count(n, 'Storm')}`,
      { unlessAll: true },
    ),
    award(
      Coins,
      'Trapper',
      statistics.map((s) => s.coinsPlaced - s.ownTriggered),
      (who) => `${who} laid most coins for others`,
      { unlessAll: true },
    ),
    award(
      Construction,
      'Regular of the tow',
      statistics.map((s) => s.tows),
      (who, n) => `${who}, ${count(n, 'tow')}`,
      { unlessAll: true },
    ),
    award(
      Skull,
      'Wall hugger',
      statistics.map((s) => s.crashes),
      (who, n) => `${who}, ${count(n, 'crash', 'crashes')}`,
      { unlessAll: true },
    ),
    award(
      TrendingDown,
      'Out of luck',
      statistics.map((s) => s.coinLosses),
      (who, n) => `${who} lost ${count(n, 'position')} to coins`,
      { unlessAll: true },
    ),
  ];
}
