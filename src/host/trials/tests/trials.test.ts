// Time trials on the host: starting, results, medals, own bests, ghosts, and what a deletion or a restart changes; in every game.

import { answer } from '@ai/bots';
import { createInlineBotRunner } from '@ai/inline';
import { message } from '@api/messages';
import { value } from '@api/tests/granted';
import { english, refusal } from '@api/tests/saying';
import type { Trial, TrialAttempt, WhichTrial } from '@api/trials/commands';
import type { AnyGame, Level } from '@core/contract';
import { drawOf } from '@core/io';
import { OWN_LUCK, seedRng } from '@core/rng';
import { games } from '@games/registry';
import { medalOf } from '@trials/medals';
import { aloneOf, trialsOf } from '@trials/race';
import { afterEach, describe, expect, test } from 'vitest';
import { resume } from '../../match/resume';
import { code, type Guest, type Party, party } from '../../tests/party';
import { shippedMedals } from '../medal-files';

const parties: Party[] = [];
afterEach(() => {
  for (const it of parties.splice(0)) it.end();
});

async function computer(): Promise<{ it: Party; me: Guest }> {
  const it = await party({ games });
  parties.push(it);
  Object.assign(it.botRunner, { decide: createInlineBotRunner().decide });
  return { it, me: it.join() };
}

const home = (me: Guest) => value(me.client.call('trials.home', {}));
const attemptAt = (me: Guest, match: string) => value(me.client.call('trials.of', { match }));

async function trialIn(me: Guest, which: WhichTrial): Promise<Trial> {
  const { trials } = await home(me);
  const found = trials.find(
    (one) => one.game === which.game && one.circuit === which.circuit && one.kind === which.kind,
  );
  if (found === undefined) throw new Error('no such trial');
  return found;
}

/** Answers like a driver of this level until the race is over, or this many answers were given. */
async function driven(it: Party, me: Guest, match: string, level: Level, answers = 5000): Promise<void> {
  me.updates.push(await value(me.client.call('match.watch', { match })));
  const draw = drawOf(seedRng(`${match} ${level}`));
  for (let i = 0; i < answers && !me.seen(match).finished; i++) {
    const update = me.seen(match);
    const decision = update.asks.find((one) => update.mine.includes(one.seat) && !one.committed);
    const head = it.store.saves.head(match);
    const back = head && resume(it.store.saves, games, head);
    if (decision === undefined || !back?.ok) {
      await it.rest();
      continue;
    }
    const action = answer(back.game, back.state, decision, level, draw);
    await value(me.client.call('match.act', { match, ask: decision.id, action }));
  }
}

async function raced(it: Party, me: Guest, which: WhichTrial, level: Level): Promise<TrialAttempt & { match: string }> {
  const { match } = await value(me.client.call('trials.start', { ...which, again: true }));
  await driven(it, me, match, level);
  const attempt = await attemptAt(me, match);
  if (attempt === null) throw new Error('no attempt');
  return { ...attempt, match };
}

/** The shortest trial of each game. */
const SHORT: Readonly<Record<string, WhichTrial>> = Object.fromEntries(
  Object.values(games).flatMap((game) => {
    const [first] = trialsOf(game);
    return first === undefined ? [] : [[game.id, { game: game.id, ...first }]];
  }),
);
const ALONE = Object.values(SHORT).filter(({ game }) => aloneOf(games[game] as AnyGame) !== undefined);
const [LAP] = Object.values(SHORT).filter(({ kind }) => kind === 'lap') as [WhichTrial];
const [RIVALS] = Object.values(SHORT).filter(({ game }) => aloneOf(games[game] as AnyGame) === undefined) as [
  WhichTrial,
];

test('every circuit of every game has its trials, without medals at first', async () => {
  const { me } = await computer();
  const { trials, counts, running, ghost } = await home(me);
  const wanted = Object.values(games).flatMap((game) => trialsOf(game).map((one) => ({ game: game.id, ...one })));
  expect(trials.map(({ game, circuit, kind }) => ({ game, circuit, kind }))).toEqual(wanted);
  expect(counts).toEqual({ author: 0, gold: 0, silver: 0, bronze: 0, none: wanted.length });
  expect({ running, ghost }).toEqual({ running: null, ghost: 'own' });
  for (const one of trials) {
    expect(one).toMatchObject({ best: null, medal: null, tries: 0, hasOwnGhost: false });
    if (one.measure === 'rounds') {
      expect(one.thresholds).toMatchObject({ author: null });
      expect(one.rival?.figure).toBeLessThanOrEqual(one.thresholds?.gold ?? 0);
    } else {
      expect(one.rungs.map(({ medal, isOpen }) => [medal, isOpen])).toEqual([
        ['bronze', true],
        ['silver', true],
        ['gold', true],
        ['author', false],
      ]);
    }
  }
});

test.each(ALONE)('an attempt alone ends with a time, marks and a medal: $game', async (which) => {
  const { it, me } = await computer();
  const { match } = await value(me.client.call('trials.start', which));
  expect(it.store.saves.head(match)?.seed.startsWith(OWN_LUCK)).toBe(true);
  expect(await attemptAt(me, match)).toMatchObject({ state: 'running', figure: null, medal: null, marks: [] });
  expect((await home(me)).running).toEqual({ ...which, match });
  await driven(it, me, match, 'hard');
  const done = await attemptAt(me, match);
  const file = await shippedMedals(which.game);
  const medals = file?.trials.find((one) => one.circuit === which.circuit && one.kind === which.kind);
  if (medals?.measure !== 'rounds' || done === null) throw new Error('no medals');
  expect(done).toMatchObject({ state: 'done', before: null, isBest: true, rung: null, place: null });
  expect(done.figure).toBeGreaterThan(0);
  expect(done.medal).toBe(medalOf(medals.thresholds, done.figure ?? 0) ?? null);
  expect(done.marks.at(-1)?.at).toBeGreaterThanOrEqual(done.figure ?? 0);
  expect(done.trial).toEqual(await trialIn(me, which));
  expect(done.trial).toMatchObject({
    best: { figure: done.figure, match },
    medal: done.medal,
    tries: 1,
    hasOwnGhost: true,
  });
  expect((await home(me)).running).toBeNull();
  // The ghost of the next attempt is this drive.
  const next = await value(me.client.call('trials.start', which));
  const ghost = await value(me.client.call('trials.ghost', next));
  expect(ghost).toMatchObject({ kind: 'own', character: null, figure: done.figure, seat: 0, marks: done.marks });
  const rounds = ghost?.course.map(({ round }) => round) ?? [];
  expect(rounds).toEqual(rounds.map((_, at) => at));
  expect(ghost?.course.every(({ view }) => typeof view === 'object' && view !== null)).toBe(true);
});

test('the same answers give the same race at every attempt: the deck and the dice never change', async () => {
  const [here, there] = [await computer(), await computer()];
  const ends = [];
  for (const { it, me } of [here, there]) {
    const { match } = await value(me.client.call('trials.start', LAP));
    me.updates.push(await value(me.client.call('match.watch', { match })));
    for (let i = 0; i < 2000 && !me.seen(match).finished; i++) {
      const head = it.store.saves.head(match);
      const back = head && resume(it.store.saves, games, head);
      const decision = me.seen(match).asks.find((one) => !one.committed);
      if (decision === undefined || !back?.ok) {
        await it.rest();
        continue;
      }
      const action = back.game.fallback(back.state, decision);
      await value(me.client.call('match.act', { match, ask: decision.id, action }));
    }
    ends.push({ end: it.store.saves.endView(match), figure: (await attemptAt(me, match))?.figure });
  }
  expect(ends[0]?.figure).toBeGreaterThan(0);
  expect(ends[1]).toEqual(ends[0]);
});

test('a slower attempt keeps the best, a faster one replaces it, and the author’s time appears with gold', async () => {
  const { it, me } = await computer();
  const results = [await raced(it, me, LAP, 'easy')];
  expect(results[0]?.trial.thresholds?.author ?? null).toBeNull();
  for (let tries = 0; tries < 30 && results.every(({ medal }) => medal !== 'gold' && medal !== 'author'); tries++)
    results.push(await raced(it, me, LAP, tries % 2 === 0 ? 'best' : 'hard'));
  const figures = results.map(({ figure }) => figure ?? 0);
  const best = Math.min(...figures);
  const trial = await trialIn(me, LAP);
  expect(trial.best?.figure).toBe(best);
  expect(trial.tries).toBe(results.length);
  results.forEach(({ figure, before, isBest }, index) => {
    const earlier = figures.slice(0, index);
    expect(before).toBe(earlier.length === 0 ? null : Math.min(...earlier));
    expect(isBest).toBe(earlier.length === 0 || (figure ?? 0) < Math.min(...earlier));
  });
  expect(['gold', 'author']).toContain(trial.medal);
  expect(trial.thresholds?.author).toBeLessThan(trial.thresholds?.gold ?? 0);
  expect((await home(me)).counts).toMatchObject({ [trial.medal ?? 'none']: 1 });
});

test('a deleted race leaves its time without a ghost, also after a restart', async () => {
  const { it, me } = await computer();
  const { match, figure } = await raced(it, me, LAP, 'hard');
  await value(me.client.call('matches.delete', { match }));
  expect(await trialIn(me, LAP)).toMatchObject({ best: { figure, match: null }, hasOwnGhost: false, tries: 1 });
  expect(await attemptAt(me, match)).toMatchObject({ state: 'done', figure, marks: [] });
  await it.restart();
  const back = it.join();
  expect(await trialIn(back, LAP)).toMatchObject({ best: { figure, match: null }, hasOwnGhost: false, tries: 1 });
  // Without an own drive, the rival's takes its place.
  const next = await value(back.client.call('trials.start', LAP));
  expect(await value(back.client.call('trials.ghost', next))).toMatchObject({ kind: 'rival' });
});

test('a running attempt is resumed, and one that is deleted or given up leaves nothing', async () => {
  const { it, me } = await computer();
  const first = await value(me.client.call('trials.start', LAP));
  await driven(it, me, first.match, 'hard', 2);
  expect(await value(me.client.call('trials.start', LAP))).toEqual(first);
  await it.restart();
  const back = it.join();
  expect(await value(back.client.call('trials.start', LAP))).toEqual(first);
  const second = await value(back.client.call('trials.start', { ...LAP, again: true }));
  expect(second.match).not.toBe(first.match);
  expect(await attemptAt(back, first.match)).toBeNull();
  expect(it.store.saves.head(first.match)).toBeUndefined();
  await value(back.client.call('matches.delete', second));
  expect((await home(back)).running).toBeNull();
  expect(await trialIn(back, LAP)).toMatchObject({ tries: 0, best: null });
});

test('an attempt has no hints and no take-backs, also after a restart', async () => {
  const { it, me } = await computer();
  const { match } = await value(me.client.call('trials.start', LAP));
  await it.restart();
  const back = it.join();
  back.updates.push(await value(back.client.call('match.watch', { match })));
  const [ask] = back.seen(match).asks;
  const unaided = english(message('daily.unaided'));
  expect(refusal(await back.client.call('match.hint', { match, ask: ask?.id ?? 0 }))).toBe(unaided);
  expect(refusal(await back.client.call('match.takeBack', { match }))).toBe(unaided);
  expect(me.client).not.toBe(back.client);
});

describe('the ghost', () => {
  test('is a character’s recorded drive, which gets to the end in its time', async () => {
    const { me } = await computer();
    await value(me.client.call('trials.setGhost', { ghost: 'rival' }));
    expect((await home(me)).ghost).toBe('rival');
    const started = await value(me.client.call('trials.start', LAP));
    const ghost = await value(me.client.call('trials.ghost', started));
    const { rival } = await trialIn(me, LAP);
    expect(ghost).toMatchObject({ kind: 'rival', character: rival?.character, figure: rival?.figure });
    expect(ghost?.marks.at(-1)).toMatchObject({ id: 'line', at: ghost?.figure });
    expect(ghost?.course.length).toBe(1 + Math.ceil((ghost?.figure ?? 0) / 10));
  });
  test('can be switched off, and a race that is no attempt has none', async () => {
    const { me } = await computer();
    const started = await value(me.client.call('trials.start', LAP));
    await value(me.client.call('trials.setGhost', { ghost: 'off' }));
    expect(await value(me.client.call('trials.ghost', started))).toBeNull();
    await value(me.client.call('trials.setGhost', { ghost: 'own' }));
    expect(await value(me.client.call('trials.ghost', { match: 'unknown' }))).toBeNull();
    expect(await attemptAt(me, 'unknown')).toBeNull();
  });
});

describe('medals by wins', () => {
  test('are raced for one after another, and the champions only after gold', async () => {
    const { it, me } = await computer();
    const closed = await me.client.call('trials.start', { ...RIVALS, rung: 'author' });
    expect(refusal(closed)).toBe(english(message('trials.closed')));
    const { match } = await value(me.client.call('trials.start', RIVALS));
    expect(await attemptAt(me, match)).toMatchObject({ state: 'running', rung: 'bronze', place: null, marks: [] });
    expect(await value(me.client.call('trials.ghost', { match }))).toBeNull();
    const head = it.store.saves.head(match);
    expect(JSON.stringify(head?.setup)).toContain('"level":"easy"');
    // Another medal is another race, and does not end this one.
    const gold = await value(me.client.call('trials.start', { ...RIVALS, rung: 'gold' }));
    expect(gold.match).not.toBe(match);
    expect(await value(me.client.call('trials.start', { ...RIVALS, rung: 'bronze' }))).toEqual({ match });
  });
  test('are won by the first place, and a lost race is out', async () => {
    const { it, me } = await computer();
    const outcomes: { match: string; state: TrialAttempt['state'] }[] = [];
    for (let tries = 0; tries < 8 && !outcomes.some(({ state }) => state === 'done'); tries++) {
      const { match } = await value(me.client.call('trials.start', { ...RIVALS, rung: 'bronze', again: true }));
      await driven(it, me, match, 'best');
      const done = await attemptAt(me, match);
      if (done === null) throw new Error('no attempt');
      expect(done.state).toBe(done.place === 1 ? 'done' : 'out');
      expect(done.medal).toBe(done.place === 1 ? 'bronze' : null);
      outcomes.push({ match, state: done.state });
    }
    const won = outcomes.find(({ state }) => state === 'done');
    const trial = await trialIn(me, RIVALS);
    expect(trial).toMatchObject({ medal: 'bronze', best: null, tries: outcomes.length });
    expect(trial.rungs[0]).toMatchObject({ medal: 'bronze', won: true, match: won?.match });
    await value(me.client.call('matches.delete', { match: won?.match ?? '' }));
    expect((await trialIn(me, RIVALS)).rungs[0]).toMatchObject({ won: true, match: null });
  });
});

test('a lap of a trial is not a best lap of its circuit, and no race of the statistics', async () => {
  const { it, me } = await computer();
  const heat = SHORT.heat as WhichTrial;
  const { match, state } = await raced(it, me, heat, 'medium');
  expect(state).toBe('done');
  expect(it.store.saves.bests(heat.game, heat.circuit, 10)).toEqual([]);
  expect(it.store.saves.head(match)?.status).toBe('finished');
});

test('an attempt under older rules ends without a time, and the next one is a fresh race', async () => {
  const its: Record<string, AnyGame> = { ...games };
  const it = await party({ games: its });
  parties.push(it);
  const me = it.join();
  const { match } = await value(me.client.call('trials.start', LAP));
  const game = its[LAP.game] as AnyGame;
  its[LAP.game] = { ...game, rulesVersion: game.rulesVersion + 1 };
  expect((await home(me)).running).toBeNull();
  expect(await attemptAt(me, match)).toMatchObject({ state: 'out', figure: null, medal: null, marks: [] });
  expect((await value(me.client.call('trials.start', LAP))).match).not.toBe(match);
  expect(await trialIn(me, LAP)).toMatchObject({ best: null, tries: 1 });
});

test('unknown games, circuits and kinds are refused', async () => {
  const { me } = await computer();
  const start = (change: Partial<WhichTrial>) => me.client.call('trials.start', { ...LAP, ...change });
  expect(await code(start({ game: 'none' }))).toBe('not-found');
  expect(await code(start({ circuit: 'none' }))).toBe('not-found');
  expect(await code(me.client.call('trials.start', { ...RIVALS, kind: 'lap' }))).toBe('not-found');
  expect(refusal(await start({ circuit: 'none' }))).toBe(english(message('trials.unknown')));
});
