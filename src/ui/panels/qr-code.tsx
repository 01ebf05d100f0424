// A text as a QR code, drawn as one path.

import qrcode from 'qrcode-generator';
import { type ReactElement, useMemo } from 'react';

/** Width of the white border, in modules; cameras need four. */
const QUIET = 4;

/** A QR code of a text. The drawing fills its box, which must be a square of at least 200 px. */
export function QrCode({ text, label }: { text: string; label: string }): ReactElement {
  const { size, path } = useMemo(() => modulesOf(text), [text]);
  const whole = size + 2 * QUIET;
  return (
    <svg
      className="qr-code"
      viewBox={`${-QUIET} ${-QUIET} ${whole} ${whole}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect x={-QUIET} y={-QUIET} width={whole} height={whole} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** The smallest code for the text with error correction level M. size: modules along one edge. */
function modulesOf(text: string): { size: number; path: string } {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const rows = Array.from({ length: size }, (_, row) => row);
  const path = rows
    .flatMap((row) => rows.filter((column) => code.isDark(row, column)).map((column) => `M${column} ${row}h1v1h-1z`))
    .join('');
  return { size, path };
}
