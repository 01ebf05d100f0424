// The rules of Waddington's Formula 1 as articles, in English. Tags are articles' ids, or b.

export const rules = {
  'rules.group.race': 'The race',
  'rules.group.speed': 'Speed and driving',
  'rules.group.corners': 'Corners',
  'rules.group.cards': 'Tactic cards',
  'rules.group.pits': 'Pits',

  'rules.aim.title': 'The aim',
  'rules.aim.lead': 'Be furthest past the line at the end of the round in which the first car finishes.',
  'rules.aim.1':
    'Everyone gets the same number of turns: when the first car has driven all its laps, the cars behind it in the <order>order</order> still get their turn.',
  'rules.aim.2':
    'A car that has finished stays on its square and still blocks it until the race ends. In a league, places are worth 10, 8, 6, 4, 2 and 1 points.',
  'rules.order.title': 'Turn order',
  'rules.order.lead': 'Cars move one after the other: yellow, orange, green, red, black, blue.',
  'rules.order.1':
    'The order never changes. It is also the order on the grid: yellow is on the outside, blue next to the pits. With fewer drivers, the colours not in use are left out.',
  'rules.cars.title': 'Choosing cars',
  'rules.cars.lead': 'Everyone rolls two dice, and the highest roll chooses a car first.',
  'rules.cars.1':
    'Setup can also hand out cars by seat or at random. In a season, the standings can decide who chooses. The first car moves first, and the last one sees what all the others do: both have their advantages.',
  'rules.turn.title': 'A turn',
  'rules.turn.lead':
    'Set your <speed>speed</speed>, drive the squares, play a <cards>card</cards> if you like, then pay for <corners>corners</corners>.',
  'rules.turn.1':
    'First you set the new speed and take its <brakes>wear</brakes>. Then you move one square for every 20 mph. Then you may play a tactic card, before any dice. Last, each corner you took too fast is judged, in the order you crossed them.',
  'rules.laps.title': 'Laps',
  'rules.laps.lead': 'The dial shows the laps to go. It counts down when you cross the finish line forwards.',
  'rules.laps.1':
    'The first crossing, from the grid, only starts the first lap. Three laps make a short race; five is the usual length.',

  'rules.speed.title': 'Setting your speed',
  'rules.speed.lead':
    'Each turn you may speed up by up to 60 mph, to 160 at most, or slow down as far as your <brakes>brakes</brakes> allow.',
  'rules.speed.1':
    'Speeds go in steps of 20. You then drive exactly one square for every 20 mph: at 120 it’s six squares, no more and no fewer.',
  'rules.speed.2': 'You can choose a speed only if there is a clear road for all its squares.',
  'rules.move.title': 'Driving',
  'rules.move.lead': 'Each step goes straight ahead or diagonally forward, onto a free square.',
  'rules.move.1':
    'You may change lanes with every step. Two cars never share a square, and you can’t drive through another car or an island.',
  'rules.brakes.title': 'Slowing down and wear',
  'rules.brakes.lead': 'Slowing down by 20 is free. Every 20 more wears your brakes, and soon your tyres too.',
  'rules.brakes.1':
    'Slowing down by 40 costs 1 brake point; by 60, 2 brake and 1 tyre; by 80, 3 brake and 2 tyre; by 100, 4 brake and 3 tyre. More than 100 is not possible.',
  'rules.brakes.2':
    'With <b>brake wear 5</b> you can slow down by 20 at most, with <b>tyre wear 8</b> by 40 at most. Only a <pits>pit stop</pits> resets them.',
  'rules.tyres.title': 'Tyre wear',
  'rules.tyres.lead': 'Bad rolls in corners and hard braking wear your tyres, and worn tyres lose their grip.',
  'rules.tyres.1':
    'From <b>4</b> on, a 6 or a 10 in the +40 column is a <spinoff>spin-off</spinoff> instead of 2 tyre points. At <b>8</b>, any corner taken too fast is a spin-off, without a roll.',
  'rules.tyres.2': 'With <b>strict tyres</b>, a car with tyre wear 8 spins off in every corner, however slow it is.',
  'rules.heldup.title': 'Held up',
  'rules.heldup.lead': 'If there is no clear road for any speed you can choose, you run up behind the car in front.',
  'rules.heldup.1':
    'Behind a slower car you take on its speed, and the wear of slowing down to it. Behind a faster one you may raise your speed by up to 60, at most to its speed, without moving further.',
  'rules.heldup.2':
    'If you can’t slow down that much, you leave the road and stop beside it: a <spinoff>spin-off</spinoff> without a corner.',
  'rules.restart.title': 'Starting again',
  'rules.restart.lead': 'From the pits or a spin-off point you drive off at 20, 40 or 60 mph.',
  'rules.restart.1':
    'A pit card may change the highest speed you can start at. If the way out is blocked, the car waits a turn with its speed already set.',

  'rules.corners.title': 'Corners',
  'rules.corners.lead':
    'A red band has a safety speed for each lane. Crossing it at that speed or slower costs nothing.',
  'rules.corners.1':
    'Up to 20 mph too fast: roll two dice and read the +20 column of the <chart>penalty chart</chart>. Up to 40: the +40 column. More than 40: a <spinoff>spin-off</spinoff> without a roll.',
  'rules.corners.2':
    'What counts is the speed on your dial and the lane in which you cross the band. Each band is judged separately.',
  'rules.chart.title': 'The penalty chart',
  'rules.chart.lead': 'Two dice decide what a corner costs when you take it up to 40 mph too fast.',
  'rules.chart.1':
    'At +20: a 3 or 11 spins you off; a 4, 5 or 8 costs 1 tyre point; everything else is free, including double four.',
  'rules.chart.2':
    'At +40: a 3 or 11 spins you off; a 4, 5 or 8 costs 1 tyre point; a 6 or 10 costs 2 tyre points, or spins you off from tyre wear 4 on; a 7 or 9 costs 1 tyre and 1 brake point. A 2, a 12, double three and double four are free.',
  'rules.spinoff.title': 'Spinning off',
  'rules.spinoff.lead': 'The car goes to the corner’s spin-off point and stops. Its wear stays the same.',
  'rules.spinoff.1':
    'The rest of the move is lost. Next turn the car <restart>drives off</restart> beyond the band, so it doesn’t have to cross it again.',

  'rules.cards.title': 'Tactic cards',
  'rules.cards.lead': 'You get five for the whole race, and may play one a turn.',
  'rules.cards.1':
    'You play them after the move and before the dice, except for Superb Driving. Nobody else sees your hand. A card you have played is gone.',
  'rules.extra.title': 'Fast Gear Change, Slipstream, Quick Reactions',
  'rules.extra.lead': 'Move 2, 3 or 4 more squares.',
  'rules.extra.1':
    'Fast Gear Change is worth 2 squares, Slipstream 3, Quick Reactions 4. Your speed stays the same, and so do the limits: bands crossed on these squares count too. You have to drive all of the squares, or as many as the road is clear for.',
  'rules.carburettor.title': 'Carburettor Tuned',
  'rules.carburettor.lead': 'Go at once to any higher speed up to 120 and drive the extra squares.',
  'rules.carburettor.1':
    'From 60 to 120, that’s three. Bands you have already crossed this turn are judged at the speed you crossed them at.',
  'rules.superb.title': 'Superb Driving',
  'rules.superb.lead': 'One corner of this move is free of any penalty.',
  'rules.superb.1':
    'You play it with the move, before anyone knows how the dice will fall. It covers the corner you name, even if you are far too fast.',

  'rules.pits.title': 'A pit stop',
  'rules.pits.lead':
    'Land exactly on the pit square in your colour: tyre wear, brake wear and speed go to 0, and you draw a <pitcards>pit card</pitcards>.',
  'rules.pits.1':
    'You can enter your square from only one square of the pit lane. The rest of the move is lost. Next turn you <restart>start again</restart>, unless the card says otherwise.',
  'rules.pitcards.title': 'Pit cards',
  'rules.pitcards.lead': 'A stop may cost turns, change your restart, or leave you with a card to keep.',
  'rules.pitcards.1':
    'Most cost one turn, an ignition fault two, quick work none. Fine work lets you start at up to 80; a missed gear at only 20.',
  'rules.pitcards.2':
    '<b>Special Tyres</b> cover one corner taken at up to 40 too fast. The other two take effect from a marked corner on. <b>Faulty Tyres</b>: safety speeds only, until the line or your next stop. <b>Brake Failure</b>: no slowing down at all, until you spin off or stop.',
  'rules.pitcards.3': 'Setup can leave the pit cards out. Then a stop costs only the squares.',
} as const;
