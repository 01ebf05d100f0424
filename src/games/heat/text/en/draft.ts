// The garage draft, in English.

export const draft = {
  'draft.dash': 'Your dashboard',
  'draft.tabs': 'View',
  'draft.tab.cards': 'Cards',
  'draft.tab.deck': 'Your deck',
  'draft.mat': 'Cards of round {round, number}',
  'draft.taken': 'Taken by {name}',
  'draft.card.chosen': '{card}, chosen',
  'draft.notYours': 'It’s not your turn to pick',
  'draft.choose': 'Choose a card',
  'draft.choose.why': 'Choose one of the cards on the mat',
  'draft.take': 'Take {card}',
  'draft.hint': 'Double-click a card to take it.',
  'draft.picks': '{who, select, you {Your picks} other {{name}’s picks}}',
  'draft.picks.count': '{picks} · {n, number} of 3',
  'draft.picks.note': 'They replace 0, 5 and Heat',
  'draft.slot': 'Round {n, number}',
  'draft.slot.now': 'now',
  'draft.deck': '{who, select, you {Your deck} other {{name}’s deck}}',
  'draft.deck.with': '{who, select, you {Your deck with {card}} other {{name}’s deck with {card}}}',
  'draft.prompt':
    '{who, select, you {Your pick: take} other {{name}’s pick: take}} {n, plural, =1 {the last card} =2 {one of two cards} =3 {one of three cards} =4 {one of four cards} =5 {one of five cards} =6 {one of six cards} =7 {one of seven cards} =8 {one of eight cards} =9 {one of nine cards} =10 {one of ten cards} other {one of # cards}}',
  'draft.wait': 'Wait',
  'draft.yourPick': 'Your pick is coming up',
  'draft.waiting': 'Waiting for {name}',
  /** Who picks next. first: you if that is the viewer; others: a list of the names after the first. */
  'draft.next': '{first, select, you {Next: You.} other {Next: {name}.}}',
  'draft.next.then': '{first, select, you {Next: You, then {others}.} other {Next: {name}, then {others}.}}',
  'draft.next.more':
    '{first, select, you {Next: You, then {n, number} more.} other {Next: {name}, then {n, number} more.}}',
  'draft.next.you': 'you',
  'draft.own.done': 'You’ve made all three picks.',
  'draft.own.last': 'This is your last pick.',
  'draft.own.place':
    'You pick {place, selectordinal, =1 {first} =2 {second} =3 {third} =4 {fourth} =5 {fifth} =6 {sixth} one {#st} two {#nd} few {#rd} other {#th}} in round {round, number}.',
  'draft.leftover':
    '{n, plural, =0 {No cards from this round leave the game.} =1 {One card from this round leaves the game.} =2 {Two cards from this round leave the game.} =3 {Three cards from this round leave the game.} other {# cards from this round leave the game.}}',

  'order.title': 'Pick order',
  'order.round': 'Round {n, number} of 3',
  'order.you': 'You',
  'order.legend': 'does not draft',
  'order.now': 'picks now',
  'order.toCome': 'to come',

  'paper.title': 'The circuit',
  'paper.heat': '{n, number} heat',
  'paper.stress': '{n, number} stress',
  'paper.weather': 'Weather later',
  'paper.season': '{season}, race {n, number} of {of, number} · {laps, plural, one {# lap} other {# laps}}',
  'paper.table': '{season}: {table} · {laps, plural, one {# lap} other {# laps}}',
  'paper.single': 'Single race · {laps, plural, one {# lap} other {# laps}}',

  'chart.speed': 'Speed',
  'chart.picked': 'Picked',
  'chart.stress': 'Stress',
  'chart.new': 'This card',
  'chart.engine': 'Engine',
  'chart.cards': 'Cards',
  'chart.average': 'Average',
  'chart.average.value': '{n, number, ::.0}',
  /** The curve read out, column by column. */
  'chart.said.stress': '{n, number} stress',
  'chart.said.heat': '{n, number} heat',
  'chart.said.speed': 'speed {speed, number}: {n, plural, one {# card} other {# cards}}',

  /** What a card changes in the deck. */
  'change.spareHeat': 'Heat in the deck',

  'reader.title': 'About the card',
  'reader.point': 'Point at a card to read what it does.',
  'reader.hold': 'Tap a card to choose it, hold it to read it.',
  'reader.deck': 'In your deck',
  'reader.becomes': 'becomes',
  'reader.heat': 'A Heat card for your deck',
  /** speeds: a list joined with “or”. */
  'reader.speed': 'Speed {speeds}',
  'reader.speed.basic': 'Speed {speeds}, basic card',
  'reader.speed.advanced': 'Speed {speeds}, advanced card',
  'reader.plain.heat':
    'It goes into your deck like any Heat card: you can’t play it, but once cooled it adds one heat to your engine.',
  'reader.plain.values': 'No symbols. You choose which of its speeds counts when you reveal it.',
  'reader.plain': 'No symbols: it adds its speed and costs nothing.',
} as const;
