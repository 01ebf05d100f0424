// One button in React, and what the buttons of several symbols share. Not here: the buttons (symbols.tsx).

import type { ReactElement } from 'react';
import { noteWithAll } from '../../narration/forecast-text';
import { shownForecast, spins } from '../../narration/shown-forecast';
import { type Forecast, forecastReaction, type Reaction } from '../../outlook/forecast';
import type { HeatAction } from '../../types';
import type { TurnProps } from '../dashboard/turns/turn';

/** One button. counted: how many may be used at once. */
export interface ReactTile {
  id: string;
  icon: ReactElement;
  title: string;
  note: string;
  look: 'plain' | 'cool' | 'hot' | 'bad';
  counted?: { most: number; icon: ReactElement; title: (n: number) => string };
  /** Its forecast for the board; label: what it adds. */
  forecast?: Forecast;
  label?: string;
  /** The answer; 'salvage' first asks which cards. */
  action(n: number): HeatAction | 'salvage';
}

/** The turn that the buttons are for. */
export type Reacting = Pick<TurnProps<'react'>, 'choices' | 'view' | 'own' | 'car' | 'aids'>;

/** A button, if its symbol is on offer. */
export function shownIf(isOffered: boolean, tile: ReactTile): ReactTile[] {
  return isOffered ? [tile] : [];
}

/** A button that moves the car: its note and its look tell where that leads. */
export function moving(
  { choices, view, own, aids }: Reacting,
  action: Exclude<Reaction, { type: 'done' }>,
  tile: Pick<ReactTile, 'id' | 'icon' | 'title'> & { label: string },
  note: string,
  look: ReactTile['look'] = 'plain',
): ReactTile {
  const forecast = forecastReaction(view, own, choices, action);
  const shown = shownForecast(forecast, aids);
  return { ...tile, note: noteWithAll(note, shown), look: spins(shown) ? 'bad' : look, forecast, action: () => action };
}
