// Between two positions of a lesson: the coach describes the next one, which stays hidden until the learner continues.
// Not here: the table (lesson-table.tsx).

import { useKeys } from '@ui/keys';
import { Bubble } from '@ui/school/bubble';
import type { LessonText } from '@ui/school/lesson-text';
import type { ReactElement } from 'react';
import { t } from '../../../text/school';
import { NextButton } from './next-button';
import styles from './race-lesson.module.css';
import type { LessonRun } from './use-lesson';

export interface JumpProps {
  bar: ReactElement;
  run: LessonRun;
  lessonText: LessonText;
  leave(): void;
}

/** The bar, and the coach in the table's place. */
export function Jump({ bar, run, lessonText, leave }: JumpProps): ReactElement {
  const { section, next } = run;
  useKeys({ escape: leave });
  return (
    <>
      {bar}
      <div className={styles.raceLessonStage}>
        <div className={styles.raceLessonJump}>
          <Bubble foot={<NextButton key={section.id} onNext={next} focused />}>
            <b className={styles.raceLessonImagine}>{t('imagine')}</b> {lessonText.say(`${section.id}.imagine`)}
          </Bubble>
        </div>
      </div>
    </>
  );
}
