// Gallery pages of the driving school: the coach, his bubble, the dimmed screen with lit spots, and the mark of a note.

import { Specimen, Specimens } from '@gallery/specimens';
import { t as setup } from '../../renderer/text/setup';
import { Bubble } from './bubble';
import { Calm } from './calm';
import { Coach } from './coach';
import { CoachMark } from './coach-mark';

export default { title: 'Toolkit/School', component: Bubble, subcomponents: { Calm, Coach, CoachMark } };

const nothing = () => undefined;

export const Bubbles = {
  render: () => (
    <Specimens>
      <Specimen name="with a task and an article" width={420}>
        <Bubble onWhy={nothing} foot={setup('circuit.keys')}>
          {setup('close.follow.note')}
        </Bubble>
      </Specimen>
      <Specimen name="a wrong answer" width={420}>
        <Bubble isWrong>{setup('close.first')}</Bubble>
      </Specimen>
      <Specimen name="quiet, narrow" width={260}>
        <Bubble isQuiet>{setup('close.follow.note')}</Bubble>
      </Specimen>
      <Specimen name="the coach" width={160}>
        <Coach />
      </Specimen>
    </Specimens>
  ),
};

const button = { left: 40, top: 280, width: 160, height: 48, round: false };
const corner = { left: 420, top: 60, width: 70, height: 70, round: true };

export const Lit = {
  name: 'A dimmed screen',
  render: () => (
    <div style={{ position: 'relative', width: 600, maxWidth: '100%', height: 400 }}>
      <Calm
        size={{ width: 600, height: 400 }}
        controls={[button]}
        things={[{ ...corner, left: 300, top: 200 }]}
        cause={corner}
        rings={[]}
        onMiss={nothing}
        misses={1}
        step="1"
      />
    </div>
  ),
};

export const Marks = {
  name: 'Marks of a note',
  render: () => (
    <div style={{ position: 'relative', width: 600, maxWidth: '100%', height: 400 }}>
      <CoachMark spot={button} />
      <CoachMark spot={corner} />
    </div>
  ),
};
