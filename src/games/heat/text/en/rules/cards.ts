// Articles of Heat's rules, in English: cards.

export const cards = {
  'rules.deck.title': 'Deck, hand and engine',
  'rules.deck.lead': 'Every driver has a deck of the same cards, a hand of seven, and an engine full of heat.',
  'rules.deck.1':
    'In the draw pile: Speed 1 to 4, three of each, three <upgrades>upgrades</upgrades>, and three <stress>Stress</stress>. In the engine: six <heatcards>Heat</heatcards>. <weather>Weather</weather> and <events>events</events> may change both.',
  'rules.deck.2':
    'What is paid goes from the engine to the discard pile, from there into the draw pile and your hand, and by <cooldown>cooldown</cooldown> back to the engine.',
  'rules.deck.3': 'How many cards are where, everybody sees; what is in a hand, only its driver.',
  'rules.speedcards.title': 'Speed cards',
  'rules.speedcards.lead': 'Twelve Speed cards, 1 to 4, three of each: their value is added to your speed.',
  'rules.speedcards.1':
    'Only they end the turning up of cards for a <flip>plus</flip> or a <boost>boost</boost>. Speed 0 and Speed 5 are <upgrades>upgrades</upgrades> and do not.',
  'rules.heatcards.title': 'Heat',
  'rules.heatcards.lead': 'Heat in the engine is what you pay with; Heat in the hand is stuck and takes room.',
  'rules.heatcards.1':
    'It pays for <corners>corners</corners>, <boost>boosts</boost>, <shift>two gears</shift> at once and cards that <payheat>cost heat</payheat>.',
  'rules.heatcards.2':
    'It can be neither played nor discarded: only <cooldown>cooldown</cooldown> brings it from the hand back to the engine. The Heat card that is in your deck from the start is one like any other.',
  'rules.stress.title': 'Stress',
  'rules.stress.lead': 'A played Stress card turns up your draw pile until a Speed card comes: that is its value.',
  'rules.stress.1':
    'You drive between 1 and 4 without knowing how much. It cannot be discarded; <reduce>Reduce stress</reduce> gets rid of it.',
  'rules.stress.2': 'Three are in every deck; <spinout>spin-outs</spinout> bring more.',
  'rules.stress.step.1.title': 'Played',
  'rules.stress.step.1.text': 'Stress',
  'rules.stress.step.2.title': 'Turned up',
  'rules.stress.step.2.text': 'Heat: discarded',
  'rules.stress.step.3.title': 'Turned up',
  'rules.stress.step.3.text': 'Speed 2: it counts',
  'rules.stress.step.4.title': 'Value',
  'rules.stress.step.4.text': '<b>2</b>',
  'rules.upgrades.title': 'Upgrades',
  'rules.upgrades.lead':
    'Three upgrade cards are in every deck: Speed 0, Speed 5 and a Heat, or the three you drafted in the Garage.',
  'rules.upgrades.1':
    '<b>4 Wheel Drive</b> has a <flip>plus</flip>, <b>Body</b> <reduce>reduces stress</reduce>, <b>Brakes</b> have several values to choose from when all cards lie open.',
  'rules.upgrades.2':
    'The <b>Cooling System</b> gives <cooldown>cooldown</cooldown>, <b>R.P.M.</b> a <longslip>longer slipstream</longslip>, and <b>Spare Heat</b> is one more Heat card to pay with once it is cooled.',
  'rules.advanced.title': 'Advanced upgrades',
  'rules.advanced.lead': 'The advanced cards of the Garage can do more, and often want something for it.',
  'rules.advanced.1':
    '<b>Tires</b> and <b>Wings</b> change the <limit>limit</limit> of your corners. The <b>Turbocharger</b> is fast and <payheat>costs heat</payheat>. <b>Fuel</b> <salvage>salvages</salvage> cards.',
  'rules.advanced.2':
    'The <b>Gas Pedal</b> is <direct>played directly</direct> from the hand, and the <b>Suspension</b> is <refresh>refreshed</refresh> onto the draw pile.',
  'rules.sponsors.title': 'Sponsorship cards',
  'rules.sponsors.lead': 'A sponsorship card is played once like any card, and then goes back to the sponsors.',
  'rules.sponsors.1':
    'You win it from the <press>press</press> or by an <events>event</events> at the end of the corners; it may exceed your hand, and is of use from the next round on.',
  'rules.sponsors.2': 'Discarded, it stays in your deck. In a season unused ones go with you to the next race.',
} as const;
