// The catalogue of objectives, and how far one is. All of them can be reached in any game. Not here: which ones a season offers
// (draw.ts).

import type { MessageDescriptor } from '@i18n/messages';
import { gameName, gameOf } from '@season/games';
import { circuitMessage, message } from '@season/messages';
import type { SeasonGames } from '@season/types';
import { type Drive, drivesOf } from './drives';
import { nameOf } from './plan';
import type { RacedSeason } from './rounds';
import type { Offer } from './types';

/** Every kind of objective; an offer's id begins with it. */
export const GOALS = [
  'win',
  'podiums',
  'podiumGames',
  'scoreAll',
  'ahead',
  'gain',
  'gainTotal',
  'lead',
  'beatAll',
  'winGame',
  'lastPodium',
  'streak',
  'points',
  'neverLast',
  'fromBack',
  'keepPlace',
  'lateMove',
  'leadTable',
  'topThree',
  'respect',
] as const;
export type Goal = (typeof GOALS)[number];

/** How far an objective is. why: of a missed one. */
export interface Progress {
  readonly value: number;
  readonly state: 'open' | 'done' | 'missed';
  readonly why: MessageDescriptor | null;
}

/** What an objective is judged by. respect: rivals who respect the people or like them better. left: races to come. */
interface Season {
  readonly drives: readonly Drive[];
  readonly left: number;
  readonly gamesLeft: readonly string[];
  readonly rivals: number;
  readonly respect: number;
  /** After the last race; null before. */
  readonly place: number | null;
  readonly games: SeasonGames;
}

/** The kind of an offer. */
export function goalOf({ id }: Pick<Offer, 'id'>): Goal | undefined {
  const kind = id.split('.')[0];
  return GOALS.find((one) => one === kind);
}

/** The best progress of any of the people. respect: counts the rivals who respect them as the season stands now. */
export function progressOf(
  offer: Offer,
  season: RacedSeason,
  people: readonly string[],
  respect: () => number,
  games: SeasonGames,
): Progress {
  const respected = goalOf(offer) === 'respect' ? respect() : 0;
  const all = people.map((person) => judged(offer, seasonFor(season, person, respected, games)));
  const [first, ...others] = all;
  if (first === undefined) return { value: 0, state: 'open', why: null };
  return others.reduce((best, one) => (worth(one) > worth(best) ? one : best), first);
}

/** The objective as a sentence. */
export function goalMessage(offer: Offer, games: SeasonGames): MessageDescriptor {
  const { of, rival, game } = offer;
  switch (goalOf(offer)) {
    case 'win':
      return message('career.goal.win', { of });
    case 'podiums':
      return message('career.goal.podiums', { of });
    case 'podiumGames':
      return message('career.goal.podiumGames', { of });
    case 'scoreAll':
      return message('career.goal.scoreAll');
    case 'ahead':
      return message('career.goal.ahead', { of, name: nameOf(rival ?? '') });
    case 'gain':
      return message('career.goal.gain', { of });
    case 'gainTotal':
      return message('career.goal.gainTotal', { of });
    case 'lead':
      return message('career.goal.lead', { of });
    case 'beatAll':
      return message('career.goal.beatAll');
    case 'winGame':
      return message('career.goal.winGame', { game: gameName(games, game ?? '') });
    default:
      return laterGoalMessage(offer);
  }
}

function laterGoalMessage(offer: Offer): MessageDescriptor {
  const { of } = offer;
  switch (goalOf(offer)) {
    case 'lastPodium':
      return message('career.goal.lastPodium');
    case 'streak':
      return message('career.goal.streak', { of });
    case 'points':
      return message('career.goal.points', { of });
    case 'neverLast':
      return message('career.goal.neverLast');
    case 'fromBack':
      return message('career.goal.fromBack');
    case 'keepPlace':
      return message('career.goal.keepPlace', { of });
    case 'lateMove':
      return message('career.goal.lateMove', { of });
    case 'leadTable':
      return message('career.goal.leadTable');
    case 'topThree':
      return message('career.goal.topThree');
    default:
      return message('career.goal.respect', { of });
  }
}

function worth({ state, value }: Progress): number {
  return (state === 'done' ? 2 : state === 'open' ? 1 : 0) * 1000 + value;
}

function seasonFor(season: RacedSeason, person: string, respect: number, games: SeasonGames): Season {
  const { drawn, rounds, view } = season;
  const open = rounds.filter(({ finishes }) => finishes === undefined);
  return {
    drives: drivesOf(season, person),
    left: open.length,
    gamesLeft: open.flatMap(({ number }) => drawn.races[number - 1]?.game ?? []),
    rivals: drawn.rivals.length,
    respect,
    place: open.length > 0 ? null : (view.table.find(({ driver }) => driver === person)?.place ?? null),
    games,
  };
}

function judged(offer: Offer, season: Season): Progress {
  const { drives, left, games } = season;
  const { of } = offer;
  const kind = goalOf(offer);
  switch (kind) {
    case 'scoreAll':
      return unbroken(offer, season, ({ points }) => points > 0, outOf);
    case 'neverLast':
      return unbroken(offer, season, ({ place, cars, out }) => !out && place < cars, lastOf);
    case 'lastPodium': {
      const last = left === 0 ? drives.at(-1) : undefined;
      if (last === undefined) return { value: 0, state: 'open', why: null };
      const isDone = isPodium(last);
      const circuit = circuitMessage(gameOf(games, last.game), last.circuit);
      const why = last.out ? outOf(last, games) : message('career.why.place', { place: last.place, circuit });
      return isDone ? { value: 1, state: 'done', why: null } : { value: 0, state: 'missed', why };
    }
    case 'topThree': {
      if (season.place === null) return { value: 0, state: 'open', why: null };
      const isDone = season.place <= 3;
      const why = message('career.why.season', { place: season.place });
      return isDone ? { value: 1, state: 'done', why: null } : { value: 0, state: 'missed', why };
    }
    case 'respect':
      // Feelings can still change, so this one is only won at the end.
      return counted(season.respect, of, left, left > 0 ? null : of - season.respect <= 0);
    default:
      return counted(Math.min(of, reachedIn(kind, offer, season)), of, left, undefined, mostFrom(kind, offer, season));
  }
}

/** isDone: null: not yet decided; undefined: as soon as the value is reached. most: still to come at best. */
function counted(
  value: number,
  of: number,
  left: number,
  isDone: boolean | null | undefined,
  most = Infinity,
): Progress {
  const done = isDone === undefined ? value >= of : isDone === true;
  if (done) return { value: Math.min(value, of), state: 'done', why: null };
  if (left === 0) return { value, state: 'missed', why: message('career.why.ended', { value, of }) };
  if (value + most < of) return { value, state: 'missed', why: message('career.why.few', { left }) };
  return { value: Math.min(value, of), state: 'open', why: null };
}

/** Every race has to fit; one that does not decides. */
function unbroken(
  { of }: Offer,
  { drives, left, games }: Season,
  fits: (drive: Drive) => boolean,
  why: (drive: Drive, games: SeasonGames) => MessageDescriptor,
): Progress {
  const broken = drives.find((drive) => !fits(drive));
  const value = drives.filter(fits).length;
  if (broken !== undefined) return { value, state: 'missed', why: why(broken, games) };
  return { value, state: left === 0 && value >= of ? 'done' : 'open', why: null };
}

function outOf({ game, circuit }: Drive, games: SeasonGames): MessageDescriptor {
  return message('career.why.out', { circuit: circuitMessage(gameOf(games, game), circuit) });
}

function lastOf(drive: Drive, games: SeasonGames): MessageDescriptor {
  if (drive.out) return outOf(drive, games);
  return message('career.why.last', { circuit: circuitMessage(gameOf(games, drive.game), drive.circuit) });
}

/** What has been reached so far. */
function reachedIn(kind: Goal | undefined, { rival, game }: Offer, { drives }: Season): number {
  const count = (fits: (drive: Drive) => boolean) => drives.filter(fits).length;
  switch (kind) {
    case 'win':
      return count(isWin);
    case 'podiums':
      return count(isPodium);
    case 'podiumGames':
      return new Set(drives.filter(isPodium).map((drive) => drive.game)).size;
    case 'ahead':
      return count(({ beaten }) => beaten.includes(rival ?? ''));
    case 'gain':
      return Math.max(0, ...drives.map(({ gained }) => gained));
    case 'gainTotal':
      return drives.reduce((sum, { gained }) => sum + gained, 0);
    case 'lead':
      return drives.reduce((sum, { led }) => sum + led, 0);
    case 'beatAll':
      return new Set(drives.flatMap(({ beaten }) => beaten.filter((one) => !one.startsWith('you')))).size;
    case 'winGame':
      return Math.min(
        1,
        count((drive) => isWin(drive) && drive.game === game),
      );
    case 'streak':
      return longestRun(drives, isPodium);
    case 'points':
      return drives.reduce((sum, { points }) => sum + points, 0);
    case 'fromBack':
      return Math.min(
        1,
        count(({ fromBack }) => fromBack),
      );
    case 'keepPlace':
      return count(({ kept }) => kept);
    case 'lateMove':
      return count(({ late }) => late);
    case 'leadTable':
      return Math.min(
        1,
        count(({ leads }) => leads),
      );
    default:
      return 0;
  }
}

/** What the races to come can add at best; where only playing tells, anything. */
function mostFrom(kind: Goal | undefined, { game }: Offer, { drives, left, gamesLeft }: Season): number {
  switch (kind) {
    case 'win':
    case 'podiums':
    case 'ahead':
    case 'keepPlace':
    case 'lateMove':
      return left;
    case 'points':
      return left * 10;
    case 'winGame':
      return gamesLeft.includes(game ?? '') ? 1 : 0;
    case 'podiumGames': {
      const had = drives.filter(isPodium).map((drive) => drive.game);
      return new Set(gamesLeft.filter((one) => !had.includes(one))).size;
    }
    case 'streak':
      return runAtEnd(drives) + left - longestRun(drives, isPodium);
    default:
      return Infinity;
  }
}

function isWin({ place, out }: Drive): boolean {
  return place === 1 && !out;
}

function isPodium({ place, out }: Drive): boolean {
  return place <= 3 && !out;
}

function longestRun(drives: readonly Drive[], fits: (drive: Drive) => boolean): number {
  let [run, longest] = [0, 0];
  for (const drive of drives) {
    run = fits(drive) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** How many races in a row up to now ended on the podium. */
function runAtEnd(drives: readonly Drive[]): number {
  const broken = drives.findLastIndex((drive) => !isPodium(drive));
  return drives.length - 1 - broken;
}
