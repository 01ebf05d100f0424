// The picture of a career without a circuit.

import { Mountain } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from './pictures.module.css';

/** A summit. */
export function Summit(): ReactElement {
  return (
    <span className={styles.dayNothing}>
      <Mountain size={40} strokeWidth={1.4} aria-hidden="true" />
    </span>
  );
}
