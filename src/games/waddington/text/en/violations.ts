// Why the rules of Waddington's Formula 1 refuse something, in English: by the codes of violations.ts, with their detail.

export const violations = {
  'breach.car-count': 'A race takes {min} to {max} cars, but this one has {count}. Add or remove drivers.',
  'breach.laps': 'A race can have {min} to {max} laps, not {laps}. Choose a number in that range.',
  'breach.hand-size': 'Each driver is dealt {min} to {max} tactic cards, not {cards}. Choose a number in that range.',
  'breach.wrong-ask':
    'That answers a different question. Now {asked, select, car {choose a car} drive {choose a speed and drive, or run up} card {play a tactic card or none} other {use or keep your Special Tyres}}.',
  'breach.car-taken':
    'The {colour, select, yellow {yellow} orange {orange} green {green} red {red} black {black} blue {blue} other {chosen}} car is taken. Choose one that is left, by place: {free}.',
  'breach.speed-not-choosable':
    'From {reading} mph you can choose {least} to {most} mph in steps of {step}, not {speed}. Choose one of these speeds.',
  'breach.path-length':
    'At {speed} mph you drive exactly {squares, plural, one {# square} other {# squares}}, but this route has {given}. Choose a route of that length, or another speed.',
  'breach.not-a-step':
    'You can’t reach square {square} from the square before it on this route: drive straight ahead or diagonally forward. Choose another route.',
  'breach.square-taken':
    '{colour, select, yellow {The yellow} orange {The orange} green {The green} red {The red} black {The black} other {The blue}} car is on square {square} of this route. Go round it, or choose another speed.',
  'breach.not-held-up':
    'The road is clear for {squares, plural, one {# square} other {# squares}}, enough for your top speed of {most} mph, so nobody is holding you up. Choose a speed and drive.',
  'breach.run-length':
    '{squares, plural, =0 {There is no free square ahead, but this route has {given}. Stay where you are.} one {You run up exactly # square here, but this route has {given}. Choose a route that ends behind the car ahead.} other {You run up exactly # squares here, but this route has {given}. Choose a route that ends behind the car ahead.}}',
  'breach.run-reading':
    '{why, select, spins {You can’t slow down enough behind this car: all you can do here is run off the road. Choose another route, or confirm it.} other {Behind this car your speed can become {readings} mph, not {speed}. Choose one of these.}}',
  'breach.card-not-held':
    '{cards, plural, =0 {You don’t hold this tactic card: you have none left. Drive without a card.} one {You don’t hold this tactic card. Play the # card in your hand, or none.} other {You don’t hold this tactic card. Play one of the # cards in your hand, or none.}}',
  'breach.not-in-window': 'You play Superb Driving with the move, not after it. Play another card, or none.',
  'breach.card-path':
    '{squares, plural, =0 {No square ahead is free, so this card can’t move you. Play another card, or none.} one {Here this card moves you exactly # square, but this route has {given}. Choose a route of that length, or play none.} other {Here this card moves you exactly # squares, but this route has {given}. Choose a route of that length, or play none.}}',
  'breach.surge-speed':
    '{why, select, fast {Carburettor Tuned goes up to {most} mph, and you are already at {reading}. Play another card, or none.} steps {Carburettor Tuned takes you from {reading} mph to a higher speed of up to {most}, in steps of {step}, not to {speed}. Choose one of these speeds.} other {Only Carburettor Tuned changes your speed at once: this card leaves it at {reading} mph. Play it without a new speed.}}',
  'breach.no-superb':
    '{why, select, faulty {You can’t play tactic cards while your Faulty Tyres are active. Drive without Superb Driving until the line.} other {This route doesn’t cross the corner that you named for Superb Driving. Name a corner on the route, or drive without the card.}}',
} as const;
