// Careers as a host gives them, for the tests of the screens: one after three of six races, with changes. Not here: computing them
// (src/career).

import type {
  CareerDriver,
  CareerObjective,
  CareerRace,
  CareerSeason,
  CareerStanding,
  CareerSummary,
  CareerView,
  Cosmetic,
} from '@api/career/commands';
import { message } from '@api/messages';
import { granted } from '@host/api-errors';
import type { Party } from '@host/tests/party';

export const CAREER = 'career-1';

const POINTS = [10, 8, 6, 4, 2, 1];
/** Places race by race. */
const PLACES: Readonly<Record<string, readonly number[]>> = {
  'runa-silfr': [1, 2, 2],
  you: [2, 4, 1],
  'sora-tachigawa': [4, 1, 3],
  'dario-monti': [3, 3, 4],
  'zuri-okafor': [5, 6, 5],
  'lupe-aldana': [6, 5, 6],
};
const NAMES = ['Runa', 'Marta', 'Sora', 'Dario', 'Zuri', 'Lupe'];
const COLOURS = ['orange', 'red', 'blue', 'green', 'pink', 'yellow'] as const;

const LAKE: Cosmetic = { kind: 'livery', id: 'lake', said: message('career.livery', { id: 'lake' }) };
const BOLT: Cosmetic = { kind: 'pattern', id: 'bolt', said: message('career.pattern', { id: 'bolt' }) };
const IRON: Cosmetic = { kind: 'trophy', id: 'iron', said: message('career.trophy', { id: 'iron' }) };
const COAST = message('career.league', { league: 'coast' });
const CUP: Cosmetic = {
  kind: 'trophy',
  id: 'coast-gold',
  said: message('career.cup', { metal: 'gold', league: COAST }),
};

/** Six objectives: the season has the first three. */
export const OBJECTIVES: readonly CareerObjective[] = [
  goal('win', message('career.goal.win', { of: 1 }), 1, 1, 'done', LAKE),
  goal('ahead', message('career.goal.ahead', { name: 'Sora', of: 3 }), 2, 3, 'open', BOLT),
  {
    ...goal('last', message('career.goal.neverLast'), 1, 6, 'missed', IRON),
    why: message('career.why.last', { circuit: 'Italy' }),
  },
  goal('podiums', message('career.goal.podiums', { of: 4 }), 0, 4, 'open', LAKE),
  goal('points', message('career.goal.points', { of: 30 }), 0, 30, 'open', BOLT),
  goal('lead', message('career.goal.leadTable'), 0, 1, 'open', IRON),
];

function goal(
  id: string,
  said: CareerObjective['said'],
  value: number,
  of: number,
  state: CareerObjective['state'],
  reward: Cosmetic,
): CareerObjective {
  return { id, said, value, of, state, why: null, reward };
}

const IDS = Object.keys(PLACES);

/** Six drivers, the person second. */
export function drivers(): CareerDriver[] {
  return IDS.map((id, at) => ({
    id,
    name: NAMES[at]!,
    colour: COLOURS[at]!,
    person: id === 'you',
    level: id === 'you' ? null : 'hard',
  }));
}

/** The standings after this many races. */
export function standings(done: number): CareerStanding[] {
  const lines = IDS.map((driver) => {
    const races = Array.from({ length: 6 }, (_, at) => {
      const place = PLACES[driver]?.[at];
      return at < done && place !== undefined ? { place, points: POINTS[place - 1]!, out: false } : null;
    });
    const points = races.reduce((sum, race) => sum + (race?.points ?? 0), 0);
    return { driver, races, points, wins: races.filter((race) => race?.place === 1).length };
  }).sort((a, b) => b.points - a.points);
  return lines.map((line, at) => ({
    ...line,
    place: at + 1,
    shared: false,
    gap: lines[0]!.points - line.points,
    moved: line.driver === 'you' ? 1 : line.driver === 'sora-tachigawa' ? -1 : 0,
    zone: at < 2 ? 'up' : at > 3 ? 'down' : null,
  }));
}

function race(number: number, done: number): CareerRace {
  const state = number <= done ? 'done' : number === done + 1 ? 'next' : 'later';
  return {
    number,
    game: 'heat',
    circuit: ['italy', 'france', 'great-britain', 'usa', 'italy', 'france'][number - 1]!,
    options: {},
    laps: 2,
    state,
    parts: [
      {
        part: 'race',
        state: state === 'done' ? 'done' : 'open',
        drivers: [...IDS],
        results: [],
        match: state === 'done' ? `match-${number}` : null,
      },
    ],
    match: state === 'done' ? `match-${number}` : null,
  };
}

/** A season after this many of six races. */
export function season(done = 3, change: Partial<CareerSeason> = {}): CareerSeason {
  return {
    season: 3,
    league: 'coast',
    state: 'racing',
    drivers: drivers(),
    races: [1, 2, 3, 4, 5, 6].map((number) => race(number, done)),
    standings: standings(done),
    objectives: OBJECTIVES.slice(0, 3),
    rivals: [
      {
        driver: 'sora-tachigawa',
        relation: -2,
        last: message('career.cause.hit', { circuit: 'Italy' }),
        causes: [
          { said: message('career.cause.hit', { circuit: 'Italy' }), by: -1, season: 3, race: 1 },
          { said: message('career.cause.heldYou', { circuit: 'France' }), by: -1, season: 2, race: 4 },
        ],
      },
      { driver: 'lupe-aldana', relation: 0, last: null, causes: [] },
      {
        driver: 'dario-monti',
        relation: 3,
        last: message('career.cause.duel', { circuit: 'USA' }),
        causes: [{ said: message('career.cause.duel', { circuit: 'USA' }), by: 1, season: 2, race: 2 }],
      },
    ],
    ceremony: null,
    ...change,
  };
}

/** The career, in its third season. */
export function career(change: Partial<CareerView> = {}): CareerView {
  return {
    career: CAREER,
    name: 'Marta’s career',
    people: [{ name: 'Marta', colour: 'red' }],
    games: ['heat'],
    racesPerSeason: 6,
    leagues: [
      {
        league: 'sunday',
        state: 'behind',
        last: { season: 1, place: 1, shared: false, points: 52, outcome: 'promoted' },
      },
      {
        league: 'county',
        state: 'behind',
        last: { season: 2, place: 2, shared: false, points: 40, outcome: 'promoted' },
      },
      { league: 'coast', state: 'current', last: null },
      { league: 'tour', state: 'locked', last: null },
      { league: 'world', state: 'locked', last: null },
    ],
    now: season(),
    offers: [],
    next: {
      number: 4,
      part: 'race',
      game: 'heat',
      circuit: 'usa',
      options: {},
      laps: 2,
      grid: [...IDS],
      isGrid: true,
      stakes: message('career.stakes.close', { points: 2, name: 'Runa' }),
      match: null,
      waits: false,
    },
    won: [
      {
        ...LAKE,
        season: 2,
        league: 'county',
        race: 3,
        why: message('career.goal.win', { of: 1 }),
      },
    ],
    toWin: [BOLT, IRON, CUP],
    past: [
      { season: 2, league: 'county', place: 2, shared: false, points: 40, outcome: 'promoted', objectives: 2 },
      { season: 1, league: 'sunday', place: 1, shared: false, points: 52, outcome: 'promoted', objectives: 1 },
    ],
    ...change,
  };
}

/** The career as a line of the list. */
export function summary(change: Partial<CareerSummary> = {}): CareerSummary {
  return {
    career: CAREER,
    name: 'Marta’s career',
    people: [{ name: 'Marta', colour: 'red' }],
    state: 'racing',
    league: 'coast',
    season: 3,
    race: 4,
    races: 6,
    place: 2,
    shared: false,
    next: {
      game: 'heat',
      circuit: 'usa',
      match: null,
      stakes: message('career.stakes.close', { points: 2, name: 'Runa' }),
    },
    savedAt: '2026-11-30T20:00:00.000Z',
    ...change,
  };
}

/** Makes a host keep these careers, the first of them as a whole. */
export function keep(it: Party, view: CareerView, careers: readonly CareerSummary[] = [summary()]): void {
  it.host.handlers['careers.list'] = () => granted([...careers]);
  it.host.handlers['careers.get'] = () => granted(view);
}
