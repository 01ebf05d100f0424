// How the characters feel about the people of a career: seven steps from foe to friend, moved by what happened on track and never
// by how strong anyone is. Not here: what screens and remarks make of it.

import type { RelationCause } from '@api/career/commands';
import type { MessageDescriptor } from '@i18n/messages';
import { gameOf } from '@season/games';
import { circuitMessage, message } from '@season/messages';
import type { SeasonGames } from '@season/types';
import { carIn } from './drives';
import { isPerson, seasonOf } from './plan';
import type { CareerState, PartResult, RacedPart } from './types';

/** The furthest steps. */
const FURTHEST = 3;
/** Being in the way this often, or taking this many tows, is remembered. */
const OFTEN = { held: 2, tow: 3, gaveTow: 2 } as const;
/** A podium says something only in a race with this many cars. */
const PODIUM_CARS = 4;

/** A character's feelings. causes: newest first. */
export interface Relation {
  readonly relation: number;
  readonly causes: readonly RelationCause[];
}

const STRANGER: Relation = { relation: 0, causes: [] };

/** Feelings by character, up to and including a season. At most one step per part of a race, by its weightiest cause. */
export function relationsOf(state: CareerState, games: SeasonGames, season: number): Map<string, Relation> {
  const known = new Map<string, Relation>();
  for (const raced of inOrder(state.raced)) {
    if (raced.season > season || raced.result === undefined) continue;
    for (const { driver } of raced.result.cars) {
      if (isPerson(driver)) continue;
      const moved = causeIn(state, games, raced, raced.result, driver);
      if (moved === undefined) continue;
      const before = known.get(driver) ?? STRANGER;
      const relation = Math.max(-FURTHEST, Math.min(FURTHEST, before.relation + moved.by));
      known.set(driver, { relation, causes: [moved, ...before.causes] });
    }
  }
  return known;
}

const PART_ORDER = ['race', 'prelimA', 'prelimB', 'final'] as const;

function inOrder(raced: readonly RacedPart[]): RacedPart[] {
  return [...raced].sort(
    (a, b) => a.season - b.season || a.race - b.race || PART_ORDER.indexOf(a.part) - PART_ORDER.indexOf(b.part),
  );
}

/** The weightiest cause towards any of the people in this part; undefined if nothing happened between them. */
function causeIn(
  { plan }: CareerState,
  games: SeasonGames,
  { season, race }: RacedPart,
  result: PartResult,
  rival: string,
): RelationCause | undefined {
  const where = seasonOf(plan, season)?.races[race - 1];
  if (where === undefined) return undefined;
  const circuit = circuitMessage(gameOf(games, where.game), where.circuit);
  for (const { driver: person } of result.cars.filter(({ driver }) => isPerson(driver))) {
    const found = between(result, person, rival, circuit);
    if (found !== undefined) return { ...found, season, race };
  }
  return undefined;
}

/** What one person and one rival remember of a part: knocks first, then the last round, then everything else. */
function between(
  result: PartResult,
  person: string,
  rival: string,
  circuit: string | MessageDescriptor,
): Pick<RelationCause, 'said' | 'by'> | undefined {
  const [own, other] = [carIn(result, person), carIn(result, rival)];
  if (own === undefined || other === undefined) return undefined;
  const times = (kind: 'hit' | 'held' | 'tow', by: string, to: string) =>
    result.met.find((one) => one.kind === kind && one.by === by && one.to === to)?.times ?? 0;
  const [gave, took] = [times('hit', person, rival), times('hit', rival, person)];
  if (gave > took) return { said: message('career.cause.hit', { circuit }), by: -1 };
  if (took > gave) return { said: message('career.cause.hitYou', { circuit }), by: -1 };
  const wasAhead = own.last < other.last;
  if (!own.out && !other.out && own.last !== other.last) {
    if (!wasAhead && own.place < other.place) return { said: message('career.cause.passed', { circuit }), by: -1 };
    if (wasAhead && own.place > other.place) return { said: message('career.cause.passedYou', { circuit }), by: -1 };
  }
  if (times('held', rival, person) >= OFTEN.held) return { said: message('career.cause.heldYou', { circuit }), by: -1 };
  if (times('held', person, rival) >= OFTEN.held) return { said: message('career.cause.held', { circuit }), by: -1 };
  if (times('tow', person, rival) >= OFTEN.tow) return { said: message('career.cause.tow', { circuit }), by: -1 };
  if (times('tow', rival, person) >= OFTEN.gaveTow)
    return { said: message('career.cause.gaveTow', { circuit }), by: 1 };
  if (own.out || other.out) return undefined;
  const isPodium = result.cars.length >= PODIUM_CARS && own.place <= 3 && other.place <= 3;
  if (isPodium) return { said: message('career.cause.podium', { circuit }), by: 1 };
  // A knock for a knock is no fair fight.
  const isDuel = Math.abs(own.place - other.place) === 1 && gave === 0;
  return isDuel ? { said: message('career.cause.duel', { circuit }), by: 1 } : undefined;
}
