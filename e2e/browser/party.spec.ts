// Whole races at a LAN party: a host and guests at their own screens, and an AI driver, over this machine's network. Guests
// are cut off repeatedly on the way, and nothing is lost. A game is one line of the table.

import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { secretsOf, type Truth, truthOf } from '@host/tests/truth';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { LONG } from '../long';
import { allSeated, type Cut, cutOff, figuresOf, KINDS, lastStep } from '../pages/cutting';
import { FormulaDRace } from '../pages/formula-d';
import { HavocRace } from '../pages/havoc';
import { type AtTable, finishersOn, gather, type PartyRace, type PartyTable, startTogether } from '../pages/party';
import { RaceScreen } from '../pages/race';
import type { RacePage } from '../pages/race-page';
import { RoborallyRace } from '../pages/roborally';
import { WaddingtonRace } from '../pages/waddington';
import { connect, type RawClient, value } from '../raw-client';
import { hear } from '../wire';

// The slowest file: its races are spread over the workers.
test.describe.configure({ mode: 'parallel' });
// Traces of four pages at once cost more than the race.
test.use({ trace: 'off' });

/** Answers that each person gives by mouse or finger; on a busy machine a real click is slow. */
const BY_HAND = 4;
/** Answers of the whole table between two cuts, approximately: people already asked still answer. */
const BETWEEN = 2;
/** How often guests are cut off in everyday runs. */
const CUTS = 5;

interface PlayedGame extends PartyRace {
  box: string;
  /** How often guests are cut off in long runs. */
  cuts: number;
  /** Answers by hand, for races of which the usual number is a large part. */
  byHand?: number;
  /** How a person at this page plays: answers one question. */
  player(page: Page): { race: RacePage; answer(text: string): Promise<void> };
}

const GAMES: readonly PlayedGame[] = [
  { box: 'Heat', laps: 1, cuts: 28, player: (page) => playing(new RaceScreen(page)) },
  { box: 'Waddington’s F1', laps: 3, cuts: 28, player: (page) => playing(new WaddingtonRace(page)) },
  {
    box: 'Formula D',
    cuts: 20,
    prepare: (setup) => setup.circuit('Paddock Ring').click(),
    player: (page) => playing(new FormulaDRace(page)),
  },
  {
    box: 'Havoc Speedway',
    guests: 2,
    cuts: 20,
    async prepare(setup) {
      await setup.setNumber('Racing turns a round', 4);
      await setup.setNumber('Cards per hand', 3);
    },
    player: (page) => playing(new HavocRace(page)),
  },
  {
    box: 'RoboRally',
    cuts: 4,
    byHand: 1,
    // Robots that take their first cards lose their lives sooner than they win, and no one wins before the last cut.
    async prepare(setup) {
      await setup.circuit('Clover Sprint').click();
      await setup.setNumber('Lives', 2);
    },
    player: (page) => playing(new RoborallyRace(page)),
  },
];

function playing(race: RacePage & { answerByMouse(text: string, quiet: boolean): Promise<void> }) {
  return { race, answer: (text: string) => race.answerByMouse(text, false) };
}

// Everyday runs have one game. For the others, guests' seats, answers and frames through cuts are tested without pages, in
// host/lan/tests/return.test.ts.
for (const game of LONG ? GAMES : GAMES.slice(0, 1)) {
  const cuts = LONG ? game.cuts : CUTS;
  test(`a whole race of ${game.box} with guests who are cut off ${cuts} times, and on to the next`, {
    tag: '@journey',
  }, async ({ chromium, host: server }) => {
    const owner = await chromium.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await owner.goto(`${server.url}?renderer=canvas`);
    const table = await gather(chromium, owner, { ...game, ...(LONG ? {} : { guests: 2 }) }, true);
    const match = await startTogether(table);
    const raw = await connect(server.url);
    const pace: Pace = { byHand: table.pages.length, isHeld: true, owed: 0 };
    // Handled from now on: a guest that stops because the test has failed is not a second failure.
    const racing = Promise.allSettled(table.pages.map((page) => raceTo(game, page, pace)));
    const taken = await cutAll(table, raw, pace, cuts);
    const ends = await racing;
    const stuck = ends.flatMap((end, at) => (end.status === 'rejected' ? [`${at}: ${String(end.reason)}`] : []));
    expect(stuck).toEqual([]);
    // Every cut at a different moment of the race.
    expect(new Set(taken.map((cut) => cut.step)).size).toBe(cuts);

    const answers = ends.map((end) => (end.status === 'fulfilled' ? end.value : 0));
    const raced = await racedAt(raw, match);
    for (const page of table.pages) expect(await finishersOn(page)).toEqual(raced.winners);
    for (const count of answers) expect(count).toBeGreaterThan(game.byHand ?? BY_HAND);
    for (const guest of table.guests) checkFrames(raced, guest, table);
    for (const figure of figuresOf(taken)) test.info().annotations.push({ type: 'back', description: figure });

    await owner.getByRole('button', { name: 'Back to lobby' }).click();
    for (const page of table.pages) await expect(page).toHaveURL(/#\/lobby$/);
    const next = await startTogether(table);
    expect(next).not.toBe(match);
    const asked = table.pages.map((page) => game.player(page).race.nextQuestion());
    expect(await Promise.race(asked)).toBeDefined();
    for (const guest of table.guests) expect(guest.watch.troubles).toEqual([]);
    raw.client.close();
    await Promise.allSettled([...asked, ...table.guests.map(({ page }) => page.context().close())]);
  });
}

/** How fast the table may go: paused between two cuts, so that every cut comes during the race. */
interface Pace {
  /** People who still answer by mouse or finger; no one is cut off before all of them have done so. */
  byHand: number;
  isHeld: boolean;
  /** Answers of the whole table until it pauses. */
  owed: number;
}

/** Plays one person's race to its results: the first answers by mouse or finger, the rest in a hurry. Counts them. */
async function raceTo(game: PlayedGame, page: Page, pace: Pace): Promise<number> {
  const { race, answer } = game.player(page);
  let answers = 0;
  for (; answers < (game.byHand ?? BY_HAND); answers += 1) {
    const text = await race.nextQuestion();
    if (text === undefined) break;
    if (answers === 0) await race.setSpeed('Off');
    await answer(text);
  }
  pace.byHand -= 1;
  while (!race.isOver) {
    const mayAnswer = pace.byHand > 0 || !pace.isHeld || pace.owed > 0;
    if (mayAnswer && (await race.press())) {
      answers += 1;
      pace.owed -= 1;
    }
    await page.waitForTimeout(40);
  }
  return answers;
}

/** Cuts the guests off in turn, each after some answers of the table; then lets everyone race to the end. */
async function cutAll(table: PartyTable, raw: RawClient, pace: Pace, cuts: number): Promise<Cut[]> {
  const draw = drawOf(seedRng('cuts'));
  const taken: Cut[] = [];
  let before = -1;
  await expect.poll(() => pace.byHand, { timeout: 240_000 }).toBe(0);
  while (taken.length < cuts) {
    const guest = table.guests[taken.length % table.guests.length];
    const kind = KINDS[draw(KINDS.length)];
    if (guest === undefined || kind === undefined) throw new Error('nobody to cut off');
    pace.owed = BETWEEN;
    await expect.poll(() => lastStep(guest), { timeout: 120_000, intervals: [40] }).toBeGreaterThan(before);
    await guest.page.waitForTimeout(draw(200));
    const cut = await cutOff(guest, kind, draw(600));
    taken.push(cut);
    before = lastStep(guest);
    await allSeated(raw, table);
  }
  expect(table.pages.filter((page) => page.url().includes('#/results/'))).toEqual([]);
  pace.isHeld = false;
  return taken;
}

interface Raced {
  truth: Truth;
  /** Names of the drivers, the winner first, from the record. */
  winners: string[];
  /** No guest may ever be sent this. */
  seed: string;
}

/** The race as the host stores it: the exported record, replayed. */
async function racedAt({ client }: RawClient, match: string): Promise<Raced> {
  const { text } = value(await client.call('matches.export', { match }));
  const { seats } = value(await client.call('matches.result', { match }));
  const truth = truthOf(text);
  return { truth, winners: truth.standings.map((seat) => seats[seat]?.name ?? '?'), seed: truth.record.seed };
}

/** Every frame of a guest contains only what its seat may know, and nothing of others' tokens or of the seed. */
function checkFrames({ truth, seed }: Raced, guest: AtTable, { guests }: PartyTable): void {
  const tokens = guests.filter((one) => one !== guest).map((one) => one.token);
  const received = guest.watch.received.filter((frame) => !frame.includes('"finishedAt"'));
  for (const secret of [seed, ...tokens]) expect(received.filter((frame) => frame.includes(secret))).toEqual([]);
  const heard = guest.watch.sockets.map(hear);
  const updates = heard.flatMap((one) => one.updates);
  expect(heard.map((one) => one.unread)).toEqual(heard.map(() => 0));
  expect(updates.length).toBeGreaterThan(20);
  expect([...new Set(updates.flatMap((update) => secretsOf(truth, update, guest.seat)))]).toEqual([]);
}
