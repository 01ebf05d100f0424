// A switch with its name, an icon and what it means in one line.

import { classes } from '@ui/panels/classes';
import { Toggle } from '@ui/panels/toggle';
import type { ReactElement } from 'react';

export interface SwitchRowProps {
  label: string;
  note: string;
  on: boolean;
  icon?: ReactElement;
  disabled?: boolean;
  /** The hint would change it. */
  hinted?: boolean;
  onChange(on: boolean): void;
}

/** One switch of the dashboard. */
export function SwitchRow(props: SwitchRowProps): ReactElement {
  const { label, note, on, icon, disabled = false, hinted = false, onChange } = props;
  return (
    <div className={classes('rr-switch', hinted && 'rr-hinted')} title={note}>
      <span className="rr-switch-name">
        {icon}
        {label}
      </span>
      <Toggle label={label} on={on} disabled={disabled} onChange={onChange} />
      <p className="note">{note}</p>
    </div>
  );
}
