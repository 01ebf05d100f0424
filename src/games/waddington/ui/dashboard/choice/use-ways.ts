// The way chosen among those on offer: by chip, board target or arrow keys. Shared by drives, runs and cards.

import type { Seat } from '@core/contract';
import { useEffect, useState } from 'react';
import type { CircuitId, CornerIndex, Place } from '../../../types';
import type { WaddingtonPreview } from '../../board';
import { focusOf, usePointChart } from '../../chart/focus';
import { calloutOf, clicked, judged, safestOf, targetsOf } from '../../forecast';
import type { Way } from '../../ways';

export interface WayChoice {
  chosen: Way | undefined;
  choose(way: Way): void;
  /** Chooses among the ways of another offer, which comes with it: of a hint that is taken up. */
  take(offer: string, ways: readonly Way[], path: readonly Place[]): void;
  /** Steps to the next or the previous way, round the ends. */
  step(by: 1 | -1): void;
}

/** offer: names the set of ways; a new one begins with its safest way. */
export function useWayChoice(
  offer: string,
  ways: readonly Way[],
  target: string | null,
  takeTarget: () => void,
): WayChoice {
  const [kept, keep] = useState<{ offer: string; key: string } | null>(null);
  const chosen = (kept?.offer === offer ? ways.find((way) => way.key === kept.key) : undefined) ?? safestOf(ways);
  useEffect(() => {
    if (target === null) return;
    const hit = clicked(ways, target, chosen);
    takeTarget();
    if (hit) keep({ offer, key: hit.key });
  }, [target, ways, chosen, offer, takeTarget]);
  const choose = (way: Way) => keep({ offer, key: way.key });
  const step = (by: 1 | -1) => {
    const at = chosen ? ways.findIndex((way) => way.key === chosen.key) : -1;
    const next = ways.at((at + by) % ways.length);
    if (next) choose(next);
  };
  const take = (of: string, among: readonly Way[], path: readonly Place[]) => {
    const found = among.find((way) => way.path.join() === path.join()) ?? among.find((way) => way.to === path.at(-1));
    if (found) keep({ offer: of, key: found.key });
  };
  return { chosen, choose, take, step };
}

/** Chooses the way of this key. */
export function chooseIn(ways: readonly Way[], key: string, choose: (way: Way) => void): void {
  const way = ways.find((one) => one.key === key);
  if (way) choose(way);
}

/** What the board shows of a choice. speed: mph of a drive. */
export function wayPreview(
  circuit: CircuitId,
  seat: Seat,
  at: Place | -1,
  ways: readonly Way[],
  chosen: Way | undefined,
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
export function useChartOf(circuit: CircuitId, outcome: Pick<Way, 'bands'> | undefined, tyres: number): void {
  usePointChart(focusOf(circuit, outcome, tyres));
}
