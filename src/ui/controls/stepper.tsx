// A small whole number with minus and plus; where it may be switched off, one value below its range does that.

import { NumberField } from '@base-ui/react/number-field';
import { Minus, Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import './stepper.css';
import { playSound } from '../sound/sound';
import { t } from '../text/t';
import { isOff, type Off, off } from '../why/off';

export interface StepperProps {
  label: string;
  value: number;
  min: number;
  max: number;
  /** The value below min that means none; undefined: there is none. */
  none?: number | undefined;
  onChange(value: number): void;
  /** Why it cannot be changed; left out: it can. */
  why?: Off;
}

/** A number between min and max; arrow keys and typing work too. */
export function Stepper({ label, value, min, max, none, onChange, why }: StepperProps): ReactElement {
  return (
    <NumberField.Root
      value={value}
      min={none ?? min}
      max={max}
      readOnly={isOff(why)}
      onValueChange={(next, { reason }) => {
        // What is being typed is taken as it is, so that a 2 can become 25.
        const allowed = next === null || reason === 'input-change' ? next : nearestAllowed(next, value, min, none);
        if (allowed === null || allowed === value) return;
        playSound('click');
        onChange(allowed);
      }}
      onValueCommitted={(next, { reason }) => {
        // What was typed is final now; a step has been mended above.
        if (next !== null && reason === 'input-blur' && nearestAllowed(next, next, min, none) !== next) onChange(min);
      }}
    >
      <NumberField.Group className="stepper" {...off(why)}>
        <NumberField.Decrement className="stepper-button" aria-label={t('stepper.less', { label })}>
          <Minus size={16} />
        </NumberField.Decrement>
        <NumberField.Input {...off(why)} className="stepper-value" aria-label={label} />
        <NumberField.Increment className="stepper-button" aria-label={t('stepper.more', { label })}>
          <Plus size={16} />
        </NumberField.Increment>
      </NumberField.Group>
    </NumberField.Root>
  );
}

/** Between none and min nothing is allowed: a step down from min leads to none, everything else there to min. */
export function nearestAllowed(next: number, value: number, min: number, none: number | undefined): number {
  if (none === undefined || next <= none || next >= min) return next;
  return value === min && next < value ? none : min;
}
