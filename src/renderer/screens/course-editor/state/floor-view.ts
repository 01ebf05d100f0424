// The view of a floor on the stage: the whole floor fitted into the free part, or one board of it. The source's unit is a cell. Not here:
// views in general (editor/state/view.ts).

import type { BoardPlate, FloorCell, FloorPlan, FloorSpot, Side } from '@ui/workshop/course-editor';
import { type Free, inSource, type View, zoomed } from '../../editor/state/view';

/** Px round a fitted floor: its frame, the numbers of rows and the letters of columns. */
const ROOM = { left: 46, top: 10, right: 18, bottom: 32 } as const;
/** The largest cell, px. */
const MOST = 72;

/** The view in which a floor is in the free part; with board: only this one. */
export function fittedFloor(plan: FloorPlan, free: Free, board?: number): View {
  const plate = plan.plates.find((one) => one.board === board);
  const { x, y, width, height } = plate ?? { x: 0, y: 0, ...plan };
  const across = free.right - free.left - ROOM.left - ROOM.right;
  const down = free.bottom - free.top - ROOM.top - ROOM.bottom;
  const scale = Math.max(1, Math.min(MOST, across / width, down / height));
  return {
    x: x + width / 2 - (ROOM.left - ROOM.right) / 2 / scale,
    y: y + height / 2 - (ROOM.top - ROOM.bottom) / 2 / scale,
    scale,
  };
}

/** Zooms, but never smaller than the fitted view, which nobody has moved. */
export function zoomedFloor(
  view: View,
  free: Free,
  by: number,
  whole: View,
  at?: readonly [number, number],
): View | undefined {
  const next = zoomed(view, free, by, whole, at);
  return next.scale <= whole.scale ? undefined : next;
}

/** The spot under a place of the stage; undefined off the floor. */
export function spotAt(
  plan: FloorPlan,
  view: View,
  free: Free,
  place: readonly [number, number],
): (FloorSpot & Required<Pick<FloorSpot, 'within'>>) | undefined {
  const [across, down] = inSource(view, free, place);
  const [x, y] = [Math.floor(across), Math.floor(down)];
  if (x < 0 || y < 0 || x >= plan.width || y >= plan.height) return undefined;
  return { x, y, within: [across - x, down - y] };
}

/** The side of its cell that a spot is nearest to; without a place in the cell the north. */
export function sideOf({ within }: FloorSpot): Side {
  const [across, down] = within ?? [0.5, 0];
  const away = [down, 1 - across, 1 - down, across];
  return away.indexOf(Math.min(...away)) as Side;
}

/** The plate under a cell; undefined off all of them. */
export function plateAt({ plates }: FloorPlan, { x, y }: FloorCell): BoardPlate | undefined {
  return plates.find((one) => x >= one.x && y >= one.y && x < one.x + one.width && y < one.y + one.height);
}

/** The cell of a space, as problems count them: row by row. */
export function cellOf({ width }: FloorPlan, space: number): FloorCell {
  return { x: space % width, y: Math.floor(space / width) };
}

/** Cells from one to another, each beside the one before, without the first. */
export function cellsBetween(from: FloorCell, to: FloorCell): FloorCell[] {
  const cells: FloorCell[] = [];
  let { x, y } = from;
  while (x !== to.x || y !== to.y) {
    const [dx, dy] = [to.x - x, to.y - y];
    if (Math.abs(dx) >= Math.abs(dy)) x += Math.sign(dx);
    else y += Math.sign(dy);
    cells.push({ x, y });
  }
  return cells;
}
