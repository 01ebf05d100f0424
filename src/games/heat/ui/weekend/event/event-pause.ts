// Holds the start of a race at its event's card until someone goes on. Not here: how the card looks (weekend-screen.tsx).

import { animationPauses } from '@ui/animation-pauses';
import type { HeatEvent } from '../../../types';

/** The event that holds the start. */
export type EventRevealed = Extract<HeatEvent, { type: 'eventRevealed' }>;

/** What the host goes on from, by its number (GoingOn): the event is the first thing of a race. */
export const EVENT_NUMBER = 1;

/** The pause at the event's card: until the button is pressed, wherever there is one. */
export const eventPause = animationPauses<EventRevealed>({
  holds: (event): event is EventRevealed => (event as Partial<HeatEvent> | null)?.type === 'eventRevealed',
  lasts: () => null,
});
