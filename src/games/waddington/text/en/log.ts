// The log of Waddington's Formula 1 in English, and answers as text.

export const log = {
  'log.raceSetUp': '{circuit}, {laps, plural, one {# lap} other {# laps}}, {cars, plural, one {# car} other {# cars}}',
  'log.carChoiceRolled': '{name} rolls {first} and {second}{again, select, true {, a tie: roll again} other {}}',
  'log.carChosen':
    '{name} takes the {colour, select, yellow {yellow} orange {orange} green {green} red {red} black {black} other {blue}} car',
  'log.tacticsDealt': '{name} is dealt {n, plural, one {# tactic card} other {# tactic cards}}',
  'log.tacticsSeen': '{name} is dealt {cards}',
  'log.roundStarted': 'Turn {n}{last, select, true {, the last one} other {}}',
  'log.turnMissed': '{name} misses a turn{left, plural, =0 {} other {, # more to come}}',
  'log.superbDriving': '{name} plays Superb Driving for {corner}',
  'log.restarted': '{name} {from, select, pit {drives out of the pit} other {is back on the road}}',
  'log.stays': '{name} stays at {speed} mph',
  'log.speedsUp': '{name} speeds up from {from} to {to} mph',
  'log.slowsDown': '{name} slows down from {from} to {to} mph',
  'log.takesOn': '{name} goes from {from} to {to} mph',
  'log.picksUp': '{name} accelerates to {to} mph',
  'log.isReady': '{name} is ready to drive off at {to} mph',
  'log.brakesHard':
    '{name} brakes hard: {wear, select, none {no wear} tyres {tyres +{tyres}} brakes {brakes +{brakes}} other {tyres +{tyres}, brakes +{brakes}}}',
  'log.runsUp': '{name} runs up {n, plural, one {# square} other {# squares}}',
  'log.crossesFirst': '{name} crosses the line: the race is on',
  'log.crosses': '{name} crosses the line: {left, plural, =0 {all laps done} one {# lap to go} other {# laps to go}}',
  'log.waits': '{name} can’t get away and waits',
  'log.heldUp': '{name} is held up behind {rival}{n, plural, =0 {} one { after # square} other { after # squares}}',
  'log.heldUpAhead':
    '{name} is held up behind the car ahead{n, plural, =0 {} one { after # square} other { after # squares}}',
  'log.plays': '{name} plays {card}{n, plural, =0 {} one {: # more square} other {: # more squares}}',
  'log.clear': '{name} takes {corner} at {speed} mph, where {limit} is safe',
  'log.over': '{name} takes {corner} at {speed} mph, {excess} over',
  'log.superb': '{name} takes {corner} superbly, {excess, plural, =0 {} other {# over, }}no penalty',
  'log.specialTyres': '{name} takes {corner} on Special Tyres, {excess} over, no penalty',
  'log.diceRolled':
    '{name} rolls {first} and {second} at {corner}, {column} over: {result, select, none {no penalty} spin {spin-off} worn {spin-off, as tyres are at {from} or more} tyres {tyres +{tyres}} brakes {brakes +{brakes}} other {tyres +{tyres}, brakes +{brakes}}}',
  'log.spunOff':
    '{name} spins off at {corner}, {reason, select, tooFast {far too fast} dice {on a bad roll} tyresWorn {on worn-out tyres} faultyTyres {on faulty tyres} other {without brakes}}',
  /** Behind another car, not in a corner. */
  'log.spunOffRoad': '{name} spins off, unable to slow down',
  'log.pitEntered': '{name} stops in the pit: new tyres and brakes',
  'log.pitCardDrawn':
    '{name} draws {card}{missed, plural, =0 {} one {, misses # turn} other {, misses # turns}}{speed, plural, =0 {} other {, restarts at up to {speed} mph}}{kept, select, true {, keeps the card} other {}}',
  'log.tacticMissing': 'There is no tactic card for {name} to take',
  'log.tacticTaken': '{name} takes {card} from the {from, select, discards {discards} other {stock}}',
  'log.tacticTakenUnseen': '{name} takes a tactic card from the {from, select, discards {discards} other {stock}}',
  'log.pitCardActivated': '{card} strikes {name}',
  'log.pitCardEnded':
    '{name} returns {card} {reason, select, used {after use} line {at the line} pit {in the pit} other {after the spin-off}}',
  'log.finalRound': '{name} has finished: the others still get this turn',
  'log.carFinished': '{name} finishes, {squares, plural, one {# square} other {# squares}} past the line',
  'log.level': '{name} and {rival} are level',
  'log.ahead': '{name} is {squares, plural, one {# square} other {# squares}} ahead of {rival}',
  'log.roundLimit':
    'The turn limit ends the race: {count, plural, =1 {{first} wins} other {{first} wins, then {others}}}',

  'answer.car':
    'the {colour, select, yellow {yellow} orange {orange} green {green} red {red} black {black} blue {blue} other {next}} car',
  'answer.drive':
    '{speed} mph, {n, plural, one {# square} other {# squares}}{superb, select, true {, Superb Driving} other {}}',
  'answer.stay': 'the car stays where it is',
  'answer.runOff': 'run up and spin off',
  'answer.run': 'run up, {speed} mph',
  'answer.pass': 'no card',
  'answer.tyres': '{use, select, true {use Special Tyres} other {keep Special Tyres}}',
} as const;
