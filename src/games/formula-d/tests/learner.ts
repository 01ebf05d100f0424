// A learner that drives Formula D as its lesson teaches: it picks a gear whose die ends in the corner, makes stops, saves
// wear and takes slipstreams. Read by src/games/last-lap.test.ts.

import type { Happened, Learner } from '../../last-lap';
import type { FormulaAction, FormulaChoices, GearChoice, MoveChoice, RollOutlook } from '../types';

/** The value, in spaces, of a wear point, a stop, and elimination. */
const WEAR = 3;
const STOP = 4;
const OUT = 60;

/** The event type that must have happened if the verdict says a sentence. */
export const happened: Happened = {
  stops: 'stopMade',
  slipstreams: 'slipstreamTaken',
  fastest: 'carMoved',
  out: 'carEliminated',
  overshot: 'overshot',
  braked: 'wearChanged',
  touched: 'collisionRolled',
  slowest: 'carMoved',
};

export const learner: Learner = ({ choices }): FormulaAction => {
  const offer = choices as FormulaChoices;
  switch (offer.kind) {
    case 'gear': {
      const [best] = offer.gears.toSorted((a, b) => gearScore(b) - gearScore(a));
      return { type: 'gear', gear: best?.gear ?? offer.from };
    }
    case 'move':
      return { type: 'move', to: bestMove(offer.moves).to };
    case 'slipstream': {
      const best = bestMove(offer.moves);
      return best.cost === 0 ? { type: 'slipstream', to: best.to } : { type: 'decline' };
    }
  }
};

function gearScore({ rolls, cost, odds }: GearChoice): number {
  const sum = rolls.reduce((total, roll) => total + roll.ways * rollScore(roll), 0);
  return sum / odds.of - WEAR * cost;
}

function rollScore({ value, cost, kind, stop }: RollOutlook): number {
  if (kind === 'out') return -OUT;
  return value - WEAR * cost + (stop ? STOP : 0);
}

function bestMove(moves: readonly MoveChoice[]): MoveChoice {
  const [best] = moves.toSorted((a, b) => moveScore(b) - moveScore(a));
  if (best === undefined) throw new Error('there is always a way');
  return best;
}

function moveScore({ path, cost, stop, risk, left }: MoveChoice): number {
  const dead = left <= 0 ? OUT : 0;
  return path.length / 2 - WEAR * (cost + risk.percent / 100) + (stop === null ? 0 : STOP) - dead;
}
