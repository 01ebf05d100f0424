// Code and QR code alone on the whole screen, for a television.

import type { Party } from '@api/party';
import { Dialog } from '@base-ui/react/dialog';
import { Button } from '@ui/panels/button';
import { QrCode } from '@ui/panels/qr-code';
import { X } from 'lucide-react';
import { type ReactElement, useEffect } from 'react';
import { hostOf, linkOf } from './link';

export interface BigCodeProps {
  party: Party;
  address: string;
  onClose(): void;
}

/** Over everything; asks the browser for its full screen, and does without where it refuses. */
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
        <Dialog.Popup className="big-code">
          <Dialog.Title className="heading h1">{party.name}</Dialog.Title>
          <div className="big-code-qr">
            <QrCode text={linkOf(address, party.code)} label={`QR code that leads to ${party.name}`} />
          </div>
          <p className="big-code-letters">{party.code}</p>
          <p className="big-code-address">{hostOf(address)}</p>
          <Button size="small" icon={<X size={18} className="icon" />} onClick={onClose}>
            Close (Esc)
          </Button>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
