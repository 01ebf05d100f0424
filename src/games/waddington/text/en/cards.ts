// What all tactic cards and pit cards of Waddington's Formula 1 say, in English. Titles and texts are in their rows (data/).

export const cards = {
  /** Large on the card: that corner costs nothing. */
  'tactic.free': 'Free',
  /** On the card's foot: when it is played. */
  'tactic.when': '{when, select, before {before} other {after}}',
  /** All of a card, read out or under the pointer; barred: why it cannot be used now. */
  'tactic.told': '{title}: {text}',

  /** What a pit card does, in few words. missed: turns; speed: the most at the restart; kept: it stays with the car. */
  'pit.effect':
    '{missed, plural, =0 {} one {misses # turn} other {misses # turns}}{speed, plural, =60 {} =80 {starts at up to 80} other {starts at # at most}}{kept, select, true { · kept} other {}}',
} as const;
