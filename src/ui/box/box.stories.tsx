// Gallery page of the boxes: every game's cover as on the shelf, and the parts that covers share.

import { Specimen, Specimens } from '@gallery/specimens';
import { CoverFrame } from './cover-frame';
import { CoverTitle } from './cover-title';
import type { GameBox } from './game-box';
import { PrintedWheel } from './printed-wheel';

export default { title: 'Toolkit/Boxes', component: CoverFrame, subcomponents: { CoverTitle, PrintedWheel } };

const boxes = import.meta.glob<{ box: GameBox }>('../../games/*/ui/box.tsx', { eager: true });

export const Covers = {
  render: () => (
    <Specimens>
      {Object.values(boxes).map(({ box }) => (
        <Specimen key={box.id} name={box.plate} width={220} height={300}>
          <box.cover />
        </Specimen>
      ))}
    </Specimens>
  ),
};
