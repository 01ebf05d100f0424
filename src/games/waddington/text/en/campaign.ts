// The races of Waddington's Formula 1 in the campaign, and what its handicaps and the steps of the ladder change, in English.

export const campaign = {
  'campaign.tea-at-three.name': 'Tea at three',
  'campaign.tea-at-three.brief': 'Three laps of the park against three gentle souls. Be back in time for tea.',
  'campaign.bald-tyres.name': 'Bald tyres',
  'campaign.bald-tyres.brief':
    'The garage found a set of tyres behind the shed. They are round, mostly. Win before they remember their age.',
  'campaign.on-the-road.name': 'Kindly stay on the road',
  'campaign.on-the-road.goal': 'Finish in the first three, with two spins at most',
  'campaign.on-the-road.brief':
    'The farmer has complained about the hedge. Finish on the podium with two spins at most.',
  'campaign.empty-sleeves.name': 'Nothing up your sleeve',
  'campaign.empty-sleeves.brief':
    'No tactic cards for anyone, and your brakes have seen better days. Just you, the chart, and the arithmetic.',
  'campaign.the-professor.name': 'The professor',
  'campaign.the-professor.brief':
    'One of your rivals works out every move to the last square. You start last. Be less predictable.',
  'campaign.handicap.tyres': 'Your tyres start with {level, plural, one {# point} other {# points}} of wear',
  'campaign.handicap.brakes': 'Your brakes start with {level, plural, one {# point} other {# points}} of wear',
  'campaign.option.handSize': 'Everyone gets {value} tactic cards',
  'campaign.option.pitCards': 'Pit cards decide what happens in the pits',
  'campaign.option.strictTyres': 'Strict rules for tyres',
} as const;
