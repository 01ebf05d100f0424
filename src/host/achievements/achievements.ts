// The commands of achievements and of the year in review, and what a race wins when it ends. Not here: what wins which (src/achievements
// and the games), or reading races (reading.ts).

import { type Achievement, achievementsOf, standingsOf } from '@achievements/catalogue';
import type { Progress } from '@achievements/count';
import { yearOf } from '@achievements/year';
import type { AchievementCard, AchievementWon, YearReview } from '@api/achievements/commands';
import type { Reply } from '@api/contract';
import { message } from '@api/messages';
import type { Handlers } from '@api/session';
import type { StoredWin } from '@store/achievements/achievements';
import { granted, type Refused, refuse } from '../api-errors';
import { finishedRace } from '../archive/finished';
import { type Context, tellOwners } from '../context';
import { isoOf } from '../files/shapes';
import { savedSettings } from '../installation';
import { deedsOf, ownKey, yearSourceOf } from './deeds';
import { Reading, readRace } from './reading';

type Commands = Extract<keyof Handlers, `achievements.${string}`>;

export interface Achievements {
  readonly handlers: Pick<Handlers, Commands>;
  /** A race is over, or races were imported. */
  ended(game?: string, match?: string): void;
  /** Reads no further race. */
  stop(): void;
}

interface Who {
  readonly driver: string;
  readonly name: string;
}

/** The achievements of one host. isRacing: whether someone races now. */
export function createAchievements(context: Context, isRacing: () => boolean): Achievements {
  const reading = new Reading(context, isRacing, () => tellOwners(context, 'achievements.changed', {}));
  const counted = new Counted(context);
  return {
    handlers: {
      'achievements.of'({ driver: asked }) {
        const who = counted.find(asked);
        if (!who.ok) return who;
        const left = reading.left();
        reading.begin();
        return granted({ ...who.value, reading: left, list: counted.look(who.value.driver) });
      },
      'achievements.race'({ match }): Reply<{ won: AchievementWon[] }> {
        const found = finishedRace(context, match);
        return found.ok ? granted({ won: counted.wonIn(match) }) : found;
      },
      'achievements.year'({ driver: asked, year }) {
        const who = counted.find(asked);
        if (!who.ok) return who;
        reading.begin();
        return granted(counted.year(who.value, year));
      },
    },
    ended(_game, match) {
      if (match === undefined) return reading.begin();
      readRace(context, match);
      const won = counted.wonIn(match);
      if (won.length > 0) tellOwners(context, 'achievements.won', { match, won });
      tellOwners(context, 'achievements.changed', {});
    },
    stop: () => reading.stop(),
  };
}

/** What the drivers of this host have won. */
class Counted {
  readonly #context: Context;
  readonly #all: readonly Achievement[];

  constructor(context: Context) {
    this.#context = context;
    this.#all = achievementsOf(context.games);
  }

  /** Counts again and keeps what was won. A win is kept although its race was deleted: only its date may still change. */
  look(driver: string): AchievementCard[] {
    const standings = standingsOf(this.#all, deedsOf(this.#context, driver));
    const kept = new Map(this.#context.store.achievements.won(driver).map((win) => [win.achievement, win]));
    return this.#all.map((one) => {
      const progress = standings.get(one.id) ?? { value: 0, won: undefined };
      return cardOf(one, progress, this.#winOf(driver, one.id, progress, kept.get(one.id)));
    });
  }

  /** The driver; refuses one who never raced, except the person who is here. */
  find(asked: string | undefined): { ok: true; value: Who } | Refused {
    const { archive, achievements } = this.#context.store;
    const own = ownKey(this.#context);
    const driver = asked ?? own;
    const known = archive.driver(driver, {});
    if (known !== undefined) return { ok: true, value: { driver, name: known.name } };
    if (driver === own) return { ok: true, value: { driver, name: savedSettings(this.#context).name } };
    // Their races were deleted.
    if (achievements.won(driver).length > 0) return { ok: true, value: { driver, name: nameIn(driver) } };
    return refuse('not-found', message('driver.none'));
  }

  /** What this race won for the people in it. */
  wonIn(match: string): AchievementWon[] {
    const { archive, achievements } = this.#context.store;
    const people = achievements.cars(match).filter(({ kind }) => kind === 'person');
    return people.flatMap(({ driver }) => {
      const name = archive.driver(driver, {})?.name ?? '';
      const won = this.look(driver).filter(({ race }) => race === match);
      return won.map((achievement): AchievementWon => ({ driver, name, achievement }));
    });
  }

  /** asked: undefined: the latest year with a race. */
  year({ driver, name }: Who, asked: number | undefined): YearReview {
    const source = yearSourceOf(this.#context, driver);
    const latest = source.races.at(-1)?.day.slice(0, 4);
    const year = asked ?? Number(latest ?? new Date(this.#context.clock.now()).getFullYear());
    const review = yearOf(source, year);
    const won = this.look(driver).filter(({ at }) => at !== null && new Date(at).getFullYear() === year);
    won.sort((a, b) => (b.at ?? '').localeCompare(a.at ?? ''));
    return { name, ...review, ...copied(review), achievements: won };
  }

  #winOf(driver: string, id: string, { won }: Progress, kept: StoredWin | undefined): StoredWin | undefined {
    // An earlier date came from a race that is gone; an imported race may bring an earlier one.
    if (won === undefined || (kept !== undefined && kept.at <= won.at)) return kept;
    const win = { achievement: id, ...won };
    this.#context.store.achievements.keepWin(driver, win);
    return win;
  }
}

/** The name in a driver's key, in lower case. */
function nameIn(driver: string): string {
  return driver.slice(driver.indexOf('/') + 1);
}

function cardOf({ id, game, spec }: Achievement, { value }: Progress, win: StoredWin | undefined): AchievementCard {
  const { icon, shape, metal, secret = false, goal } = spec;
  const isWon = win !== undefined;
  return {
    ...{ id, game, icon, shape, metal, secret, goal },
    value: isWon ? goal : Math.min(goal, value),
    at: isWon ? isoOf(win.at) : null,
    race: win?.race ?? null,
  };
}

/** The review's lists as the contract has them. */
function copied({ years, months, games }: ReturnType<typeof yearOf>) {
  return {
    years: [...years],
    months: months.map((one) => ({ ...one })),
    games: games.map(({ circuit, ...one }) => ({ ...one, circuit: { ...circuit } })),
  };
}
