// The view of a road on the screen: which place of the source is in the middle of the free area, and how large it is. Px and the source's
// own unit.

import { type Box, boxAround } from '@geometry/box';
import { ClosedCurve } from '@geometry/curve';
import type { Point } from '@geometry/line';
import type { RoadPlace } from '@ui/workshop/road-editor';
import type { RoadSource } from '@workshop/source';

/** x, y: the place in the middle; scale: px of the source's unit. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The part of the stage that no panel covers, px. */
export type Free = Box;
/** Until the stage is measured, and on pages without a layout, such as tests. */
export const USUAL_FREE: Free = { left: 240, top: 96, right: 880, bottom: 560 };

/** The least and the most that a view is zoomed, compared with the fitted one. */
const ZOOM = { least: 0.5, most: 4 } as const;
/** Land round a fitted road, board units. */
const ROOM = 80;

/** The view in which the whole road is in the free area. */
export function fitted({ road }: RoadSource, { scale }: RoadPlace, free: Free): View {
  const box = boxAround(new ClosedCurve(road).cut(160, 0), ROOM / scale);
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  return {
    x: (box.left + box.right) / 2,
    y: (box.top + box.bottom) / 2,
    scale: Math.max(0.001, Math.min((free.right - free.left) / width, (free.bottom - free.top) / height)),
  };
}

/** A place of the source on the stage, px. */
export function onStage({ x, y, scale }: View, free: Free, place: Point): Point {
  const [cx, cy] = middleOf(free);
  return [(place[0] - x) * scale + cx, (place[1] - y) * scale + cy];
}

/** The place of the source under a place of the stage. */
export function inSource({ x, y, scale }: View, free: Free, place: Point): Point {
  const [cx, cy] = middleOf(free);
  return [(place[0] - cx) / scale + x, (place[1] - cy) / scale + y];
}

/** Zooms by a factor; the place of the stage under `at` stays where it is. whole: the fitted view. */
export function zoomed(view: View, free: Free, by: number, whole: View, at: Point = middleOf(free)): View {
  const scale = Math.min(whole.scale * ZOOM.most, Math.max(whole.scale * ZOOM.least, view.scale * by));
  const [px, py] = inSource(view, free, at);
  const [cx, cy] = middleOf(free);
  return { x: px - (at[0] - cx) / scale, y: py - (at[1] - cy) / scale, scale };
}

/** Moves the view by px. */
export function panned(view: View, [dx, dy]: Point): View {
  return { ...view, x: view.x - dx / view.scale, y: view.y - dy / view.scale };
}

function middleOf({ left, right, top, bottom }: Free): Point {
  return [(left + right) / 2, (top + bottom) / 2];
}
