// What the board of Waddington's Formula 1 says, in English: few words over cars, squares for readers, ways as text.

export const board = {
  /** On the ground, in capitals. */
  'board.painted.pit': 'PIT',
  'board.targets': 'Squares you can choose',
  'board.corner': '{corner} · {limits} mph',
  'board.speed': '{speed} mph',
  'board.over': '{excess} over',
  'board.thrown': '{name}: {sum}{again, select, true {, rolls again} other {}}',
  'board.misses': 'Misses a turn{left, plural, =0 {} other {, # more}}',
  'board.heldUp': '{ran, select, true {Runs up behind} other {Held up}}',
  'board.restarted': '{from, select, pit {Leaves the pit} other {Back on the road}}',
  'board.outcome':
    '{result, select, none {No penalty} spin {Spin-off} tyres {Tyres +{tyres}} brakes {Brakes +{brakes}} other {Tyres +{tyres}, brakes +{brakes}}}',
  'board.laps': '{left, plural, =0 {Over the line} one {Last lap} other {# laps to go}}',
  'board.superb': 'Superb!',
  'board.specialTyres': 'Special Tyres hold',
  'board.reason.tooFast': 'Far too fast',
  'board.reason.tyresWorn': 'Tyres worn out',
  'board.reason.faultyTyres': 'Faulty tyres',
  'board.reason.brakeFailure': 'Brake failure',
  'board.reason.cannotSlow': 'Can’t slow down',
  'board.spinOff': 'SPIN-OFF!',
  'board.pitStop': 'Pit stop',
  'board.renewed': 'Tyres and brakes renewed',
  'board.takesCard': 'Takes a tactic card',
  'board.lastTurn': 'LAST TURN',
  'board.finished': 'Finished, {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} so far',
  'board.finish': 'FINISH',

  'way.lane': 'Lane {lane}',
  'way.pit': 'Own pit',
  'way.stay': 'Stay',
  'way.corner': '{corner} {limit}',
  'way.before': 'before {corner}',
  'way.further': 'further on',
  'way.less': 'shorter',
  'way.row': 'row {row}',
  /** A square to choose, read out: where it is, and what the way there brings. */
  'way.fate': ': {outcome}',
  'way.told': '{way}: {outcome}',
  'fate.verge': 'too fast behind the car ahead, spin-off',
  'fate.none': 'no corner',
  'fate.spin': '{corner} {excess} over, spin-off',
  'fate.over': '{corner} {excess} over',
  'fate.free': '{corner} no penalty',
  /** The worst band of a way: how much too fast, and what that brings. */
  callout:
    '{kind, select, roll {{excess} over: 2 dice} spin {{excess} over: spin-off} worn {Tyres worn out: spin-off} other {Can’t slow down: spin-off}}',
  'chance.percent': '{percent, number, ::.0}%',
} as const;
