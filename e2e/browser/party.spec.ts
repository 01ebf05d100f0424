// Whole races at a LAN party: a host and three guests at screens of their own, and an AI driver, over this machine's
// network. A game is one line of the table.

import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { LONG } from '../long';
import { FormulaDRace } from '../pages/formula-d';
import { HavocRace } from '../pages/havoc';
import { type AtTable, finishersOn, gather, type PartyRace, startTogether, type Table } from '../pages/party';
import { RaceScreen } from '../pages/race';
import type { RacePage } from '../pages/race-page';
import { RoborallyRace } from '../pages/roborally';
import { WaddingtonRace } from '../pages/waddington';
import { connect, value } from '../raw-client';
import { secretsOf, type Truth, truthOf } from '../truth';
import { hear } from '../wire';

test.describe.configure({ timeout: 600_000 });
// Traces of four pages at once cost more than the race.
test.use({ trace: 'off' });

/** Answers that each person gives by mouse or finger; on a busy machine a real click takes its time. */
const BY_HAND = 4;

interface PlayedGame extends PartyRace {
  box: string;
  /** How a person at this page plays: answers one question. */
  player(page: Page): { race: RacePage; answer(words: string): Promise<void> };
}

const GAMES: readonly PlayedGame[] = [
  { box: 'Heat', laps: 1, player: (page) => playing(new RaceScreen(page)) },
  { box: 'Waddington’s F1', laps: 3, player: (page) => playing(new WaddingtonRace(page)) },
  {
    box: 'Formula D',
    prepare: (setup) => setup.circuit('Paddock Ring').click(),
    player: (page) => playing(new FormulaDRace(page)),
  },
  {
    box: 'Havoc Speedway',
    guests: 2,
    async prepare(setup) {
      await setup.setNumber('Racing turns a round', 4);
      await setup.setNumber('Cards per hand', 3);
    },
    player: (page) => playing(new HavocRace(page)),
  },
  {
    box: 'RoboRally',
    // Robots that take the first cards they get lose their lives sooner than they win.
    prepare: (setup) => setup.setNumber('Lives', 1),
    player: (page) => playing(new RoborallyRace(page)),
  },
];

function playing(race: RacePage & { answerByMouse(words: string, quiet: boolean): Promise<void> }) {
  return { race, answer: (words: string) => race.answerByMouse(words, false) };
}

/** Every game takes minutes on a small machine: all but the first wait for PADDOCK_LONG=1. */
const PLAYED = LONG ? GAMES : GAMES.slice(0, 1);

for (const game of PLAYED) {
  test(`a whole race of ${game.box} with three guests and an AI driver, and on to the next`, async ({
    chromium,
    host: server,
  }) => {
    const owner = await chromium.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await owner.goto(`${server.url}?renderer=canvas`);
    const table = await gather(chromium, owner, game);
    const match = await startTogether(table);
    const ends = await Promise.allSettled(table.pages.map((page) => raceTo(game, page)));
    const stuck = ends.flatMap((end, at) => (end.status === 'rejected' ? [`${at}: ${String(end.reason)}`] : []));
    expect(stuck).toEqual([]);
    const answers = ends.map((end) => (end.status === 'fulfilled' ? end.value : 0));
    const raced = await racedAt(server.url, match);
    for (const page of table.pages) expect(await finishersOn(page)).toEqual(raced.winners);
    for (const count of answers) expect(count).toBeGreaterThan(5);
    for (const guest of table.guests) checkFrames(raced, guest, table);

    await owner.getByRole('button', { name: 'Back to lobby' }).click();
    for (const page of table.pages) await expect(page).toHaveURL(/#\/lobby$/);
    const next = await startTogether(table);
    expect(next).not.toBe(match);
    const asked = table.pages.map((page) => game.player(page).race.nextQuestion());
    expect(await Promise.race(asked)).toBeDefined();
    for (const guest of table.guests) expect(guest.watch.troubles).toEqual([]);
    await Promise.allSettled([...asked, ...table.guests.map(({ page }) => page.context().close())]);
  });
}

/** Plays one person's race to its results: the first answers by mouse or finger, the rest in a hurry. Counts them. */
async function raceTo(game: PlayedGame, page: Page): Promise<number> {
  const { race, answer } = game.player(page);
  let answers = 0;
  for (; answers < BY_HAND; answers += 1) {
    const words = await race.nextQuestion();
    if (words === undefined) return answers;
    if (answers === 0) await race.setSpeed('Off');
    await answer(words);
  }
  while (!race.isOver) {
    if (await race.press()) answers += 1;
    await page.waitForTimeout(40);
  }
  return answers;
}

interface Raced {
  truth: Truth;
  /** Names of the drivers, the winner first, by the record. */
  winners: string[];
  /** No guest may ever be sent this. */
  seed: string;
}

/** The race as the host keeps it: the record that it exports, played again. */
async function racedAt(url: string, match: string): Promise<Raced> {
  const { client } = await connect(url);
  const { text } = value(await client.call('matches.export', { match }));
  const { seats } = value(await client.call('matches.result', { match }));
  client.close();
  const truth = truthOf(text);
  return { truth, winners: truth.standings.map((seat) => seats[seat]?.name ?? '?'), seed: truth.record.seed };
}

/** Every frame of a guest holds what its seat may know, and nothing of others' tokens or of the seed. */
function checkFrames({ truth, seed }: Raced, guest: AtTable, { guests }: Table): void {
  const tokens = guests.filter((one) => one !== guest).map((one) => one.token);
  const received = guest.watch.received.filter((frame) => !frame.includes('"finishedAt"'));
  for (const secret of [seed, ...tokens]) expect(received.filter((frame) => frame.includes(secret))).toEqual([]);
  const heard = guest.watch.sockets.map(hear);
  const updates = heard.flatMap((one) => one.updates);
  expect(heard.map((one) => one.unread)).toEqual(heard.map(() => 0));
  expect(updates.length).toBeGreaterThan(20);
  expect([...new Set(updates.flatMap((update) => secretsOf(truth, update, guest.seat)))]).toEqual([]);
}
