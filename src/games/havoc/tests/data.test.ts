// Checks the game's data against the stated geometry and counts (S9).

import { COLOURS } from '@core/contract';
import { describe, expect, test } from 'vitest';
import { CARDS, deckOf, RANKS, SUITS } from '../data/cards';
import { BADGES, COINS, DEALER_GRID, FULL_PURSE, LANE_FACES, PAWN_COLOURS, TOW } from '../data/coins';
import { EDGES, SHAPES, shapeAt } from '../data/geometry';
import { GUARDED_CELLS, PRESETS, SEATS, SETTINGS } from '../data/settings';
import { COIN_SCALE, HAND_SCALE, timingOf } from '../data/timings';
import {
  CELLS,
  cellAt,
  LANE_OF,
  LEFT,
  NEXT,
  PIT,
  PIT_LANE,
  POSITION_OF,
  PREVIOUS,
  RIGHT,
  SPACE_COUNT,
  SPACE_IDS,
  spaceNamed,
} from '../data/track';

const STRAIGHT = 13.4174;
const CORNER = 8.4174;
const CENTRE = 5;
/** First position of each stretch in racing order, as the board shows them. */
const STRAIGHTS = [1, 20, 44, 68, 92] as const;

/** The stated position of a cell: straights at 13.4174 + lane, corners on a radius of 8.4174 + lane. */
function placeOf(lane: number, position: number): { x: number; y: number; heading: number } {
  const distance = STRAIGHT + lane;
  const radius = CORNER + lane;
  const corner = [6, 30, 54, 78].findIndex((from) => position >= from && position < from + 14);
  if (corner >= 0) {
    const from = [6, 30, 54, 78][corner]!;
    const degrees = corner * 90 + ((position - from + 0.5) * 90) / 14;
    const angle = (degrees * Math.PI) / 180;
    const x = [1, -1, -1, 1][corner]! * CENTRE + radius * Math.cos(angle);
    const y = [1, 1, -1, -1][corner]! * CENTRE + radius * Math.sin(angle);
    return { x, y, heading: degrees + 90 };
  }
  const stretch = STRAIGHTS.findLastIndex((from) => position >= from);
  const along = position - STRAIGHTS[stretch]!;
  if (stretch === 0) return { x: distance, y: 0.5 + along, heading: 90 };
  if (stretch === 1) return { x: 4.5 - along, y: distance, heading: 180 };
  if (stretch === 2) return { x: -distance, y: 4.5 - along, heading: 270 };
  if (stretch === 3) return { x: -4.5 + along, y: -distance, heading: 0 };
  return { x: distance, y: -4.5 + along, heading: 90 };
}

describe('the 393 coordinates', () => {
  test('there are 384 cells, five pit-lane spaces and four pit slots', () => {
    expect([CELLS, PIT_LANE, PIT, SPACE_COUNT, SHAPES.length]).toEqual([384, 384, 389, 393, 393]);
    expect(new Set(SPACE_IDS).size).toBe(393);
    expect(SHAPES.map((shape) => shape.id)).toEqual(SPACE_IDS);
  });

  test('each cell is where straights, corner radii and segments put it, to four decimals', () => {
    for (let lane = 1; lane <= 4; lane++) {
      for (let position = 1; position <= 96; position++) {
        const shape = shapeAt(cellAt(lane, position));
        const stated = placeOf(lane, position);
        expect(shape.id).toBe(`L${lane}-${position}`);
        expect(Math.abs(shape.x - stated.x), `${shape.id} x`).toBeLessThan(0.0001);
        expect(Math.abs(shape.y - stated.y), `${shape.id} y`).toBeLessThan(0.0001);
        expect(Math.abs(shape.heading - (stated.heading % 360)), `${shape.id} heading`).toBeLessThan(0.0001);
      }
    }
  });

  test('pit lane and pit are where stated', () => {
    const places = SHAPES.slice(PIT_LANE).map(({ id, x, y }) => [id, x, y]);
    expect(places).toEqual([
      ['PL-1', 13.4174, 0.5],
      ['PL-2', 13.4174, 1.5],
      ['PL-3', 13.4174, 2.5],
      ['PL-4', 13.4174, 3.5],
      ['PL-5', 13.4174, 4.5],
      ['PIT-1', 12, 0.7],
      ['PIT-2', 12, 1.9],
      ['PIT-3', 12, 3.1],
      ['PIT-4', 12, 4.3],
    ]);
  });

  test('corners differ by lane and no two spaces overlap', () => {
    const corners = [1, 2, 3, 4].map((lane) => shapeAt(cellAt(lane, 6)));
    expect(corners.map(({ length, sector }) => [length, sector?.rInner, sector?.rOuter])).toEqual([
      [1.0566, 8.9174, 9.9174],
      [1.1688, 9.9174, 10.9174],
      [1.281, 10.9174, 11.9174],
      [1.3932, 11.9174, 12.9174],
    ]);
    for (let a = 0; a < CELLS; a++) {
      for (let b = a + 1; b < CELLS; b++) {
        const apart = Math.hypot(SHAPES[a]!.x - SHAPES[b]!.x, SHAPES[a]!.y - SHAPES[b]!.y);
        expect(apart, `${SPACE_IDS[a]} and ${SPACE_IDS[b]}`).toBeGreaterThan(0.999);
      }
    }
  });

  test('edges fit the lanes', () => {
    const { innerEdge, laneLines, outerEdge } = EDGES;
    expect([innerEdge, ...laneLines, outerEdge].map((edge) => [edge.straightDistance, edge.cornerRadius])).toEqual([
      [13.9174, 8.9174],
      [14.9174, 9.9174],
      [15.9174, 10.9174],
      [16.9174, 11.9174],
      [17.9174, 12.9174],
    ]);
  });
});

describe('lanes and walls', () => {
  test('[R52] each lane is a ring of 96 positions, in both directions', () => {
    for (let lane = 1; lane <= 4; lane++) {
      let at = cellAt(lane, 1);
      for (let position = 1; position <= 96; position++) {
        expect([LANE_OF[at], POSITION_OF[at]]).toEqual([lane, position]);
        expect(PREVIOUS[NEXT[at]!]).toBe(at);
        at = NEXT[at]!;
      }
      expect(at).toBe(cellAt(lane, 1));
    }
  });

  test('[R68] lanes are side by side, with walls on both sides and the pit lane left of L1-1 to L1-5', () => {
    for (let position = 1; position <= 96; position++) {
      for (let lane = 1; lane < 4; lane++) {
        expect(RIGHT[cellAt(lane, position)]).toBe(cellAt(lane + 1, position));
        expect(LEFT[cellAt(lane + 1, position)]).toBe(cellAt(lane, position));
      }
      expect(RIGHT[cellAt(4, position)]).toBe(-1);
      expect(LEFT[cellAt(1, position)]).toBe(position <= 5 ? PIT_LANE + position - 1 : -1);
      if (position <= 5) expect(RIGHT[PIT_LANE + position - 1]).toBe(cellAt(1, position));
    }
  });

  test('[R73, R75] every slot leads to PL-1, PL-5 to the wall', () => {
    for (let slot = PIT; slot < SPACE_COUNT; slot++) expect(NEXT[slot]).toBe(spaceNamed('PL-1'));
    expect(NEXT.slice(PIT_LANE, PIT)).toEqual([PIT_LANE + 1, PIT_LANE + 2, PIT_LANE + 3, PIT_LANE + 4, -1]);
  });
});

describe('cards, coins and settings', () => {
  test('32 cards; 8 sevens, Queens and Aces in two decks', () => {
    expect([CARDS.length, new Set(CARDS.map((one) => one.id)).size, SUITS.length]).toEqual([32, 32, 4]);
    expect(RANKS.map(({ id }) => id)).toEqual(['7', '8', '9', '10', 'J', 'Q', 'K', 'A']);
    for (const effect of ['toxic', 'wild', 'skip'] as const) {
      expect(deckOf(2).filter((one) => CARDS[one]?.effect === effect)).toHaveLength(8);
    }
    CARDS.forEach((one, index) => {
      expect([one.suit, one.order]).toEqual([Math.floor(index / 8), (index % 8) + 1]);
    });
  });

  test('[R2] ninety coins in the given mix', () => {
    expect(COINS.map((coin) => [coin.id, coin.count])).toEqual([
      ['+2', 16],
      ['+3', 12],
      ['+4', 8],
      ['+5', 6],
      ['-2', 16],
      ['-3', 12],
      ['-4', 8],
      ['-5', 6],
      ['TOW', 6],
    ]);
    expect([FULL_PURSE.length, COINS[TOW]?.tow]).toEqual([90, true]);
  });

  test('[R48] there is always an open cell for a coin, whatever is on the track', () => {
    const closed = (SEATS.max - 1) * GUARDED_CELLS + SEATS.max + FULL_PURSE.length;
    expect(CELLS - closed).toBeGreaterThan(0);
  });

  test('the lane-change die, badges, colours and the grid of the deal', () => {
    expect(LANE_FACES.map(({ symbol, side, steps }) => [symbol, side, steps])).toEqual([
      ['L1', -1, 1],
      ['R1', 1, 1],
      ['CE', 0, 0],
      ['L2', -1, 2],
      ['R2', 1, 2],
      ['CE', 0, 0],
    ]);
    expect(BADGES).toEqual(['1st', '2nd', '3rd', '4th']);
    expect(DEALER_GRID).toEqual({ rows: 3, columns: 6, cards: 18 });
    const colours = PAWN_COLOURS.map((colour) => colour.id);
    expect(colours).toEqual(['yellow', 'orange', 'red', 'pink', 'purple', 'blue', 'green', 'black']);
    expect(colours.every((colour) => COLOURS.includes(colour))).toBe(true);
  });

  test('[O1, S4] settings and presets', () => {
    expect(SETTINGS.map(({ id, min, max, default: usual }) => [id, min, max, usual])).toEqual([
      ['laps', 1, 5, 1],
      ['dice', 1, 2, 2],
      ['decks', 1, 2, 1],
      ['handSize', 3, 5, 3],
      ['coins', 1, 3, 3],
      ['passes', 1, 4, 3],
    ]);
    expect(PRESETS.map(({ id, settings }) => [id, Object.values(settings)])).toEqual([
      ['classic', [1, 2, 1, 4, 3, 1]],
      ['sprint', [1, 2, 1, 3, 3, 3]],
      ['long-haul', [3, 2, 1, 4, 3, 2]],
      ['mayhem', [1, 1, 2, 5, 3, 4]],
    ]);
    // The Sprint is the default race.
    expect(PRESETS.find(({ id }) => id === 'sprint')?.settings).toEqual(
      Object.fromEntries(SETTINGS.map(({ id, default: usual }) => [id, usual])),
    );
    for (const { settings } of PRESETS) {
      for (const { id, min, max } of SETTINGS) {
        expect(settings[id]).toBeGreaterThanOrEqual(min);
        expect(settings[id]).toBeLessThanOrEqual(max);
      }
    }
  });

  test('the stated times', () => {
    const stated = ['dealerCardFlip', 'dealerCardHold', 'dealerToStormDelay', 'stormDealCard'].map(timingOf);
    expect([stated, HAND_SCALE, COIN_SCALE]).toEqual([[500, 500, 1000, 300], 1.4, 1.15]);
  });
});
