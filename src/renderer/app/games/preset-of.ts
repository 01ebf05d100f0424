// Finds the preset that a race's options are. Not here: changing a draft to one (draft.ts).

import type { GameCard, RaceSetup } from '@api/contract';

type GamePreset = GameCard['presets'][number];

/** The game's preset whose values the options have; undefined if none has them. */
export function presetOf(card: Pick<GameCard, 'presets'>, options: RaceSetup['options']): GamePreset | undefined {
  return card.presets.find((preset) => Object.entries(preset.options).every(([id, value]) => options[id] === value));
}
