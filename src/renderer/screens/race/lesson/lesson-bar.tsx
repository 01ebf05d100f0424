// The bar over a lesson: its name, its sections with a pip per step, the remaining time, and Back, Skip and Leave.

import type { Lesson } from '@core/contract';
import { Button, IconButton } from '@ui/controls/button';
import type { GameUi } from '@ui/game-ui';
import { classes } from '@ui/panels/classes';
import type { LessonText } from '@ui/school/lesson-text';
import { minutesLeft } from '@ui/school/time';
import { ArrowLeft, Check, GraduationCap, SkipForward, Timer, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { gamePaints, plateNameOf } from '../../../app/games/boxes';
import { t } from '../../../text/school';
import styles from './race-lesson.module.css';
import type { LessonPosition, LessonRun } from './use-lesson';

export interface LessonBarProps {
  ui: GameUi;
  lesson: Lesson;
  run: LessonRun;
  lessonText: LessonText;
  leave(): void;
}

/** Across the top. */
export function LessonBar({ ui, lesson, run, lessonText, leave }: LessonBarProps): ReactElement {
  const { place, phase } = run;
  const count = { n: place.section + 1, of: lesson.sections.length };
  const minutes = minutesLeft(lesson, place.section, place.step, lessonText.plain, run.turns);
  return (
    <header className={`${styles.raceLessonBar} panel panel-glass`}>
      <IconButton
        className={styles.raceLessonLeave}
        look="quiet"
        icon={<X size={22} />}
        label={t('leave')}
        onClick={leave}
      />
      <span className={styles.raceLessonTile} style={gamePaints(ui.id)} aria-hidden="true">
        <GraduationCap size={26} />
      </span>
      <div className={styles.raceLessonName}>
        <h1 className="heading">{t('title')}</h1>
        <p>{t('where', { game: plateNameOf(ui.id), ...count })}</p>
      </div>
      <p className={styles.raceLessonNow} aria-hidden="true">
        <b>{lessonText.plain(run.section.id)}</b>
        <span>{t('section', count)}</span>
      </p>
      <ol className={styles.raceLessonSections}>
        {lesson.sections.map((section, at) => (
          <li key={section.id} style={{ flexGrow: section.steps.length + 1 }}>
            <SectionName
              title={lessonText.plain(section.id)}
              state={at < place.section || phase === 'over' ? 'done' : at === place.section ? 'now' : 'next'}
              onGo={() => run.go({ section: at, step: 0 })}
            />
            <span className={styles.raceLessonPips} aria-hidden="true">
              {section.steps.map((step, i) => (
                <i key={step.id} data-pip={pipOf({ section: at, step: i }, place, phase === 'over')} />
              ))}
            </span>
          </li>
        ))}
      </ol>
      <span className={styles.raceLessonLeft}>
        {phase !== 'over' && (
          <>
            <Timer size={19} aria-hidden="true" />
            {t('left', { minutes })}
          </>
        )}
      </span>
      <LessonButtons run={run} />
    </header>
  );
}

/** Back and Skip; on a phone they are at the bottom. */
function LessonButtons({ run }: { run: LessonRun }): ReactElement {
  return (
    <span className={styles.raceLessonButtons}>
      <Button
        icon={<ArrowLeft size={18} className="icon" />}
        why={run.back ? null : t('step', { n: 1, of: 1 })}
        onClick={run.back}
      >
        {t('back')}
      </Button>
      <Button look="quiet" onClick={run.skip} why={run.phase === 'right' && t('right')}>
        {t('skip')} <SkipForward size={17} className="icon" />
      </Button>
    </span>
  );
}

function SectionName(props: { title: string; state: 'done' | 'now' | 'next'; onGo(): void }): ReactElement {
  const { title, state, onGo } = props;
  const name = state === 'next' ? title : t(state === 'done' ? 'section.done' : 'section.now', { section: title });
  return (
    <button
      type="button"
      className={classes(styles.raceLessonSection, state === 'now' && styles.raceLessonSectionNow)}
      aria-label={name}
      aria-current={state === 'now' ? 'step' : undefined}
      onClick={onGo}
    >
      {state === 'done' && <Check size={15} aria-hidden="true" />}
      <span>{title}</span>
    </button>
  );
}

function pipOf(pip: LessonPosition, now: LessonPosition, over: boolean): 'done' | 'now' | 'next' {
  const before = pip.section - now.section || pip.step - now.step;
  if (over || before < 0) return 'done';
  return before === 0 ? 'now' : 'next';
}
