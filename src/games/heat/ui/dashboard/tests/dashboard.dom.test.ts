// Heat's dashboard, decision by decision: what it shows, what it refuses and why. Positions come over the wire.

import { value } from '@api/tests/granted';
import type { Guest, Party } from '@host/tests/party';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openHost, openPage, type Page } from '../../../../../renderer/tests/page';
import { dashboard, main, raceOf } from '../../../../../renderer/tests/race';

/** Card numbers: Heat, Stress, and the first upgrade (data/cards.ts); between them Speed 1 to 4. */
const HEAT = 0;
const STRESS = 1;
const UPGRADE = 6;
const MOST_TRIES = 80;
const MOST_ANSWERS = 200;

interface Decision {
  id: number;
  kind: string;
  choices: Record<string, unknown>;
}

interface At {
  me: Guest;
  match: string;
  page: Page;
}

test('everything about gears, cards and React is named and counted, and unusable controls say why', async () => {
  const it = await openHost();
  const me = it.join();
  const match = await raceWithEveryKind(me);
  const hand = handOf(me, match);
  const { user } = await openPage(it, { at: `/race/${match}` });
  await dashboard();

  // C106 to C108, C113, C114: what a shift costs, and why one is unavailable.
  expect(screen.getByRole('region', { name: 'What to do' }).textContent).toContain('Choose a gear');
  const gears = within(screen.getByRole('group', { name: 'Gears' }));
  const gear = (number: number) => gears.getByRole('button', { name: new RegExp(`^${number} gear, `) });
  for (const name of ['1 gear, in gear', '2 gear, free', '3 gear, 1 heat', '4 gear, too far'])
    expect(gears.getByRole('button', { name: new RegExp(`^${name}`) })).toBeTruthy();
  expect(engine()).toContain('6');
  await user.click(gear(4));
  await refused('4th gear is too far from 1st. You can shift two gears at most. Choose 1 to 3.');
  expect(main().textContent).toBe('Confirm 1st gear');
  await user.click(gear(2));
  expect(main().textContent).toBe('Confirm 2nd gear');
  await user.click(main());

  // C101 to C105, C109, C118: as many cards as the gear; Heat can't be played.
  await waitFor(() => expect(main().textContent).toBe('Confirm 0 of 2'));
  const cards = () => within(screen.getByRole('group', { name: 'Your hand' })).getAllByRole('button');
  const named = (pattern: RegExp) => cards().find(({ textContent }) => pattern.test(textContent ?? ''))!;
  expect(cards()).toHaveLength(hand.length);
  for (const kind of [/^Speed/, /^Heat/, /^Stress/, /^Speed [05]/])
    expect([kind, named(kind)]).not.toContain(undefined);
  const stuck = named(/^Heat/);
  await user.click(stuck);
  await refused(/You can’t play Heat: it’s stuck in your hand/);
  expect(stuck.getAttribute('aria-pressed')).toBe('false');
  // Its key is refused at the card, too, wherever the last press was.
  await user.keyboard('{Escape}');
  await waitFor(() => expect(refusal()).toBeNull());
  stuck.getBoundingClientRect = () => new DOMRect(300, 400, 80, 120);
  await user.keyboard(stuck.getAttribute('aria-keyshortcuts') ?? '');
  await refused(/You can’t play Heat: it’s stuck in your hand/);
  expect(refusal()?.style.getPropertyValue('--left')).toBe('340px');
  expect(stuck.getAttribute('aria-pressed')).toBe('false');
  const [first, second, third] = cards();
  const isPressed = (card: HTMLElement | undefined) => card?.getAttribute('aria-pressed') === 'true';
  await user.click(first!);
  expect(isPressed(first)).toBe(true);
  await user.click(first!);
  expect(isPressed(first)).toBe(false);
  await user.click(first!);
  await user.click(second!);
  expect(main().textContent).toBe('Confirm');
  await user.click(third!);
  await refused(/In 2nd gear you play 2 cards/);
  expect(isPressed(third)).toBe(false);
  await user.click(main());

  // C110, C114, C116, C117, C119: what was played, the whole hand, the symbols in use.
  await waitFor(() => expect(mine(me, match)?.kind).toBe('react'));
  await waitFor(() => expect(main().textContent).toBe('Done'));
  const dash = within(await dashboard());
  const played = within(dash.getByRole('group', { name: 'Played' })).getAllByRole('button');
  const held = within(dash.getByRole('group', { name: 'In hand' })).getAllByRole('button');
  expect(played.length).toBeGreaterThanOrEqual(2);
  expect(held).toHaveLength(handOf(me, match).length);
  const described = (cards: readonly HTMLElement[]) => cards.map((card) => card.getAttribute('aria-description'));
  expect(within(dash.getByRole('group', { name: 'Played' })).getAllByRole('button', { name: /^Speed \d/ })).toContain(
    played[0],
  );
  expect(described(played)[0]).toMatch(/^Played this turn/);
  expect(within(dash.getByRole('group', { name: 'In hand' })).getAllByRole('button', { name: /^[A-Z]/ })).toEqual(held);
  for (const text of described(held)) expect(text).toMatch(/\.$/);
  expect((await dashboard()).textContent).toMatch(/2nd gear\s*cooldown 1/);
  expect(dash.getByRole('status').textContent).toMatch(/^Speed \d+$/);
  expect(dash.queryByRole('button', { name: /^Boost/ })).toBeNull();
  await user.click(held[0]!);
  await refused('You place cards in phase 2. Now you can only use symbols.');
  await user.click(dash.getByRole('button', { name: /pile: show its cards/ }));
  await screen.findByRole('dialog', { name: 'Discard pile' });
  await user.keyboard('{Escape}');
  const cooled = Number(mine(me, match)?.choices.cool);
  expect(cooled).toBeGreaterThan(0);
  await user.click(dash.getAllByRole('button', { name: /^Cool \d/ })[0]!);
  await waitFor(() => expect(main().textContent).toMatch(/^Cool \d/));
  expect(engine()).toContain('6');
  await user.click(main());
  await waitFor(() => expect(engine()).toContain(String(6 + cooled)));
});

test('a slipstream is offered with yes and no: one click chooses, a second one confirms', async () => {
  const { me, match, page } = await raceAt((decision) => decision.kind === 'slipstream');
  const before = carOf(me, match).progress;
  expect(screen.getByRole('region', { name: 'What to do' }).textContent).toContain('or stay');
  expect(main().textContent).toBe('Stay here');
  const yes = () =>
    within(screen.getByRole('group', { name: 'Slipstream' })).getByRole('button', {
      name: /^Slipstream 2.*(No corner on the way|limit \d+|Spin-out)/s,
    });
  await page.user.click(yes());
  await waitFor(() => expect(main().textContent).toBe('Slipstream 2'));
  await page.user.click(within(await dashboard()).getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(main().textContent).toBe('Stay here'));
  await page.user.click(yes());
  await waitFor(() => expect(yes().getAttribute('aria-pressed')).toBe('true'));
  expect(carOf(me, match).progress).toBe(before);
  await page.user.click(yes());
  await waitFor(() => expect(carOf(me, match).progress).not.toBe(before));
});

test('a boost shows its cost, is chosen with a digit key, and is paid with Enter', async () => {
  const { me, match, page } = await raceAt(({ kind, choices }) => kind === 'react' && choices.boost !== null);
  const from = carOf(me, match);
  expect(engine()).toContain(String(from.engine));
  const dash = within(await dashboard());
  expect(within(dash.getByRole('group', { name: 'Played' })).getAllByRole('button')).toHaveLength(from.played.length);
  const boost = dash.getByRole('button', { name: /^Boost/ });
  expect(boost.textContent).toMatch(/1 heat, \+\d/);
  await page.user.keyboard(boost.getAttribute('aria-keyshortcuts') ?? '');
  await waitFor(() => expect(main().textContent).toBe('Boost'));
  expect(carOf(me, match).speed).toBe(from.speed);
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(carOf(me, match).engine).toBe(from.engine - 1));
  expect(carOf(me, match).speed + carOf(me, match).from * 1000).not.toBe(from.speed + from.from * 1000);
});

function refusal(): HTMLElement | null {
  return document.querySelector('[data-refusal]');
}

async function refused(text: string | RegExp): Promise<void> {
  await waitFor(() => expect(refusal()?.textContent).toMatch(text));
}

/** The text of the Engine pile. */
function engine(): string {
  return screen.getByText('Engine').parentElement?.textContent ?? '';
}

/** Creates races with one person against AI drivers until the first hand has Speed, Heat, Stress and an upgrade. */
async function raceWithEveryKind(me: Guest): Promise<string> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const match = await newRace(me, `dashboard ${tries}`, 3);
    const hand = handOf(me, match);
    const kinds = [hand.includes(HEAT), hand.includes(STRESS), hand.some((card) => card >= UPGRADE)];
    const speeds = hand.filter((card) => card > STRESS && card < UPGRADE).length;
    if (kinds.every(Boolean) && speeds >= 2) return match;
  }
  throw new Error('no seed deals every kind of card');
}

/** A race that was driven over the wire to a decision of this kind, opened in a page. */
async function raceAt(isWanted: (decision: Decision) => boolean): Promise<At> {
  const it = await openHost();
  const me = it.join();
  const match = await newRace(me, 'slipstream and boost', 6);
  await driveTo(it, me, match, isWanted);
  const page = await openPage(it, { at: `/race/${match}` });
  await dashboard();
  return { me, match, page };
}

async function driveTo(it: Party, me: Guest, match: string, isWanted: (decision: Decision) => boolean): Promise<void> {
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    await it.rest();
    const decision = mine(me, match);
    if (decision === undefined) continue;
    if (isWanted(decision)) return;
    await value(
      me.client.call('match.act', { match, ask: decision.id, action: answerTo(decision, handOf(me, match)) }),
    );
  }
  throw new Error('the race never comes to this question');
}

/** Shifts up through the gears and plays small cards, nothing else. */
function answerTo({ kind, choices }: Decision, hand: readonly number[]) {
  if (kind === 'gear') {
    const gears = choices.gears as { gear: number; heat: number; clutters: boolean }[];
    return { type: 'gear', gear: gears.findLast((offer) => offer.heat === 0 && !offer.clutters)?.gear ?? 1 };
  }
  if (kind === 'cards') {
    const cards = (choices.playable as number[]).map((slot) => hand[slot] ?? 0).sort((a, b) => a - b);
    const wanted = cards.filter((card) => card !== STRESS).concat(cards);
    return { type: 'cards', cards: wanted.slice(0, Number(choices.count)) };
  }
  if (kind === 'slipstream') return { type: 'slipstream', length: 0 };
  if (kind === 'discard') return { type: 'discard', cards: [], refresh: [] };
  return { type: 'done' };
}

function newRace(me: Guest, seed: string, cars: number): Promise<string> {
  const names = Array.from({ length: cars }, (_, seat) => `Driver ${seat + 1}`);
  return raceOf(me, 'heat', { circuit: 'usa', options: { laps: 2 }, names, seed });
}

function mine(me: Guest, match: string): Decision | undefined {
  const { asks: decisions, choices } = me.seen(match);
  const decision = decisions.find((one) => one.seat === 0 && !one.committed);
  const offered = decision && (choices[String(decision.id)] as Record<string, unknown> | undefined);
  return decision && offered ? { id: decision.id, kind: decision.kind, choices: offered } : undefined;
}

function handOf(me: Guest, match: string): number[] {
  return (me.seen(match).view as { own: { hand: number[] } | null }).own?.hand ?? [];
}

interface CarSeen {
  progress: number;
  from: number;
  speed: number;
  engine: number;
  played: number[];
}

function carOf(me: Guest, match: string): CarSeen {
  return (me.seen(match).view as { cars: CarSeen[] }).cars[0]!;
}
