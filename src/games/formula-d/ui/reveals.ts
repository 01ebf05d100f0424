// The die on a television: whose it is, and the number.

import type { Seat } from '@core/contract';
import type { Picture } from '@ui/art/picture';
import type { Reveal, Revealed, Reveals } from '@ui/game/reveal/reveal';
import { t } from '../text/t';
import type { FormulaEvent } from '../types';
import { blackDiePicture, gearDiePicture } from './board/gear-dice';

/** What Formula D's events reveal. */
export const reveals: Reveals<FormulaEvent> = (events, at) => {
  const event = events[at];
  switch (event?.type) {
    case 'dieRolled': {
      const { seat, gear, value } = event;
      return one(at, t('gear', { gear }), rolled(seat, value, gearDiePicture(gear, value)));
    }
    case 'startRolled':
      return one(at, t('reveal.start'), rolled(event.seat, event.value));
    case 'collisionRolled':
      return one(at, t('reveal.collision'), rolled(event.seat, event.value));
    case 'motorTested':
      return one(at, t('reveal.motor'), rolled(event.seat, event.value));
    case 'gridRolled':
      return gridOf(events, event.again);
    default:
      return null;
  }
};

/** All cars roll for the grid at the same time; cars that are tied roll again. */
function gridOf(events: readonly FormulaEvent[], again: number): Reveal {
  const items = events.flatMap((event) =>
    event.type === 'gridRolled' && event.again === again ? [rolled(event.seat, event.value)] : [],
  );
  return { id: `grid-${again}`, title: t('reveal.grid'), items };
}

function one(at: number, title: string, item: Revealed): Reveal {
  return { id: `die-${at}`, title, items: [item] };
}

function rolled(seat: Seat, value: number, die: Picture = blackDiePicture(value)): Revealed {
  return { seat, tiles: [die], label: String(value), text: String(value) };
}
