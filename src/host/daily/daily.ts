// The commands of the race of the day and of the week: what is raced, the one scored attempt, practice, friends and the calendar.
// Not here: which race a date has (src/daily), or the result of a finished one (settle.ts).

import type { RaceSetup, Reply, SeatSetup } from '@api/contract';
import type { CalendarDay, DailyKind, DailyRace, FriendResult } from '@api/daily/commands';
import { localDay } from '@api/daily/local-day';
import { message } from '@api/messages';
import type { Handlers } from '@api/session';
import { readCode } from '@daily/code';
import { DAILY_LEVEL, dailyRace, dayOfNumber, FIRST_DAY, mondayOf, type DailyRace as Planned } from '@daily/race';
import { addDays } from '@puzzles/days';
import { streakOf } from '@puzzles/streak';
import type { StoredDaily } from '@store/daily/daily';
import { granted, type Refused, refuse } from '../api-errors';
import { type Context, tellOwners } from '../context';
import { savedSettings } from '../installation';
import type { Races } from '../match/races';
import { keptResult, proofIn, settled } from './settle';

type Commands = Extract<keyof Handlers, `daily.${string}`>;

/** Days that the strip of the streak shows. */
const STRIP = 14;

type Which = { kind: DailyKind; day: string };

/** The handlers of races of the day. Scored races that are running lose their hints and take-backs at once. */
export function dailyHandlers(context: Context, races: Races): Pick<Handlers, Commands> {
  const days = new Days(context);
  for (const { race, result } of context.store.daily.attempts()) {
    if (result === undefined) context.roster.scored.add(race);
  }
  context.endings.add(() => days.settleAll());

  return {
    'daily.home'() {
      const plan = days.today();
      if (plan === undefined) return refuse('not-found', message('no-this-game'));
      const { day } = plan;
      const known = days.known();
      const done = doneDays(known);
      const before = done.findLast((one) => one < day);
      return granted({
        today: days.raceOf(plan, known),
        week: days.raceOf(days.planned('week', day), known),
        before: before === undefined ? null : days.raceOf(days.planned('day', before), known),
        streak: streakOf(done, day),
        days: Array.from({ length: STRIP }, (_, at) => {
          const one = addDays(day, at + 1 - STRIP);
          return { day: one, done: done.includes(one) };
        }),
      });
    },
    'daily.look'(which) {
      const found = days.find(which);
      if (!found.ok) return found;
      const race = days.raceOf(found.plan);
      return granted({ race, friends: days.friendsOf(race) });
    },
    'daily.start'({ practice, ...which }) {
      const found = days.find(which);
      if (!found.ok) return found;
      return practice ? races.create(setupOf(context, found.plan)) : startScored(found.plan);
    },
    'daily.of'({ match }) {
      const attempt = context.store.daily.attempts().find(({ race }) => race === match);
      if (attempt === undefined) return granted(null);
      const found = days.find({ kind: attempt.kind as DailyKind, day: attempt.day });
      return granted(found.ok ? days.raceOf(found.plan) : null);
    },
    'daily.calendar': ({ month }) => granted({ days: days.month(month) }),
    'daily.compare'({ code, name }) {
      const result = readCode(code);
      if (result === undefined) return refuse('bad-input', message('daily.code'));
      const which: Which = { kind: result.kind, day: dayOfNumber(result.kind, result.number) };
      const found = days.find(which);
      if (!found.ok) return refuse('bad-input', message('daily.later'));
      context.store.daily.keepFriend({ ...which, name, code, at: context.clock.now() });
      tellOwners(context, 'daily.changed', {});
      return granted(which);
    },
    'daily.forget'({ kind, day, name }) {
      if (!context.store.daily.forgetFriend(kind, day, name)) return refuse('not-found', message('daily.stranger'));
      tellOwners(context, 'daily.changed', {});
      return granted(null);
    },
  };

  function startScored(plan: Planned): Reply<{ match: string }> {
    const { kind, day } = plan;
    const attempt = attemptIn(days.known(), plan);
    if (attempt !== undefined) {
      const isRunning = attempt.result === undefined && context.store.saves.head(attempt.race) !== undefined;
      return isRunning ? granted({ match: attempt.race }) : refuse('not-allowed', message('daily.over'));
    }
    const today = days.today()?.day;
    if (today === undefined || day !== (kind === 'day' ? today : mondayOf(today))) {
      return refuse('not-allowed', message('daily.over'));
    }
    const made = races.create(setupOf(context, plan));
    if (!made.ok) return made;
    context.store.daily.keep({ kind, day, race: made.value.match, result: undefined, at: context.clock.now() });
    context.roster.scored.add(made.value.match);
    tellOwners(context, 'daily.changed', {});
    return made;
  }
}

/** What this installation knows of days and weeks. */
class Days {
  readonly #context: Context;

  constructor(context: Context) {
    this.#context = context;
  }

  /** Today's race by the local date; undefined if no game offers one. */
  today(): Planned | undefined {
    const offers = Object.values(this.#context.games).some((game) => game.daily !== undefined);
    return offers ? this.planned('day', this.#date()) : undefined;
  }

  planned(kind: DailyKind, day: string): Planned {
    return dailyRace(Object.values(this.#context.games), kind, day);
  }

  /** The race of a day or week; refuses days to come, and those before the first. */
  find({ kind, day }: Which): { ok: true; plan: Planned } | Refused {
    const today = this.today();
    if (today === undefined) return refuse('not-found', message('no-this-game'));
    // Before the first one there was none, so there is nothing to name.
    if (day < (kind === 'day' ? FIRST_DAY : mondayOf(FIRST_DAY))) return refuse('not-found', message('no-this-game'));
    return day > today.day
      ? refuse('not-allowed', message('daily.later'))
      : { ok: true, plan: this.planned(kind, day) };
  }

  /** The scored attempts, with the results of those that are over. */
  known(): readonly StoredDaily[] {
    this.settleAll();
    return this.#context.store.daily.attempts();
  }

  raceOf(plan: Planned, known = this.known()): DailyRace {
    const { kind, day, number, game, circuit, options, laps, drivers, grid } = plan;
    const attempt = attemptIn(known, plan);
    const result = attempt && keptResult(this.#context, attempt);
    const isThere = attempt !== undefined && this.#context.store.saves.head(attempt.race) !== undefined;
    const state = result !== undefined ? 'done' : isThere ? 'running' : attempt === undefined ? 'open' : 'done';
    return {
      ...{ kind, day, number, game, circuit, laps, grid, state },
      options: { ...options },
      drivers: drivers.map((one) => ({ ...one })),
      match: isThere ? attempt.race : null,
      result: result ?? null,
    };
  }

  /** Best first. */
  friendsOf({ kind, day, result }: DailyRace): FriendResult[] {
    const own = result === null ? undefined : proofIn(result);
    const friends = this.#context.store.daily.friends(kind, day).flatMap(({ name, code }): FriendResult[] => {
      const read = readCode(code);
      if (read === undefined) return [];
      const { place, cars, points, rounds, finished, proof } = read;
      return [{ name, place, cars, points, rounds, finished, same: proof === own }];
    });
    return friends.sort((a, b) => a.place - b.place || a.rounds - b.rounds || b.points - a.points);
  }

  /** Days of a month up to today. */
  month(month: string): CalendarDay[] {
    const today = this.today()?.day;
    const known = this.known();
    const found: CalendarDay[] = [];
    for (let day = `${month}-01`; day.startsWith(month) && today !== undefined && day <= today; day = addDays(day, 1)) {
      if (day < FIRST_DAY) continue;
      const plan = this.planned('day', day);
      const { game, circuit, drivers } = plan;
      const attempt = attemptIn(known, plan);
      const result = attempt && keptResult(this.#context, attempt);
      found.push({ day, game, circuit, place: result?.place ?? null, cars: drivers.length });
    }
    return found;
  }

  /** Keeps the results of scored races that are over. */
  settleAll(): void {
    const { daily } = this.#context.store;
    for (const attempt of daily.attempts()) {
      if (attempt.result !== undefined) continue;
      const result = settled(this.#context, attempt);
      if (result === undefined) continue;
      daily.keep({ ...attempt, result });
      this.#context.roster.scored.delete(attempt.race);
      tellOwners(this.#context, 'daily.changed', {});
    }
  }

  #date(): string {
    return localDay(new Date(this.#context.clock.now()));
  }
}

function attemptIn(known: readonly StoredDaily[], { kind, day }: Planned): StoredDaily | undefined {
  return known.find((one) => one.kind === kind && one.day === day);
}

/** Days whose race was finished, in order. */
function doneDays(known: readonly StoredDaily[]): string[] {
  return known.filter(({ kind, result }) => kind === 'day' && result !== undefined).map(({ day }) => day);
}

/** The person in their place, characters in the others; no clock. */
function setupOf(context: Context, { game, circuit, options, drivers, seed }: Planned): RaceSetup {
  const { name } = savedSettings(context);
  const seats = drivers.map(({ character, colour }): SeatSetup => {
    if (character === null) return { name, colour, driver: { kind: 'you' } };
    return { name: character, colour, driver: { kind: 'ai', level: DAILY_LEVEL, character } };
  });
  return { game, circuit, options, seats, clock: 0, seed };
}
