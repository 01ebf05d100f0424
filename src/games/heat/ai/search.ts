// The strong driver's thinking: promising answers are tried in races played ahead, and the better half is tried again.
// Not for: what is promising (plan.ts) or how a race goes on (ahead.ts).

import { copyRace, finishRound, type HeadRace, orderOf, playRound, setAdrenaline } from './ahead';
import { type Counts, chanceFrom } from './hands';
import { type HeadCar, redeal } from './head-car';
import { legendRounds } from './legend-pace';
import { bestTurn, eachTurn, type Turn } from './plan';

/** A question with several answers: try one in a copy of the race and leave the race at a round's start, or over. */
export interface Trial {
  play(race: HeadRace): void;
}

/** How much to think. tries: races per answer in the first heat; depth: rounds played ahead in each. */
export interface Effort {
  tries: number;
  depth: number;
}

/** Spread of the rounds two cars still need against each other: at the line, and per square root of a round. */
const SPREAD_NOW = 0.12;
const SPREAD_PER_ROUND = 0.2;

/**
 * Index of the best answer for a car. Every answer meets the same chances, and rivals' hands are dealt anew in each race
 * played, since they cannot be known. Each heat keeps the better half and doubles the tries.
 */
export function bestTrial(race: HeadRace, me: number, trials: readonly Trial[], effort: Effort, seed: number): number {
  let left = trials.map((trial, index) => ({ trial, index, sum: 0 }));
  let tries = effort.tries;
  let first = 0;
  while (left.length > 1) {
    for (let n = first; n < first + tries; n++) {
      for (const entry of left) entry.sum += playOut(race, me, entry.trial, effort.depth, seed + n * 7919);
    }
    first += tries;
    tries *= 2;
    left.sort((a, b) => b.sum - a.sum || a.index - b.index);
    left = left.slice(0, left.length > 3 ? Math.ceil(left.length / 2) : 1);
  }
  return left[0]?.index ?? 0;
}

function playOut(race: HeadRace, me: number, trial: Trial, depth: number, seed: number): number {
  const copy = copyRace(race, (car) => chanceFrom(seed + car * 104729));
  copy.cars.forEach((car, i) => {
    if (i !== me) redeal(car);
  });
  trial.play(copy);
  for (let n = 1; n < depth && !copy.over; n++) playRound(copy, [], []);
  return worthOf(copy, me);
}

/** How well a car stands between rounds: the share of rivals it will beat, 0 to 1, and a little for its own pace. */
export function worthOf(race: HeadRace, me: number): number {
  const order = orderOf(race);
  setAdrenaline(race, order);
  const need = race.cars.map((car) => race.played + roundsOf(race, car));
  const own = need[me] ?? 0;
  let beaten = 0;
  need.forEach((rounds, i) => {
    if (i !== me)
      beaten += race.over ? Math.sign(rounds - own) / 2 + 0.5 : aheadChance(rounds - own, own - race.played);
  });
  const rivals = race.cars.length - 1;
  return rivals === 0 ? -own : beaten / rivals - own * 0.004;
}

/** Chance to come home first with this many rounds in hand. */
export function aheadChance(lead: number, left: number): number {
  return 1 / (1 + Math.exp((-1.7 * lead) / (SPREAD_NOW + SPREAD_PER_ROUND * Math.sqrt(Math.max(0, left)))));
}

function roundsOf(race: HeadRace, car: HeadCar): number {
  const past = car.progress - race.table.road.finish;
  if (race.over) return -past / 10;
  return car.legend ? legendRounds(car.legend, car.progress) : bestTurn(race.table, car, 0).value;
}

/** The most promising turns of a car by the outlook, best first. */
export function promisingTurns(race: HeadRace, car: HeadCar, onlyGear: number, most: number): Turn[] {
  const turns: Turn[] = [];
  eachTurn(race.table, car, onlyGear, (gear, cards, value) => {
    turns.push({ gear, cards: cards.slice(), value });
  });
  turns.sort((a, b) => a.value - b.value);
  return turns.slice(0, most);
}

/** The trial of a turn. gears: what the others are known to have shifted to, 0 where unknown. */
export function turnTrial(me: number, turn: Turn, gears: readonly number[]): Trial {
  return {
    play(race) {
      const turns: (Turn | undefined)[] = [];
      turns[me] = turn;
      playRound(race, turns, gears);
    },
  };
}

/** The trial of a discard: the cards go, then the round ends for all. */
export function discardTrial(me: number, cards: Counts): Trial {
  return {
    play(race) {
      finishRound(race, me, cards);
    },
  };
}
