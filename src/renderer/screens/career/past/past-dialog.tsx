// The list of seasons that are over, newest first; each opens its page.

import type { CareerView } from '@api/career/commands';
import { Button } from '@ui/controls/button';
import { Dialog } from '@ui/overlays/dialog';
import { PlaceBadge } from '@ui/panels/seat';
import { playSound } from '@ui/sound/sound';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { to } from '../../../app/routes';
import { t } from '../../../text/club/career';
import { leagueName } from '../career-text';
import styles from './past.module.css';

export interface PastDialogProps {
  view: CareerView;
  open: boolean;
  onClose(): void;
}

/** The dialog. */
export function PastDialog({ view, open, onClose }: PastDialogProps): ReactElement {
  const [, navigate] = useLocation();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('past.title')}
      actions={<Button onClick={onClose}>{t('past.close')}</Button>}
    >
      {view.past.length === 0 ? (
        <p className="note">{t('past.none')}</p>
      ) : (
        <ul className={styles.pastList} data-scrolls aria-label={t('past.title')}>
          {view.past.map(({ season, league, place, points, outcome, objectives }) => (
            <li key={season}>
              <button
                type="button"
                className={styles.pastRow}
                onClick={() => {
                  playSound('click');
                  navigate(to.careerSeason(view.career, season));
                }}
              >
                <PlaceBadge place={place} large />
                <span className={styles.pastText}>
                  <b>{t('past.row', { season, league: leagueName(league) })}</b>
                  <span>{t('past.result', { place, outcome })}</span>
                  <small className="note">{t('past.points', { points, objectives })}</small>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
