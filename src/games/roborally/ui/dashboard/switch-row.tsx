// A switch with a name, an icon and one line of explanation.

import { Toggle } from '@ui/controls/toggle';
import { classes } from '@ui/panels/classes';
import type { Off } from '@ui/why/off';
import type { ReactElement } from 'react';
import styles from './switch-row.module.css';

export interface SwitchRowProps {
  label: string;
  note: string;
  on: boolean;
  icon?: ReactElement;
  /** Why it is disabled; if omitted, it is enabled. */
  why?: Off;
  /** The hint would change it. */
  hinted?: boolean;
  /** Its name in lessons (data-teach). */
  teach?: string;
  onChange(on: boolean): void;
}

/** One switch of the dashboard. */
export function SwitchRow(props: SwitchRowProps): ReactElement {
  const { label, note, on, icon, why, hinted = false, teach, onChange } = props;
  return (
    <div className={classes(styles.switch, hinted && 'hinted')} title={note} data-teach={teach}>
      <span className={styles.switchName}>
        {icon}
        {label}
      </span>
      <Toggle label={label} on={on} why={why} onChange={onChange} />
      <p className="note">{note}</p>
    </div>
  );
}
