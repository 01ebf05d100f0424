// The mark of a lesson that has been completed.

import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '../../text/school';
import styles from './school.module.css';

/** A tick with its word. */
export function DoneMark(): ReactElement {
  return (
    <span className={styles.schoolDone}>
      <Check size={16} aria-hidden="true" /> {t('list.done')}
    </span>
  );
}
