// What a gear's die may bring: its cost, and the outcome of every value with its chance, by the paths that the rules find.
// Not here: one destination (moves.ts), or which gear is good (ai/).

import type { Seat } from '@core/contract';
import { affords, carOf, isInPits } from '../cars';
import { GEAR_DICE, GEAR_VALUES } from '../data/dice';
import { shiftCost, skippedGears } from '../phases/gears';
import { costAt, isLocked, routesOf, routeTo, sortedEnds } from '../phases/routes';
import type { FormulaState, Gear, GearChoice, RollOutlook, Space } from '../types';
import { stopGain } from './moves';

/** What choosing this gear costs and may bring. */
export function gearOutlook(s: Readonly<FormulaState>, seat: Seat, gear: Gear): GearChoice {
  const car = carOf(s, seat);
  const cost = shiftCost(car, gear);
  const rolls = (GEAR_VALUES[gear] ?? []).map(({ value, ways }) => rollOutlook(s, seat, value, ways, cost));
  const odds = { of: GEAR_DICE[gear]?.faces.length ?? 0, free: 0, brake: 0, overshoot: 0, out: 0 };
  for (const roll of rolls) odds[roll.kind] += roll.ways;
  return {
    gear,
    skipped: isInPits(car) ? 0 : skippedGears(car.gear, gear),
    cost,
    low: GEAR_DICE[gear]?.low ?? 0,
    high: GEAR_DICE[gear]?.high ?? 0,
    odds,
    overshootPercent: ((odds.overshoot + odds.out) * 100) / odds.of,
    rolls,
  };
}

/** What a value would bring after the shift is paid. */
function rollOutlook(s: Readonly<FormulaState>, seat: Seat, value: number, ways: number, shift: number): RollOutlook {
  const routes = routesOf(s, seat, value, 'roll');
  const { wear } = routes;
  const sorted = sortedEnds(routes);
  let least = wear - shift;
  let ends: Space[] = [];
  let stop = false;
  for (let i = 0; i < routes.count; i++) {
    const to = sorted[i] as number;
    const node = routeTo(routes, to);
    const cost = costAt(routes, i);
    if (cost > least || !affords(wear - shift, cost)) continue;
    if (cost < least) {
      ends = [];
      stop = false;
    }
    least = cost;
    ends.push(to);
    stop ||= stopGain(s, seat, to, isLocked(routes, node)) !== null;
  }
  if (ends.length === 0) return { value, ways, cost: -1, kind: 'out', ends, stop };
  return { value, ways, cost: least, kind: least === 0 ? 'free' : routes.overrun ? 'overshoot' : 'brake', ends, stop };
}
