// Articles of Heat's rules, in English: phases.

export const phases = {
  'rules.shift.title': 'Shift gears',
  'rules.shift.lead': 'Stay in gear, or shift one up or down for free; two at once cost 1 heat.',
  'rules.shift.1':
    'The gear is the number of cards you <play>play</play>. All gears are revealed together; the heat goes from your engine to your discard pile.',
  'rules.shift.2': 'With an empty engine two gears at once are not possible, whatever you may cool later in the round.',
  'rules.shift.3':
    'A gear that your hand cannot feed may be chosen, but leads to a <cluttered>cluttered hand</cluttered>.',
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
  'rules.play.lead': 'Place exactly as many cards as your gear, face down.',
  'rules.play.1':
    '<heatcards>Heat</heatcards> can never be placed, <stress>Stress</stress> can. What you place stays secret until you reveal it.',
  'rules.play.2':
    'The order counts only for cards that <payheat>cost heat</payheat>: they are paid in the order in which they were placed.',
  'rules.play.3':
    'With fewer playable cards than your gear there is nothing to choose: your hand is <cluttered>cluttered</cluttered>.',
  'rules.play.mark.yes': 'Playable',
  'rules.play.mark.no': 'Stuck in the hand',
  'rules.reveal.title': 'Reveal and move',
  'rules.reveal.lead': 'Turn your cards up: their sum is your speed, and the number of spaces you move.',
  'rules.reveal.1':
    'First <payheat>heat</payheat> that cards cost is paid, then every <flip>plus</flip> is resolved, then cards with several values are given one. Then the car moves.',
  'rules.reveal.2':
    'At speed 0 the car stays where it is, in its lane. A space that is taken in every lane is <fullspace>skipped</fullspace>.',
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
  'rules.adrenaline.lead': 'The last car gets one more cooldown, and may go 1 faster and 1 space on.',
  'rules.adrenaline.1':
    'With five or more cars at the start it is the last two, even when some have dropped out. Who is last is seen when the round begins.',
  'rules.adrenaline.2':
    'The 1 counts as speed in <corners>corners</corners>. A <legends>Legend</legends> among the last gets nothing and passes nothing on; with a <cluttered>cluttered hand</cluttered> it is lost.',
  'rules.adrenaline.mark.last': 'The last two of five',
  'rules.react.title': 'React',
  'rules.react.lead': 'Use the symbols of your gear and your cards in any order, then say that you are done.',
  'rules.react.1':
    '<b>Gear</b>: <cooldown>cooldown</cooldown> 3 in 1st, 1 in 2nd gear, a <boost>boost</boost> in 4th. <b>Last on the road</b>: <adrenaline>adrenaline</adrenaline>. <b>Cards</b>: what is printed on them.',
  'rules.react.2': 'Everything may be left out but <scrap>scrap</scrap>, which happens by itself when you are done.',
  'rules.react.3':
    'What the corners would cost is shown before you are done: you can still decide whether to go farther.',
  'rules.slipstream.title': 'Slipstream',
  'rules.slipstream.lead': 'With another car beside you or in the next space you may move 2 more spaces.',
  'rules.slipstream.1':
    'Your speed stays as it is, but <corners>corners</corners> whose line you cross this way are checked like any other.',
  'rules.slipstream.2':
    '<longslip>Cards</longslip>, a <road>tailwind</road> or the <weather>weather</weather> may make it longer; you then choose how long. Each car once a round.',
  'rules.slipstream.3':
    'Nobody slipstreams over the final line, nor behind it. Any car will do, even one that is a lap down or a <legends>Legend</legends>.',
  'rules.slipstream.step.1.title': 'Blue is next',
  'rules.slipstream.step.1.text': 'In the next space',
  'rules.slipstream.step.2.title': 'Slipstream',
  'rules.slipstream.step.2.text': '2 spaces',
  'rules.slipstream.step.3.title': 'Speed',
  'rules.slipstream.step.3.text': 'Stays <b>6</b>',
  'rules.slipstream.step.4.title': 'Line crossed',
  'rules.slipstream.step.4.text': 'Limit 5: 1 heat',
  'rules.slipstream.mark.tow': 'Blue gives the tow',
  'rules.slipstream.mark.end': '2 spaces on',
  'rules.slipstream.outcome.1.title': 'Beside',
  'rules.slipstream.outcome.1.text': 'In the same space: yes.',
  'rules.slipstream.outcome.2.title': 'Next space',
  'rules.slipstream.outcome.2.text': 'In any lane: yes.',
  'rules.slipstream.outcome.3.title': 'Two spaces ahead',
  'rules.slipstream.outcome.3.text': 'Only with the long reach that setup offers.',
  'rules.check.title': 'Check corners',
  'rules.check.lead': 'Every corner line you crossed this round is checked with your speed, one after the other.',
  'rules.check.1':
    'Cars are checked in the <order>order</order> of the round. All that raised the speed counts: cards, <boost>boost</boost>, <adrenaline>adrenaline</adrenaline>.',
  'rules.check.2':
    'What a corner costs, <corners>Corners</corners> says. If the first is paid and the second cannot be, the first stays paid and you <spinout>spin out</spinout> at the second.',
  'rules.discard.title': 'Discard',
  'rules.discard.lead': 'Throw away any cards you do not want, but no Heat and no Stress.',
  'rules.discard.1':
    'Fast cards help on a straight, slow ones in corners: what you throw away now, you draw anew in <replenish>replenish</replenish>.',
  'rules.discard.2': 'Played cards with <refresh>Refresh</refresh> may go back on your draw pile here.',
  'rules.discard.mark.yes': 'May go',
  'rules.discard.mark.no': 'Have to stay',
  'rules.replenish.title': 'Replenish',
  'rules.replenish.lead': 'Played cards are laid aside, and you draw up to seven cards.',
  'rules.replenish.1':
    'An empty draw pile is made anew from your discard pile, with the <heatcards>heat</heatcards> that you have paid.',
  'rules.replenish.2':
    'Whoever holds seven cards or more draws none. An <events>event</events> can make it six or eight.',
} as const;
