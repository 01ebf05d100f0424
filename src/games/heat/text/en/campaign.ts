// The races of Heat in the campaign, and what its handicaps and the steps of the ladder change, in English.

export const campaign = {
  'campaign.first-laps.name': 'First laps',
  'campaign.first-laps.brief':
    'One lap round the bowl with three rookies. Wave to the grandstand; it is the last time they will be this easy to pass.',
  'campaign.umbrella.name': 'Bring an umbrella',
  'campaign.umbrella.brief':
    'The forecast says sunny spells. The forecast has never driven here. You start last, in whatever falls from the sky.',
  'campaign.clean-overalls.name': 'Clean overalls',
  'campaign.clean-overalls.goal': 'Finish in the first two without a spin-out',
  'campaign.clean-overalls.brief':
    'From the back of the grid to the front, and the laundry says: no grass stains. One spin-out and the race does not count.',
  'campaign.cold-engine.name': 'Cold engine',
  'campaign.cold-engine.brief':
    'Somebody sold your Heat cards. Your Engine starts empty, and until you have cooled a few, every corner is exactly as fast as its sign.',
  'campaign.one-legend.name': 'One of them is a Maestro',
  'campaign.one-legend.brief':
    'The garage is open, you start last, and one of the five has done nothing else since school. Draft well.',
  'campaign.handicap.heat':
    '{level, plural, one {One Heat card of your Engine starts} other {# Heat cards of your Engine start}} in the discard pile',
  'campaign.handicap.stress': '{level, plural, one {One more Stress card} other {# more Stress cards}} in your deck',
  'campaign.option.laps': 'The race has {value} laps',
  'campaign.option.weather': 'Weather and road conditions count',
} as const;
