// What the coach says in somebody's first race of Formula D, in English. No sentence is longer than 20 words.

export const coach = {
  'coach.stops':
    '{corner} asks for {asked, plural, one {<b>#</b> stop} other {<b>#</b> stops}}: that many moves must end in it. Gear {gear} makes one with <b>{percent} %</b>.',
  'coach.die':
    'Gear {gear} rolls <b>{low}</b> to <b>{high}</b>. With <b>{percent} %</b> of its faces you drive on without wear.',
  'coach.shift': 'From gear {from} down to {gear} you skip gears. That costs <b>{cost}</b> wear, before you roll.',
  'coach.stop': 'Ending your move here is stop <b>{made}</b> of <b>{asked}</b> in {corner}.',
  'coach.brake': 'Every space you do not drive costs 1 wear. Braking costs <b>{cost}</b> here, <b>{left}</b> stay.',
  'coach.overshoot':
    'You leave {corner} before your stops are made. Overshooting costs <b>{cost}</b> wear, <b>{left}</b> stay.',
  'coach.beside': 'You would stop beside {names}. There a die is rolled: <b>{percent} %</b> to lose a wear point.',
  'coach.slipstream':
    'You are right behind {name}. The slipstream carries you <b>{n}</b> spaces on, {cost, plural, =0 {for free} other {for <b>#</b> wear}}.',
} as const;
