// Gallery pages of the app's screens, with the host of the page: a fresh installation.

import { screenAt } from '@gallery/app-at';

export default { title: 'Screens/App' };

export const Home = screenAt('/');

export const Races = screenAt('/races');

export const Settings = screenAt('/settings');

export const Rules = screenAt('/rules');

export const School = screenAt('/school');

export const Seasons = screenAt('/seasons');

export const NewSeason = screenAt('/seasons/new');

export const Statistics = screenAt('/statistics');

export const Join = screenAt('/join');

export const RaceGone = { ...screenAt('/race/none'), name: 'A race that is gone' };
