// Gallery pages of the statistics, over finished races of every game. Drivers have ratings in one game.

import { screenAt } from '@gallery/app-at';
import { finishedRaces } from '@gallery/saved/races';
import { to } from '../../app/routes';
import { type Tab, useShown } from './filter';

export default { title: 'Screens/Statistics' };

const PERSON = to.driver('person/ada');
const CHARACTER = to.driver('character/sora-tachigawa');

export const Drivers = overRaces(to.statistics());

export const Ratings = { ...overRaces(to.statistics(), 'drivers', 'heat'), name: 'Drivers of one game, with ratings' };

export const Records = overRaces(to.statistics(), 'records');

export const Person = overRaces(PERSON);

export const PersonInHeat = { ...overRaces(PERSON, 'drivers', 'heat'), name: 'Person, one game' };

export const Character = overRaces(CHARACTER);

export const CharacterInRoboRally = { ...overRaces(CHARACTER, 'drivers', 'roborally'), name: 'Character, one game' };

export const UnknownDriver = { ...overRaces(to.driver('person/nobody')), name: 'A driver who has not raced' };

function overRaces(address: string, tab: Tab = 'drivers', game?: string) {
  return screenAt(address, {
    saved: finishedRaces,
    set: () => useShown.setState({ tab, game, circuit: undefined }),
  });
}
