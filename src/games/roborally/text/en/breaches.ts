// Why the rules of RoboRally refuse, in English: what is wrong with its numbers, and what to do. Values: each breach's detail.

export const breaches = {
  'breach.robot-count':
    '{count, plural, one {# robot cannot race} other {# robots cannot race}}: a race takes {min} to {max}. Add drivers or take some out.',
  'breach.figure-taken':
    'Drivers {first} and {second} both have {robot}. Each robot races once: choose another colour.',
  'breach.lives': '{lives} lives are not on offer: give 1 to {max}, or 0 for the usual number.',
  'breach.race-number': 'A match has {max} races, and number {race} is none of them. Choose 1 to {max}.',
  'breach.turn-limit':
    'A limit of {limit, plural, one {# turn} other {# turns}} is not on offer: choose {min} to {max}, or 0 for none.',
  'breach.wrong-ask':
    'That answers another question. {asked, select, program {Fill your registers and submit them} power {Choose to wake up or to stay down} other {Choose where to come back and which way to face}}.',
  'breach.submitted': 'Your answer for turn {turn} is in, and that is final. Wait until the others are ready.',
  'breach.not-submitted':
    'There is nothing to wait for yet. {asked, select, program {Fill your registers and submit them} power {Choose to wake up or to stay down} other {Choose where to come back and which way to face}}.',
  'breach.register-locked':
    'With {damage} damage register {register} is locked: its card stays. {open, plural, =0 {All registers are locked: just submit} one {Only register 1 takes a card} other {Registers 1 to # take cards}}.',
  'breach.register-empty':
    'Register {register} is empty. {missing, plural, one {One more card is} other {# more cards are}} needed: fill every register before you submit.',
  'breach.card-not-in-hand':
    '{isTwice, select, true {Card {card} cannot lie in two registers} other {Card {card} is not in your hand}}. Put another one of your {hand} cards into register {register}.',
  'breach.card-fixed':
    'Card {card} stays in register {register}: there are no take-backs in this race. Go on with the other registers.',
  'breach.no-mark':
    'Register {register} cannot be marked{card, plural, =0 {} other { with card #}}: Disc Brakes brake a Move 1, Fourth Gear boosts a Move 3, once each register. Take the mark off, or put such a card there.',
  'breach.no-gyro': 'Gyro Mount cannot be switched on: you do not hold it. Switch it off and submit again.',
  'breach.no-spend':
    '{isTwice, select, true {{option, select, slabArmour {Slab Armour} tailGun {Tail Gun} twinCannon {Twin Cannon} throughShot {Through-Shot} discBrakes {Disc Brakes} fourthGear {Fourth Gear} gyroMount {Gyro Mount} spareMemory {Spare Memory} ramProw {Ram Prow} other {Black Box}} can be given up once only} other {You do not hold {option, select, slabArmour {Slab Armour} tailGun {Tail Gun} twinCannon {Twin Cannon} throughShot {Through-Shot} discBrakes {Disc Brakes} fourthGear {Fourth Gear} gyroMount {Gyro Mount} spareMemory {Spare Memory} ramProw {Ram Prow} other {Black Box}}}}. {held, plural, =0 {You have no option card to give up} one {You have # option card to give up} other {You have # option cards to give up}}.',
  'breach.respawn-cell':
    'You cannot return on column {column}, row {row}. {isFree, select, true {Your archive is free: return on column {archiveColumn}, row {archiveRow}} other {Your archive is taken: choose {places, plural, one {the free cell} other {one of the # free cells}} nearest to column {archiveColumn}, row {archiveRow}}}.',
  'breach.respawn-facing':
    'Beside your archive you may not face a robot within {near} cells, so not {way, select, north {north} east {east} south {south} other {west}}. {open, plural, one {# other direction is open} other {# other directions are open}}: turn that way.',
  'breach.nothing-to-keep':
    'You announced no power down in turn {turn}, so there is none to keep. Come back with your power on.',
  'breach.no-option-to-lose':
    'You cannot lose {option, select, slabArmour {Slab Armour} tailGun {Tail Gun} twinCannon {Twin Cannon} throughShot {Through-Shot} discBrakes {Disc Brakes} fourthGear {Fourth Gear} gyroMount {Gyro Mount} spareMemory {Spare Memory} ramProw {Ram Prow} other {Black Box}}. {losable, plural, =0 {You hold no option card that is lost with a life} one {Choose the # option card that you may lose} other {Choose one of the # option cards that you may lose}}.',
} as const;
