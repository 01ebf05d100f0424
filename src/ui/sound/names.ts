// Every sound, and the group whose fader it follows.
// Not here: its layers (scores/), or when a game plays it (the game's sounds.ts).

/** Groups with a fader each. The page's own clicks follow only the main volume. */
export const SOUND_GROUPS = ['engines', 'table', 'crowd', 'music', 'chime'] as const;
export type SoundGroup = (typeof SOUND_GROUPS)[number];

export const SOUNDS = {
  tick: 'page',
  click: 'page',
  confirm: 'page',
  refuse: 'page',
  joined: 'page',
  lastSeconds: 'page',
  yourTurn: 'chime',

  cardSlide: 'table',
  cardFlip: 'table',
  deal: 'table',
  shuffle: 'table',
  dice: 'table',
  knock: 'table',
  coin: 'table',
  stamp: 'table',

  gear: 'engines',
  boost: 'engines',
  brake: 'engines',
  squeal: 'engines',
  gravel: 'engines',
  thud: 'engines',
  crash: 'engines',
  spark: 'engines',
  wind: 'engines',
  pit: 'engines',
  lights: 'engines',
  go: 'engines',
  belt: 'engines',
  servo: 'engines',
  clank: 'engines',
  piston: 'engines',
  laser: 'engines',
  fall: 'engines',
  beam: 'engines',
  thunder: 'engines',
  bubbles: 'engines',

  cheer: 'crowd',
  roar: 'crowd',
  gasp: 'crowd',
  bell: 'crowd',

  call: 'music',
  fanfare: 'music',
  theme: 'music',
} as const satisfies Readonly<Record<string, SoundGroup | 'page'>>;

/** The name of a sound. */
export type SoundName = keyof typeof SOUNDS;
