// Puzzles on the host: looked at without answers, judged, rated once, chosen for the day, driven on, found in one's own races.

import { driveForPuzzles, type MiningDriver } from '@ai/puzzles/drive';
import { mine } from '@ai/puzzles/mine';
import type { In } from '@api/contract';
import { value } from '@api/tests/granted';
import { raceConfig } from '@core/config';
import type { AnyGame } from '@core/contract';
import type { Judged, Review } from '@core/review';
import { EVEN } from '@core/style';
import { derby } from '@core/tests/toy';
import { addToPack, newPack, type PackedPuzzle, type PuzzlePack } from '@puzzles/pack';
import { type AnalysedAnswer, acceptedOf, answerKey, bestWrong } from '@puzzles/puzzle';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { packed } from '../../reviews/kept';
import { bot, code, derbySetup, type Guest, type Party, party, runOut, YOU } from '../../tests/party';
import { SEARCH_PACE } from '../search';

const DAY = '2026-11-30';
const game: AnyGame = derby;
const driver = (name: string, level: MiningDriver['level']): MiningDriver => ({ name, level, style: EVEN });

let pack: PuzzlePack;
let it: Party;
let me: Guest;
let first: PackedPuzzle;
beforeAll(() => {
  pack = newPack(game.id, game.rulesVersion);
  for (let n = 0; pack.puzzles.length < 8; n++) {
    const cars = ['red', 'blue'].map((_, at) => ({ colour: game.colours[at] ?? 'red' }));
    const drivers = [driver('Ada', 'easy'), driver('Ben', 'hard')];
    const race = driveForPuzzles(game, raceConfig(game, 'field', cars, { length: 20 }), drivers, `race ${n}`);
    if (race !== undefined)
      addToPack(
        pack,
        mine(game, race, { every: 1, most: 3, quiet: true }).puzzles.map(({ puzzle }) => puzzle),
      );
  }
});
beforeEach(async () => {
  it = await party({ games: { derby: game }, puzzlePacks: async (id) => (id === game.id ? pack : undefined) });
  me = it.join();
  first = pack.puzzles[0]!;
});
afterEach(() => it.end());

const home = (day = DAY) => value(me.client.call('puzzles.home', { day }));
const answer = (action: unknown, day = DAY, id = first.id) => me.client.call('puzzles.answer', { id, day, action });
const best = (): AnalysedAnswer => acceptedOf(first.answers)[0]!;
const wrong = (): AnalysedAnswer => bestWrong(first.answers)!;

test('a puzzle is shown as its seat sees it, with one decision and without a word about answers', async () => {
  const { puzzle, task, update } = await value(me.client.call('puzzles.look', { id: first.id, day: DAY }));
  expect(puzzle).toMatchObject({
    id: first.id,
    number: 1,
    game: 'derby',
    theme: first.theme,
    state: 'open',
    own: false,
  });
  expect(task).toMatchObject({ seat: first.seat, kind: first.kind, cars: 2 });
  expect(task.roundsLeft).toBeGreaterThan(0);
  expect([task.ahead, task.behind].filter((seat) => seat !== null)).toEqual([1 - first.seat]);
  expect(update).toMatchObject({ viewer: first.seat, mine: [first.seat], finished: false, step: first.step });
  expect(update.asks.map(({ id }) => id)).toEqual([first.ask]);
  expect(Object.keys(update.choices)).toEqual([`${first.ask}`]);
  const { cars } = update.view as { cars: { hand: number[] | null }[] };
  expect(cars.map(({ hand }) => hand === null)).toEqual([0, 1].map((seat) => seat !== first.seat));
  expect(JSON.stringify({ puzzle, task, update })).not.toContain('chance');
});

test('the right answer gains rating, the wrong one loses it and brings the puzzle back tomorrow', async () => {
  const right = await value(answer(best().action));
  expect(right).toMatchObject({ verdict: 'right', lost: 0, fault: null, back: null, match: null });
  expect(right.rating?.after).toBeGreaterThan(right.rating?.before ?? 0);
  const second = pack.puzzles[1]!;
  const missed = await value(answer(bestWrong(second.answers)!.action, DAY, second.id));
  expect(missed.verdict).toBe('wrong');
  expect(missed.lost).toBeGreaterThan(500);
  expect(missed.best.action).toEqual(second.answers[0]!.action);
  expect(missed.rating?.after).toBeLessThan(missed.rating?.before ?? 0);
  expect(missed.back).toBe('2026-12-01');
  expect((await home('2026-12-01')).five[0]).toMatchObject({ id: second.id, again: true, state: 'open' });
});

test('only the first answer counts, also after a restart', async () => {
  await value(answer(wrong().action));
  const before = await home();
  expect(await value(answer(best().action))).toMatchObject({ verdict: 'right', rating: null });
  expect(await value(answer(best().action, '2026-12-01'))).toMatchObject({ rating: null, back: '2026-12-04' });
  expect((await home()).rating).toEqual(before.rating);
  expect(before.rating).toMatchObject({ answered: 1 });
  await it.restart();
  me = it.join();
  expect((await home()).rating).toEqual(before.rating);
});

test('giving up shows the answer and counts as wrong; skipping counts for nothing', async () => {
  const up = await value(me.client.call('puzzles.giveUp', { id: first.id, day: DAY }));
  expect(up).toMatchObject({ verdict: 'wrong', given: null, back: '2026-12-01' });
  expect(up.accepted.map(({ action }) => action)).toContainEqual(best().action);
  const { five, rating, streak } = await home();
  const skipped = five.find(({ id }) => id !== first.id)!;
  await value(me.client.call('puzzles.skip', { id: skipped.id, day: DAY }));
  const after = await home();
  expect(after).toMatchObject({ rating, streak });
  expect(after.five.map(({ id }) => id)).toEqual(five.map(({ id }) => id));
  expect(after.five.find(({ id }) => id === skipped.id)?.state).toBe('skipped');
});

test('an answer that was not analysed is measured, and an illegal one refused as the rules refuse it', async () => {
  const known = new Set(first.answers.map(({ action }) => answerKey(action)));
  const short = {
    ...first,
    answers: first.answers.filter((one) => answerKey(one.action) !== answerKey(wrong().action)),
  };
  const left = wrong();
  const spare = { ...first.answers[0]!, action: { type: 'nothing' }, chance: 0 };
  pack = { ...pack, puzzles: [{ ...short, answers: [...short.answers, spare] }, ...pack.puzzles.slice(1)] };
  const judged = await value(answer(left.action));
  expect(known.has(answerKey(left.action))).toBe(true);
  expect(judged.given).toEqual({ ...left, way: [...left.way], words: null });
  expect(await code(answer({ type: 'stake', card: 99 }))).toBe('illegal');
  expect(await code(answer({ type: 'fly' }))).toBe('bad-input');
  expect(await code(answer(left.action, DAY, 'nobody'))).toBe('not-found');
  pack = { ...pack, puzzles: [first, ...pack.puzzles.slice(1)] };
});

test('today’s five, the themes and the games are listed with what was solved', async () => {
  const before = await home();
  expect(before.five).toHaveLength(5);
  expect(before.history).toHaveLength(30);
  expect(before.games).toEqual([
    { game: 'derby', rating: 1500, deviation: 350, answered: 0, puzzles: pack.puzzles.length, solved: 0 },
  ]);
  await value(answer(best().action));
  const after = await home();
  expect(after.games[0]).toMatchObject({ answered: 1, solved: 1 });
  expect(after.themes.find(({ theme }) => theme === first.theme)).toMatchObject({ solved: 1, answered: 1 });
  expect(after.streak).toEqual({ days: 1, best: 1, today: true });
  const row = await value(me.client.call('puzzles.row', { day: DAY, game: 'derby', theme: first.theme }));
  expect(row.every(({ theme }) => theme === first.theme)).toBe(true);
  expect(row.at(-1)?.id).toBe(first.id);
});

test('the race goes on from a puzzle as practice, with the person in its seat', async () => {
  const { id, seat, step, ask } = pack.puzzles.find((one) => one.seat === 0)!;
  const { match } = await value(me.client.call('puzzles.play', { id, level: 'easy' }));
  const update = await value(me.client.call('match.watch', { match }));
  expect(update).toMatchObject({ step, origin: { practice: true }, viewer: seat });
  expect(update.seats.map(({ driver: { kind } }) => kind)).toEqual(['you', 'ai']);
  expect(update.asks.some((one) => one.id === ask && one.seat === seat)).toBe(true);
  me.updates.push(update);
  await runOut(it, me, match);
  expect((await home()).rating.answered).toBe(0);
});

/** A review in which every decision of the person cost something, so that all of them are searched. */
function costly(step: number, played: unknown): Judged {
  const after = { chances: [2000, 8000], place: 180 };
  const about = { step, seat: 0, kind: 'stake', round: 1, played, better: { type: 'rest' } };
  return { ...about, after, best: { chances: [4000, 6000], place: 160 }, loss: 2000 };
}

/** Races of a person until one has a puzzle; returns it. */
async function ownPuzzle(): Promise<string> {
  for (let n = 0; n < 12; n++) {
    const setup = { ...derbySetup([YOU, bot()]), seed: `own ${n}` } satisfies In<'matches.create'>;
    const { match } = await value(me.client.call('matches.create', setup));
    await value(me.client.call('match.watch', { match }));
    await runOut(it, me, match);
    await value(me.client.call('match.leave', { match }));
    const moves = it.store.saves.movesAfter(match, 0);
    const decisions = moves.flatMap(({ move }, step) => (move?.seat === 0 ? [costly(step, move.action)] : []));
    const review: Review = { seats: [0], curve: [], decisions };
    it.store.reviews.keep(match, packed(review));
    await it.restart();
    me = it.join();
    await home();
    for (let wait = 0; wait < 200; wait++) {
      it.clock.pass(SEARCH_PACE);
      await it.rest();
      const { puzzles, searching } = await value(me.client.call('puzzles.own', { day: DAY }));
      if (searching.length > 0) continue;
      if (puzzles.length > 0) return match;
      break;
    }
  }
  throw new Error('twelve races have no puzzle');
}

test('costly decisions of a reviewed race become puzzles, which go with their race', async () => {
  const match = await ownPuzzle();
  const { puzzles } = await value(me.client.call('puzzles.own', { day: DAY }));
  const own = puzzles[0]!;
  expect(own).toMatchObject({ match, own: true, state: 'open', game: 'derby', number: puzzles.length });
  expect(own.lost).toBeGreaterThanOrEqual(800);
  expect((await home()).own).toEqual({ all: puzzles.length, fresh: puzzles.length });
  expect((await home()).five.some((one) => one.own)).toBe(false);
  const { update } = await value(me.client.call('puzzles.look', { id: own.id, day: DAY }));
  expect(update).toMatchObject({ viewer: 0, origin: { practice: true } });
  const verdict = await value(me.client.call('puzzles.giveUp', { id: own.id, day: DAY }));
  expect(verdict).toMatchObject({ match, verdict: 'wrong' });
  expect(verdict.best.chance - (verdict.played?.chance ?? 0)).toBe(own.lost);
  expect((await home()).own.fresh).toBe(puzzles.length - 1);
  expect((await home('2026-12-01')).five[0]).toMatchObject({ id: own.id, own: true, again: true });
  const played = await value(me.client.call('puzzles.play', { id: own.id }));
  expect(it.store.saves.head(played.match)?.parent).toBe(match);
  await value(me.client.call('matches.delete', { match }));
  expect((await value(me.client.call('puzzles.own', { day: DAY }))).puzzles).toEqual([]);
  expect(await code(me.client.call('puzzles.look', { id: own.id, day: DAY }))).toBe('not-found');
  expect((await home('2026-12-01')).rating.answered).toBe(1);
});

test('guests are refused', async () => {
  const guest = it.join('guest');
  expect(await code(guest.client.call('puzzles.home', { day: DAY }))).toBe('not-allowed');
});
