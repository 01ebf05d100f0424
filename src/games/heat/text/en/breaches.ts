// Why the rules refuse something, what would be allowed and what to do, in English. One message for every code of breaches.ts, which is given the detail of the breach.

export const breaches = {
  'breach.colour-taken':
    'Two cars are {colour, select, red {red} blue {blue} yellow {yellow} green {green} black {black} ivory {ivory} other {of one colour}}. Give each car a colour of its own.',
  'breach.car-count':
    'A race takes {min, number} to {max, number} cars, and here are {count, number}. Add cars, or take some out.',
  'breach.no-driver':
    '{legends, plural, one {The only car is a Legend} other {All # cars are Legends}}. Give at least one car a driver.',
  'breach.qualifying-alone':
    'Qualifying is for one driver alone, and here {count, plural, one {is # car, a Legend} other {are # cars}}. Leave one car with a driver.',
  'breach.qualifying-modules': 'Qualifying is driven without garage, weather, events and sponsors. Switch them off.',
  'breach.hand-over':
    'What the race before hands on does not fit these cars: there are more sponsorship cards than exist, or other seats. Start the race anew without it.',
  'breach.laps':
    '{laps, plural, one {# lap is} other {# laps are}} not raced here: {min, number} to {max, number} are. Choose one of these.',
  'breach.legend-bonus':
    'A Legend speed bonus of {bonus, number} is not possible: 0 to {max, number} are. Choose one of these.',
  /** asked: what is to be answered. */
  'breach.wrong-phase':
    '{asked, select, draft {Now you take one of the cards on the mat.} gear {Now you choose a gear.} cards {Now you choose cards for your gear.} value {Now you choose what the card counts.} react {Now you use your symbols, or say done.} slipstream {Now you follow the car ahead, or stay.} discard {Now you choose cards to discard, or keep all.} other {This is not asked now.}} Do that first.',
  'breach.not-on-offer':
    'This card is not on the mat any more. {left, plural, one {Take the one that lies there.} other {Take one of the # that lie there.}}',
  'breach.not-locked': 'There is no answer of yours to take back. Choose, then confirm.',
  'breach.gear-too-far':
    '{to, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} gear is too far from {from, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}: two gears at once are the most. Choose {low, number} to {high, number}.',
  'breach.shift-needs-heat':
    'From {from, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} to {to, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} gear costs {heat, number} heat, and your engine holds {engine, number}. Shift by one gear, or stay.',
  'breach.card-count':
    '{gear, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} gear plays {gear, plural, one {# card} other {# cards}}, and you have chosen {count, number}. Choose exactly {gear, number}.',
  'breach.card-not-in-hand':
    'One of these cards is not in your hand, or not so often. Choose from the cards that you hold.',
  'breach.heat-not-playable':
    'Heat is stuck in your hand and cannot be played. Choose other cards; 1st and 2nd gear cool it.',
  'breach.hand-cluttered':
    '{gear, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} gear plays {gear, plural, one {# card} other {# cards}}, and you can play {playable, plural, =0 {none} other {only #}}. Lay your hand down.',
  /** values: a list. */
  'breach.value-not-on-card': 'The card does not count {value, number}: it has {values}. Choose one of these.',
  'breach.no-cooldown':
    'You cannot cool {count, number} heat now: {left, plural, =0 {no cooldown is left here} other {cooldown # is left}}, and you hold {hand, plural, =0 {no Heat card} one {# Heat card} other {# Heat cards}}. {most, plural, =0 {Use another symbol, or say done.} other {Cool # at most.}}',
  'breach.no-adrenaline':
    'You have no adrenaline to use: the last cars of the order get it, for one use a turn. Use another symbol, or say done.',
  'breach.boost-gear':
    'Only 4th gear may boost, and you are in {gear, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}. Shift up in the next round.',
  'breach.boost-twice': 'You have boosted this turn, and one boost is all there is. Use another symbol, or say done.',
  'breach.boost-needs-heat':
    'A boost needs {heat, number} heat in your engine; {engine, plural, =0 {yours is empty} other {yours holds #}}. Cool down first.',
  'breach.no-reduce-stress':
    'You cannot shed {count, number} stress now: {most, plural, =0 {you have no symbol for it, or no Stress in hand. Use another symbol, or say done.} other {# is the most. Shed # at most.}}',
  'breach.no-scrap': 'There is nothing to scrap this turn. Use another symbol, or say done.',
  'breach.no-super-cool':
    'You cannot super cool {count, number} heat now: {most, plural, =0 {you have no symbol for it, or no Heat in the discard pile. Use another symbol, or say done.} other {# is the most. Cool # at most.}}',
  'breach.no-salvage':
    'You cannot salvage {count, plural, one {# card} other {# cards}} now: {most, plural, =0 {you have no symbol for it, or an empty discard pile. Use another symbol, or say done.} other {# is the most. Choose # at most.}}',
  'breach.not-in-discard':
    'One of these cards is not in your discard pile, or not so often. Choose from the cards that lie there.',
  'breach.no-accelerate':
    'This card does not accelerate now: {flipped, plural, =0 {no card was flipped this turn} other {its symbol is used, or it was not played}}. Use another symbol, or say done.',
  'breach.no-direct-play':
    'Only a card of your hand with Direct play may be played now. Use another symbol, or say done.',
  'breach.direct-play-needs-heat':
    'This card costs {heat, number} heat, and your engine holds {engine, number}. Cool down first, or say done.',
  /** span: how much longer than the least the most is. */
  'breach.slipstream-length':
    'A slipstream here goes {span, plural, =0 {{most, number} spaces} other {{least, number} to {most, number} spaces}}, not {length, number}. Choose that, or stay.',
  'breach.slipstream-final-line':
    'A slipstream of {length, number} would cross the final line, and none may. {longest, plural, =0 {Stay where you are.} other {# is the longest now: choose it, or stay.}}',
  'breach.not-discardable':
    '{kind, select, stress {Stress} other {Heat}} cannot be discarded{kind, select, stress {: play it, or shed it with a symbol} other {: cool it to get rid of it}}. Choose other cards, or keep all.',
  'breach.no-refresh':
    'Only cards with Refresh that you have played this turn go on top of the draw pile. Leave the others out.',
} as const;
