// How far the person is in a game, below its plate: its lesson, the races finished, and the nearest medal.

import type { SchoolProgress } from '@api/school/commands';
import type { Trial } from '@api/trials/commands';
import { classes } from '@ui/panels/classes';
import { playSound } from '@ui/sound/sound';
import { Check, Flag, GraduationCap } from 'lucide-react';
import { type ReactElement, Suspense } from 'react';
import { Link } from 'wouter';
import { boxOf, plateNameOf } from '../../../app/games/boxes';
import { screen } from '../../../app/language';
import { to } from '../../../app/routes';
import { t } from '../../../text/home';
import styles from './marks.module.css';

/** Fetches its words first. */
const MedalMark = screen(['trials'], async () => (await import('./medal-mark')).MedalMark, 'names');

export interface MarksProps {
  game: string;
  /** undefined until the host has answered. */
  learned: SchoolProgress | undefined;
  /** Its box is in front: a key opens its lesson. */
  isChosen: boolean;
  /** Races finished; undefined until the host has answered. */
  races: number | undefined;
  /** Time trials of all games; undefined until a medal is won. */
  trials: readonly Trial[] | undefined;
}

/** The row below a plate. */
export function Marks({ game, learned, isChosen, races, trials }: MarksProps): ReactElement {
  return (
    <span className={styles.marks}>
      {learned && <LessonMark game={game} progress={learned[game]} isChosen={isChosen} />}
      {races !== undefined && (
        <span className={classes(styles.marksRaces, races === 0 && styles.marksNone)}>
          {races > 0 && <Flag size={16} aria-hidden="true" />}
          {t('mark.races', { count: races })}
        </span>
      )}
      {trials && (
        <Suspense>
          <MedalMark game={game} trials={trials} />
        </Suspense>
      )}
    </span>
  );
}

/** The lesson: to be taken, begun or completed. Always a link to it. */
function LessonMark(props: {
  game: string;
  progress: SchoolProgress[string] | undefined;
  isChosen: boolean;
}): ReactElement | null {
  const { game, progress, isChosen } = props;
  const lesson = boxOf(game)?.lesson;
  if (lesson === undefined) return null;
  const name = plateNameOf(game);
  const isDone = progress?.done === true;
  const isBegun = progress !== undefined && progress.section + progress.step > 0;
  const part = { part: Math.min((progress?.section ?? 0) + 1, lesson.sections), parts: lesson.sections };
  const said = isDone
    ? t('mark.learned', { game: name })
    : isBegun
      ? t('mark.part.said', { ...part, game: name })
      : t('mark.learn.said', { ...lesson, game: name });
  return (
    <Link
      href={to.lesson(game)}
      className={classes(styles.marksLesson, !isDone && !isBegun && styles.marksLearn)}
      aria-label={said}
      aria-keyshortcuts={isChosen ? 'L' : undefined}
      onClick={() => playSound('click')}
    >
      <span className={styles.marksCap}>
        <GraduationCap size={18} aria-hidden="true" />
        {isDone && <Check size={11} strokeWidth={4.4} aria-hidden="true" />}
      </span>
      {!isDone && <span className={styles.marksWords}>{isBegun ? t('mark.part', part) : t('mark.learn', lesson)}</span>}
    </Link>
  );
}
