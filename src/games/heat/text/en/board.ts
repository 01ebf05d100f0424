// Captions and banners over the board, in English.

export const board = {
  'caption.press': 'Press! Sponsorship card',
  'caption.sponsor': 'Sponsorship card',
  'caption.gear': '{gear, selectordinal, one {#st gear} two {#nd gear} few {#rd gear} other {#th gear}}',
  'caption.cluttered': 'Cluttered hand',
  'caption.overLine': 'Over the line',
  'caption.lastLap': 'Last lap',
  'caption.lap': 'Lap {lap, number}',
  'caption.lapLost': 'Lap lost',
  'caption.adrenaline': 'Adrenaline',
  'caption.boost': 'Boost {n, number}',
  'caption.slipstream': 'Slipstream',
  'caption.heat': '{n, number} heat',
  'caption.eliminated': 'Eliminated',
  'caption.retired': 'Retired',
  'caption.lapTimed': 'Lap {lap, number}: {n, plural, one {# round} other {# rounds}}',
  'caption.legend.stop': 'Legend stops {n, number} before the line',
  'caption.legend.corner': 'Legend corners at {n, number}',
  'caption.legend.straight': 'Legend drives {n, number}',
  /** Large, over the whole board. */
  'banner.go': 'GO!',
  'banner.final': 'FINAL ROUND',
  'banner.goesOn': 'RACE GOES ON',
  'banner.finish': 'FINISH',

  /** What parts of the table are called that have no name elsewhere. */
  'press.name': 'Press',
} as const;
