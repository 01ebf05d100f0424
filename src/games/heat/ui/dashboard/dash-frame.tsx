// The dashboard's five places: gears, middle with its two labels, piles, note and main button. Every turn fills them.

import { classes } from '@ui/panels/classes';
import { Tip } from '@ui/panels/tooltip';
import { play } from '@ui/sound/sound';
import type { ReactElement, ReactNode } from 'react';

export interface DashFrameProps {
  gears: ReactNode;
  /** Labels over the middle. */
  head: string;
  figure?: string | undefined;
  children: ReactNode;
  piles: ReactNode;
  note: ReactNode;
  main: ReactNode;
  /** Controls take no input. */
  dim: boolean;
}

/** The dashboard. */
export function DashFrame({ gears, head, figure, children, piles, note, main, dim }: DashFrameProps): ReactElement {
  return (
    <section className={classes('heat-dash', dim && 'heat-dash-dim')} aria-label="Your dashboard" inert={dim}>
      <div className="heat-dash-gears">{gears}</div>
      <div className="heat-dash-middle">
        <div className="heat-dash-head">
          <span className="label">{head}</span>
          {figure && (
            <span className="label heat-dash-figure" role="status">
              {figure}
            </span>
          )}
        </div>
        {children}
      </div>
      <div className="heat-dash-piles">{piles}</div>
      <div className="heat-dash-note">{note}</div>
      <div className="heat-dash-main">{main}</div>
    </section>
  );
}

export interface MainButtonProps {
  children: ReactNode;
  onClick(): void;
  /** Why it cannot be pressed yet; null: it can. */
  barred?: string | null;
  /** 0 to 1: how far the choice is made, where something is to be counted. */
  filled?: number | undefined;
  hinted?: boolean;
}

/** The one main button: amber when it can be pressed, filling up to it where a choice is counted. */
export function MainButton({
  children,
  onClick,
  barred = null,
  filled,
  hinted = false,
}: MainButtonProps): ReactElement {
  const button = (
    <button
      type="button"
      className={classes(
        'heat-main',
        barred === null ? 'heat-main-ready' : filled === undefined ? 'heat-main-off' : 'heat-main-filling',
        hinted && 'heat-hinted',
      )}
      style={{ '--filled': `${Math.round((filled ?? 1) * 100)}%` } as React.CSSProperties}
      aria-disabled={barred !== null}
      aria-keyshortcuts="Enter"
      onClick={() => {
        if (barred !== null) return;
        play('confirm');
        onClick();
      }}
    >
      {children}
    </button>
  );
  return barred === null ? button : <Tip text={barred}>{button}</Tip>;
}
