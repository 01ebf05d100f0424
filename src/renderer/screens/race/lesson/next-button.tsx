// The coach's button that goes on.

import type { ReactElement } from 'react';
import { t } from '../../../text/school';
import styles from './race-lesson.module.css';

/** focused: it has the focus as it comes. */
export function NextButton({ onNext, focused = false }: { onNext(): void; focused?: boolean }): ReactElement {
  return (
    <button
      type="button"
      className={`main-button main-button-ready ${styles.raceLessonNext}`}
      data-teaching-next=""
      // biome-ignore lint/a11y/noAutofocus: whoever goes through a lesson by keys presses it next
      autoFocus={focused}
      onClick={onNext}
    >
      {t('next')}
    </button>
  );
}
