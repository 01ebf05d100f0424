// The achievements that a race won, as pins with their names. Not here: asking for them (strip.tsx).

import type { AchievementWon } from '@api/achievements/commands';
import { Button } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { Panel } from '@ui/panels/panel';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { to } from '../../../app/routes';
import { t } from '../../../text/club/achievements';
import { Pin } from './pin';
import styles from './won-pins.module.css';
import { nameOf, textOf, useWords } from './words';

/** Pins at once. */
const MOST = 3;
const PIN = 48;

export interface WonPinsProps {
  won: readonly AchievementWon[];
  isInScene: boolean;
}

/** The panel: the first few with what won them, and the way to all. */
export function WonPins({ won, isInScene }: WonPinsProps): ReactElement {
  useWords();
  const [, navigate] = useLocation();
  const isOne = new Set(won.map(({ driver }) => driver)).size === 1;
  return (
    <Panel
      className={classes(styles.wonPanel, isInScene && styles.wonInScene)}
      label={t('strip', { count: won.length })}
    >
      <div className={styles.wonHead}>
        <h2 className={classes('heading', styles.wonTitle)}>{t('strip', { count: won.length })}</h2>
        <Button look="quiet" onClick={() => navigate(to.achievements())}>
          {t('strip.wall')}
        </Button>
      </div>
      <ul className={styles.wonPins}>
        {won.slice(0, MOST).map(({ driver, name, achievement }) => (
          <li key={`${driver} ${achievement.id}`} className={styles.wonPin}>
            <Pin pin={achievement} isWon size={PIN} />
            <span>
              <b>{nameOf(achievement)}</b>
              <small>{isOne ? textOf(achievement) : t('strip.by', { name, text: textOf(achievement) })}</small>
            </span>
          </li>
        ))}
      </ul>
      {won.length > MOST && <p className="note">{t('strip.more', { count: won.length - MOST })}</p>}
    </Panel>
  );
}
