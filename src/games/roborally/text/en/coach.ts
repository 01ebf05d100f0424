// What the coach says in somebody's first race of RoboRally, in English. No sentence is longer than 20 words.

export const coach = {
  'coach.program':
    'Put <b>{n}</b> of your <b>{cards}</b> cards into registers. They run one after the other, towards checkpoint <b>{number}</b>.',
  'coach.order':
    'Your cards have numbers from <b>{low}</b> to <b>{high}</b>. In each register, the robot with the highest number moves first.',
  'coach.belt':
    'In register <b>{register}</b> a belt carries you <b>{n}</b> {n, plural, one {space} other {spaces}} on, after your card.',
  'coach.laser': 'At the end of register <b>{register}</b> you are in a laser. That is <b>{n}</b> damage.',
  'coach.touch':
    'In register <b>{register}</b> you end on checkpoint <b>{number}</b>: it counts, if nobody pushes you off.',
  'coach.destroyed':
    'In register <b>{register}</b> your robot is destroyed. That costs a life: <b>{lives}</b> would be left.',
  'coach.locked':
    'With <b>{damage}</b> damage you get <b>{cards}</b> cards. {n, plural, one {<b>#</b> register keeps its old card} other {<b>#</b> registers keep their old cards}}.',
  'coach.back':
    'You come back with <b>{damage}</b> damage and {lives, plural, one {<b>#</b> life} other {<b>#</b> lives}}. Choose which way to face.',
} as const;
