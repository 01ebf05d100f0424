// Guests of all tables who have no seat: the host drags them onto a table, or seats all of them at once.

import { LIMITS } from '@api/constants';
import type { Guest, Party } from '@api/party';
import { useDraggable } from '@dnd-kit/core';
import { Button } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { Chip, Panel, PanelHead } from '@ui/panels/panel';
import { ScrollArea } from '@ui/panels/scroll-area';
import { GripVertical, Plus, WandSparkles } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { attempt } from '../../app/client';
import { useNow } from '../../app/use-now';
import { t } from '../../text/hall';
import { DeviceIcon } from '../lobby/device-icon';
import { JoinRequest } from '../lobby/join-request';
import { joinRequestsOf } from '../lobby/table';
import { HallFace } from './hall-face';
import styles from './hall-side.module.css';
import { waitingIn } from './table-state';

/** ms. */
const MINUTE = 60_000;

export interface WaitingProps {
  party: Party;
  /** Free seats by the table's id. */
  free: ReadonlyMap<string, number>;
  /** Asks who goes where. */
  onSeatAll(): void;
}

/** The panel; above it, guests who ask to be let in. */
export function Waiting({ party, free, onSeatAll }: WaitingProps): ReactElement {
  const isHost = party.you === null;
  const guests = waitingIn(party);
  const now = useNow(guests.length > 0);
  const [first] = guests;
  const seats = [...free.values()].reduce((sum, count) => sum + count, 0);
  const left = guests.slice(seats);
  const opens = isHost && left.length > 0 && party.tables.length < LIMITS.tables;
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
              <WaitingGuest key={guest.id} party={party} guest={guest} isHost={isHost} now={now} />
            ))}
          </ScrollArea>
        )}
        {isHost && first !== undefined && !(opens && seats === 0) && (
          <Button
            size="small"
            className={classes(styles.hallSeatAll)}
            icon={<WandSparkles size={17} className="icon" />}
            why={seats === 0 && t('all.full')}
            onClick={onSeatAll}
          >
            {t('all', { count: guests.length, name: first.name })}
          </Button>
        )}
        {opens && <TableForThem guests={left} />}
      </Panel>
    </>
  );
}

/** Opens a table for those for whom no seat is free. */
function TableForThem({ guests }: { guests: readonly Guest[] }): ReactElement {
  const [isBusy, setBusy] = useState(false);
  const [first] = guests;
  async function open(): Promise<void> {
    setBusy(true);
    await attempt('tables.openFor', { guests: guests.slice(0, LIMITS.seats).map(({ id }) => id) });
    setBusy(false);
  }
  return (
    <Button
      size="small"
      className={classes(styles.hallSeatAll)}
      icon={<Plus size={17} className="icon" />}
      busy={isBusy}
      onClick={() => void open()}
    >
      {t('open.for', { count: guests.length, name: first?.name ?? '' })}
    </Button>
  );
}

interface WaitingGuestProps extends GuestFaceProps {
  isHost: boolean;
  now: number;
}

function WaitingGuest({ party, guest, isHost, now }: WaitingGuestProps): ReactElement {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: guest.id, disabled: !isHost });
  return (
    <li
      ref={setNodeRef}
      className={classes(styles.hallGuest, isHost && styles.hallGuestMovable, isDragging && styles.hallGuestHeld)}
      title={isHost ? t('waiting.drag') : undefined}
      {...listeners}
    >
      {isHost && <GripVertical size={18} className={classes('icon', styles.hallGrip)} aria-hidden="true" />}
      <GuestFace party={party} guest={guest} now={now} />
    </li>
  );
}

interface GuestFaceProps {
  party: Party;
  guest: Guest;
  /** ms, the page's steady clock: the face then says how long they have waited. Left out: only where they are. */
  now?: number;
}

/** A guest as in the list, also while they are dragged. */
export function GuestFace({ party, guest, now }: GuestFaceProps): ReactElement {
  const table = party.tables.find(({ id }) => id === guest.table);
  return (
    <>
      <HallFace driver={{ kind: 'lan' }} name={guest.name} colour="ivory" isLarge />
      <span className={styles.hallGuestText}>
        <b>{guest.name}</b>
        {table && (
          <small>
            {now === undefined || guest.free === undefined
              ? t('waiting.at', { table: table.number })
              : t('waiting.since', {
                  minutes: Math.floor(Math.max(0, now - guest.free) / MINUTE),
                  table: table.number,
                })}
          </small>
        )}
      </span>
      <span className={styles.hallDevice}>
        <DeviceIcon device={guest.device} size={18} />
      </span>
    </>
  );
}
