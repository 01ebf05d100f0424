// The rows of the setup screen, which also say a party's rules in lists. Not here: what else that screen shows (setup.tsx).

import type { GameCard } from '@api/contract';
import type { RaceConfig } from '@core/contract';
import { heading, option, rowsOn, turnClock } from '@ui/game/setup/setup-rows';
import type { RaceTerms, SetupRow } from '@ui/game-ui';
import { Anchor, Crosshair, Flag, Heart, Hourglass, Layers, Lock, MapPin, Repeat, Trophy, Wrench } from 'lucide-react';
import { TURN_LIMIT } from '../data/limits';
import { t } from '../text/t';
import type { RoborallyOptions } from '../types';

type Config = Pick<RaceConfig, 'circuit' | 'options'>;

const TURN_RANGE = { min: TURN_LIMIT.min, max: TURN_LIMIT.max } as const;

type OptionId = Exclude<keyof RoborallyOptions & keyof typeof ICONS, 'turnLimit'>;

const ICONS = {
  docks: Anchor,
  lives: Heart,
  turnLimit: Hourglass,
  lastStanding: Trophy,
  forPlaces: Flag,
  race: Repeat,
  noTakebacks: Lock,
  repair: Wrench,
  checkpointRepair: Flag,
  repairArchive: MapPin,
  downFires: Crosshair,
  optionCards: Layers,
} as const;

function row(id: OptionId, more?: Parameters<typeof option>[4]): SetupRow {
  return option(id, ICONS[id], t(`option.${id}`), t(`option.${id}.note`), more);
}

function rows(): readonly SetupRow[] {
  const repairs = (id: 'repair' | 'checkpointRepair') => ({
    all: t(`option.${id}.all`),
    one: t(`option.${id}.one`),
  });
  return [
    heading(t('setup.race')),
    turnClock(t('setup.timer'), t('setup.timer.note')),
    row('docks', {
      values: {
        random: t('option.docks.random'),
        seats: t('option.docks.seats'),
        given: t('option.docks.given'),
      },
      offered: ['random', 'seats'],
    }),
    row('lives'),
    option('turnLimit', ICONS.turnLimit, t('option.turnLimit'), t('option.turnLimit.note', TURN_RANGE)),
    row('lastStanding'),
    row('forPlaces'),
    row('race'),
    heading(t('setup.rules')),
    row('noTakebacks'),
    row('repair', { values: repairs('repair') }),
    row('checkpointRepair', {
      values: { none: t('option.checkpointRepair.none'), ...repairs('checkpointRepair') },
    }),
    row('repairArchive'),
    row('downFires'),
    row('optionCards'),
  ];
}

/** Rows of the setup screen's middle column. */
export function setupRows(card: GameCard, _config: Config): readonly SetupRow[] {
  return rowsOn(card, rows());
}

/** RoboRally's part of lists of parties. */
export const terms: RaceTerms = { setupRows };
