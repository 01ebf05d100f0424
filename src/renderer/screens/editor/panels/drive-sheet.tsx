// What a test can be: a drive alone or against AI drivers, or the balance report. Not here: starting them (state/use-leaving.ts).

import { Button } from '@ui/controls/button';
import { Dialog } from '@ui/overlays/dialog';
import { Car, Scale, Users } from 'lucide-react';
import type { ReactElement } from 'react';
import { useGameCard } from '../../../app/games/games';
import { t } from '../../../text/editor';
import type { Leaving } from '../state/use-leaving';
import styles from './drive-sheet.module.css';

/** Numbers of rivals to choose from, as far as the game has seats for them; 0 if it has laps alone. */
const RIVALS = [0, 3, 5] as const;

/** The sheet. Enter opens the report. */
export function DriveSheet({ leaving, game }: { leaving: Leaving; game: string }): ReactElement {
  const card = useGameCard(game);
  const fits = (rivals: number): boolean => (rivals === 0 ? card?.qualifying != null : rivals < (card?.seats[1] ?? 0));
  return (
    <Dialog
      open={leaving.choosing}
      onClose={leaving.stay}
      title={t('sheet.title')}
      text={t('sheet.text')}
      actions={<Button onClick={leaving.stay}>{t('sheet.back')}</Button>}
    >
      <ul className={styles.editorSheet}>
        <li>
          <Button look="main" autoFocus icon={<Scale size={20} className="icon" />} onClick={leaving.report}>
            {t('sheet.report')}
          </Button>
          <p className="note">{t('sheet.report.note')}</p>
        </li>
        {RIVALS.filter(fits).map((rivals) => (
          <li key={rivals}>
            <Button
              icon={rivals === 0 ? <Car size={20} className="icon" /> : <Users size={20} className="icon" />}
              busy={leaving.driving}
              onClick={() => leaving.drive({ rivals })}
            >
              {t('sheet.drive', { rivals })}
            </Button>
            <p className="note">{t('sheet.drive.note', { rivals })}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
