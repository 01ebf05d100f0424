// The look of the oval that is raced on, found by the name of its file.

import { OVAL } from '../../../data/oval';
import type { OvalLook } from './oval-look';

const FOUND = import.meta.glob<OvalLook>('../../look/*.ts', { eager: true, import: 'look' });

/** The look of the oval. */
export const LOOK: OvalLook = lookOf(OVAL.id);

function lookOf(id: string): OvalLook {
  const found = FOUND[`../../look/${id}.ts`];
  if (found === undefined) throw new Error(`no look for ${id}`);
  return found;
}
