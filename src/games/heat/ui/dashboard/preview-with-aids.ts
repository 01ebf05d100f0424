// What the board shows of a choice at each step of driver aids. Not here: the dashboard's own words.

import type { DriverAids } from '@ui/game-ui';
import type { HeatPreview } from '../board/preview';

/** all: everything; else only spaces that are chosen on the board, with none all alike. */
export function previewWithAids(preview: HeatPreview | null, aids: DriverAids): HeatPreview | null {
  if (preview === null || aids === 'all') return preview;
  if (preview.targets === undefined) return null;
  if (aids === 'costs') return preview;
  const targets = preview.targets.map((target) => ({ ...target, kind: 'plain' as const }));
  return { ...preview, ghosts: [], spin: 'never', hotCorners: [], costs: [], targets };
}
