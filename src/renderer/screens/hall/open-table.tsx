// The boxes from which the host opens another table.

import { LIMITS } from '@api/constants';
import type { Party } from '@api/party';
import { classes } from '@ui/panels/classes';
import { playSound } from '@ui/sound/sound';
import { off } from '@ui/why/off';
import { Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { openBoxes } from '../../app/games/boxes';
import { to } from '../../app/routes';
import { useApp } from '../../app/store';
import { t } from '../../text/hall';
import styles from './hall-side.module.css';

/** Every box that can be opened leads to the setup of its game. */
export function OpenTable({ party }: { party: Party }): ReactElement {
  const boxes = openBoxes(useApp((s) => s.games));
  const [, navigate] = useLocation();
  const isFull = party.tables.length >= LIMITS.tables;
  const why = isFull && t('open.full', { most: LIMITS.tables });
  return (
    <section className={classes(styles.hallOpen, isFull && styles.hallOpenFull)} aria-label={t('open')}>
      <div className={styles.hallOpenHead}>
        <h2 className="heading panel-title">{t('open')}</h2>
        <Plus size={24} className="icon" aria-hidden="true" />
      </div>
      {isFull && <p className="note">{t('open.full', { most: LIMITS.tables })}</p>}
      <ul className={styles.hallBoxes}>
        {boxes.map(({ id, name, cover: Cover }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.hallOpenBox}
              data-box
              {...off(why)}
              onClick={() => {
                playSound('confirm');
                if (!isFull) navigate(to.hosting(id));
              }}
            >
              <span className="visually-hidden">{t('open.game', { game: name })}</span>
              <span className={styles.hallOpenCover} aria-hidden="true">
                <Cover />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
