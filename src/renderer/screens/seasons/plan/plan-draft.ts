// A season being planned, and every way to change it: pure, so that it can be tested without a page.
// Not here: whether the host accepts it (seasons.create returns the reason as text).

import { SEASON_LIMITS, type TIE_RULES } from '@api/constants';
import type { Driver, GameCard } from '@api/contract';
import { isPerson } from '@api/drivers';
import type { PointsRule, SeasonDriver, SeasonPlan, SeasonRound, SeasonRules } from '@api/season';
import { COLOURS, type Colour } from '@core/contract';
import { type Named, newcomer } from '../../../app/drivers/characters';
import { t } from '../../../text/plan';
import type { Calendar } from '../list/calendars';
import { circuitName } from '../season-text';

/** The person here. */
export interface Names {
  person: string;
  colour: Colour;
}

/** What is wrong with a plan, as text that says what to do. at: a part of the plan, or the id of a driver or round. */
export interface PlanError {
  at: string;
  text: string;
}

const AI: Driver = { kind: 'ai', level: 'medium' };

/** The other drivers if several games are raced: as many as every box has room for. */
export const USUAL_FIELD: readonly Driver[] = [AI, AI, AI];

/** The default rules of a season. */
export const USUAL_RULES: SeasonRules = {
  points: { kind: 'own' },
  drop: 0,
  grid: 'reversed',
  ties: ['countback', 'latest'],
  fillIn: 'medium',
  missed: 'standIn',
};

/** A plan from a calendar, ready to start. field: the drivers beside the person here. */
export function planOf(
  calendar: Calendar,
  cards: readonly GameCard[],
  names: Names,
  field: readonly Driver[],
): SeasonPlan {
  const rounds = roundsOf(calendar);
  const start: SeasonPlan = {
    name: calendar.name,
    preset: calendar.key,
    drivers: [],
    teams: [],
    rounds,
    rules: USUAL_RULES,
  };
  return ([{ kind: 'you' }, ...field] satisfies Driver[]).reduce(
    (plan, driver) => addDriver(plan, cards, names, driver),
    start,
  );
}

/** The rounds of a calendar, without clocks: no guest sits at a season's table until a race of it is hosted. */
export function roundsOf(calendar: Calendar): SeasonRound[] {
  return calendar.rounds.map((round, at) => ({
    id: `r${at + 1}`,
    game: round.game,
    circuit: round.circuit,
    options: { ...round.options },
    clock: 0,
    series: false,
  }));
}

/** How many drivers the calendar takes, and the game that sets each limit. */
export function fieldOf(plan: SeasonPlan, cards: readonly GameCard[]) {
  const raced = gamesOf(plan, cards);
  const most = raced.reduce<GameCard | undefined>((a, b) => (a && a.seats[1] <= b.seats[1] ? a : b), undefined);
  const least = raced.reduce<GameCard | undefined>((a, b) => (a && a.seats[0] >= b.seats[0] ? a : b), undefined);
  return {
    // A race against no one is not a race, even if a game allows it for practice.
    least: Math.max(2, least?.seats[0] ?? 2),
    most: Math.min(SEASON_LIMITS.drivers, most?.seats[1] ?? SEASON_LIMITS.drivers),
    leastGame: least,
    mostGame: most,
  };
}

/** The games of the calendar, each once, in order. */
export function gamesOf(plan: Pick<SeasonPlan, 'rounds'>, cards: readonly GameCard[]): GameCard[] {
  const ids = [...new Set(plan.rounds.map((round) => round.game))];
  return ids.flatMap((id) => cards.find((card) => card.id === id) ?? []);
}

/** The only game of the calendar; undefined if there are several. */
export function onlyGame(plan: Pick<SeasonPlan, 'rounds'>, cards: readonly GameCard[]): GameCard | undefined {
  const [first, ...others] = gamesOf(plan, cards);
  return others.length === 0 ? first : undefined;
}

/** Colours to choose from: the one game's own, all of them among several games. */
export function paletteOf(plan: SeasonPlan, cards: readonly GameCard[]): readonly Colour[] {
  return onlyGame(plan, cards)?.colours ?? COLOURS;
}

/** One more driver with a free name and colour; the same plan if the calendar has no room. */
export function addDriver(plan: SeasonPlan, cards: readonly GameCard[], names: Names, driver: Driver): SeasonPlan {
  if (plan.drivers.length >= fieldOf(plan, cards).most) return plan;
  const wished = driver.kind === 'you' ? names.colour : undefined;
  const one: SeasonDriver = {
    id: freeId('d', plan.drivers),
    colour: freeColour(plan, cards, wished),
    ...(newcomer(driver, '', plan.drivers) ?? { name: nameFor(plan, names, driver), driver }),
    team: null,
  };
  return { ...plan, drivers: [...plan.drivers, one] };
}

/** Without this driver. */
export function removeDriver(plan: SeasonPlan, id: string): SeasonPlan {
  return { ...plan, drivers: plan.drivers.filter((one) => one.id !== id) };
}

/** The plan with another name, colour or team for a driver. */
export function withDriver(
  plan: SeasonPlan,
  id: string,
  change: Partial<Pick<SeasonDriver, 'name' | 'colour' | 'team'>>,
): SeasonPlan {
  return { ...plan, drivers: plan.drivers.map((one) => (one.id === id ? { ...one, ...change } : one)) };
}

/** The plan with another kind of driver. One person is 'you'; the previous one becomes a hot-seat person. */
export function withWheel(plan: SeasonPlan, names: Names, id: string, driver: Driver): SeasonPlan {
  const drivers = plan.drivers.map((one): SeasonDriver => {
    if (one.id !== id) {
      return driver.kind === 'you' && one.driver.kind === 'you' ? { ...one, driver: { kind: 'hotseat' } } : one;
    }
    return { ...one, ...changedDriver(plan, names, one, driver) };
  });
  return { ...plan, drivers };
}

/** A person keeps a name as a person; an AI driver keeps its character at another level. */
function changedDriver(plan: SeasonPlan, names: Names, one: SeasonDriver, driver: Driver): Named {
  const { name, driver: before } = one;
  if (isPerson(before) && isPerson(driver)) return { name, driver };
  if (before.kind === 'ai' && driver.kind === 'ai' && driver.character === undefined) {
    return { name, driver: { ...before, level: driver.level } };
  }
  const others = plan.drivers.filter((other) => other !== one);
  return newcomer(driver, name, others) ?? { name: nameFor(plan, names, driver), driver };
}

/** One more round, at the end. */
export function addRound(plan: SeasonPlan, round: Omit<SeasonRound, 'id'>): SeasonPlan {
  return { ...plan, rounds: [...plan.rounds, { ...round, id: freeId('r', plan.rounds) }] };
}

/** The plan with a changed round. */
export function withRound(plan: SeasonPlan, round: SeasonRound): SeasonPlan {
  return { ...plan, rounds: plan.rounds.map((one) => (one.id === round.id ? round : one)) };
}

/** Without this round. */
export function removeRound(plan: SeasonPlan, id: string): SeasonPlan {
  return { ...plan, rounds: plan.rounds.filter((one) => one.id !== id) };
}

/**
 * This many teams: new ones get a name, drivers of removed teams have none. They are filled in pairs until someone chooses
 * otherwise.
 */
export function withTeams(plan: SeasonPlan, count: number): SeasonPlan {
  const teams = Array.from(
    { length: Math.min(count, SEASON_LIMITS.teams) },
    (_, at) => plan.teams[at] ?? { id: `t${at + 1}`, name: t('name.team', { n: at + 1 }) },
  );
  const kept = new Set(teams.map((team) => team.id));
  const asPairs = plan.drivers.every((one, at) => one.team === pairTeam(plan.teams, at));
  const drivers = plan.drivers.map((one, at): SeasonDriver => {
    if (asPairs) return { ...one, team: pairTeam(teams, at) };
    return one.team !== null && kept.has(one.team) ? one : { ...one, team: null };
  });
  return { ...plan, teams, drivers };
}

/** The team of the driver at this place, 0-based, if teams are filled in pairs; null without teams. */
function pairTeam(teams: SeasonPlan['teams'], at: number): string | null {
  return teams[Math.floor(at / 2) % Math.max(1, teams.length)]?.id ?? null;
}

/** The plan with a changed rule. */
export function withRules(plan: SeasonPlan, change: Partial<SeasonRules>): SeasonPlan {
  return { ...plan, rules: { ...plan.rules, ...change } };
}

/** Points by place from which a custom table starts. */
export function tableFor(plan: SeasonPlan): Extract<PointsRule, { kind: 'table' }> {
  return { kind: 'table', table: [10, 8, 6, 4, 2, 1, 0, 0, 0, 0].slice(0, Math.max(2, plan.drivers.length)) };
}

/** The tie rules with one switched on or off: active rules keep their order. */
export function withTie(ties: SeasonRules['ties'], rule: (typeof TIE_RULES)[number], on: boolean): SeasonRules['ties'] {
  return on ? [...ties.filter((one) => one !== rule), rule] : ties.filter((one) => one !== rule);
}

/** What prevents the season from starting, worst first; empty: it can be raced. */
export function planErrors(plan: SeasonPlan, cards: readonly GameCard[]): PlanError[] {
  return [...nameErrors(plan), ...roundErrors(plan, cards), ...driverErrors(plan, cards), ...ruleErrors(plan)];
}

function nameErrors(plan: SeasonPlan): PlanError[] {
  return plan.name.trim() === '' ? [{ at: 'name', text: t('error.name') }] : [];
}

function roundErrors(plan: SeasonPlan, cards: readonly GameCard[]): PlanError[] {
  if (plan.rounds.length === 0) return [{ at: 'rounds', text: t('error.noRaces') }];
  if (plan.rounds.length > SEASON_LIMITS.rounds) {
    return [{ at: 'rounds', text: t('error.manyRaces', { most: SEASON_LIMITS.rounds }) }];
  }
  return plan.rounds.flatMap((round) => {
    const card = cards.find((one) => one.id === round.game);
    if (card === undefined) return [{ at: round.id, text: t('error.game') }];
    if (round.source !== undefined || card.circuits.some((one) => one.id === round.circuit)) return [];
    return [{ at: round.id, text: t('error.circuit') }];
  });
}

function driverErrors(plan: SeasonPlan, cards: readonly GameCard[]): PlanError[] {
  const found: PlanError[] = [];
  const { least, most, mostGame } = fieldOf(plan, cards);
  const { drivers } = plan;
  if (drivers.length < least) found.push({ at: 'drivers', text: t('error.fewDrivers', { least }) });
  if (drivers.length > most) {
    const text =
      mostGame === undefined
        ? t('error.manyDrivers', { most })
        : t('error.manyDriversOf', { game: mostGame.name, most });
    found.push({ at: 'drivers', text });
  }
  for (const [at, one] of drivers.entries()) {
    const before = drivers.slice(0, at);
    const name = one.name.trim();
    if (name === '') found.push({ at: one.id, text: t('error.nameless') });
    else if (before.some((other) => sameName(other.name, name))) {
      found.push({ at: one.id, text: t('error.twin', { name }) });
    }
    const twin = before.find((other) => other.colour === one.colour);
    if (twin !== undefined) found.push({ at: one.id, text: t('error.colour', { name: twin.name }) });
    const without = gamesOf(plan, cards).find((card) => !drives(one.driver, card));
    if (without !== undefined) {
      found.push({ at: one.id, text: t('error.driver', { game: without.name }) });
    }
  }
  if (drivers.length > 0 && drivers.every((one) => one.driver.kind === 'automaton')) {
    found.push({ at: 'drivers', text: t('error.nobody') });
  }
  return found;
}

function ruleErrors(plan: SeasonPlan): PlanError[] {
  const { rules, rounds } = plan;
  const found: PlanError[] = [];
  if (rounds.length > 0 && rules.drop >= rounds.length) {
    found.push({ at: 'drop', text: t('error.drop', { n: rounds.length }) });
  }
  const { points } = rules;
  if (points.kind === 'table') {
    if (points.table.every((value) => value === 0)) found.push({ at: 'points', text: t('error.points') });
    else if (points.table.some((value, at) => value > (points.table[at - 1] ?? value))) {
      found.push({ at: 'points', text: t('error.order') });
    }
  }
  return found;
}

/** The plan as sent to the host: names trimmed, teams only if someone drives for them. */
export function finishedPlan(plan: SeasonPlan): SeasonPlan {
  const drivers = plan.drivers.map((one) => ({ ...one, name: one.name.trim() }));
  const teams = plan.teams.map((team, at) => ({ ...team, name: team.name.trim() || t('name.team', { n: at + 1 }) }));
  return { ...plan, name: plan.name.trim(), drivers, teams };
}

/** 'Great Britain, USA, Italy': the calendar in one line. */
export function calendarLine(plan: SeasonPlan, cards: readonly GameCard[]): string {
  return plan.rounds.map((round) => circuitName(cards, round)).join(', ');
}

function drives(driver: Driver, card: GameCard): boolean {
  return driver.kind !== 'automaton' || card.automata.includes(driver.id);
}

function sameName(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

/** A free colour: the wished one, otherwise one that every game of the calendar knows, otherwise any. */
function freeColour(plan: SeasonPlan, cards: readonly GameCard[], wished?: Colour): Colour {
  const taken = new Set(plan.drivers.map((one) => one.colour));
  const palette = paletteOf(plan, cards);
  if (wished !== undefined && palette.includes(wished) && !taken.has(wished)) return wished;
  const raced = gamesOf(plan, cards);
  const common = palette.filter((colour) => raced.every((card) => card.colours.includes(colour)));
  return [...common, ...palette, ...COLOURS].find((colour) => !taken.has(colour)) ?? COLOURS[0];
}

function nameFor(plan: SeasonPlan, names: Names, driver: Driver): string {
  const free = (name: string) => plan.drivers.every((one) => !sameName(one.name, name));
  if (driver.kind === 'you' && free(names.person)) return names.person;
  const named = (n: number) =>
    driver.kind === 'automaton'
      ? `${capital(driver.id)} ${n}`
      : t(isPerson(driver) ? 'name.person' : 'name.driver', { n });
  for (let n = driver.kind === 'automaton' ? 1 : 2; ; n++) if (free(named(n))) return named(n);
}

function capital(word: string): string {
  return `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`;
}

function freeId(stem: string, used: readonly { id: string }[]): string {
  for (let n = used.length + 1; ; n++) if (used.every((one) => one.id !== `${stem}${n}`)) return `${stem}${n}`;
}
