// The talk in a drawer from the right: over a race, and in a lobby without room for it.

import type { Party } from '@api/party';
import { Dialog } from '@base-ui/react/dialog';
import { IconButton } from '@ui/panels/button';
import { X } from 'lucide-react';
import { type ReactElement, useRef } from 'react';
import './talk-drawer.css';
import { Talk } from './talk';

/** The drawer; Esc and a click outside close it. */
export function TalkDrawer(props: { party: Party; open: boolean; onClose(): void }): ReactElement {
  const { party, open, onClose } = props;
  const body = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-scrim" />
        <Dialog.Popup
          className="talk-drawer"
          initialFocus={() => body.current?.querySelector<HTMLElement>('input[aria-label="Message"]') ?? true}
        >
          <div className="talk-drawer-head">
            <Dialog.Title className="heading h2">Talk</Dialog.Title>
            <IconButton icon={<X size={20} />} label="Close (Esc)" onClick={onClose} />
          </div>
          <div className="talk-drawer-body" ref={body}>
            <Talk party={party} />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
