// Guests of all tables who have no seat: the host drags them onto a table, or seats all of them at once.

import type { Guest, Party } from '@api/party';
import { useDraggable } from '@dnd-kit/core';
import { Button } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { Chip, Panel, PanelHead } from '@ui/panels/panel';
import { ScrollArea } from '@ui/panels/scroll-area';
import { GripVertical, WandSparkles } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '../../text/hall';
import { DeviceIcon } from '../lobby/device-icon';
import { JoinRequest } from '../lobby/join-request';
import { joinRequestsOf } from '../lobby/table';
import { HallFace } from './hall-face';
import styles from './hall-side.module.css';
import { waitingIn } from './table-state';

export interface WaitingProps {
  party: Party;
  /** No table has a free seat. */
  isFull: boolean;
  /** Asks who goes where. */
  onSeatAll(): void;
}

/** The panel; above it, guests who ask to be let in. */
export function Waiting({ party, isFull, onSeatAll }: WaitingProps): ReactElement {
  const isHost = party.you === null;
  const guests = waitingIn(party);
  const [first] = guests;
  return (
    <>
      {isHost && joinRequestsOf(party).map((guest) => <JoinRequest key={guest.id} guest={guest} />)}
      <Panel className={classes(styles.hallWaiting)} label={t('waiting')}>
        <PanelHead side={guests.length > 0 && <Chip look="amber">{t('waiting.count', { count: guests.length })}</Chip>}>
          {t('waiting')}
        </PanelHead>
        {guests.length === 0 ? (
          <p className="note">{t('waiting.none')}</p>
        ) : (
          <ScrollArea as="ul" className={styles.hallGuests} aria-label={t('waiting')}>
            {guests.map((guest) => (
              <WaitingGuest key={guest.id} party={party} guest={guest} isHost={isHost} />
            ))}
          </ScrollArea>
        )}
        {isHost && first !== undefined && (
          <Button
            size="small"
            className={classes(styles.hallSeatAll)}
            icon={<WandSparkles size={17} className="icon" />}
            why={isFull && t('all.full')}
            onClick={onSeatAll}
          >
            {t('all', { count: guests.length, name: first.name })}
          </Button>
        )}
      </Panel>
    </>
  );
}

function WaitingGuest({ party, guest, isHost }: { party: Party; guest: Guest; isHost: boolean }): ReactElement {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: guest.id, disabled: !isHost });
  return (
    <li
      ref={setNodeRef}
      className={classes(styles.hallGuest, isHost && styles.hallGuestMovable, isDragging && styles.hallGuestHeld)}
      title={isHost ? t('waiting.drag') : undefined}
      {...listeners}
    >
      {isHost && <GripVertical size={18} className={classes('icon', styles.hallGrip)} aria-hidden="true" />}
      <GuestFace party={party} guest={guest} />
    </li>
  );
}

/** A guest as in the list, also while they are dragged. */
export function GuestFace({ party, guest }: { party: Party; guest: Guest }): ReactElement {
  const table = party.tables.find(({ id }) => id === guest.table);
  return (
    <>
      <HallFace driver={{ kind: 'lan' }} colour="ivory" isLarge />
      <span className={styles.hallGuestText}>
        <b>{guest.name}</b>
        {table && <small>{t('waiting.at', { table: table.number })}</small>}
      </span>
      <span className={styles.hallDevice}>
        <DeviceIcon device={guest.device} size={18} />
      </span>
    </>
  );
}
