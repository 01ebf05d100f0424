// Gallery pages of the statistics, over finished races of every game.

import { screenAt } from '@gallery/app-at';
import { finishedRaces } from '@gallery/saved/races';
import { to } from '../../app/routes';

export default { title: 'Screens/Statistics' };

const saved = { saved: finishedRaces };

export const All = { ...screenAt(to.statistics(), saved), name: 'All games' };

export const Person = screenAt(to.driver('person/ada'), saved);

export const Character = screenAt(to.driver('character/sora-tachigawa'), saved);

export const UnknownDriver = { ...screenAt(to.driver('person/nobody'), saved), name: 'A driver who has not raced' };
