// The driving school: a lesson for each box that has one, with its progress, and one in the workshop. Not here: the lessons
// (race/lesson, editor/lesson).

import { FIRST_CIRCUIT, type SchoolProgress } from '@api/school/commands';
import { Button } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { Panel } from '@ui/panels/panel';
import { ScreenFrame } from '@ui/panels/screen-frame';
import { lessonMinutes, lessonTextOf } from '@ui/school/lesson-text';
import { GraduationCap, Play } from 'lucide-react';
import { type ReactElement, Suspense } from 'react';
import { Link, useLocation } from 'wouter';
import { gamePaints, type OpenBox, openBoxes } from '../../app/games/boxes';
import { useGameUi } from '../../app/games/games';
import { to } from '../../app/routes';
import { useApp } from '../../app/store';
import { AppTopBar } from '../../app/top-bar';
import { useAnswer } from '../../app/use-answer';
import { t } from '../../text/school';
import { DoneMark } from './done-mark';
import { FirstCircuitCard } from './first-circuit-card';
import styles from './school.module.css';

type Progress = SchoolProgress[string];

/** All lessons. */
export function SchoolScreen(): ReactElement {
  const boxes = openBoxes(useApp((s) => s.games));
  const progress = useAnswer('school.progress', {}).value ?? {};
  const next = boxes.find(({ id }) => isBegun(progress[id])) ?? boxes.find(({ id }) => progress[id]?.done !== true);
  return (
    <ScreenFrame top={<AppTopBar />}>
      <div className={styles.school}>
        <h1 className="heading h1">{t('list.title')}</h1>
        <p className={styles.schoolText}>{t('list.text')}</p>
        <ul className={styles.schoolLessons}>
          {boxes.map((box) => (
            <Suspense key={box.id}>
              <LessonCard box={box} progress={progress[box.id]} isNext={box === next} />
            </Suspense>
          ))}
          <FirstCircuitCard games={boxes.map(({ id }) => id)} isDone={progress[FIRST_CIRCUIT]?.done === true} />
        </ul>
      </div>
    </ScreenFrame>
  );
}

function isBegun(progress: Progress | undefined): boolean {
  return progress !== undefined && progress.section + progress.step > 0;
}

function LessonCard({
  box,
  progress,
  isNext,
}: {
  box: OpenBox;
  progress: Progress | undefined;
  /** The lesson to continue. */
  isNext: boolean;
}): ReactElement | null {
  const { lesson } = useGameUi(box.id);
  const [, navigate] = useLocation();
  if (lesson === undefined) return null;
  const lessonText = lessonTextOf(box.id);
  const minutes = lessonMinutes(box.id, lesson);
  const begun = isBegun(progress);
  const section = lesson.sections[progress?.section ?? 0];
  const label =
    begun && section !== undefined
      ? t('list.goOn', { section: lessonText.plain(section.id) })
      : progress?.done === true
        ? t('list.again')
        : t('list.learn', { minutes });
  return (
    <li className={styles.schoolLesson}>
      <Panel label={box.name}>
        <div className={styles.schoolHead} style={gamePaints(box.id)}>
          <span className={styles.schoolCover} aria-hidden="true">
            <box.cover />
          </span>
          <h2 className="heading">{box.name}</h2>
          {progress?.done === true && <DoneMark />}
        </div>
        <ol className={styles.schoolSections} aria-label={t('list.sections')}>
          {lesson.sections.map(({ id }, at) => (
            <li key={id}>
              <Link
                href={to.lesson(box.id, id)}
                className={classes(begun && at === progress?.section && styles.schoolNow)}
              >
                {lessonText.plain(id)}
              </Link>
            </li>
          ))}
        </ol>
        <Button
          look={isNext ? 'main' : 'plain'}
          icon={begun ? <Play size={18} className="icon" /> : <GraduationCap size={20} className="icon" />}
          onClick={() => navigate(to.lesson(box.id))}
        >
          {label}
        </Button>
      </Panel>
    </li>
  );
}
