// What a waiting dashboard's parts read of the race by themselves, so that an action of a rival renders these parts alone.

import type { SeatInfo } from '@api/contract';
import type { Seat } from '@core/contract';
import { type Context, createContext, useContext } from 'react';

/** The race on screen. shown: events of the running animation. */
export interface OnTable<View, Event> {
  view: View;
  seats: readonly SeatInfo[];
  shown: readonly Event[];
}

/** Makes the context that a game's dashboard provides, and the hook with which its parts read it. The hook throws outside of it. */
export function createOnTable<View, Event>(): readonly [
  context: Context<OnTable<View, Event> | undefined>,
  use: () => OnTable<View, Event>,
] {
  const context = createContext<OnTable<View, Event> | undefined>(undefined);
  function useOnTable(): OnTable<View, Event> {
    const table = useContext(context);
    if (table === undefined) throw new Error('No race is provided around this part of the dashboard.');
    return table;
  }
  return [context, useOnTable];
}

/** The events about this seat, which the instruments of its car read. */
export function eventsOf<Event extends object>(seat: Seat, shown: readonly Event[]): readonly Event[] {
  return shown.filter((event) => 'seat' in event && event.seat === seat);
}
