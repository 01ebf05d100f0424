// The parts of a table that can be inspected: how a page element says which part it is, what a board reports at a spot, and what
// a game says about a part.
// Not here: how it is shown (inspector-layer.tsx), or its rules, which are in the article `about` the part.

import type { Colour } from '@core/contract';
import type { ReactElement } from 'react';
import type { Picture } from '../art/picture';

/** The kind of a part. Message: `part.<kind>`. */
export type PartKind =
  | 'card'
  | 'car'
  | 'chart'
  | 'circuit'
  | 'coin'
  | 'die'
  | 'effect'
  | 'event'
  | 'floor'
  | 'gauge'
  | 'gear'
  | 'phase'
  | 'pile'
  | 'robot'
  | 'road'
  | 'sign'
  | 'space'
  | 'state'
  | 'symbol'
  | 'team'
  | 'token'
  | 'weather';

/** A part's name, kind and picture. */
export interface PartFace {
  kind: PartKind;
  /** Its name; left out: the title of its article. */
  name?: string;
  /** Drawn by the game; an element fills 92 by 92 px. Left out: the icon of its article. */
  picture?: Picture | ReactElement;
  /** Its effect; left out: the first sentence of its article. */
  text?: string;
}

/** An amount, in the part's own unit. */
export interface PartCount {
  now: number;
  /** The maximum. Left out: there is no maximum, and no scale. */
  of?: number;
  /** From this value on, the scale is amber; from `red` on, it is red. */
  amber?: number;
  red?: number;
}

/** A part in a place: its id, which one of its kind, and its count. */
export interface PartHere extends Partial<PartCount> {
  /** The topic of its article: 'card.heat', 'gauge.tyres'. */
  part: string;
  /** Which one of several that share an article, as the game names it: the id of a card, a corner. */
  as?: string;
  /** What applies to it here, besides its general effect. */
  says?: string;
}

/** A part on a board. */
export interface BoardPart extends PartHere {
  /** Unique on one board. */
  key: string;
  /** Its name here. */
  name?: string;
  /** The text is complete; the general effect is not added. */
  isComplete?: true;
  /** Draws it on demand; left out: the game's picture for its kind. */
  picture?(): Picture;
  /** Its position, px within the board's host. round: the ring is round. */
  at: { x: number; y: number; width: number; height: number };
  round?: boolean;
}

/** The attributes that mark a page element as a part. */
export type PartMarks = Readonly<Record<`data-${string}`, string | undefined>>;

/** Marks a control, which is focusable itself, as this part. as: which one of its kind. */
export function part(id: string, as?: string, count?: PartCount): PartMarks {
  const textOf = (n: number | undefined) => (n === undefined ? undefined : String(n));
  return {
    'data-part': id,
    'data-as': as,
    'data-now': textOf(count?.now),
    'data-of': textOf(count?.of),
    'data-amber': textOf(count?.amber),
    'data-red': textOf(count?.red),
  };
}

/** Marks an element that is not a control as this part, and makes it focusable. */
export function readable(id: string, as?: string, count?: PartCount): PartMarks & { tabIndex: 0 } {
  return inReach(part(id, as, count));
}

/** Makes a marked element that is not a control focusable. */
export function inReach(marks: PartMarks): PartMarks & { tabIndex: 0 } {
  return { ...marks, tabIndex: 0 };
}

/** Adds what applies here to an element's marks. */
export function saying(marks: PartMarks, says: string): PartMarks {
  return { ...marks, 'data-says': says };
}

/** Encodes a car's colour and number as `as`. */
export function carAs(colour: Colour, number: number): string {
  return `${colour} ${number}`;
}

/** Decodes the colour and number from a car's `as`. */
export function carOf(as: string | undefined): { colour: Colour; number: number } {
  const [colour = '', number = ''] = (as ?? carAs('red', 1)).split(' ');
  return { colour: colour as Colour, number: Number(number) };
}

/** Reads the part from a marked element. */
export function partOf(element: HTMLElement | SVGElement): PartHere {
  const { part: id = '', as, says, now, of, amber, red } = element.dataset;
  const number = (key: keyof PartCount, text: string | undefined) =>
    text === undefined ? {} : { [key]: Number(text) };
  return {
    part: id,
    ...(as === undefined ? {} : { as }),
    ...(says === undefined ? {} : { says }),
    ...number('now', now),
    ...number('of', of),
    ...number('amber', amber),
    ...number('red', red),
  };
}
