// Saving, leaving and test drives: where the editor talks to the host.

import type { In } from '@api/contract';
import { toast } from '@ui/overlays/toasts';
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { attempt } from '../../../app/client';
import { to } from '../../../app/routes';
import { t } from '../../../text/editor';
import { noteDrive } from '../lesson/first-circuit';
import { closeEditor, keepOpen, type OpenEditing } from './open-editors';
import { isDirty, type NamedSource, type SourceEditing } from './source-editing';

type Source = In<'circuits.drive'>['source'];

/** What the bar's buttons do. */
export interface Leaving {
  save(): Promise<boolean>;
  /** Leaves, or asks first where something was not saved. */
  leave(): void;
  readonly asking: boolean;
  /** Opens the choice of tests, or says why nothing can be tested. */
  choose(): void;
  readonly choosing: boolean;
  /** Closes whatever is asked. */
  stay(): void;
  saveAndLeave(): void;
  discard(): void;
  /** Saves, and opens the balance report. */
  report(): void;
  drive(how?: DriveHow): void;
  readonly driving: boolean;
}

/**
 * from: the circuit with its start elsewhere; undefined: it cannot be raced from there; left out: as it is. rivals: AI drivers; left out:
 * as many as usual.
 */
export interface DriveHow {
  from?(): NamedSource | undefined;
  readonly rivals?: number;
}

/** The editor's ways out. */
export function useLeaving(editing: OpenEditing): Leaving {
  const [, navigate] = useLocation();
  const [asking, setAsking] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const [driving, setDriving] = useState(false);
  const go = useCallback(() => {
    closeEditor(editing.kept);
    navigate(to.workshop());
  }, [editing, navigate]);
  const save = useCallback(() => saveCircuit(editing), [editing]);
  const leave = useCallback(() => {
    if (isDirty(editing.store.getState())) setAsking(true);
    else go();
  }, [editing, go]);
  const drive = useCallback(
    async ({ from, rivals }: DriveHow) => {
      const { history } = editing.store.getState();
      if (!canBeRaced(editing)) return;
      const source: NamedSource | undefined = from === undefined ? history.source : from();
      if (source === undefined) return;
      setDriving(true);
      const input = { kept: editing.kept, source: plain(source), ...(rivals !== undefined && { rivals }) };
      const started = await attempt('circuits.drive', input);
      setDriving(false);
      if (started === undefined) return;
      keepOpen(editing);
      noteDrive(editing.kept);
      navigate(to.drive(editing.kept, started.match));
    },
    [editing, navigate],
  );
  return {
    save,
    leave,
    asking,
    choose: () => setChoosing(canBeRaced(editing)),
    choosing,
    stay() {
      setAsking(false);
      setChoosing(false);
    },
    saveAndLeave: () => void save().then((isSaved) => (isSaved ? go() : setAsking(false))),
    discard() {
      editing.set({ saved: JSON.stringify(editing.store.getState().history.source) });
      void attempt('circuits.draft', { kept: editing.kept, draft: null }).then(go);
    },
    report: () =>
      void save().then((isSaved) => {
        if (!isSaved) return;
        closeEditor(editing.kept);
        navigate(to.report(editing.kept));
      }),
    drive: (how = {}) => void drive(how),
    driving,
  };
}

/** Whether the circuit has no errors; says so if it has. */
function canBeRaced(editing: SourceEditing): boolean {
  const { hasErrors } = editing.shown();
  if (hasErrors) toast('bad', t('drive.errors'));
  return !hasErrors;
}

async function saveCircuit(editing: SourceEditing): Promise<boolean> {
  const { store, kept } = editing;
  const { history, saving } = store.getState();
  if (saving || !isDirty(store.getState())) return true;
  editing.set({ saving: true });
  const saved = await attempt('circuits.save', { kept, source: plain(history.source) });
  editing.set({
    saving: false,
    ...(saved !== undefined && { saved: JSON.stringify(history.source), said: t('said.saved') }),
  });
  return saved !== undefined;
}

/** As plain JSON, without what immer froze. */
function plain(source: NamedSource): Source {
  return JSON.parse(JSON.stringify(source)) as Source;
}
