// The bar of the editor: the way back, the circuit's name, undo and redo, what can be counted, saving and the test drive.

import { Button, IconButton } from '@ui/controls/button';
import { Segments } from '@ui/controls/segments';
import { Stepper } from '@ui/controls/stepper';
import { classes } from '@ui/panels/classes';
import { scaleTo } from '@workshop/road';
import { ChevronLeft, Gauge, Redo2, Save, Undo2 } from 'lucide-react';
import { memo, type ReactElement } from 'react';
import { useStore } from 'zustand';
import { boxOf } from '../../../app/games/boxes';
import { t } from '../../../text/editor';
import { stepBack } from '../state/actions';
import { type Editing, isDirty, sourceShown } from '../state/editor-store';
import styles from './bar.module.css';
import { TextField } from './text-field';

export interface BarProps {
  editing: Editing;
  game: string;
  /** false: a phone, which changes names and limits only. */
  edits: boolean;
  onBack(): void;
  onSave(): void;
  onDrive(): void;
  driving: boolean;
}

/** Names of circuits are at most this long. */
const NAME = 40;

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
  const Cover = boxOf(game)?.cover;
  const name = useStore(editing.store, ({ history }) => history.source.name);
  const hasErrors = useStore(editing.store, () => editing.shown().hasErrors);
  return (
    <header className={styles.editorBar}>
      <Button size="small" icon={<ChevronLeft size={20} className="icon" />} onClick={onBack}>
        {t('bar.workshop')}
      </Button>
      {Cover && (
        <span className={styles.editorBox}>
          <Cover />
        </span>
      )}
      <h1 className="visually-hidden">{t('bar.title', { name })}</h1>
      <TextField
        className={styles.editorName}
        label={t('bar.name')}
        value={name}
        most={NAME}
        onChange={(typed) =>
          editing.change('circuit.name', (draft) => {
            draft.name = typed;
          })
        }
      />
      <History editing={editing} />
      {edits && <Counts editing={editing} />}
      <span className={styles.editorGap} />
      <Saving editing={editing} onSave={onSave} />
      <Button
        look="main"
        icon={<Gauge size={20} className="icon" />}
        busy={driving}
        why={hasErrors ? t('drive.errors') : undefined}
        onClick={onDrive}
      >
        {t('bar.drive')}
      </Button>
    </header>
  );
});

function History({ editing }: { editing: Editing }): ReactElement {
  const last = useStore(editing.store, ({ history }) => history.done.at(-1)?.what);
  const next = useStore(editing.store, ({ history }) => history.undone[0]?.what);
  return (
    <span className={styles.editorSteps}>
      <IconButton
        icon={<Undo2 size={20} />}
        label={last === undefined ? t('bar.undo') : t('bar.undo.what', { what: t(`step.${last}`) })}
        why={last === undefined ? t('said.noUndo') : undefined}
        onClick={() => stepBack(editing, 'undo')}
      />
      <IconButton
        icon={<Redo2 size={20} />}
        label={next === undefined ? t('bar.redo') : t('bar.redo.what', { what: t(`step.${next}`) })}
        why={next === undefined ? t('said.noRedo') : undefined}
        onClick={() => stepBack(editing, 'redo')}
      />
    </span>
  );
}

function Counts({ editing }: { editing: Editing }): ReactElement {
  const { editor, rules } = editing;
  const spaces = useStore(editing.store, (now) => sourceShown(now).spaces);
  const corners = useStore(editing.store, (now) => sourceShown(now).corners.length);
  const chosen = useStore(editing.store, (now) => editor.lanesOf(sourceShown(now)));
  const driven = useStore(editing.store, (now) => editor.lapsOf(sourceShown(now)));
  const [least, most] = editor.ranges.laps;
  return (
    <>
      <Segments
        label={t('bar.lanes')}
        value={chosen}
        choices={editor.ranges.lanes.map((lanes) => ({ value: lanes, label: t('bar.lanes.n', { n: lanes }) }))}
        onChange={(lanes) => editing.change('circuit.change', editor.setLanes(lanes))}
      />
      <span className={styles.editorCount}>
        <TextField
          className={styles.editorSpaces}
          label={t('bar.spaces')}
          value={String(spaces)}
          most={3}
          numeric
          onChange={(typed) => editing.change('road.scale', scaleTo(Number(typed), rules))}
        />
        <small>{t('bar.spaces')}</small>
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

function Saving({ editing, onSave }: { editing: Editing; onSave(): void }): ReactElement {
  const dirty = useStore(editing.store, isDirty);
  const saving = useStore(editing.store, (s) => s.saving);
  const state = saving ? 'saving' : dirty ? 'open' : 'saved';
  return (
    <>
      <span className={styles.editorSaved} data-state={state} role="status">
        {t(`bar.${state}`)}
      </span>
      <Button
        icon={<Save size={18} className="icon" />}
        busy={saving}
        why={dirty ? undefined : t('bar.saved')}
        onClick={onSave}
      >
        {t('bar.save')}
      </Button>
    </>
  );
}
