// What playing an event needs: the board's parts and the layers events act on.

import type { Seat } from '@core/contract';
import type { Effects } from '@ui/stage/effects';
import { INK } from '@ui/stage/ink';
import type { Words } from '@ui/stage/words';
import type { Flags } from '../live/flags';
import type { Parts } from '../live/parts';
import type { Robots } from '../live/robots';
import type { Works } from '../live/works';

/** A board as events see it. */
export interface Table extends Parts {
  robots: Robots;
  flags: Flags;
  works: Works;
  effects: Effects;
  words: Words;
  /** Whose view this is, null for a spectator's. */
  viewer(): Seat | null;
  /** Called while a robot moves. */
  followed(seat: Seat): void;
}

/** Ink of words that hurt. */
export const PAINFUL = '#ff9183';
/** Ink of words that help. */
export const WELCOME = '#8ff0b5';

/** A short caption over a robot; nothing waits for it. */
export function caption(table: Table, seat: Seat, text: string, colour: string = INK.white): void {
  void table.words.float(seat, text, () => table.robots.spotOf(seat), { colour, size: 21 });
}
