// A person who changes their mind hundreds of times: few of the answers are stored, the newest one counts, and a crash
// loses little.

import type { RaceSetup } from '@api/contract';
import { value } from '@api/tests/granted';
import { games } from '@games/registry';
import { StoreError } from '@store/store-error';
import { afterEach, expect, test } from 'vitest';
import {
  code,
  comeIn,
  type Guest,
  LAN,
  openTable,
  type Party,
  party,
  type Seated,
  startTable,
  YOU,
} from '../../tests/party';
import { RESTS } from '../held-answers';

/** Changes that an attack of 20 s got stored before there was a limit. */
const CHANGES = 432;
const SECONDS = 20;
const REST = Math.max(...RESTS.map((one) => one.ms));
const first = Math.min(...RESTS.map((one) => one.from));

let it: Party;
afterEach(() => it.end());

interface Programming {
  hand: number[];
  draft: number[];
}
/** A race of RoboRally or Heat, with the host and two guests at their first sealed decisions. */
async function programming(
  game = 'roborally',
  options: RaceSetup['options'] = {},
): Promise<{
  match: string;
  guests: [Seated, Seated];
  owner: Guest;
}> {
  it = await party({ games });
  const { colours, circuits } = games[game]!;
  const seats = [YOU, LAN, LAN].map((driver, i) => ({ name: `Driver ${i}`, colour: colours[i]!, driver }));
  const owner = it.join();
  const table = await openTable(owner, { game, circuit: circuits[0]!.id, options, seats, clock: 0 });
  const guests: [Seated, Seated] = [await comeIn(it, table.code, 'Ada'), await comeIn(it, table.code, 'Bo')];
  return { match: await startTable(owner, guests), guests, owner };
}
function own(guest: Guest, match: string) {
  const { asks: decisions, viewer, choices } = guest.seen(match);
  const decision = decisions.find((one) => one.seat === viewer)?.id ?? 0;
  return { ask: decision, choices: choices[String(decision)] as Programming };
}
const rows = (match: string) => it.store.saves.movesAfter(match, 0).length;
const cardsIn = (move: { action: unknown } | undefined) => (move?.action as { cards: number[] } | undefined)?.cards;
const lastCards = (match: string) => cardsIn(it.store.saves.lastMove(match)?.move);
/** The n-th order of a hand's first cards. */
function cardsOf(hand: readonly number[], n: number): number[] {
  const cards = hand.slice(0, 5);
  for (let i = 0; i < n % 5; i++) cards.push(cards.shift()!);
  return n % 2 === 0 ? cards : cards.with(n % 5, 0);
}

test(`[attack] ${CHANGES} changes of a programme in ${SECONDS} s by each of two guests: a few dozen are kept, the newest counts`, async () => {
  const { match, guests } = await programming();
  const asked = guests.map((guest) => own(guest, match));
  for (let n = 0; n < CHANGES; n++) {
    for (const [i, guest] of guests.entries()) {
      const { ask: decision, choices } = asked[i]!;
      const action = { type: 'draft', cards: cardsOf(choices.hand, n), powerDown: n % 3 === 0 };
      await value(guest.client.call('match.act', { match, ask: decision, action }));
    }
    it.clock.pass(Math.round((SECONDS * 1000) / CHANGES));
  }
  expect(rows(match)).toBeLessThan(60);
  it.clock.pass(REST);
  expect(lastCards(match)).toEqual(cardsOf(asked[1]!.choices.hand, CHANGES - 1));
  for (const [i, guest] of guests.entries()) {
    const now = await value(guest.client.call('match.watch', { match }));
    const { draft } = now.choices[String(asked[i]!.ask)] as Programming;
    expect(draft).toEqual(cardsOf(asked[i]!.choices.hand, CHANGES - 1));
  }
});

test('[attack] answers that change nothing, and changes of mind in another game, are held too', async () => {
  const { match, guests } = await programming();
  const [ada] = guests;
  const { ask: decision, choices } = own(ada, match);
  const sent = {
    type: 'program',
    cards: choices.hand.slice(0, 5),
    powerDown: false,
    marked: [],
    gyro: false,
    spend: [],
  };
  await value(ada.client.call('match.act', { match, ask: decision, action: sent }));
  for (let n = 0; n < 100; n++)
    await value(ada.client.call('match.act', { match, ask: decision, action: { type: 'wait' } }));
  expect(rows(match)).toBe(first);
  it.end();
  const heat = await programming('heat');
  const mine = own(heat.guests[0], heat.match).ask;
  for (let n = 0; n < 100; n++) {
    const action = { type: 'gear', gear: 1 + (n % 2) };
    await value(heat.guests[0].client.call('match.act', { match: heat.match, ask: mine, action }));
  }
  expect(rows(heat.match)).toBe(first);
  it.clock.pass(REST);
  expect(it.store.saves.lastMove(heat.match)?.move?.action).toEqual({ type: 'gear', gear: 2 });
});

test('a held answer is played before anyone else moves, when it is taken back, and when the app closes', async () => {
  const { match, guests, owner } = await programming();
  const [ada] = guests;
  const { ask: decision, choices } = own(ada, match);
  const draft = (n: number) => ({
    match,
    ask: decision,
    action: { type: 'draft', cards: cardsOf(choices.hand, n), powerDown: false },
  });
  for (let n = 0; n <= first; n++) await value(ada.client.call('match.act', draft(n)));
  expect(rows(match)).toBe(first);
  const mine = own(owner, match);
  await value(
    owner.client.call('match.act', {
      ...draft(0),
      ask: mine.ask,
      action: { type: 'draft', cards: mine.choices.hand.slice(0, 5), powerDown: false },
    }),
  );
  expect(it.store.saves.movesAfter(match, first).map(({ move }) => [move?.seat, cardsIn(move)])).toEqual([
    [1, cardsOf(choices.hand, first)],
    [0, mine.choices.hand.slice(0, 5)],
  ]);
  await value(ada.client.call('match.act', draft(1)));
  expect(rows(match)).toBe(first + 2);
  // Take-back removes the newest answer, although it was not stored yet.
  await value(ada.client.call('match.takeBack', { match }));
  expect(lastCards(match)).toEqual(mine.choices.hand.slice(0, 5));
  await value(ada.client.call('match.act', draft(2)));
  await it.restart();
  expect(lastCards(match)).toEqual(cardsOf(choices.hand, 2));
});

test('the rules judge a held answer like any other, also against the one held before it', async () => {
  const { match, guests } = await programming('roborally', { noTakebacks: true });
  const [ada] = guests;
  const { ask: decision, choices } = own(ada, match);
  const [card = 0, other = 0] = choices.hand;
  const act = (cards: number[], powerDown = false) =>
    ada.client.call('match.act', { match, ask: decision, action: { type: 'draft', cards, powerDown } });
  for (let n = 0; n < first; n++) await value(act([0, 0, 0, 0, 0], n % 2 === 0));
  await value(act([card, 0, 0, 0, 0]));
  expect(rows(match)).toBe(first);
  expect(await code(act([other, 0, 0, 0, 0]))).toBe('illegal');
  expect(await code(act([card, card, 0, 0, 0]))).toBe('illegal');
  await value(act([card, other, 0, 0, 0]));
  it.clock.pass(REST);
  expect(lastCards(match)).toEqual([card, other, 0, 0, 0]);
});

test('if the disk refuses a held answer, the next to answer gets the error, and it is stored once there is room', async () => {
  const { match, guests } = await programming();
  const [ada] = guests;
  const { ask: decision, choices } = own(ada, match);
  const act = (n: number) =>
    ada.client.call('match.act', {
      match,
      ask: decision,
      action: { type: 'draft', cards: cardsOf(choices.hand, n), powerDown: false },
    });
  for (let n = 0; n <= first; n++) await value(act(n));
  const { append } = it.store.saves;
  it.store.saves.append = () => {
    throw new StoreError('full');
  };
  it.clock.pass(REST);
  expect(rows(match)).toBe(first);
  expect(await code(act(1))).toBe('storage');
  it.store.saves.append = append;
  await value(act(2));
  expect(lastCards(match)).toEqual(cardsOf(choices.hand, 2));
});
