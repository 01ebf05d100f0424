// Gallery pages of the archive and of the home screen, with finished races and one that has begun.

import { screenAt } from '@gallery/app-at';
import { racesWithOneBegun } from '@gallery/saved/races';
import { to } from '../../app/routes';

export default { title: 'Screens/Races' };

const saved = { saved: racesWithOneBegun };

export const Saved = screenAt(to.races('saved'), saved);

export const Finished = screenAt(to.races('finished'), saved);

export const Home = { ...screenAt(to.home(), saved), name: 'Home, with a race that has begun' };
