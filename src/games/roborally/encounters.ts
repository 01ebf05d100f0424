// What robots did to one another. Not here: what it costs (phases).

import type { Encounter } from '@core/contract';
import type { RoborallyEvent } from './types';

/** Pushes by another robot's card, and destruction by another robot. Shots are too common to be held against anyone. */
export function encountersOf(event: RoborallyEvent): Encounter[] {
  switch (event.type) {
    case 'robotsMoved': {
      const { by, moves } = event;
      return by < 0
        ? []
        : moves.flatMap(({ seat }): Encounter[] => (seat === by ? [] : [{ kind: 'hit', by, to: seat }]));
    }
    case 'robotDestroyed':
      return event.by < 0 || event.by === event.seat ? [] : [{ kind: 'hit', by: event.by, to: event.seat }];
    default:
      return [];
  }
}
