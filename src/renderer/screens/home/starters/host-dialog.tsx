// Chooses the box for a LAN party. Not here: setting up its race (the setup screen).

import { Button } from '@ui/controls/button';
import { Dialog } from '@ui/overlays/dialog';
import { classes } from '@ui/panels/classes';
import { playSound } from '@ui/sound/sound';
import { useFocusFirst } from '@ui/use-focus-first';
import { Network } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { type OpenBox, openBoxes } from '../../../app/games/boxes';
import { to } from '../../../app/routes';
import { useApp } from '../../../app/store';
import { t } from '../../../text/home';
import styles from './host-dialog.module.css';

export interface HostDialogProps {
  open: boolean;
  /** The game whose box is in front on the shelf. */
  forward: string;
  onClose(): void;
}

/** Every box that can be opened; the one in front has the focus. */
export function HostDialog({ open, forward, onClose }: HostDialogProps): ReactElement {
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
        {boxes.map((box) => (
          <HostBox key={box.id} box={box} isForward={box.id === forward} />
        ))}
      </ul>
      <TournamentStarter />
    </Dialog>
  );
}

/** Several tables at once, for a whole evening. */
function TournamentStarter(): ReactElement {
  const [, navigate] = useLocation();
  return (
    <button
      type="button"
      className={styles.hostTournament}
      onClick={() => {
        playSound('confirm');
        navigate(to.newTournament());
      }}
    >
      <Network size={26} className="icon" aria-hidden="true" />
      <span>
        <b>{t('host.tournament')}</b>
        <small className="note">{t('host.tournament.text')}</small>
      </span>
    </button>
  );
}

/** A box; the one in front on the shelf is the most likely choice. */
function HostBox({ box, isForward }: { box: OpenBox; isForward: boolean }): ReactElement {
  const { id, name, pieces, cover: Cover } = box;
  const [least, most] = box.seats;
  const [, navigate] = useLocation();
  const ref = useFocusFirst(isForward);
  return (
    <li>
      <button
        ref={ref}
        type="button"
        className={classes(styles.hostBox, isForward && styles.hostBoxForward)}
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
  );
}
