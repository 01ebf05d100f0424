// Small pieces that the pictures and worked examples of articles are put together from, whatever the game. Each is a drawing
// beside words that say it, so none is read out.

import type { Picture } from '@ui/game-ui';
import { pictureUrl } from '@ui/panels/seat';
import { Check, X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import './pieces.css';

/** A place in a picture: shares of its width and height. */
export type PicturePoint = readonly [x: number, y: number];

/** How far from the middle of a thing a line to it ends: a share of the picture's width. Pictures are about twice as wide. */
const SHORT_OF = 0.026;

/**
 * A word so far to the right of a place and below it, in shares, kept off the picture's edges; it points at what lies there
 * without hiding it.
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

/** A picture this high or this wide, px; the other follows. */
export function Drawn({
  picture,
  ...size
}: { picture: Picture } & ({ height: number } | { width: number })): ReactElement {
  const scale = 'height' in size ? size.height / picture.height : size.width / picture.width;
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  return <img className="article-drawn" src={pictureUrl(picture)} alt="" width={width} height={height} />;
}

/** A number, or a short sum, as large as a figure. */
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

/** Drawings on a dark table, side by side as far as there is room. */
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
