// The dashboard's five places: gears, middle with its two labels, piles, note and main button. Every turn fills them.

import { classes } from '@ui/panels/classes';
import type { ReactElement, ReactNode } from 'react';

export interface DashFrameProps {
  gears: ReactNode;
  /** Labels over the middle. */
  head: ReactNode;
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
              <Figure text={figure} />
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

/** 'Speed so far 6': on a phone the number stands out and 'so far' is left out. */
function Figure({ text }: { text: string }): ReactElement {
  const [, words = text, value = ''] = /^(\D+) (\d+(?: to \d+)?)$/.exec(text) ?? [];
  return (
    <span className="heat-figure-words">
      <span>
        {words.replace(' so far', '')}
        {words.endsWith(' so far') && <span className="heat-figure-more"> so far</span>}
      </span>{' '}
      {value && <b>{value}</b>}
    </span>
  );
}
