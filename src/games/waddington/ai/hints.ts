// The reasons that a Waddington's Formula 1 hint gives for an answer: rows and speed, the risk of a
// spin-off, wear, and cards kept.
// Not here: which answer is best (ai/hints).

import type { Decision, HintHooks, HintText, Imagined, Means } from '@core/contract';
import { meanOf, percent, tenths } from '@core/hints';
import { carOf, circuitOfRace, progressOf } from '../cars';
import { MOST_BRAKES, MOST_TYRES } from '../data/charts';
import { ROW } from '../data/circuits';
import type { WaddingtonAction, WaddingtonState, WaddingtonTypes } from '../types';
import { themes } from './themes';

export const hintHooks: HintHooks<WaddingtonTypes> = { rounds: 2, tally, path, explain, themes };

type Ahead = Parameters<HintHooks<WaddingtonTypes>['tally']>[0];

function tally({ before, after, seat, events }: Ahead): Means {
  const own = events.filter((event) => 'seat' in event && event.seat === seat);
  const ended = own.find((event) => event.type === 'turnEnded');
  const circuit = circuitOfRace(after);
  const [was, is] = [carOf(before, seat), carOf(after, seat)];
  const start = was.at < 0 ? progressOf(circuit, { ...is, at: is.at }) : progressOf(circuit, was);
  return {
    rows: (progressOf(circuit, is) - start) / ROW,
    speed: ended?.reading ?? is.reading,
    spun: own.some(({ type }) => type === 'spunOff') ? 1 : 0,
    dice: own.filter(({ type }) => type === 'diceRolled').length,
    tyres: is.tyres,
    brakes: is.brakes,
    cards: is.hand.length,
  };
}

/** Every place that the car enters until its turn ends, starting with its own. */
function path({ seat, events }: Ahead): number[] {
  const places: number[] = [];
  for (const event of events) {
    if (event.type === 'turnEnded' && event.seat === seat) break;
    if (event.type === 'carMoved' && event.seat === seat) places.push(...event.path.slice(places.length > 0 ? 1 : 0));
    if (event.type === 'spunOff' && event.seat === seat) places.push(event.to);
  }
  return places;
}

function explain(_s: Imagined<WaddingtonState>, decision: Decision, _action: WaddingtonAction, means: Means): HintText {
  const mean = (name: string) => meanOf(means, name);
  const values = {
    rows: tenths(mean('rows')),
    speed: Math.round(mean('speed') / 10) * 10,
    risk: percent(mean('spun')),
    dice: tenths(mean('dice')),
    tyres: tenths(mean('tyres')),
    brakes: tenths(mean('brakes')),
    mostTyres: MOST_TYRES,
    mostBrakes: MOST_BRAKES,
    cards: tenths(mean('cards')),
  };
  const road = decision.kind === 'car' ? 'grid' : 'road';
  return {
    tag: { id: 'tag', values },
    why: [
      { id: road, values },
      { id: 'kept', values },
    ],
  };
}
