// The coach's button for the next step.

import { useFocusFirst } from '@ui/use-focus-first';
import type { ReactElement } from 'react';
import { t } from '../../../text/school';
import styles from './race-lesson.module.css';

/** focused: it takes the focus when it appears, as the next control to press for anyone using the keyboard. */
export function NextButton({ onNext, focused = false }: { onNext(): void; focused?: boolean }): ReactElement {
  const ref = useFocusFirst(focused);
  return (
    <button
      ref={ref}
      type="button"
      className={`main-button main-button-ready ${styles.raceLessonNext}`}
      data-teaching-next=""
      onClick={onNext}
    >
      {t('next')}
    </button>
  );
}
