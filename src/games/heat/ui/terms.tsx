// The rows of the setup screen, which also say a party's rules in lists. Not here: what else that screen shows (setup.tsx).

import type { GameCard } from '@api/contract';
import type { RaceConfig } from '@core/contract';
import { heading, option, rowsOn, turnClock } from '@ui/game/setup/setup-rows';
import type { RaceTerms, SetupRow } from '@ui/game-ui';
import { CloudSun, Gauge, Grid3x3, Handshake, MapPin, Newspaper, Route, Trophy, Wind, Wrench } from 'lucide-react';
import { EVENT_IDS } from '../data/event-ids';
import { t } from '../text/t';

type Config = Pick<RaceConfig, 'circuit' | 'options'>;

/** Rows of the setup screen's middle column. */
export function setupRows(card: GameCard, config: Config): readonly SetupRow[] {
  return rowsOn(card, rowsFor(config.options.mode === 'qualifying', config.options.weather === true));
}

function rowsFor(qualifying: boolean, hasWeather: boolean): SetupRow[] {
  const laps = option('laps', Route, t('setup.laps'), t('setup.laps.note'));
  if (qualifying) return [heading(t('setup.session')), laps];
  return [
    heading(t('setup.race')),
    laps,
    turnClock(),
    option('grid', Grid3x3, t('setup.grid'), t('setup.grid.note'), {
      values: {
        random: t('setup.grid.random'),
        seats: t('setup.grid.seats'),
        qualifying: t('setup.grid.qualifying'),
        given: t('setup.grid.given'),
      },
      offered: ['random', 'seats', 'qualifying'],
    }),
    option('slipstreamReach', Wind, t('setup.reach'), t('setup.reach.note'), {
      values: { adjacent: t('setup.reach.adjacent'), long: t('setup.reach.long') },
      expert: true,
    }),
    ...weekendRows(hasWeather),
    option('legendLevel', Trophy, t('setup.level'), t('setup.level.note'), {
      values: { easy: t('legend.easy'), medium: t('legend.medium'), hard: t('legend.hard') },
      expert: true,
    }),
    option('legendBonus', Gauge, t('setup.bonus'), t('setup.bonus.note'), { expert: true }),
  ];
}

/** Rows that turn a race into a weekend: upgrades, an event, sponsors. */
function weekendRows(hasWeather: boolean): SetupRow[] {
  const names = Object.fromEntries(EVENT_IDS.map((id) => [id, t(`occasion.${id}`)]));
  return [
    heading(t('setup.weekend')),
    option('garage', Wrench, t('setup.garage'), t('setup.garage.note'), {
      values: {
        off: t('setup.garage.off'),
        basic: t('setup.garage.basic'),
        advanced: t('setup.garage.advanced'),
        mixed: t('setup.garage.mixed'),
      },
    }),
    option('weather', CloudSun, t('setup.weather'), t('setup.weather.note')),
    option('weatherReach', MapPin, t('setup.weatherReach'), t('setup.weatherReach.note'), {
      values: { home: t('setup.weatherReach.home'), tokens: t('setup.weatherReach.tokens') },
      expert: true,
      ...(!hasWeather && { disabled: t('setup.weatherReach.off') }),
    }),
    option('event', Newspaper, t('setup.event'), t('setup.event.note'), {
      values: { none: t('setup.event.none'), drawn: t('setup.event.drawn'), ...names },
    }),
    option('sponsorship', Handshake, t('setup.sponsors'), t('setup.sponsors.note')),
  ];
}

/** Heat's part of lists of parties. */
export const terms: RaceTerms = { setupRows };
