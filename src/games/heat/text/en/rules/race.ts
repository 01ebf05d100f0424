// Articles of Heat's rules, in English: race.

export const race = {
  'rules.group.race': 'The race',
  'rules.group.phases': 'Phases',
  'rules.group.corners': 'Corners',
  'rules.group.road': 'On the road',
  'rules.group.cards': 'Cards',
  'rules.group.symbols': 'Symbols',
  'rules.group.modules': 'Modules',
  'rules.aim.title': 'The aim',
  'rules.aim.lead': 'Be farthest past the line when the round ends in which the first car <finish>finishes</finish>.',
  'rules.aim.1':
    'You drive with <b>cards</b>: as many each round as your <shift>gear</shift> says. What goes too fast into a <corners>corner</corners> is paid with <heatcards>heat</heatcards>, and heat that is gone has to be <cooldown>cooled</cooldown> back.',
  'rules.aim.2':
    'Two to six cars race, each in a colour of its own, and a person or an AI driver sits in at least one of them; the others may be <legends>Legends</legends>.',
  'rules.aim.mark.line': 'Finish line',
  'rules.aim.mark.first': 'Everybody starts here',
  'rules.round.title': 'A round',
  'rules.round.lead': 'A round has nine phases, and the whole field goes through one before the next begins.',
  'rules.round.1':
    '<shift>Gears</shift>, <play>cards</play> and <discard>discards</discard> are chosen by all at once and in secret: until the last driver has answered you may take yours back.',
  'rules.round.2':
    '<reveal>Reveal</reveal>, <react>react</react>, <slipstream>slipstream</slipstream> and <check>corners</check> are taken car by car in the <order>order</order> of the round. <adrenaline>Adrenaline</adrenaline> and <replenish>replenish</replenish> need no answer.',
  'rules.round.3':
    'Where the clock runs out: the gear stays, cards come at random, the lowest value counts, you cool what you can, and neither slipstream nor discard.',
  'rules.order.title': 'Turn order',
  'rules.order.lead': 'The car farthest ahead acts first; of two level ones the car on the race lane.',
  'rules.order.1':
    'The order is taken when the round begins and holds for all its phases, even when cars pass each other on the way.',
  'rules.order.2':
    'The race lane is the one on the inside of the corner last passed. A car that stops takes it where it is <fullspace>free</fullspace>.',
  'rules.order.mark.lane': 'Race lane',
  'rules.grid.title': 'The grid',
  'rules.grid.lead': 'Cars line up two by two before the finish line, all in 1st gear.',
  'rules.grid.1':
    'Setup says who stands where: by lot, in the order of the seats, or by the laps of <qualifying>qualifying</qualifying>, those without one behind. In a season the leader of the standings starts last.',
  'rules.grid.mark.pole': 'First on the grid',
  'rules.grid.mark.line': 'Finish line',
  'rules.laps.title': 'Laps',
  'rules.laps.lead': 'A race takes one to three laps; each circuit has its usual number.',
  'rules.laps.1':
    'Italy is usually raced over three laps, USA, France and Great Britain over two. Some <events>events</events> add or take one.',
  'rules.laps.2':
    'A lap that is complete can be lost again: whoever <spinout>spins out</spinout> back over the line has to cross it once more.',
  'rules.finish.title': 'The finish',
  'rules.finish.lead': 'The round in which a car reaches the finish line is played to its end, and is the last one.',
  'rules.finish.1':
    'Whoever is farthest then has won; level cars are told apart by the race lane. Nothing is discarded or drawn any more.',
  'rules.finish.2':
    'A car past the line may still cool and boost, but not <slipstream>slipstream</slipstream>, and nobody slipstreams over the final line.',
  'rules.finish.3': 'If the only car past it <spinout>spins out</spinout> back before the line, the race goes on.',
  'rules.finish.step.1.title': 'Red moves',
  'rules.finish.step.1.text': '5 past the line: last round',
  'rules.finish.step.2.title': 'Blue moves',
  'rules.finish.step.2.text': '7 past the line',
  'rules.finish.step.3.title': 'Yellow moves',
  'rules.finish.step.3.text': '2 past the line',
  'rules.finish.step.4.title': 'Result',
  'rules.finish.step.4.text': 'Blue, red, yellow',
  'rules.finish.mark.line': 'Finish line',
  'rules.points.title': 'Points of a season',
  'rules.points.lead': 'A place is worth 2 points for every car it beats, and 2 more.',
  'rules.points.1':
    '<legends>Legends</legends> score like everybody. Cars that are out, or whose driver <retire>gave up</retire>, get nothing. An <events>event</events> may give points on top.',
  'rules.points.step.1.title': 'Cars',
  'rules.points.step.1.text': '6 started',
  'rules.points.step.2.title': 'Place',
  'rules.points.step.2.text': '3rd: 3 beaten',
  'rules.points.step.3.title': 'Points',
  'rules.points.step.3.text': '2 × 3 + 2 = <b>8</b>',
  'rules.points.step.4.title': 'All six',
  'rules.points.step.4.text': '12, 10, 8, 6, 4, 2',
  'rules.retire.title': 'Giving up',
  'rules.retire.lead': 'Whoever gives up leaves the track at the end of the phase and is not classified.',
  'rules.retire.1':
    'You may give up whenever you are asked something. When no driver is left, the race ends, and the Legends are ranked where they stand.',
  'rules.retire.2': 'In a season you are back for the next race.',
} as const;
