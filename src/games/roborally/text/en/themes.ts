// What the puzzles of RoboRally are about (ai/themes.ts), in a word or two.

export const themes = {
  'theme.flag': 'Checkpoints',
  'theme.danger': 'Danger',
  'theme.damage': 'Damage',
  'theme.route': 'Routes',
  'theme.power': 'Power down',
  'theme.respawn': 'Respawn',
} as const;
