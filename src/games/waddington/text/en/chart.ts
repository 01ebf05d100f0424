// The penalty chart of Waddington's Formula 1 in English: its panel, and what its cells say.

export const chart = {
  'chart.name': 'Penalty chart',
  'chart.hint': 'Too fast in a corner',
  'chart.over': '{column} over at {corner}',
  'chart.dice': 'Dice',
  'chart.sure': '<b>+60 or more:</b> spin-off, no roll',
  'chart.spinFrom': 'Spin-off if the tyres are at {tyres} or more',
  /** One outcome of a throw. */
  'chart.outcome':
    '{result, select, none {nothing} spin {spin-off} tyres {tyres +{tyres}} brakes {brakes +{brakes}} other {tyres +{tyres}, brakes +{brakes}}}',
  'chart.slower': 'Slower by',
  'chart.brakes': 'Brakes',
  'chart.tyres': 'Tyres',
  'dice.thrown': 'Dice: {first} and {second}',
  'dice.none': 'Two dice',
} as const;
