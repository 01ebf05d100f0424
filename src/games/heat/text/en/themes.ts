// What the puzzles of Heat are about (ai/themes.ts), in a word or two.

export const themes = {
  'theme.brake': 'Braking',
  'theme.attack': 'Attack',
  'theme.speed': 'Pace',
  'theme.slipstream': 'Slipstream',
  'theme.reaction': 'Reactions',
  'theme.hand': 'Hand',
  'theme.garage': 'Garage',
} as const;
