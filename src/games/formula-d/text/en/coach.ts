// What the coach says in somebody's first race of Formula D, in English. No sentence is longer than 20 words.

export const coach = {
  'coach.stops':
    '{corner} needs {asked, plural, one {<b>#</b> stop: one move that ends in it} other {<b>#</b> stops: moves that end in it}}. Gear {gear} gives you a <b>{percent}%</b> chance of making one.',
  'coach.die': 'Gear {gear} rolls <b>{low}</b> to <b>{high}</b>. <b>{percent}%</b> of its rolls cost no wear.',
  'coach.shift':
    'Shifting from gear {from} down to {gear} skips gears. That costs <b>{cost}</b> wear, before you roll.',
  'coach.stop': 'If you end your move here, that’s stop <b>{made}</b> of <b>{asked}</b> in {corner}.',
  'coach.brake':
    'Each space you don’t drive costs 1 wear. Braking here costs <b>{cost}</b> and leaves you <b>{left}</b>.',
  'coach.overshoot':
    'You leave {corner} before making all your stops. Overshooting costs <b>{cost}</b> wear and leaves you <b>{left}</b>.',
  'coach.beside': 'You would stop beside {names} and roll a die. The risk of losing a wear point is <b>{percent}%</b>.',
  'coach.slipstream':
    'You’re right behind {name}. The slipstream takes you <b>{n}</b> spaces further, {cost, plural, =0 {for free} other {for <b>#</b> wear}}.',
} as const;
