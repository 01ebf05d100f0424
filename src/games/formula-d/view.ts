// What a viewer can see of a race: everything but the random generator. Built by listing what is shown (S1). Not here: what a seat may answer (choices.ts).

import { boxOf, circuitOfRace, distanceOf, stopsAsked } from './cars';
import { teamOf } from './data/cars';
import { classification, standings, statisticsOf, teamScores } from './standings';
import type { Car, CarView, DecisionKind, FormulaEvent, FormulaState, FormulaView } from './types';

/** The race as everyone sees it: nobody holds hidden information. */
export function view(s: Readonly<FormulaState>): FormulaView {
  const { options, turn } = s;
  const isOver = s.status === 'finished';
  const active = isOver ? undefined : s.order[s.cursor];
  const table = standings(s);
  const places: number[] = [];
  for (const { seat, place } of table) places[seat] = place;
  const final = isOver ? classification(s) : null;
  return {
    circuit: s.circuit,
    options: {
      laps: options.laps,
      wearPoints: options.wearPoints,
      grid: options.grid,
      greatStart: options.greatStart,
      collision: options.collision,
      pitStops: options.pitStops,
      slipstream: options.slipstream,
      teamPoints: options.teamPoints,
      raceEnd: options.raceEnd,
    },
    status: s.status,
    round: s.round,
    turn: isOver ? 0 : s.cursor + 1,
    order: s.order.slice(),
    active: active ?? null,
    waiting: s.asks.map((decision) => ({ seat: decision.seat, kind: decision.kind as DecisionKind })),
    cars: s.cars.map((car, seat) => carView(s, car, seat, places[seat] ?? 0)),
    dice: {
      gear: active === undefined || turn.roll === 0 ? 0 : (s.cars[active]?.gear ?? 0),
      face: turn.face,
      roll: turn.roll,
      great: turn.great,
    },
    used: {
      from: turn.from,
      driven: turn.driven,
      shift: turn.shift,
      braked: turn.braked,
      overshot: turn.overshot,
      slipstreams: turn.slipstreams,
    },
    standings: standingsView(s, table),
    classification: final,
    teams: final !== null && options.teamPoints ? teamScores(s, final) : null,
  };
}

/** Everyone sees every event whole. */
export function viewEvent(event: FormulaEvent): FormulaEvent {
  return event;
}

function carView(s: Readonly<FormulaState>, car: Readonly<Car>, seat: number, place: number): CarView {
  const circuit = circuitOfRace(s);
  return {
    seat,
    colour: car.colour,
    number: car.number,
    team: teamOf(car.number).id,
    box: boxOf(circuit, car),
    grid: car.grid,
    at: car.at,
    status: car.status,
    gear: car.gear,
    wear: car.wear,
    lap: car.lap,
    distance: distanceOf(circuit, car),
    corner: circuit.corner[car.at] as number,
    stops: car.stops,
    asked: stopsAsked(circuit, car.at),
    served: car.served,
    finish: car.finish,
    endRound: car.endRound,
    out: car.out,
    turns: car.turns,
    statistics: statisticsOf(car, place),
  };
}

/** Gaps are measured to the best car still running. */
function standingsView(s: Readonly<FormulaState>, table: ReturnType<typeof standings>): FormulaView['standings'] {
  const circuit = circuitOfRace(s);
  const distances = s.cars.map((car) => distanceOf(circuit, car));
  const leader = table.find(({ status }) => status === 'racing');
  const most = leader === undefined ? 0 : (distances[leader.seat] as number);
  return table.map(({ seat, place, status }) => {
    const gap = status === 'finished' ? 0 : Math.max(0, most - (distances[seat] as number));
    return { seat, place, gap, status };
  });
}
