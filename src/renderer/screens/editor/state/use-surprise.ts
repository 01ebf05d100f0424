// "Surprise me": another circuit of about this length, as one step.

import type { CircuitWishes } from '@core/contract';
import { drawFrom, seedRng } from '@core/rng';
import type { WorkshopUi } from '@ui/game-ui';
import { replaceWith } from '@workshop/road';
import type { RoadSource } from '@workshop/source';
import { useCallback } from 'react';
import { t } from '../../../text/editor';
import { type Editing, NOTHING } from './editor-store';

const CHARACTERS = ['fast', 'mixed', 'twisty'] as const satisfies readonly CircuitWishes['character'][];

/** Draws a circuit in place of the one that is edited; name, author and parent stay. */
export function useSurprise(editing: Editing, workshop: WorkshopUi): () => void {
  return useCallback(() => {
    const { source } = editing.store.getState().history;
    const length = editing.editor.lengthOf(source);
    const rng = seedRng(crypto.getRandomValues(new Uint32Array(4)).join());
    const character = CHARACTERS[drawFrom(rng, CHARACTERS.length)] ?? 'mixed';
    const drawn = workshop.draw({ length, character }, (bound) => drawFrom(rng, bound));
    // What was strewn beside the old road is not for the new one.
    const { scenery: _, ...bare } = source;
    const named = { ...bare, ...(drawn as unknown as RoadSource), ...kept(source) };
    editing.change('circuit.replace', replaceWith(named, editing.rules));
    editing.select(NOTHING);
    editing.set({ view: undefined, fitTo: editing.store.getState().history.source, said: t('step.circuit.replace') });
  }, [editing, workshop]);
}

/** What is the author's, not the drawing's. */
function kept(source: RoadSource): Partial<RoadSource> {
  const whole: RoadSource & { author?: string; parent?: string } = source;
  const { name, author, parent } = whole;
  return { name, ...(author !== undefined && { author }), ...(parent !== undefined && { parent }) };
}
