// The rows of the setup screen, which also say a party's rules in lists. Not here: what else that screen shows (setup.tsx).

import type { GameCard } from '@api/contract';
import type { RaceConfig } from '@core/contract';
import { heading, option, rowsOn, turnClock } from '@ui/game/setup/setup-rows';
import type { RaceTerms, SetupRow } from '@ui/game-ui';
import { CarFront, Disc3, Layers, Route, Wrench } from 'lucide-react';
import { t } from '../text/t';

type Config = Pick<RaceConfig, 'circuit' | 'options'>;

function rows(): readonly SetupRow[] {
  return [
    heading(t('setup.race')),
    option('laps', Route, t('option.laps'), t('setup.laps.note')),
    turnClock(),
    option('carChoice', CarFront, t('option.carChoice'), t('setup.carChoice.note'), {
      values: {
        dice: t('option.carChoice.dice'),
        seats: t('option.carChoice.seats'),
        random: t('option.carChoice.random'),
        given: t('option.carChoice.given'),
        standings: t('option.carChoice.standings'),
      },
      offered: ['dice', 'seats', 'random', 'given'],
    }),
    heading(t('setup.rules')),
    option('handSize', Layers, t('option.handSize'), t('setup.handSize.note')),
    option('pitCards', Wrench, t('option.pitCards'), t('setup.pitCards.note')),
    option('strictTyres', Disc3, t('option.strictTyres'), t('setup.strictTyres.note')),
  ];
}

/** Rows of the setup screen's middle column. */
export function setupRows(card: GameCard, _config: Config): readonly SetupRow[] {
  return rowsOn(card, rows());
}

/** The game's part of lists of parties. */
export const terms: RaceTerms = { setupRows };
