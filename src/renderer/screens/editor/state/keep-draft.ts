// Keeps what was not saved: after every change, within half a second, and at once when the page is left. Not here: saving (use-leaving.ts).

import { LIMITS } from '@api/constants';
import type { In } from '@api/contract';
import { fitting, type History } from '@workshop/history';
import { attempt } from '../../../app/client';
import { isDirty, type NamedSource, type SourceEditing } from './source-editing';

/** ms after the last change. */
const WAIT = 400;
/** Characters of a history at most: quoted as a text it has more. */
const MOST = LIMITS.circuitDraft / 2;

/**
 * A draft as the workshop keeps it, as JSON text: patches are nested deeper than messages may be. rules: what else the editor needs, as
 * it was kept.
 */
export interface Draft {
  readonly version: 1;
  readonly history: History<NamedSource>;
  readonly rules?: unknown;
}

/** Watches a circuit until it is closed. Returns how to stop; stopping keeps what is due. */
export function keepDraft(editing: SourceEditing): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    void attempt('circuits.draft', { kept: editing.kept, draft: draftOf(editing) });
  };
  const off = editing.store.subscribe((now, before) => {
    if (now.history === before.history) return;
    clearTimeout(timer);
    timer = setTimeout(keep, WAIT);
  });
  window.addEventListener('pagehide', keep);
  return () => {
    off();
    window.removeEventListener('pagehide', keep);
    keep();
  };
}

/** null: there is nothing that is not saved. */
function draftOf({ store, rules }: SourceEditing): In<'circuits.draft'>['draft'] {
  const { history, saved } = store.getState();
  if (!isDirty({ history, saved })) return null;
  const draft: Draft = { version: 1, history: fitting(history, MOST), rules };
  return JSON.stringify(draft);
}

/** A kept draft, if this version can read it. */
export function draftIn(kept: unknown): Draft | undefined {
  if (typeof kept !== 'string') return undefined;
  const draft: Partial<Draft> = parsed(kept);
  const { version, history } = draft;
  const isWhole = Array.isArray(history?.done) && Array.isArray(history.undone);
  return version === 1 && isWhole ? (draft as Draft) : undefined;
}

function parsed(text: string): Partial<Draft> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
