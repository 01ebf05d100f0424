// Gallery pages of what the shell shows of the game, and of every part that lies on its table.

import { finishedAt, screenAt } from '@gallery/app-at';
import { Parts, Pictures } from '@gallery/game-pages';
import { Specimen, Specimens } from '@gallery/specimens';
import { box } from './box';
import { PodiumRobot } from './podium-robot';

export default {
  title: 'RoboRally/Game',
  subcomponents: { PodiumRobot },
};

export const Box = {
  render: () => (
    <Specimens>
      <Specimen name={box.plate} width={330} height={450}>
        <box.cover />
      </Specimen>
    </Specimens>
  ),
};

export const CarsAndCircuits = { render: () => <Pictures game="roborally" /> };

export const PartsOfTheTable = { render: () => <Parts game="roborally" /> };

export const Setup = screenAt('/setup/roborally');

export const Lesson = screenAt('/school/roborally');

export const Results = finishedAt('roborally', (race) => `/results/${race}`);

export const Replay = finishedAt('roborally', (race) => `/replay/${race}`);
