// The wear points of a car as gears: those left, those the choice would cost, those lost.

import { classes } from '@ui/panels/classes';
import { Settings, X } from 'lucide-react';
import type { ReactElement } from 'react';

/** wear: left now. cost: what the choice so far would take of them. */
export function WearPoints({ wear, most, cost }: { wear: number; most: number; cost: number }): ReactElement {
  const after = Math.max(0, wear - cost);
  return (
    <>
      <div className="fd-dash-head">
        <span className="label">Wear points</span>
        <span className="fd-wear-figure">
          {cost > 0 && <em>−{cost}</em>} {wear} <small>of {most}</small>
        </span>
      </div>
      <div
        className={classes('fd-wear', most > 18 && 'fd-wear-many')}
        role="img"
        aria-label={`${wear} of ${most} wear points${cost > 0 ? `, then ${after}` : ''}`}
      >
        {Array.from({ length: Math.max(most, wear) }, (_, i) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: points keep their places
            key={i}
            className={classes('fd-point', i >= wear && 'fd-point-lost', i >= after && i < wear && 'fd-point-going')}
          >
            {i < wear ? <Settings size={20} /> : <X size={16} />}
          </span>
        ))}
      </div>
    </>
  );
}
