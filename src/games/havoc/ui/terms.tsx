// The rows of the setup screen, which also say a party's rules in lists. Not here: what else that screen shows (setup.tsx).

import type { GameCard } from '@api/contract';
import type { RaceConfig } from '@core/contract';
import { goOnRow, heading, option, rowsOn, turnClock } from '@ui/game/setup/setup-rows';
import type { RaceTerms, SetupRow } from '@ui/game-ui';
import { Coins, Dices, FastForward, Layers, type LucideIcon, Repeat, Route } from 'lucide-react';
import { PRESETS, type Preset, SETTINGS, type SettingId } from '../data/settings';
import { t } from '../text/t';

type Config = Pick<RaceConfig, 'circuit' | 'options'>;

/** Rows of the setup screen's middle column. The heading names the box's preset that matches the settings. */
export function setupRows(card: GameCard, config: Config): readonly SetupRow[] {
  const preset = presetOf(config)?.id;
  const setting = (id: SettingId, Icon: LucideIcon) => option(id, Icon, t(`option.${id}`), t(`setup.${id}.note`));
  return rowsOn(card, [
    heading(preset ? t('setup.preset', { preset }) : t('setup.race')),
    setting('laps', Route),
    setting('passes', Repeat),
    setting('dice', Dices),
    turnClock(),
    goOnRow(FastForward, t('setup.goOn'), t('setup.goOn.note')),
    heading(t('setup.cards')),
    setting('decks', Layers),
    setting('handSize', Layers),
    setting('coins', Coins),
  ]);
}

/** Classic, Sprint, Long haul or Mayhem if all settings match the preset. */
export function presetOf({ options }: Pick<Config, 'options'>): Preset | undefined {
  return PRESETS.find((preset) =>
    SETTINGS.every(({ id }) => (preset.settings as Readonly<Record<string, unknown>>)[id] === options[id]),
  );
}

/** Havoc Speedway's part of lists of parties. */
export const terms: RaceTerms = {
  setupRows,
  get presetNames() {
    return Object.fromEntries(PRESETS.map(({ id }) => [id, t(`preset.${id}`)]));
  },
};
