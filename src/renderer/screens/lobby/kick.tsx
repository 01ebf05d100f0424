// Sending a guest away: asked once, with the choice of keeping them out.

import type { Guest } from '@api/party';
import { Button, IconButton } from '@ui/panels/button';
import { classes } from '@ui/panels/classes';
import { Dialog } from '@ui/panels/dialog';
import { Toggle } from '@ui/panels/toggle';
import { UserX } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { attempt } from '../../app/client';
import lobbyStyles from './lobby.module.css';
import seatsStyles from './seats.module.css';

/** The button and its question. */
export function KickButton({ guest }: { guest: Pick<Guest, 'id' | 'name'> }): ReactElement {
  const [asking, setAsking] = useState(false);
  const [ban, setBan] = useState(false);
  return (
    <>
      <IconButton
        icon={<UserX size={18} />}
        label={`Kick ${guest.name}`}
        look="quiet"
        className={classes(seatsStyles.seatKick)}
        onClick={() => setAsking(true)}
      />
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Kick ${guest.name}?`}
        text="They are sent home and their seat is free."
        actions={
          <>
            <Button autoFocus onClick={() => setAsking(false)}>
              Keep them
            </Button>
            <Button
              look="danger"
              onClick={() => {
                setAsking(false);
                void attempt('party.kick', { guest: guest.id, ban });
              }}
            >
              Kick
            </Button>
          </>
        }
      >
        <div className={lobbyStyles.kickBan}>
          <span>
            <b>Keep them out</b>
            <small className="note">Until this party closes, their device cannot come back.</small>
          </span>
          <Toggle label="Keep them out" on={ban} onChange={setBan} />
        </div>
      </Dialog>
    </>
  );
}
