// The log of RoboRally in English: one line per event.

export const log = {
  'log.raceStarted': '{course}, {robots, plural, one {# robot} other {# robots}}',
  'log.turnStarted': 'Turn {turn}',
  'log.lockedFilled': '{name} gets {card} in locked register {register}',
  'log.programSubmitted': '{name} is ready',
  'log.timerExpired':
    '{filled, plural, =0 {Time is up for {name}: the program stays as it is} one {Time is up for {name}: # register filled at random} other {Time is up for {name}: # registers filled at random}}',
  'log.powerDownAnnounced': '{name} will power down',
  'log.stayDownChosen': '{name} stays powered down',
  'log.registerStarted': 'Register {register}',
  'log.cardsRevealed':
    '{robots, plural, =1 {{first} goes first with {card}} other {{first} goes first with {card}, then {others}}}',
  'log.cardStarted': '{name}: {card}',
  'log.robotRotated':
    '{cause, select, belt {A belt} other {A gear}} turns {name} {way, select, north {north} east {east} south {south} other {west}}',
  'log.robotsMoved': '{name} pushes {names} {way, select, north {north} east {east} south {south} other {west}}',
  'log.robotsMoved.pusher':
    'A pusher pushes {names} {way, select, north {north} east {east} south {south} other {west}}',
  'log.moveBlocked':
    '{lost, plural, =0 {A wall stops {name}} one {A wall stops {name}} other {A wall stops {name}, # steps lost}}',
  'log.beltsMoved': '{pass, select, express {Express belts carry {names}} other {Belts carry {names}}}',
  'log.beltsHeld':
    'The belt holds {names}: {reason, select, wall {a wall} occupied {a robot in the way} other {another belt}}',
  'log.pusherFired': 'A pusher can’t move {name}',
  'log.gearsTurned': 'Gears turn {names}',
  'log.shot': '{name} hits {names}',
  'log.shot.laser': '{beams, plural, =1 {A laser hits {names}} other {A laser of # beams hits {names}}}',
  'log.damageTaken': '{name} takes {amount} damage, {damage} in all',
  'log.registersLocked': '{name}: {n, plural, one {register {registers} locked} other {registers {registers} locked}}',
  'log.registersUnlocked':
    '{name}: {n, plural, one {register {registers} unlocked} other {registers {registers} unlocked}}',
  'log.robotDestroyed':
    '{name} {cause, select, pit {falls into a pit} edge {falls off the floor} other {is shot to pieces}}, {lives, plural, one {# life} other {# lives}} left',
  'log.robotDestroyed.by':
    '{name} {cause, select, pit {falls into a pit} edge {falls off the floor} other {is shot to pieces}}, thanks to {by}, {lives, plural, one {# life} other {# lives}} left',
  'log.robotEliminated': '{name} is out of the race',
  'log.checkpointTouched':
    '{left, plural, =0 {{name} touches checkpoint {number}, the last one} other {{name} touches checkpoint {number}, # to go}}',
  'log.robotFinished': '{name} finishes {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  'log.repaired':
    '{name} is repaired at a {site, select, repair {repair site} other {checkpoint}}: damage {from} to {to}',
  'log.robotRespawned':
    '{beside, select, true {{name} is back beside its archive with {damage} damage} other {{name} is back with {damage} damage}}',
  'log.poweredDown': '{removed, plural, =0 {{name} is powered down} other {{name} is powered down, # damage repaired}}',
  'log.poweredUp': '{name} wakes up',
  'log.optionDrawn': '{name} draws {option}',
  'log.optionUsed': '{name} uses {option}',
  'log.optionLost': '{name} loses {option}',
  'log.seatRetired': '{name} gives up',
  'log.turnEnded': '{name} leads after turn {turn}',
  'log.raceEnded':
    '{reason, select, finish {{name} wins the race} lastStanding {{name} is the last robot standing} other {{name} leads at the turn limit}}',
  'log.raceEnded.nobody': 'No robots are left, so nobody wins',
} as const;
