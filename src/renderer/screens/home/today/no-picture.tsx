// The picture of a season without standings.

import { Trophy } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from './pictures.module.css';

/** A cup. */
export function NoPicture(): ReactElement {
  return (
    <span className={styles.dayNothing}>
      <Trophy size={40} strokeWidth={1.4} aria-hidden="true" />
    </span>
  );
}
