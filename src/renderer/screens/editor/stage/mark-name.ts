// What a corner, or another thing on the road, is called for screen readers.

import type { CornerMark } from '@ui/workshop/road-editor';
import { t } from '../../../text/editor';

/** 'Corner 3, Fishmarket, limit 6, after space 16'. at: its place among all, 0-based: corners come first. */
export function markName({ isOther, name, says }: CornerMark, at: number): string {
  return isOther ? t('mark.other', { name, says }) : t('mark.corner', { n: at + 1, name, says });
}
