// What the puzzles of Waddington’s Formula 1 are about (ai/themes.ts), in a word or two.

export const themes = {
  'theme.spin': 'Spins',
  'theme.wear': 'Wear',
  'theme.attack': 'Attack',
  'theme.line': 'Racing line',
  'theme.card': 'Cards',
  'theme.grid': 'Grid',
  'theme.tyres': 'Tyres',
} as const;
