// A learner that drives Waddington's Formula 1 as its lesson teaches: safe speeds through corners, gauges used up on the
// last lap, a card if it gains squares. Read by src/games/last-lap.test.ts.

import type { Happened, Learner } from '../../last-lap';
import type { BandRisk, Danger, MoveChoice, Risk, WaddingtonAction, WaddingtonChoices } from '../types';

/** The value, in squares, of a wear point and a spin-off. */
const WEAR = 0.35;
const SPIN = 30;

/** The event type that must have happened if the verdict says a sentence. */
export const happened: Happened = {
  corners: 'cornerJudged',
  card: 'tacticPlayed',
  fastest: 'carMoved',
  spun: 'spunOff',
  dice: 'wearAdded',
  braked: 'wearAdded',
  slowest: 'carMoved',
};

export const learner: Learner = ({ choices }): WaddingtonAction => {
  const offer = choices as WaddingtonChoices;
  switch (offer.kind) {
    case 'drive':
      return drive(offer);
    case 'card':
      return play(offer);
    case 'tyres':
      return { type: 'tyres', use: true };
    default:
      throw new Error('cars are given in the lesson');
  }
};

function drive(offer: Extract<WaddingtonChoices, { kind: 'drive' }>): WaddingtonAction {
  const options = [
    ...offer.speeds.flatMap(({ speed, wear, moves }) =>
      moves.map((move) => ({
        action: { type: 'drive' as const, speed, path: move.path, superb: -1 as const, quiet: false },
        score: move.path.length - WEAR * (wear.brakes + 2 * wear.tyres) - danger(move),
      })),
    ),
    ...offer.runs.flatMap(({ path, readings, spins }) =>
      readings.map((reading) => ({
        action: { type: 'run' as const, path, speed: reading.speed },
        score:
          path.length - WEAR * (reading.wear.brakes + 2 * reading.wear.tyres) - danger(reading) - (spins ? SPIN : 0),
      })),
    ),
  ];
  const [best] = options.toSorted((a, b) => b.score - a.score);
  if (best === undefined) throw new Error('there is always a way');
  return best.action;
}

function play({ cards, pass }: Extract<WaddingtonChoices, { kind: 'card' }>): WaddingtonAction {
  const options = cards.flatMap(({ card, plays }) =>
    plays.flatMap(({ speed, moves }) =>
      moves.map((move: MoveChoice) => ({
        action: { type: 'card' as const, card, speed, path: move.path },
        score: move.path.length - danger(move),
      })),
    ),
  );
  const [best] = options.toSorted((a, b) => b.score - a.score);
  return best !== undefined && best.score > -danger(pass) ? best.action : { type: 'pass' };
}

/** The possible cost of dice on a path. */
function danger({ risk }: { risk: Risk; danger: Danger; bands: BandRisk[] }): number {
  return risk.of === 0 ? 0 : (SPIN * risk.spin) / risk.of;
}
