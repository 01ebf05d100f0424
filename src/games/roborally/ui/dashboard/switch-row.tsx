// A switch with its name, an icon and what it means in one line.

import { Toggle } from '@ui/panels/toggle';
import type { ReactElement } from 'react';

export interface SwitchRowProps {
  label: string;
  note: string;
  on: boolean;
  icon?: ReactElement;
  disabled?: boolean;
  onChange(on: boolean): void;
}

/** One switch of the dashboard. */
export function SwitchRow({ label, note, on, icon, disabled = false, onChange }: SwitchRowProps): ReactElement {
  return (
    <div className="rr-switch">
      <span className="rr-switch-name">
        {icon}
        {label}
      </span>
      <Toggle label={label} on={on} disabled={disabled} onChange={onChange} />
      <p className="note">{note}</p>
    </div>
  );
}
