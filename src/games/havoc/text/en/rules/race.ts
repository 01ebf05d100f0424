// Articles of Havoc Speedway's rules, in English: race.

export const race = {
  'rules.group.race': 'The race',
  'rules.group.storm': 'Storm',
  'rules.group.coins': 'Coins',
  'rules.group.driving': 'Racing',
  'rules.group.pits': 'Pits',
  'rules.aim.title': 'The aim',
  'rules.aim.lead':
    'Be furthest ahead once the first car has <finish>finished</finish> and the others have had their turn.',
  'rules.aim.1':
    'Two to four drivers race round an oval of 96 spaces and four lanes. All lanes are the same length: the outside is no longer than the inside.',
  'rules.aim.2':
    'Every round begins with a <storm>card game</storm>. Its winner hides the most <coins>coins</coins> on the track and drives first.',
  'rules.aim.mark.line': 'Start and finish',
  'rules.aim.mark.pits': 'Pits',
  'rules.round.title': 'A round',
  'rules.round.lead': 'In a round there is a Storm, then coins are placed, then everyone drives.',
  'rules.round.1':
    'The <storm>Storm</storm> gives out places 1 to 4, the badges. In that order, drivers <place>place coins</place> and take their <drive>racing turns</drive>.',
  'rules.round.2':
    'After each stage, its results are shown until the host continues. The first round has two extra stages: the <dealer>dealer</dealer> is chosen before its Storm, and <lanes>lanes</lanes> are chosen after it.',
  'rules.round.outcome.1.title': '1 Storm',
  'rules.round.outcome.1.text': 'Cards, for the badges.',
  'rules.round.outcome.2.title': '2 Coins',
  'rules.round.outcome.2.text': 'Placed face down on the track.',
  'rules.round.outcome.3.title': '3 Racing',
  'rules.round.outcome.3.text': 'One roll each.',
  'rules.dealer.title': 'Choosing the dealer',
  'rules.dealer.lead': 'Everyone turns up one of 18 cards, and the lowest deals.',
  'rules.dealer.1':
    'The order is 7, 8, 9, 10, J, Q, K, A; suits do not count. Drivers who share the lowest rank turn up another card.',
  'rules.dealer.2': 'Before each later Storm, the dealer button goes to the next driver clockwise, no matter who won.',
  'rules.dealer.step.1.title': 'Ada',
  'rules.dealer.step.1.text': 'Turns up a 9',
  'rules.dealer.step.2.title': 'Bruno',
  'rules.dealer.step.2.text': 'Turns up an 8',
  'rules.dealer.step.3.title': 'Grace',
  'rules.dealer.step.3.text': 'A King',
  'rules.dealer.step.4.title': 'Dealer',
  'rules.dealer.step.4.text': '<b>Bruno</b>',
  'rules.lanes.title': 'Choosing lanes',
  'rules.lanes.lead': 'After the first Storm each driver takes a free lane just before the line, the winner first.',
  'rules.lanes.1':
    'The cars start on space 96 and have not begun lap 1. If only one lane is left, it is assigned automatically.',
  'rules.lanes.2': 'Lane 1, the inside lane, is beside the <pitlane>pit lane</pitlane> on spaces 1 to 5.',
  'rules.lanes.mark.line': 'The line',
  'rules.lanes.mark.lane': 'Lane 1',
  'rules.finish.title': 'The finish',
  'rules.finish.lead': 'A car has finished if it has completed its last lap and is past the line when its turn ends.',
  'rules.finish.1':
    'Then the others get their turn too, and the car furthest ahead wins. Space 96 is not enough, and a car thrown back over the line by a <effects>coin</effects> has not finished.',
  'rules.finish.2':
    'Crossing the line backwards takes a lap away, and you have to cross it forwards again. A car in the <pit>pits</pit> has not finished.',
  'rules.finish.step.1.title': 'Red rolls 5',
  'rules.finish.step.1.text': 'From 94 to 3: over the line',
  'rules.finish.step.2.title': 'Blue rolls 9',
  'rules.finish.step.2.text': 'From 92 to 5',
  'rules.finish.step.3.title': 'Winner',
  'rules.finish.step.3.text': '<b>Blue</b>, 2 ahead',
  'rules.finish.mark.line': 'Finish',
  'rules.tiebreak.title': 'Tie-break',
  'rules.tiebreak.lead': 'Drivers who are level in the lead race on, without cards or new coins, until one is ahead.',
  'rules.tiebreak.1':
    'They take one turn each in the order of the badges. Anyone who falls behind drops out. The other cars stay as obstacles, and so do the coins on the track.',
  'rules.tiebreak.2':
    'Lanes never matter for who is ahead. Other drivers who are level are placed by their badges in the last <storm>Storm</storm>.',
  'rules.settings.title': 'Settings',
  'rules.settings.lead': 'The host chooses laps, dice, decks, hand size, coins and racing turns before the race.',
  'rules.settings.1':
    '<b>Laps</b>: 1 to 5. <b>Dice</b>: one or two for <drive>driving</drive>. <b>Decks</b>: 32 or 64 cards for the <storm>Storm</storm>. <b>Hand</b>: 3 to 5 cards.',
  'rules.settings.2':
    '<b>Coins</b>: how many the winner of a Storm gets, 1 to 3. <b>Racing turns</b>: how many each driver has in a round, 1 to 4. More turns make a race shorter; one die makes it longer.',
  'rules.settings.3': 'A race has two to four drivers. In a season, places are worth 10, 6, 3 and 1 points.',
} as const;
