// What may be wrong with the circuit, each with the way to its place, and a fix where there is one answer.

import type { CircuitProblem, Json } from '@core/contract';
import { Button } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { ScrollArea } from '@ui/panels/scroll-area';
import { CircleCheck, CircleX, Scale, TriangleAlert } from 'lucide-react';
import { memo, type ReactElement } from 'react';
import { useStore } from 'zustand';
import { messageText } from '../../../app/api-errors';
import { t } from '../../../text/editor';
import type { SourceEditing } from '../state/source-editing';
import styles from './problems.module.css';

export interface ProblemsProps {
  editing: SourceEditing;
  game: string;
  className: string | undefined;
  /** Brings a space into the middle of the stage. */
  onShow(problem: CircuitProblem): void;
  /** Opens the balance report. */
  onTest(): void;
}

/** The list. */
export const Problems = memo(function Problems(props: ProblemsProps): ReactElement {
  const { editing, game, className, onShow, onTest } = props;
  const problems = useStore(editing.store, () => editing.shown().problems);
  const errors = problems.filter(({ level }) => level === 'error').length;
  return (
    <section className={classes(styles.editorProblems, className)} aria-label={t('problems.label')}>
      <div className="row between wrap gap-1">
        <h2 className="label">{t('problems.label')}</h2>
        <span
          className={styles.editorChecks}
          data-level={errors > 0 ? 'error' : problems.length > 0 ? 'warning' : 'none'}
        >
          {problems.length === 0 && <CircleCheck size={17} />}
          {problems.length === 0
            ? t('problems.none')
            : t('problems.count', { errors, warnings: problems.length - errors })}
        </span>
        <Button
          size="small"
          icon={<Scale size={16} className="icon" />}
          why={errors > 0 ? t('problems.test.errors') : null}
          onClick={onTest}
        >
          {t('problems.test')}
        </Button>
      </div>
      <ScrollArea as="ul" className={styles.editorProblemList} aria-label={t('problems.label')}>
        {problems.map((problem) => (
          <li key={JSON.stringify([problem.text, problem.space, problem.corner])} data-level={problem.level}>
            {problem.level === 'error' ? <CircleX size={21} /> : <TriangleAlert size={21} />}
            <p>
              <span className="visually-hidden">{t(`problems.${problem.level}`)}</span>
              {messageText({ namespace: game, ...problem.text })}
            </p>
            <span className={styles.editorProblemButtons}>
              {problem.space !== undefined && (
                <Button size="small" onClick={() => onShow(problem)}>
                  {t('problems.show')}
                </Button>
              )}
              {problem.fixed !== undefined && (
                <Button size="small" onClick={() => fix(editing, problem.fixed)}>
                  {t('problems.fix')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ScrollArea>
    </section>
  );
});

function fix(editing: SourceEditing, fixed: Json | undefined): void {
  if (fixed === undefined) return;
  editing.mend(fixed);
  editing.set({ said: t('step.problem.fix') });
}
