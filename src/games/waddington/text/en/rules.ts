// The rules of Waddington's Formula 1 as articles, in English. Tags are articles' ids, or b.

export const rules = {
  'rules.group.race': 'The race',
  'rules.group.speed': 'Speed and driving',
  'rules.group.corners': 'Corners',
  'rules.group.cards': 'Tactic cards',
  'rules.group.pits': 'Pits',

  'rules.aim.title': 'The aim',
  'rules.aim.lead': 'Be furthest past the line when the round ends in which the first car finishes.',
  'rules.aim.1':
    'Everybody has the same number of turns: when the first car has driven all laps, those behind it in the <order>order</order> still have their turn.',
  'rules.aim.2':
    'A car that has crossed the line for the last time is out of everybody’s way. In a league places are worth 10, 8, 6, 4, 2 and 1 points.',
  'rules.order.title': 'Order of moving',
  'rules.order.lead': 'Cars move one after the other: yellow, orange, green, red, black, blue.',
  'rules.order.1':
    'The order never changes. It is that of the grid, too: yellow stands on the outside, blue at the pits. With fewer drivers the missing colours are left out.',
  'rules.cars.title': 'Choosing cars',
  'rules.cars.lead': 'Two dice are rolled for everybody, and the highest roll chooses a car first.',
  'rules.cars.1':
    'Setup can also give cars by seat or by lot. In a season they may be chosen by the standings. The first car moves first, the last one sees what all others do: both have something for them.',
  'rules.turn.title': 'A turn',
  'rules.turn.lead':
    'Set your <speed>speed</speed>, drive the squares, play a <cards>card</cards> if you like, then pay for <corners>corners</corners>.',
  'rules.turn.1':
    'First the new speed, with its <brakes>wear</brakes>. Then the move, one square for every 20 mph. Then a tactic card, before any dice. Last, each corner that was taken too fast is judged in the order of the road.',
  'rules.laps.title': 'Laps',
  'rules.laps.lead': 'The dial shows the laps to go, and turns each time you cross the finish line forwards.',
  'rules.laps.1':
    'The first crossing, from the grid, begins the first lap. Three laps are a short evening, five the usual race.',

  'rules.speed.title': 'Setting the speed',
  'rules.speed.lead':
    'Each turn you may go up to 60 mph faster, up to 160, or slower by as much as your <brakes>brakes</brakes> give.',
  'rules.speed.1':
    'Speeds go in steps of 20. You then drive exactly one square for every 20 mph: at 120 six squares, neither more nor fewer.',
  'rules.speed.2': 'A speed is only open to you if there is a free road for all its squares.',
  'rules.move.title': 'Driving',
  'rules.move.lead': 'Each step goes straight ahead or diagonally forward, onto a free square.',
  'rules.move.1':
    'You may change lanes with every step. Two cars never share a square, and nobody drives through another car, or through an island.',
  'rules.brakes.title': 'Slowing down and wear',
  'rules.brakes.lead': 'Slower by 20 is free; every 20 more costs brakes, and soon tyres too.',
  'rules.brakes.1':
    'Slower by 40 costs 1 brake; by 60, 2 brakes and 1 tyre; by 80, 3 brakes and 2 tyres; by 100, 4 brakes and 3 tyres. More than 100 is not possible.',
  'rules.brakes.2':
    'With <b>brake wear 5</b> you can slow by 20 at most, with <b>tyre wear 8</b> by 40 at most. Only a <pits>pit stop</pits> sets them back.',
  'rules.tyres.title': 'Tyre wear',
  'rules.tyres.lead': 'Bad rolls in corners and hard braking wear tyres, and worn tyres let go.',
  'rules.tyres.1':
    'From <b>4</b> on, a 6 or a 10 in the +40 column is a <spinoff>spin-off</spinoff> instead of two tyres. At <b>8</b> any corner taken too fast is one, without a roll.',
  'rules.tyres.2': 'With <b>strict tyres</b> a car with wear 8 spins off in every corner, however slow it is.',
  'rules.heldup.title': 'Held up',
  'rules.heldup.lead': 'Without a free road for any speed of yours you run up behind the car in front.',
  'rules.heldup.1':
    'Behind a slower car you take its speed, and the wear of slowing down so far. Behind a faster one you may set a speed up to 60 higher, without moving further.',
  'rules.heldup.2':
    'If you cannot slow down that much, you leave the road and stand still beside it, a <spinoff>spin-off</spinoff> without a corner.',
  'rules.restart.title': 'Starting again',
  'rules.restart.lead': 'From the pits or a spin-off point you drive off at 20, 40 or 60 mph.',
  'rules.restart.1':
    'A pit card may change the most that you start with. If the way out is blocked, the car waits a turn with its speed set.',

  'rules.corners.title': 'Corners',
  'rules.corners.lead': 'A red band has a safety speed for each lane; crossing it no faster costs nothing.',
  'rules.corners.1':
    'Up to 20 mph too fast: roll two dice and read the +20 column of the <chart>penalty chart</chart>. Up to 40: the +40 column. More than 40: a <spinoff>spin-off</spinoff> without a roll.',
  'rules.corners.2':
    'What counts is the speed on the dial and the lane in which you cross the band. Each band is judged for itself.',
  'rules.chart.title': 'The penalty chart',
  'rules.chart.lead': 'Two dice tell what a corner at up to 40 mph too much has cost.',
  'rules.chart.1':
    'At +20: a 3 or 11 spins you off, a 4, 5 or 8 costs 1 tyre, everything else is free. Two fours are free as well.',
  'rules.chart.2':
    'At +40: a 3 or 11 spins you off, a 4, 5 or 8 costs 1 tyre, a 6 or 10 costs 2 tyres, or spins you off from tyre wear 4 on, a 7 or 9 costs 1 tyre and 1 brake. 2, 12, two threes and two fours are free.',
  'rules.spinoff.title': 'Spinning off',
  'rules.spinoff.lead': 'The car goes to the corner’s spin-off point and stands still; its wear stays.',
  'rules.spinoff.1':
    'The rest of the move is lost. Next turn it <restart>drives off</restart>, behind the band, which it need not cross again.',

  'rules.cards.title': 'Tactic cards',
  'rules.cards.lead': 'You hold five for the whole race, and may play one a turn.',
  'rules.cards.1':
    'They are played after the move and before the dice, but for Superb Driving. Nobody sees your hand; a card that is played is gone.',
  'rules.extra.title': 'Fast Gear Change, Slipstream, Quick Reactions',
  'rules.extra.lead': 'Move 2, 3 or 4 more squares.',
  'rules.extra.1':
    'Fast Gear Change is worth 2 squares, Slipstream 3, Quick Reactions 4. The speed stays, and so do the limits: bands crossed on these squares count too. All of them have to be driven; where the road is not free so far, as many as it is.',
  'rules.carburettor.title': 'Carburettor Tuned',
  'rules.carburettor.lead': 'Go at once to any higher speed up to 120 and drive the squares that this gains.',
  'rules.carburettor.1':
    'From 60 to 120 these are three. Bands already crossed this turn are judged at the speed they were crossed with.',
  'rules.superb.title': 'Superb Driving',
  'rules.superb.lead': 'One corner of this move is free of any penalty.',
  'rules.superb.1':
    'It is played together with the move, before anybody knows how the dice fall, and covers the corner you name, even far too fast.',

  'rules.pits.title': 'A pit stop',
  'rules.pits.lead':
    'Reach the pit square of your colour exactly: tyres, brakes and speed go to 0, and you draw a <pitcards>pit card</pitcards>.',
  'rules.pits.1':
    'Your square is entered from one square of the pit lane only. What is left of the move is lost. Next turn you <restart>start again</restart>, unless the card says otherwise.',
  'rules.pitcards.title': 'Pit cards',
  'rules.pitcards.lead': 'A stop may cost turns, change your restart, or leave you with a card to keep.',
  'rules.pitcards.1':
    'Most cost one turn, an ignition fault two, quick work none. Fine work lets you start at 80; a missed gear at 20 only.',
  'rules.pitcards.2':
    '<b>Special Tyres</b> save one corner at up to 40 too fast. <b>Faulty Tyres</b> and <b>Brake Failure</b> strike from a marked corner on: safety speeds only, or no slowing down at all, until the next stop.',
  'rules.pitcards.3': 'Setup can leave the pit cards out: then a stop costs nothing but the squares.',
} as const;
