// Why the rules refuse something, what would be allowed and what to do, in English. One message for every code of violations.ts, which is given the detail of the violation.

export const violations = {
  'breach.colour-taken':
    'Two cars are {colour, select, red {red} blue {blue} yellow {yellow} green {green} black {black} ivory {ivory} other {of one colour}}. Give each car a different colour.',
  'breach.car-count':
    'A race needs {min, number} to {max, number} cars, but there are {count, number}. Add or remove cars.',
  'breach.no-driver':
    '{legends, plural, one {The only car is a Legend} other {All # cars are Legends}}. Put a driver in at least one car.',
  'breach.qualifying-alone':
    'Qualifying is for one driver alone, but there {count, plural, one {is # car, a Legend} other {are # cars}}. Keep one car with a driver.',
  'breach.qualifying-modules': 'Qualifying has no garage, weather, events or sponsors. Switch them off.',
  'breach.hand-over':
    'The cards carried over from the last race don’t fit this one: there are more sponsorship cards than exist, or the seats have changed. Start the race without them.',
  'breach.laps':
    '{laps, plural, one {You can’t race # lap here} other {You can’t race # laps here}}. Choose {min, number} to {max, number}.',
  'breach.legend-bonus': 'A Legend speed bonus of {bonus, number} isn’t possible. Choose 0 to {max, number}.',
  /** asked: what is to be answered. */
  'breach.wrong-phase':
    '{asked, select, draft {First take one of the cards on the mat.} gear {First choose a gear.} cards {First choose cards for your gear.} value {First choose the card’s value.} react {First use your symbols, or press Done.} slipstream {First follow the car ahead, or stay.} discard {First choose cards to discard, or keep them all.} other {You can’t do that now.}}',
  'breach.not-on-offer':
    'This card is no longer on the mat. {left, plural, one {Take the one that is left.} other {Take one of the # that are left.}}',
  'breach.not-locked': 'You have nothing to take back yet. Make a choice and confirm it first.',
  'breach.gear-too-far':
    '{to, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} gear is too far from {from, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}. You can shift two gears at most. Choose {low, number} to {high, number}.',
  'breach.shift-needs-heat':
    'Shifting from {from, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} to {to, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} gear costs {heat, number} heat, but your engine only holds {engine, number}. Shift one gear, or stay.',
  'breach.card-count':
    'In {gear, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} gear you play {gear, plural, one {# card} other {# cards}}, but you chose {count, number}. Choose exactly {gear, number}.',
  'breach.card-not-in-hand': 'One of these cards isn’t in your hand. Choose from the cards you hold.',
  'breach.heat-not-playable':
    'You can’t play Heat: it’s stuck in your hand. Choose other cards. You can cool Heat in 1st and 2nd gear.',
  'breach.hand-cluttered':
    'In {gear, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} gear you play {gear, plural, one {# card} other {# cards}}, but you {playable, plural, =0 {can’t play any} other {can only play #}}. Lay your hand down.',
  /** values: a list. */
  'breach.value-not-on-card': 'This card has no {value, number}: it has {values}. Choose one of these.',
  'breach.no-adrenaline':
    'You have no adrenaline: only the last cars get it, once a turn. Use another symbol, or press Done.',
  'breach.boost-gear':
    'You can only boost in 4th gear, and you’re in {gear, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}. Shift up next round.',
  'breach.boost-twice': 'You can boost only once a turn. Use another symbol, or press Done.',
  'breach.boost-needs-heat':
    'A boost costs {heat, number} heat, but {engine, plural, =0 {your engine is empty} other {your engine only holds #}}. Cool down first.',
  /** span: how much longer than the least the most is. */
  'breach.slipstream-length':
    'A slipstream here is {span, plural, =0 {{most, number} spaces} other {{least, number} to {most, number} spaces}}, not {length, number}. Choose another length, or stay.',
  'breach.slipstream-final-line':
    'You can’t slipstream over the final line, and {length, number} spaces would cross it. {longest, plural, =0 {Stay where you are.} other {Choose # at most, or stay.}}',
  'breach.not-discardable':
    'You can’t discard {kind, select, stress {Stress} other {Heat}}. {kind, select, stress {Play it, or reduce it with a symbol} other {Cool it to get rid of it}}. Choose other cards, or keep them all.',
  'breach.no-refresh':
    'Only cards with Refresh that you played this turn can go on top of the draw pile. Leave the others out.',
} as const;
