// A chip: one of many in a line, or a small button beside a heading.

import { classes } from '@ui/panels/classes';
import type { ReactElement } from 'react';
import { type ControlProps, control, stateOf } from './control';
import type { Tone } from './tile';

export interface ChipProps extends ControlProps {
  /** pill, box: one of a row. quiet: beside a heading. switch: on or off, on something else. */
  look: 'pill' | 'box' | 'quiet' | 'switch';
  tone?: Tone;
}

/** One chip. */
export function Chip(props: ChipProps): ReactElement {
  return chip(props);
}

/** The same for a component that is this chip and nothing else. */
export function chip({ look, tone = 'plain', className, ...props }: ChipProps): ReactElement {
  const named = [
    'control-chip',
    `control-${look}`,
    `control-${tone}`,
    stateOf(props, `control-${look}-chosen`),
    className,
  ];
  // These two are not answers.
  const takesEnter = look === 'quiet' || look === 'switch';
  return control({ takesEnter, ...props, className: classes(...named) });
}
