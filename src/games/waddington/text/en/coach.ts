// What the coach says in somebody's first race of Waddington's Formula 1, in English. No sentence is longer than 20 words.

export const coach = {
  'coach.speed':
    'Every <b>{step}</b> mph moves you one square. At <b>{speed}</b> mph you go exactly <b>{n}</b> squares.',
  'coach.wear':
    'Braking from <b>{from}</b> to <b>{speed}</b> mph adds wear: {wear, select, tyres {<b>{tyres}</b> to the tyres} brakes {<b>{brakes}</b> to the brakes} other {<b>{tyres}</b> to the tyres, <b>{brakes}</b> to the brakes}}.',
  'coach.clean':
    '{corner} is safe up to <b>{limit}</b> mph here. At <b>{speed}</b> nothing can happen, and nothing wears.',
  'coach.fast':
    '{corner} is safe up to <b>{limit}</b>, and you are <b>{excess}</b> over. The dice decide: <b>{percent}%</b> risk of a spin-off.',
  'coach.spin':
    '{corner} is safe up to <b>{limit}</b>. At <b>{speed}</b> you are <b>{excess}</b> over, so you will spin off.',
  'coach.run':
    '{name} is holding you up. Run up behind: <b>{n}</b> {n, plural, one {square} other {squares}}, and your speed becomes <b>{speed}</b> mph.',
  'coach.cards': 'You have moved, so now you may play one card. You can play <b>{n}</b> of yours.',
  'coach.pit':
    'Your pit removes all wear: <b>{tyres}</b> from the tyres, <b>{brakes}</b> from the brakes. It ends your move.',
} as const;
