// The event of the race while it is raced: a chip by its name, which says its rule and opens the card again.

import { Button } from '@ui/panels/button';
import { Dialog } from '@ui/panels/dialog';
import { Tip } from '@ui/panels/tooltip';
import { Newspaper } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { EVENTS } from '../../data/events';
import { EventCard, type EventCardProps } from './event-card';
import './weekend.css';

/** The chip. */
export function EventChip(props: EventCardProps): ReactElement {
  const [open, setOpen] = useState(false);
  const { name, text } = EVENTS[props.event];
  return (
    <>
      <Tip text={text}>
        <button type="button" className="hw-chip" onClick={() => setOpen(true)}>
          <Newspaper size={18} aria-hidden="true" />
          {name}
          <span className="hidden-text">: show the event's card</span>
        </button>
      </Tip>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={name}
        actions={<Button onClick={() => setOpen(false)}>Close</Button>}
      >
        <div className="hw-again">
          <EventCard {...props} />
        </div>
      </Dialog>
    </>
  );
}
