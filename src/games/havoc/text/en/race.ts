// What the race screen of Havoc Speedway says round board and dashboard, in English: banner, standings, panels, player
// cards, results of the stages, trackside, and the line of a saved race.

export const race = {
  'frame.round': 'Round {round}',
  'frame.standings': 'Havoc Speedway · lap {lap} of {laps}',
  'gap.home': 'done',
  'gap.level': 'level',
  'banner.dealt': 'The cards are dealt',
  'banner.over': 'The stage is over',

  'continue.dealer': 'The dealer is being chosen.',
  'continue.round': 'Round {round}.',
  'continue.head':
    'Lap {lap} of {laps}, round {round}: {stage, select, storm {Storm} lanes {Lanes} coins {Coins} racing {Racing} tieBreak {Tie-break} dealer {Dealer} other {Finished}}.',
  'continue.ahead': '{who, select, you {You are} other {{name} is}} ahead.',
  'continue.behind':
    '{who, select, you {You are} other {{name} is}} <b>{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}</b>, {gap, number} behind {rival}.',

  'prompt.pick': 'Flip a card: the lowest deals',
  'prompt.pass': 'You can’t play or draw: pass',
  'prompt.toxic': 'Play a 7 or draw {n, number}',
  'prompt.drawToxic': 'Draw {n, number}',
  'prompt.playOrDraw': 'Play a card or draw',
  'prompt.play': 'Play a card',
  'prompt.draw': 'Draw a card',
  'prompt.suit': 'Call a suit',
  'prompt.lane': 'Choose a lane',
  'prompt.coin': 'Place {n, plural, one {# coin} other {# coins}}',
  'prompt.dice': 'Choose your dice',
  'prompt.roll': 'Roll',

  'doing.pick': '{name} is picking a card',
  'doing.storm': '{name} is playing',
  'doing.suit': '{name} is calling a suit',
  'doing.lane': '{name} is choosing a lane',
  'doing.coin': '{name} is placing coins',
  'doing.die': '{name} is choosing dice',

  'stages.name': 'Stages of the round',
  'stages.title': 'Stages of round {round}',
  'stages.won': '{name} won',
  'stages.now': 'now',
  'stages.placed': 'placed',
  'stages.turns': '{n, plural, one {# turn each} other {# turns each}}',
  'stages.pass': 'turn {pass} of {passes}',
  'stages.turn': '{turn} of {cars}',

  'coins.title': 'Coins on the track',
  'coins.faceDown': '{n, number}<hidden> face down</hidden>',
  'coins.known': '<hidden>{kind, select, tow {Tow} back {Back {steps}} other {Forward {steps}}}: </hidden>{n, number}',
  'coins.watching': 'Values are hidden until a car lands on them.',
  'coins.note': 'You see only the coins you placed.',

  'player.list': 'Drivers',
  'player.dealer': 'Dealer',
  'player.badge': '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}<hidden> in the Storm</hidden>',
  'player.finished': 'Finished',
  'player.out': 'Out',
  'player.yours': 'Your turn',
  'player.onTurn': 'Their turn',
  'player.rolled': 'Rolled {faces}',
  'player.rolledLane': 'Rolled {face, select, CE {Check Engine} other {{face}}}',
  'player.coins': '{n, plural, one {# coin} other {# coins}} to place',

  'popup.title':
    '{stage, select, storm {Storm} lanes {Lanes} coins {Coins} racing {Racing} tieBreak {Tie-break} dealer {Dealer} other {Finished}}: results',
  'popup.storm': 'This order holds for the rest of the round: the first driver out of the Storm chooses first.',
  'popup.racing': 'Where everyone is after this stage, the leader first.',
  'popup.tie': '{names} are level at the front. They race on without cards and coins until one of them is ahead.',
  /** left: seconds until it goes on by itself, 0 = never. */
  'popup.waiting': 'Waiting for host{left, plural, =0 {} other { (#)}}',
  'popup.continue':
    'Continue to {stage, select, storm {Storm} lanes {Lanes} coins {Coins} racing {Racing} tieBreak {Tie-break} dealer {Dealer} other {the results}}{left, plural, =0 {} other { (#)}}',
  'popup.lanes': 'Lanes taken: {lines}',
  'popup.lanes.line': '{name} lane {lane}',
  'popup.coins': 'Coins placed: {lines}',
  'popup.coins.line': '{name} {n, plural, =0 {none} other {#}}',
  'popup.place': 'Place',
  'popup.badge': 'Badge',
  'popup.driver': 'Driver',
  'popup.order': 'Turn order',
  'popup.stands': 'Now on',
  'popup.gained': 'Gained',
  'popup.turn': '{badge, plural, =1 {first} =2 {second} =3 {third} other {fourth}}',
  'popup.where':
    '{place, select, home {finished} track {lap {lap}, lane {lane}, position {position}} pitLane {pit lane {position}} pit {the pit} other {off the track}}',

  'trackside.title': 'Trackside',
  'trackside.find': 'Find {name}’s car on the board',
  'trackside.findNone': 'Find this on the board',
  'trackside.larger': 'Larger',
  'trackside.smaller': 'Smaller',
  'trackside.noCar': 'No car has a lane yet',
  'trackside.grid': 'The road round the grid row.',
  'trackside.road':
    'The road round {name}’s car, {place, select, track {lane {lane}, position {position}} pitLane {pit lane {position}} pit {the pit} other {off the track}}.',
  'trackside.car':
    '{name}: {place, select, track {lane {lane}, position {position}} pitLane {pit lane {position}} pit {the pit} other {off the track}}.',
  'trackside.coins': '{n, plural, one {# coin} other {# coins}}.',
  'trackside.known': '{n, plural, one {# coin} other {# coins}}, with values {values}.',

  /** What parts of the table are called that have no name elsewhere. */
  'part.coin': 'Coin, face down',
  'part.badge': 'Badge',
  'part.lap': 'Lap',
  /** Over a coin on a television. chain: the coins that this car has met in this turn, with this one. */
  'reveal.coin': '{chain, plural, =1 {A coin turns over} other {Coin {chain, number} in a row}}',
} as const;
