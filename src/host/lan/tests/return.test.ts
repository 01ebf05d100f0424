// Coming back: guests of one address reload or lose their connection again and again, while their race waits and while it is
// raced to its end.

import { createClient } from '@api/client';
import { type Link, type MatchUpdate, PROTOCOL } from '@api/contract';
import { webSocketLink } from '@api/links/websocket';
import type { Client } from '@api/session';
import type { RaceState } from '@core/contract';
import { isOver, step } from '@core/engine';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { games } from '@games/registry';
import { secretsOf, truthOf } from '@host/tests/truth';
import { granted, rehearse } from '@tools/rehearsal/rehearsal';
import { raceAt } from '@tools/rehearsal/rehearsal-race';
import { expect, test } from 'vitest';

const TIMES = 100;
const PLAYERS = 3;

/** One window: says hello, sits down with its token and watches again whenever it connects, as the page does. */
class Window {
  seat: number | null = null;
  /** How often it has sat down, and how often it has tried to connect. */
  returns = 0;
  tries = 0;
  /** Every update of this seat, through all reloads. */
  readonly updates: MatchUpdate[] = [];
  client: Client;
  private link: Link | undefined;
  private readonly url: string;
  private readonly token: string;
  private readonly match: string;

  constructor(url: string, token: string, match: string) {
    this.url = `${url.replace('http', 'ws')}ws`;
    this.token = token;
    this.match = match;
    this.client = this.load();
  }
  private load(): Client {
    const client = createClient(() => {
      this.tries += 1;
      this.link = webSocketLink(this.url);
      return this.link;
    });
    client.on('match.update', (update) => {
      this.updates.push(update);
    });
    client.onState((state) => {
      if (state === 'connected') void this.sit(client);
    });
    return client;
  }
  private async sit(client: Client): Promise<void> {
    const hello = await client.call('app.hello', { protocol: PROTOCOL, version: '' });
    if (!hello.ok) return;
    const back = await client.call('party.join', { token: this.token, device: 'phone' });
    if (!back.ok) return;
    const watched = await client.call('match.watch', { match: this.match });
    if (!watched.ok) return;
    this.updates.push(watched.value);
    this.seat = back.value.party.guests.find(({ id }) => id === back.value.party.you)?.seat ?? null;
    this.returns += 1;
  }
  get newest(): MatchUpdate | undefined {
    return this.updates.at(-1);
  }
  reload(): void {
    this.client.close();
    this.client = this.load();
  }
  cut(): void {
    this.link?.close();
  }
  close(): void {
    this.client.close();
  }
}

test(`${TIMES} reloads and cuts of guests at one address: all are back in their seats at their first try`, {
  timeout: 600_000,
}, async () => {
  const game = 'heat';
  const table = await rehearse({ games, game, players: PLAYERS, watchers: 0 });
  const { match } = await table.start();
  const race = raceAt(table, games[game]!, match);
  for (let i = 0; i < 6; i += 1) await race.act();
  for (const { client } of table.guests) client.close();
  const windows = table.guests.map(({ token }) => new Window(table.url, token, match));
  await expect.poll(() => windows.map(({ seat }) => seat), { timeout: 60_000 }).toEqual([0, 1, 2]);

  const tries: number[] = [];
  for (let i = 0; i < TIMES; i += 1) {
    const window = windows[i % PLAYERS]!;
    const before = { returns: window.returns, tries: window.tries };
    if (i % 2 === 0) window.reload();
    else window.cut();
    while (window.returns === before.returns) await new Promise((resolve) => setTimeout(resolve, 2));
    tries.push(window.tries - before.tries);
    await new Promise((resolve) => setTimeout(resolve, (i * 37) % 100));
  }
  // No one had to try twice, which would take over a second; how long one request takes depends on the machine.
  expect(tries).toEqual(Array.from({ length: TIMES }, () => 1));
  expect(windows.map(({ seat, newest }) => [seat, newest?.viewer])).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
  ]);
  const state = await granted(table.owner.call('party.state', {}));
  expect(state?.party.guests.map(({ seat, away }) => [seat, away])).toEqual([
    [0, null],
    [1, null],
    [2, null],
  ]);
  expect(table.store.saves.head(match)?.step).toBe(race.state().step);
  for (const window of windows) window.close();
  await table.close();
});

/** Games with fewer seats than this have as many guests as seats. */
const GUESTS = 3;
/** One guest is cut off before every such answer of the table. */
const ANSWERS_BETWEEN = 7;
/** Answers to wait for at most, so that a race that never ends fails by name. */
const MOST_ANSWERS = 5000;

test.each(Object.values(games))(
  '$id: a whole race of guests who are cut off all the time loses no answer',
  async (game) => {
    const players = Math.min(GUESTS, game.seats[1]);
    const table = await rehearse({ games, game: game.id, players, watchers: 0 });
    const { match } = await table.start();
    let state: RaceState = raceAt(table, game, match).state();
    for (const { client } of table.guests) client.close();
    const windows = table.guests.map(({ token }) => new Window(table.url, token, match));
    const seats = windows.map((_, seat) => seat);
    await expect.poll(() => windows.map(({ seat }) => seat)).toEqual(seats);

    const draw = drawOf(seedRng(`cuts in ${game.id}`));
    let cuts = 0;
    for (let answers = 0; !isOver(state); answers += 1) {
      if (answers === MOST_ANSWERS) throw new Error(`the race is not over after ${MOST_ANSWERS} answers`);
      if (answers % ANSWERS_BETWEEN === ANSWERS_BETWEEN - 1) {
        // Anyone: those who are asked, and those who wait.
        const window = windows[draw(players)]!;
        const before = window.returns;
        if (draw(2) === 0) window.reload();
        else window.cut();
        cuts += 1;
        await expect.poll(() => window.returns, { interval: 2 }).toBe(before + 1);
      }
      const decision = state.asks.find((one) => !one.committed)!;
      const action = game.sample(state, decision, draw);
      await granted(windows[decision.seat]!.client.call('match.act', { match, ask: decision.id, action }));
      const turn = step(game, state, { ask: decision.id, seat: decision.seat, action, by: 'player' });
      if (!turn.ok) throw new Error(`step ${state.step}: ${turn.violation.code}`);
      state = turn.value.state;
    }

    expect(cuts).toBeGreaterThan(3);
    // Everyone saw the end from their own seat, and it is what the answers lead to.
    const ends = () => windows.map(({ newest }) => [newest?.viewer, newest?.step, newest?.standings]);
    await expect.poll(ends).toEqual(seats.map((seat) => [seat, state.step, game.standings(state)]));
    const truth = truthOf((await granted(table.owner.call('matches.export', { match }))).text);
    expect(truth.final).toEqual(game.standings(state));
    for (const [seat, { updates }] of windows.entries()) {
      expect(updates.flatMap((update) => secretsOf(truth, update, seat))).toEqual([]);
    }
    for (const window of windows) window.close();
    await table.close();
  },
);
