// Every text about a symbol, in English: on cards, in the draft, in React, in the log and in its article.
// Each symbol: name, short name and text on cards, then the rest. Tags in articles are articles' ids, or b.

export const symbols = {
  'symbol.heat.name': 'Pay heat',
  /** On a card too narrow for the name. */
  'symbol.heat.short': 'Pay heat',
  'symbol.heat.text': 'Pay {n} heat from your engine when the card is turned up. If you can’t, the card stalls.',
  'change.heat': 'Heat to pay',
  'rules.payheat.title': 'Pay heat',
  'rules.payheat.lead': 'Pay this much heat from your engine when the card is turned up, or the card stalls.',
  'rules.payheat.1': 'If your engine holds too little, the card’s own <cooldown>cooldown</cooldown> is used first.',
  'rules.payheat.2':
    'A card that stalls goes to the discard pile; none of its symbols count, and it is worth one <flip>plus</flip>.',
  'rules.payheat.step.1.title': 'Card',
  'rules.payheat.step.1.text': 'Costs 2, cooldown 3',
  'rules.payheat.step.2.title': 'Engine',
  'rules.payheat.step.2.text': 'Only 1 heat',
  'rules.payheat.step.3.title': 'Own cooldown',
  'rules.payheat.step.3.text': '1 from the hand: engine 2',
  'rules.payheat.step.4.title': 'Paid',
  'rules.payheat.step.4.text': 'Speed <b>7</b>, engine 0',

  'symbol.plus.name': 'Flip',
  'symbol.plus.short': 'Flip',
  'symbol.plus.text':
    '{n, plural, one {Turn up cards from your draw pile until you get a Speed card: its value is added.} other {Turn up cards from your draw pile until you get # Speed cards: their values are added.}}',
  'use.plus': '{n, plural, =1 {+} other {+ # times}}',
  'change.plus': 'Flips',
  'rules.flip.title': 'Flip',
  'rules.flip.lead': 'Turn up cards from your draw pile until you get a Speed card: its value is added to your speed.',
  'rules.flip.1':
    'Cards before it are discarded without effect, even upgrades. The Speed card stays with your played cards until the end of the round.',
  'rules.flip.2':
    'If your draw pile runs out, the discard pile is shuffled into a new one. If there’s no Speed card in either, the plus is worth 0.',

  'symbol.limit.name': 'Limit',
  'symbol.limit.short': 'Limit',
  /** more, less: by this many. */
  'symbol.limit.text':
    'The limit of each corner you cross this turn is {n} {way, select, less {lower} other {higher}}, for you only.',
  /** change: with its sign. */
  'use.limit': 'limit {change}',
  'change.limit': 'Limit cards',
  'rules.limit.title': 'Limit',
  'rules.limit.lead': 'The limit of every corner you cross this turn is this much higher, or lower, for you only.',
  'rules.limit.1':
    'It applies automatically, even when it hurts. Several add up; a limit is never below 1. It doesn’t count for the <press>press</press>.',
  'rules.limit.step.1.title': 'Sign',
  'rules.limit.step.1.text': 'Limit 3',
  'rules.limit.step.2.title': 'Wings',
  'rules.limit.step.2.text': '+3: limit <b>6</b>',
  'rules.limit.step.3.title': 'Speed',
  'rules.limit.step.3.text': '<b>8</b>',
  'rules.limit.step.4.title': 'Pay',
  'rules.limit.step.4.text': '8 − 6 = <b>2</b> heat',

  'symbol.directPlay.name': 'Direct play',
  'symbol.directPlay.short': 'Play direct',
  'symbol.directPlay.text': 'You may play it from your hand after the move, on top of the cards for your gear.',
  'change.directPlay': 'Direct play cards',
  'react.direct': 'Play {card}',
  'react.direct.note': '{heat, plural, =0 {Free} other {# heat}}',
  'answer.directPlay': '{card} played directly',
  'log.direct': '{name} plays {card} directly for {value, number}',
  'caption.direct': 'Direct play {n, number}',
  'breach.no-direct-play':
    'You can only play cards with Direct play from your hand now. Use another symbol, or press Done.',
  'breach.direct-play-needs-heat':
    'This card costs {heat, number} heat, but your engine only holds {engine, number}. Cool down first, or press Done.',
  'rules.direct.title': 'Direct play',
  'rules.direct.lead': 'You may play it from your hand while you react, on top of the cards for your gear.',
  'rules.direct.1':
    'You pay its <payheat>heat</payheat> first; if you can’t, you can’t play it. Then its value makes you faster and moves you on, and you can use its other symbols.',
  'rules.direct.2': 'If you place it like any other card, it’s an ordinary one.',

  'symbol.accelerate.name': 'Accelerate',
  'symbol.accelerate.short': 'Accelerate',
  'symbol.accelerate.text': 'For each card flipped this turn you may go {n} faster and {n} further, all or nothing.',
  'use.accelerate': 'accelerate {n, number}',
  'change.accelerate': 'Accelerate cards',
  'react.accelerate': 'Accelerate +{n, number}',
  'react.accelerate.note': '{card}: {n, plural, one {# more space} other {# more spaces}}',
  'answer.accelerate': 'accelerate with {card}',
  'log.accelerated': '{name} accelerates by {value, number}',
  'caption.accelerate': 'Accelerate {n, number}',
  'breach.no-accelerate':
    'This card can’t accelerate now: {flipped, plural, =0 {no card was flipped this turn} other {its symbol is used, or you didn’t play it}}. Use another symbol, or press Done.',
  'rules.accelerate.title': 'Accelerate',
  'rules.accelerate.lead':
    'For each card flipped for you this turn you may go this much faster and further, all or nothing.',
  'rules.accelerate.1':
    'Every <flip>plus</flip>, every played <stress>Stress</stress>, a <boost>boost</boost> and a card that stalled count once each.',
  'rules.accelerate.step.1.title': 'Flipped',
  'rules.accelerate.step.1.text': 'Stress and a boost: 2',
  'rules.accelerate.step.2.title': 'Accelerate',
  'rules.accelerate.step.2.text': '+1 for each',
  'rules.accelerate.step.3.title': 'You go',
  'rules.accelerate.step.3.text': '2 × 1 = <b>2</b> further',

  'symbol.superCool.name': 'Super cool',
  'symbol.superCool.short': 'Super cool',
  'symbol.superCool.text':
    'Move up to {n, plural, one {# Heat card} other {# Heat cards}} from your discard pile back to the engine.',
  'use.superCool': 'super cool {n, number}',
  'change.superCool': 'Super cool on cards',
  'react.superCool': 'Super cool',
  'react.superCool.n': 'Super cool {n, number}',
  'react.superCool.note': 'Heat from discard to engine',
  'answer.superCool': '{n, number} heat super cooled',
  'log.superCooled': '{name} cools {n, number} heat from the discard pile',
  'breach.no-super-cool':
    'You can’t super cool {count, number} heat now: {most, plural, =0 {you have no symbol for it, or no Heat in your discard pile. Use another symbol, or press Done.} other {you can cool # at most.}}',
  'rules.supercool.title': 'Super cool',
  'rules.supercool.lead': 'Move up to this many Heat cards from your discard pile back to your engine.',
  'rules.supercool.1': 'Unlike <cooldown>cooldown</cooldown>, it reaches heat before it comes back to your hand.',

  'symbol.cooldown.name': 'Cooldown',
  'symbol.cooldown.short': 'Cooldown',
  'symbol.cooldown.text':
    'Move up to {n, plural, one {# Heat card} other {# Heat cards}} from your hand back to the engine.',
  'use.cooldown': 'cooldown {n, number}',
  'change.cooldown': 'Cooldown on cards',
  /** Titles of buttons; counted ones say how many. */
  'react.cool': 'Cool',
  'react.cool.n': 'Cool {n, number}',
  'react.cool.note': 'Heat from hand to engine',
  'answer.cool': '{n, number} heat cooled',
  'log.cooled': '{name} cools {n, number} heat',
  'caption.cools': 'Cools {n, number}',
  'breach.no-cooldown':
    'You can’t cool {count, number} heat now: {left, plural, =0 {you have no cooldown left here} other {you have cooldown # left}} and {hand, plural, =0 {no Heat cards} one {# Heat card} other {# Heat cards}} in your hand. {most, plural, =0 {Use another symbol, or press Done.} other {Cool # at most.}}',
  'rules.cooldown.title': 'Cooldown',
  'rules.cooldown.lead': 'Move up to this many Heat cards from your hand back to your engine.',
  'rules.cooldown.1':
    '1st <shift>gear</shift> gives 3, 2nd gear 1; <adrenaline>adrenaline</adrenaline>, cards and some <weather>weather</weather> add to it. You can use it in several goes.',
  'rules.cooldown.2': 'Overcast weather rules out all cooldown in its sectors, wherever it comes from.',
  'rules.cooldown.step.1.title': 'Gear',
  'rules.cooldown.step.1.text': '1st: 3',
  'rules.cooldown.step.2.title': 'Card',
  'rules.cooldown.step.2.text': 'Cooldown 1',
  'rules.cooldown.step.3.title': 'Hand',
  'rules.cooldown.step.3.text': '4 Heat to the engine',
  'rules.cooldown.step.4.title': 'Engine',
  'rules.cooldown.step.4.text': '1 + 4 = <b>5</b>',

  'symbol.reduceStress.name': 'Reduce stress',
  'symbol.reduceStress.short': 'Less stress',
  'symbol.reduceStress.text': 'Discard up to {n, plural, one {# Stress card} other {# Stress cards}} from your hand.',
  'use.reduceStress': 'reduce stress {n, number}',
  'change.reduceStress': 'Stress reduction',
  'react.reduceStress': 'Reduce stress',
  'react.reduceStress.n': 'Reduce stress {n, number}',
  'react.reduceStress.note': 'Stress from hand to discard',
  'answer.reduceStress': '{n, plural, one {# stress card} other {# stress cards}} fewer',
  'log.stress': '{name} reduces stress by {n, number}',
  'caption.stress': 'Stress −{n, number}',
  'breach.no-reduce-stress':
    'You can’t reduce stress by {count, number} now: {most, plural, =0 {you have no symbol for it, or no Stress in your hand. Use another symbol, or press Done.} other {you can reduce it by # at most.}}',
  'rules.reduce.title': 'Reduce stress',
  'rules.reduce.lead': 'Discard up to this many Stress cards from your hand.',
  'rules.reduce.1':
    'They stay in your deck and come back, but they’re out of this hand. In the <discard>discard</discard> phase you can’t get rid of <stress>Stress</stress>.',

  'symbol.slipstream.name': 'Slipstream',
  'symbol.slipstream.short': 'Slipstream',
  'symbol.slipstream.text':
    'Your slipstream this turn may be up to {n, plural, one {# space} other {# spaces}} longer.',
  'use.slipstream': 'slipstream +{n, number}',
  'change.slipstream': 'Slipstream cards',
  'rules.longslip.title': 'Longer slipstream',
  'rules.longslip.lead': 'Your slipstream this turn may be up to this many spaces longer.',
  'rules.longslip.1':
    'It doesn’t let you follow a car from further away: who may <slipstream>slipstream</slipstream> at all stays the same. You choose any length from 2 up.',

  'symbol.salvage.name': 'Salvage',
  'symbol.salvage.short': 'Salvage',
  'symbol.salvage.text':
    'Choose up to {n, plural, one {# card} other {# cards}} from your discard pile and shuffle them into the draw pile.',
  'use.salvage': 'salvage {n, number}',
  'change.salvage': 'Salvage on cards',
  'react.salvage': 'Salvage',
  'react.salvage.note': 'Up to {n, plural, one {# card} other {# cards}} back to the draw pile',
  'salvage.text': 'Choose up to {n, plural, one {# card} other {# cards}} to shuffle into your draw pile.',
  'salvage.later': 'Not now',
  'salvage.least': 'Choose at least one card',
  'salvage.confirm': 'Salvage {n, number}',
  'why.salvage': 'You can’t choose more than {n, plural, one {# card} other {# cards}}. Take one back first.',
  'answer.salvage': '{n, plural, =0 {nothing salvaged} other {{cards} salvaged}}',
  'log.salvaged': '{n, plural, =0 {{name} salvages nothing} other {{name} salvages {cards}}}',
  'caption.salvages': 'Salvages {n, number}',
  'breach.no-salvage':
    'You can’t salvage {count, plural, one {# card} other {# cards}} now: {most, plural, =0 {you have no symbol for it, or your discard pile is empty. Use another symbol, or press Done.} other {you can choose # at most.}}',
  'breach.not-in-discard': 'One of these cards isn’t in your discard pile. Choose from the cards that are.',
  'rules.salvage.title': 'Salvage',
  'rules.salvage.lead': 'Choose up to this many cards from your discard pile and shuffle them into your draw pile.',
  'rules.salvage.1':
    'Good cards come back sooner; bad ones can stay where they are. If the discard pile is empty, the symbol is wasted.',

  'symbol.refresh.name': 'Refresh',
  'symbol.refresh.short': 'Refresh',
  'symbol.refresh.text': 'You may put it on top of your draw pile instead of the discard pile.',
  'use.refresh': 'refresh',
  'change.refresh': 'Refresh cards',
  'rules.refresh.title': 'Refresh',
  'rules.refresh.lead':
    'You may put it on top of your draw pile at the end of the round, instead of on the discard pile.',
  'rules.refresh.1':
    'You choose this in the <discard>discard</discard> phase, and the order if there are several. Refreshed cards are the first you draw.',

  'symbol.scrap.name': 'Scrap',
  'symbol.scrap.short': 'Scrap',
  'symbol.scrap.text':
    '{n, plural, one {The top card of your draw pile goes to the discard pile.} other {The top # cards of your draw pile go to the discard pile.}}',
  'use.scrap': 'scrap {n, number}',
  'change.scrap': 'Cards to scrap',
  'react.scrap': 'Scrap {n, number}',
  'react.scrap.note': 'From draw pile to discard; automatic if unused',
  'answer.scrap': 'scrap',
  'log.scrapped': '{n, plural, =0 {{name} scraps nothing} other {{name} scraps {cards}}}',
  'caption.scraps': 'Scraps {n, number}',
  'breach.no-scrap': 'You have nothing to scrap this turn. Use another symbol, or press Done.',
  'rules.scrap.title': 'Scrap',
  'rules.scrap.lead': 'The top cards of your draw pile go to the discard pile, whether you want it or not.',
  'rules.scrap.1':
    'Scrapped cards have no effect. If the draw pile runs out, the discard pile is shuffled and you go on.',
} as const;
