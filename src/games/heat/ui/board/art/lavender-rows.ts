// A cover for an infield.

import type { Box } from '@geometry/box';
import { num } from '@ui/art/svg';

/** One lavender field: rows in bloom, slightly lighter on their sunny side. */
export function lavenderRows(box: Box): string {
  const wide = num(box.right - box.left);
  const high = num(box.bottom - box.top);
  return `<pattern id="heat-lavender" width="26" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-14)"><path d="M0 3H26" stroke="#6b4fa0" stroke-opacity=".34" stroke-width="4.4" stroke-dasharray="4.6 .9"/><path d="M0 1.8H26" stroke="#c3b2ea" stroke-opacity=".4" stroke-width="1.4" stroke-dasharray="3.4 2.1"/></pattern><rect x="${num(box.left)}" y="${num(box.top)}" width="${wide}" height="${high}" fill="url(#heat-lavender)"/>`;
}
