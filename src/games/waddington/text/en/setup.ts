// The setup of Waddington's Formula 1 in English. option.<id> and its values are also said by seasons and refusals.

export const setup = {
  'setup.race': 'Race',
  'setup.rules': 'Rules',
  'option.laps': 'Laps',
  'setup.laps.note': '3 is a sprint, 5 a Grand Prix',
  'option.carChoice': 'Car choice',
  'option.carChoice.dice': 'Dice roll',
  'option.carChoice.seats': 'In seat order',
  'option.carChoice.random': 'At random',
  'option.carChoice.given': 'As set here',
  'option.carChoice.standings': 'Set by the season',
  /** Shares of wins by place, from trials of six equal drivers. */
  'setup.carChoice.note': 'Each place wins 10 to 26% of races',
  'option.handSize': 'Tactic cards',
  'setup.handSize.note': 'Dealt to each driver',
  'option.pitCards': 'Pit cards',
  'setup.pitCards.note': 'A card with every stop',
  'option.strictTyres': 'Strict tyres',
  'setup.strictTyres.note': 'Worn-out tyres fail in every corner',
  'setup.headline':
    '{circuit}, {laps, plural, one {# lap} other {# laps}}, {cars, plural, one {# driver} other {# drivers}}',
  'setup.noCircuit': 'Choose a circuit',
  'setup.laps': 'Choose {min} to {max} laps',
  'setup.colours': 'Cars are yellow, orange, green, red, black or blue',
  'setup.quick': 'Formula 1, Thornbury Park, three rookies',
} as const;
