// The bar of the road editor, with what can be counted of a road. Not here: what the bars of all editors have (bar-parts.tsx).

import { Segments } from '@ui/controls/segments';
import { Stepper } from '@ui/controls/stepper';
import { classes } from '@ui/panels/classes';
import type { RoadEditor } from '@ui/workshop/road-editor';
import { scaleTo } from '@workshop/road';
import { Gauge } from 'lucide-react';
import { memo, type ReactElement } from 'react';
import { useStore } from 'zustand';
import { t } from '../../../text/editor';
import type { Editing } from '../state/editor-store';
import { sourceShown } from '../state/source-editing';
import styles from './bar.module.css';
import { BarEnd, BarStart } from './bar-parts';
import { TextField } from './text-field';

export interface BarProps {
  editing: Editing;
  game: string;
  /** false: a phone, which changes names and limits only. */
  edits: boolean;
  onBack(): void;
  onSave(): void;
  /** Opens the choice of tests. */
  onDrive(): void;
  driving: boolean;
}

/** The bar. */
export const EditorBar = memo(function EditorBar({
  editing,
  game,
  edits,
  onBack,
  onSave,
  onDrive,
  driving,
}: BarProps): ReactElement {
  const tool = useStore(editing.store, (now) => now.tool);
  return (
    <header className={styles.editorBar}>
      <BarStart {...{ editing, game, onBack }} />
      {edits && <Counts editing={editing} />}
      <span className={styles.editorGap} />
      <BarEnd
        {...{ editing, game, driving, onSave, onDrive }}
        about={`tool.${tool}`}
        icon={<Gauge size={20} className="icon" />}
      >
        {t('bar.drive')}
      </BarEnd>
    </header>
  );
});

function Counts({ editing }: { editing: Editing }): ReactElement {
  const { editor, rules } = editing;
  const spaces = useStore(editing.store, (now) => rules.on.spacesOf(sourceShown(now)));
  const corners = useStore(editing.store, (now) => sourceShown(now).corners.length);
  const driven = useStore(editing.store, (now) => editor.lapsOf(sourceShown(now)));
  const [least, most] = editor.ranges.laps;
  return (
    <>
      {editor.lanes !== undefined && <Lanes editing={editing} lanes={editor.lanes} />}
      <span className={styles.editorCount}>
        <TextField
          className={styles.editorSpaces}
          label={editor.spacesName}
          value={String(spaces)}
          most={3}
          numeric
          onChange={(typed) => editing.change('road.scale', scaleTo(Number(typed), rules))}
        />
        <small>{editor.spacesName}</small>
      </span>
      <span className={classes(styles.editorCount, styles.editorCorners)}>
        <b>{corners}</b>
        <small>{t('bar.corners')}</small>
      </span>
      <span className={styles.editorLaps}>
        <span className="label">{t('bar.laps')}</span>
        <Stepper
          label={t('bar.laps')}
          value={driven}
          min={least}
          max={most}
          onChange={(laps) => editing.change('circuit.change', editor.setLaps(laps))}
        />
      </span>
    </>
  );
}

function Lanes({ editing, lanes }: { editing: Editing; lanes: NonNullable<RoadEditor['lanes']> }): ReactElement {
  const chosen = useStore(editing.store, (now) => lanes.of(sourceShown(now)));
  return (
    <Segments
      label={t('bar.lanes')}
      value={chosen}
      choices={lanes.choices.map((n) => ({ value: n, label: t('bar.lanes.n', { n }) }))}
      onChange={(n) => editing.change('circuit.change', lanes.set(n))}
    />
  );
}
