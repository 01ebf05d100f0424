// Every frame that a client receives over a whole race with all kinds of drivers, searched for secrets.

import { type GameCard, PROTOCOL, type SeatSetup } from '@api/contract';
import { expect, test } from '../fixtures';
import { usualOptions } from '../races';
import { connect, value } from '../raw-client';
import { secretsIn, updatesIn } from '../secrets';

/** Decisions that the two people make themselves before AI drivers take their cars to the finish. */
const OWN_DECISIONS = 24;

test('no frame of a whole race contains what its viewer may not know', async ({ host }) => {
  const raw = await connect(host.url);
  const { client } = raw;
  const hello = value(await client.call('app.hello', { protocol: PROTOCOL, version: 'e2e' }));
  const game = hello.games.find((one) => one.id === 'heat') as GameCard;
  const seed = 'a-seed-that-must-never-be-seen-9f3c71';
  const { match } = value(await client.call('matches.create', { ...raceOf(game), seed }));
  value(await client.call('match.watch', { match }));

  for (let answered = 0; answered < OWN_DECISIONS && !raw.newest().finished; ) {
    const update = raw.newest();
    const mine = update.asks.find((decision) => decision.seat === update.viewer && !decision.committed);
    const other = update.sitting[0];
    if (mine !== undefined) {
      const hint = await client.call('match.hint', { match, ask: mine.id });
      if (!hint.ok) continue;
      await client.call('match.act', { match, ask: mine.id, action: hint.value.answers[0]?.action });
      answered += 1;
    } else if (other !== undefined) value(await client.call('match.sit', { match, seat: other }));
    else await new Promise((resolve) => setTimeout(resolve, 20));
  }
  for (const seat of [0, 1]) {
    const driver = { kind: 'ai', level: 'random' } as const;
    value(await client.call('match.handOver', { match, seat, driver }));
  }
  await expect.poll(() => raw.newest().finished).toBe(true);
  value(await client.call('matches.list', {}));
  client.close();

  expect(raw.frames.length).toBeGreaterThan(OWN_DECISIONS);
  expect(secretsIn(raw.frames)).toEqual([]);
  expect(raw.frames.filter((frame) => frame.includes(seed))).toEqual([]);
  // The search itself must be able to find something: both people's own hands arrived, each in its own view.
  const viewers = raw.frames.flatMap((frame) => updatesIn(JSON.parse(frame))).map((body) => body.viewer);
  expect(viewers).toContain(0);
  expect(viewers).toContain(1);
});

test('the search finds each kind of secret', () => {
  const update = (own: object) => ({
    push: 'match.update',
    body: { viewer: 0, view: { own: null, everybody: null, cars: [] }, events: [], asks: [], choices: {}, ...own },
  });
  const leaky = [
    update({ view: { own: { seat: 1, hand: [3] }, everybody: null, cars: [] } }),
    update({ view: { own: null, everybody: [], cars: [] } }),
    update({ view: { own: null, everybody: null, cars: [{ hand: [1] }] } }),
    update({ events: [{ type: 'handFilled', seat: 2, cards: [4] }] }),
    update({ asks: [{ id: 5, seat: 1 }], choices: { 5: {} } }),
    update({ view: { own: null, everybody: null, cars: [], rng: [1] } }),
    { id: 1, reply: { ok: true, value: { setup: { seed: 'x' } } } },
  ];
  for (const frame of leaky) expect(secretsIn([JSON.stringify(frame)])).toHaveLength(1);
  expect(secretsIn([JSON.stringify(update({}))])).toEqual([]);
});

function raceOf(game: GameCard) {
  const circuit = game.circuits[0];
  const defaults = usualOptions(game);
  const drivers: SeatSetup['driver'][] = [
    { kind: 'you' },
    { kind: 'hotseat' },
    { kind: 'ai', level: 'easy' },
    { kind: 'ai', level: 'random' },
    ...game.automata.slice(0, 1).map((id) => ({ kind: 'automaton' as const, id })),
  ];
  const seats = drivers.map((driver, seat) => ({
    name: `Driver ${seat + 1}`,
    colour: game.colours[seat] as SeatSetup['colour'],
    driver,
  }));
  const options = { ...defaults, ...circuit?.defaults, laps: 1 };
  return { game: game.id, circuit: circuit?.id ?? '', options, seats, clock: 0 };
}
