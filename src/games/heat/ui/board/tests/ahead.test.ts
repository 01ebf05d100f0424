// What the coach's bubble stays clear of on Heat's board.

import { expect, test } from 'vitest';
import type { HeatView } from '../../../types';
import { ahead } from '../ahead';

/** Places that the driver in the first seat looks at on the United States' circuit. */
function lookedAt(progress: number): readonly string[] {
  const view = { track: 'usa', cars: [{ progress }] } as unknown as HeatView;
  return ahead({ view, seat: 0, choices: undefined, preview: null });
}

test('the bubble stays clear of the signs of all corners, the next one first', () => {
  expect(lookedAt(0)).toEqual(['corner.0', 'corner.1', 'corner.2', 'corner.3']);
  const later = lookedAt(40);
  expect(later[0]).not.toBe('corner.0');
  expect([...later].sort()).toEqual(['corner.0', 'corner.1', 'corner.2', 'corner.3']);
});
