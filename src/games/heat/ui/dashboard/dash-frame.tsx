// The dashboard's five areas: gears, middle with its two labels, piles, note and main button. Every turn fills them.

import { Slot, Slots } from '@ui/game/layout/slots';
import { classes } from '@ui/panels/classes';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { t } from '../../text/t';
import { rich } from '../rich';
import styles from './dash-frame.module.css';

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

/** The frame that the dashboard of every kind of turn fills. */
export function DashFrame({ gears, head, figure, children, piles, note, main, dim }: DashFrameProps): ReactElement {
  return (
    <Slots className={styles.heatDash} dim={dim}>
      <Slot at="instruments" data-teach="gears">
        {gears}
      </Slot>
      <Slot at="hand" data-teach="hand tiles" className={styles.heatDashMiddle}>
        <div className={styles.heatDashHead}>
          <span className="label visually-hidden-dash">{head}</span>
          {figure && (
            <span className={classes(styles.heatDashFigure, 'label')} role="status">
              <span className={styles.heatFigureText}>{figure}</span>
            </span>
          )}
        </div>
        {children}
      </Slot>
      <Slot at="gauges" data-teach="piles">
        {piles}
      </Slot>
      <Slot at="note" className={styles.heatDashNote}>
        <Note>{note}</Note>
      </Slot>
      <Slot at="main">{main}</Slot>
    </Slots>
  );
}

/** Explains what a choice means. If the text doesn't fit, it scrolls, by keyboard too. */
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
    <div ref={box} className={styles.heatNote} {...focus}>
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
