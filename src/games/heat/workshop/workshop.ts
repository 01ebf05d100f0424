// Heat's part of the workshop: reads sources, makes their circuits known, and draws new ones.

import type { Json, Workshop } from '@core/contract';
import { workshopWith } from '@kit/workshop';
import { circuitFrom, learnedTrack } from '../data/tracks';
import { changed } from './changed';
import { learnCut } from './cut';
import { drawCircuit } from './draw';
import { importedFrom } from './imports/import';
import { problemsOf } from './problems';
import { sourceSchema } from './source';

/** The circuits that come with Paddock besides the box's. */
const COLLECTION = import.meta.glob<unknown>('../collection/*.json', { eager: true, import: 'default' });

/** Circuits that players make for Heat. */
export const workshop: Workshop = workshopWith({
  collection: COLLECTION,
  schema: sourceSchema,
  problemsOf,
  learn: (source, id) => circuitFrom(learnCut(source, id)),
  find(id) {
    const track = learnedTrack(id);
    return track && circuitFrom(track);
  },
  draw: (wishes, draw) => drawCircuit(wishes, draw) as Json,
  changed,
  importOf(given) {
    const imported = importedFrom(given);
    return imported && { source: imported.source as Json, notes: imported.notes };
  },
});
