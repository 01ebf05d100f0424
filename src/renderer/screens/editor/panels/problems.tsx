// What may be wrong with the circuit, each with the way to its place, and a fix where there is one answer.

import type { CircuitProblem, Json } from '@core/contract';
import { Button, IconButton } from '@ui/controls/button';
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
  /** Its heading; left out: 'Problems'. */
  title?: string;
  /** There is little room beside the heading. */
  narrow?: boolean;
  /** What is right about the circuit, in place of the count of problems. */
  praise?: string | undefined;
  /** A problem's own icon; undefined: its level's. */
  iconOf?(problem: CircuitProblem): ReactElement | undefined;
}

/** The list. */
export const Problems = memo(function Problems(props: ProblemsProps): ReactElement {
  const {
    editing,
    game,
    className,
    onShow,
    onTest,
    title = t('problems.label'),
    narrow = false,
    praise,
    iconOf,
  } = props;
  const problems = useStore(editing.store, () => editing.shown().problems);
  const errors = problems.filter(({ level }) => level === 'error').length;
  const why = errors > 0 ? t('problems.test.errors') : null;
  const good = praise ?? (problems.length === 0 ? t('problems.none') : undefined);
  return (
    <section className={classes(styles.editorProblems, className)} aria-label={title}>
      <div className="row between wrap gap-1">
        <h2 className="label">{title}</h2>
        <span
          className={styles.editorChecks}
          data-level={good !== undefined ? 'none' : errors > 0 ? 'error' : 'warning'}
        >
          {good !== undefined && <CircleCheck size={17} />}
          {good ?? t('problems.count', { errors, warnings: problems.length - errors })}
        </span>
        {narrow ? (
          <IconButton icon={<Scale size={18} />} label={t('problems.test')} why={why} onClick={onTest} />
        ) : (
          <Button size="small" icon={<Scale size={16} className="icon" />} why={why} onClick={onTest}>
            {t('problems.test')}
          </Button>
        )}
      </div>
      <ScrollArea as="ul" className={styles.editorProblemList} aria-label={title}>
        {problems.map((problem) => (
          <li key={JSON.stringify([problem.text, problem.space, problem.corner])} data-level={problem.level}>
            {iconOf?.(problem) ?? (problem.level === 'error' ? <CircleX size={21} /> : <TriangleAlert size={21} />)}
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
