// What a career has won, when and where. Not here: what there is to win (rewards.ts).

import type { WonCosmetic } from '@api/career/commands';
import { message } from '@season/messages';
import type { SeasonGames } from '@season/types';
import { type Goal, goalMessage, goalOf, progressOf } from './objectives';
import { resultOf } from './outcome';
import { PEOPLE } from './plan';
import { relationsOf } from './relations';
import { cosmeticOf, cupFor, isSame, leagueMessage } from './rewards';
import { type RacedSeason, racedSeason } from './rounds';
import type { CareerState, Offer } from './types';

/** Objectives that only the end of a season decides. */
const AT_THE_END: readonly (Goal | undefined)[] = ['scoreAll', 'neverLast', 'lastPodium', 'topThree', 'respect'];

/** Rivals of a season who respect the people or like them better. */
export function respectIn(state: CareerState, games: SeasonGames, season: RacedSeason): number {
  const relations = relationsOf(state, games, season.number);
  return season.drawn.rivals.filter(({ id }) => (relations.get(id)?.relation ?? 0) > 0).length;
}

/** The people's ids. */
export function peopleOf({ plan }: CareerState): string[] {
  return PEOPLE.slice(0, plan.people.length);
}

/** The chosen objectives of a season, in the order in which they were offered. */
export function chosenOf({ drawn }: RacedSeason): Offer[] {
  return drawn.offers.filter(({ id }) => drawn.chosen?.includes(id) === true);
}

/** Everything won in the seasons up to this one, in order; a cosmetic that was won again keeps its first time. */
export function wonOf(state: CareerState, games: SeasonGames, upTo: number): WonCosmetic[] {
  const won: WonCosmetic[] = [];
  for (let number = 1; number <= upTo; number++) {
    const season = racedSeason(state, games, number);
    const gained = season === undefined ? [] : wonIn(state, games, season);
    for (const one of gained) if (!won.some((other) => isSame(one, other))) won.push(one);
  }
  return won;
}

/** What one season gave: objectives in the order of their races, then the cup. */
export function wonIn(state: CareerState, games: SeasonGames, season: RacedSeason): WonCosmetic[] {
  const { league } = season.drawn;
  const met = chosenOf(season).flatMap((offer): WonCosmetic[] => {
    const race = raceOf(state, games, season, offer);
    if (race === undefined) return [];
    return [{ ...cosmeticOf(offer.reward), season: season.number, league, race, why: goalMessage(offer, games) }];
  });
  met.sort((a, b) => (a.race ?? 0) - (b.race ?? 0));
  const result = resultOf(season);
  const cup = result && cupFor(league, result.line.place);
  if (cup === undefined) return met;
  const name = { league: leagueMessage(league) };
  const [first, second] = [result?.line.place === 1, result?.line.place === 2];
  const why = first
    ? message('career.won.first', name)
    : second
      ? message('career.won.second', name)
      : message('career.won.third', name);
  return [...met, { ...cosmeticOf(cup), season: season.number, league, race: null, why }];
}

/** The race after which an objective was reached; undefined if it was not. */
function raceOf(state: CareerState, games: SeasonGames, season: RacedSeason, offer: Offer): number | undefined {
  if (goalState(state, games, season, offer) !== 'done') return undefined;
  const { number, rounds } = season;
  // These are decided by a whole season.
  if (AT_THE_END.includes(goalOf(offer))) return rounds.length;
  const own = state.raced.filter((one) => one.season === number);
  const done = rounds.filter(({ finishes }) => finishes !== undefined);
  return done.find(({ number: last }) => {
    const early = { ...state, raced: own.filter(({ race }) => race <= last) };
    const then = racedSeason(early, games, number);
    return then !== undefined && goalState(early, games, then, offer) === 'done';
  })?.number;
}

/** Whether an objective is reached. */
export function goalState(
  state: CareerState,
  games: SeasonGames,
  season: RacedSeason,
  offer: Offer,
): 'open' | 'done' | 'missed' {
  return progressOf(offer, season, peopleOf(state), () => respectIn(state, games, season), games).state;
}
