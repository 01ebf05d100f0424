// A career as its page shows it. Everything here follows from the plan and what was raced. Not here: storing either.

import type {
  CareerNext,
  CareerObjective,
  CareerRace,
  CareerRacePart,
  CareerRival,
  CareerSeason,
  CareerStanding,
  CareerView,
  LeagueStation,
  PastSeason,
} from '@api/career/commands';
import { raceConfig } from '@core/config';
import type { OptionValue } from '@core/contract';
import { gameOf } from '@season/games';
import type { SeasonGames } from '@season/types';
import { LEAGUE_ORDER, rankOf, zoneOf } from './leagues';
import { goalMessage, progressOf } from './objectives';
import { endOf, ownLine, resultOf, stateOf } from './outcome';
import { driversOf, isPerson } from './plan';
import { relationsOf } from './relations';
import { ALL_REWARDS, cosmeticOf, isSame } from './rewards';
import { type CareerRound, goOnOf, type PartOfRace, type RacedSeason, racedSeason } from './rounds';
import { setupOf } from './setup';
import { stakesOf } from './stakes';
import type { CareerState, DrawnRace, Offer } from './types';
import { chosenOf, goalState, peopleOf, respectIn, wonIn, wonOf } from './won';

/** The race that comes next, and its part; undefined unless the season is being raced. */
export interface Upcoming {
  readonly season: RacedSeason;
  readonly round: CareerRound;
  readonly part: PartOfRace;
}

/** Laps are an option of most games. */
const LAPS = 'laps';

/** The whole career. Throws if it has no season, which the host never stores. */
export function careerView(state: CareerState, games: SeasonGames): CareerView {
  const { plan } = state;
  const current = currentSeason(state, games);
  const won = wonOf(state, games, current.number);
  const isOpen = current.drawn.chosen === null;
  const ended = endedSeasons(state, games, current);
  return {
    career: state.career,
    name: plan.name,
    people: plan.people.map((one) => ({ ...one })),
    games: [...plan.games],
    racesPerSeason: plan.races,
    leagues: stationsOf(current, ended),
    now: seasonView(state, games, current),
    offers: isOpen ? objectivesOf(state, games, current, current.drawn.offers) : [],
    next: nextOf(state, games),
    won,
    toWin: ALL_REWARDS.filter((one) => !won.some((other) => isSame(one, other))).map(cosmeticOf),
    past: ended.filter(({ season }) => season < current.number).reverse(),
  };
}

/** The season being raced, or the last one before the next is drawn. */
export function currentSeason(state: CareerState, games: SeasonGames): RacedSeason {
  const season = racedSeason(state, games, state.plan.seasons.length);
  if (season === undefined) throw new Error(`career ${state.career} has no season`);
  return season;
}

/** One season with everything that follows from its races. */
export function seasonView(state: CareerState, games: SeasonGames, season: RacedSeason): CareerSeason {
  const { drawn, number } = season;
  const end = endOf(season);
  return {
    season: number,
    league: drawn.league,
    state: stateOf(season),
    drivers: driversOf(state.plan, drawn),
    races: season.rounds.map((round) => raceView(games, season, round)),
    standings: standingsOf(season),
    objectives: objectivesOf(state, games, season, chosenOf(season)),
    rivals: rivalsOf(state, games, season),
    ceremony: end === undefined ? null : { ...end, won: wonIn(state, games, season) },
  };
}

/** The next part with people in it; undefined unless the season is being raced. */
export function upcoming(state: CareerState, games: SeasonGames): Upcoming | undefined {
  const season = currentSeason(state, games);
  if (stateOf(season) !== 'racing') return undefined;
  const round = season.rounds.find(({ finishes }) => finishes === undefined);
  if (round === undefined) return undefined;
  const part = round.parts.find((one) => isOpen(one) && one.drivers?.some(isPerson) !== false);
  return { season, round, part: part ?? (round.parts.at(-1) as PartOfRace) };
}

/** The parts that are to be driven in the background now: reached, without people, and not over. */
export function inBackground(state: CareerState, games: SeasonGames): (Upcoming & { part: PartOfRace })[] {
  const next = upcoming(state, games);
  if (next === undefined) return [];
  const { season, round } = next;
  const alone = round.parts.filter((one) => isOpen(one) && one.drivers !== undefined && !one.drivers.some(isPerson));
  return alone.map((part) => ({ season, round, part }));
}

function isOpen({ raced }: PartOfRace): boolean {
  return raced?.result === undefined;
}

/** What comes next; null unless the season is being raced. */
export function nextOf(state: CareerState, games: SeasonGames): CareerNext | null {
  const next = upcoming(state, games);
  if (next === undefined) return null;
  const { season, round, part } = next;
  const race = season.drawn.races[round.number - 1];
  const game = race && gameOf(games, race.game);
  if (race === undefined) return null;
  const ready = setupOf(season, games, round, part);
  const set = ready?.ok === true ? ready : undefined;
  const drivers = new Map(driversOf(state.plan, season.drawn).map(({ id, name }) => [id, name]));
  return {
    number: round.number,
    part: part.part,
    game: race.game,
    circuit: race.circuit,
    ...optionsOf(games, race),
    grid: set?.order ?? [],
    isGrid: set?.isGrid ?? false,
    stakes: stakesOf({
      league: season.drawn.league,
      number: round.number,
      races: season.rounds.length,
      part: part.part,
      goOn: game === undefined ? 0 : goOnOf(game),
      cars: set?.drivers.length ?? season.view.table.length,
      table: season.view.table,
      own: ownLine(season)?.driver ?? '',
      nameOf: (driver) => drivers.get(driver) ?? driver,
    }),
    match: part.raced?.match ?? null,
    waits: part.drivers === undefined || !part.drivers.some(isPerson),
  };
}

function raceView(games: SeasonGames, { drawn, rounds }: RacedSeason, round: CareerRound): CareerRace {
  const race = drawn.races[round.number - 1];
  const next = rounds.find(({ finishes }) => finishes === undefined);
  const state = round.finishes !== undefined ? 'done' : round === next ? 'next' : 'later';
  const parts = round.parts.map((part) => partView(part, drawn.chosen !== null));
  const match = parts.findLast((one) => one.match !== null)?.match ?? null;
  const what = race ?? { game: '', circuit: '', options: {} };
  const { game, circuit } = what;
  return { number: round.number, game, circuit, ...optionsOf(games, what), state, parts, match };
}

/** isRacing: objectives are chosen. */
function partView({ part, drivers, raced }: PartOfRace, isRacing: boolean): CareerRacePart {
  const result = raced?.result;
  const match = raced?.match ?? null;
  const isAlone = drivers !== undefined && !drivers.some(isPerson);
  const isKnown = isRacing && drivers !== undefined;
  const open = match !== null ? 'running' : !isKnown ? 'waiting' : isAlone ? 'driving' : 'open';
  const finishes = [...(result?.cars ?? [])].sort((a, b) => a.place - b.place);
  return {
    part,
    state: result === undefined ? open : 'done',
    drivers: result?.cars.map(({ driver }) => driver) ?? [...(drivers ?? [])],
    results: finishes.map(({ driver, place, out }) => ({ driver, place, out })),
    match,
  };
}

/** All options of a race, and its laps; null in games without laps. */
function optionsOf(
  games: SeasonGames,
  { game: id, circuit, options }: DrawnRace,
): { options: Record<string, OptionValue>; laps: number | null } {
  const game = gameOf(games, id);
  if (game === undefined) return { options: { ...options }, laps: null };
  const all = raceConfig(game, circuit, [], { ...options }).options;
  const laps = all[LAPS];
  return { options: all, laps: typeof laps === 'number' ? laps : null };
}

function standingsOf({ drawn, view, rounds }: RacedSeason): CareerStanding[] {
  const isBegun = rounds.some(({ finishes }) => finishes !== undefined);
  return view.table.map(({ driver, place, shared, points, gap, wins, moved }, at) => ({
    driver,
    place,
    shared,
    races: rounds.map(({ number, finishes }) => {
      const own = view.rounds[number - 1]?.results.find((one) => one.driver === driver);
      if (finishes === undefined || own === undefined || own.place === null) return null;
      return { place: own.place, points: own.points, out: own.out };
    }),
    points,
    gap,
    wins,
    moved,
    // Before the first race everyone shares the first place, so rows decide the zones.
    zone: zoneOf(drawn.league, isBegun ? place : at + 1),
  }));
}

function objectivesOf(
  state: CareerState,
  games: SeasonGames,
  season: RacedSeason,
  offers: readonly Offer[],
): CareerObjective[] {
  const respect = () => respectIn(state, games, season);
  return offers.map((offer) => ({
    id: offer.id,
    said: goalMessage(offer, games),
    of: offer.of,
    ...progressOf(offer, season, peopleOf(state), respect, games),
    reward: cosmeticOf(offer.reward),
  }));
}

function rivalsOf(state: CareerState, games: SeasonGames, { drawn, number }: RacedSeason): CareerRival[] {
  const relations = relationsOf(state, games, number);
  return drawn.rivals.map(({ id }) => {
    const { relation = 0, causes = [] } = relations.get(id) ?? {};
    return { driver: id, relation, last: causes[0]?.said ?? null, causes: causes.slice(0, 3) };
  });
}

function stationsOf(current: RacedSeason, past: readonly PastSeason[]): LeagueStation[] {
  const now = rankOf(current.drawn.league);
  return LEAGUE_ORDER.map((league, rank) => ({
    league,
    state: rank < now ? 'behind' : rank === now ? 'current' : 'locked',
    last: lastAt(past.findLast((one) => one.league === league)),
  }));
}

function lastAt(season: PastSeason | undefined): LeagueStation['last'] {
  if (season === undefined) return null;
  const { season: number, place, shared, points, outcome } = season;
  return { season: number, place, shared, points, outcome };
}

function endedSeasons(state: CareerState, games: SeasonGames, current: RacedSeason): PastSeason[] {
  return state.plan.seasons.flatMap(({ league }, at): PastSeason[] => {
    const season = at + 1 === current.number ? current : racedSeason(state, games, at + 1);
    const result = season && resultOf(season);
    if (season === undefined || result === undefined) return [];
    const { place, points } = result.line;
    const done = chosenOf(season).filter((offer) => goalState(state, games, season, offer) === 'done');
    return [
      {
        season: at + 1,
        league,
        place,
        shared: result.shared,
        points,
        outcome: result.outcome,
        objectives: done.length,
      },
    ];
  });
}
