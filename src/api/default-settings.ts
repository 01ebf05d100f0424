// The settings of a new installation. Not here: their shapes (settings.ts), which pages do not load.

import type { Settings } from './settings';

/** What every setting is until someone changes it. */
export const DEFAULT_SETTINGS: Settings = {
  name: 'Driver',
  colour: 'red',
  speed: 1,
  motion: 'system',
  cameraFollow: true,
  shake: true,
  skipAi: false,
  palette: 'standard',
  contrast: 'standard',
  patterns: true,
  nameTags: false,
  symbols: true,
  leftHanded: false,
  textScale: 1,
  sound: true,
  volume: 60,
  faders: { engines: 80, table: 90, crowd: 60, music: 60, chime: 90 },
  turnChime: true,
  spaceNumbers: false,
  aids: 'all',
  coach: true,
  findPuzzles: false,
  allRaces: false,
  firstEvening: 'auto',
  coached: {},
  favourites: {},
  keys: {},
  language: 'system',
};
