// What the coach says in somebody's first race of Waddington's Formula 1, in English. No sentence is longer than 20 words.

export const coach = {
  'coach.speed':
    'Every <b>{step}</b> mph drive you one square. At <b>{speed}</b> mph you go exactly <b>{n}</b> squares.',
  'coach.wear':
    'Braking from <b>{from}</b> to <b>{speed}</b> mph wears your car: {wear, select, tyres {<b>{tyres}</b> on the tyres} brakes {<b>{brakes}</b> on the brakes} other {<b>{tyres}</b> on the tyres, <b>{brakes}</b> on the brakes}}.',
  'coach.clean':
    '{corner} is safe up to <b>{limit}</b> mph here. At <b>{speed}</b> nothing happens, and nothing is worn.',
  'coach.fast':
    '{corner} is safe up to <b>{limit}</b>, you are <b>{excess}</b> over. Dice decide: <b>{percent} %</b> to spin off.',
  'coach.spin':
    '{corner} is safe up to <b>{limit}</b>. At <b>{speed}</b> you are <b>{excess}</b> over: a certain spin-off.',
  'coach.run': '{name} holds you up. Run up behind: <b>{n}</b> squares, and your speed becomes <b>{speed}</b> mph.',
  'coach.cards':
    'Your move is made, now you may play one card. {n, plural, one {<b>#</b> of yours fits} other {<b>#</b> of yours fit}}.',
  'coach.pit':
    'Your pit takes off all wear: <b>{tyres}</b> of the tyres, <b>{brakes}</b> of the brakes. It ends your move.',
} as const;
