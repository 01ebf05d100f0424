// What is at stake in the next race, as one sentence. What it promises holds whatever the others do, short of a dead heat. Not here: the standings.

import type { LeagueId } from '@api/career/commands';
import type { SeasonLine } from '@api/season';
import type { MessageDescriptor } from '@i18n/messages';
import { message } from '@season/messages';
import { LEAGUE_ORDER, LINES, rankOf } from './leagues';
import { POINTS } from './plan';
import { leagueMessage } from './rewards';
import type { Part } from './types';

/** The situation before a race. own: the person whose place counts. goOn: places of a heat that reach the final. cars: of this part. */
export interface Situation {
  readonly league: LeagueId;
  readonly number: number;
  readonly races: number;
  readonly part: Part;
  readonly goOn: number;
  readonly cars: number;
  readonly table: readonly SeasonLine[];
  readonly own: string;
  nameOf(driver: string): string;
}

/** The sentence. */
export function stakesOf(situation: Situation): MessageDescriptor {
  const { league, number, races, part, goOn } = situation;
  if (part === 'prelimA' || part === 'prelimB') return message('career.stakes.prelim', { place: goOn });
  if (number === races) return lastRace(situation);
  if (number === 1) {
    const above = LEAGUE_ORDER[rankOf(league) + 1];
    return above === undefined
      ? message('career.stakes.first-world', { races })
      : message('career.stakes.first', { races, league: leagueMessage(above) });
  }
  return onTheWay(situation);
}

/** In the middle of a season: what a win would do to the distance to the leader. */
function onTheWay({ table, own, nameOf }: Situation): MessageDescriptor {
  const line = table.find(({ driver }) => driver === own);
  const others = table.filter(({ driver }) => driver !== own);
  const best = Math.max(...others.map(({ points }) => points));
  const rival = others.find(({ points }) => points === best);
  // The best that anyone else can do then is second.
  const lead = (line?.points ?? 0) + POINTS[0] - (best + POINTS[1]);
  const wasAhead = (line?.points ?? 0) > best;
  if (wasAhead || rival === undefined) return message('career.stakes.lead', { points: lead });
  const name = nameOf(rival.driver);
  if (lead < 0) return message('career.stakes.close', { points: -lead, name });
  return lead === 0 ? message('career.stakes.level', { name }) : message('career.stakes.pass', { name });
}

/** The last race: what each place would surely mean, or might. */
function lastRace(situation: Situation): MessageDescriptor {
  const { league, cars } = situation;
  const isTop = league === 'world';
  const sure = sureUpTo(situation, isTop ? 1 : LINES.up);
  if (sure === cars) return isTop ? message('career.stakes.title-safe') : message('career.stakes.up-safe');
  if (sure === 1) return isTop ? message('career.stakes.title-win') : message('career.stakes.up-win');
  if (sure > 1) {
    return isTop ? message('career.stakes.title', { place: sure }) : message('career.stakes.up', { place: sure });
  }
  const [best] = rangeAt(situation, 1);
  if (best <= (isTop ? 1 : LINES.up)) {
    return isTop ? message('career.stakes.title-hope') : message('career.stakes.up-hope');
  }
  return stay(situation) ?? message('career.stakes.free');
}

/** What staying in the league takes; undefined if it is safe or lost, or there is nothing below. */
function stay(situation: Situation): MessageDescriptor | undefined {
  const { league, cars } = situation;
  const safe = sureUpTo(situation, LINES.safe);
  if (league === 'sunday' || safe === cars) return undefined;
  const name = leagueMessage(league);
  if (safe > 1) return message('career.stakes.stay', { place: safe, league: name });
  if (safe === 1) return message('career.stakes.stay-win', { league: name });
  const [best] = rangeAt(situation, 1);
  return best <= LINES.safe ? message('career.stakes.stay-hope', { league: name }) : undefined;
}

/** The worst place in this race that surely gives at least this place in the season; 0: none. */
function sureUpTo(situation: Situation, wanted: number): number {
  let sure = 0;
  for (let place = 1; place <= situation.cars; place++) {
    const [, worst] = rangeAt(situation, place);
    if (worst > wanted) return sure;
    sure = place;
  }
  return sure;
}

/**
 * The best and the worst place in the season after finishing this race on a place, over every order of the others. Equal points
 * count for the person in the best, and against them in the worst. In a final, the last two of the race share a place.
 */
function rangeAt({ table, own, part }: Situation, place: number): [best: number, worst: number] {
  const points = (table.find(({ driver }) => driver === own)?.points ?? 0) + (POINTS[place - 1] ?? 0);
  const others = table.filter(({ driver }) => driver !== own).map((line) => line.points);
  const given = part === 'final' ? [...POINTS.slice(0, -1), POINTS[4]] : POINTS;
  const left = given.filter((_, at) => at !== place - 1);
  let [best, worst] = [others.length + 1, 1];
  for (const order of ordersOf(left)) {
    const totals = others.map((other, at) => other + (order[at] ?? 0));
    best = Math.min(best, 1 + totals.filter((total) => total > points).length);
    worst = Math.max(worst, 1 + totals.filter((total) => total >= points).length);
  }
  return [best, worst];
}

function ordersOf(list: readonly number[]): number[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((one, at) => ordersOf(list.filter((_, other) => other !== at)).map((rest) => [one, ...rest]));
}
