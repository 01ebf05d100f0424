// Articles of Havoc Speedway's rules, in English: coins.

export const coins = {
  'rules.coins.title': 'Coins of a round',
  'rules.coins.lead': 'The winner of the Storm draws the most coins, the last driver the fewest.',
  'rules.coins.1':
    'With the usual setting of 3, the badges bring 3, 2, 1 and 0 coins. They come from a purse of 90. When it is empty, it is refilled with coins that have been triggered.',
  'rules.coins.2':
    'The purse holds +2 and −2 sixteen times each, +3 and −3 twelve, +4 and −4 eight, +5 and −5 six, and six <tow>TOW</tow>. Only you see what you draw.',
  'rules.coins.step.1.title': 'Badge 1',
  'rules.coins.step.1.text': '3 coins',
  'rules.coins.step.2.title': 'Badge 2',
  'rules.coins.step.2.text': '3 − 1 = <b>2</b>',
  'rules.coins.step.3.title': 'Badge 3',
  'rules.coins.step.3.text': '3 − 2 = <b>1</b>',
  'rules.coins.step.4.title': 'Badge 4',
  'rules.coins.step.4.text': '<b>0</b>',
  'rules.place.title': 'Placing coins',
  'rules.place.lead': 'Place all your coins face down on free spaces of the track. You can’t keep any.',
  'rules.place.1':
    'One coin per space, and none under a car, in the pits or on the <pitlane>pit lane</pitlane>. The six spaces in front of another car, in its own lane, are closed.',
  'rules.place.2':
    'You can see the value of your own coins, but they catch you like anyone else. Coins stay on the track until someone stops on them.',
  'rules.place.mark.car': 'Another car',
  'rules.place.mark.closed': 'Six spaces closed',
  'rules.place.mark.free': 'Free',
  'rules.effects.title': 'Driving onto coins',
  'rules.effects.lead':
    'A car that stops on a coin turns it over and at once moves that many spaces forwards or backwards.',
  'rules.effects.1':
    'If that ends on another coin, that coin counts too, and so on. Coins that a car only passes over stay as they are.',
  'rules.effects.2': 'The move stops short of any car in the way. If it moves no space at all, the chain ends.',
  'rules.effects.step.1.title': 'Roll',
  'rules.effects.step.1.text': '4: onto a coin',
  'rules.effects.step.2.title': 'First coin',
  'rules.effects.step.2.text': '+3: onto another',
  'rules.effects.step.3.title': 'Second coin',
  'rules.effects.step.3.text': '−2',
  'rules.effects.step.4.title': 'In all',
  'rules.effects.step.4.text': '4 + 3 − 2 = <b>5</b>',
  'rules.effects.mark.start': 'Before',
  'rules.effects.mark.end': '5 spaces on',
  'rules.tow.title': 'The TOW coin',
  'rules.tow.lead': 'TOW takes the car to the pits, and it loses everything it has driven of its lap.',
  'rules.tow.1':
    'The lap stays the same: a car on space 90 of lap 2 begins lap 2 again from the <pit>pits</pit>, while a car just past the line loses almost nothing.',
} as const;
