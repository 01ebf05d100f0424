// The content of the trackside close-up: a stretch of road, its cars and coins, the cells of the current choice. Shows no
// more than the view contains. Not here: drawing it (trackside.tsx).

import type { SeatInfo } from '@api/contract';
import type { Colour, Seat } from '@core/contract';
import type { Spot } from '@geometry/line';
import { carNumber } from '@ui/seat-car';
import { cellAt, GRID_POSITION, LANES } from '../../data/track';
import { growth } from '../../geometry/growth';
import { CAR_SCALE, nearestOf, spotOf, TRACK_CELLS, UNIT } from '../../geometry/oval';
import { type HavocPreview, targetKey } from '../../narration/preview';
import type { Coin, Space } from '../../types';
import { type CellMark, marksOf } from '../board/live/dice-marks';
import type { Road } from '../board/road';
import type { HavocTable } from '../table';

/** A stretch of road with everything on it, in board units. */
export interface CloseUp {
  /** The seat whose car is in the centre, or would be without a chosen cell out of sight; null: the grid row. */
  seat: Seat | null;
  middle: { x: number; y: number };
  /** scale: of a car's drawing in board units. */
  cars: { seat: Seat; colour: Colour; number: number; spot: Spot; scale: number }[];
  /** coin: null if it is face down. isTurning: it is being turned over for everyone. */
  coins: { at: Space; coin: Coin | null; isTurning: boolean }[];
  /** Cells of the current choice, lowest first. */
  marks: Target[];
  /** Keys of clickable targets, by cell (board/preview.ts). */
  open: ReadonlyMap<Space, string>;
}

/** A marked cell. edge: outline strength, 0 to 1; 1 if omitted. */
export interface Target extends CellMark {
  edge?: number;
}

/** The window's extent from its centre, board units. */
export interface Reach {
  x: number;
  y: number;
}

const AMBER = '#ffc35a';
const OPEN = { colour: '#ffffff', fill: 0.12 } as const;
const OPEN_EDGE = 0.3;
const CLOSED = { colour: '#14161a', fill: 0.62 } as const;
/** The visible part of an object whose centre is outside the window, board units. */
const MARGIN = UNIT;

/** The close-up of a table. viewer: whose car is shown while no car on the road acts; null for no seat. */
export function closeUpOf(
  table: HavocTable,
  seats: readonly SeatInfo[],
  viewer: Seat | null,
  { cars: live, preview }: Pick<Road, 'cars' | 'preview'>,
  reach: Reach,
): CloseUp {
  const { view, now } = table;
  const standing = live ?? placesOf(view.cars);
  const seat = seatInMiddle(table, viewer, standing);
  const car = (seat !== null && standing.get(seat)) || gridRow();
  const middle = chosenBeyond(preview, car, reach) ?? car;
  const isSeen = ({ x, y }: Reach): boolean =>
    Math.abs(x - middle.x) <= reach.x + MARGIN && Math.abs(y - middle.y) <= reach.y + MARGIN;
  const laid = view.laid.map(({ at, coin }) => ({ at, coin, isTurning: false }));
  if (now?.type === 'coinRevealed') laid.push({ at: now.at, coin: now.coin, isTurning: true });
  return {
    seat,
    middle: { x: middle.x, y: middle.y },
    cars: [...standing].flatMap(([one, spot]) => {
      const others = [...standing].filter(([other]) => other !== one).map(([, other]) => other);
      const scale = CAR_SCALE * growth(spot, others, !isOnRoad(spot));
      const colour = seats.find((info) => info.seat === one)?.colour ?? 'ivory';
      return isSeen(spot) ? [{ seat: one, colour, number: carNumber(one), spot, scale }] : [];
    }),
    coins: laid.filter(({ at }) => isSeen(spotOf(at))),
    marks: targetsOf(preview).filter(({ space }) => isSeen(spotOf(space))),
    open: openOf(preview),
  };
}

/** The cells of a choice, marked as on the board. */
export function targetsOf(preview: HavocPreview | null): Target[] {
  if (preview === null) return [];
  if (preview.kind === 'dice') return marksOf(preview);
  if (preview.kind === 'lanes') {
    return preview.free.map((lane) => {
      const isStrong = lane === preview.chosen;
      return {
        space: cellAt(lane, GRID_POSITION),
        look: { colour: AMBER, fill: isStrong ? 0.42 : 0.14, isDashed: !isStrong, isStrong },
      };
    });
  }
  const { coin, cells, zones, chosen } = preview;
  return [
    ...(coin === null ? [] : cells.map((space) => ({ space, look: OPEN, edge: OPEN_EDGE }))),
    ...zones.flatMap((zone) => zone.cells.map((space) => ({ space, look: CLOSED, edge: 0 }))),
    ...(coin === null || chosen === null
      ? []
      : [{ space: chosen, look: { colour: AMBER, fill: 0.3, isStrong: true } }]),
  ];
}

/** The part of the window in which a chosen cell is clearly visible. */
const IN_SIGHT = 0.8;

/** The position of the cell chosen for a coin if it is out of sight from here; null if it is visible, or there is none. */
function chosenBeyond(preview: HavocPreview | null, from: Reach, reach: Reach): Reach | null {
  if (preview?.kind !== 'coin' || preview.chosen === null) return null;
  const spot = spotOf(preview.chosen);
  const isNear = Math.abs(spot.x - from.x) <= reach.x * IN_SIGHT && Math.abs(spot.y - from.y) <= reach.y * IN_SIGHT;
  return isNear ? null : spot;
}

/** The clickable targets of a choice. */
function openOf(preview: HavocPreview | null): ReadonlyMap<Space, string> {
  if (preview === null || preview.kind === 'dice') return new Map();
  if (preview.kind === 'lanes') {
    return new Map(preview.free.map((lane) => [cellAt(lane, GRID_POSITION), targetKey({ kind: 'lane', lane })]));
  }
  const cells = preview.coin === null ? [] : preview.cells;
  return new Map(cells.map((at) => [at, targetKey({ kind: 'cell', at })]));
}

/** The acting car, else the viewer's own, else the first on the road; null: the grid row, where all cars start. */
function seatInMiddle(
  { view, acting }: HavocTable,
  viewer: Seat | null,
  standing: ReadonlyMap<Seat, Spot>,
): Seat | null {
  if (view.stage === 'lanes') return null;
  const wanted = [acting, viewer, ...view.standings.map((line) => line.seat)];
  return wanted.find((seat) => seat !== null && standing.has(seat)) ?? null;
}

function placesOf(cars: HavocTable['view']['cars']): ReadonlyMap<Seat, Spot> {
  return new Map(cars.flatMap(({ seat, at }) => (at < 0 ? [] : [[seat, spotOf(at)] as const])));
}

/** The centre of the starting row. */
function gridRow(): { x: number; y: number } {
  const [first, last] = [spotOf(cellAt(1, GRID_POSITION)), spotOf(cellAt(LANES, GRID_POSITION))];
  return { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 };
}

/** Whether a position is on the track, not in the pits. */
function isOnRoad({ x, y }: Spot): boolean {
  return nearestOf(TRACK_CELLS, x, y, UNIT * 0.6) >= 0;
}
