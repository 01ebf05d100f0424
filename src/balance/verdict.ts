// Judges a balance report: one pair of words, findings in order of weight, and changes worth trying.
// Not here: the sentences, which are messages (text/), or trying a change.

import type { CircuitChange } from '@core/contract';
import type { MessageDescriptor } from '@i18n/messages';
import { standardError } from './interval';
import { driverMessage, message } from './messages';
import type { BalanceReport, PlaceReport } from './report';

/** early: too few races; uneven: a starting place wins too much or too little; lucky: skill hardly counts. */
export type Fairness = 'early' | 'fair' | 'uneven' | 'lucky';
/** long: takes more minutes than usual in this game; slow: the order hardly changes; fast: neither. */
export type Pace = 'fast' | 'long' | 'slow';

/** Something to know about the circuit. corner: 1-based, if it is about one. weight: higher is more important. */
export interface Finding {
  readonly code:
    | 'unended'
    | 'start'
    | 'lucky'
    | 'driver'
    | 'idle'
    | 'harsh'
    | 'long'
    | 'slow'
    | 'early-lead'
    | 'one-way';
  readonly weight: number;
  readonly corner: number | null;
  readonly message: MessageDescriptor;
}

/** A change of one thing that would answer a finding. */
export type Suggestion = CircuitChange;

/**
 * The verdict. pace: null as long as it is too early. findings: the most important one first. suggestions: in the order in which they are worth
 * a try, whether or not the circuit can become like that (see shownOf).
 */
export interface Verdict {
  readonly fairness: Fairness;
  readonly pace: Pace | null;
  readonly message: MessageDescriptor;
  readonly findings: readonly Finding[];
  readonly suggestions: readonly Suggestion[];
}

/** Fewer races than this say nothing yet. */
export const LEAST_RACES = 60;
/** Fewer races of the skill series than this say nothing about luck. */
const LEAST_DUELS = 40;
/** Skill hardly counts if the better of two levels wins less than this share of races of two. */
const LUCKY_SHARE = 0.55;
/** Overtakes per lap and car below which the order hardly changes. */
const SLOW_OVERTAKES = 0.5;
/** Standard errors from an even share at which a circuit favours a driver, or the opposite: there are up to six to go by. */
const FAVOURED = 3;
/** A race was decided early if less than this share of races was open with a third to go. */
const EARLY_OPEN = 0.2;
/** A corner decides nothing below these: a share of passes, and points per pass. */
const IDLE = { troubles: 0.002, cost: 0.1 } as const;
/** Passes that a corner needs before it is judged. */
const LEAST_PASSES = 100;
/** A leg leaves no choice below this many different ways, and needs this many runs to be judged. */
const ONE_WAY = { ways: 1.5, runs: 100 } as const;
const MOST_SUGGESTIONS = 3;
/** Spaces that a corner may be moved by, in the order in which they are tried. */
const MOVES = [2, 1] as const;
/** Findings are ordered by kind first, and by how far they are from the threshold within a kind. */
const KINDS: readonly Finding['code'][] = [
  ...(['one-way', 'early-lead', 'slow', 'long', 'harsh', 'idle'] as const),
  ...(['driver', 'lucky', 'start', 'unended'] as const),
];

/** The verdict on a report. */
export function verdictOf(report: BalanceReport): Verdict {
  const unended = unendedIn(report);
  if (report.races < LEAST_RACES) {
    const early = message('verdict.early', { races: report.races, least: LEAST_RACES });
    return { fairness: 'early', pace: null, message: early, findings: unended, suggestions: [] };
  }
  const findings = [
    ...unended,
    ...startsIn(report),
    ...luckIn(report),
    ...driversIn(report),
    ...cornersIn(report),
    ...raceIn(report),
    ...waysIn(report),
  ].sort((a, b) => b.weight - a.weight);
  const has = (code: Finding['code']): boolean => findings.some((one) => one.code === code);
  const fairness = has('start') ? 'uneven' : has('lucky') ? 'lucky' : 'fair';
  const pace = has('long') ? 'long' : has('slow') ? 'slow' : 'fast';
  const suggestions = [...findings.flatMap((one) => suggestionFor(report, one)), ...findings.flatMap(movesFor)];
  return { fairness, pace, message: message('verdict', { fairness, pace }), findings, suggestions };
}

/** The suggestions to show: three at most that the circuit can become, and one move of each corner. */
export function shownOf(suggestions: readonly Suggestion[], isPossible: (one: Suggestion) => boolean): Suggestion[] {
  const shown: Suggestion[] = [];
  for (const one of suggestions) {
    if (shown.length === MOST_SUGGESTIONS) break;
    const isMoved = 'move' in one && shown.some((other) => 'move' in other && other.corner === one.corner);
    if (!isMoved && isPossible(one)) shown.push(one);
  }
  return shown;
}

/** A suggestion as a message. */
export function suggestionMessage(suggestion: Suggestion): MessageDescriptor {
  if ('laps' in suggestion) return message('suggestion.laps', suggestion);
  return 'move' in suggestion
    ? message('suggestion.move', { ...suggestion, spaces: Math.abs(suggestion.move), way: wayOf(suggestion.move) })
    : message('suggestion.limit', suggestion);
}

/** The way that a corner moves, for a message. */
export function wayOf(move: number): 'on' | 'back' {
  return move > 0 ? 'on' : 'back';
}

/** excess: how far past the threshold, from 0. */
function finding(
  code: Finding['code'],
  excess: number,
  text: MessageDescriptor,
  corner: number | null = null,
): Finding {
  return { code, weight: KINDS.indexOf(code) + excess / (1 + excess), corner, message: text };
}

function unendedIn({ unended }: BalanceReport): Finding[] {
  const [first] = unended;
  if (first === undefined) return [];
  const races = unended.length;
  return [finding('unended', races, message('finding.unended', { races, seed: first.seed }))];
}

function startsIn({ starts, cars }: BalanceReport): Finding[] {
  return starts
    .filter(({ share, fair }) => share < fair.low || share > fair.high)
    .map(({ place, share, starts: races }) => {
      const errors = Math.abs(share - 1 / cars) / standardError(cars, races);
      const values = { place, share: percent(share), fair: percent(1 / cars) };
      return finding('start', errors, message('finding.start', values));
    });
}

function luckIn({ game, skill }: BalanceReport): Finding[] {
  if (skill === null || skill.starts < LEAST_DUELS || skill.share >= LUCKY_SHARE) return [];
  const { share, starts } = skill;
  const better = driverMessage(game, skill.better);
  const worse = driverMessage(game, skill.worse);
  return [
    finding(
      'lucky',
      LUCKY_SHARE - share,
      message('finding.lucky', { better, worse, share: percent(share), races: starts }),
    ),
  ];
}

function driversIn({ game, drivers, cars }: BalanceReport): Finding[] {
  const fair = 1 / cars;
  return drivers.flatMap((one) => {
    if (Math.abs(one.share - fair) <= FAVOURED * standardError(cars, one.starts)) return [];
    const values = { driver: driverMessage(game, one.driver), share: percent(one.share), fair: percent(fair) };
    return [finding('driver', Math.abs(one.share - fair), message('finding.driver', values))];
  });
}

function cornersIn({ places, usual }: BalanceReport): Finding[] {
  return places.flatMap((one) => {
    const { corner, passes, troubleShare, costPerPass } = one;
    if (corner === null || passes < LEAST_PASSES) return [];
    if (troubleShare <= IDLE.troubles && costPerPass <= IDLE.cost) {
      const values = { corner, cost: Math.round(costPerPass * 100) / 100 };
      return [finding('idle', IDLE.cost - costPerPass, message('finding.idle', values), corner)];
    }
    if (usual === null || troubleShare <= usual.troubles) return [];
    const values = { corner, share: percent(troubleShare) };
    return [finding('harsh', troubleShare - usual.troubles, message('finding.harsh', values), corner)];
  });
}

function raceIn({ minutes, laps, cars, open, usual }: BalanceReport): Finding[] {
  const found: Finding[] = [];
  const most = (usual?.minutes ?? Number.POSITIVE_INFINITY) * cars;
  if (minutes !== null && minutes.mean > most) {
    const values = { minutes: Math.round(minutes.mean) };
    found.push(finding('long', minutes.mean / most - 1, message('finding.long', values)));
  }
  const overtakes = laps.reduce((sum, lap) => sum + lap.overtakes, 0) / Math.max(1, laps.length);
  if (overtakes < SLOW_OVERTAKES * cars) {
    const values = { overtakes: Math.round(overtakes * 10) / 10, cars };
    found.push(finding('slow', SLOW_OVERTAKES - overtakes / cars, message('finding.slow', values)));
  }
  if (open !== null && open < EARLY_OPEN) {
    found.push(finding('early-lead', EARLY_OPEN - open, message('finding.early-lead', { share: percent(1 - open) })));
  }
  return found;
}

/** Only on the first leg do ways differ because cars start from different places, so it counts only where there is no other. */
function waysIn({ legs }: BalanceReport): Finding[] {
  const judged = legs.filter(({ runs }) => runs >= ONE_WAY.runs);
  const chosen = judged.some(({ leg }) => leg > 1) ? judged.filter(({ leg }) => leg > 1) : judged;
  if (chosen.length === 0 || chosen.some(({ ways }) => ways >= ONE_WAY.ways)) return [];
  const most = Math.max(...chosen.map(({ ways }) => ways));
  return [finding('one-way', ONE_WAY.ways - most, message('finding.one-way'))];
}

/** The change that would answer a finding, if one thing can. */
function suggestionFor({ places, lapsOption }: BalanceReport, { code, corner }: Finding): Suggestion[] {
  if (code === 'idle') return limitOf(places, corner, 'lower');
  if (code === 'harsh') return limitOf(places, corner, 'higher');
  if (lapsOption === null) return [];
  const { now, min, max } = lapsOption;
  if (code === 'long') return now > min ? [{ laps: now - 1 }] : [];
  return code === 'lucky' && now < max ? [{ laps: now + 1 }] : [];
}

/**
 * Moves of a corner. On from the corner before, cars come to one that decides nothing with more speed; back towards it, they come to a harsh one
 * with less.
 */
function movesFor({ code, corner }: Finding): Suggestion[] {
  if (corner === null || (code !== 'idle' && code !== 'harsh')) return [];
  return MOVES.map((spaces) => ({ corner, move: code === 'idle' ? spaces : -spaces }));
}

function limitOf(places: readonly PlaceReport[], corner: number | null, to: 'lower' | 'higher'): Suggestion[] {
  const limit = places.find((one) => one.corner === corner)?.limit?.[to] ?? null;
  return corner === null || limit === null ? [] : [{ corner, limit }];
}

function percent(share: number): number {
  return Math.round(100 * share);
}
