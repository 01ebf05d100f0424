// What the board of Waddington's Formula 1 says, in English: few words over cars, squares for readers, ways in words.

export const board = {
  /** On the ground, in capitals. */
  'board.painted.pit': 'PIT',
  'board.targets': 'Squares to choose',
  'board.corner': '{corner} · {limits} mph',
  'board.speed': '{speed} mph',
  'board.over': '{excess} over',
  'board.thrown': '{name}: {sum}{again, select, true {, throws again} other {}}',
  'board.misses': 'Misses a turn{left, plural, =0 {} other {, # more}}',
  'board.heldUp': '{ran, select, true {Runs up behind} other {Held up}}',
  'board.restarted': '{from, select, pit {Leaves the pit} other {Back on the road}}',
  'board.outcome':
    '{result, select, none {Nothing} spin {Spin-off} tyres {Tyre {tyres}} brakes {Brake {brakes}} other {Tyre {tyres}, brake {brakes}}}',
  'board.laps': '{left, plural, =0 {Over the line} one {Last lap} other {# laps to go}}',
  'board.superb': 'Superb!',
  'board.specialTyres': 'Special tyres hold',
  'board.reason.tooFast': 'Far too fast',
  'board.reason.tyresWorn': 'Tyres worn out',
  'board.reason.faultyTyres': 'Faulty tyres',
  'board.reason.brakeFailure': 'Brake failure',
  'board.reason.cannotSlow': 'Cannot slow down',
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
  'way.less': 'less far',
  'way.row': 'row {row}',
  /** A square to choose, read out: where it is, and what the way there brings. */
  'way.fate': ': {fate}',
  'way.told': '{way}: {fate}',
  'fate.verge': 'too fast behind the blocker, spin-off',
  'fate.none': 'no corner',
  'fate.spin': '{corner} {excess} over, spin-off',
  'fate.over': '{corner} {excess} over',
  'fate.free': '{corner} free',
  /** The worst band of a way: how much too fast, and what that brings. */
  callout:
    '{fate, select, roll {{excess} over: roll 2} spin {{excess} over: spin-off} worn {Tyres worn out: spin-off} other {Cannot slow down: spin-off}}',
  'chance.percent': '{percent, number, ::.0} %',
} as const;
