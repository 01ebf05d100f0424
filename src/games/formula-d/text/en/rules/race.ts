// Articles of Formula D's rules, in English: the race.

export const race = {
  'rules.aim.title': 'The aim',
  'rules.aim.lead': 'Drive the chosen laps; the first car across the line wins.',
  'rules.aim.1':
    'You pay for every mistake and every daring move with <wear>wear points</wear>. A car that has none left is <out>out</out>.',
  'rules.aim.2':
    'The art is to reach each <corners>corner</corners> with a roll that ends inside it, neither too far nor too slow.',
  'rules.aim.mark.line': 'Start and finish line',
  'rules.aim.mark.pole': 'Pole',
  'rules.cars.title': 'Cars and teams',
  'rules.cars.lead': 'There are ten cars in five teams, and the colour you choose says which car is yours.',
  'rules.cars.1': '2 to 10 cars take part. A car’s <box>pit box</box> has the same number as the car.',
  'rules.cars.2':
    'With <b>team points</b> the points of both cars of a team are added up; if teams are equal, the one with the better-placed car is ahead.',
  'rules.cars.mark.silver': 'Silver',
  'rules.cars.mark.amber': 'Amber',
  'rules.cars.mark.emerald': 'Emerald',
  'rules.cars.mark.scarlet': 'Scarlet',
  'rules.cars.mark.azure': 'Azure',
  'rules.circuits.title': 'Circuits',
  'rules.circuits.lead': 'A lap needs 14 stops at Monaco, 12 at Serra Alta and 7 at Paddock Ring.',
  'rules.circuits.1':
    'Monaco has ten corners close together and the triple-stop Loews. Serra Alta is fast: on its long straights 5th and 6th gear pay off. Paddock Ring is half as long, for a first race.',
  'rules.grid.title': 'The grid',
  'rules.grid.lead': 'The black die decides who starts where: the highest roll takes pole.',
  'rules.grid.1': 'Cars with equal rolls roll again for the places they share.',
  'rules.grid.2':
    'Setup can also use seat order for the grid. In a season it can follow the standings, with the leader first or last.',
  'rules.grid.step.1.title': 'All roll',
  'rules.grid.step.1.text': 'Cars 1 to 4: <b>14, 9, 14, 3</b>',
  'rules.grid.step.2.title': 'The tie',
  'rules.grid.step.2.text': 'Cars 1 and 3 again: <b>6, 11</b>',
  'rules.grid.step.3.title': 'The grid',
  'rules.grid.step.3.text': '3, then 1, 2 and 4',
  'rules.grid.mark.pole': 'Pole: car 3',
  'rules.grid.mark.last': 'Car 4',
  'rules.laps.title': 'Laps',
  'rules.laps.lead':
    'A lap begins each time a car crosses the line forwards; the first crossing from the grid begins lap 1.',
  'rules.laps.1':
    'One lap is the standard race; two or three have <pits>pit stops</pits>. The line runs across the pit lane, too.',
  'rules.laps.2': 'A <b>round</b> is something else: every car takes one <turn>turn</turn>.',
  'rules.laps.mark.line': 'The line',
  'rules.flag.title': 'The flag',
  'rules.flag.lead': 'A car that crosses the line after its last lap finishes at once; the first to finish wins.',
  'rules.flag.1':
    'Its move ends on the line: the rest of the roll costs nothing, but you still pay for <overshoot>overshooting</overshoot> up to there.',
  'rules.flag.2':
    'Places go by the order of crossing, not by how far a car rolled beyond the line. A car that has finished leaves the track.',
  'rules.flag.step.1.title': 'The roll',
  'rules.flag.step.1.text': '5th gear: <b>11</b>',
  'rules.flag.step.2.title': 'To the line',
  'rules.flag.step.2.text': '6 spaces',
  'rules.flag.step.3.title': 'Finished',
  'rules.flag.step.3.text': 'The other <b>5</b> are free',
  'rules.flag.mark.line': 'The line',
  'rules.raceend.title': 'End of the race',
  'rules.raceend.lead': 'The race is over when every car has finished or is out.',
  'rules.raceend.1':
    'Setup can end it earlier, up to five rounds after the winner’s. Cars still running are then placed behind those that finished, in their order on the road.',
  'rules.raceend.2':
    'Cars that are out come last: the one that got further first, then the one that went out later. If nobody finishes, nobody scores.',
  'rules.points.title': 'Points and prizes',
  'rules.points.lead': 'Places 1 to 8 are worth 10, 8, 6, 5, 4, 3, 2 and 1 points; a car that is out scores nothing.',
  'rules.points.1':
    'They count in a season. Prizes after the race are just for honour: most places gained, most wear paid for overshooting, highest gear, most wear left at the flag.',
} as const;
