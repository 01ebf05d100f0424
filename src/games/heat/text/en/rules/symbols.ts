// Articles of Heat's rules, in English: symbols.

export const symbols = {
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
  'rules.flip.title': 'Flip',
  'rules.flip.lead': 'Turn up cards from your draw pile until you get a Speed card: its value is added to your speed.',
  'rules.flip.1':
    'Cards before it are discarded without effect, even upgrades. The Speed card stays with your played cards until the end of the round.',
  'rules.flip.2':
    'If your draw pile runs out, the discard pile is shuffled into a new one. If there’s no Speed card in either, the plus is worth 0.',
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
  'rules.direct.title': 'Direct play',
  'rules.direct.lead': 'You may play it from your hand while you react, on top of the cards for your gear.',
  'rules.direct.1':
    'You pay its <payheat>heat</payheat> first; if you can’t, you can’t play it. Then its value makes you faster and moves you on, and you can use its other symbols.',
  'rules.direct.2': 'If you place it like any other card, it’s an ordinary one.',
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
  'rules.supercool.title': 'Super cool',
  'rules.supercool.lead': 'Move up to this many Heat cards from your discard pile back to your engine.',
  'rules.supercool.1': 'Unlike <cooldown>cooldown</cooldown>, it reaches heat before it comes back to your hand.',
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
  'rules.reduce.title': 'Reduce stress',
  'rules.reduce.lead': 'Discard up to this many Stress cards from your hand.',
  'rules.reduce.1':
    'They stay in your deck and come back, but they’re out of this hand. In the <discard>discard</discard> phase you can’t get rid of <stress>Stress</stress>.',
  'rules.longslip.title': 'Longer slipstream',
  'rules.longslip.lead': 'Your slipstream this turn may be up to this many spaces longer.',
  'rules.longslip.1':
    'It doesn’t let you follow a car from further away: who may <slipstream>slipstream</slipstream> at all stays the same. You choose any length from 2 up.',
  'rules.salvage.title': 'Salvage',
  'rules.salvage.lead': 'Choose up to this many cards from your discard pile and shuffle them into your draw pile.',
  'rules.salvage.1':
    'Good cards come back sooner; bad ones can stay where they are. If the discard pile is empty, the symbol is wasted.',
  'rules.refresh.title': 'Refresh',
  'rules.refresh.lead':
    'You may put it on top of your draw pile at the end of the round, instead of on the discard pile.',
  'rules.refresh.1':
    'You choose this in the <discard>discard</discard> phase, and the order if there are several. Refreshed cards are the first you draw.',
  'rules.scrap.title': 'Scrap',
  'rules.scrap.lead': 'The top cards of your draw pile go to the discard pile, whether you want it or not.',
  'rules.scrap.1':
    'Scrapped cards have no effect. If the draw pile runs out, the discard pile is shuffled and you go on.',
} as const;
