// The race weekend: event, sponsors, season, in English.

export const weekend = {
  'weekend.dash': 'Your dashboard',
  'weekend.drivers': 'Drivers',
  'weekend.sponsors': 'Sponsors',
  'weekend.dealt': 'Dealt',
  'weekend.none': 'None dealt',
  'weekend.each': '{n, number} each',
  'weekend.legend': 'No cards',
  /** A driver’s sponsorship cards, read out as a list. */
  'backs.held': '{n, plural, one {# sponsorship card} other {# sponsorship cards}}',
  'backs.carried': '{n, plural, one {# sponsorship card} other {# sponsorship cards}} from earlier races',
  'backs.coming': '{n, plural, one {# sponsorship card} other {# sponsorship cards}} to come',
  'backs.none': 'no sponsorship cards',
  /** How a driver stands before this race; shared: with others. */
  standing:
    '{shared, select, yes {= } other {}}{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} · {points, plural, one {# point} other {# points}}',
  'driver.you': 'On this device',
  'driver.hotseat': 'Hot-seat',
  'driver.lan': 'LAN guest',
  'driver.legend': 'Legend, {level, select, easy {Easy} hard {Hard} other {Medium}}',

  'goOn.settingUp': 'The race is being set up',
  'goOn.race': 'Go to the race',
  'goOn.waiting': 'Waiting for {name}',
  'goOn.waiting.host': 'Waiting for the host',
  /** left: seconds until it goes on by itself. */
  'goOn.draw': 'Draw the grid{left, plural, =0 {} other { (#)}}',
  'goOn.set': 'Set the grid{left, plural, =0 {} other { (#)}}',
  nextStep:
    'Next: the grid is {grid, select, random {drawn at random} seats {set in seat order} qualifying {set by qualifying} given {the standings, reversed} other {set}}.',

  'own.title': 'Your sponsorship cards',
  'own.seen': 'Only you can see them',
  'own.withDecks': 'Dealt with the decks',
  'own.none': 'None at the start: you win them in the race.',
  'own.carried': '{n, plural, one {# card} other {# cards}} from earlier races, in your deck',

  'season.title': 'Race weekend',
  'season.nth': 'Race weekend {n, number} of {of, number}',
  'season.single': 'Single race',
  'season.races': 'Races of the season',
  'season.points': 'Points by place',
  'season.wonBy': 'Won by {names}',
  'season.done': 'Race {n, number}, done',
  'season.noEvent': 'No event',
  'season.faceDown': 'Event face down',
  /** Words under numbers. */
  'season.fact.laps': '{n, plural, one {lap} other {laps}}',
  'season.fact.heat': 'heat',
  'season.fact.stress': 'stress',
  'season.fact.hand': 'hand',
  'season.raceOf': 'Race {n, number} of {of, number}',

  'steps.title': 'The start of the race',
  'step.event': 'Event',
  'step.grid': 'Grid',
  'step.draft': 'Draft',
  'step.weather': 'Weather',
  'step.race': 'Race',
  'step.said.done': ', done',
  'step.said.now': ', now',
  'step.said.next': ', to come',
  /** What a step will bring, and what came of it. */
  'step.note.event': 'Turned over',
  'step.note.grid.random': 'At random',
  'step.note.grid.seats': 'In seat order',
  'step.note.grid.qualifying': 'By qualifying',
  'step.note.grid.given': 'Reverse standings',
  'step.note.grid.done': 'Set',
  'step.note.draft': '3 rounds',
  'step.note.draft.done': '3 picks each',
  'step.note.weather': 'Board and road',
  'step.note.weather.done': 'On the board',

  'ways.title': 'How to win more',
  'ways.head': 'How to win more this weekend',
  'ways.head.none': 'This weekend',
  'way.speed': 'Bold driving',
  'way.speed.text': '{n, number} or more over the limit at {corners}, without a spin-out.',
  'way.slipstream': 'In the slipstream',
  'way.slipstream.text':
    'Cross {n, plural, one {the press corner} other {a press corner}} in a slipstream, at any speed.',
  'way.event.grandstand': 'Top three on lap 1',
  'way.event.record': 'Fifteen or faster',
  'way.event.television': 'Past three cars',
  'way.event.text': '{rule}',
  /** What sponsorship cards of this event do. season: unused ones go on. */
  'sponsors.none': 'No sponsorship cards this weekend: nobody gets one, and the press stays at home.',
  'sponsors.note':
    '{n, plural, =0 {Nobody starts with sponsorship cards.} =1 {One card joins your first hand of {hand, number}.} other {# cards join your first hand of {hand, number}.}} Each is used once{season, select, yes {; unused ones go with you to the next race} other {}}.',

  'card.event.said': 'Event: {event}',
  'card.event.head': 'Event',
  'card.event.sponsors': 'Sponsorship cards',
  'card.event.each': '{n, plural, =0 {None} other {# each}}',
  'card.event.corners': '{n, plural, one {Press corner} other {Press corners}}',
  'card.event.corner.list': '{n, plural, =0 {None} one {Corner {corners}} other {Corners {corners}}}',
  'card.event.plain': 'No sponsorship cards this weekend',
  'chip.event': '{event}<hidden>: show the event’s card</hidden>',
  'chip.close': 'Close',
  'press.said': 'Press corner {corner}',
  'press.words':
    'Press corner, limit {limit, number}. Cross it at <em>{speed, number} or more</em> or in a slipstream to win a sponsorship card.',
} as const;
