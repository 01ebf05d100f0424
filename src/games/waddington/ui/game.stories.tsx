// Gallery pages of what the shell shows of the game, and of every part on its table.

import { finishedAt, screenAt } from '@gallery/app-at';
import { Cover, PartCards, Pictures } from '@gallery/game-pages';
import { box } from './box';
import { CigarCar } from './box-car';

export default {
  title: 'Waddington/Game',
  subcomponents: { CigarCar },
};

export const Box = { render: () => <Cover box={box} /> };

export const CarsAndCircuits = { render: () => <Pictures game="waddington" /> };

export const PartsOfTheTable = { render: () => <PartCards game="waddington" /> };

export const Setup = screenAt('/setup/waddington');

export const Lesson = screenAt('/school/waddington');

export const Results = finishedAt('waddington', (race) => `/results/${race}`);

export const Replay = finishedAt('waddington', (race) => `/replay/${race}`);
