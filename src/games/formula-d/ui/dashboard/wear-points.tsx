// The wear points of a car as gears: left, about to be spent by the choice, and lost.

import { drawInOrder } from '@ui/draw-in-order';
import { readable } from '@ui/inspector/part';
import { classes } from '@ui/panels/classes';
import { Settings, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '../../text/t';
import { rich } from '../rich';
import dashFrame from './dash-frame.module.css';
import styles from './wear-points.module.css';

/** wear: left now. cost: what the choice so far would spend. */
export function WearPoints({ wear, most, cost }: { wear: number; most: number; cost: number }): ReactElement {
  const after = Math.max(0, wear - cost);
  return (
    <>
      <div className={dashFrame.dashHead}>
        <span className="label visually-hidden-dash">{t('wear.head')}</span>
        <span className={styles.wearFigure}>
          {cost > 0 && <em>−{cost}</em>}{' '}
          {rich('wear.figure', { wear, most }, { small: (inner) => <small>{inner}</small> })}
        </span>
      </div>
      <div
        className={classes(styles.wear, most > 18 && styles.wearMany)}
        {...readable('token.wear', undefined, { now: wear, of: most })}
        role="img"
        aria-label={cost > 0 ? t('wear.label.then', { wear, most, after }) : t('wear.label', { wear, most })}
      >
        {drawInOrder(Array.from({ length: Math.max(most, wear) }), (_, i) => (
          <span
            className={classes(
              styles.wearPoint,
              i >= wear && styles.wearPointLost,
              i >= after && i < wear && styles.wearPointGoing,
            )}
          >
            {i < wear ? <Settings size={20} /> : <X size={16} />}
          </span>
        ))}
      </div>
    </>
  );
}
