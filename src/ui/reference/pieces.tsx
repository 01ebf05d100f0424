// Small components for the pictures and worked examples of articles in all games. Each is a drawing beside text that says the
// same, so screen readers skip them.

import type { Picture } from '@ui/art/picture';
import { pictureUrl } from '@ui/panels/seat';
import { Check, X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import type { ArticlePicture, Figure, TableShown } from './articles';
import './pieces.css';

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

/** Pictures of things on the table, from the things. */
export function tablePictures(tables: Readonly<Record<string, TableShown>>): Record<string, ArticlePicture> {
  const pictures = Object.entries(tables).map(([id, things]): [string, ArticlePicture] => [
    id,
    (shown) => <OnTable>{things(shown)}</OnTable>,
  ]);
  return Object.fromEntries(pictures);
}

/** Draws a step of a worked example. */
export function figureOf(figure: Figure): () => ReactElement {
  if (typeof figure === 'string') return () => <Big>{figure}</Big>;
  return typeof figure === 'boolean' ? () => <Verdict yes={figure} /> : figure;
}
