// Gallery pages of what the shell shows of the game, and of every part that lies on its table.

import { finishedAt, screenAt } from '@gallery/app-at';
import { Parts, Pictures } from '@gallery/game-pages';
import { Specimen, Specimens } from '@gallery/specimens';
import { box } from './box';

export default {
  title: 'Heat/Game',
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

export const CarsAndCircuits = { render: () => <Pictures game="heat" /> };

export const PartsOfTheTable = { render: () => <Parts game="heat" /> };

export const Setup = screenAt('/setup/heat');

export const Lesson = screenAt('/school/heat');

export const Results = finishedAt('heat', (race) => `/results/${race}`);

export const Replay = finishedAt('heat', (race) => `/replay/${race}`);
