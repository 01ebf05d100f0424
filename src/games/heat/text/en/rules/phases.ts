// Articles of Heat's rules, in English: phases.

export const phases = {
  'rules.shift.title': 'Shift gears',
  'rules.shift.lead': 'Stay in gear, or shift one up or down for free; shifting two at once costs 1 heat.',
  'rules.shift.1':
    'Your gear is the number of cards you <play>play</play>. All gears are revealed together; heat you pay goes from your engine to your discard pile.',
  'rules.shift.2': 'With an empty engine you can’t shift two gears at once, whatever you may cool later in the round.',
  'rules.shift.3':
    'You may choose a gear that you have too few cards for, but it leads to a <cluttered>cluttered hand</cluttered>.',
  'rules.shift.step.1.title': 'Now',
  'rules.shift.step.1.text': '4th gear, engine 3',
  'rules.shift.step.2.title': 'A tight corner',
  'rules.shift.step.2.text': '2nd gear: 2 at once',
  'rules.shift.step.3.title': 'Pay',
  'rules.shift.step.3.text': '1 heat, engine <b>2</b>',
  'rules.shift.step.4.title': 'Play',
  'rules.shift.step.4.text': '2 cards, cooldown 1',
  'rules.shift.outcome.1.title': '1st gear',
  'rules.shift.outcome.1.text': '1 card. <cooldown>Cooldown</cooldown> 3.',
  'rules.shift.outcome.2.title': '2nd gear',
  'rules.shift.outcome.2.text': '2 cards. <cooldown>Cooldown</cooldown> 1.',
  'rules.shift.outcome.3.title': '3rd gear',
  'rules.shift.outcome.3.text': '3 cards.',
  'rules.shift.outcome.4.title': '4th gear',
  'rules.shift.outcome.4.text': '4 cards. You may <boost>boost</boost>.',
  'rules.play.title': 'Play cards',
  'rules.play.lead': 'Place exactly as many cards as your gear says, face down.',
  'rules.play.1':
    'You can never place <heatcards>Heat</heatcards>, but you can place <stress>Stress</stress>. What you place stays secret until you reveal it.',
  'rules.play.2':
    'The order only matters for cards that <payheat>cost heat</payheat>: you pay for them in the order you placed them.',
  'rules.play.3':
    'If you have fewer playable cards than your gear, there’s nothing to choose: your hand is <cluttered>cluttered</cluttered>.',
  'rules.play.mark.yes': 'Playable',
  'rules.play.mark.no': 'Stuck in your hand',
  'rules.reveal.title': 'Reveal and move',
  'rules.reveal.lead': 'Turn your cards up: their sum is your speed, and the number of spaces you move.',
  'rules.reveal.1':
    'First you pay the <payheat>heat</payheat> your cards cost, then you resolve every <flip>plus</flip>, then you choose a value for cards with several. Then the car moves.',
  'rules.reveal.2':
    'At speed 0 the car stays where it is, in its lane. A space with every lane taken is <fullspace>skipped</fullspace>.',
  'rules.reveal.step.1.title': 'Cards',
  'rules.reveal.step.1.text': '4 and 2',
  'rules.reveal.step.2.title': 'Stress',
  'rules.reveal.step.2.text': 'Turns up a 3',
  'rules.reveal.step.3.title': 'Speed',
  'rules.reveal.step.3.text': '4 + 2 + 3 = <b>9</b>',
  'rules.reveal.step.4.title': 'Move',
  'rules.reveal.step.4.text': '9 spaces',
  'rules.reveal.mark.start': 'Before',
  'rules.reveal.mark.end': 'Speed 9',
  'rules.adrenaline.title': 'Adrenaline',
  'rules.adrenaline.lead': 'The last car gets one extra cooldown, and may go 1 faster and 1 space further.',
  'rules.adrenaline.1':
    'If five or more cars started, it’s the last two, even if some have dropped out. Who is last is decided when the round begins.',
  'rules.adrenaline.2':
    'The 1 counts as speed in <corners>corners</corners>. A <legends>Legend</legends> among the last gets nothing and passes nothing on. If you have a <cluttered>cluttered hand</cluttered>, you lose your adrenaline.',
  'rules.adrenaline.mark.last': 'The last two of five',
  'rules.react.title': 'React',
  'rules.react.lead': 'Use the symbols of your gear and your cards in any order, then press Done.',
  'rules.react.1':
    '<b>Gear</b>: <cooldown>cooldown</cooldown> 3 in 1st, 1 in 2nd gear, a <boost>boost</boost> in 4th. <b>Last on the road</b>: <adrenaline>adrenaline</adrenaline>. <b>Cards</b>: what is printed on them.',
  'rules.react.2': 'You can skip everything except <scrap>scrap</scrap>, which happens automatically when you’re done.',
  'rules.react.3':
    'Before you finish, you see what the corners would cost, so you can still decide whether to go further.',
  'rules.slipstream.title': 'Slipstream',
  'rules.slipstream.lead': 'If another car is beside you or in the next space, you may move 2 more spaces.',
  'rules.slipstream.1':
    'Your speed stays the same, but <corners>corners</corners> whose line you cross this way are checked like any other.',
  'rules.slipstream.2':
    '<longslip>Cards</longslip>, a <road>tailwind</road> or the <weather>weather</weather> can make it longer; then you choose how long. Each car can slipstream once a round.',
  'rules.slipstream.3':
    'Nobody can slipstream over the final line, or past it. You can follow any car, even one that is a lap down or a <legends>Legend</legends>.',
  'rules.slipstream.step.1.title': 'Blue is ahead',
  'rules.slipstream.step.1.text': 'In the next space',
  'rules.slipstream.step.2.title': 'Slipstream',
  'rules.slipstream.step.2.text': '2 spaces',
  'rules.slipstream.step.3.title': 'Speed',
  'rules.slipstream.step.3.text': 'Stays <b>6</b>',
  'rules.slipstream.step.4.title': 'Line crossed',
  'rules.slipstream.step.4.text': 'Limit 5: 1 heat',
  'rules.slipstream.mark.tow': 'Blue gives the tow',
  'rules.slipstream.mark.end': '2 spaces further',
  'rules.slipstream.outcome.1.title': 'Beside',
  'rules.slipstream.outcome.1.text': 'In the same space: yes.',
  'rules.slipstream.outcome.2.title': 'Next space',
  'rules.slipstream.outcome.2.text': 'In any lane: yes.',
  'rules.slipstream.outcome.3.title': 'Two spaces ahead',
  'rules.slipstream.outcome.3.text': 'Only with the long reach option.',
  'rules.check.title': 'Check corners',
  'rules.check.lead': 'Every corner line you crossed this round is checked against your speed, one after the other.',
  'rules.check.1':
    'Cars are checked in the <order>order</order> of the round. Everything that raised your speed counts: cards, <boost>boost</boost>, <adrenaline>adrenaline</adrenaline>.',
  'rules.check.2':
    '<corners>Corners</corners> explains what a corner costs. If you can pay for the first but not the second, the first stays paid and you <spinout>spin out</spinout> at the second.',
  'rules.discard.title': 'Discard',
  'rules.discard.lead': 'Discard any cards you don’t want, except Heat and Stress.',
  'rules.discard.1':
    'Fast cards help on a straight, slow ones in corners. When you <replenish>replenish</replenish>, you draw new cards for the ones you discarded.',
  'rules.discard.2': 'You may put played cards with <refresh>Refresh</refresh> back on your draw pile.',
  'rules.discard.mark.yes': 'Can go',
  'rules.discard.mark.no': 'Must stay',
  'rules.replenish.title': 'Replenish',
  'rules.replenish.lead': 'Played cards are cleared away, and you draw back up to seven cards.',
  'rules.replenish.1':
    'If your draw pile is empty, your discard pile is shuffled into a new one, with the <heatcards>heat</heatcards> you have paid.',
  'rules.replenish.2':
    'If you hold seven cards or more, you draw none. An <events>event</events> can make it six or eight.',
} as const;
