// Ace and Maestro: they judge every answer by the likely end of the race, over all results of the dice, with
// the value of the cards they keep. The Maestro also counts the card it may still play this turn, and who
// will be in whose way next turn.
// Not here: turns to the flag (prospect.ts) or the value of cards (hand.ts).

import type { Decision, Draw, Seat } from '@core/contract';
import type { Style } from '@core/style';
import { misjudged } from '@kit/misjudged';
import { carOf, hasFaultyTyres } from '../cars';
import type { Tactic, WaddingtonAction, WaddingtonState } from '../types';
import { type Rival, rivalsOf, standing } from './field';
import { handTurns } from './hand';
import { actionOf, type Option, optionsOf } from './options';
import { type Traffic, trafficAfter } from './traffic';
import { expectedTurns, fearOf, type Sight, sightOf, weigh } from './weigh';

/** Answers this many turns behind the best are not examined further. */
const CLOSE_TURNS = 1.5;

/** How far a driver thinks. */
export interface Thinker {
  /** The most, in turns, by which it misjudges an answer. */
  readonly noise: number;
  /** How many drives it tries with a card after them. */
  readonly mostWithCard: number;
  /** How many answers it tries against the others' replies. */
  readonly mostInTraffic: number;
}

/** Drives its own race: it counts the others' finishes, but not where they get in its way. */
export const ACE: Thinker = { noise: 0.22, mostWithCard: 0, mostInTraffic: 0 };
export const MAESTRO: Thinker = { noise: 0, mostWithCard: 6, mostInTraffic: 6 };

interface Race {
  readonly thinker: Thinker;
  readonly draw: Draw;
  readonly s: Readonly<WaddingtonState>;
  readonly seat: Seat;
  readonly sight: Sight;
  readonly rivals: readonly Rival[];
  readonly style: Style;
}

/**
 * Share by which a driver fond of cards undervalues those it keeps, and by which a driver who
 * likes duels ignores its traffic.
 */
const CARDS_SPENT = 0.1;
const TRAFFIC_LIKED = 0.3;
/** The share of fearOf that applies, as this driver already sees closely what a spin-off costs. */
const FEAR = 0.65;

/** An answer to give, and the whole turn it leads to: itself, or itself with a card. */
interface Plan {
  readonly answer: Option;
  readonly whole: Option;
  readonly worth: number;
}

/** The answer to a drive or card decision. */
export function aceAnswer(
  thinker: Thinker,
  s: Readonly<WaddingtonState>,
  decision: Decision,
  draw: Draw,
  style: Style,
): WaddingtonAction {
  const { seat } = decision;
  const sight = sightOf(s, seat, s.turn.lap);
  const race: Race = { thinker, draw, s, seat, sight, rivals: rivalsOf(s, seat), style };
  const plans = closeOptions(race, optionsOf(s, decision)).map((option, rank) => planOf(race, option, rank));
  plans.sort((a, b) => b.worth - a.worth);
  const best = inTraffic(race, plans) ?? plans[0];
  return best === undefined ? { type: 'pass' } : actionOf(best.answer);
}

/** The best of the leading plans after the others' replies; undefined if it does not look at those. */
function inTraffic(race: Race, plans: readonly Plan[]): Plan | undefined {
  let best: Plan | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const plan of plans.slice(0, race.thinker.mostInTraffic)) {
    const traffic = trafficAfter(race.s, race.seat, plan.whole);
    const worth = traffic === undefined ? plan.worth : worthOf(race, plan.whole, traffic);
    if (worth <= most) continue;
    most = worth;
    best = plan;
  }
  return best;
}

/** The options near the best by the prospect alone, best first. */
function closeOptions({ sight, style }: Race, options: readonly Option[]): Option[] {
  const judged = options.map((option) => ({ option, turns: expectedTurns(sight, option, FEAR * fearOf(style)) }));
  const least = judged.reduce((best, { turns }) => Math.min(best, turns), Number.POSITIVE_INFINITY);
  const close = judged.filter(({ turns }) => turns < least + CLOSE_TURNS);
  return close.sort((a, b) => a.turns - b.turns).map(({ option }) => option);
}

function planOf(race: Race, option: Option, rank: number): Plan {
  let best: Plan = { answer: option, whole: option, worth: worthOf(race, option) };
  if (option.action.type !== 'drive' || rank >= race.thinker.mostWithCard) return best;
  for (const play of playsAfter(race, option)) {
    const worth = worthOf(race, play);
    if (worth > best.worth) best = { answer: option, whole: play, worth };
  }
  return best;
}

/** The likely end of the race, 0 to 1, after this turn. */
function worthOf({ thinker, draw, s, seat, sight, rivals, style }: Race, option: Option, traffic?: Traffic): number {
  const { hand } = carOf(s, seat);
  const kept = option.card < 0 ? hand : without(hand, option.card);
  const field = traffic === undefined ? rivals : rivals.map((rival) => delayed(rival, traffic));
  // Another turn begins only while no one has reached the flag.
  const last = field.reduce((least, { round }) => Math.min(least, round), Number.POSITIVE_INFINITY) - s.round;
  const off = misjudged(thinker.noise, draw);
  let sum = 0;
  weigh(sight, option, (chance, turns, spun) => {
    const lost = spun ? FEAR * fearOf(style) : (traffic?.own ?? 0) * (1 - TRAFFIC_LIKED * style.duels);
    const held = handTurns(kept, Math.min(turns, last)) * (1 - CARDS_SPENT * style.tactics);
    sum += chance * standing(field, s.round + turns + lost + off - held);
  });
  return sum;
}

function delayed(rival: Rival, { rivals }: Traffic): Rival {
  return { ...rival, round: rival.round + (rivals[rival.seat] ?? 0) };
}

/** The options of the card window after this drive. */
function playsAfter({ s, seat }: Race, option: Option): Option[] {
  const car = carOf(s, seat);
  if (car.hand.length === 0 || option.card >= 0 || option.pit) return [];
  // Faulty Tyres end when the car crosses the line (R57).
  if (hasFaultyTyres(car) && !option.crossed) return [];
  const decision = { id: 0, seat, kind: 'card', sealed: false, committed: false };
  return optionsOf(afterDrive(s, seat, option), decision).filter(({ card }) => card >= 0);
}

/** The state in the card window after a drive, as far as optionsOf needs it. */
function afterDrive(s: Readonly<WaddingtonState>, seat: Seat, option: Option): WaddingtonState {
  const { to, reading, tyres, brakes, crossed } = option;
  const cars = s.cars.slice();
  cars[seat] = { ...carOf(s, seat), at: to, reading, tyres, brakes, lap: s.turn.lap + (crossed ? 1 : 0) };
  const bands = option.bands.map(({ place, speed, beyondLine }) => {
    return { corner: -1, place, speed, lap: s.turn.lap + (beyondLine ? 1 : 0), square: 0 };
  });
  // No corner is -2: Superb Driving frees no part of this turn.
  return { ...s, cars, turn: { ...s.turn, bands, judged: 0, superb: -2 } };
}

function without(hand: readonly Tactic[], card: Tactic): Tactic[] {
  const at = hand.indexOf(card);
  return hand.filter((_, index) => index !== at);
}
