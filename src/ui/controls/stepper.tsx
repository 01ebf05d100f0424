// A small whole number with minus and plus buttons. One value below its range can stand for "off".

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
  /** Of the buttons; left out: 1. */
  step?: number | undefined;
  /** The value below min that means off; undefined: there is none. */
  none?: number | undefined;
  onChange(value: number): void;
  /** Why it is disabled; left out: it is enabled. */
  why?: Off;
}

/** A number between min and max; arrow keys and typing work too. */
export function Stepper({ label, value, min, max, step = 1, none, onChange, why }: StepperProps): ReactElement {
  return (
    <NumberField.Root
      value={value}
      min={none ?? min}
      max={max}
      step={step}
      snapOnStep={step > 1}
      readOnly={isOff(why)}
      onValueChange={(next, { reason }) => {
        // While typing, the number stays as it is, so that a 2 can become 25.
        const allowed = next === null || reason === 'input-change' ? next : nearestAllowed(next, value, min, none);
        if (allowed === null || allowed === value) return;
        playSound('click');
        onChange(allowed);
      }}
      onValueCommitted={(next, { reason }) => {
        // The typed number is final now; steps were corrected above.
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

/** Corrects numbers between none and min, which are not allowed: a step down from min gives none, everything else gives min. */
export function nearestAllowed(next: number, value: number, min: number, none: number | undefined): number {
  if (none === undefined || next <= none || next >= min) return next;
  return value === min && next < value ? none : min;
}
