// Cards and their symbols, in English. A card's name stands in sentences as it is.

export const cards = {
  'card.heat': 'Heat',
  'card.stress': 'Stress',
  'card.speed': 'Speed {value, number}',
  'card.spareHeat': 'Spare Heat',
  /** In the band of a card in the hand. */
  'card.band.speed': 'Speed',
  'card.none': 'No symbols',
  upgrade:
    '{type, select, fourWheelDrive {4 Wheel Drive} body {Body} brakes {Brakes} coolingSystem {Cooling System} rpm {R.P.M.} tires {Tires} wings {Wings} turbocharger {Turbocharger} fuel {Fuel} gasPedal {Gas Pedal} suspension {Suspension} other {Upgrade}}',
  /** In the narrow band of a card in the hand. */
  'upgrade.short':
    '{type, select, fourWheelDrive {4WD} body {Body} brakes {Brakes} coolingSystem {Cooling} rpm {R.P.M.} tires {Tires} wings {Wings} turbocharger {Turbo} fuel {Fuel} gasPedal {Gas Pedal} suspension {Suspension} other {Upgrade}}',
  /** With all the values that it may count for: 'Brakes 1/2/3/4'. */
  'card.valued': '{card} {values}',

  'said.spareHeat': 'Spare Heat: one extra Heat card in your deck',
  'said.card': '{card}, speed {values}',
  'said.with': '{card}: {symbols}',

  'moment.reveal': 'Reveal',
  'moment.always': 'Always',
  'moment.react': 'React',
  'moment.slipstream': 'Slipstream',
  'moment.replenish': 'Replenish',
  'moment.must': 'React, required',

  /** A symbol with what is printed at its right: 'Flip 1', 'Limit +3'. */
  'symbol.figured': '{symbol} {figure}',
} as const;
