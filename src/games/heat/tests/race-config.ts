// Configs for tests: Heat's defaults with changes, and random races with every module. Not here: hand-built positions (race.ts).

import type { Draw } from '@core/contract';
import { shuffle } from '@kit/deck';
import { sponsorCards } from '../data/cards';
import { HEAT_COLOURS } from '../data/colours';
import { EVENT_IDS } from '../data/event-ids';
import { TRACK_IDS, trackOf } from '../data/tracks';
import type { Card, HeatConfig, HeatHandOver, HeatOptions } from '../types';
import { workshop } from '../workshop/workshop';

/** A config with Heat's defaults. */
export function heatConfig(
  circuit: string,
  drivers: number,
  legends = 0,
  options: Partial<HeatOptions> = {},
): HeatConfig {
  return {
    circuit,
    options: {
      mode: 'race',
      laps: trackOf(circuit).laps.default,
      legendLevel: 'medium',
      legendBonus: 0,
      grid: 'seats',
      slipstreamReach: 'adjacent',
      garage: 'off',
      weather: false,
      weatherReach: 'home',
      event: 'none',
      sponsorship: false,
      ...options,
    },
    cars: HEAT_COLOURS.slice(0, drivers + legends).map((colour, seat) =>
      seat < drivers ? { colour } : { colour, automaton: 'legend' },
    ),
  };
}

/** All modules on: the default options of a weekend in a season. */
export const WEEKEND = {
  garage: 'mixed',
  weather: true,
  event: 'drawn',
  sponsorship: true,
} as const satisfies Partial<HeatOptions>;

/** A random race with every module on: any circuit, field, pool, reach and event, sometimes with cards handed over. */
export function anyWeekend(draw: Draw): HeatConfig {
  const circuit = TRACK_IDS[draw(TRACK_IDS.length)] ?? 'usa';
  const drivers = 1 + draw(6);
  const legends = drivers === 1 ? 1 + draw(5) : draw(7 - drivers);
  const options = {
    laps: 1 + draw(2),
    grid: draw(2) === 0 ? 'random' : 'seats',
    slipstreamReach: draw(4) === 0 ? 'long' : 'adjacent',
    garage: (['basic', 'advanced', 'mixed'] as const)[draw(3)] ?? 'mixed',
    weather: true,
    weatherReach: draw(3) === 0 ? 'tokens' : 'home',
    event: draw(4) === 0 ? 'drawn' : (EVENT_IDS[draw(EVENT_IDS.length)] ?? 'drawn'),
    sponsorship: true,
  } as const;
  const config = heatConfig(circuit, drivers, legends, options);
  return draw(3) === 0 ? { ...config, before: anyHandOver(drivers, legends, draw) } : config;
}

/** A random race with any of the modules; some on a drawn circuit. */
export function anyRace(draw: Draw): HeatConfig {
  const config = anyModules(draw);
  return draw(6) === 0 ? onDrawnCircuit(config, draw) : config;
}

/** The same race on a drawn circuit. */
function onDrawnCircuit(config: HeatConfig, draw: Draw): HeatConfig {
  const [length, character] = [
    (['short', 'medium', 'long'] as const)[draw(3)],
    (['fast', 'mixed', 'twisty'] as const)[draw(3)],
  ];
  const source = workshop.draw({ length: length ?? 'short', character: character ?? 'mixed' }, draw);
  return { ...config, circuit: workshop.read(source).id ?? '', source };
}

function anyModules(draw: Draw): HeatConfig {
  const config = anyWeekend(draw);
  const { options } = config;
  const { garage, event } = options;
  return {
    ...config,
    options: {
      ...options,
      garage: draw(4) === 0 ? 'off' : garage,
      weather: draw(4) > 0,
      event: draw(4) === 0 ? 'none' : event,
      sponsorship: draw(4) > 0,
    },
  };
}

/** What an earlier race may have handed over: up to two cards with every driver, some used, some events drawn. */
function anyHandOver(drivers: number, legends: number, draw: Draw): HeatHandOver {
  const sponsorDeck = sponsorCards();
  shuffle(sponsorDeck, draw);
  const some = (most: number): Card[] => sponsorDeck.splice(0, draw(most + 1));
  const cars = Array.from({ length: drivers + legends }, (_, seat) => {
    if (seat >= drivers) return [];
    return draw(4) === 0 ? null : some(2);
  });
  const sponsorsUsed = some(20);
  return { shared: { sponsorDeck, sponsorsUsed, eventsDrawn: EVENT_IDS.slice(0, draw(EVENT_IDS.length + 1)) }, cars };
}
