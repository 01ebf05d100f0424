// The dashboard's five places: gears, middle with its two labels, piles, note and main button. Every turn fills them.

import { DashSection } from '@ui/game/dashboard/dash-section';
import { type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react';

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
    <DashSection name="heat-dash" dim={dim}>
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
      <Note>{note}</Note>
      <div className="heat-dash-main">{main}</div>
    </DashSection>
  );
}

/** What a choice means. Where it is longer than its room it scrolls, by keyboard too. */
function Note({ children }: { children: ReactNode }): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(false);
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = box.current ?? {};
    setLong(scrollHeight > clientHeight);
  });
  const focus = isLong ? { tabIndex: 0, role: 'group', 'aria-label': 'What it means' } : {};
  return (
    <div ref={box} className="heat-dash-note" {...focus}>
      {children}
    </div>
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
