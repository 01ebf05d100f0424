// How much of the board the replay's panels leave free. Not here: drawing the board.

import type { Insets } from '@ui/board';
import { shownOver } from '../race/board/insets';

/** Free space between a circuit and the panels, px. */
const AIR = 12;
/** Height of the banner with one line of text; the board does not move for a second one, px. */
const BANNER = 80;

/** In photo mode: what the widest of its frames covers of a large window. */
const PHOTO: Insets = { top: 44, right: 44, bottom: 76, left: 44 };

/** The space between the columns at both sides, the banner and the controls; in narrow windows between banner and chips. */
export function insetsOf(host: HTMLElement, root: HTMLElement): Insets {
  // Photo mode hides the panels.
  if (root.dataset.layout === 'photo') return PHOTO;
  const area = host.getBoundingClientRect();
  const panel = (name: string) => {
    const found = root.querySelector(`[data-panel="${name}"]`);
    return shownOver(area, found?.getBoundingClientRect());
  };
  const isWide = getComputedStyle(root).display !== 'grid';
  const [banner, places, events] = ['banner', 'places', 'events'].map(panel);
  const below = panel(isWide ? 'dash' : 'chips');
  return {
    top: (banner ? banner.top + BANNER - area.top : 0) + AIR,
    right: (isWide && events ? area.right - events.left : 0) + AIR,
    bottom: (below ? area.bottom - below.top : 0) + AIR,
    left: (isWide && places ? places.right - area.left : 0) + AIR,
  };
}
