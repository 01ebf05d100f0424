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

  'symbol.heat.name': 'Pay heat',
  'symbol.plus.name': 'Flip',
  'symbol.limit.name': 'Limit',
  'symbol.directPlay.name': 'Direct play',
  'symbol.accelerate.name': 'Accelerate',
  'symbol.superCool.name': 'Super cool',
  'symbol.cooldown.name': 'Cooldown',
  'symbol.reduceStress.name': 'Reduce stress',
  'symbol.slipstream.name': 'Slipstream',
  'symbol.salvage.name': 'Salvage',
  'symbol.refresh.name': 'Refresh',
  'symbol.scrap.name': 'Scrap',

  /** On a card too narrow for the name. */
  'symbol.heat.short': 'Pay heat',
  'symbol.plus.short': 'Flip',
  'symbol.limit.short': 'Limit',
  'symbol.directPlay.short': 'Play direct',
  'symbol.accelerate.short': 'Accelerate',
  'symbol.superCool.short': 'Super cool',
  'symbol.cooldown.short': 'Cooldown',
  'symbol.reduceStress.short': 'Less stress',
  'symbol.slipstream.short': 'Slipstream',
  'symbol.salvage.short': 'Salvage',
  'symbol.refresh.short': 'Refresh',
  'symbol.scrap.short': 'Scrap',

  'symbol.heat.text': 'Pay {n} heat from your engine when the card is turned up. If you can’t, the card stalls.',
  'symbol.plus.text':
    '{n, plural, one {Turn up cards from your draw pile until you get a Speed card: its value is added.} other {Turn up cards from your draw pile until you get # Speed cards: their values are added.}}',
  /** more, less: by this many. */
  'symbol.limit.text':
    'The limit of each corner you cross this turn is {n} {way, select, less {lower} other {higher}}, for you only.',
  'symbol.directPlay.text': 'You may play it from your hand after the move, on top of the cards for your gear.',
  'symbol.accelerate.text': 'For each card flipped this turn you may go {n} faster and {n} further, all or nothing.',
  'symbol.superCool.text':
    'Move up to {n, plural, one {# Heat card} other {# Heat cards}} from your discard pile back to the engine.',
  'symbol.cooldown.text':
    'Move up to {n, plural, one {# Heat card} other {# Heat cards}} from your hand back to the engine.',
  'symbol.reduceStress.text': 'Discard up to {n, plural, one {# Stress card} other {# Stress cards}} from your hand.',
  'symbol.slipstream.text':
    'Your slipstream this turn may be up to {n, plural, one {# space} other {# spaces}} longer.',
  'symbol.salvage.text':
    'Choose up to {n, plural, one {# card} other {# cards}} from your discard pile and shuffle them into the draw pile.',
  'symbol.refresh.text': 'You may put it on top of your draw pile instead of the discard pile.',
  'symbol.scrap.text':
    '{n, plural, one {The top card of your draw pile goes to the discard pile.} other {The top # cards of your draw pile go to the discard pile.}}',
} as const;
