// Gallery pages of the shared dashboard components.

import { updateOf } from '@gallery/position-race';
import { builtPosition } from '@gallery/positions';
import { Specimen, Specimens } from '@gallery/specimens';
import { Timer } from 'lucide-react';
import { t as setup } from '../../../renderer/text/setup';
import { Slot, Slots, WatchSlot } from '../layout/slots';
import { ChooseButton } from './choose-button';
import { DashHead } from './dash-head';
import { FieldTable } from './field-table';
import { IdleButton } from './idle-button';
import { StepList } from './step-list';

export default {
  title: 'Toolkit/Dashboard parts',
  component: Slots,
  subcomponents: { ChooseButton, DashHead, FieldTable, IdleButton, Slot, StepList, WatchSlot },
};

export const Sections = {
  render: () => (
    <Specimens>
      {[false, true].map((dim) => (
        <Specimen key={String(dim)} name={dim ? 'takes no input' : 'usual'} width={360}>
          <Slots className="panel panel-glass" dim={dim}>
            <Slot at="choice">
              <DashHead name="panel-head" head={setup('drivers')} figure={<b className="num">3</b>} />
            </Slot>
            <Slot at="main">
              <IdleButton isOver={false} isOut={false} isRunning={false} />
            </Slot>
          </Slots>
        </Specimen>
      ))}
      <Specimen name="while watching" width={360}>
        <WatchSlot name={setup('drivers')}>{setup('drivers')}</WatchSlot>
      </Specimen>
    </Specimens>
  ),
};

export const Waiting = {
  name: 'Main button without a turn',
  render: () => (
    <Specimens>
      <Specimen name="others decide" width={200}>
        <IdleButton isOver={false} isOut={false} isRunning={false} />
      </Specimen>
      <Specimen name="events are shown" width={200}>
        <IdleButton isOver={false} isOut={false} isRunning />
      </Specimen>
      <Specimen name="nothing is chosen yet" width={200}>
        <ChooseButton />
      </Specimen>
      <Specimen name="out of the race" width={200}>
        <IdleButton isOver={false} isOut isRunning={false} />
      </Specimen>
      <Specimen name="the race is over" width={200}>
        <IdleButton isOver isOut={false} isRunning={false} />
      </Specimen>
    </Specimens>
  ),
};

export const Tables = {
  render: () => {
    const { seats } = updateOf(builtPosition('formula-d', 'Move: where to stop'), { names: 'long' });
    const cars = seats.map(({ seat, colour }) => ({ seat, colour }));
    return (
      <Specimens>
        <Specimen name="the field" width={460}>
          <FieldTable
            className={undefined}
            who={setup('drivers')}
            seats={seats}
            cars={cars}
            active={1}
            columns={[
              { head: setup('seed'), cell: ({ seat }) => seat * 7, alarm: ({ seat }) => seat === 2 },
              { head: setup('bank'), cell: () => '0:30' },
            ]}
          />
        </Specimen>
        <Specimen name="steps" width={300}>
          <StepList
            steps={[
              { id: 1, mark: 1, label: setup('circuit') },
              {
                id: 2,
                mark: <Timer size={16} />,
                label: setup('close.title'),
                now: true,
                more: <b>{setup('more')}</b>,
              },
              { id: 3, mark: 3, label: setup('drivers') },
            ]}
          />
        </Specimen>
      </Specimens>
    );
  },
};
