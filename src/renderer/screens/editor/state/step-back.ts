// Undoing and redoing, as buttons and keys of every editor do it.

import { t } from '../../../text/editor';
import type { SourceEditing } from './source-editing';

/** Undoes or redoes a step, and says which. */
export function stepBack(editing: SourceEditing, way: 'undo' | 'redo'): void {
  const what = way === 'undo' ? editing.undo() : editing.redo();
  if (what === undefined) editing.set({ said: t(way === 'undo' ? 'said.noUndo' : 'said.noRedo') });
  else editing.set({ said: t(way === 'undo' ? 'said.undone' : 'said.redone', { what: t(`step.${what}`) }) });
}
