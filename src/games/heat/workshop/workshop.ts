// Heat's part of the workshop: reads sources, makes their circuits known, and draws new ones.

import type { CircuitReading, Json, Workshop } from '@core/contract';
import { contentId } from '@kit/content-id';
import { circuitFrom, learnedTrack } from '../data/tracks';
import { changed } from './changed';
import { learnCut } from './cut';
import { drawCircuit } from './draw';
import { problemsOf } from './problems';
import { type HeatSource, sourceSchema } from './source';

/** Circuits that players make for Heat. */
export const workshop: Workshop = {
  read,
  learn(source) {
    // Workers are given the source with every question: what is known is not judged again.
    const known = learnedTrack(idOf(source as HeatSource));
    if (known !== undefined) return circuitFrom(known);
    const { source: whole, id, problems } = read(source);
    if (whole === undefined || id === undefined || problems.some(({ level }) => level === 'error'))
      throw new Error(`a circuit with errors was to be raced: ${problems.map(({ text }) => text.id).join(', ')}`);
    return circuitFrom(learnCut(whole as HeatSource, id));
  },
  find(id) {
    const track = learnedTrack(id);
    return track && circuitFrom(track);
  },
  draw: (wishes, draw) => drawCircuit(wishes, draw) as Json,
  changed(source, change) {
    const next = changed(source as HeatSource, change);
    return next && ({ ...next, parent: idOf(source as HeatSource) } as Json);
  },
};

function read(given: unknown): CircuitReading {
  const parsed = sourceSchema.safeParse(given);
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path.map(String).join('.') ?? '';
    const text = field === '' ? { id: 'workshop.no-circuit' } : { id: 'workshop.unreadable', values: { field } };
    return { source: undefined, id: undefined, problems: [{ level: 'error', text }] };
  }
  const source = parsed.data;
  return { source: source as Json, id: idOf(source), problems: problemsOf(source) };
}

/** The id of a circuit: whatever touches play or the board counts; who made it, and what it is called, does not. */
function idOf({ name: _, author: __, parent: ___, ...raced }: HeatSource): string {
  return contentId(raced as Json);
}
