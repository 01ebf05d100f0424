// Where the cards of a hand lie in the room there is: a fan of one row, or flat rows one before the other where there are
// many. Not here: which card may be played.

import { HAND_SCALE } from '../../../data/timings';

/** Height of a card for its width. */
const HEIGHT = 1.4;

/** Room kept free over and under the cards, px: those that may be played rise by it. */
export const LIFT = 30;
/** Of a row behind another one so much of each card is seen, in heights of a card. */
const SEEN = 0.5;
/** From card to card at least, px and in widths of a card: a fingertip, and rank and suit are seen. */
const LEAST = { px: 30, widths: 0.26 } as const;
const MOST_ROWS = 4;
/** From card to card at most, in widths of a card: they touch, or nearly. */
const APART = 1.05;
/** A fan's outermost cards: degrees they lean, and px they hang lower. */
const LEAN = 8;
const HANG = 10;

/** One card: px from the left edge and the lower edge of the room to its lower left corner; degrees it leans. */
export interface Spot {
  left: number;
  bottom: number;
  lean: number;
}
export interface HandLayout {
  /** Of every card, px. */
  width: number;
  rows: number;
  /** One entry per card, in the order of the hand. */
  spots: Spot[];
}

/** Lays out this many cards in a room of this size, px: the largest cards of which each can still be seen and touched. */
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

/** The same hand while others play: as much smaller as it grows on the own turn [1.4]. */
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

// The first cards lie in the row behind, higher up.
function spotsOf(count: number, rows: number, inRow: number, width: number, step: number, room: number): Spot[] {
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / inRow);
    const mine = Math.min(inRow, count - row * inRow);
    const offset = (i % inRow) - (mine - 1) / 2;
    const out = mine > 1 ? offset / ((mine - 1) / 2) : 0;
    // Few cards hardly make a fan; rows lie flat, so that none covers another's corner.
    const fan = rows > 1 ? 0 : Math.min(1, (mine - 1) / 4);
    return {
      left: room / 2 + offset * step - width / 2,
      bottom: HANG + (rows - 1 - row) * width * HEIGHT * SEEN - out * out * HANG * fan,
      lean: out * LEAN * fan,
    };
  });
}
