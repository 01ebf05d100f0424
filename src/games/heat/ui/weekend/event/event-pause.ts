// Holds the start of a race at its event's card until someone continues. Not here: how the card looks (weekend-screen.tsx).

import { animationPauses } from '@ui/animation-pauses';
import type { HeatUi } from '../../../narration/preview';
import type { HeatEvent } from '../../../types';

/** The event that holds the start. */
export type EventRevealed = Extract<HeatEvent, { type: 'eventRevealed' }>;

/** Number of the event from which the host continues (GoingOn): the event comes first in a race. */
export const EVENT_NUMBER = 1;

/** The pause at the event's card: until the button is pressed, on every screen that has one. */
export const eventPause = animationPauses<HeatUi, EventRevealed>({
  holds: (event): event is EventRevealed => event.type === 'eventRevealed',
  lasts: () => null,
});
