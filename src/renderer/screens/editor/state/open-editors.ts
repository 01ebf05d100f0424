// Circuits that are being edited on this page, while their author is on a test drive: the way back leads to the same view and the same
// steps. Not here: the draft on disk (keep-draft.ts), from which they come back after a restart.

import type { CourseEditing } from '../../course-editor/state/course-store';
import type { Editing } from './editor-store';

/** An open circuit of any kind. */
export type OpenEditing = Editing | CourseEditing;

const open = new Map<string, OpenEditing>();

/** The circuit as it was left for a test drive. */
export function openEditor(kept: string): OpenEditing | undefined {
  return open.get(kept);
}

/** Keeps a circuit open. */
export function keepOpen(editing: OpenEditing): void {
  open.set(editing.kept, editing);
}

/** Forgets a circuit: opening it again reads what is on disk. */
export function closeEditor(kept: string): void {
  open.delete(kept);
}
