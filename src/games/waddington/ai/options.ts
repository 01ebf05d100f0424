// What a driver can do at a decision, with everything needed to judge it. Not here: the judging (weigh.ts).

import type { Decision } from '@core/contract';
import { carOf, circuitOfRace } from '../cars';
import { SUPERB } from '../data/cards';
import { countFaster, pathOf, type Road, standingRoad } from '../moves';
import { type Crossing, crossingsOf, noted } from '../outlook/crossings';
import { cardOptions, runOptions, type SpeedOption, speedOptions } from '../outlook/move-options';
import { mayUseSuperb } from '../phases/drive';
import type { Place, Tactic, WaddingtonAction, WaddingtonState } from '../types';

type Pathless<A> = A extends unknown ? Omit<A, 'path'> : never;

/** One answer, and what still has to be judged after it. */
export interface Option {
  /** The answer without its path, which is the road's (actionOf). */
  readonly action: Pathless<WaddingtonAction>;
  readonly road: Road;
  /** Bands to be judged, in order, without those that Superb Driving frees. */
  readonly bands: readonly Crossing[];
  readonly to: Place;
  readonly reading: number;
  /** It has crossed the line since the start of the turn. */
  readonly crossed: boolean;
  readonly pit: boolean;
  /** Gauges before any dice. */
  readonly tyres: number;
  readonly brakes: number;
  /** Tactic card spent, -1 for none. */
  readonly card: Tactic | -1;
  /** It is a run that ends on the verge (R28). */
  readonly verge: boolean;
}

/** The complete answer of an option. */
export function actionOf({ action, road }: Option): WaddingtonAction {
  switch (action.type) {
    case 'drive': {
      const { type, speed, superb, quiet } = action;
      return { type, speed, path: pathOf(road), superb, quiet };
    }
    case 'run':
      return { type: action.type, path: pathOf(road), speed: action.speed };
    case 'card':
      return { ...action, path: pathOf(road) };
    default:
      return action;
  }
}

/**
 * Every answer to a drive or card decision with a distinct result. dare: leaves out answers that cross a
 * band by more mph over its limit.
 */
export function optionsOf(s: Readonly<WaddingtonState>, decision: Decision, dare = Number.POSITIVE_INFINITY): Option[] {
  if (decision.kind === 'card') return plays(s, decision, dare);
  if (decision.kind !== 'drive') return [];
  // Superb Driving frees one band.
  const dared = { mph: dare, bands: mayUseSuperb(s, decision.seat) ? 1 : 0 };
  const speeds = speedOptions(s, decision.seat, dared);
  const options = drives(s, decision, speeds, dare);
  // A road exists for the largest speed, so no car is held up (R19).
  if ((speeds.at(-1)?.roads ?? []).length > 0) return options;
  return [...options, ...runs(s, decision, dare)];
}

function drives(
  s: Readonly<WaddingtonState>,
  { seat }: Decision,
  speeds: readonly SpeedOption[],
  dare: number,
): Option[] {
  const options: Option[] = [];
  const circuit = circuitOfRace(s);
  const superb = mayUseSuperb(s, seat);
  for (const { speed, after, roads } of speeds) {
    const { tyres, brakes } = after;
    const action = { type: 'drive', speed, superb: -1, quiet: false } as const;
    for (const road of roads) {
      const { to, crosses } = road;
      const dear = countFaster(circuit.limit, road.bands, speed, dare);
      if (dear > (superb ? 1 : 0)) continue;
      const pit = circuit.kind[to] === 'pit';
      const bands = crossingsOf(s, seat, road, speed);
      const rest = { road, to, reading: speed, crossed: crosses, pit, tyres, brakes, verge: false };
      if (dear === 0) options.push({ ...rest, action, bands, card: -1 });
      if (!superb) continue;
      for (let freed = 0; freed < bands.length; freed++) {
        const place = road.bands[freed] as Place;
        const excess = speed - (circuit.limit[place] as number);
        if (excess <= 0 || (dear === 1 && excess <= dare)) continue;
        const left = bands.filter((_, index) => index !== freed);
        const corner = circuit.corner[place] as number;
        options.push({ ...rest, action: { ...action, superb: corner }, bands: left, card: SUPERB });
      }
    }
  }
  return options;
}

function runs(s: Readonly<WaddingtonState>, { seat }: Decision, dare: number): Option[] {
  const circuit = circuitOfRace(s);
  const options: Option[] = [];
  for (const { road, readings, spins } of runOptions(s, seat)) {
    const { to, crosses: crossed } = road;
    for (const { speed, after } of readings) {
      if (!spins && countFaster(circuit.limit, road.bands, speed, dare) > 0) continue;
      const bands = spins ? [] : crossingsOf(s, seat, road, speed);
      const action = { type: 'run', speed } as const;
      options.push({ action, road, bands, to, reading: speed, crossed, pit: false, ...after, card: -1, verge: spins });
    }
  }
  return options;
}

function plays(s: Readonly<WaddingtonState>, { seat }: Decision, dare: number): Option[] {
  const circuit = circuitOfRace(s);
  const car = carOf(s, seat);
  const { at, reading, tyres, brakes, lap } = car;
  const before = noted(s);
  const hasCrossed = lap > s.turn.lap;
  const rest = { tyres, brakes, verge: false };
  const pass = { ...rest, action: { type: 'pass' }, road: standingRoad(car), bands: before, to: at, reading } as const;
  if (before.some(({ place, speed }) => speed - (circuit.limit[place] as number) > dare)) return [];
  const options: Option[] = [{ ...pass, crossed: hasCrossed, pit: false, card: -1 }];
  for (const { card, plays: speeds } of cardOptions(s, seat)) {
    for (const { speed, roads } of speeds) {
      for (const road of roads) {
        const { to, crosses } = road;
        if (countFaster(circuit.limit, road.bands, speed || reading, dare) > 0) continue;
        options.push({
          ...rest,
          action: { type: 'card', card, speed },
          road,
          bands: [...before, ...crossingsOf(s, seat, road, speed || reading)],
          to,
          reading: speed || reading,
          crossed: hasCrossed || crosses,
          pit: circuit.kind[to] === 'pit',
          card,
        });
      }
    }
  }
  return options;
}
