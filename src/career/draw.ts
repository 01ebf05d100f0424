// Draws a season: rivals, races and the six objectives on offer. The same seed and the same career before it draw the same.
// Not here: what follows from its races.

import type { LeagueId } from '@api/career/commands';
import type { AnyGame, Circuit, Draw } from '@core/contract';
import { COLOURS } from '@core/contract';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { CHARACTERS } from '@drivers/characters';
import { shuffle } from '@kit/deck';
import { levelsOf } from './leagues';
import { GOALS, type Goal } from './objectives';
import { isSame, REWARDS } from './rewards';
import {
  type CareerPlan,
  type DrawnRace,
  type DrawnRival,
  type DrawnSeason,
  LEAGUE_SIZE,
  type Offer,
  type Reward,
} from './types';

/** Objectives on offer. */
export const OFFERED = 6;
/** At most this many drivers who were left behind in a league are met there again. */
const VETERANS = 3;

/**
 * What a season is drawn from. season: its number. companions: rivals who come along, and veterans: those who were left in this
 * league when the people were last there. won: rewards that are not offered again while there are others.
 */
export interface Before {
  readonly season: number;
  readonly league: LeagueId;
  readonly companions: readonly string[];
  readonly veterans: readonly string[];
  readonly won: readonly Reward[];
}

/** A game as the draw needs it. */
export type DrawnGame = Pick<AnyGame, 'id' | 'circuits' | 'daily' | 'seasonOptions' | 'seats'>;

/** Draws a season of a career. games: the plan's. */
export function drawSeason(
  plan: Omit<CareerPlan, 'name' | 'seasons'>,
  games: readonly DrawnGame[],
  before: Before,
): DrawnSeason {
  const draw = drawOf(seedRng(`career/${plan.seed}/${before.season}`));
  const rivals = rivalsOf(plan, before, draw);
  const races = racesOf(plan.races, games, draw);
  return { league: before.league, rivals, races, offers: offersOf(rivals, races, before.won, draw), chosen: null };
}

function rivalsOf({ people }: Pick<CareerPlan, 'people'>, before: Before, draw: Draw): DrawnRival[] {
  const count = LEAGUE_SIZE - people.length;
  const veterans = before.veterans.slice();
  const strangers = CHARACTERS.map(({ id }) => id);
  shuffle(veterans, draw);
  shuffle(strangers, draw);
  const order = [...before.companions, ...veterans.slice(0, VETERANS), ...strangers];
  const ids = [...new Set(order)].slice(0, count);
  const colours = COLOURS.filter((colour) => !people.some((one) => one.colour === colour));
  shuffle(colours, draw);
  const levels = levelsOf(before.league, count);
  shuffle(levels, draw);
  return ids.map((id, at) => ({ id, colour: colours[at] ?? 'ivory', level: levels[at] ?? 'easy' }));
}

/** Every game as often as any other, give or take one, and no circuit again before all of its game were driven. */
function racesOf(count: number, games: readonly DrawnGame[], draw: Draw): DrawnRace[] {
  const turns: DrawnGame[] = [];
  while (turns.length < count) {
    const round = games.slice();
    shuffle(round, draw);
    turns.push(...round);
  }
  const left = new Map<string, Circuit[]>();
  return turns.slice(0, count).map((game) => {
    let circuits = left.get(game.id) ?? [];
    if (circuits.length === 0) {
      circuits = game.circuits.slice();
      shuffle(circuits, draw);
      left.set(game.id, circuits);
    }
    const circuit = circuits.pop()?.id ?? '';
    const options = game.daily === undefined ? game.seasonOptions : pick(game.daily.races, draw);
    return { game: game.id, circuit, options: { ...options } };
  });
}

function offersOf(
  rivals: readonly DrawnRival[],
  races: readonly DrawnRace[],
  won: readonly Reward[],
  draw: Draw,
): Offer[] {
  const goals = GOALS.filter((goal) => fits(goal, races));
  shuffle(goals, draw);
  const fresh = REWARDS.filter((one) => !won.some((other) => isSame(one, other)));
  const again = REWARDS.filter((one) => !fresh.includes(one));
  shuffle(fresh, draw);
  shuffle(again, draw);
  const rewards = [...fresh, ...again];
  return goals.slice(0, OFFERED).map((goal, at) => {
    const rival = goal === 'ahead' ? pick(rivals, draw).id : null;
    const game = goal === 'winGame' ? pick(races, draw).game : null;
    const reward = rewards[at] ?? { kind: 'trophy', id: 'owl' };
    return {
      id: [goal, rival ?? game].filter((part) => part !== null).join('.'),
      of: aimOf(goal, races, rivals.length),
      rival,
      game,
      reward,
    };
  });
}

/** Two games need two games. */
function fits(goal: Goal, races: readonly DrawnRace[]): boolean {
  const games = new Set(races.map(({ game }) => game)).size;
  return games > 1 || (goal !== 'podiumGames' && goal !== 'winGame');
}

/** What has to be reached, more of it in a longer season. */
function aimOf(goal: Goal, { length: races }: readonly DrawnRace[], rivals: number): number {
  switch (goal) {
    case 'podiums':
    case 'ahead':
    case 'keepPlace':
      return Math.ceil(races / 2);
    case 'scoreAll':
    case 'neverLast':
      return races;
    case 'gain':
      return 3;
    case 'gainTotal':
    case 'lead':
      return races;
    case 'points':
      return races * 6;
    case 'beatAll':
      return rivals;
    case 'win':
      return races > 5 ? 2 : 1;
    case 'podiumGames':
    case 'streak':
    case 'lateMove':
    case 'respect':
      return 2;
    default:
      return 1;
  }
}

function pick<V>(list: readonly V[], draw: Draw): V {
  return list[draw(list.length)] as V;
}
