// The races of Formula D in the campaign, and what its handicaps and the steps of the ladder change, in English.

export const campaign = {
  'campaign.sunday-best.name': 'Sunday best',
  'campaign.sunday-best.brief': 'One lap along the harbour with three rookies. Smile for the yachts.',
  'campaign.lightweight.name': 'Lightweight',
  'campaign.lightweight.brief':
    'To save weight, the team left out a third of the wear points. You start last of six. Brake as if each point were your own money.',
  'campaign.rush-hour.name': 'Rush hour',
  'campaign.rush-hour.brief': 'Ten cars, one road, and you are the tenth. The first five get home in time for dinner.',
  'campaign.borrowed-car.name': 'Borrowed car',
  'campaign.borrowed-car.brief':
    'Your cousin says the car has hardly been used. Five of its wear points are missing. Bring it home in the first two.',
  'campaign.grand-finale.name': 'Grand finale',
  'campaign.grand-finale.brief':
    'Two laps, a pit stop if you like, and a Maestro in front of you. Everyone else starts in front of you, too. The podium has three steps.',
  'campaign.handicap.wear': '{level, plural, one {One wear point} other {# wear points}} less at the start',
  'campaign.option.laps': 'The race has {value} laps',
  'campaign.option.wearPoints': 'Every car has only {value} wear points',
  'campaign.option.collision': 'In a collision all cars roll, not only the one that moves',
} as const;
