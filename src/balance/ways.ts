// Follows the ways of cars over a board whose legs can be driven in more than one way.
// Not here: what a part of the board is (a game's hooks), or how many ways there are (report.ts).

import type { WayMark } from '@core/balance/hooks';
import type { Seat } from '@core/contract';
import type { WayFacts } from './facts';

/** Where one car is on its leg. parts: without loops. isBroken: the leg does not count. */
interface Way {
  parts: string[];
  isBroken: boolean;
}

/** The ways of all cars in a race. */
export class WayWatch {
  readonly #ways = new Map<Seat, Way>();
  readonly #counts = new Map<number, Map<string, number>>();

  /** Called with each mark in the order of its event. */
  heard(mark: WayMark): void {
    const way = this.#ways.get(mark.seat) ?? { parts: [], isBroken: false };
    this.#ways.set(mark.seat, way);
    if (mark.kind === 'off') way.isBroken = true;
    else if (mark.kind === 'on') goOn(way, mark.part);
    else {
      if (!way.isBroken) this.#count(mark.leg, way.parts.join(' '));
      way.parts = way.parts.slice(-1);
      way.isBroken = false;
    }
  }

  /** The legs that were completed up to now. */
  facts(): WayFacts[] {
    return [...this.#counts]
      .flatMap(([leg, counts]) => [...counts].map(([way, cars]): WayFacts => ({ leg, way, cars })))
      .sort((a, b) => a.leg - b.leg || (a.way < b.way ? -1 : 1));
  }

  #count(leg: number, way: string): void {
    const counts = this.#counts.get(leg) ?? new Map<string, number>();
    counts.set(way, (counts.get(way) ?? 0) + 1);
    this.#counts.set(leg, counts);
  }
}

/** Changes way. A car that comes back to a part of its leg has made a loop, which is no other way. */
function goOn(way: Way, part: string): void {
  const at = way.parts.indexOf(part);
  if (at >= 0) way.parts.length = at + 1;
  else way.parts.push(part);
}
