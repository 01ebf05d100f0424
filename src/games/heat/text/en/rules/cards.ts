// Articles of Heat's rules, in English: cards.

export const cards = {
  'rules.deck.title': 'Deck, hand and engine',
  'rules.deck.lead': 'Every driver has the same deck of cards, a hand of seven, and an engine full of heat.',
  'rules.deck.1':
    'In the draw pile: Speed 1 to 4, three of each, three <upgrades>upgrades</upgrades>, and three <stress>Stress</stress>. In the engine: six <heatcards>Heat</heatcards>. <weather>Weather</weather> and <events>events</events> may change both.',
  'rules.deck.2':
    'Heat you pay goes from your engine to your discard pile, from there to your draw pile and your hand, and back to your engine by <cooldown>cooldown</cooldown>.',
  'rules.deck.3': 'Everyone can see how many cards are in each pile and hand. Only you can see what’s in your hand.',
  'rules.speedcards.title': 'Speed cards',
  'rules.speedcards.lead': 'Twelve Speed cards, 1 to 4, three of each: their value is added to your speed.',
  'rules.speedcards.1':
    'Flipping for a <flip>plus</flip> or a <boost>boost</boost> only ends at a Speed card. Speed 0 and Speed 5 are <upgrades>upgrades</upgrades>, so they don’t count.',
  'rules.heatcards.title': 'Heat',
  'rules.heatcards.lead': 'You pay with the Heat in your engine; Heat in your hand is stuck and takes up room.',
  'rules.heatcards.1':
    'It pays for <corners>corners</corners>, <boost>boosts</boost>, shifting <shift>two gears</shift> at once and cards that <payheat>cost heat</payheat>.',
  'rules.heatcards.2':
    'You can’t play or discard it: only <cooldown>cooldown</cooldown> moves it from your hand back to your engine. The Heat card that starts in your deck is like any other.',
  'rules.stress.title': 'Stress',
  'rules.stress.lead':
    'When you play a Stress card, you turn up cards from your draw pile until you get a Speed card: that’s its value.',
  'rules.stress.1':
    'It’s worth 1 to 4, but you don’t know how much. You can’t discard it; <reduce>Reduce stress</reduce> gets rid of it.',
  'rules.stress.2': 'Every deck has three; <spinout>spin-outs</spinout> add more.',
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
    '<b>4 Wheel Drive</b> has a <flip>plus</flip>, <b>Body</b> <reduce>reduces stress</reduce>, <b>Brakes</b> have several values to choose from once all cards are turned up.',
  'rules.upgrades.2':
    'The <b>Cooling System</b> gives <cooldown>cooldown</cooldown>, <b>R.P.M.</b> a <longslip>longer slipstream</longslip>, and <b>Spare Heat</b> is one more Heat card to pay with once it is cooled.',
  'rules.advanced.title': 'Advanced upgrades',
  'rules.advanced.lead': 'The advanced cards in the Garage can do more, but often at a price.',
  'rules.advanced.1':
    '<b>Tires</b> and <b>Wings</b> change the <limit>limit</limit> of your corners. The <b>Turbocharger</b> is fast and <payheat>costs heat</payheat>. <b>Fuel</b> <salvage>salvages</salvage> cards.',
  'rules.advanced.2':
    'The <b>Gas Pedal</b> is <direct>played directly</direct> from the hand, and the <b>Suspension</b> is <refresh>refreshed</refresh> onto the draw pile.',
  'rules.sponsors.title': 'Sponsorship cards',
  'rules.sponsors.lead':
    'You play a sponsorship card once, like any other card, and then it goes back to the sponsors.',
  'rules.sponsors.1':
    'You win it from the <press>press</press> or an <events>event</events> once the corners are checked. It may take you over your hand size, and you can use it from the next round on.',
  'rules.sponsors.2':
    'If you discard it, it stays in your deck. In a season, unused ones go with you to the next race.',
} as const;
