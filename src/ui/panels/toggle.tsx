// An on/off switch.

import { Switch } from '@base-ui/react/switch';
import type { ReactElement } from 'react';
import './toggle.css';
import { play } from '../sound/sound';

export interface ToggleProps {
  label: string;
  on: boolean;
  onChange(on: boolean): void;
  disabled?: boolean;
}

/** A switch named by label. Changes apply at once. */
export function Toggle({ label, on, onChange, disabled = false }: ToggleProps): ReactElement {
  return (
    <Switch.Root
      className="toggle"
      aria-label={label}
      checked={on}
      disabled={disabled}
      onCheckedChange={(next) => {
        play('click');
        onChange(next);
      }}
    >
      <Switch.Thumb className="toggle-knob" />
    </Switch.Root>
  );
}
