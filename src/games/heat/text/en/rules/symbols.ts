// Articles of Heat's rules, in English: symbols.

export const symbols = {
  'rules.payheat.title': 'Pay heat',
  'rules.payheat.lead': 'Pay so much heat from your engine when the card is turned up; without it the card stalls.',
  'rules.payheat.1':
    'If the engine holds too little, the card’s own <cooldown>cooldown</cooldown> is used for it first.',
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
  'rules.flip.lead': 'Turn up your draw pile until a Speed card comes: its value is added to your speed.',
  'rules.flip.1':
    'What comes before it is discarded without effect, upgrades too. The Speed card lies with your played cards until the end of the round.',
  'rules.flip.2':
    'An empty draw pile is shuffled anew from the discard pile. Where there is no Speed card in either, the plus is worth 0.',
  'rules.limit.title': 'Limit',
  'rules.limit.lead': 'Every corner you cross this turn allows so much more, or less, for you only.',
  'rules.limit.1':
    'It counts by itself, also where it hurts. Several add up; a limit is never below 1. For the <press>press</press> it does not count.',
  'rules.limit.step.1.title': 'Sign',
  'rules.limit.step.1.text': 'Limit 3',
  'rules.limit.step.2.title': 'Wings',
  'rules.limit.step.2.text': '+3: limit <b>6</b>',
  'rules.limit.step.3.title': 'Speed',
  'rules.limit.step.3.text': '<b>8</b>',
  'rules.limit.step.4.title': 'Pay',
  'rules.limit.step.4.text': '8 − 6 = <b>2</b> heat',
  'rules.direct.title': 'Direct play',
  'rules.direct.lead': 'May be played from your hand while you react, beyond the cards of your gear.',
  'rules.direct.1':
    'Its <payheat>heat</payheat> is paid first; if it cannot be paid, it cannot be played. Then its value makes you faster and moves you on, and its other symbols are yours.',
  'rules.direct.2': 'Placed like any other card it is an ordinary one.',
  'rules.accelerate.title': 'Accelerate',
  'rules.accelerate.lead':
    'For each card flipped for you this turn you may go so much faster and farther, all or nothing.',
  'rules.accelerate.1':
    'Every <flip>plus</flip>, every played <stress>Stress</stress>, a <boost>boost</boost> and a card that stalled count once each.',
  'rules.accelerate.step.1.title': 'Flipped',
  'rules.accelerate.step.1.text': 'Stress and a boost: 2',
  'rules.accelerate.step.2.title': 'Accelerate',
  'rules.accelerate.step.2.text': '+1 for each',
  'rules.accelerate.step.3.title': 'You go',
  'rules.accelerate.step.3.text': '2 × 1 = <b>2</b> on',
  'rules.supercool.title': 'Super cool',
  'rules.supercool.lead': 'Move up to so many Heat cards from your discard pile back to the engine.',
  'rules.supercool.1': 'It reaches heat before it comes back to your hand, which <cooldown>cooldown</cooldown> cannot.',
  'rules.cooldown.title': 'Cooldown',
  'rules.cooldown.lead': 'Move up to so many Heat cards from your hand back to the engine.',
  'rules.cooldown.1':
    '1st <shift>gear</shift> gives 3, 2nd gear 1; <adrenaline>adrenaline</adrenaline>, cards and some <weather>weather</weather> add to it. It may be used in several goes.',
  'rules.cooldown.2': 'Overcast forbids it in its sectors, wherever it would come from.',
  'rules.cooldown.step.1.title': 'Gear',
  'rules.cooldown.step.1.text': '1st: 3',
  'rules.cooldown.step.2.title': 'Card',
  'rules.cooldown.step.2.text': 'Cooldown 1',
  'rules.cooldown.step.3.title': 'Hand',
  'rules.cooldown.step.3.text': '4 Heat to the engine',
  'rules.cooldown.step.4.title': 'Engine',
  'rules.cooldown.step.4.text': '1 + 4 = <b>5</b>',
  'rules.reduce.title': 'Reduce stress',
  'rules.reduce.lead': 'Discard up to so many Stress cards from your hand.',
  'rules.reduce.1':
    'They stay in your deck and come back, but this hand is rid of them: <discard>Discard</discard> does not take <stress>Stress</stress>.',
  'rules.longslip.title': 'Longer slipstream',
  'rules.longslip.lead': 'A slipstream of this turn may be up to so many spaces longer.',
  'rules.longslip.1':
    'It does not reach farther for a car to follow: who may <slipstream>slipstream</slipstream> at all stays the same. You choose any length from 2 on.',
  'rules.salvage.title': 'Salvage',
  'rules.salvage.lead': 'Choose up to so many cards of your discard pile and shuffle them into the draw pile.',
  'rules.salvage.1':
    'Good cards come back sooner; bad ones can stay where they are. With nothing in the discard pile the symbol is spent for nothing.',
  'rules.refresh.title': 'Refresh',
  'rules.refresh.lead': 'May go on top of your draw pile at the end of the round, instead of the discard pile.',
  'rules.refresh.1':
    'You decide when you <discard>discard</discard>; with several you say the order. If you draw a card, it is the first one.',
  'rules.scrap.title': 'Scrap',
  'rules.scrap.lead': 'The top cards of your draw pile go to the discard pile; this has to be done.',
  'rules.scrap.1':
    'Nothing that is scrapped has an effect. If the draw pile runs out, the discard pile is shuffled and goes on.',
} as const;
