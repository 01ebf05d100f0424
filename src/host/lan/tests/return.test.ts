// Coming back: three guests of one address reload or lose their connection 100 times while their race goes on.

import { createClient } from '@api/client';
import { type Link, type MatchUpdate, PROTOCOL } from '@api/contract';
import { webSocketLink } from '@api/links/websocket';
import type { Client } from '@api/session';
import { games } from '@games/registry';
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
  newest: MatchUpdate | undefined;
  private client: Client;
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
      this.newest = update;
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
    this.newest = watched.value;
    this.seat = back.value.party.guests.find(({ id }) => id === back.value.party.you)?.seat ?? null;
    this.returns += 1;
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
