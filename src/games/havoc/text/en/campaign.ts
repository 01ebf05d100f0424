// The races of Havoc Speedway in the campaign, and what its handicaps and the steps of the ladder change, in English.

export const campaign = {
  'campaign.light-breeze.name': 'Light breeze',
  'campaign.light-breeze.brief': 'Two rivals, one lap, a Storm that barely ruffles the flags. Second place will do.',
  'campaign.thick-clouds.name': 'Thick clouds',
  'campaign.thick-clouds.brief':
    'Two decks and five cards in every hand: this Storm pile will take a while. Come out of it in front.',
  'campaign.no-dents.name': 'Mind the paint',
  'campaign.no-dents.goal': 'Finish in the first two, with one crash at most',
  'campaign.no-dents.brief': 'The sponsor wants photographs. Finish in the first two, and crash once at most.',
  'campaign.full-hands.name': 'Hands full',
  'campaign.full-hands.brief':
    'You are dealt two cards more than everyone else in every Storm. Hold on to your hat, and win.',
  'campaign.eye-of-the-storm.name': 'Eye of the Storm',
  'campaign.eye-of-the-storm.brief':
    'Two laps against two racers and a Legend, who seems to know what the wind will do next.',
  'campaign.handicap.cards': 'You are dealt {level, plural, one {one more card} other {# more cards}} in every Storm',
  'campaign.option.laps': 'The race has {value} laps',
  'campaign.option.handSize': '{value} cards in every hand',
  'campaign.option.passes': '{value, plural, one {# racing turn} other {# racing turns}} in a round',
  'campaign.option.decks': 'Storms are dealt from {value} decks',
  'campaign.option.coins': 'The Storm winner gets {value, plural, one {only # coin} other {only # coins}}',
} as const;
