// The host's settings, the presets, and the limits of the rules, from options.json (O1, S4).
// Not here: their text on the screen (ui/).

import source from './options.json';

export type SettingId = 'laps' | 'dice' | 'decks' | 'handSize' | 'coins' | 'passes';
export type PresetId = 'classic' | 'sprint' | 'long-haul' | 'mayhem';

/** A number that the host sets. */
export interface Setting {
  readonly id: SettingId;
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly default: number;
}
/** A preset: a combination of settings. */
export interface Preset {
  readonly id: PresetId;
  readonly label: string;
  readonly settings: Readonly<Record<SettingId, number>>;
}

export const SETTINGS: readonly Setting[] = source.hostRules.map((rule) => ({
  id: rule.id as SettingId,
  label: rule.label,
  min: rule.min,
  max: rule.max,
  default: rule.default,
}));
export const PRESETS: readonly Preset[] = source.presets.map(({ id, label, ...settings }) => ({
  id: id as PresetId,
  label,
  settings,
}));

/** Seats of a race (R1). */
export const SEATS = { min: 2, max: 4 } as const;
/** Turns after which a Storm ends (R34). */
export const MOST_STORM_TURNS = 400;
/** Rounds per lap after which the race ends, and passes after which a tie-break ends (R88). */
export const ROUNDS_PER_LAP = 150;
export const MOST_TIE_BREAK_PASSES = 100;
/** Cells in front of a rival's pawn that are closed for coins (R45). */
export const GUARDED_CELLS = 6;
/** Season points by place (S5). */
export const POINTS: readonly number[] = [10, 6, 3, 1];

/** The setting with this id. */
export function settingOf(id: SettingId): Setting {
  const setting = SETTINGS.find((one) => one.id === id);
  if (setting === undefined) throw new Error(`there is no setting ${id}`);
  return setting;
}
