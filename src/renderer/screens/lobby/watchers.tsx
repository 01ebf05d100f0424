// Who is at the party without a seat: their number in the bar, and the list behind it.

import type { Party } from '@api/party';
import { Button } from '@ui/panels/button';
import { Dialog } from '@ui/panels/dialog';
import { Eye } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { DeviceIcon } from './device-icon';
import { KickButton } from './kick';
import styles from './lobby.module.css';
import { deviceWords, watchersOf } from './table';

/** '2 watching'; nothing where nobody does. */
export function Watchers({ party }: { party: Party }): ReactElement | null {
  const [open, setOpen] = useState(false);
  const watchers = watchersOf(party);
  if (watchers.length === 0) return null;
  return (
    <>
      <button type="button" className={styles.lobbyWatching} onClick={() => setOpen(true)}>
        <Eye size={18} className="icon" />
        {watchers.length} <span className={styles.lobbyWatchingWord}>watching</span>
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Watching"
        text="They see the race as anybody may see it, and no hand."
        actions={<Button onClick={() => setOpen(false)}>Close</Button>}
      >
        <ul className={styles.watchers}>
          {watchers.map((guest) => (
            <li key={guest.id}>
              <DeviceIcon device={guest.device} size={18} />
              <span>
                <b>{guest.name}</b>
                <small className="note">{guest.away === null ? deviceWords(guest) : 'Lost the connection'}</small>
              </span>
              {party.you === null && <KickButton guest={guest} />}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
