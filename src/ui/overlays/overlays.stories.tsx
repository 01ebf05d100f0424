// Gallery pages for overlays: dialogs, a seat's palette, messages, tooltips.

import type { Colour } from '@core/contract';
import { Specimen, Specimens } from '@gallery/specimens';
import { Info } from 'lucide-react';
import { useEffect, useState } from 'react';
import { t as results } from '../../renderer/text/results';
import { t as setup } from '../../renderer/text/setup';
import { Button } from '../controls/button';
import { SEAT_PAINTS } from '../theme/seats';
import { Confirm, Dialog } from './dialog';
import { HoldTip } from './hold-tip';
import { Palette } from './palette';
import { ToastList } from './toast-list';
import { Toasts, toast } from './toasts';
import { Tip, TipLayer } from './tooltip';

const SEAT_COLOURS = Object.keys(SEAT_PAINTS) as Colour[];

export default {
  title: 'Toolkit/Overlays',
  component: Dialog,
  subcomponents: { Confirm, HoldTip, Palette, Toasts, ToastList, Tip, TipLayer },
};

const nothing = () => undefined;

/** The state of a dialog that is open at first. again: the button that opens it again. */
function useOpen() {
  const [open, setOpen] = useState(true);
  const again = <Button onClick={() => setOpen(true)}>{setup('more')}</Button>;
  return { open, close: () => setOpen(false), again };
}

export const Form = {
  name: 'Dialogue',
  render: function Form() {
    const { open, close, again } = useOpen();
    const actions = (
      <>
        <Button onClick={close}>{setup('cancel')}</Button>
        <Button look="main" why={setup('seat.last')}>
          {setup('save')}
        </Button>
      </>
    );
    return (
      <Specimens>
        {again}
        <Dialog open={open} onClose={close} title={setup('close.title')} text={setup('close.first')} actions={actions}>
          <p className="note">{setup('close.follow.note')}</p>
        </Dialog>
      </Specimens>
    );
  },
};

export const WideForm = {
  name: 'Wide dialogue',
  render: function WideForm() {
    const { open, close, again } = useOpen();
    return (
      <Specimens>
        {again}
        <Dialog
          open={open}
          onClose={close}
          wide
          title={setup('close.title')}
          actions={<Button onClick={close}>{setup('cancel')}</Button>}
        >
          <div className="panel panel-solid">{setup('close.follow.note')}</div>
        </Dialog>
      </Specimens>
    );
  },
};

export const Question = {
  name: 'Confirmation',
  render: function Question() {
    const { open, close, again } = useOpen();
    return (
      <Specimens>
        {again}
        <Confirm
          open={open}
          title={setup('seat.remove', { name: 'Maximiliane Oberhuber-W.' })}
          text={setup('close.follow.note')}
          yes={setup('seat.removeUnnamed', { seat: 2 })}
          onYes={nothing}
          onClose={close}
        />
      </Specimens>
    );
  },
};

export const Colours = {
  name: 'Palette of a seat',
  render: () => (
    <Specimens>
      <Specimen name="of a seat">
        <Palette
          of={2}
          colours={SEAT_COLOURS}
          chosen="yellow"
          takenBy={(colour) => ({ red: 'Ada', blue: 'Maximiliane Oberhuber-W.' })[String(colour)]}
          onChoose={nothing}
          onClose={nothing}
        />
      </Specimen>
      <Specimen name="of a driver with a long name">
        <Palette
          of="Maximiliane Oberhuber-W."
          colours={SEAT_COLOURS.slice(0, 6)}
          chosen="red"
          takenBy={() => undefined}
          onChoose={nothing}
          onClose={nothing}
        />
      </Specimen>
    </Specimens>
  ),
};

export const Messages = {
  render: function Messages() {
    const show = () => {
      toast('good', results('go.saved'));
      toast('bad', setup('seat.last'), { label: setup('more'), onClick: nothing });
    };
    useEffect(() => {
      const timer = setTimeout(show, 0);
      return () => clearTimeout(timer);
    });
    return (
      <Specimens>
        <Button onClick={show}>{setup('more')}</Button>
        <Button onClick={() => toast('info', setup('close.follow.note'))}>{setup('rules')}</Button>
      </Specimens>
    );
  },
};

export const Tips = {
  name: 'Tooltip, and a finger that is held',
  render: () => (
    <Specimens>
      <Tip text={setup('close.follow.note')}>
        <button type="button" className="button button-plain" title={setup('rules')}>
          <Info size={20} />
        </button>
      </Tip>
      <HoldTip />
    </Specimens>
  ),
};
