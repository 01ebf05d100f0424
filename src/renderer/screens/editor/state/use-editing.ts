// Opens a circuit of the workshop for its screen: as it was left for a test drive, from its draft, or as saved.

import type { ApiError } from '@api/contract';
import type { WorkshopUi } from '@ui/game-ui';
import type { CourseSource } from '@ui/workshop/course-editor';
import type { History } from '@workshop/history';
import type { RoadSource } from '@workshop/source';
import { useEffect, useState } from 'react';
import { client } from '../../../app/client';
import { loadGameUi } from '../../../app/games/games';
import { workshopOf } from '../../../app/games/workshops';
import { createCourseEditing } from '../../course-editor/state/course-store';
import { createEditing, type DraftRules } from './editor-store';
import { draftIn, keepDraft } from './keep-draft';
import { keepUnderlay } from './keep-underlay';
import { type OpenEditing, openEditor } from './open-editors';

/** An open circuit with its game. */
export interface Opened {
  readonly editing: OpenEditing;
  readonly game: string;
  readonly workshop: WorkshopUi;
}

/** Why there is none; null: its game has no editor. */
export interface NotOpened {
  readonly apiError: ApiError | null;
}

/** The circuit; undefined while it loads. Its draft is kept for as long as the screen is there. */
export function useEditing(kept: string): Opened | NotOpened | undefined {
  const [opened, setOpened] = useState<Opened | NotOpened>();
  useEffect(() => {
    let wanted = true;
    void open(kept).then((result) => {
      if (wanted) setOpened(result);
    });
    return () => {
      wanted = false;
    };
  }, [kept]);
  const editing = opened !== undefined && 'editing' in opened ? opened.editing : undefined;
  useEffect(() => (editing === undefined ? undefined : keepDraft(editing)), [editing]);
  useEffect(() => (editing?.kind === 'road' ? keepUnderlay(editing) : undefined), [editing]);
  return opened;
}

async function open(kept: string): Promise<Opened | NotOpened> {
  const reply = await client.call('circuits.open', { kept });
  if (!reply.ok) return { apiError: reply.fault };
  const { circuit, draft } = reply.value;
  const [picture, workshop] = await Promise.all([
    client.call('circuits.underlay', { kept }),
    loadGameUi(circuit.game).then(workshopOf),
  ]);
  const editor = await workshop?.editor?.();
  if (workshop === undefined || editor === undefined) return { apiError: null };
  const { game } = circuit;
  const left = openEditor(kept);
  if (left !== undefined) return { editing: left, game, workshop };
  // The host has read it; the game's reading has every field.
  const saved: unknown = workshop.read(circuit.source).source;
  const before = draftIn(draft);
  const isReadable = before !== undefined && workshop.read(before.history.source).source !== undefined;
  if (editor.kind === 'course') {
    const history = isReadable ? { history: before.history } : {};
    const editing = createCourseEditing({ kept, saved: saved as CourseSource, ...history }, workshop, editor);
    return { editing, game, workshop };
  }
  const history = isReadable && { history: before.history as History<RoadSource>, ...rulesIn(before.rules) };
  const underlay = (picture.ok && picture.value) || undefined;
  const beginning = { kept, saved: saved as RoadSource, underlay, ...history };
  return { editing: createEditing(beginning, workshop, editor), game, workshop };
}

/** The rules of a draft, if this version can read them. */
function rulesIn(kept: unknown): { rules: DraftRules } | undefined {
  const { unit, apart }: Partial<Record<string, unknown>> =
    typeof kept === 'object' && kept !== null ? { ...kept } : {};
  return typeof unit === 'number' && typeof apart === 'number' ? { rules: { unit, apart } } : undefined;
}
