// Removes a guest after one question, with the option to ban them.

import type { Guest } from '@api/party';
import { Button, IconButton } from '@ui/controls/button';
import { Toggle } from '@ui/controls/toggle';
import { Dialog } from '@ui/overlays/dialog';
import { classes } from '@ui/panels/classes';
import { UserX } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { attempt } from '../../app/client';
import { t } from '../../text/lobby';
import lobbyStyles from './lobby.module.css';
import seatsStyles from './seats.module.css';

/** The button and its question. */
export function KickButton({ guest }: { guest: Pick<Guest, 'id' | 'name'> }): ReactElement {
  const [asking, setAsking] = useState(false);
  const [ban, setBan] = useState(false);
  const [address, setAddress] = useState(false);
  return (
    <>
      <IconButton
        icon={<UserX size={18} />}
        label={t('kick', { name: guest.name })}
        look="quiet"
        className={classes(seatsStyles.seatKick)}
        onClick={() => setAsking(true)}
      />
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('kick.title', { name: guest.name })}
        text={t('kick.text')}
        actions={
          <>
            <Button autoFocus onClick={() => setAsking(false)}>
              {t('kick.keep')}
            </Button>
            <Button
              look="danger"
              onClick={() => {
                setAsking(false);
                void attempt('party.kick', { guest: guest.id, ban, address: ban && address });
              }}
            >
              {t('kick.yes')}
            </Button>
          </>
        }
      >
        <div className={lobbyStyles.kickBan}>
          <span>
            <b>{t('kick.ban')}</b>
            <small className="note">{t('kick.ban.note')}</small>
          </span>
          <Toggle label={t('kick.ban')} on={ban} onChange={setBan} />
        </div>
        {ban && (
          <div className={lobbyStyles.kickBan}>
            <span>
              <b>{t('kick.address')}</b>
              <small className="note">{t('kick.address.note')}</small>
            </span>
            <Toggle label={t('kick.address')} on={address} onChange={setAddress} />
          </div>
        )}
      </Dialog>
    </>
  );
}
