// People in the party without a seat: their number in the bar, and the list behind it.

import type { Party } from '@api/party';
import { Button } from '@ui/controls/button';
import { Dialog } from '@ui/overlays/dialog';
import { Eye } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { rich, t } from '../../text/lobby';
import { DeviceIcon } from './device-icon';
import { KickButton } from './kick';
import styles from './lobby.module.css';
import { deviceText, watchersOf } from './table';

/** '2 watching'; nothing if no one is watching. */
export function Watchers({ party }: { party: Party }): ReactElement | null {
  const [open, setOpen] = useState(false);
  const watchers = watchersOf(party);
  if (watchers.length === 0) return null;
  return (
    <>
      <button type="button" className={styles.lobbyWatching} onClick={() => setOpen(true)}>
        <Eye size={18} className="icon" />
        {rich(
          'watchers',
          { count: watchers.length },
          { word: (inner) => <span className={styles.lobbyWatchingWord}>{inner}</span> },
        )}
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('watchers.title')}
        text={t('watchers.text')}
        actions={<Button onClick={() => setOpen(false)}>{t('close')}</Button>}
      >
        <ul className={styles.watchers}>
          {watchers.map((guest) => (
            <li key={guest.id}>
              <DeviceIcon device={guest.device} size={18} />
              <span>
                <b>{guest.name}</b>
                <small className="note">{guest.away === null ? deviceText(guest) : t('watchers.lost')}</small>
              </span>
              {party.you === null && <KickButton guest={guest} />}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
