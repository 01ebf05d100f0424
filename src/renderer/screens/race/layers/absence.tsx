// When a guest is away at their own decision, the host chooses: wait, an AI driver, or someone else.

import type { MatchUpdate } from '@api/contract';
import type { Guest, Party } from '@api/party';
import { Button } from '@ui/controls/button';
import { Select } from '@ui/controls/select';
import { Dialog } from '@ui/overlays/dialog';
import { Cpu, Hourglass, UserCheck } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { attempt } from '../../../app/client';
import { guestsHere } from '../../../app/party/at-party';
import { steadyNow, useNow } from '../../../app/use-now';
import { t } from '../../../text/race';
import styles from './party-layer.module.css';
import type { PartyUpdate } from './party-update';

/** In place of a guest's id. */
const HERE = 'here';

/** The question, while there is one. */
export function Absence({ party, update }: { party: Party; update: PartyUpdate }): ReactElement | null {
  const [waits, setWaits] = useState<Readonly<Record<string, number>>>({});
  // As long as the table's rules say, and as long again each time the host waits once more.
  const patience = party.rules.patience * 1000;
  const waited = lostDrivers(party).filter((guest) => isAskedFor(party, guest) && isWaitedFor(update, guest));
  const now = useNow(waited.length > 0);
  const missed = waited.find((guest) => now - Math.max(guest.away, waits[guest.id] ?? guest.away) >= patience);
  if (missed === undefined) return null;
  return (
    <Question
      key={missed.id}
      party={party}
      match={update.match}
      guest={missed}
      onWait={() => setWaits({ ...waits, [missed.id]: steadyNow() })}
    />
  );
}

/** Guests on cars of this table whose connection is gone. */
export function lostDrivers(party: Party): (Guest & { away: number })[] {
  return guestsHere(party).flatMap((guest) =>
    guest.seat !== null && guest.away !== null ? [{ ...guest, away: guest.away }] : [],
  );
}

/** Whether the host decides what happens to this guest's car; not if an AI driver takes over automatically. */
export function isAskedFor({ rules }: Pick<Party, 'rules'>, guest: Pick<Guest, 'hand'>): boolean {
  return !rules.standIn || guest.hand === true;
}

/** Whether the race waits for this guest's answer. */
export function isWaitedFor(update: Pick<MatchUpdate, 'seats' | 'asks'>, guest: Guest): boolean {
  return (
    update.seats.some((seat) => seat.seat === guest.seat && seat.driver.kind === 'lan') &&
    update.asks.some((decision) => decision.seat === guest.seat && !decision.committed)
  );
}

interface QuestionProps {
  party: Party;
  match: string;
  guest: Guest;
  onWait(): void;
}

function Question({ party, match, guest, onWait }: QuestionProps): ReactElement {
  const free = guestsHere(party).filter((one) => one.seat === null && one.away === null && !one.knocking);
  const [to, setTo] = useState(free[0]?.id ?? HERE);
  const seat = guest.seat ?? 0;
  const hand = (driver: Parameters<typeof attempt<'match.handOver'>>[1]['driver'], id?: string) =>
    void attempt('match.handOver', { match, seat, driver, ...(id !== undefined && { guest: id }) });
  return (
    <Dialog
      open
      onClose={onWait}
      title={t('away.title', { name: guest.name })}
      text={t('away.text', { name: guest.name })}
      actions={
        <Button autoFocus icon={<Hourglass size={18} className="icon" />} onClick={onWait}>
          {t('away.wait')}
        </Button>
      }
    >
      <div className={styles.absenceChoices}>
        <Button
          icon={<Cpu size={18} className="icon" />}
          onClick={() => hand({ kind: 'ai', level: party.rules.aiLevel })}
        >
          {t('away.ai')}
        </Button>
        <div className={styles.absenceHand}>
          <Select
            label={t('away.to')}
            value={to}
            choices={[
              ...free.map((one) => ({ value: one.id, label: one.name })),
              { value: HERE, label: t('away.here') },
            ]}
            onChange={setTo}
          />
          <Button
            icon={<UserCheck size={18} className="icon" />}
            onClick={() => (to === HERE ? hand({ kind: 'hotseat' }) : hand({ kind: 'lan' }, to))}
          >
            {t('away.hand')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
