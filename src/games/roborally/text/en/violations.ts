// Why the rules of RoboRally refuse, in English: what is wrong with its numbers, and what to do. Values: each violation's detail.

export const violations = {
  'breach.robot-count': 'A race takes {min} to {max} robots, but this one has {count}. Add or remove drivers.',
  'breach.figure-taken':
    'Drivers {first} and {second} both have {robot}. Each robot can race only once: choose another colour.',
  'breach.lives': 'You can’t race with {lives} lives. Choose 1 to {max}, or 0 for the usual number.',
  'breach.race-number': 'A match has {max} races, so there is no race {race}. Choose 1 to {max}.',
  'breach.turn-limit':
    'A limit of {limit, plural, one {# turn} other {# turns}} isn’t possible. Choose {min} to {max}, or 0 for none.',
  'breach.wrong-ask':
    'That answers a different question. {asked, select, program {Fill your registers and submit them} power {Choose to wake up or to stay down} other {Choose where to come back and which way to face}}.',
  'breach.submitted': 'Your answer for turn {turn} is in, and it is final. Wait until the others are ready.',
  'breach.not-submitted':
    'There is nothing to wait for yet. {asked, select, program {Fill your registers and submit them} power {Choose to wake up or to stay down} other {Choose where to come back and which way to face}}.',
  'breach.register-locked':
    'With {damage} damage register {register} is locked: its card stays. {open, plural, =0 {All registers are locked: just submit} one {Only register 1 takes a card} other {Registers 1 to # take cards}}.',
  'breach.register-empty':
    'Register {register} is empty. {missing, plural, one {One more card is} other {# more cards are}} needed: fill every register before you submit.',
  'breach.card-not-in-hand':
    '{isTwice, select, true {Card {card} can’t be in two registers} other {Card {card} is not in your hand}}. Put another of your {hand} cards into register {register}.',
  'breach.card-fixed':
    'Card {card} stays in register {register}: there are no take-backs in this race. Go on with the other registers.',
  'breach.no-mark':
    'You can’t mark register {register}{card, plural, =0 {} other { with card #}}: Disc Brakes only work on a Move 1 and Fourth Gear only on a Move 3, once per register. Remove the mark, or put one of those cards there.',
  'breach.no-gyro': 'You can’t switch on Gyro Mount: you don’t hold it. Switch it off and submit again.',
  'breach.no-spend':
    '{isTwice, select, true {You can give up {option, select, slabArmour {Slab Armour} tailGun {Tail Gun} twinCannon {Twin Cannon} throughShot {Through-Shot} discBrakes {Disc Brakes} fourthGear {Fourth Gear} gyroMount {Gyro Mount} spareMemory {Spare Memory} ramProw {Ram Prow} other {Black Box}} only once} other {You don’t hold {option, select, slabArmour {Slab Armour} tailGun {Tail Gun} twinCannon {Twin Cannon} throughShot {Through-Shot} discBrakes {Disc Brakes} fourthGear {Fourth Gear} gyroMount {Gyro Mount} spareMemory {Spare Memory} ramProw {Ram Prow} other {Black Box}}}}. {held, plural, =0 {You have no option card to give up} one {You have # option card to give up} other {You have # option cards to give up}}.',
  'breach.respawn-cell':
    'You can’t come back on column {column}, row {row}. {isFree, select, true {Your archive is free: come back on column {archiveColumn}, row {archiveRow}} other {Your archive is taken: choose {places, plural, one {the free space} other {one of the # free spaces}} nearest to column {archiveColumn}, row {archiveRow}}}.',
  'breach.respawn-facing':
    'Beside your archive you can’t face a robot within {near} spaces, so you can’t face {way, select, north {north} east {east} south {south} other {west}}. {open, plural, one {# other direction is open: face that way} other {# other directions are open: choose one}}.',
  'breach.nothing-to-keep':
    'You didn’t announce a power down in turn {turn}, so there is none to keep. Come back with your power on.',
  'breach.no-option-to-lose':
    'You can’t lose {option, select, slabArmour {Slab Armour} tailGun {Tail Gun} twinCannon {Twin Cannon} throughShot {Through-Shot} discBrakes {Disc Brakes} fourthGear {Fourth Gear} gyroMount {Gyro Mount} spareMemory {Spare Memory} ramProw {Ram Prow} other {Black Box}}. {losable, plural, =0 {You hold no option card that is lost with a life} one {Choose the # option card that you can lose} other {Choose one of the # option cards that you can lose}}.',
} as const;
