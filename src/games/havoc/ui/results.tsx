// Havoc Speedway's results screen: headline, a note and points per place, awards.

import { type AwardFor, award, awardsOf, headlineOf } from '@ui/game/format/results';
import type { GameUi } from '@ui/game-ui';
import { t as general } from '@ui/text/t';
import type { GameResult } from '@ui/ui-types';
import { CloudLightning, Coins, Construction, Skull, TrendingDown } from 'lucide-react';
import type { HavocUi } from '../narration/preview';
import { t } from '../text/t';
import type { HavocEvent, HavocView, RankingEntry, Statistics } from '../types';

type Results = ReturnType<GameUi['results']>;
type Ended = Extract<HavocEvent, { type: 'raceEnded' }>;

/** Everything the results screen shows for a finished race. */
export function results(result: GameResult<HavocUi>): Results {
  const { view } = result;
  const ended = result.log.findLast((event): event is Ended => event.type === 'raceEnded');
  const ranking = ended?.ranking ?? [];
  const best = ranking[0]?.progress ?? 0;
  return {
    headline: headlineOf(result) ?? general('race.over'),
    lines: ranking.map((entry) => lineOf(entry, best, view)),
    awards: awardsOf(result.seats, awardsFor(view.cars.map((car) => car.statistics))),
    instead: null,
  };
}

function lineOf(entry: RankingEntry, best: number, view: HavocView): Results['lines'][number] {
  const { statistics, progress } = entry;
  const parts = [
    ...(statistics.stormsWon > 0 ? [t('results.storms', { n: statistics.stormsWon })] : []),
    ...(statistics.tows > 0 ? [t('results.tows', { n: statistics.tows })] : []),
    ...(statistics.crashes > 0 ? [t('results.crashes', { n: statistics.crashes })] : []),
  ];
  const behind = best - progress;
  return {
    seat: entry.seat,
    place: entry.place,
    note:
      parts.join(' · ') || (entry.finished ? t('results.allLaps') : t('results.lap', { lap: Math.max(1, entry.lap) })),
    gap: entry.place === 1 ? t('rounds', { n: view.round }) : behind === 0 ? t('gap.level') : `+${behind}`,
    points: String(entry.points),
    retired: false,
  };
}

function awardsFor(statistics: readonly Statistics[]): AwardFor[] {
  return [
    award(
      CloudLightning,
      t('award.storms'),
      statistics.map((s) => s.stormsWon),
      (names, n) => t('award.storms.text', { names, n }),
      { unlessAll: true },
    ),
    award(
      Coins,
      t('award.coins'),
      statistics.map((s) => s.coinsPlaced - s.ownTriggered),
      (names) => t('award.coins.text', { names }),
      { unlessAll: true },
    ),
    award(
      Construction,
      t('award.tows'),
      statistics.map((s) => s.tows),
      (names, n) => t('award.tows.text', { names, n }),
      { unlessAll: true },
    ),
    award(
      Skull,
      t('award.crashes'),
      statistics.map((s) => s.crashes),
      (names, n) => t('award.crashes.text', { names, n }),
      { unlessAll: true },
    ),
    award(
      TrendingDown,
      t('award.losses'),
      statistics.map((s) => s.coinLosses),
      (names, n) => t('award.losses.text', { names, n }),
      { unlessAll: true },
    ),
  ];
}
