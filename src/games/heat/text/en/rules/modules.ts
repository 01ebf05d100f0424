// Articles of Heat's rules, in English: modules.

export const modules = {
  'rules.garage.title': 'Garage',
  'rules.garage.lead': 'Before the race every driver drafts three upgrade cards, one in each of three rounds.',
  'rules.garage.1':
    'Each round, one card per driver and three more are dealt face up. In rounds 1 and 3 the last driver on the grid picks first, in round 2 the first. Cards left over leave the game.',
  'rules.garage.2':
    'Your three picks replace Speed 0, Speed 5 and the Heat in your deck. In setup you choose which cards are dealt: <upgrades>basic</upgrades> ones, <advanced>advanced</advanced> ones, or both. <legends>Legends</legends> don’t draft.',
  'rules.garage.step.1.title': 'Drivers',
  'rules.garage.step.1.text': '4',
  'rules.garage.step.2.title': 'Dealt',
  'rules.garage.step.2.text': '4 + 3 = <b>7</b> cards',
  'rules.garage.step.3.title': 'Taken',
  'rules.garage.step.3.text': '4, one each',
  'rules.garage.step.4.title': 'Left',
  'rules.garage.step.4.text': '3 leave the game',
  'rules.weather.title': 'Weather',
  'rules.weather.lead': 'A weather token changes every deck before the race and has a lasting effect in some sectors.',
  'rules.weather.1':
    'The lasting effect applies in the home sector, where the finish line is, and in the sector after each corner with a <road>Weather front</road>. Setup can leave out the home sector.',
  'rules.weather.2':
    '<b>Overcast</b>: 1 fewer Stress; no cooldown. <b>Fog</b>: 1 more Heat in the engine; no slipstream starts. <b>Cold snap</b>: 1 fewer Heat in the engine; cooldown +1.',
  'rules.weather.3':
    '<b>Storm</b>: 1 more Stress; slipstream up to 2 longer. <b>Heavy rain</b>: 3 Heat from the engine into the draw pile; cooldown +1. <b>Heatwave</b>: 3 Heat from the engine to the discard pile; slipstream up to 2 longer.',
  'rules.events.title': 'Events',
  'rules.events.lead':
    'An event is turned over before the grid: it changes the race, deals sponsorship cards and places the press.',
  'rules.events.1':
    '<b>Grandstand opening</b>: the first three to complete lap 1 win a card. <b>Record hunters</b>: you win a card for speed 15 or more. <b>Live on television</b>: you win a card for passing three cars in one round. <b>Title sponsor</b>: three cards at the start.',
  'rules.events.2':
    '<b>Drivers on strike</b>: one lap less, 2 extra points for the winner. <b>Sold-out weekend</b>: one extra lap, hands of 8. <b>Generous stewards</b>: 1 extra point for places 1 to 3. <b>Open engine rules</b>: 1 extra Heat in the engine.',
  'rules.events.3':
    '<b>Safety rules</b>: 2 fewer Heat and 1 fewer Stress, hands of 6. <b>Sponsor withdraws</b>: 1 extra Stress, and a <spinout>spin-out</spinout> puts you out of the race.',
  'rules.sponsorship.title': 'Sponsorship',
  'rules.sponsorship.lead': 'With sponsorship on, drivers win single-use cards for driving boldly past the press.',
  'rules.sponsorship.1':
    '<press>Press corners</press> explains how to win cards, <sponsors>Sponsorship cards</sponsors> how to use them. Without an <events>event</events>, nobody starts with cards and every corner is a press corner.',
  'rules.sponsorship.2':
    'In a season, the cards you still have go with you, and the sponsorship pile carries on from race to race.',
  'rules.legends.title': 'Legends',
  'rules.legends.lead': 'Legends are cars without cards: each round one Legend card says how fast they all go.',
  'rules.legends.1':
    'Far from a corner, a Legend moves at its speed but doesn’t cross the line: if it would, its diamond says how many spaces before the line it stops. Close to the corner, it moves at the limit plus its bonus, and crosses at most one line.',
  'rules.legends.2':
    'Legends pay nothing and never spin out. They block spaces, give <slipstream>slipstream</slipstream>, and score like any car.',
  'rules.legends.3':
    'Easy ones are 2 slower on straights and 1 slower in corners than the printed card; hard ones are 2 and 1 faster. Setup can add up to 6 to their speed.',
  'rules.legends.step.1.title': 'Close to the line',
  'rules.legends.step.1.text': 'Limit 5',
  'rules.legends.step.2.title': 'Legend card',
  'rules.legends.step.2.text': 'Corner +2',
  'rules.legends.step.3.title': 'It drives',
  'rules.legends.step.3.text': '5 + 2 = <b>7</b>, free',
  'rules.legends.mark.zone': 'From here: limit plus bonus',
  'rules.legends.mark.end': 'The Legend’s move',
  'rules.qualifying.title': 'Qualifying',
  'rules.qualifying.lead': 'One driver alone against the clock: the fewer rounds a lap takes, the better.',
  'rules.qualifying.1':
    'There’s no slipstream, no adrenaline and no turn clock, and no Legends, Garage, weather or events.',
  'rules.qualifying.2':
    'A lap’s time is the number of rounds it took, including the first and the last. If times are equal, spaces past the line decide.',
  'rules.qualifying.step.1.title': 'Lap 1',
  'rules.qualifying.step.1.text': 'Rounds 1 to 7: <b>7</b>',
  'rules.qualifying.step.2.title': 'Lap 2',
  'rules.qualifying.step.2.text': 'Rounds 8 to 13: <b>6</b>',
  'rules.qualifying.step.3.title': 'Best and total',
  'rules.qualifying.step.3.text': '<b>6</b> and 13',
} as const;
