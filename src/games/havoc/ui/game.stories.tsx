// Gallery pages of the game's content in the shell, and of every part on its table.

import { finishedAt, screenAt } from '@gallery/app-at';
import { Cover, PartCards, Pictures } from '@gallery/game-pages';
import { box } from './box';
import { StockCar } from './box-car';

export default {
  title: 'Havoc/Game',
  subcomponents: { StockCar },
};

export const Box = { render: () => <Cover box={box} /> };

export const CarsAndCircuits = { render: () => <Pictures game="havoc" /> };

export const PartsOfTheTable = { render: () => <PartCards game="havoc" /> };

export const Setup = screenAt('/setup/havoc');

export const Lesson = screenAt('/school/havoc');

export const Results = finishedAt('havoc', (race) => `/results/${race}`);

export const Replay = finishedAt('havoc', (race) => `/replay/${race}`);
