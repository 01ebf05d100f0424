// A small whole number with minus and plus.

import { NumberField } from '@base-ui/react/number-field';
import { Minus, Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import './stepper.css';
import { play } from '../sound/sound';

export interface StepperProps {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange(value: number): void;
  disabled?: boolean;
}

/** A number between min and max; arrow keys and typing work too. */
export function Stepper({ label, value, min, max, onChange, disabled = false }: StepperProps): ReactElement {
  return (
    <NumberField.Root
      value={value}
      min={min}
      max={max}
      disabled={disabled}
      onValueChange={(next) => {
        if (next === null || next === value) return;
        play('click');
        onChange(next);
      }}
    >
      <NumberField.Group className="stepper">
        <NumberField.Decrement className="stepper-button" aria-label={`${label}: one less`}>
          <Minus size={16} />
        </NumberField.Decrement>
        <NumberField.Input className="stepper-value" aria-label={label} />
        <NumberField.Increment className="stepper-button" aria-label={`${label}: one more`}>
          <Plus size={16} />
        </NumberField.Increment>
      </NumberField.Group>
    </NumberField.Root>
  );
}
