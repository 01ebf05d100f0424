// The rows of the setup screen, which also say a party's rules in lists. Not here: what else that screen shows (setup.tsx).

import type { GameCard } from '@api/contract';
import type { RaceConfig } from '@core/contract';
import { heading, numberIn, option, rowsOn, turnClock } from '@ui/game/setup/setup-rows';
import type { RaceTerms, SetupRow } from '@ui/game-ui';
import { CarFront, Cog, Dices, Flag, Grid2x2, Route, Users, Wind, Wrench } from 'lucide-react';
import { t } from '../text/t';

type Config = Pick<RaceConfig, 'circuit' | 'options'>;

function rows(): readonly SetupRow[] {
  return [
    heading(t('setup.race')),
    option('laps', Route, t('option.laps'), t('option.laps.note')),
    turnClock(),
    option('grid', Grid2x2, t('option.grid'), t('option.grid.note'), {
      values: {
        dice: t('option.grid.dice'),
        seats: t('option.grid.seats'),
        standings: t('option.grid.standings'),
        reversed: t('option.grid.reversed'),
      },
      offered: ['dice', 'seats'],
    }),
    option('raceEnd', Flag, t('option.raceEnd'), t('option.raceEnd.note')),
    heading(t('setup.rules')),
    option('wearPoints', Cog, t('option.wearPoints'), t('option.wearPoints.note')),
    option('pitStops', Wrench, t('option.pitStops'), t('option.pitStops.note')),
    option('slipstream', Wind, t('option.slipstream'), t('option.slipstream.note')),
    option('greatStart', Dices, t('option.greatStart'), t('option.greatStart.note'), {
      values: { '17': t('option.greatStart.17'), '20': t('option.greatStart.20') },
    }),
    option('collision', CarFront, t('option.collision'), t('option.collision.note'), {
      values: { mover: t('option.collision.mover'), all: t('option.collision.all') },
    }),
    option('teamPoints', Users, t('option.teamPoints'), t('option.teamPoints.note')),
  ];
}

/** Rows of the setup screen's middle column. */
export function setupRows(card: GameCard, config: Config): readonly SetupRow[] {
  return rowsOn(card, rows()).map((row) =>
    row.kind === 'option' && row.id === 'pitStops' && numberIn(config.options, 'laps', 1) < 2
      ? { ...row, disabled: t('option.pitStops.short') }
      : row,
  );
}

/** The game's part of lists of parties. */
export const terms: RaceTerms = { setupRows };
