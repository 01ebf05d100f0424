// Gallery pages of what the shell shows of the game, and of every part that lies on its table.

import { finishedAt, screenAt } from '@gallery/app-at';
import { Parts, Pictures } from '@gallery/game-pages';
import { Specimen, Specimens } from '@gallery/specimens';
import { box } from './box';
import { CigarCar } from './box-car';

export default {
  title: 'Waddington/Game',
  subcomponents: { CigarCar },
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

export const CarsAndCircuits = { render: () => <Pictures game="waddington" /> };

export const PartsOfTheTable = { render: () => <Parts game="waddington" /> };

export const Setup = screenAt('/setup/waddington');

export const Lesson = screenAt('/school/waddington');

export const Results = finishedAt('waddington', (race) => `/results/${race}`);

export const Replay = finishedAt('waddington', (race) => `/replay/${race}`);
