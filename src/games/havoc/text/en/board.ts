// What the board of Havoc Speedway says, in English: captions, marks, the scoreboard, facts of the oval.

export const board = {
  'board.lanes': 'Lanes you can choose',
  'board.lane': 'Lane {lane, plural, =1 {#, inside} =2 {#, inner middle} =3 {#, outer middle} other {#, outside}}',
  'board.cell': 'lane {lane}, position {position}: place the coin here',
  'board.cell.help':
    'lane {lane}, position {position}. Up and down move along the track, left and right between lanes. Enter places the coin.',
  'board.guarded': 'In front of {name}',

  /** On the scoreboard, in capitals. */
  'score.lap': 'LAP {lap} OF {laps}',
  'score.tie': 'TIE BREAK',

  'caption.wall': 'The wall',
  'caption.blocked': 'Blocked',
  'caption.pitExit': 'Leaves the pit',
  'caption.pitLane': 'Pit lane',
  'caption.stuck': 'Stuck in the pit',
  'caption.merged': 'Back on the track',
  'caption.allLaps': 'All laps done',
  'caption.lap': 'Lap {lap}',
  'caption.lastLap': 'Last lap',
  'caption.lineBack': 'Back over the line',
  'caption.face': '{side, select, left {Left {steps}} right {Right {steps}} other {Check engine}}',
  'caption.coin':
    '{chain, plural, =1 {{coin, select, tow {Tow!} other {{coin}}}} other {Chain #: {coin, select, tow {Tow!} other {{coin}}}}}',
  'slam.checkEngine': 'CHECK ENGINE',
  'slam.tow': 'TOW',
  'slam.crash': 'CRASH!',
  'slam.tie': 'TIE-BREAK',
  'slam.finish': 'FINISH',

  'fact.positions': 'Positions',
  'fact.lanes': 'Lanes',
  'fact.cells': 'Spaces',
  'fact.corners': 'Corners',
} as const;
