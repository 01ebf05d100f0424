// The commands of the campaign and the handicap ladder: what is open, starting a race, and how it went.
// Not here: how a race is laid out (src/campaign), or its result (settle.ts).

import type {
  CampaignLane,
  ChallengeLine,
  ChallengeResult,
  ChallengeStep,
  Challenge as Shown,
  WhichChallenge,
} from '@api/campaign/commands';
import type { RaceSetup, Reply, SeatSetup } from '@api/contract';
import { message } from '@api/messages';
import type { Handlers } from '@api/session';
import { type Challenge, campaignGames, challengeOf, countOf, stepsOf } from '@campaign/plan';
import { type ChallengeState, nextOf, statesOf } from '@campaign/progress';
import type { AnyGame } from '@core/contract';
import type { StoredChallenge } from '@store/campaign/campaign';
import { granted, type Refused, refuse } from '../api-errors';
import { type Context, gameIn, tellOwners } from '../context';
import { savedSettings } from '../installation';
import type { Races } from '../match/races';
import { keptResult, settled } from './settle';

type Commands = Extract<keyof Handlers, `campaign.${string}`>;
type Kind = WhichChallenge['kind'];

/** The handlers of the campaign and the ladder. Races that are running have the limits of their step at once. */
export function campaignHandlers(context: Context, races: Races): Pick<Handlers, Commands> {
  const book = new Book(context);
  for (const one of context.store.campaign.all()) if (one.result === undefined) book.limit(one);
  context.endings.add(() => book.settleAll());

  return {
    'campaign.home'() {
      const games = campaignGames(Object.values(context.games));
      const lanes = games.map((game) => book.laneOf(game));
      const lines = lanes.flatMap((lane) => lane.races);
      const done = lines.filter(({ state }) => state === 'done').length;
      return granted({ done, count: lines.length, all: book.isAllOpen(), lanes });
    },
    'campaign.look'(which) {
      const found = book.find(which);
      return found.ok ? granted(book.shown(found.plan)) : found;
    },
    'campaign.start'(which) {
      const found = book.find(which);
      if (!found.ok) return found;
      const { plan } = found;
      const running = book.running(plan);
      if (running !== undefined) return granted({ match: running.race });
      if (book.stateOf(plan) === 'locked') {
        return refuse('not-allowed', plan.kind === 'campaign' ? message('campaign.locked') : message('ladder.locked'));
      }
      return start(plan);
    },
    'campaign.of'({ match }) {
      const stored = book.known().find(({ race }) => race === match);
      const found = stored && book.find({ ...stored, kind: stored.kind as Kind });
      if (stored === undefined || !found?.ok) return granted(null);
      return granted({ ...book.shown(found.plan), match, result: keptResult(stored) ?? null });
    },
  };

  function start(plan: Challenge): Reply<{ match: string }> {
    const made = races.create(setupOf(context, plan));
    if (!made.ok) return made;
    const { kind, game, n } = plan;
    const stored = { race: made.value.match, kind, game, n, result: undefined, at: context.clock.now() };
    book.tidy(plan);
    context.store.campaign.keep(stored);
    book.limit(stored);
    tellOwners(context, 'campaign.changed', {});
    return made;
  }
}

/** What this installation has raced. */
class Book {
  readonly #context: Context;

  constructor(context: Context) {
    this.#context = context;
  }

  isAllOpen(): boolean {
    return savedSettings(this.#context).allRaces;
  }

  find({ kind, game: id, n }: WhichChallenge): { ok: true; plan: Challenge } | Refused {
    const game = gameIn(this.#context, id);
    const plan = game && challengeOf(game, kind, n);
    return plan === undefined ? refuse('not-found', message('no-this-game')) : { ok: true, plan };
  }

  /** All races, with the results of those that are over. */
  known(): readonly StoredChallenge[] {
    this.settleAll();
    return this.#context.store.campaign.all();
  }

  /** The race of this challenge that has begun and is not over. */
  running(plan: Challenge, known = this.known()): StoredChallenge | undefined {
    return known.findLast(
      (one) =>
        isOf(one, plan) && one.result === undefined && this.#context.store.saves.head(one.race)?.status === 'open',
    );
  }

  stateOf({ kind, game, n }: Challenge, known = this.known()): ChallengeState {
    const of = gameIn(this.#context, game);
    return (of && this.#states(of, kind, known)[n - 1]) ?? 'locked';
  }

  shown(plan: Challenge): Shown {
    const known = this.known();
    const { kind, game, n } = plan;
    const running = this.running(plan, known);
    const best = bestOf(known, plan);
    const states = this.#states(gameIn(this.#context, game), kind, known);
    const isThere = best !== undefined && this.#context.store.saves.head(best.stored.race) !== undefined;
    const after = states[n];
    return {
      ...plan,
      ...nameOf(gameIn(this.#context, game), kind, n),
      options: { ...plan.options },
      drivers: plan.drivers.map((one) => ({ ...one })),
      handicap: { ...plan.handicap },
      state: states[n - 1] ?? 'locked',
      running: running !== undefined,
      match: running?.race ?? (isThere ? best.stored.race : null),
      result: best?.result ?? null,
      before: kind === 'campaign' && n > 1 ? nameOf(gameIn(this.#context, game), kind, n - 1).id : null,
      next: after === undefined || after === 'locked' ? null : n + 1,
    };
  }

  laneOf(game: AnyGame): CampaignLane {
    const known = this.known();
    const lines = (kind: Kind) => {
      const states = this.#states(game, kind, known);
      return { states, lines: states.map((state, at) => this.#line(game, kind, at + 1, state, known)) };
    };
    const races = lines('campaign');
    const steps = lines('ladder');
    const adds = stepsOf(game).map(stepOf);
    return {
      game: game.id,
      races: races.lines,
      steps: steps.lines.map((one, at) => ({ ...one, step: adds[at] as ChallengeStep })),
      nextRace: nextOf(races.states) ?? null,
      nextStep: nextOf(steps.states) ?? null,
    };
  }

  /** Takes away what a running race's step does not allow. */
  limit(stored: StoredChallenge): void {
    const found = this.find({ ...stored, kind: stored.kind as Kind });
    if (!found.ok || (found.plan.hints && found.plan.undo)) return;
    const { hints, undo } = found.plan;
    this.#context.roster.limits.set(stored.race, { hints, undo });
  }

  /** Forgets races of this challenge that are over, except the best, and those that were deleted before they were over. */
  tidy(plan: Challenge): void {
    const known = this.known();
    const best = bestOf(known, plan)?.stored.race;
    for (const one of known) if (isOf(one, plan) && one.race !== best) this.#context.store.campaign.drop(one.race);
  }

  /** Keeps the results of races that are over. */
  settleAll(): void {
    const { campaign } = this.#context.store;
    for (const stored of campaign.all()) {
      if (stored.result !== undefined) continue;
      const found = this.find({ ...stored, kind: stored.kind as Kind });
      const result = found.ok ? settled(this.#context, stored, found.plan) : undefined;
      if (result === undefined) continue;
      campaign.keep({ ...stored, result });
      this.#context.roster.limits.delete(stored.race);
      tellOwners(this.#context, 'campaign.changed', {});
    }
  }

  #states(game: AnyGame | undefined, kind: Kind, known: readonly StoredChallenge[]): ChallengeState[] {
    if (game === undefined) return [];
    const done = known.filter((one) => one.kind === kind && one.game === game.id && keptResult(one)?.reached);
    const isOpen = kind === 'campaign' && this.isAllOpen();
    return statesOf(countOf(game, kind), new Set(done.map(({ n }) => n)), isOpen);
  }

  #line(game: AnyGame, kind: Kind, n: number, state: ChallengeState, known: readonly StoredChallenge[]): ChallengeLine {
    const plan = challengeOf(game, kind, n) as Challenge;
    return {
      n,
      ...nameOf(game, kind, n),
      circuit: plan.circuit,
      state,
      running: this.running(plan, known) !== undefined,
      result: bestOf(known, plan)?.result ?? null,
    };
  }
}

function isOf(stored: StoredChallenge, { kind, game, n }: Challenge): boolean {
  return stored.kind === kind && stored.game === game && stored.n === n;
}

/** The best race of a challenge that is over: one that reached the goal first, then the best place. */
function bestOf(
  known: readonly StoredChallenge[],
  plan: Challenge,
): { stored: StoredChallenge; result: ChallengeResult } | undefined {
  const over = known.flatMap((stored) => {
    const result = isOf(stored, plan) ? keptResult(stored) : undefined;
    return result === undefined ? [] : [{ stored, result }];
  });
  const rank = ({ reached, out, place, cars }: ChallengeResult) => (reached ? 0 : 1000) + (out ? cars : 0) + place;
  return over.sort((a, b) => rank(a.result) - rank(b.result))[0];
}

/** The id by which a game's texts name a race, and its twist. */
function nameOf(game: AnyGame | undefined, kind: Kind, n: number): { id: string; twist: string } {
  const race = kind === 'campaign' ? game?.campaign?.races[n - 1] : undefined;
  return race === undefined ? { id: `step-${n}`, twist: '' } : { id: race.id, twist: race.twist };
}

function stepOf(step: ReturnType<typeof stepsOf>[number]): ChallengeStep {
  return {
    adds: step.adds,
    id: step.adds === 'handicap' ? step.id : step.adds === 'option' ? step.option : null,
    level: step.adds === 'level' || step.adds === 'star' ? step.level : null,
    value: step.adds === 'option' ? step.value : null,
    seconds: step.adds === 'clock' ? step.seconds : null,
    to: step.to,
  };
}

/** The person in their place with the handicap, characters in the others. */
function setupOf(context: Context, { game, circuit, options, drivers, handicap, clock }: Challenge): RaceSetup {
  const { name } = savedSettings(context);
  const seats = drivers.map(({ character, colour, level }): SeatSetup => {
    if (character === null || level === null) {
      const own = Object.keys(handicap).length > 0 ? { handicap: { ...handicap } } : {};
      return { name, colour, driver: { kind: 'you' }, ...own };
    }
    return { name: character, colour, driver: { kind: 'ai', level, character } };
  });
  return { game, circuit, options: { ...options }, seats, clock };
}
