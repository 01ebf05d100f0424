// Code and QR code alone on the whole screen, for a television.

import type { Party } from '@api/party';
import { Dialog } from '@base-ui/react/dialog';
import { Button } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { QrCode } from '@ui/panels/qr-code';
import { X } from 'lucide-react';
import { type ReactElement, useEffect } from 'react';
import { t } from '../../text/lobby';
import styles from './code-card.module.css';
import { hostOf, linkOf } from './link';

export interface BigCodeProps {
  party: Party;
  address: string;
  onClose(): void;
}

/** Covers everything; asks the browser for full screen, and works without it if the browser refuses. */
export function BigCode({ party, address, onClose }: BigCodeProps): ReactElement {
  useEffect(() => {
    const page = document.documentElement;
    page.requestFullscreen?.().catch(() => undefined);
    return () => {
      if (document.fullscreenElement !== null) document.exitFullscreen().catch(() => undefined);
    };
  }, []);
  return (
    <Dialog.Root open onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup className={classes(styles.bigCode)}>
          <Dialog.Title className="heading h1">{party.name}</Dialog.Title>
          <div className={styles.bigCodeQr}>
            <QrCode text={linkOf(address, party.code)} label={t('code.qr', { party: party.name })} />
          </div>
          <p className={styles.bigCodeLetters}>{party.code}</p>
          <p className={styles.bigCodeAddress}>{hostOf(address)}</p>
          <Button size="small" icon={<X size={18} className="icon" />} onClick={onClose}>
            {t('closeEsc')}
          </Button>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
