// How much of the board the replay's panels leave free. Not for: drawing the board.

import type { Insets } from '@ui/game-ui';
import { shownOver } from '../race/insets';

/** Free room between a circuit and the panels, px. */
const AIR = 12;

/** The room between the columns at both sides, the banner and the controls; in narrow windows under the banner. */
export function insetsOf(host: HTMLElement, root: HTMLElement): Insets {
  const area = host.getBoundingClientRect();
  const edge = (selector: string) => shownOver(area, root.querySelector(selector)?.getBoundingClientRect());
  const isWide = getComputedStyle(root).display !== 'grid';
  const [banner, places, events, dash] = ['.replay-banner', '.replay-places', '.replay-events', '.replay-dash'].map(
    edge,
  );
  return {
    top: (banner ? banner.bottom - area.top : 0) + AIR,
    right: (isWide && events ? area.right - events.left : 0) + AIR,
    bottom: (isWide && dash ? area.bottom - dash.top : 0) + AIR,
    left: (isWide && places ? places.right - area.left : 0) + AIR,
  };
}
