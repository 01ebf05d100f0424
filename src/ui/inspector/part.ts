// What lies on a table as far as it can be read: how a thing on the page says which part of the game it is, what a board says of
// a spot, and what a game tells of a part.
// Not here: how it is shown (inspector-layer.tsx), or what its rules say, which is the article that is `about` the part.

import type { Colour } from '@core/contract';
import type { ReactElement } from 'react';
import type { Picture } from '../game-ui';

/** What sort of thing a part is. Words: `part.<kind>`. */
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

/** How a part looks and is called. */
export interface PartFace {
  kind: PartKind;
  /** Left out: the title of its article. */
  name?: string;
  /** Drawn by the game; an element fills 92 by 92 px. Left out: the icon of its article. */
  picture?: Picture | ReactElement;
  /** What it does; left out: the first sentence of its article. */
  text?: string;
}

/** How much of something there is. Units are the thing's own. */
export interface PartCount {
  now: number;
  /** The most there can be. Left out: there is no maximum, and no scale. */
  of?: number;
  /** From here on it is tight, and it hurts: units of the scale. */
  amber?: number;
  red?: number;
}

/** A part as it lies somewhere: which it is, which of its kind, and how much of it there is. */
export interface PartHere extends Partial<PartCount> {
  /** What its article is about: 'card.heat', 'gauge.tyres'. */
  part: string;
  /** Which one of several that share an article, in the game's own words: an id of a card, a corner. */
  as?: string;
  /** What holds for it here, beside what it does in general. */
  says?: string;
}

/** A part that lies on a board. */
export interface BoardPart extends PartHere {
  /** Differs from part to part of one board. */
  key: string;
  /** What it is called here. */
  name?: string;
  /** That is all there is to say: what it does in general need not be said too. */
  isComplete?: true;
  /** Drawn when it is asked for; left out: as the game draws parts of its kind. */
  picture?(): Picture;
  /** Where it is seen, px within the board's host; round: its ring is. */
  at: { x: number; y: number; width: number; height: number };
  round?: boolean;
}

/** What of the page a part is: attributes of the element that shows it. */
export type PartMarks = Readonly<Record<`data-${string}`, string | undefined>>;

/** Marks an element as this part; a control, which has the focus on its own. as: which one of its kind. */
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

/** Marks an element that is no control as this part: the keyboard can rest on it. */
export function readable(id: string, as?: string, count?: PartCount): PartMarks & { tabIndex: 0 } {
  return inReach(part(id, as, count));
}

/** Marks of an element that is no control, with the keyboard's way to it. */
export function inReach(marks: PartMarks): PartMarks & { tabIndex: 0 } {
  return { ...marks, tabIndex: 0 };
}

/** Adds to an element's marks what holds for it here. */
export function saying(marks: PartMarks, says: string): PartMarks {
  return { ...marks, 'data-says': says };
}

/** What a car's `as` says: its colour, and the number that it bears. */
export function carAs(colour: Colour, number: number): string {
  return `${colour} ${number}`;
}

/** Colour and number of a car's `as`. */
export function carOf(as: string | undefined): { colour: Colour; number: number } {
  const [colour = '', number = ''] = (as ?? carAs('red', 1)).split(' ');
  return { colour: colour as Colour, number: Number(number) };
}

/** The part that an element was marked as. */
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
