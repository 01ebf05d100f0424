// The tactic cards and pit cards of Waddington's Formula 1 in English: titles and texts by the cards' ids.

export const cards = {
  'tactic.fastGearChange.title': 'Fast Gear Change',
  'tactic.fastGearChange.text': 'Move two more squares.',
  'tactic.fastGearChange.short': 'Gears',
  'tactic.slipstream.title': 'Slipstream',
  'tactic.slipstream.text': 'A tow down the road: move three more squares.',
  'tactic.slipstream.short': 'Tow',
  'tactic.quickReactions.title': 'Quick Reactions',
  'tactic.quickReactions.text': 'Move four more squares.',
  'tactic.quickReactions.short': 'Quick',
  'tactic.carburettorTuned.title': 'Carburettor Tuned',
  'tactic.carburettorTuned.text': 'Go at once to any higher speed up to 120 and move the extra squares.',
  'tactic.carburettorTuned.short': 'Tuned',
  'tactic.superbDriving.title': 'Superb Driving',
  'tactic.superbDriving.text': 'Clear road ahead: take one corner this move at any speed without penalty.',
  'tactic.superbDriving.short': 'Corner',
  /** Large on the card: that corner costs nothing. */
  'tactic.free': 'Free',
  /** On the card's foot: when it is played. */
  'tactic.when': '{when, select, before {before} other {after}}',
  /** All of a card, read out or under the pointer; barred: why it cannot be used now. */
  'tactic.told': '{title}: {text}',

  /** What a pit card does, in few words. missed: turns; speed: the most at the restart; kept: it stays with the car. */
  'pit.effect':
    '{missed, plural, =0 {} one {misses # turn} other {misses # turns}}{speed, plural, =60 {} =80 {starts at up to 80} other {starts at # at most}}{kept, select, true { · kept} other {}}',

  'pit.oilLeak.title': 'Black Flag: Oil Leak',
  'pit.oilLeak.text': 'The stewards hold you while the oil is mopped up.',
  'pit.carburettorDirt.title': 'Dirty Carburettors',
  'pit.carburettorDirt.text': 'The jets have to be blown clean.',
  'pit.overheated.title': 'Engine Overheated',
  'pit.overheated.text': 'Let it cool.',
  'pit.fumes.title': 'Driver Gassed',
  'pit.fumes.text': 'Fumes in the cockpit: get some air first.',
  'pit.fuelPressure.title': 'No Fuel Pressure',
  'pit.fuelPressure.text': 'The pump is being bled.',
  'pit.steering.title': 'Steering Play',
  'pit.steering.text': 'The column is tightened.',
  'pit.slowTyres.title': 'Slow Wheel Change',
  'pit.slowTyres.text': 'A hub nut rolls away.',
  'pit.ignition.title': 'Ignition Fault',
  'pit.ignition.text': 'A new set of plugs and leads.',
  'pit.quickTyres.title': 'Quick Wheel Change',
  'pit.quickTyres.text': 'Straight out again.',
  'pit.goodWork.title': 'Fine Pit Work',
  'pit.goodWork.text': 'Start at up to 80.',
  'pit.slowStart.title': 'Fine Work, Slow Getaway',
  'pit.slowStart.text': 'Start at no more than 40.',
  'pit.missedGear.title': 'Missed Gear',
  'pit.missedGear.text': 'Start at no more than 20.',
  'pit.newInstructions.title': 'Team Orders',
  'pit.newInstructions.text': 'Take the top card of the tactic discards into your hand.',
  'pit.specialTyres.title': 'Special Tyres',
  'pit.specialTyres.text': 'Keep: take one corner at up to 40 over its safety speed without penalty.',
  'pit.faultyTyres.title': 'Faulty Tyres',
  'pit.faultyTyres.text': 'Keep: beyond the marked corner, safety speeds only and no tactic cards until the line.',
  'pit.brakeFailure.title': 'Brake Failure',
  'pit.brakeFailure.text':
    'Keep: beyond the marked corner you cannot slow down, and 40 over a safety speed spins you off.',
} as const;
