// Articles of RoboRally's rules, in English: the race as a whole.

export const race = {
  'rules.group.race': 'The race',

  'rules.aim.title': 'The aim',
  'rules.aim.lead':
    'Touch the <checkpoints>checkpoints</checkpoints> in order: the first robot to touch the last one wins.',
  'rules.aim.1':
    'Everyone writes a program of five cards at the same time, without a word. Then the factory runs it. Robots get in each other’s way, and belts, lasers and pits do the rest.',
  'rules.aim.2':
    'You can’t change a running program. Plan for where the belts leave you after every <register>register</register>, not only at the end.',
  'rules.aim.mark.first': 'Checkpoint 1 first',
  'rules.aim.mark.last': 'The last one wins',

  'rules.turn.title': 'A turn',
  'rules.turn.lead':
    'Cards are <deal>dealt</deal>, everyone <programming>programs</programming>, five <register>registers</register> run, and then comes the <cleanup>cleanup</cleanup>.',
  'rules.turn.1':
    'Everyone programs at the same time. The program runs automatically when the last one is in. Nobody is asked anything until destroyed robots <respawn>come back</respawn> in the cleanup.',
  'rules.turn.step.1.title': 'Deal',
  'rules.turn.step.1.text': '9 cards, less your damage',
  'rules.turn.step.2.title': 'Program',
  'rules.turn.step.2.text': '5 of them, in secret',
  'rules.turn.step.3.title': 'Run',
  'rules.turn.step.3.text': 'Registers 1 to 5',
  'rules.turn.step.4.title': 'Clean up',
  'rules.turn.step.4.text': 'Repair, return, power',

  'rules.robots.title': 'Robots and docks',
  'rules.robots.lead': 'Two to eight robots start, each on its own dock, facing the factory. All of them play alike.',
  'rules.robots.1':
    'Rivet, Cricket, Dynamo, Anvil, Pogo, Tumbler, Vesper and Gasket differ only in looks, and no two drivers have the same one. Docks are drawn at random; setup can assign them in seat order, and a season by its standings.',
  'rules.robots.2':
    'You begin without damage, and your dock is your <archive>archive</archive>. Each robot has 3 <lives>lives</lives>, or 4 if five or more start; setup can give 1 to 5.',

  'rules.courses.title': 'Courses',
  'rules.courses.lead': 'Eight courses in three classes, from four turns to more than twenty.',
  'rules.courses.1':
    '<b>Beginner</b>: First Shift and Day Trip, with few pits and weak lasers. <b>Standard</b>: Clover Sprint, Foundry Run and Double Shift. <b>Expert</b>: Rush Hour, Needle’s Eye and Meltdown, with express belts, canyons and triple lasers.',
  'rules.courses.2': 'Point at any space of the floor, or hold a finger on it, to see what it does.',

  'rules.ending.title': 'The end of the race',
  'rules.ending.lead':
    'The first robot to touch the last checkpoint wins at once. The remaining registers are not played.',
  'rules.ending.1':
    'Setup can let the race go on for places: a robot that finishes then leaves the floor, until one robot or none is left. It can also make the last robot standing finish on its own.',
  'rules.ending.2':
    'At the <b>turn limit</b>, usually 80 turns, the race ends after the cleanup, and the robot that leads the <places>standings</places> wins. The limit can be 20 to 200 turns, or none.',
  'rules.ending.outcome.1.title': 'Finish',
  'rules.ending.outcome.1.text': 'The last checkpoint is touched. This comes before everything else.',
  'rules.ending.outcome.2.title': 'Last robot',
  'rules.ending.outcome.2.text': 'All others are out of <lives>lives</lives>: the one left wins.',
  'rules.ending.outcome.3.title': 'Nobody',
  'rules.ending.outcome.3.text': 'The last robots go out in the same register: nobody wins.',

  'rules.places.title': 'Places and points',
  'rules.places.lead':
    'After the robots that finished, checkpoints count first, then the distance to the next one, then damage, then lives.',
  'rules.places.1':
    'The distance is counted in steps, around walls and pits; belts and robots don’t matter. Robots without lives come last, by checkpoints and then by who went out latest. Robots that are still level share the place.',
  'rules.places.2': 'Places are worth 10, 8, 6, 5, 4, 3, 2 and 1 points. A robot without lives scores none.',
  'rules.places.step.1.title': 'Checkpoints',
  'rules.places.step.1.text': 'Ada 2, Bruno 1, Vera 1',
  'rules.places.step.2.title': 'Steps to go',
  'rules.places.step.2.text': 'Bruno 6, Vera 4',
  'rules.places.step.3.title': 'Places',
  'rules.places.step.3.text': 'Ada, Vera, Bruno',
  'rules.places.step.4.title': 'Points',
  'rules.places.step.4.text': '10, 8 and 6',

  'rules.match.title': 'Best of three',
  'rules.match.lead':
    'A match in a season is up to three races with the same robots: the first to win two of them wins it.',
  'rules.match.1':
    'Docks rotate from race to race, so each robot starts somewhere else. In a match there are no <takebacks>take-backs</takebacks> and no option cards, and the turn limit is 80.',
  'rules.match.2':
    'If nobody has won two races after three, races won count first, then points, then checkpoints, then the last race.',

  'rules.giveup.title': 'Giving up',
  'rules.giveup.lead': 'A robot whose driver gives up leaves the race at the end of the turn, like one without lives.',
  'rules.giveup.1':
    'The rest of this turn’s program is filled at <timer>random</timer> and played. If the robot is waiting to come back, it stays off the floor at once.',
} as const;
