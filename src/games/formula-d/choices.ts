// The options of an open decision, with every cost and chance, for the UI (Choices in types.ts).
// Not here: what a gear's roll or a destination brings (outlook/), or which are good (ai/).

import type { Decision, Seat } from '@core/contract';
import { carOf, circuitOfRace, isInPits, missingStops } from './cars';
import { isTrack } from './data/circuit';
import { isStraining, SLIPSTREAM_SPACES } from './data/dice';
import { movesOf, riskAt, stopGain } from './outlook/moves';
import { gearOutlook } from './outlook/rolls';
import { slipstreamRoutes, turnRoutes } from './phases/drive';
import { legalGears, shutGears } from './phases/gears';
import { graphFor } from './phases/graph';
import type { Car, FormulaChoices, FormulaState, Space } from './types';

/** The options of the seat's decision. */
export function choices(s: Readonly<FormulaState>, decision: Decision): FormulaChoices {
  if (decision.kind === 'gear') return gearChoices(s, decision.seat);
  return decision.kind === 'move' ? moveChoices(s, decision.seat) : slipstreamChoices(s, decision.seat);
}

function gearChoices(s: Readonly<FormulaState>, seat: Seat): FormulaChoices {
  const car = carOf(s, seat);
  return {
    kind: 'gear',
    from: car.gear,
    wear: car.wear,
    corner: cornerAhead(s, car),
    pit: isInPits(car),
    gears: legalGears(car).map((gear) => gearOutlook(s, seat, gear)),
    shut: shutGears(car),
  };
}

type CornerAhead = Extract<FormulaChoices, { kind: 'gear' }>['corner'];

/** Its current corner while that requires stops, else the next one; null in the pits. */
function cornerAhead(s: Readonly<FormulaState>, car: Readonly<Car>): CornerAhead {
  const circuit = circuitOfRace(s);
  const { ahead, toLast } = graphFor(s.circuit);
  if (!isTrack(circuit, car.at)) return null;
  const isInside = (circuit.corner[car.at] as number) >= 0;
  const isOwed = missingStops(circuit, car) > 0;
  let at = car.at;
  let toFirst = 0;
  if (isInside && !isOwed) {
    for (const own = circuit.corner[at]; circuit.corner[at] === own; toFirst++) at = circuit.next[at] as Space;
  }
  const steps = toFirst;
  const index = ahead[at] as number;
  const last = steps + (toLast[at] as number);
  for (; circuit.corner[at] !== index; toFirst++) at = circuit.next[at] as Space;
  const made = isInside && isOwed ? car.stops : 0;
  return { index, made, asked: circuit.corners[index]?.stops ?? 0, toFirst, toLast: last };
}

function moveChoices(s: Readonly<FormulaState>, seat: Seat): FormulaChoices {
  const car = carOf(s, seat);
  const { great, roll, fromPits } = s.turn;
  const routes = turnRoutes(s, seat);
  return {
    kind: 'move',
    gear: car.gear,
    spaces: routes.spaces,
    great,
    wear: car.wear,
    motor: !fromPits && isStraining(car.gear, roll),
    moves: movesOf(s, seat, routes),
  };
}

function slipstreamChoices(s: Readonly<FormulaState>, seat: Seat): FormulaChoices {
  const { gear, wear, at } = carOf(s, seat);
  const { behind, slipstreams } = s.turn;
  const moves = movesOf(s, seat, slipstreamRoutes(s, seat));
  const decline = { stop: stopGain(s, seat, at, false), risk: riskAt(s, seat, at, wear) };
  return { kind: 'slipstream', gear, spaces: SLIPSTREAM_SPACES, wear, behind, taken: slipstreams, moves, decline };
}
