// A few values side by side, one of them chosen.

import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import type { ReactElement, ReactNode } from 'react';
import './segments.css';
import { classes } from '../panels/classes';
import { playSound } from '../sound/sound';
import { isOff, type Off, off } from '../why/off';

export interface SegmentsProps<V extends string | number> {
  label: string;
  /** null: none chosen (mixed). */
  value: V | null;
  choices: readonly { value: V; label: ReactNode; name?: string }[];
  onChange(value: V): void;
  /** Takes its parent's full width. */
  wide?: boolean;
  /** Why it is disabled; left out: it is enabled. */
  why?: Off;
}

/** A row of values; arrow keys move the choice. */
export function Segments<V extends string | number>(props: SegmentsProps<V>): ReactElement {
  const { label, value, choices, onChange, wide = false, why } = props;
  return (
    <RadioGroup
      className={classes('segments', wide && 'segments-wide')}
      aria-label={label}
      value={value}
      readOnly={isOff(why)}
      {...off(why)}
      onValueChange={(next) => {
        playSound('click');
        onChange(next as V);
      }}
    >
      {choices.map((c) => (
        <Radio.Root key={c.value} value={c.value} className="segment" aria-label={c.name ?? undefined}>
          {c.label}
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}
