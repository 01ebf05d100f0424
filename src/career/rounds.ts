// The races of a career's season: their parts, who drives in each, and where everyone finished.
// Not here: points and standings (src/season, by plan.ts).

import type { SeasonView } from '@api/season';
import type { SeasonGame, SeasonGames, SeasonState } from '@season/types';
import { viewOf } from '@season/view';
import { isPerson, seasonOf, seasonPlanOf } from './plan';
import { type CareerState, type DrawnSeason, LEAGUE_SIZE, type Part, type PartResult, type RacedPart } from './types';

/** Drivers of a heat. */
const PRELIM = 3;
/** At most this many drivers of each heat reach the final. */
const FROM_PRELIM = 2;

/** One driver's place in a whole race. */
export interface Finish {
  readonly driver: string;
  readonly place: number;
  readonly out: boolean;
}

/** A part of a race. drivers: undefined until its heats are over. raced: once it was begun. */
export interface PartOfRace {
  readonly part: Part;
  readonly drivers: readonly string[] | undefined;
  readonly raced: RacedPart | undefined;
}

/** A race with its parts. finishes: best first; undefined until it is over. */
export interface CareerRound {
  readonly number: number;
  readonly parts: readonly PartOfRace[];
  readonly finishes: readonly Finish[] | undefined;
}

/** A season with everything raced so far. view: its standings and results by the seasons' own rules. */
export interface RacedSeason {
  readonly number: number;
  readonly drawn: DrawnSeason;
  readonly rounds: readonly CareerRound[];
  readonly state: SeasonState;
  readonly view: SeasonView;
}

/** The parts of a race of this game. */
export function partsOf(game: Pick<SeasonGame, 'seats'> | undefined): readonly Part[] {
  return game === undefined || game.seats[1] >= LEAGUE_SIZE ? ['race'] : ['prelimA', 'prelimB', 'final'];
}

/** How many drivers of each heat reach the final. */
export function goOnOf(game: Pick<SeasonGame, 'seats'>): number {
  return Math.min(FROM_PRELIM, Math.floor(game.seats[1] / 2));
}

/** Whether a career can race this game: six cars fit, or heats of three and a final do. */
export function isRaceable(game: Pick<SeasonGame, 'seats'>): boolean {
  const [min, max] = game.seats;
  return max >= LEAGUE_SIZE ? min <= LEAGUE_SIZE : max >= PRELIM && min <= Math.min(PRELIM, 2 * goOnOf(game));
}

/** A season of a career; undefined if it was not drawn. */
export function racedSeason(state: CareerState, games: SeasonGames, season: number): RacedSeason | undefined {
  const drawn = seasonOf(state.plan, season);
  if (drawn === undefined) return undefined;
  const plan = seasonPlanOf(state.plan, drawn);
  const raced = state.raced.filter((one) => one.season === season);
  let whole: SeasonState = { season: state.career, plan, createdAt: '', races: [], corrections: [], audit: [] };
  const rounds: CareerRound[] = [];
  for (const [at, { game }] of drawn.races.entries()) {
    const own = raced.filter((one) => one.race === at + 1);
    const before = rounds.at(-1);
    const isReached = before === undefined || before.finishes !== undefined;
    // Heats are drawn by the standings before the race, so they stay the same ever after.
    const orderNow = () => viewOf(whole, games).table.map((line) => line.driver);
    const round = roundOf(at + 1, games[game], isReached ? orderNow : undefined, own);
    rounds.push(round);
    if (round.finishes !== undefined) whole = { ...whole, races: [...whole.races, asRace(round, round.finishes)] };
  }
  return { number: season, drawn, rounds, state: whole, view: viewOf(whole, games) };
}

/** orderNow: drivers by the standings before, which take a while to compute; undefined for a race that is not reached yet. */
function roundOf(
  number: number,
  game: SeasonGame | undefined,
  orderNow: (() => readonly string[]) | undefined,
  raced: readonly RacedPart[],
): CareerRound {
  const find = (part: Part) => raced.find((one) => one.part === part);
  if (partsOf(game).length === 1 || game === undefined) {
    const only = find('race');
    const finishes = only && finishesOf(only.result);
    const drivers = finishes?.map(({ driver }) => driver) ?? orderNow?.();
    return { number, parts: [{ part: 'race', drivers, raced: only }], finishes };
  }
  const [first, second] = orderNow === undefined ? [undefined, undefined] : heatsOf(orderNow());
  const heats = [find('prelimA'), find('prelimB')];
  const [a, b] = heats.map((prelim) => finishesOf(prelim?.result));
  const isKnown = a !== undefined && b !== undefined;
  const final = find('final');
  const parts: PartOfRace[] = [
    { part: 'prelimA', drivers: first, raced: heats[0] },
    { part: 'prelimB', drivers: second, raced: heats[1] },
    { part: 'final', drivers: isKnown ? finalistsOf(a, b, goOnOf(game)) : undefined, raced: final },
  ];
  const last = finishesOf(final?.result);
  return { number, parts, finishes: isKnown && last !== undefined ? wholeOf(last, a, b) : undefined };
}

/** Two heats of three, people together in the first; the others take turns by their order. */
function heatsOf(order: readonly string[]): [string[], string[]] {
  const people = order.filter(isPerson);
  const rivals = order.filter((driver) => !isPerson(driver));
  const beside = rivals.filter((_, at) => at % 2 === 1).slice(0, PRELIM - people.length);
  const first = order.filter((driver) => people.includes(driver) || beside.includes(driver));
  return [first, order.filter((driver) => !first.includes(driver))];
}

/** The best of both heats, winners first. */
function finalistsOf(a: readonly Finish[], b: readonly Finish[], each: number): string[] {
  return Array.from({ length: each }, (_, at) => [a[at], b[at]])
    .flat()
    .flatMap((one) => (one === undefined ? [] : [one.driver]));
}

/** The final's order, then those who did not reach it: equal places of the heats share a place. */
function wholeOf(final: readonly Finish[], a: readonly Finish[], b: readonly Finish[]): Finish[] {
  const missed = [a, b].flatMap((prelim) => prelim.map((one, at) => ({ ...one, rank: at })));
  const rest = missed.filter(({ driver }) => !final.some((one) => one.driver === driver));
  const below = rest.map(({ driver, out, rank }) => ({
    driver,
    out,
    place: final.length + 1 + rest.filter((other) => other.rank < rank).length,
  }));
  return [...final, ...below].sort((one, other) => one.place - other.place);
}

/** Best first. Cars on a shared place keep their seat order. */
function finishesOf(result: PartResult | undefined): Finish[] | undefined {
  const cars = result?.cars.map(({ driver, place, out }) => ({ driver, place, out }));
  return cars?.sort((one, other) => one.place - other.place);
}

/** A whole race as a season has it. */
function asRace({ number, parts }: CareerRound, finishes: readonly Finish[]): SeasonState['races'][number] {
  return {
    match: parts.at(-1)?.raced?.match ?? `${number}`,
    round: String(number),
    leg: 1,
    status: 'finished',
    at: '',
    entrants: finishes.map(({ driver }) => ({ driver, standIn: false })),
    results: finishes.map(({ place, out }) => ({ place, out, points: 0, bonuses: [], figures: {} })),
    occasion: null,
    laps: null,
    order: null,
  };
}
