// Views that an older Paddock kept, in recordings and results, with what they lack. Not here: stored states (migrations.ts).

import type { CarView, HeatView } from '../types';

/** As version 1 of the state showed it: neither picks nor sponsorship cards. */
type Kept = Omit<HeatView, 'cars'> & { cars: (Omit<CarView, 'picks' | 'sponsors'> & Partial<CarView>)[] };

/** The view as screens want it: a earlier race Garage, weather, events and sponsorship had none of them. */
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
