// How much of the board the television's panels leave free.

import type { Insets } from '@ui/board';

/** Free space between a circuit and the panels, as a share of the height. */
const AIR = 0.012;
/** What a television may cut off at each edge. */
const SAFE = 0.05;

/** The space between standings, lower third and the edges of the screen. */
export function tvInsets(host: HTMLElement, root: HTMLElement): Insets {
  const area = host.getBoundingClientRect();
  const air = AIR * area.height;
  const edge = (name: string) => root.querySelector(`[data-tv="${name}"]`)?.getBoundingClientRect();
  const [standings, third] = [edge('standings'), edge('third')];
  return {
    top: SAFE * area.height,
    left: SAFE * area.width,
    right: (standings === undefined ? 0 : area.right - standings.left) + air,
    bottom: (third === undefined ? 0 : area.bottom - third.top) + air,
  };
}
