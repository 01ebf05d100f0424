// The program that party-kill.test.ts runs and kills: two tables that race in the given folder, one with two guests and an AI driver,
// one with a guest and an AI driver. Arguments: folder, commit at which the power fails, its moment, then the first race and the guests'
// tokens from the run before. First line: both races, code, tokens, seats; then each acknowledged step, its race and the hash of what its
// guest saw. Not here: anything else.

import { writeSync } from 'node:fs';
import { createInlineBotRunner } from '@ai/inline';
import { createClient } from '@api/client';
import { USUAL_ABSENCE } from '@api/constants';
import type { Driver, MatchUpdate, RaceSetup, Reply, Role } from '@api/contract';
import { memoryPair } from '@api/links/memory';
import type { Party } from '@api/party';
import { serve } from '@api/serve';
import type { Client } from '@api/session';
import { hashState } from '@core/hash';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { games } from '@games/registry';
import { openStore } from '@store/open';
import { createHost } from '../../host';
import { resume } from '../../match/resume';
import { testLan } from '../../tests/memory-lan';
import { type Moment, withPowerCut } from '../../tests/power-cut';

const [dir = '', commit = '', moment, earlier, ...tokens] = process.argv.slice(2);
const opened = await openStore({ dir });
if (!opened.ok) throw opened.trouble;
const { store } = opened;
const host = createHost({
  store: withPowerCut(store, Number(commit), moment as Moment),
  botRunner: createInlineBotRunner(),
  games,
  version: '0',
  shell: 'test',
  lan: testLan(),
});
const draw = drawOf(seedRng(`${commit} ${moment}`));
const RULES = {
  door: 'open',
  watching: false,
  undo: false,
  hints: true,
  chat: true,
  fillWithAi: true,
  aiLevel: 'easy',
  ...USUAL_ABSENCE,
} as const;
const LAN = { kind: 'lan' } as const;
const AI = { kind: 'ai', level: 'random' } as const;
const setup = raceOf('italy', [LAN, AI, LAN]);

const owner = client('owner');
const guests = [client('guest'), client('guest'), client('guest')];
for (const guest of guests) guest.on('match.update', (update) => void act(guest, update));

const isOpen = (await ok(owner.call('matches.list', {}))).some((one) => one.match === earlier && one.status === 'open');
const kept = isOpen ? earlier : undefined;
const opening = { name: 'Friday', setup, rules: RULES, networks: ['127.0.0.1'], port: 0 };
const party = await ok(owner.call('party.open', { ...opening, ...(kept !== undefined && { match: kept }) }));
const first = party.table;
const second =
  party.tables.find(({ number }) => number === 2)?.id ??
  (await ok(owner.call('tables.open', { setup: raceOf('usa', [LAN, AI]) }))).table;
const back = kept === undefined ? [] : tokens;
const joined: { token: string; party: Party }[] = [];
for (const [index, guest] of guests.entries()) {
  const token = back[index];
  const by = token === undefined ? { code: party.code, name: `Guest ${index}` } : { token };
  joined.push(await ok(guest.call('party.join', { ...by, device: 'phone' })));
}
const match = kept ?? (await begun(first, guests.slice(0, 2)));
const other = party.tables.find(({ id }) => id === second)?.match ?? (await begun(second, guests.slice(2)));
const seats = joined.map(({ party: seen }) => seen.guests.find((one) => one.id === seen.you)?.seat);
writeSync(1, `${match} ${other} ${party.code} ${joined.map((one) => one.token).join(' ')} ${seats.join(' ')}\n`);
for (const [index, guest] of guests.entries())
  await act(guest, await ok(guest.call('match.watch', { match: index === 2 ? other : match })));

function raceOf(circuit: string, drivers: readonly Driver[]): RaceSetup {
  return {
    game: 'heat',
    circuit,
    options: {},
    seats: drivers.map((driver, seat) => ({
      name: `Driver ${seat}`,
      colour: games.heat?.colours[seat] ?? 'red',
      driver,
    })),
    clock: 0,
  };
}

async function begun(table: string, people: readonly Client[]): Promise<string> {
  await ok(owner.call('tables.go', { table }));
  for (const guest of people) await ok(guest.call('party.ready', { ready: true }));
  return (await ok(owner.call('party.start', { force: false }))).match;
}

function client(role: Role): Client {
  return createClient(() => {
    const [near, far] = memoryPair();
    let at = 0;
    const now = () => {
      at += 1000;
      return at;
    };
    serve(far, role, host, { now, from: role === 'guest' ? '127.0.0.1' : null });
    return near;
  });
}

async function ok<T>(reply: Promise<Reply<T>>): Promise<T> {
  const got = await reply;
  if (!got.ok) throw new Error(got.fault.said.id);
  return got.value;
}

/** Plays for a guest: any legal answer. An update is an acknowledgement: only what is on disk is pushed. */
async function act(guest: Client, update: MatchUpdate): Promise<void> {
  const head = store.saves.head(update.match);
  writeSync(1, `${update.match} ${update.step} ${update.viewer} ${hashState(update.view)}\n`);
  const decision = update.asks.find((one) => one.seat === update.viewer && !one.committed);
  if (decision === undefined || head === undefined) return;
  const now = resume(store.saves, games, head);
  const open = now.ok ? now.state.asks.find((one) => one.id === decision.id) : undefined;
  if (!now.ok || open === undefined) return;
  await guest.call('match.act', {
    match: update.match,
    ask: decision.id,
    action: now.game.sample(now.state, open, draw),
  });
}
