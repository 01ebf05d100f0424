// A lesson of the driving school: the race screen's own parts in a prepared position, with the coach over them.
// Not here: the list of lessons (screens/school).

import '../styles';
import type { Lesson } from '@core/contract';
import { Button } from '@ui/controls/button';
import type { GameUi } from '@ui/game-ui';
import { EmptyState } from '@ui/panels/panel';
import { lessonTextOf } from '@ui/school/lesson-text';
import { GraduationCap } from 'lucide-react';
import { type ReactElement, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { apiErrorText } from '../../../app/api-errors';
import { client } from '../../../app/client';
import { Loading } from '../../../app/connection/connection';
import { useGameUi } from '../../../app/games/games';
import { to } from '../../../app/routes';
import { t } from '../../../text/school';
import { Jump } from './jump';
import { LessonBar } from './lesson-bar';
import { LessonTable } from './lesson-table';
import styles from './race-lesson.module.css';
import { type LessonPosition, useLesson } from './use-lesson';

/** section: the id of the first one to show; left out: where the person stopped. */
export function LessonScreen({ game, section }: { game: string; section?: string | undefined }): ReactElement {
  const ui = useGameUi(game);
  const from = useStart(ui, section);
  if (ui.lesson === undefined) return <Redirect to={to.school()} replace />;
  if (from === undefined) return <Loading />;
  return <Taught ui={ui} lesson={ui.lesson} from={from} />;
}

/** Where to begin; undefined until that is known. */
function useStart({ id, lesson }: GameUi, section: string | undefined): LessonPosition | undefined {
  const [from, setFrom] = useState<LessonPosition>();
  useEffect(() => {
    const wanted = lesson?.sections.findIndex((one) => one.id === section) ?? -1;
    if (wanted >= 0) return setFrom({ section: wanted, step: 0 });
    let here = true;
    void client.call('school.progress', {}).then((reply) => {
      const kept = reply.ok ? reply.value[id] : undefined;
      const steps = lesson?.sections[kept?.section ?? 0]?.steps.length ?? 0;
      const isThere = kept !== undefined && kept.step < steps;
      if (here) setFrom(isThere ? { section: kept.section, step: kept.step } : { section: 0, step: 0 });
    });
    return () => {
      here = false;
    };
  }, [id, lesson, section]);
  return from;
}

function Taught({ ui, lesson, from }: { ui: GameUi; lesson: Lesson; from: LessonPosition }): ReactElement {
  const run = useLesson(ui.id, lesson, from);
  const lessonText = useMemo(() => lessonTextOf(ui.id), [ui.id]);
  const [, navigate] = useLocation();
  const leave = useCallback(() => navigate(to.school()), [navigate]);
  if (run.apiError) {
    return (
      <div className={styles.raceLesson}>
        <EmptyState
          icon={<GraduationCap />}
          text={apiErrorText(run.apiError)}
          action={<Button onClick={leave}>{t('over.lessons')}</Button>}
        />
      </div>
    );
  }
  const bar = <LessonBar {...{ ui, lesson, run, lessonText, leave }} />;
  return (
    <div className={styles.raceLesson}>
      {run.phase === 'jump' ? (
        <Jump {...{ bar, run, lessonText, leave }} />
      ) : run.match === undefined ? (
        <>
          {bar}
          <div className={styles.raceLessonStage} />
        </>
      ) : (
        <Suspense fallback={bar}>
          <LessonTable key={run.match} {...{ ui, run, lessonText, leave, bar }} match={run.match} />
        </Suspense>
      )}
    </div>
  );
}
