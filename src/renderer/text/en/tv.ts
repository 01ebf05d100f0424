// The television in English: what the whole room reads, and what the host sees of it.

export const messages = {
  title: 'Television',

  'scan.seat': 'Scan to take a seat',
  'scan.watch': 'Scan to watch',
  'scan.none': 'The race is full',
  'scan.or': 'or open the address and type',
  'scan.code': 'QR code of {party}',
  'seat.yours': 'This one is yours',
  'seat.yours.text': 'Scan the code',
  'seat.open': 'Free seat',
  'seat.state': '{state, select, ready {Ready} choosing {Choosing} driven {AI driver} away {Lost} other {Free}}',
  'seat.away': 'Lost, {time}',
  'lobby.ready': '{ready, number} of {all, number} ready',
  'lobby.waits': '{n, plural, one {{name} is} other {# are}} choosing',
  'lobby.all': 'Everybody is ready',

  'hall.table': 'Table {table, number}',
  'hall.free': '{free, plural, one {# free seat} other {# free seats}}',
  'hall.racing': 'Racing',
  'split.over': 'Finished',

  'race.leader': 'Leader',
  'race.waits': 'Waiting for {n, plural, one {{name}} other {# drivers}}',
  'race.more': 'and {n, number} more',
  'race.grid': 'Starting grid',
  'race.late': 'Late? Join in',
  'race.watch': 'Watch on your phone',
  'race.paused': 'Paused',
  'race.paused.by': '{host} paused the race',
  'race.standings': 'Standings',
  'race.captions': 'Commentary',

  /** text: a sentence of the log without its full stop. */
  'inset.leader': 'The leader',
  'inset.duel': 'Duel for {place}',

  /** round: 'Round 4', as the game calls it. */
  'round.after': 'After {round}',
  'round.gained': '{n, plural, one {# place gained} other {# places gained}}',
  'round.lost': '{n, plural, one {# place lost} other {# places lost}}',
  'pause.text': 'The race goes on where it stopped',

  'caption.again': '{text}, for the {n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} time in this race',
  'caption.lead': '{name} takes the lead',
  'caption.leadBack': '{name} is back in front',

  'ask.title': 'Television {mark}',
  'ask.text': 'On the host’s computer, choose Television and let number {mark} in.',
  'idle.title': 'No party is open',
  'idle.text': 'The lobby appears here as soon as somebody opens one.',
  'lost.title': 'Looking for {host}’s computer',
  'lost.none': 'Looking for the host’s computer',
  'lost.text': 'The picture comes back by itself.',
  'full.title': 'No more televisions',
} as const;
