// The options of an open decision: every speed with its wear, and every square it reaches with the
// bands on the way and their chances.
// Not here: a list of actions (actions.ts).

import type { Decision, Seat } from '@core/contract';
import { carOf, circuitOfRace, isStanding, mostSpeed } from './cars';
import { CAR_COLOURS, STEP } from './data/charts';
import { pathOf, type Road } from './moves';
import { type Crossing, crossingsOf, noted } from './outlook/crossings';
import { dangerOf } from './outlook/danger';
import { cardOptions, type RunOption, runOptions, speedOptions } from './outlook/move-options';
import { riskOf } from './outlook/risk';
import { freePlaces } from './phases/choosing';
import { mayUseSuperb } from './phases/drive';
import { isForced, reach } from './phases/roads';
import { blockerAt } from './phases/run';
import { cardsAfter } from './phases/window';
import type { DecisionKind, MoveChoice, RunChoice, Tactic, WaddingtonChoices, WaddingtonState, Wear } from './types';

/** The options of the seat's decision, with costs and exact chances. */
export function choices(s: Readonly<WaddingtonState>, decision: Decision): WaddingtonChoices {
  const { seat } = decision;
  switch (decision.kind as DecisionKind) {
    case 'car':
      return { kind: 'car', free: freeCars(s), choosers: s.choosers.slice() };
    case 'drive':
      return driveChoices(s, seat);
    case 'card':
      return { kind: 'card', cards: cardChoices(s, seat), pass: outcomeOf(s, seat, carOf(s, seat), noted(s)) };
    case 'tyres':
      return { kind: 'tyres', ...outcomeOf(s, seat, carOf(s, seat), noted(s)) };
  }
}

function freeCars(s: Readonly<WaddingtonState>): Extract<WaddingtonChoices, { kind: 'car' }>['free'] {
  const { grid } = circuitOfRace(s);
  return freePlaces(s).map((place) => ({
    place,
    colour: CAR_COLOURS[place - 1] ?? 'yellow',
    cell: grid[place] ?? -1,
  }));
}

/** What these bands bring, and how dangerous that is. verge: the car goes off the road anyway (R28). */
function outcomeOf(
  s: Readonly<WaddingtonState>,
  seat: Seat,
  gauges: Readonly<Wear>,
  crossings: readonly Crossing[],
  verge = false,
): Pick<MoveChoice, 'bands' | 'risk' | 'danger'> {
  const outcome = riskOf(s, seat, gauges, crossings);
  return { ...outcome, danger: dangerOf(outcome, verge) };
}

function driveChoices(s: Readonly<WaddingtonState>, seat: Seat): WaddingtonChoices {
  const circuit = circuitOfRace(s);
  const car = carOf(s, seat);
  const most = mostSpeed(circuit, car) / STEP;
  const superb = mayUseSuperb(s, seat);
  const speeds = speedOptions(s, seat).map(({ speed, wear, after, roads }) => {
    const moves = roads.map((road) => {
      const move = moveChoice(s, seat, road, speed, after, []);
      if (superb) move.freed = freedChoices(s, seat, road, speed, after);
      return move;
    });
    return { speed, wear, after, moves };
  });
  tellWindows(s, seat, speeds);
  return {
    kind: 'drive',
    reading: car.reading,
    standing: isStanding(circuit, car),
    speeds,
    runs: runOptions(s, seat).map((run) => runChoice(s, seat, run)),
    forced: isForced(s, seat, reach(s, seat, most)),
    superb,
  };
}

/** Changes speeds: sets each move's window, once for all moves with the same end. */
function tellWindows(
  s: Readonly<WaddingtonState>,
  seat: Seat,
  speeds: Extract<WaddingtonChoices, { kind: 'drive' }>['speeds'],
): void {
  if (carOf(s, seat).hand.length === 0) return;
  for (const { speed: reading, after, moves } of speeds) {
    const known = new Map<string, Tactic[]>();
    for (const move of moves) {
      const { to, crosses } = move;
      // T4: a certain spin-off closes the window.
      if (move.danger === 'spin') continue;
      const key = `${to} ${crosses}`;
      const cards = known.get(key) ?? cardsAfter(s, seat, { to, reading, tyres: after.tyres, crosses });
      known.set(key, cards);
      move.window = cards;
    }
  }
}

function moveChoice(
  s: Readonly<WaddingtonState>,
  seat: Seat,
  road: Road,
  speed: number,
  gauges: Wear,
  before: readonly Crossing[],
): MoveChoice {
  const circuit = circuitOfRace(s);
  const crossings = [...before, ...crossingsOf(s, seat, road, speed)];
  return {
    to: road.to,
    path: pathOf(road),
    pit: circuit.kind[road.to] === 'pit',
    crosses: road.crosses,
    ...outcomeOf(s, seat, gauges, crossings),
    freed: [],
    window: [],
  };
}

/** What is left to judge on a road if Superb Driving frees a corner, corner by corner (R36). */
function freedChoices(
  s: Readonly<WaddingtonState>,
  seat: Seat,
  road: Road,
  speed: number,
  gauges: Wear,
): MoveChoice['freed'] {
  const { corner } = circuitOfRace(s);
  const crossings = crossingsOf(s, seat, road, speed);
  const corners = [...new Set(road.bands.map((place) => corner[place] as number))];
  return corners.map((freed) => ({
    corner: freed,
    ...outcomeOf(
      s,
      seat,
      gauges,
      crossings.filter(({ place }) => corner[place] !== freed),
    ),
  }));
}

function runChoice(s: Readonly<WaddingtonState>, seat: Seat, { road, spins, readings }: RunOption): RunChoice {
  const standing = isStanding(circuitOfRace(s), carOf(s, seat));
  return {
    to: road.to,
    path: pathOf(road),
    blocker: standing && road.squares === 0 ? -1 : blockerAt(s, road.to),
    readings: readings.map(({ speed, wear, after }) => {
      // No corner is judged for a car that goes to the verge (R28).
      const crossings = spins ? [] : crossingsOf(s, seat, road, speed);
      return { speed, wear, after, ...outcomeOf(s, seat, after, crossings, spins) };
    }),
    spins,
  };
}

function cardChoices(s: Readonly<WaddingtonState>, seat: Seat): Extract<WaddingtonChoices, { kind: 'card' }>['cards'] {
  const car = carOf(s, seat);
  const before = noted(s);
  return cardOptions(s, seat).map(({ card, plays }) => ({
    card,
    plays: plays.map(({ speed, short, roads }) => ({
      speed,
      short,
      moves: roads.map((road) => moveChoice(s, seat, road, speed === 0 ? car.reading : speed, car, before)),
    })),
  }));
}
