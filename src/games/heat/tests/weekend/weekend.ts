// Weekends of Heat for tests: races with the press at given corners, and races that have just been set up.
// Not here: positions built by hand (race.ts).

import { ioWith, silentIo } from '@core/io';
import { setup } from '../../setup';
import type { HeatConfig, HeatEvent, HeatState } from '../../types';
import { baseOf, cards, type Race, race } from '../race';

/** Sponsorship cards, one of each sponsor; the last one is the top of the deck. */
export const DECK = 'sp-turbo sp-wings sp-rpm sp-brakes sp-cooling';

/** A race with the press at these corners; the deck's top card is the last in DECK. */
export function withPress(track: string, press: number[], more: Partial<HeatState> = {}): Race {
  return race(track).set({ sponsorship: true, press, sponsorDeck: cards(DECK), ...more });
}

/** A race just after its setup, with the events so far. */
export function started(config: HeatConfig, seed = 'sponsors'): { s: HeatState; events: HeatEvent[] } {
  const base = baseOf(seed);
  const events: HeatEvent[] = [];
  const { draw } = silentIo(base.rng);
  return {
    s: setup(
      config,
      base,
      ioWith<HeatEvent>((event) => events.push(event), draw),
    ),
    events,
  };
}
