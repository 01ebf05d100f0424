// The strong drivers' search: tries promising answers in simulated races, then tries the better half again.
// Not here: which answers are promising (plan.ts) or how a race goes on (playout.ts).

import { aheadChance, meanAndError } from '@core/chances';
import { EVEN, type Style } from '@core/style';
import { bestTurn } from '../best-turn';
import { type Counts, chanceFrom, choicesOf } from '../cards/hands';
import { eachTurn, type PlannedTurn } from '../plan';
import { type HeadCar, redeal } from './head-car';
import type { HeadRace } from './head-race';
import { legendRounds } from './legend-pace';
import { copyRace, finishRound, orderOf, setAdrenaline, simulateRound } from './playout';
import { bonusOf } from './stands';

/** One of several answers: applies it in a copy of the race and leaves that race at the start of a round, or over. */
export interface Trial {
  /** How much the driver likes this answer in itself, as a share of rivals beaten. */
  liking?: number;
  /** Key of the result; trials with the same key need not be compared. Without one, a trial has a result of its own. */
  gives?: number;
  /** plans: of the rivals in this round, if it has not begun yet. */
  run(race: HeadRace, plans: readonly (PlannedTurn | undefined)[]): void;
}

/**
 * How much to search. tries: most races per answer in the first heat; depth: rounds simulated in each; turns: the most that
 * one decision may evaluate.
 */
export interface Effort {
  tries: number;
  depth: number;
  turns: number;
  /** An answer this many standard errors behind the leader is dropped; without it, none is. */
  doubt?: number;
  /** Checked between two worlds; true ends the search with what it has. */
  isOut?: () => boolean;
}

/**
 * Turns that one decision of the Champion may evaluate in simulated races, rivals' turns included. It bounds the work, so that
 * no decision takes much longer than another, whatever the field, the hands and the answers. A turn takes about a quarter of
 * a microsecond.
 */
export const MOST_TURNS = 120_000;
/** A lead that is not worth more tries, as a share of rivals. */
const SLIGHT = 0.003;
/** Worlds between two checks for answers that are clearly behind. */
const CHECKED = 8;
/** A sponsorship card won in a playout, in rounds: what it gains after the simulated rounds, or in the next race. */
const CARD_WON = 0.08;

/** What a spin-out is worth to the boldest driver, and costs the most careful one, as a share of rivals. */
const DARED = 0.1;
const FEARED = 0.25;
/** What a Heat in the Engine is worth with saving 1, as a share of rivals, for at most ENGINE_MINDED Heat. */
const ENGINE_KEPT = 0.012;
const ENGINE_MINDED = 4;

/** What a round less is worth, as a share of rivals. */
const PACE = 0.004;
/** Spread of the difference in rounds that two cars still need: at the line, and per square root of a round. */
const SPREAD_NOW = 0.12;
const SPREAD_PER_ROUND = 0.2;
/** Converts a normal spread to the scale of a logistic curve. */
const LOGISTIC = 1.7;

/**
 * Index of the best answer for a car. Every answer meets the same chances. Each simulated race redeals rivals' hands, since
 * they cannot be known. Each heat keeps the better half and doubles the tries.
 */
export function bestTrial(
  race: HeadRace,
  me: number,
  trials: readonly Trial[],
  effort: Effort,
  seed: number,
  plan: (race: HeadRace) => readonly (PlannedTurn | undefined)[] = () => [],
  style: Style = EVEN,
): number {
  const fitted = effortFor(race, trials.length, effort);
  let left = trials.slice(0, fitted.answers).map((trial, index): Entry => ({ trial, index, sum: 0, worths: [] }));
  let { tries } = fitted;
  let first = 0;
  while (!isSettled(left)) {
    for (let n = first; n < first + tries && !isSettled(left); n++) {
      if (n > 0 && effort.isOut?.() === true) return leaderOf(left).index;
      const dealt = dealOut(race, me, seed + n * 7919);
      const plans = plan(dealt);
      for (const entry of left) {
        const copy = copyRace(dealt, (car) => chanceFrom(seed + n * 7919 + 1 + car * 104729));
        const worth = runPlayout(copy, me, entry.trial, plans, fitted.depth) + taste(copy, me, entry.trial, style);
        entry.sum += worth;
        entry.worths.push(worth);
      }
      if (effort.doubt !== undefined && n % CHECKED === CHECKED - 1) left = unbeaten(left, effort.doubt);
    }
    first += tries;
    tries *= 2;
    left.sort((a, b) => b.sum - a.sum || a.index - b.index);
    left = left.slice(0, keptOf(left.length));
  }
  return left[0]?.index ?? 0;
}

/** An answer with its results by world. */
interface Entry {
  readonly trial: Trial;
  readonly index: number;
  sum: number;
  readonly worths: number[];
}

/** Whether these answers all give the same result. */
function isSettled([one, ...others]: readonly Entry[]): boolean {
  if (one === undefined || others.length === 0) return true;
  const { gives } = one.trial;
  return gives !== undefined && others.every(({ trial }) => trial.gives === gives);
}

/** The answer that has done best so far. */
function leaderOf(entries: readonly Entry[]): Entry {
  return entries.reduce((best, one) => (one.sum > best.sum ? one : best));
}

/** The answers that may be more than slightly better than the leader. All have met the same worlds. */
function unbeaten(entries: readonly Entry[], doubt: number): Entry[] {
  const leader = leaderOf(entries);
  return entries.filter((entry) => entry === leader || !isBehind(entry.worths, leader.worths, doubt));
}

function isBehind(worths: readonly number[], leader: readonly number[], doubt: number): boolean {
  const { mean, error } = meanAndError(worths.map((worth, world) => (leader[world] ?? 0) - worth));
  return mean > doubt * error - SLIGHT;
}

/** An effort fitted to a number of answers. */
interface FittedEffort {
  tries: number;
  depth: number;
  answers: number;
}

/** Fits an effort to this many answers within the limit on turns: first fewer tries, then fewer rounds, then fewer answers. */
export function effortFor(race: HeadRace, answers: number, { tries, depth, turns: most }: Effort): FittedEffort {
  let turns = 0;
  for (const car of race.cars) if (!car.legend) turns += choicesOf(car.hand);
  const playouts = most / Math.max(1, turns);
  for (let rounds = depth; rounds > 0; rounds--) {
    const may = Math.floor(playouts / (rounds * Math.max(1, playoutsOf(answers))));
    if (may > 0) return { tries: Math.min(tries, may), depth: rounds, answers };
  }
  let few = answers;
  while (playoutsOf(few) > playouts) few--;
  return { tries: 1, depth: 1, answers: few };
}

/** Races to simulate for this many answers, per try of the first heat. */
function playoutsOf(answers: number): number {
  let playouts = 0;
  let share = 1;
  for (let left = answers; left > 1; left = keptOf(left)) {
    playouts += left * share;
    share *= 2;
  }
  return playouts;
}

/** How many answers of a heat (a stage of the search) go on to the next. */
function keptOf(answers: number): number {
  return answers > 3 ? Math.ceil(answers / 2) : 1;
}

/** A copy of a race with rivals' hands redealt. */
function dealOut(race: HeadRace, me: number, seed: number): HeadRace {
  const copy = copyRace(race, (car) => chanceFrom(seed + car * 104729));
  copy.cars.forEach((car, i) => {
    if (i !== me) redeal(car);
  });
  return copy;
}

/** Tries an answer and simulates the race from there. Returns how well the car is doing then. Changes race. */
function runPlayout(
  race: HeadRace,
  me: number,
  trial: Trial,
  plans: readonly (PlannedTurn | undefined)[],
  depth: number,
): number {
  trial.run(race, plans);
  for (let n = 1; n < depth && !race.over; n++) simulateRound(race, [], []);
  return worthOf(race, me);
}

/** How a driver's style values a simulated race: its spin-outs, and the Heat left in the Engine. */
function taste(race: HeadRace, me: number, { liking = 0 }: Trial, { risk, saving }: Style): number {
  const car = race.cars[me];
  if (!car) return liking;
  const engine = race.over ? 0 : Math.min(car.engine, ENGINE_MINDED);
  return liking + (risk > 0 ? DARED : FEARED) * risk * (car.spins ?? 0) + ENGINE_KEPT * saving * engine;
}

/** How well a car is doing between rounds: the share of rivals it will beat, 0 to 1, plus any bonus and a little for its pace. */
export function worthOf(race: HeadRace, me: number): number {
  const order = orderOf(race);
  setAdrenaline(race, order);
  const need = race.cars.map((car) => race.played + roundsOf(race, car));
  const own = need[me] ?? 0;
  const rivals = race.cars.length - 1;
  if (rivals === 0) return -own;
  const chances = need.flatMap((rounds, i) => {
    if (i === me) return [];
    return race.over ? [Math.sign(rounds - own) / 2 + 0.5] : [leadChance(rounds - own, own - race.played)];
  });
  const beaten = chances.reduce((sum, chance) => sum + chance, 0) + bonusOf(race.stands.bonus, chances);
  return beaten / rivals - own * PACE;
}

/** Chance of finishing ahead with this lead in rounds. left: rounds to go. */
function leadChance(lead: number, left: number): number {
  return aheadChance(lead / spreadOver(left), 0);
}

/** Rounds of a lead that make the odds e to 1, with this many rounds to go. */
export function spreadOver(left: number): number {
  return (SPREAD_NOW + SPREAD_PER_ROUND * Math.sqrt(Math.max(0, left))) / LOGISTIC;
}

function roundsOf(race: HeadRace, car: HeadCar): number {
  const past = car.progress - race.table.road.finish;
  if (race.over) return -past / 10;
  if (car.legend) return legendRounds(car.legend, car.progress);
  return bestTurn(race.table, car, 0).value - CARD_WON * car.won;
}

/** The most promising turns of a car by the prospect, best first. */
export function promisingTurns(race: HeadRace, car: HeadCar, onlyGear: number, most: number): PlannedTurn[] {
  const turns: PlannedTurn[] = [];
  eachTurn(race.table, car, onlyGear, (gear, cards, value) => {
    turns.push({ gear, cards: cards.slice(), value });
  });
  turns.sort((a, b) => a.value - b.value);
  return turns.slice(0, most);
}

/** The trial of a turn at the start of a round. gives: as in Trial. */
export function turnTrial(me: number, turn: PlannedTurn, gives: number): Trial {
  return {
    gives,
    run(race, plans) {
      const turns = plans.slice();
      turns[me] = turn;
      simulateRound(race, turns, []);
    },
  };
}

/** The trial of a discard, after which the round ends for all. */
export function discardTrial(me: number, cards: Counts): Trial {
  return {
    run(race) {
      finishRound(race, me, cards);
    },
  };
}
