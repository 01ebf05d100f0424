// The part of Waddington's Formula 1 in the workshop: reads sources, makes their circuits known, and draws new ones.

import type { Json, Workshop } from '@core/contract';
import { workshopWith } from '@kit/workshop';
import { learnedCircuit, listed } from '../data/circuits';
import { changed } from './changed';
import { learnCut } from './cut';
import { drawCircuit } from './draw';
import { problemsOf } from './problems';
import { sourceSchema } from './source';

/** The circuits that come with Paddock besides the box's. */
const COLLECTION = import.meta.glob<unknown>('../collection/*.json', { eager: true, import: 'default' });

/** Circuits that players make for Waddington's Formula 1. */
export const workshop: Workshop = workshopWith({
  collection: COLLECTION,
  schema: sourceSchema,
  problemsOf,
  learn: (source, id) => listed(learnCut(source, id)),
  find(id) {
    const circuit = learnedCircuit(id);
    return circuit && listed(circuit);
  },
  draw: (wishes, draw) => drawCircuit(wishes, draw) as Json,
  changed,
});
