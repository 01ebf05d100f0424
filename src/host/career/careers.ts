// The commands of careers: making, racing, choosing objectives, the next season, files.
// Not here: what follows from races (src/career), or heats without people (heats.ts).

import type { CareerSummary, CareerView } from '@api/career/commands';
import type { In, Out, Reply } from '@api/contract';
import { message } from '@api/messages';
import type { Handlers } from '@api/session';
import { drawSeason } from '@career/draw';
import { acquaintances, endOf, ownLine, stateOf } from '@career/outcome';
import { isPerson } from '@career/plan';
import { isRaceable, racedSeason } from '@career/rounds';
import { setupOf } from '@career/setup';
import type { CareerPlan, CareerState } from '@career/types';
import { careerView, currentSeason, nextOf, seasonView, upcoming } from '@career/view';
import { wonOf } from '@career/won';
import type { AnyGame } from '@core/contract';
import type { StoredCareer } from '@store/career/careers';
import { granted, noSuchGame, type Refused, refuse } from '../api-errors';
import { type Context, gameIn } from '../context';
import type { Races } from '../match/races';
import { resume } from '../match/resume';
import { isoOf } from '../seasons/state';
import { hostTranslate } from '../translate';
import { fileText } from './file';
import type { Heats } from './heats';
import { importCareer } from './import';
import { careerIn, settleRaces, stateIn, tellCareer } from './state';

type Commands = Extract<keyof Handlers, `careers.${string}`>;

/** A start waits for this many heats without people, at most: all of a season. */
const MOST_WAITS = 30;

/** The handlers of careers. Results are kept when races end, and whenever careers are looked at. */
export function careerHandlers(context: Context, races: Races, heats: Heats): Pick<Handlers, Commands> {
  context.endings.add(() => {
    settleRaces(context);
    for (const { id } of context.store.careers.list()) void heats.drive(id);
  });

  return {
    'careers.list'() {
      settleRaces(context);
      return granted(context.store.careers.list().map((stored) => summaryOf(context, stored)));
    },
    'careers.create': (input) => create(context, input),
    'careers.get': ({ career }) => seen(context, career),
    'careers.objectives': (input) => choose(context, heats, input),
    'careers.start': ({ career }) => start(context, races, heats, career),
    'careers.next': ({ career }) => nextSeason(context, career),
    'careers.season'({ career, season }) {
      const found = looked(context, career);
      if (!found.ok) return found;
      const raced = racedSeason(found.value, context.games, season);
      if (raced === undefined) return refuse('not-found', message('career.no-season'));
      return granted(seasonView(found.value, context.games, raced));
    },
    'careers.rename': ({ career, name }) => changed(context, career, (plan) => ({ ...plan, name })),
    'careers.delete'({ career }) {
      if (!context.store.careers.remove(career)) return refuse('not-found', message('career.gone'));
      tellCareer(context, career);
      return granted(null);
    },
    'careers.of': ({ match }) => granted(placeOf(context, match)),
    'careers.export'({ career }) {
      const found = looked(context, career);
      if (!found.ok) return found;
      const fileName = `paddock-career-${slugOf(found.value.plan.name) || 'file'}.json`;
      return granted({ fileName, text: fileText(found.value, found.stored) });
    },
    'careers.import'({ text }) {
      const done = importCareer(context, text);
      if (done.ok) void heats.drive(done.value.career);
      return done;
    },
  };
}

/** The career with every result that is over. */
function looked(context: Context, career: string): ReturnType<typeof careerIn> {
  settleRaces(context);
  return careerIn(context, career);
}

function seen(context: Context, career: string): Reply<CareerView> {
  const found = looked(context, career);
  return found.ok ? granted(careerView(found.value, context.games)) : found;
}

function create(context: Context, { name, people, games, races }: In<'careers.create'>): Reply<CareerView> {
  const known = games.map((id) => gameIn(context, id));
  const missing = games.find((_, at) => known[at] === undefined);
  if (missing !== undefined) return noSuchGame(missing);
  const playable = known.filter((game) => game !== undefined);
  const small = playable.find((game) => !isRaceable(game));
  const refused =
    (new Set(games).size < games.length ? refuse('bad-input', message('career.game-twice')) : undefined) ??
    (small && refuse('bad-input', message('career.few-seats', { game: small.name }))) ??
    peopleTrouble(people);
  if (refused !== undefined) return refused;
  const id = context.newId();
  const base = { seed: context.newSeed(), people, games, races };
  const first = drawSeason(base, playable, { season: 1, league: 'sunday', companions: [], veterans: [], won: [] });
  const at = context.clock.now();
  const plan: CareerPlan = { ...base, name, seasons: [first] };
  context.store.careers.keep({ id, plan, made: at, at });
  tellCareer(context, id);
  return seen(context, id);
}

function peopleTrouble([first, second]: In<'careers.create'>['people']): Refused | undefined {
  if (first === undefined || second === undefined) return undefined;
  if (first.name.trim().toLowerCase() === second.name.trim().toLowerCase()) {
    return refuse('bad-input', message('career.same-name', { name: second.name }));
  }
  const { colour } = second;
  if (first.colour !== colour) return undefined;
  return refuse('bad-input', message('career.same-colour', { colour: message('colour', { colour }) }));
}

/** Changes a career's plan; refused if it is gone or damaged. */
function changed(context: Context, career: string, change: (plan: CareerPlan) => CareerPlan): Reply<CareerView> {
  const found = looked(context, career);
  if (!found.ok) return found;
  const plan = change(found.value.plan);
  context.store.careers.keep({ ...found.stored, plan, at: context.clock.now() });
  tellCareer(context, career);
  return seen(context, career);
}

function choose(context: Context, heats: Heats, { career, objectives }: In<'careers.objectives'>): Reply<CareerView> {
  const found = looked(context, career);
  if (!found.ok) return found;
  const { drawn } = currentSeason(found.value, context.games);
  if (drawn.chosen !== null) return refuse('not-allowed', message('career.chosen'));
  const isOffered = objectives.every((id) => drawn.offers.some((one) => one.id === id));
  if (!isOffered || new Set(objectives).size < objectives.length) return refuse('bad-input', message('career.which'));
  const done = changed(context, career, (plan) => ({
    ...plan,
    seasons: [...plan.seasons.slice(0, -1), { ...drawn, chosen: objectives }],
  }));
  void heats.drive(career);
  return done;
}

function nextSeason(context: Context, career: string): Reply<CareerView> {
  const found = looked(context, career);
  if (!found.ok) return found;
  const season = currentSeason(found.value, context.games);
  const end = endOf(season);
  if (end === undefined) return refuse('not-allowed', message('career.not-over'));
  const { plan } = found.value;
  const games = plan.games.map((id) => gameIn(context, id)).filter((game): game is AnyGame => game !== undefined);
  const missing = plan.games.find((id) => gameIn(context, id) === undefined);
  if (missing !== undefined) return noSuchGame(missing);
  const won = wonOf(found.value, context.games, season.number);
  const known = acquaintances(found.value, context.games, season);
  const next = drawSeason(plan, games, { season: season.number + 1, league: end.to, ...known, won });
  return changed(context, career, (before) => ({ ...before, seasons: [...before.seasons, next] }));
}

/** The half-driven race, or a new one. Heats without people that come first are driven before. */
async function start(context: Context, races: Races, heats: Heats, career: string): Promise<Reply<{ match: string }>> {
  for (let waits = 0; waits <= MOST_WAITS; waits++) {
    const found = looked(context, career);
    if (!found.ok) return found;
    const state = stateOf(currentSeason(found.value, context.games));
    if (state === 'objectives') return refuse('not-allowed', message('career.choose-first'));
    if (state === 'over') return refuse('not-allowed', message('career.over'));
    const next = upcoming(found.value, context.games);
    if (next?.part.drivers?.some(isPerson) === true) return startNow(context, races, found.value, next);
    const before = found.value.raced.length;
    await heats.drive(career);
    const after = careerIn(context, career);
    if (after.ok && after.value.raced.length === before) break;
  }
  return refuse('internal', message('career.prelim-failed'));
}

function startNow(
  context: Context,
  races: Races,
  { career }: CareerState,
  { season, round, part }: NonNullable<ReturnType<typeof upcoming>>,
): Reply<{ match: string }> {
  const running = part.raced?.match;
  if (running != null) {
    const head = context.store.saves.head(running);
    const isSound = head !== undefined && resume(context.store.saves, context.games, head).ok;
    return isSound ? granted({ match: running }) : refuse('not-allowed', message('career.race-damaged'));
  }
  const made = setupOf(season, context.games, round, part);
  if (made === undefined) return refuse('internal', message('career.prelim-failed'));
  if (!made.ok) return refuse('not-allowed', made.trouble);
  const row = { career, season: season.number, round: round.number, part: part.part };
  // Both or neither: a race that nobody knows would be raced twice.
  const begun = context.store.careers.together(() => {
    const race = races.create(made.setup);
    if (!race.ok) return race;
    const at = context.clock.now();
    context.store.careers.keepRace({ ...row, race: race.value.match, result: undefined, at });
    const stored = context.store.careers.get(career);
    if (stored !== undefined) context.store.careers.keep({ ...stored, at });
    return race;
  });
  tellCareer(context, career);
  return begun;
}

function summaryOf(context: Context, stored: StoredCareer): CareerSummary {
  const state = stateIn(context, stored);
  const savedAt = isoOf(stored.at);
  if (state === undefined) {
    const name = hostTranslate(context)('name.damagedSeason');
    const nothing = { people: [], season: 0, race: 0, races: 0, place: null, shared: false, next: null };
    return { career: stored.id, name, state: 'damaged', league: 'sunday', ...nothing, savedAt };
  }
  const season = currentSeason(state, context.games);
  const next = nextOf(state, context.games);
  const line = ownLine(season);
  const done = season.rounds.filter(({ finishes }) => finishes !== undefined).length;
  return {
    career: stored.id,
    name: state.plan.name,
    people: state.plan.people.map((one) => ({ ...one })),
    state: stateOf(season),
    league: season.drawn.league,
    season: season.number,
    race: next?.number ?? Math.max(1, done),
    races: season.rounds.length,
    place: done === 0 ? null : (line?.place ?? null),
    shared: done > 0 && line?.shared === true,
    next: next && { game: next.game, circuit: next.circuit, match: next.match, stakes: next.stakes },
    savedAt,
  };
}

function placeOf(context: Context, match: string): Out<'careers.of'> {
  const row = context.store.careers.ofRace(match);
  const found = row && careerIn(context, row.career);
  if (row === undefined || !found?.ok) return null;
  const season = racedSeason(found.value, context.games, row.season);
  const round = season?.rounds[row.round - 1];
  const part = round?.parts.find((one) => one.part === row.part);
  if (season === undefined || round === undefined || part === undefined) return null;
  const made = setupOf(season, context.games, round, part);
  const drivers = part.raced?.result?.cars.map(({ driver }) => driver) ?? (made?.ok === true ? made.drivers : []);
  return {
    career: row.career,
    name: found.value.plan.name,
    league: season.drawn.league,
    season: row.season,
    race: row.round,
    races: season.rounds.length,
    part: part.part,
    drivers,
    people: drivers.flatMap((driver, seat) => (isPerson(driver) ? [seat] : [])),
  };
}

/** Turns 'Winter Cup 2027' into 'winter-cup-2027'. */
function slugOf(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase();
  return plain
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
