// Gallery pages of what the shell shows of the game, and of every part on its table.

import { finishedAt, screenAt } from '@gallery/app-at';
import { Cover, PartCards, Pictures } from '@gallery/game-pages';
import { box } from './box';

export default {
  title: 'Heat/Game',
};

export const Box = { render: () => <Cover box={box} /> };

export const CarsAndCircuits = { render: () => <Pictures game="heat" /> };

export const PartsOfTheTable = { render: () => <PartCards game="heat" /> };

export const Setup = screenAt('/setup/heat');

export const Lesson = screenAt('/school/heat');

export const Results = finishedAt('heat', (race) => `/results/${race}`);

export const Replay = finishedAt('heat', (race) => `/replay/${race}`);
