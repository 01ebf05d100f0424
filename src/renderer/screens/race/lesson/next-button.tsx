// The coach's button for the next step.

import type { ReactElement } from 'react';
import { t } from '../../../text/school';
import styles from './race-lesson.module.css';

/** focused: it takes the focus when it appears. */
export function NextButton({ onNext, focused = false }: { onNext(): void; focused?: boolean }): ReactElement {
  return (
    <button
      type="button"
      className={`main-button main-button-ready ${styles.raceLessonNext}`}
      data-teaching-next=""
      // biome-ignore lint/a11y/noAutofocus: it is the next control to press for anyone using the keyboard
      autoFocus={focused}
      onClick={onNext}
    >
      {t('next')}
    </button>
  );
}
