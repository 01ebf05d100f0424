// The commands of time trials: what can be driven, starting an attempt, how it went, and the ghost. Not here: results (attempts.ts).

import type { RaceSetup, SeatSetup } from '@api/contract';
import { message } from '@api/messages';
import type { Handlers } from '@api/session';
import type { GhostChoice, TrialAttempt, TrialGhost, WhichTrial } from '@api/trials/commands';
import type { AnyGame } from '@core/contract';
import { CHARACTERS } from '@drivers/characters';
import type { StoredTrial } from '@store/trials/trials';
import type { MedalFile } from '@trials/file';
import { type Medal, medalOf } from '@trials/medals';
import { aloneOf, hasTrial, optionsOf, RUNGS, rivalsOf, seedOf, type TrialOf, trialsOf } from '@trials/race';
import { replayTrial, type TrialRun } from '@trials/replay';
import { granted, type Refused, refuse } from '../api-errors';
import { type Context, gameIn, tellOwners } from '../context';
import { savedSettings } from '../installation';
import type { Races } from '../match/races';
import { Attempts, bestOf, countsOf, isOf, nextRung, soloMedalsIn } from './attempts';
import { type MedalFiles, shippedMedals } from './medal-files';
import { placeIn, runOf } from './settle';

type Commands = Extract<keyof Handlers, `trials.${string}`>;

const GHOSTS: readonly GhostChoice[] = ['own', 'rival', 'off'];

/** The handlers of time trials. Attempts that are running lose their hints and take-backs at once. files: the measured medals. */
export function trialHandlers(
  context: Context,
  races: Races,
  files: MedalFiles = shippedMedals,
): Pick<Handlers, Commands> {
  const attempts = new Attempts(context);
  for (const { race, outcome } of context.store.trials.attempts()) {
    if (outcome === undefined) context.roster.scored.add(race);
  }
  context.endings.add(() => attempts.settleAll());

  return {
    async 'trials.home'() {
      const known = attempts.known();
      const listed = [];
      for (const game of Object.values(context.games)) {
        const file = await files(game.id);
        for (const trial of trialsOf(game)) listed.push(attempts.trialOf(game, trial, file, known));
      }
      const running = attempts.running();
      return granted({
        trials: listed,
        counts: countsOf(listed),
        running: running === undefined ? null : { ...whichOf(running), match: running.race },
        ghost: chosenGhost(context),
      });
    },
    'trials.start'({ game: id, circuit, kind, again = false, rung }) {
      const game = gameIn(context, id);
      if (game === undefined || !hasTrial(game, { circuit, kind })) return noSuchTrial();
      const which = { game: id, circuit, kind };
      const wanted = rivalsOf(game) === undefined ? undefined : wantedRung(which, rung);
      if (typeof wanted === 'object') return wanted;
      const running = attempts.running(which, rung);
      if (running !== undefined && !again) return granted({ match: running.race });
      if (running !== undefined) races.delete(running.race);
      const made = races.create(setupOf(context, game, { circuit, kind }, wanted));
      if (!made.ok) return made;
      const { match } = made.value;
      context.store.trials.keep({
        ...{ ...which, race: match, rung: wanted },
        ...{ outcome: undefined, figure: undefined, at: context.clock.now() },
      });
      context.roster.scored.add(match);
      tellOwners(context, 'trials.changed', {});
      return made;
    },
    async 'trials.of'({ match }) {
      const known = attempts.known();
      const stored = known.find(({ race }) => race === match);
      const game = stored && gameIn(context, stored.game);
      if (stored === undefined || game === undefined || !hasTrial(game, trialIn(stored))) return granted(null);
      const file = await files(game.id);
      return granted(shownAttempt(context, attempts, { game, file }, stored, known));
    },
    async 'trials.ghost'({ match }) {
      const known = attempts.known();
      const stored = known.find(({ race }) => race === match);
      const game = stored && gameIn(context, stored.game);
      const choice = chosenGhost(context);
      if (stored === undefined || game === undefined || aloneOf(game) === undefined || choice === 'off')
        return granted(null);
      const own = choice === 'own' ? ownGhost(context, stored, known) : undefined;
      return granted(own ?? rivalGhost(game, trialIn(stored), await files(game.id)) ?? null);
    },
    'trials.setGhost'({ ghost }) {
      context.store.trials.setGhost(ghost);
      tellOwners(context, 'trials.changed', {});
      return granted(null);
    },
  };

  /** The medal to race for; refuses one that is closed. */
  function wantedRung(which: WhichTrial, rung: Medal | undefined): Medal | Refused {
    const rungs = attempts.rungsOf(attempts.known().filter((one) => isOf(one, which)));
    const wanted = rung ?? nextRung(rungs);
    const isOpen = rungs.some(({ medal, isOpen: open }) => medal === wanted && open);
    return isOpen ? wanted : refuse('not-allowed', message('trials.closed'));
  }
}

/** An attempt as pages show it. known: all attempts. */
function shownAttempt(
  context: Context,
  attempts: Attempts,
  { game, file }: { game: AnyGame; file: MedalFile | undefined },
  stored: StoredTrial,
  known: readonly StoredTrial[],
): TrialAttempt {
  const { circuit, kind, race, outcome, figure = null } = stored;
  const trial = attempts.trialOf(game, trialIn(stored), file, known);
  const state = outcome === undefined ? 'running' : outcome === 'done' ? 'done' : 'out';
  const earlier = known
    .slice(
      0,
      known.findIndex((one) => one.race === race),
    )
    .filter((one) => isOf(one, trial));
  const before = bestOf(earlier)?.figure ?? null;
  const rung = RUNGS.find(({ medal }) => medal === stored.rung)?.medal ?? null;
  const medals = soloMedalsIn(file, circuit, kind);
  const byTime = figure === null || medals === undefined ? undefined : medalOf(medals.thresholds, figure);
  const isAlone = aloneOf(game) !== undefined;
  return {
    trial,
    state,
    figure,
    medal: (state === 'done' && !isAlone ? rung : byTime) ?? null,
    before,
    isBest: figure !== null && (before === null || figure < before),
    rung,
    place: isAlone ? null : (placeIn(context, race) ?? null),
    marks: isAlone ? marksOf(runOf(context, stored)) : [],
  };
}

/** The person's best drive; undefined if there is none, its race was deleted, or it was driven under other rules. */
function ownGhost(context: Context, stored: StoredTrial, known: readonly StoredTrial[]): TrialGhost | undefined {
  const best = bestOf(known.filter((one) => one.race !== stored.race && isOf(one, whichOf(stored))));
  if (best === undefined) return undefined;
  const views: unknown[] = [];
  const run = runOf(context, best, (game, _, state) => views.push(game.view(state, 'watcher')));
  return run && { kind: 'own', character: null, figure: best.figure, ...courseOf(run, views) };
}

function rivalGhost(game: AnyGame, trial: TrialOf, file: MedalFile | undefined): TrialGhost | undefined {
  const medals = soloMedalsIn(file, trial.circuit, trial.kind);
  if (medals === undefined) return undefined;
  const { character, figure, actions } = medals.rival;
  const views: unknown[] = [];
  const moves = actions.map((action) => ({ action }));
  const run = replayTrial(game, trial, moves, { watch: (_, state) => views.push(game.view(state, 'watcher')) });
  return run && { kind: 'rival', character, figure, ...courseOf(run, views) };
}

function courseOf(run: TrialRun, views: readonly unknown[]): Pick<TrialGhost, 'seat' | 'course' | 'marks'> {
  const course = run.course.map((end, index) => ({ ...end, view: views[index] }));
  return { seat: 0, course, marks: marksOf(run) };
}

function marksOf(run: TrialRun | undefined): TrialAttempt['marks'] {
  return run?.passed.map(({ id, lap, at }) => ({ id, lap, at })) ?? [];
}

function chosenGhost(context: Context): GhostChoice {
  const chosen = context.store.trials.ghost();
  return GHOSTS.find((one) => one === chosen) ?? 'own';
}

/** The person in seat 0; alone, or against rivals of the rung's level. No clock. */
function setupOf(context: Context, game: AnyGame, trial: TrialOf, rung: Medal | undefined): RaceSetup {
  const { name, colour } = savedSettings(context);
  const own = aloneOf(game)?.isFirstCar !== true && game.colours.includes(colour) ? colour : game.colours[0];
  const colours = game.colours.filter((one) => one !== own);
  const level = RUNGS.find(({ medal }) => medal === rung)?.level ?? 'easy';
  const rivals = (rivalsOf(game)?.cars ?? 1) - 1;
  const seats: SeatSetup[] = [{ name, colour: own ?? colour, driver: { kind: 'you' } }];
  for (const [at, { id }] of CHARACTERS.slice(0, rivals).entries()) {
    seats.push({ name: id, colour: colours[at] ?? colour, driver: { kind: 'ai', level, character: id } });
  }
  const { circuit, kind } = trial;
  return {
    game: game.id,
    circuit,
    options: { ...optionsOf(game, kind) },
    seats,
    clock: 0,
    seed: seedOf(game, trial),
  };
}

function whichOf({ game, circuit, kind }: StoredTrial): WhichTrial {
  return { game, circuit, kind: kind as WhichTrial['kind'] };
}

function trialIn({ circuit, kind }: StoredTrial): TrialOf {
  return { circuit, kind: kind as TrialOf['kind'] };
}

function noSuchTrial(): Refused {
  return refuse('not-found', message('trials.unknown'));
}
