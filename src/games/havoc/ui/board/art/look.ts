// The look of the oval that is raced on, found by the name of its file.

import type { Box } from '@geometry/box';
import { OVAL } from '../../../data/oval';
import { boxOf } from '../../../geometry/oval';
import type { OvalLook } from './oval-look';

const FOUND = import.meta.glob<OvalLook>('../../look/*.ts', { eager: true, import: 'look' });

/** The look of the oval. */
export const LOOK: OvalLook = lookOf(OVAL.id);

/** What a fitted view shows. */
export const FRAME: Box = boxOf(LOOK.seen, LOOK.seen);

function lookOf(id: string): OvalLook {
  const found = FOUND[`../../look/${id}.ts`];
  if (found === undefined) throw new Error(`no look for ${id}`);
  return found;
}
