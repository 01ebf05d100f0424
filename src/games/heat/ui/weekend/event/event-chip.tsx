// The event during its race: a chip with its name, which shows its rule and opens the card again.

import { Button } from '@ui/controls/button';
import { part } from '@ui/inspector/part';
import { Dialog } from '@ui/overlays/dialog';
import { Newspaper } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { eventName } from '../../../narration/texts';
import { t } from '../../../text/t';
import { rich } from '../../rich';
import { EventCard, type EventCardProps } from './event-card';
import styles from './event-chip.module.css';

/** The event's chip, which opens its card. */
export function EventChip(props: EventCardProps): ReactElement {
  const [open, setOpen] = useState(false);
  const name = eventName(props.event);
  return (
    <>
      <button
        type="button"
        className={styles.weekendChip}
        {...part(`occasion.${props.event}`)}
        onClick={() => setOpen(true)}
      >
        <Newspaper size={18} aria-hidden="true" />
        {rich('chip.event', { event: name }, { hidden: (inner) => <span className="visually-hidden">{inner}</span> })}
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={name}
        actions={<Button onClick={() => setOpen(false)}>{t('chip.close')}</Button>}
      >
        <div className={styles.weekendAgain}>
          <EventCard {...props} />
        </div>
      </Dialog>
    </>
  );
}
