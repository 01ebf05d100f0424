// The frame of the race screen, the lap timer, setup and results, in English.

export const frame = {
  'frame.round': 'Round {n, number}',
  'frame.draft': 'Draft',
  'frame.grid': 'Grid',
  /** Over the standings: 'Italy · lap 2 of 3'. */
  'frame.standings': '{circuit} · lap {lap, number} of {laps, number}',
  /** Over the cards of all drivers, on a television. */
  'reveal.cards': 'Cards in round {round, number}',
  'frame.out': 'out',
  'frame.retired': 'Retired',
  'frame.eliminated': 'Out of the race',
  /** What the table may know of a driver. */
  'frame.car':
    '{gear, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} gear · engine {engine, number} · {cards, plural, one {# card} other {# cards}}{sponsors, plural, =0 {} one { · # sponsorship card} other { · # sponsorship cards}}',
  'frame.yourPick': 'Your pick is coming up',
  'frame.settingUp': 'The race is being set up',
  'frame.moving': 'The cars are moving',
  'waiting.draft': 'Waiting: {name} is choosing an upgrade',
  'waiting.gear': 'Waiting: {name} is choosing a gear',
  'waiting.cards': 'Waiting: {name} is choosing cards',
  'waiting.value': 'Waiting: {name} is choosing a value',
  'waiting.react': 'Waiting: {name} is reacting',
  'waiting.slipstream': 'Waiting: {name} can slipstream',
  'waiting.discard': 'Waiting: {name} is discarding',
  'waiting.names': 'Waiting for {names}',
  'waiting.many': 'Waiting for {n, plural, one {# driver} other {# drivers}}',

  /** The banner while the viewer decides. */
  'ask.value': 'Choose a value',
  'prompt.gear': 'Choose a gear, then confirm',
  'prompt.cards':
    'Choose {n, plural, one {# card} other {# cards}} for {gear, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} gear',
  'prompt.value': 'Speed so far {speed, number}: choose the card’s value',
  'prompt.react': 'Use your symbols, then press Done',
  'prompt.react.scrap': 'Use your symbols; {n, plural, one {# card} other {# cards}} to scrap',
  'prompt.slipstream': 'Follow {name}, or stay',
  'prompt.discard': 'Choose cards to discard, or keep all',

  /** A race that can be gone on with. */
  'continue.head': 'Lap {lap, number} of {laps, number}, round {round, number}.',
  'continue.behind':
    'Lap {lap, number} of {laps, number}, round {round, number}. {who, select, you {You are} other {{name} is}} <b>{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}</b>, {gap, plural, =0 {level with {rival}} one {# space behind {rival}} other {# spaces behind {rival}}}.',
  'continue.ahead':
    'Lap {lap, number} of {laps, number}, round {round, number}. {who, select, you {You are} other {{name} is}} <b>{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}</b>, {gap, plural, =0 {level with {rival}} one {# space ahead of {rival}} other {# spaces ahead of {rival}}}.',
  'continue.alone':
    'Lap {lap, number} of {laps, number}, round {round, number}. {who, select, you {You are} other {{name} is}} <b>{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}</b>.',

  'timer.title': 'Lap timer',
  'timer.lap': 'Lap',
  'timer.of': '{lap, number}<small> of {laps, number}</small>',
  'timer.rounds': 'Rounds',
  'timer.best': 'Best',
  'timer.nth': 'Lap {n, number}',

  'result.nobody': 'Nobody finished',
  'result.retired': 'Retired',
  'result.eliminated': 'Taken off the track',
  'result.wonBy': '{n, plural, =0 {Won on the race lane} one {Won by # space} other {Won by # spaces}}',
  'result.fastest': 'Fastest lap: {n, plural, one {# round} other {# rounds}}',
  'result.slipstreams': 'Most slipstreams: {n, number}',
  'result.spinOuts': '{n, plural, one {# spin-out} other {# spin-outs}}',
  'result.clean': 'No spin-outs',
  'driver.ai': 'AI, {level, select, random {Random} easy {Rookie} hard {Champion} best {Maestro} other {Pro}}',
  'award.fastest': 'Fastest lap',
  'award.fastest.text': '{names}, {n, plural, one {# round} other {# rounds}}',
  'award.heat': 'Hottest engine',
  'award.heat.text': '{names} paid {n, number} heat',
  'award.slipstream': 'In the slipstream',
  'award.slipstream.text': '{names}, {n, plural, one {# time} other {# times}}',
  'award.spin': 'Spinning top',
  'award.spin.text': '{names}, {n, plural, one {# spin-out} other {# spin-outs}}',
  'session.best': 'Best lap: {n, plural, one {# round} other {# rounds}}',
  'session.over': 'Session ended',
  'session.caption': '{circuit}, {laps, plural, one {# lap} other {# laps}}',
  'session.past': 'Past the line',
  'session.mark': 'Lap {n, number}<mark> Best</mark>',
  'session.total': 'Total',
} as const;
