// Gallery pages of the game's content in the shell, and of every part on its table.

import { finishedAt, screenAt } from '@gallery/app-at';
import { Cover, PartCards, Pictures } from '@gallery/game-pages';
import { box } from './box';
import { PodiumRobot } from './podium-robot';

export default {
  title: 'RoboRally/Game',
  subcomponents: { PodiumRobot },
};

export const Box = { render: () => <Cover box={box} /> };

export const CarsAndCircuits = { render: () => <Pictures game="roborally" /> };

export const PartsOfTheTable = { render: () => <PartCards game="roborally" /> };

export const Setup = screenAt('/setup/roborally');

export const Lesson = screenAt('/school/roborally');

export const Results = finishedAt('roborally', (race) => `/results/${race}`);

export const Replay = finishedAt('roborally', (race) => `/replay/${race}`);
