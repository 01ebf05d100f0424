// The chosen route: by chip, board target or arrow keys. Shared by drives, runs and cards.

import type { Seat } from '@core/contract';
import { useEffect, useState } from 'react';
import { calloutOf, clicked, judged, safestOf, targetsOf } from '../../../narration/forecast';
import type { Route } from '../../../narration/routes';
import type { CornerIndex, Place } from '../../../types';
import type { WaddingtonPreview } from '../../board';
import { focusOf, usePointChart } from '../../chart/focus';

export interface RouteChoice {
  chosen: Route | undefined;
  choose(route: Route): void;
  /** Chooses among the given routes of another offer, for a hint that is accepted. */
  take(offer: string, ways: readonly Route[], path: readonly Place[]): void;
  /** Steps to the next or the previous route, wrapping at the ends. */
  step(by: 1 | -1): void;
}

/** offer: the name of the set of routes. A new set begins with its safest route. */
export function useRouteChoice(
  offer: string,
  ways: readonly Route[],
  target: string | null,
  takeTarget: () => void,
): RouteChoice {
  const [kept, keep] = useState<{ offer: string; key: string } | null>(null);
  const chosen = (kept?.offer === offer ? ways.find((route) => route.key === kept.key) : undefined) ?? safestOf(ways);
  useEffect(() => {
    if (target === null) return;
    const hit = clicked(ways, target, chosen);
    takeTarget();
    if (hit) keep({ offer, key: hit.key });
  }, [target, ways, chosen, offer, takeTarget]);
  const choose = (route: Route) => keep({ offer, key: route.key });
  const step = (by: 1 | -1) => {
    const at = chosen ? ways.findIndex((route) => route.key === chosen.key) : -1;
    const next = ways.at((at + by) % ways.length);
    if (next) choose(next);
  };
  const take = (of: string, among: readonly Route[], path: readonly Place[]) => {
    const found =
      among.find((route) => route.path.join() === path.join()) ?? among.find((route) => route.to === path.at(-1));
    if (found) keep({ offer: of, key: found.key });
  };
  return { chosen, choose, take, step };
}

/** Chooses the route with this key. */
export function chooseIn(ways: readonly Route[], key: string, choose: (route: Route) => void): void {
  const route = ways.find((one) => one.key === key);
  if (route) choose(route);
}

/** The board preview of a choice. speed: mph of a drive. */
export function routePreview(
  circuit: string,
  seat: Seat,
  at: Place | -1,
  ways: readonly Route[],
  chosen: Route | undefined,
  superb: CornerIndex | -1,
  speed: number | null = null,
): WaddingtonPreview | null {
  if (ways.length === 0) return null;
  const { bands, risk } = chosen ? judged(chosen, superb) : { bands: [], risk: null };
  const path = chosen ? [...(at < 0 ? [] : [at]), ...chosen.path] : [];
  return {
    seat,
    path,
    targets: targetsOf(circuit, ways, chosen),
    chosen: chosen?.key ?? null,
    callout: chosen ? calloutOf(judged(chosen, superb)) : null,
    picked: chosen && risk ? { speed, bands: [...bands], risk, pit: chosen.pit } : null,
  };
}

/** Points the penalty chart at the worst band of the choice. */
export function useChartOf(circuit: string, outcome: Pick<Route, 'bands'> | undefined, tyres: number): void {
  usePointChart(focusOf(circuit, outcome, tyres));
}
