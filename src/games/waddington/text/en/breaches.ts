// Why the rules of Waddington's Formula 1 refuse something, in English: by the codes of breaches.ts, with their detail.

export const breaches = {
  'breach.car-count': 'A race takes {min} to {max} cars, and here are {count}. Add or remove drivers.',
  'breach.laps': 'A race is {min} to {max} laps long, not {laps}. Choose a number between them.',
  'breach.hand-size': 'A driver is dealt {min} to {max} tactic cards, not {cards}. Choose a number between them.',
  'breach.wrong-ask':
    'Now you {asked, select, car {choose a car} drive {choose a speed and drive, or run up} card {play a tactic card or none} other {use or keep your Special Tyres}}: this answer belongs to another question.',
  'breach.car-taken':
    'The {colour, select, yellow {yellow} orange {orange} green {green} red {red} black {black} blue {blue} other {chosen}} car is not free. Take one of those left, by place: {free}.',
  'breach.speed-not-choosable':
    'From {reading} mph you can choose {least} to {most} mph in steps of {step}, not {speed}. Choose one of these speeds.',
  'breach.path-length':
    'At {speed} mph you drive exactly {squares, plural, one {# square} other {# squares}}, and this way has {given}. Choose a way of that length, or another speed.',
  'breach.not-a-step':
    'Square {square} of this way cannot be entered from the one before it: drive straight ahead or diagonally forward. Choose another way.',
  'breach.square-taken':
    '{colour, select, yellow {The yellow} orange {The orange} green {The green} red {The red} black {The black} other {The blue}} car stands on square {square} of this way. Go round it, or choose another speed.',
  'breach.not-held-up':
    'The road is free for {squares, plural, one {# square} other {# squares}}, as far as your highest speed of {most} mph goes: nobody holds you up. Choose a speed and drive.',
  'breach.run-length':
    '{squares, plural, =0 {There is no free square ahead, and this way has {given}. Stay where you are.} one {You run up exactly # square here, and this way has {given}. Choose a way that ends behind the car ahead.} other {You run up exactly # squares here, and this way has {given}. Choose a way that ends behind the car ahead.}}',
  'breach.run-reading':
    '{why, select, spins {You cannot slow down enough behind this car: all you can do here is run off the road. Choose another way, or confirm it.} other {Behind this car your speed can become {readings} mph, not {speed}. Choose one of these.}}',
  'breach.card-not-held':
    'This tactic card is not {cards, plural, =0 {in your hand: you have none left. Drive without a card.} one {in your hand: you hold # card. Play that one, or none.} other {among the # cards in your hand. Play one of them, or none.}}',
  'breach.not-in-window': 'Superb Driving is played together with the move, not after it. Play another card, or none.',
  'breach.card-path':
    '{squares, plural, =0 {No square ahead is free, so this card cannot carry you on. Play another card, or none.} one {Here this card carries you exactly # square, and this way has {given}. Choose a way of that length, or play none.} other {Here this card carries you exactly # squares, and this way has {given}. Choose a way of that length, or play none.}}',
  'breach.surge-speed':
    '{why, select, fast {Carburettor Tuned goes up to {most} mph, and you already drive {reading}. Play another card, or none.} steps {Carburettor Tuned takes you from {reading} mph to a higher speed of up to {most}, in steps of {step}, not to {speed}. Choose one of these speeds.} other {Only Carburettor Tuned changes your speed at once: this card leaves it at {reading} mph. Play it without a new speed.}}',
  'breach.no-superb':
    '{why, select, faulty {While your Faulty Tyres are in force no tactic card is played. Drive without Superb Driving until the line.} other {This way does not cross the corner that Superb Driving is to cover. Name a corner on the way, or drive without the card.}}',
} as const;
