// What the puzzles of Formula D are about (ai/themes.ts), in a word or two.

export const themes = {
  'theme.danger': 'Danger',
  'theme.stop': 'Corner stops',
  'theme.wear': 'Wear',
  'theme.gear': 'Gears',
  'theme.line': 'Racing line',
  'theme.slipstream': 'Slipstream',
} as const;
