// The card of the lesson "Your first circuit" over the stage: what to do next. It goes on by itself when the step is done.

import { FIRST_CIRCUIT } from '@api/school/commands';
import { Button } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { GraduationCap } from 'lucide-react';
import { type ReactElement, useEffect } from 'react';
import { useStore } from 'zustand';
import { client } from '../../../app/client';
import { t } from '../../../text/editor';
import type { Editing } from '../state/editor-store';
import { endFirstCircuit, goOnFrom, isStepDone, STEPS, useFirstCircuit } from './first-circuit';
import styles from './lesson-card.module.css';

/** The card; nothing without a lesson on this circuit. */
export function LessonCard({ editing }: { editing: Editing }): ReactElement | null {
  const { kept, step, driven } = useFirstCircuit();
  const isHere = kept === editing.kept;
  const now = STEPS[step];
  const isDone = useStore(editing.store, () => now !== undefined && isStepDone(now, editing, driven));
  useEffect(() => {
    if (isHere && isDone) goOnFrom(step);
  }, [isHere, isDone, step]);
  const isOver = isHere && now === undefined;
  useEffect(() => {
    if (isOver) void client.call('school.keep', { game: FIRST_CIRCUIT, section: 0, step: 0, done: true });
  }, [isOver]);
  if (!isHere) return null;
  return (
    <section className={styles.lesson} aria-label={t('first.title')}>
      <div className={styles.lessonWords}>
        <h2 className={classes('label', styles.lessonTitle)}>
          <GraduationCap size={18} className="icon" />
          {t('first.title')}
          {now !== undefined && <span className="num">{t('first.step', { n: step + 1, of: STEPS.length })}</span>}
        </h2>
        <p aria-live="polite">{t(now === undefined ? 'first.over' : `first.${now}`)}</p>
      </div>
      <div className={styles.lessonButtons}>
        {now !== undefined && (
          <Button size="small" look="quiet" onClick={() => goOnFrom(step)}>
            {t('first.skip')}
          </Button>
        )}
        <Button size="small" look={now === undefined ? 'plain' : 'quiet'} onClick={endFirstCircuit}>
          {t('first.end')}
        </Button>
      </div>
    </section>
  );
}
