// Weather, road tokens and the press in a few words, in English.

export const conditions = {
  /** What weather does where it lasts. */
  'lasting.noCooldown': 'No cooldown',
  'lasting.noSlipstream': 'No slipstream starts',
  'lasting.slipstreamPlus2': 'Slipstream +2',
  'lasting.cooldownPlus1': 'Cooldown +1',
  /** What weather changes in every deck before the race. more, less: n is positive. */
  'weatherSetup.heatToDeck': '{n, number} heat into every deck',
  'weatherSetup.heatToDiscard': '{n, number} heat start discarded',
  'weatherSetup.stress': '{n, number} {way, select, less {less} other {more}} stress in every deck',
  'weatherSetup.engine': '{n, number} {way, select, less {less} other {more}} heat in every engine',
  'weatherText.overcast': 'One fewer Stress card in every deck. No cooldown in the affected sectors.',
  'weatherText.fog': 'One extra Heat card in every engine. No slipstream may start in the affected sectors.',
  'weatherText.storm':
    'One extra Stress card in every deck. A slipstream that starts in an affected sector may be up to 2 spaces longer.',
  'weatherText.coldSnap': 'One fewer Heat card in every engine. One extra cooldown in the affected sectors.',
  'weatherText.rain':
    'Three Heat cards from every engine are shuffled into the draw pile. One extra cooldown in the affected sectors.',
  'weatherText.heatwave':
    'Three Heat cards from every engine start in the discard pile. A slipstream that starts in an affected sector may be up to 2 spaces longer.',

  /** What the token of a corner does. */
  'token.weather':
    '{lasting, select, noCooldown {Weather front: no cooldown} noSlipstream {Weather front: no slipstream starts} slipstreamPlus2 {Weather front: slipstream +2} other {Weather front: cooldown +1}}',
  'token.overheat': 'Overheat: pay {n, number} more',
  'token.slower': 'Greasy corner: limit {printed, number} to {limit, number}',
  'token.faster': 'Fresh asphalt: limit {printed, number} to {limit, number}',
  'token.freeBoost': 'Cool air: boost is free',
  'token.tow': 'Tailwind: slipstream +{n, number}',
  'token.none': 'No token',
  'sector.home': 'Home sector',
  'sector.home.lasting':
    '{lasting, select, noCooldown {Home sector: no cooldown} noSlipstream {Home sector: no slipstream starts} slipstreamPlus2 {Home sector: slipstream +2} other {Home sector: cooldown +1}}',
  /** What is said of the label of a sector, with the weather and what it does there. */
  'sector.told':
    '{sector, select, home {Home sector} other {Weather front}}: {weather, select, overcast {overcast} fog {fog} storm {storm} coldSnap {cold snap} rain {heavy rain} other {heatwave}}, {lasting, select, noCooldown {no cooldown} noSlipstream {no slipstream starts} slipstreamPlus2 {slipstream +2} other {cooldown +1}}',
  /** A corner on the board, over its effects. */
  'corner.rule': '{corner} · limit {limit, number}',
  'corner.rule.said': '{corner}, limit {limit, number}',
  'press.rule': 'Press: {speed, number} or more wins a sponsorship card',

  'road.title': 'Weather and road',
  'road.close': 'Close',
  'road.tokens': 'Road tokens',
  'road.weather.line': '<b>{weather}</b> {setup}. {lasting} where it applies.',
  'road.limit.said': ', limit {limit, number}.',

  /** Painted on boards in capitals. */
  'painted.weather': 'WEATHER',
  'painted.press': 'PRESS',
  'painted.strike': 'STRIKE',
  'painted.oneLap': 'ONE LAP',
  'painted.fewer': 'FEWER',
  'painted.stewards': 'STEWARDS',
  'painted.soldOut': 'SOLD OUT',
  'painted.live': 'LIVE',
} as const;
