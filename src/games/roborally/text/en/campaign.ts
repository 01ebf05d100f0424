// The races of RoboRally in the campaign, and what its handicaps and the steps of the ladder change, in English.

export const campaign = {
  'campaign.first-day.name': 'First day at work',
  'campaign.first-day.brief':
    'Two novices, a tidy floor, and a badge with your name on it. Be one of the first two when the bell rings.',
  'campaign.scratched.name': 'Slightly scratched',
  'campaign.scratched.brief':
    'The forklift says sorry. You start with two points of damage and fewer cards. There is a wrench out there somewhere.',
  'campaign.one-life.name': 'One life',
  'campaign.one-life.brief': 'Accounting has cancelled your spare bodies. Mind the pits, and be one of the first two.',
  'campaign.night-watch.name': 'Night watch',
  'campaign.night-watch.brief':
    'Robots that are switched off keep shooting, and repair sites give back one point only. Sleep well.',
  'campaign.full-belt.name': 'Six on one belt',
  'campaign.full-belt.brief':
    'Everyone wants the same conveyor, one of them is a Mastermind, and you start at the far dock.',
  'campaign.handicap.damage': 'Your robot starts with {level, plural, one {# point} other {# points}} of damage',
  'campaign.handicap.lives': 'Your robot has {level, plural, one {one life} other {# lives}} less',
  'campaign.option.repair': 'Repair sites repair 1 damage only',
  'campaign.option.downFires': 'Robots that are switched off fire their lasers',
} as const;
