// The bar of the course editor, with what can be chosen and counted of a course. Not here: what the bars of all editors have
// (editor/panels/bar-parts.tsx).

import { Segments } from '@ui/controls/segments';
import { Select } from '@ui/controls/select';
import { Bot } from 'lucide-react';
import { memo, type ReactElement } from 'react';
import { useStore } from 'zustand';
import { t } from '../../../text/editor';
import { BarEnd, BarStart } from '../../editor/panels/bar-parts';
import type { CourseEditing } from '../state/course-store';
import styles from './course-bar.module.css';

export interface CourseBarProps {
  editing: CourseEditing;
  game: string;
  /** false: a phone, which changes the name only. */
  edits: boolean;
  driving: boolean;
  onBack(): void;
  onSave(): void;
  onDrive(): void;
}

/** The bar. */
export const CourseBar = memo(function CourseBar(props: CourseBarProps): ReactElement {
  const { editing, game, edits, driving, onBack, onSave, onDrive } = props;
  return (
    <header className={styles.courseBar}>
      <BarStart {...{ editing, game, onBack }} />
      {edits && <Choices editing={editing} />}
      <Figures editing={editing} />
      <span className={styles.courseGap} />
      <BarEnd
        {...{ editing, game, driving, onSave, onDrive }}
        about="mode.paint"
        icon={<Bot size={20} className="icon" />}
      >
        {t('course.drive')}
      </BarEnd>
    </header>
  );
});

function Choices({ editing }: { editing: CourseEditing }): ReactElement {
  const { editor } = editing;
  const source = useStore(editing.store, ({ history }) => history.source);
  const docks = editor.docks.map(({ value, label }) => ({ value, label: t('bar.dock.named', { name: label }) }));
  return (
    <>
      <Segments
        label={t('bar.boards')}
        value={editor.countOf(source)}
        choices={editor.counts.map((count) => ({ value: count, label: t('bar.boards.n', { n: count }) }))}
        onChange={(count) => editing.command('board.count', editor.setCount(count))}
      />
      <Select
        label={t('bar.dock')}
        value={editor.dockOf(source)}
        placeholder={t('bar.dock.own')}
        className={styles.courseDock ?? ''}
        choices={docks}
        onChange={(id) => editing.command('dock.strip', editor.setDock(id))}
      />
    </>
  );
}

function Figures({ editing }: { editing: CourseEditing }): ReactElement {
  const { source, problems } = useStore(editing.store, () => editing.shown());
  return (
    <dl className={styles.courseFigures}>
      {editing.editor.figures(source, problems).map(({ id, value, label }) => (
        <div key={id} className={styles.courseFigure}>
          <dd>{value}</dd>
          <dt>{label}</dt>
        </div>
      ))}
    </dl>
  );
}
