// The dashboard's five areas: gears, middle with its two labels, piles, note and main button. Every turn fills them.

import { DashSection } from '@ui/game/dashboard/dash-section';
import { classes } from '@ui/panels/classes';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { t } from '../../text/t';
import { rich } from '../rich';
import styles from './dash-frame.module.css';
import mainStyles from './main.module.css';

export interface DashFrameProps {
  gears: ReactNode;
  /** Labels above the middle. */
  head: ReactNode;
  /** What the choice adds up to so far, made by speedFigure if it is a speed. */
  figure?: ReactNode;
  children: ReactNode;
  piles: ReactNode;
  note: ReactNode;
  main: ReactNode;
  /** Whether controls are disabled. */
  dim: boolean;
}

/** The frame that every turn of the dashboard fills. */
export function DashFrame({ gears, head, figure, children, piles, note, main, dim }: DashFrameProps): ReactElement {
  return (
    <DashSection name={styles.heatDash ?? ''} dim={dim}>
      <div className={styles.heatDashGears} data-teach="gears">
        {gears}
      </div>
      <div className={styles.heatDashMiddle} data-teach="hand tiles">
        <div className={styles.heatDashHead}>
          <span className="label">{head}</span>
          {figure && (
            <span className={classes(styles.heatDashFigure, 'label')} role="status">
              <span className={styles.heatFigureText}>{figure}</span>
            </span>
          )}
        </div>
        {children}
      </div>
      <div className={styles.heatDashPiles} data-teach="piles">
        {piles}
      </div>
      <Note>{note}</Note>
      <div className={classes(styles.heatDashMain, mainStyles.heatMain)}>{main}</div>
    </DashSection>
  );
}

/** What a choice means. Scrolls if it is longer than its room, by keyboard too. */
function Note({ children }: { children: ReactNode }): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(false);
  // An observer fires after layout; measuring any earlier would cause another layout for every choice.
  useEffect(() => {
    const { current } = box;
    if (current === null) return;
    const observer = new ResizeObserver(() => setLong(current.scrollHeight > current.clientHeight));
    observer.observe(current);
    return () => observer.disconnect();
  });
  const focus = isLong ? { tabIndex: 0, role: 'group', 'aria-label': t('dash.note') } : {};
  return (
    <div ref={box} className={styles.heatDashNote} {...focus}>
      {children}
    </div>
  );
}

/** 'Speed 6', 'Speed so far 6': on a phone the number is large and 'so far' is left out. speed: may be a range. */
export function speedFigure(id: 'figure.speed' | 'figure.soFar', speed: number | string): ReactElement {
  return rich(
    id,
    { speed },
    {
      words: (inner) => <span>{inner}</span>,
      more: (inner) => <span className={styles.heatFigureMore}>{inner}</span>,
      b: (inner) => <b>{inner}</b>,
    },
  );
}
