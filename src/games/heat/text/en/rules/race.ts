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
  'rules.aim.lead':
    'Be the furthest past the line at the end of the round in which the first car <finish>finishes</finish>.',
  'rules.aim.1':
    'You drive with <b>cards</b>: each round you play as many as your <shift>gear</shift> says. If you take a <corners>corner</corners> too fast, you pay with <heatcards>heat</heatcards>, and you have to <cooldown>cool</cooldown> heat to get it back.',
  'rules.aim.2':
    'Two to six cars race, each in its own colour. At least one of them has a person or an AI driver; the others may be <legends>Legends</legends>.',
  'rules.aim.mark.line': 'Finish line',
  'rules.aim.mark.first': 'Everyone starts here',
  'rules.round.title': 'A round',
  'rules.round.lead': 'A round has nine phases, and every car goes through one before the next begins.',
  'rules.round.1':
    'Everyone chooses <shift>gears</shift>, <play>cards</play> and <discard>discards</discard> at the same time and in secret. You can take yours back until the last driver has chosen.',
  'rules.round.2':
    '<reveal>Reveal</reveal>, <react>react</react>, <slipstream>slipstream</slipstream> and <check>corners</check> go car by car in the <order>order</order> of the round. <adrenaline>Adrenaline</adrenaline> and <replenish>replenish</replenish> need no decision.',
  'rules.round.3':
    'If your time runs out, you keep your gear and play random cards, at their lowest values. You cool as much as you can, and don’t slipstream or discard.',
  'rules.order.title': 'Turn order',
  'rules.order.lead': 'The car furthest ahead acts first; if two are level, the one on the race lane.',
  'rules.order.1':
    'The order is set when the round begins and holds for all its phases, even if cars pass each other on the way.',
  'rules.order.2':
    'The race lane is the one on the inside of the last corner passed. A car that stops takes it if it’s <fullspace>free</fullspace>.',
  'rules.order.mark.lane': 'Race lane',
  'rules.grid.title': 'The grid',
  'rules.grid.lead': 'Cars line up two by two before the finish line, all in 1st gear.',
  'rules.grid.1':
    'Setup decides who starts where: at random, in seat order, or by <qualifying>qualifying</qualifying> laps, with drivers who have none at the back. In a season the leader of the standings starts last.',
  'rules.grid.mark.pole': 'First on the grid',
  'rules.grid.mark.line': 'Finish line',
  'rules.laps.title': 'Laps',
  'rules.laps.lead': 'A race takes one to three laps; each circuit has its usual number.',
  'rules.laps.1':
    'Italy is usually raced over three laps, USA, France and Great Britain over two. Some <events>events</events> add or remove one.',
  'rules.laps.2':
    'You can lose a completed lap: if you <spinout>spin out</spinout> back over the line, you have to cross it again.',
  'rules.finish.title': 'The finish',
  'rules.finish.lead': 'The round in which a car reaches the finish line is the last one, and it’s played to its end.',
  'rules.finish.1':
    'The car furthest ahead then wins; if cars are level, the race lane decides. Nobody discards or draws any more.',
  'rules.finish.2':
    'A car past the line may still cool and boost, but not <slipstream>slipstream</slipstream>, and nobody can slipstream over the final line.',
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
  'rules.points.lead': 'Your place is worth 2 points for every car you beat, plus 2 more.',
  'rules.points.1':
    '<legends>Legends</legends> score like everyone else. Cars that are out, or whose driver <retire>gave up</retire>, score nothing. An <events>event</events> may add points on top.',
  'rules.points.step.1.title': 'Cars',
  'rules.points.step.1.text': '6 started',
  'rules.points.step.2.title': 'Place',
  'rules.points.step.2.text': '3rd: 3 beaten',
  'rules.points.step.3.title': 'Points',
  'rules.points.step.3.text': '2 × 3 + 2 = <b>8</b>',
  'rules.points.step.4.title': 'All six',
  'rules.points.step.4.text': '12, 10, 8, 6, 4, 2',
  'rules.retire.title': 'Giving up',
  'rules.retire.lead': 'If you give up, you leave the track at the end of the phase and aren’t classified.',
  'rules.retire.1':
    'You can give up whenever you have a decision to make. When no driver is left, the race ends and the Legends are ranked where they are.',
  'rules.retire.2': 'In a season you’re back for the next race.',
} as const;
