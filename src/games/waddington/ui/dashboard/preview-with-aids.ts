// The board preview of a choice at each level of driver aids. Not here: the dashboard's own text.

import type { DriverAids } from '@ui/ui-types';
import type { WaddingtonPreview } from '../board';

/** all: everything. costs: no chances, neither in call-outs nor for the coach. none: squares that may be chosen, all alike. */
export function previewWithAids(preview: WaddingtonPreview | null, aids: DriverAids): WaddingtonPreview | null {
  if (preview === null || aids === 'all') return preview;
  const plain = { ...preview, callout: null, picked: null };
  if (aids === 'costs') return plain;
  const targets = preview.targets.map((target) => {
    return { ...target, kind: 'safe' as const, outcome: '' };
  });
  return { ...plain, targets };
}
