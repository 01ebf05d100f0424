// The host's questions about seats and tables: which guest gets a seat, who goes where, and whether a table really closes.

import type { Party } from '@api/party';
import type { PartyTable } from '@api/tables/commands';
import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { Button } from '@ui/controls/button';
import { Confirm, Dialog } from '@ui/overlays/dialog';
import { Armchair } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { attempt } from '../../app/client';
import { t } from '../../text/hall';
import styles from './hall-side.module.css';
import { seatingOf } from './seating';
import { waitingIn } from './table-state';
import { GuestFace } from './waiting';

/** The question that is open; null: none. */
export type Asked = { about: 'seat' | 'close'; table: string } | { about: 'all' } | null;

export interface QuestionsProps {
  party: Party;
  asked: Asked;
  /** Free seats by the table's id. */
  free: ReadonlyMap<string, number>;
  onClose(): void;
}

/** The dialog of the open question. One about a table that has gone closes. */
export function Questions({ party, asked, free, onClose }: QuestionsProps): ReactElement | null {
  if (asked === null) return null;
  if (asked.about === 'all') return <SeatAll party={party} free={free} onClose={onClose} />;
  const table = party.tables.find(({ id }) => id === asked.table);
  if (table === undefined) return null;
  if (asked.about === 'seat') return <SeatGuest party={party} table={table} onClose={onClose} />;
  return (
    <Confirm
      open
      title={t('close.title', { table: table.number })}
      text={t('close.text')}
      yes={t('close.yes')}
      onYes={() => void attempt('tables.close', { table: table.id })}
      onClose={onClose}
    />
  );
}

/** Which of the guests without a seat gets one at this table; the first is preselected. */
function SeatGuest({ party, table, onClose }: { party: Party; table: PartyTable; onClose(): void }): ReactElement {
  const guests = waitingIn(party);
  const [chosen, choose] = useState(guests[0]?.id);
  const guest = guests.find(({ id }) => id === chosen) ?? guests[0];
  const give = () => {
    if (guest !== undefined) void attempt('tables.seat', { guest: guest.id, table: table.id });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('seat.title', { table: table.number })}
      text={t(table.match === null ? 'seat.lobby' : 'seat.race')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            look="main"
            autoFocus
            icon={<Armchair size={18} className="icon" />}
            why={guest === undefined && t('seat.nobody')}
            onClick={give}
          >
            {t('seat.yes')}
          </Button>
        </>
      }
    >
      <RadioGroup
        className={styles.hallChoices}
        aria-label={t('seat.guests')}
        value={guest?.id ?? ''}
        onValueChange={(id) => choose(String(id))}
      >
        {guests.map((one) => (
          <Radio.Root key={one.id} value={one.id} className={styles.hallChoice} aria-label={one.name}>
            <i className={styles.hallDot} />
            <GuestFace party={party} guest={one} />
          </Radio.Root>
        ))}
      </RadioGroup>
    </Dialog>
  );
}

/** Who goes where, before they are moved. */
function SeatAll({ party, free, onClose }: Omit<QuestionsProps, 'asked'>): ReactElement {
  const seating = seatingOf(waitingIn(party), party.tables, free);
  const isShort = seating.some(({ table }) => table === undefined);
  async function seatThem(): Promise<void> {
    onClose();
    for (const { guest, table } of seating)
      if (table !== undefined) await attempt('tables.seat', { guest: guest.id, table: table.id });
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('all.title')}
      text={t(isShort ? 'all.short' : 'all.text')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            look="main"
            autoFocus
            why={seating.every(({ table }) => table === undefined) && t('all.full')}
            onClick={() => void seatThem()}
          >
            {t('all.yes')}
          </Button>
        </>
      }
    >
      <ul className={styles.hallPlan}>
        {seating.map(({ guest, table }) => (
          <li key={guest.id} className={styles.hallGuest}>
            <GuestFace party={party} guest={guest} />
            <b className={styles.hallPlanTable}>
              {table === undefined ? t('all.none') : t('table', { table: table.number })}
            </b>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
