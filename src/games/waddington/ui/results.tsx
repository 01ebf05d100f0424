// The results screen of Waddington's Formula 1: headline, a note and points per place, awards.

import type { RaceResult } from '@api/contract';
import { intlLocale } from '@i18n/page';
import { type AwardFor, award, awardsOf, headlineOf } from '@ui/game/format/results';
import type { GameUi } from '@ui/game-ui';
import type { GameResult } from '@ui/ui-types';
import { CircleGauge, Dices, Flag, Layers, RotateCw } from 'lucide-react';
import { POINTS } from '../data/charts';
import { ROW } from '../data/circuits';
import type { WaddingtonUi } from '../narration/preview';
import { levelNames, turns } from '../narration/texts';
import { t } from '../text/t';
import type { Statistics, WaddingtonEvent, WaddingtonView } from '../types';

type Results = ReturnType<GameUi['results']>;
type Ended = Extract<WaddingtonEvent, { type: 'raceEnded' }>;

/** Everything the results screen shows of a finished race. */
export function results(result: GameResult<WaddingtonUi>): Results {
  const { view } = result;
  const ended = result.log.findLast((event): event is Ended => event.type === 'raceEnded');
  return {
    headline: headlineOf(result) ?? t('result.over'),
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
        note: tie ? t('result.tie', { tie }) : noteOf(result, view, seat),
        gap: place === 1 ? turns(result.rounds) : `+${squaresOf(gap)}`,
        points: String(POINTS[place - 1] ?? 0),
        retired: false,
      };
    });
}

/** 'Best lap 12 turns · 2 spin-offs', or the driver. */
function noteOf(result: RaceResult, view: WaddingtonView, seat: number): string {
  const stats = view.cars[seat]?.statistics;
  const parts: string[] = [];
  if (stats && stats.bestLap > 0) parts.push(t('result.bestLap', { n: stats.bestLap }));
  if (stats && stats.spins > 0) parts.push(t('result.spins', { n: stats.spins }));
  if (stats && stats.stops > 0) parts.push(t('result.stops', { n: stats.stops }));
  if (parts.length > 0) return parts.join(' · ');
  const driver = result.seats.find((info) => info.seat === seat)?.driver;
  return driver?.kind === 'ai' ? t('result.ai', { level: levelNames()[driver.level] }) : t('result.noSpins');
}

function awardsFor(statistics: readonly Statistics[]): AwardFor[] {
  return [
    award(
      CircleGauge,
      t('award.fastest'),
      statistics.map((s) => s.bestLap),
      (names, n) => t('award.fastest.text', { names, n }),
      { best: 'least' },
    ),
    award(
      Flag,
      t('award.lead'),
      statistics.map((s) => s.lapsLed),
      (names, n) => t('award.lead.text', { names, n }),
    ),
    award(
      Dices,
      t('award.daredevil'),
      statistics.map((s) => s.dice),
      (names, n) => t('award.daredevil.text', { names, n }),
    ),
    award(
      RotateCw,
      t('award.spinning'),
      statistics.map((s) => s.spins),
      (names, n) => t('award.spinning.text', { names, n }),
    ),
    award(
      Layers,
      t('award.tactician'),
      statistics.map((s) => s.cardsUsed),
      (names, n) => t('award.tactician.text', { names, n }),
    ),
  ];
}

function squaresOf(thousandths: number): string {
  return (Math.round(thousandths / (ROW / 10)) / 10).toLocaleString(intlLocale());
}
