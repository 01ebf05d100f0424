// How much of the board a puzzle's panels leave free. As in a race, but from 1024 px on a road's standings are at the left.

import type { Insets } from '@ui/board';
import { insetsOf, shownOver } from '../race/board/insets';

/** Free space between a circuit and the panels, px. */
const AIR = 12;
/** From this board width on, in px, the standings are a panel at the left. */
const COLUMNS_FROM = 640;

/** The space in the stage around the board. */
export function puzzleInsetsOf(host: HTMLElement, root: HTMLElement): Insets {
  const insets = insetsOf(host, root);
  const area = host.getBoundingClientRect();
  const boxOf = (panel: string) =>
    shownOver(area, root.querySelector(`[data-panel="${panel}"]`)?.getBoundingClientRect());
  const side = boxOf('side');
  const isAtLeft = root.dataset.layout === 'road' && side !== undefined && side.right < area.left + area.width / 2;
  if (!isAtLeft || area.width < COLUMNS_FROM || side.height < side.width / 4) return insets;
  const bar = boxOf('place');
  return {
    ...insets,
    top: (bar === undefined ? 0 : bar.bottom - area.top) + AIR,
    left: side.right - area.left + AIR,
    right: AIR,
  };
}
