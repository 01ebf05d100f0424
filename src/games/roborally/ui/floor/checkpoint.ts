// Checkpoints. Their flags are live: ui/board/live/flags.ts.

import { t } from '../../text/t';
import type { FloorElement } from './element';

export const checkpoint: FloorElement = {
  paint: () => [],
  partAt: (course, cell) => ((course.checkpoint[cell] ?? 0) > 0 ? 'floor.checkpoint' : null),
  linesAt: (course, cell) => {
    const number = course.checkpoint[cell] ?? 0;
    return number > 0 ? [t('floor.checkpoint', { number })] : [];
  },
};
