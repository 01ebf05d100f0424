// Positions the cards of a hand in the available area: one fanned row, or flat rows in front of each other for many cards.
// Not here: which cards are playable.

import { HAND_SCALE } from '../../../data/timings';

/** Height of a card relative to its width. */
const HEIGHT = 1.4;

/** Free space above and below the cards, px: playable cards rise by this much. */
export const LIFT = 30;
/** Visible part of each card in a back row, in card heights. */
const SEEN = 0.5;
/** Minimum distance from card to card, px and in card widths: a fingertip fits, and rank and suit are visible. */
const LEAST = { px: 30, widths: 0.26 } as const;
const MOST_ROWS = 4;
/** Maximum distance from card to card, in card widths: they touch, or nearly. */
const APART = 1.05;
/** The outermost cards of a fan: tilt in degrees, and px they hang lower. */
const LEAN = 8;
const HANG = 10;

/** One card: px from the left and lower edges of the area to its lower left corner; tilt in degrees. */
export interface Spot {
  left: number;
  bottom: number;
  lean: number;
}
export interface HandLayout {
  /** Size of every card, px. */
  width: number;
  rows: number;
  /** One entry per card, in hand order. */
  spots: Spot[];
}

/** Lays out this many cards in an area of this size, px: the largest cards that all stay visible and touchable. */
export function layOut(count: number, room: { width: number; height: number }): HandLayout {
  for (let rows = 1; ; rows++) {
    const inRow = Math.ceil(Math.max(1, count) / rows);
    const high = (room.height - LIFT - HANG) / (1 + (rows - 1) * SEEN);
    const width = Math.min(high / HEIGHT, room.width / 2);
    const step = inRow < 2 ? 0 : Math.min(width * APART, (room.width - width) / (inRow - 1));
    if (step === 0 || step >= Math.max(LEAST.px, width * LEAST.widths) || rows === MOST_ROWS) {
      return { width, rows, spots: spotsOf(count, rows, inRow, width, step, room.width) };
    }
  }
}

/** The same hand while others play: smaller by the factor by which it grows on the player's turn [1.4]. */
export function atRest(layout: HandLayout, room: { width: number }): HandLayout {
  const middle = room.width / 2;
  return {
    ...layout,
    width: layout.width / HAND_SCALE,
    spots: layout.spots.map(({ left, bottom, lean }) => {
      return { left: middle + (left - middle) / HAND_SCALE, bottom: bottom / HAND_SCALE, lean };
    }),
  };
}

// The first cards are in the back row, higher up.
function spotsOf(count: number, rows: number, inRow: number, width: number, step: number, room: number): Spot[] {
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / inRow);
    const mine = Math.min(inRow, count - row * inRow);
    const offset = (i % inRow) - (mine - 1) / 2;
    const out = mine > 1 ? offset / ((mine - 1) / 2) : 0;
    // A few cards hardly make a fan; rows are flat, so that no card covers another's corner.
    const fan = rows > 1 ? 0 : Math.min(1, (mine - 1) / 4);
    return {
      left: room / 2 + offset * step - width / 2,
      bottom: HANG + (rows - 1 - row) * width * HEIGHT * SEEN - out * out * HANG * fan,
      lean: out * LEAN * fan,
    };
  });
}
