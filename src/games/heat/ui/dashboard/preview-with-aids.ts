// What the board shows of a choice at each level of driver aids. Not here: the dashboard's own text.

import type { DriverAids } from '@ui/ui-types';
import type { HeatPreview } from '../../narration/preview';

/** all: everything; otherwise only the spaces to choose on the board, which with none all look alike. */
export function previewWithAids(preview: HeatPreview | null, aids: DriverAids): HeatPreview | null {
  if (preview === null || aids === 'all') return preview;
  if (preview.targets === undefined) return null;
  if (aids === 'costs') return preview;
  const targets = preview.targets.map((target) => ({ ...target, kind: 'plain' as const }));
  return { ...preview, ghosts: [], spin: 'never', hotCorners: [], costs: [], targets };
}
