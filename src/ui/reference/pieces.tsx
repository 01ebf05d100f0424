// Small components for the pictures and worked examples of articles in all games. Each is a drawing beside text that says the
// same, so screen readers skip them.

import type { Picture } from '@ui/game-ui';
import { pictureUrl } from '@ui/panels/seat';
import { Check, X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import './pieces.css';

/** A point in a picture: fractions of its width and height. */
export type PicturePoint = readonly [x: number, y: number];

/** How far before a thing's middle its line ends: a fraction of the picture's width. Pictures are about twice as wide as high. */
const SHORT_OF = 0.026;

/**
 * A label this far right of a point and below it, in fractions, kept inside the picture; it points at the thing there without
 * hiding it.
 */
export function wordAt([x, y]: PicturePoint, right: number, down: number): { x: number; y: number; to: PicturePoint } {
  const kept = (share: number, least: number) => Math.min(1 - least, Math.max(least, share));
  const far = Math.hypot(right, down / 2) || 1;
  return {
    x: kept(x + right, 0.14),
    y: kept(y + down, 0.08),
    to: [x + (right / far) * SHORT_OF, y + (down / far) * SHORT_OF],
  };
}

/** A picture with this height or width, px; the other dimension follows. */
export function Drawn({
  picture,
  ...size
}: { picture: Picture } & ({ height: number } | { width: number })): ReactElement {
  const scale = 'height' in size ? size.height / picture.height : size.width / picture.width;
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  return <img className="article-drawn" src={pictureUrl(picture)} alt="" width={width} height={height} />;
}

/** A number or a short sum in large type. */
export function Big({ children }: { children: ReactNode }): ReactElement {
  return (
    <b className="article-big" aria-hidden="true">
      {children}
    </b>
  );
}

/** Yes or no. */
export function Verdict({ yes }: { yes: boolean }): ReactElement {
  return (
    <span className={yes ? 'article-yes' : 'article-no'} aria-hidden="true">
      {yes ? <Check size={34} /> : <X size={34} />}
    </span>
  );
}

/** Drawings on a dark table, side by side if there is space. */
export function OnTable({ children }: { children: ReactNode }): ReactElement {
  return <div className="article-table">{children}</div>;
}

/** A drawing with its name under it. */
export function Named({ name, children }: { name: string; children: ReactNode }): ReactElement {
  return (
    <span className="article-named">
      {children}
      <small>{name}</small>
    </span>
  );
}
