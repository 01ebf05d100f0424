// The commands of puzzles: today's five, rows, one's own, looking at one, answering it, and driving on from it.
// Not here: what follows from answers (src/puzzles), or the jobs (work.ts).

import type { In, Reply } from '@api/contract';
import type { PuzzleVerdict } from '@api/puzzles/commands';
import type { Handlers } from '@api/session';
import type { Json } from '@core/contract';
import { type Attempt, firstOfDay } from '@puzzles/attempts';
import { rowFor } from '@puzzles/choosing';
import { type AnalysedAnswer, answerKey, bestWrong, type Puzzle } from '@puzzles/puzzle';
import { ratingsOf } from '@puzzles/ratings';
import { dueOn, repetitionsOf } from '@puzzles/repetition';
import { verdictOn } from '@puzzles/verdict';
import { z } from 'zod';
import { granted, type Refused } from '../api-errors';
import { forkRace } from '../archive/forks';
import { type Context, tellOwners } from '../context';
import { runJob } from '../jobs/run-job';
import { type Catalogue, cardOf, catalogueOf, type Listed } from './catalogue';
import { homeOn } from './home';
import { type PuzzlePacks, shippedPacks } from './packs';
import type { PuzzleSearch } from './search';
import { setupOf } from './setup';
import { noSuchPuzzle } from './work';

type Commands =
  | 'puzzles.home'
  | 'puzzles.row'
  | 'puzzles.own'
  | 'puzzles.look'
  | 'puzzles.answer'
  | 'puzzles.giveUp'
  | 'puzzles.skip'
  | 'puzzles.play';

interface FoundPuzzle {
  ok: true;
  listed: Listed;
  puzzle: Puzzle;
  all: Catalogue;
}

/** The handlers of puzzles. packs: the puzzles that come with Paddock. */
export function puzzleHandlers(
  context: Context,
  search: PuzzleSearch,
  packs: PuzzlePacks = shippedPacks,
): Pick<Handlers, Commands> {
  async function find(id: string): Promise<FoundPuzzle | Refused> {
    const all = await catalogueOf(context, packs);
    const listed = all.listed.find((one) => one.id === id);
    const puzzle = listed && all.puzzle(id);
    return listed === undefined || puzzle === undefined ? noSuchPuzzle() : { ok: true, listed, puzzle, all };
  }

  return {
    async 'puzzles.home'({ day }) {
      search.resume();
      return granted(homeOn(day, await catalogueOf(context, packs), attemptsIn(context)));
    },
    async 'puzzles.row'({ day, game, theme }) {
      const { listed } = await catalogueOf(context, packs);
      const wanted = listed.filter(
        (one) => !one.isOwn && (game ?? one.game) === one.game && (theme ?? one.theme) === one.theme,
      );
      const attempts = attemptsIn(context);
      return granted(cardsOf(rowFor(day, wanted, attempts), wanted, day, attempts));
    },
    async 'puzzles.own'({ day }) {
      search.resume();
      const { listed } = await catalogueOf(context, packs);
      const attempts = attemptsIn(context);
      const own = listed.flatMap((one) => {
        if (one.own === undefined) return [];
        const { match, at, facts } = one.own;
        const [card] = cardsOf([one.id], [one], day, attempts);
        if (card === undefined) return [];
        return [{ ...card, match, round: facts.round, at: new Date(at).toISOString(), lost: facts.lost }];
      });
      return granted({ puzzles: own, searching: search.searching() });
    },
    async 'puzzles.look'({ id, day }) {
      const found = await find(id);
      if (!found.ok) return found;
      const { listed, puzzle } = found;
      const look = await runJob(context, 'puzzleLook', { puzzle, setup: setupOf(context, puzzle) });
      if (!look.ok) return look;
      const [card] = cardsOf([id], [listed], day, attemptsIn(context));
      return card === undefined ? noSuchPuzzle() : granted({ puzzle: card, ...look.value });
    },
    async 'puzzles.answer'({ id, day, action }) {
      const found = await find(id);
      if (!found.ok) return found;
      const given = await measuredAnswer(context, found.puzzle, action);
      return given.ok ? granted(judged(context, found, given.value, day)) : given;
    },
    async 'puzzles.giveUp'({ id, day }) {
      const found = await find(id);
      return found.ok ? granted(judged(context, found, null, day)) : found;
    },
    async 'puzzles.skip'({ id, day }) {
      const found = await find(id);
      if (!found.ok) return found;
      keep(context, { ...subjectOf(found.listed), day, verdict: 'skipped' });
      return granted(null);
    },
    'puzzles.play': (input) => play(context, input, find),
  };
}

function cardsOf(ids: readonly string[], listed: readonly Listed[], day: string, attempts: readonly Attempt[]) {
  const ratings = ratingsOf(attempts);
  const due = new Set(dueOn(attempts, day));
  return ids.flatMap((id) => {
    const one = listed.find((other) => other.id === id);
    return one === undefined ? [] : [cardOf(one, { attempts, ratings, day, again: due.has(id) })];
  });
}

/** The answer with its chance: at once if it was analysed, otherwise measured now. */
async function measuredAnswer(context: Context, puzzle: Puzzle, action: unknown): Promise<Reply<AnalysedAnswer>> {
  const key = answerKey(action);
  const known = puzzle.answers.find((one) => answerKey(one.action) === key);
  if (known !== undefined) return granted(known);
  return await runJob(context, 'puzzleMeasure', { puzzle, action: action as Json });
}

/** The verdict, kept if it is the day's first answer to the puzzle. given: null if the person gave up. */
function judged(
  context: Context,
  { listed, puzzle }: FoundPuzzle,
  given: AnalysedAnswer | null,
  day: string,
): PuzzleVerdict {
  const { answers, played, quiet } = puzzle;
  const worst = answers.at(-1);
  if (worst === undefined) throw new Error(`puzzle ${puzzle.id} has no answers`);
  const { best, accepted, lost, verdict, fault } = verdictOn(answers, given ?? worst);
  const kind = given === null ? 'wrong' : verdict;
  const before = attemptsIn(context);
  const attempt: Attempt = { ...subjectOf(listed), day, verdict: kind };
  // Later answers of a day decide nothing.
  const after = firstOfDay([...before, attempt]).includes(attempt) ? [...before, attempt] : before;
  if (after !== before) keep(context, attempt);
  const counted = after === before ? undefined : ratingsOf(after).history.at(-1);
  const isCounted = counted !== undefined && ratingsOf(before).history.length < ratingsOf(after).history.length;
  const tempting = bestWrong(answers);
  const wasPlayed = answers.find((one) => played !== null && answerKey(one.action) === answerKey(played));
  return {
    verdict: kind,
    given: given === null ? null : shown(given),
    best: shown(best),
    accepted: accepted.map(shown),
    lost: given === null ? 0 : lost,
    fault: given === null ? null : fault,
    quiet,
    tempting: tempting === undefined ? null : shown(tempting),
    played: wasPlayed === undefined ? null : shown(wasPlayed),
    rating: isCounted ? { before: Math.round(counted.before), after: Math.round(counted.after) } : null,
    back: repetitionsOf(after).get(listed.id)?.due ?? null,
    match: listed.own?.match ?? null,
  };
}

function shown({ action, chance, place, way, words }: AnalysedAnswer): PuzzleVerdict['best'] {
  return {
    action,
    chance,
    place,
    way: [...way],
    words: words === null ? null : { tag: copied(words.tag), why: words.why.map(copied) },
  };
}

function copied({ id, values }: { id: string; values: Readonly<Record<string, number | string>> }) {
  return { id, values: { ...values } };
}

function subjectOf({ id, game, theme, rating }: Listed): Pick<Attempt, 'puzzle' | 'game' | 'theme' | 'rating'> {
  return { puzzle: id, game, theme, rating };
}

const VERDICTS = z.enum(['right', 'close', 'wrong', 'skipped']);

/** Every answer so far, in order; one with a verdict that this version does not know counts for nothing. */
function attemptsIn({ store }: Context): Attempt[] {
  return store.puzzles.attempts().flatMap(({ at: _, verdict, ...attempt }) => {
    const read = VERDICTS.safeParse(verdict);
    return read.success ? [{ ...attempt, verdict: read.data }] : [];
  });
}

function keep({ store, clock }: Context, attempt: Attempt): void {
  store.puzzles.addAttempt({ ...attempt, at: clock.now() });
}

async function play(
  context: Context,
  { id, level }: In<'puzzles.play'>,
  find: (id: string) => Promise<FoundPuzzle | Refused>,
): Promise<Reply<{ match: string }>> {
  const found = await find(id);
  if (!found.ok) return found;
  const { puzzle, listed } = found;
  const { own } = listed;
  const rivals = level === undefined ? {} : { level };
  if (own !== undefined)
    return forkRace(context, { match: own.match, step: own.step, seat: own.facts.seat, ...rivals });
  const file = context.store.incoming();
  const setup = setupOf(context, puzzle, level);
  const begun = await runJob(context, 'puzzlePlay', { puzzle, setup, id: context.newId(), file });
  if (!begun.ok) return begun;
  await context.store.takeIn(file);
  tellOwners(context, 'matches.changed', {});
  return begun;
}
