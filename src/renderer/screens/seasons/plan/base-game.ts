// The options proposed for new races of a season, and the one switch that leaves them all out: each game defines what a
// season adds to its races. Pure. Not here: other changes of a plan (plan-draft.ts).

import type { GameCard } from '@api/contract';
import type { SeasonPlan, SeasonRound } from '@api/season';
import { optionsOf } from '../season-data';
import { gamesOf } from './plan-draft';

/** Option values of a new race of this game, besides its circuit's own. base: none of a season's. */
export function proposedOptions(card: GameCard, base: boolean): SeasonRound['options'] {
  return base ? {} : { ...card.seasonOptions };
}

/** The games to which a season adds something: those of the calendar, or all games while it is empty. */
export function extendedGames(plan: SeasonPlan, cards: readonly GameCard[]): GameCard[] {
  const raced = plan.rounds.length === 0 ? cards : gamesOf(plan, cards);
  return raced.filter((card) => Object.keys(card.seasonOptions ?? {}).length > 0);
}

/** Whether there are races that a season could add something to, and it adds nothing to any of them. */
export function isBaseGame(plan: SeasonPlan, cards: readonly GameCard[]): boolean {
  const games = plan.rounds.length === 0 ? [] : extendedGames(plan, cards);
  return games.length > 0 && plan.rounds.every((round) => isPlain(round, games));
}

function isPlain(round: SeasonRound, games: readonly GameCard[]): boolean {
  const card = games.find((one) => one.id === round.game);
  if (card === undefined) return true;
  const [now, usual] = [optionsOf(card, round), optionsOf(card, { circuit: round.circuit, options: {} })];
  return Object.keys(card.seasonOptions ?? {}).every((id) => now[id] === usual[id]);
}

/**
 * The plan without a season's additions to its races, or with them wherever nothing else is chosen. begun: this many races
 * have begun and stay.
 */
export function withBaseGame(plan: SeasonPlan, cards: readonly GameCard[], base: boolean, begun: number): SeasonPlan {
  const rounds = plan.rounds.map((round, at): SeasonRound => {
    const card = cards.find((one) => one.id === round.game);
    if (at < begun || card?.seasonOptions === undefined) return round;
    const added = new Set(Object.keys(card.seasonOptions));
    const own = Object.entries(round.options).filter(([id]) => !base || !added.has(id));
    return { ...round, options: { ...proposedOptions(card, base), ...Object.fromEntries(own) } };
  });
  return { ...plan, rounds };
}
