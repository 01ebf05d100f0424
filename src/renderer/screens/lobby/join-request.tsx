// A guest who knocks: the host lets them in, or not.

import type { Guest } from '@api/party';
import { Button } from '@ui/controls/button';
import { DoorOpen } from 'lucide-react';
import type { ReactElement } from 'react';
import { attempt } from '../../app/client';
import { t } from '../../text/lobby';
import { DeviceIcon } from './device-icon';
import styles from './seats.module.css';
import { deviceText } from './table';

/** A guest who knows the code and asks to join. */
export function JoinRequest({ guest }: { guest: Guest }): ReactElement {
  const answer = (admit: boolean) => void attempt('party.admit', { guest: guest.id, admit });
  return (
    <div className={styles.lobbyRequest} role="alert">
      <DoorOpen size={24} className="icon" />
      <span className={styles.lobbyRequestText}>
        <b>{t('knocks', { name: guest.name })}</b>
        <small>
          <DeviceIcon device={guest.device} />
          {deviceText(guest)}
        </small>
      </span>
      <Button size="small" look="quiet" onClick={() => answer(false)}>
        {t('knocks.refuse')}
      </Button>
      <Button size="small" onClick={() => answer(true)}>
        {t('knocks.admit')}
      </Button>
    </div>
  );
}
