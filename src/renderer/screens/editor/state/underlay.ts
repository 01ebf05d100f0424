// The picture under the road: how it comes, goes, moves and grows. It is no part of the circuit. Not here: reading a file
// (read-picture.ts), or keeping it (keep-underlay.ts).

import type { UnderlayPlace } from '@api/circuits/commands';
import { boxAround } from '@geometry/box';
import { ClosedCurve } from '@geometry/curve';
import { withAside, withoutAsides } from '@workshop/history';
import { t } from '../../../text/editor';
import type { Editing } from './editor-store';
import type { ReadPicture } from './read-picture';

/** A new picture shows this much, and reaches this far beyond the road, as a share of its size. */
const NEW = { opacity: 0.7, wider: 1.1 } as const;
/** Its width, in spaces. */
export const WIDTHS = [2, 400] as const;

/** Lays a picture under the whole road, in place of another one. */
export function addUnderlay(editing: Editing, { image, ratio }: ReadPicture): void {
  const { history } = editing.store.getState();
  const { left, right, top, bottom } = boxAround(new ClosedCurve(history.source.road).cut(160, 0), 0);
  const place: UnderlayPlace = {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    width: NEW.wider * Math.max(right - left, (bottom - top) / ratio),
    ratio,
    opacity: NEW.opacity,
  };
  editing.set({
    underlay: { image, place },
    history: withoutAsides(history),
    tool: 'underlay',
    said: t('underlay.added'),
  });
}

/** Takes the picture away. */
export function removeUnderlay(editing: Editing): void {
  const { history, tool } = editing.store.getState();
  editing.set({
    underlay: undefined,
    history: withoutAsides(history),
    tool: tool === 'underlay' ? 'select' : tool,
    said: t('underlay.removed'),
  });
}

/** Shows the picture elsewhere, without a step. */
export function showUnderlay(editing: Editing, place: UnderlayPlace): void {
  const { underlay } = editing.store.getState();
  if (underlay !== undefined) editing.set({ underlay: { ...underlay, place } });
}

/** Puts the picture there as one step. before: where it was, if it has been shown elsewhere meanwhile. */
export function placeUnderlay(editing: Editing, place: UnderlayPlace, before?: UnderlayPlace): void {
  const { underlay, history } = editing.store.getState();
  const back = before ?? underlay?.place;
  if (back === undefined || JSON.stringify(back) === JSON.stringify(place)) return;
  showUnderlay(editing, place);
  editing.set({
    history: withAside(history, 'underlay.place', { forth: place, back }),
    said: t('step.underlay.place'),
  });
}

/** Moves the picture by a share of a space. */
export function nudgeUnderlay(editing: Editing, dx: number, dy: number): void {
  const { unit } = editing.rules;
  const place = editing.store.getState().underlay?.place;
  if (place !== undefined) placeUnderlay(editing, { ...place, x: place.x + dx * unit, y: place.y + dy * unit });
}

/** The picture's width, in spaces. */
export function widthOf(editing: Editing, { width }: UnderlayPlace): number {
  return Math.round(width / editing.rules.unit);
}

/** The place with another width, in spaces. */
export function withWidth(editing: Editing, place: UnderlayPlace, spaces: number): UnderlayPlace {
  return { ...place, width: Math.max(WIDTHS[0], Math.min(WIDTHS[1], spaces)) * editing.rules.unit };
}
