// The error of a field, beside it. Not here: the host's refusals (the bar at the bottom shows them).

import { CircleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from './plan.module.css';

/** One line; nothing if all is well. */
export function ErrorLine({ text }: { text: string | undefined }): ReactElement | null {
  if (text === undefined) return null;
  return (
    <span className={styles.planError}>
      <CircleAlert size={16} className="icon" aria-hidden="true" />
      {text}
    </span>
  );
}
