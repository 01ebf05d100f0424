// Positions to look at in the component gallery. Not here: rules tests, which build their own.

import type { BuiltPositions } from '@gallery/positions';
import type { WaddingtonEvent } from '../types';
import { type Race, race, started } from './race';
import { raceConfig } from './race-config';

export const positions: BuiltPositions = {
  'Speed: worn gauges before a corner': () =>
    at(
      race('T')
        .car({ colour: 'red', at: '26/3', reading: 160, tyres: 5, brakes: 3, hand: 'superbDriving quickReactions' })
        .car({ colour: 'yellow', at: '28/3', reading: 100 })
        .car({ colour: 'green', at: '20/4', reading: 120 })
        .begin('red'),
    ),
  'Speed: gauges used up': () =>
    at(
      race('T')
        .car({ colour: 'red', at: '26/3', reading: 120, tyres: 8, brakes: 5 })
        .car({ colour: 'blue', at: '13/3' })
        .begin('red'),
    ),
  'Running up behind a slower car': () =>
    at(
      race('T')
        .car({ colour: 'yellow', at: '12/3', reading: 140 })
        .car({ colour: 'orange', at: 'B1/2', reading: 60 })
        .car({ colour: 'green', at: 'B1/4', reading: 60 })
        .begin('yellow'),
    ),
  'A card to play after the drive': () =>
    at(
      race('T')
        .car({ colour: 'black', at: '46/2', reading: 80, hand: 'quickReactions' })
        .car({ colour: 'red', at: '13/3' })
        .begin('black')
        .drive(80, 'F1/2 F2/2 F3/2 F4/2'),
    ),
  'Spun off, a hand full of tactics': () =>
    at(
      race('T')
        .car({ colour: 'blue', at: 'S-mill', hand: 'carburettorTuned superbDriving quickReactions' })
        .car({ colour: 'green', at: '46/2', reading: 100 })
        .begin('blue'),
    ),
  'A pit card that is kept': () =>
    at(
      race('T')
        .car({ colour: 'red', at: '26/3', reading: 120, kept: 'specialTyres', active: true })
        .car({ colour: 'blue', at: '13/3', kept: 'brakeFailure' })
        .begin('red'),
    ),
  'Special tyres to use in a corner': () =>
    at(
      race('T')
        .car({ colour: 'green', at: '20/4', reading: 100, kept: 'specialTyres' })
        .car({ colour: 'blue', at: '13/3' })
        .begin('green')
        .drive(100, 'D1/4 D2/4 D3/4 D4/4 D5/4'),
    ),
  'Choosing a car before the race': () => {
    const config = raceConfig('porto-sirena', 4, { carChoice: 'dice' as never });
    return { s: started(config, 'gallery'), events: [] as WaddingtonEvent[], config };
  },
};

/** A position with the config of a race with these cars. */
function at({ s, events }: Race) {
  const cars = s.cars.map(({ colour }) => ({ colour }));
  return { s, events, config: { ...raceConfig(s.circuit, 2), cars } };
}
