// What the bars of all editors have: the way back, the circuit's name, undo and redo, saving and the test drive.

import { Button, IconButton } from '@ui/controls/button';
import { ChevronLeft, Redo2, Save, Undo2 } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useStore } from 'zustand';
import { boxOf } from '../../../app/games/boxes';
import { t } from '../../../text/editor';
import { GuideButton } from '../../guide/guide-button';
import { isDirty, type SourceEditing } from '../state/source-editing';
import { stepBack } from '../state/step-back';
import styles from './bar.module.css';
import { TextField } from './text-field';

/** Names of circuits are at most this long. */
const NAME = 40;
/** Longer ones are shown in two lines. */
const ONE_LINE = 16;

/** The way back, the name, undo and redo. */
export function BarStart({
  editing,
  game,
  onBack,
}: {
  editing: SourceEditing;
  game: string;
  onBack(): void;
}): ReactElement {
  const Cover = boxOf(game)?.cover;
  const name = useStore(editing.store, ({ history }) => history.source.name);
  return (
    <>
      <Button
        size="small"
        icon={<ChevronLeft size={20} className="icon" />}
        className={styles.editorShort}
        onClick={onBack}
      >
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
        wrapsAfter={ONE_LINE}
        onChange={(typed) =>
          editing.change('circuit.name', (draft) => {
            draft.name = typed;
          })
        }
      />
      <History editing={editing} />
    </>
  );
}

function History({ editing }: { editing: SourceEditing }): ReactElement {
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

export interface BarEndProps {
  editing: SourceEditing;
  game: string;
  driving: boolean;
  icon: ReactNode;
  /** What the guide explains first. */
  about: string;
  /** What the test drive is called. */
  children: ReactNode;
  onSave(): void;
  onDrive(): void;
}

/** The guide, saving and the test drive. */
export function BarEnd({ editing, game, driving, icon, about, children, onSave, onDrive }: BarEndProps): ReactElement {
  const hasErrors = useStore(editing.store, () => editing.shown().hasErrors);
  return (
    <>
      <GuideButton {...{ about, game }} />
      <Saving editing={editing} onSave={onSave} />
      <Button look="main" icon={icon} busy={driving} why={hasErrors ? t('drive.errors') : undefined} onClick={onDrive}>
        {children}
      </Button>
    </>
  );
}

function Saving({ editing, onSave }: { editing: SourceEditing; onSave(): void }): ReactElement {
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
        className={styles.editorShort}
        busy={saving}
        why={dirty ? undefined : t('bar.saved')}
        onClick={onSave}
      >
        {t('bar.save')}
      </Button>
    </>
  );
}
