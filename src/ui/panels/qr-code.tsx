// A text as a QR code, drawn as one path.

import { encodeQR } from 'qr';
import { type ReactElement, useMemo } from 'react';

/** Width of the white border, in modules; cameras need four. */
const QUIET = 4;

/** A QR code of a text. The drawing fills its box, which must be a square of at least 200 px. */
export function QrCode({ text, label }: { text: string; label: string }): ReactElement {
  const { size, path } = useMemo(() => modulesOf(text), [text]);
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** The smallest code for the text with error correction level M. size: modules along one edge, with the border. */
function modulesOf(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET });
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size: rows.length, path };
}
