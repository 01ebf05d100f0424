// Short texts on the board about registers.

import { t } from '../text/t';
import type { Register } from '../types';

/** 'Register 5 locked', 'Registers 3 to 5 unlocked'. */
export function lockText(slots: readonly Register[], locked: boolean): string {
  if (slots.length === 0) return '';
  const what = { n: slots.length, first: Math.min(...slots), last: Math.max(...slots) };
  return locked ? t('caption.locked', what) : t('caption.unlocked', what);
}
