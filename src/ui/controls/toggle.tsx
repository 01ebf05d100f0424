// An on/off switch.

import { Switch } from '@base-ui/react/switch';
import type { ReactElement } from 'react';
import './toggle.css';
import { playSound } from '../sound/sound';
import { isOff, type Off, off } from '../why/off';

export interface ToggleProps {
  label: string;
  on: boolean;
  onChange(on: boolean): void;
  /** Why it is disabled; left out: it is enabled. */
  why?: Off;
}

/** A labelled switch. Changes apply at once. */
export function Toggle({ label, on, onChange, why }: ToggleProps): ReactElement {
  return (
    <Switch.Root
      className="toggle"
      aria-label={label}
      checked={on}
      readOnly={isOff(why)}
      {...off(why)}
      onCheckedChange={(next) => {
        playSound('click');
        onChange(next);
      }}
    >
      <Switch.Thumb className="toggle-knob" />
    </Switch.Root>
  );
}
