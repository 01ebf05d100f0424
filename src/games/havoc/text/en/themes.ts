// What the puzzles of Havoc Speedway are about (ai/themes.ts), in a word or two.

export const themes = {
  'theme.storm': 'Storm',
  'theme.die': 'Die',
  'theme.tow': 'Towing',
  'theme.lane': 'Lanes',
  'theme.coin': 'Coins',
} as const;
