// Gallery pages of what the shell shows of the game, and of every part on its table.

import { finishedAt, screenAt } from '@gallery/app-at';
import { Cover, PartCards, Pictures } from '@gallery/game-pages';
import { box } from './box';
import { WingedCar } from './box-car';

export default {
  title: 'Formula D/Game',
  subcomponents: { WingedCar },
};

export const Box = { render: () => <Cover box={box} /> };

export const CarsAndCircuits = { render: () => <Pictures game="formula-d" /> };

export const PartsOfTheTable = { render: () => <PartCards game="formula-d" /> };

export const Setup = screenAt('/setup/formula-d');

export const Lesson = screenAt('/school/formula-d');

export const Results = finishedAt('formula-d', (race) => `/results/${race}`);

export const Replay = finishedAt('formula-d', (race) => `/replay/${race}`);
