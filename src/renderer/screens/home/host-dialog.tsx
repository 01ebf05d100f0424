// Chooses the box for a LAN party. Not here: setting up its race (the setup screen).

import { Button } from '@ui/controls/button';
import { Dialog } from '@ui/overlays/dialog';
import { classes } from '@ui/panels/classes';
import { playSound } from '@ui/sound/sound';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { openBoxes } from '../../app/games/boxes';
import { to } from '../../app/routes';
import { useApp } from '../../app/store';
import { t } from '../../text/home';
import styles from './host-dialog.module.css';

export interface HostDialogProps {
  open: boolean;
  /** The game whose box is in front on the shelf. */
  forward: string;
  onClose(): void;
}

/** Every box that can be opened; the one in front has the focus. */
export function HostDialog({ open, forward, onClose }: HostDialogProps): ReactElement {
  const [, navigate] = useLocation();
  const boxes = openBoxes(useApp((s) => s.games));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('host.title')}
      text={t('host.text')}
      actions={<Button onClick={onClose}>{t('cancel')}</Button>}
    >
      <ul className={styles.hostBoxes} aria-label={t('host.boxes')}>
        {boxes.map(({ id, name, pieces, seats: [least, most], cover: Cover }) => (
          <li key={id}>
            <button
              type="button"
              className={classes(styles.hostBox, id === forward && styles.hostBoxForward)}
              // biome-ignore lint/a11y/noAutofocus: the box in front on the shelf is the most likely choice
              autoFocus={id === forward}
              onClick={() => {
                playSound('confirm');
                navigate(to.hosting(id));
              }}
            >
              <span className={styles.hostCover} aria-hidden="true">
                <Cover />
              </span>
              <b>{name}</b>
              <small className="note">{t('plate.seats', { least, most, pieces })}</small>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
