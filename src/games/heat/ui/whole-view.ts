// Completes views from an older Paddock, in recordings and results. Not here: stored states (migrations.ts).

import type { CarView, HeatView } from '../types';

/** A view of version 1 of the state: without picks and sponsorship cards. */
type Kept = Omit<HeatView, 'cars'> & { cars: (Omit<CarView, 'picks' | 'sponsors'> & Partial<CarView>)[] };

/** A complete view: earlier races had no Garage, weather, events or sponsorship. */
export function wholeView(kept: unknown): HeatView {
  const view = kept as Kept;
  const off = {
    garage: 'off',
    weather: null,
    weatherReach: 'home',
    road: view.limits.map(() => null),
    weatherSectors: [],
    event: null,
    sponsorship: false,
    press: [],
    draft: null,
    handSize: 7,
  } satisfies Partial<HeatView>;
  return { ...off, ...view, cars: view.cars.map((car) => ({ picks: [], sponsors: 0, ...car })) };
}
