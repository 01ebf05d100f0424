// A bar whose parts are as wide as they are likely or large. Not here: gauges, which are drawn to their own measure.

import { drawInOrder } from '@ui/draw-in-order';
import { classes } from '@ui/panels/classes';
import type { ReactElement, ReactNode } from 'react';
import type { Tone } from './tile';
import './controls.css';

/** One part of a meter. share: its width against the others'. */
export interface MeterPart {
  share: number;
  tone: Tone;
  /** Left out: the bar is only a picture of what the text beside it says. */
  text?: ReactNode;
}

/** The bar. className: where the game puts it. */
export function Meter({
  parts,
  className,
}: {
  parts: readonly MeterPart[];
  className?: string | undefined;
}): ReactElement {
  const isPicture = parts.every(({ text }) => text === undefined);
  return (
    <span className={classes('control-meter', isPicture && 'control-meter-thin', className)} aria-hidden={isPicture}>
      {drawInOrder(parts, ({ share, tone, text }) => (
        <span className={classes('control-part', `control-part-${tone}`)} style={{ flexGrow: share }}>
          {text}
        </span>
      ))}
    </span>
  );
}
