// The drawn circuits of the game by id.

import { madeOnce } from '@geometry/by-id';
import { trackFileOf } from '../data/tracks';
import { deriveCircuit } from './derive-circuit';

/** The drawn circuit with this id. Throws on an unknown id, which is a bug. */
export const drawnCircuit = madeOnce((id) => deriveCircuit(trackFileOf(id)));
