// The chat in a drawer from the right: over a race, and in a lobby without room for it.

import type { Party } from '@api/party';
import { Dialog } from '@base-ui/react/dialog';
import { IconButton } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { X } from 'lucide-react';
import { type ReactElement, useRef } from 'react';
import { t } from '../../text/talk';
import { Talk } from './talk';
import styles from './talk-drawer.module.css';

/** The drawer; Esc and a click outside close it. */
export function TalkDrawer(props: { party: Party; open: boolean; onClose(): void }): ReactElement {
  const { party, open, onClose } = props;
  const body = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-scrim" />
        <Dialog.Popup
          className={classes(styles.talkDrawer)}
          initialFocus={() => body.current?.querySelector<HTMLElement>('input.text-field') ?? true}
        >
          <div className={styles.talkDrawerHead}>
            <Dialog.Title className="heading h2">{t('title')}</Dialog.Title>
            <IconButton icon={<X size={20} />} label={t('close')} onClick={onClose} />
          </div>
          <div className={styles.talkDrawerBody} ref={body}>
            <Talk party={party} />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
