// Heat's dashboard, question by question: what it shows, what it refuses and why. Positions come over the wire.

import { type GameCard, PROTOCOL } from '@api/contract';
import type { Locator, Page } from '@playwright/test';
import { expect, openPage, test } from '../fixtures';
import type { Host } from '../host';
import { tabTo } from '../keyboard';
import { RaceScreen } from '../pages/race';
import { usualOptions } from '../races';
import { connect, type RawClient, value } from '../raw-client';

test.describe.configure({ timeout: 120_000 });

const SIZE = { width: 1440, height: 900 };
/** Numbers of cards: Heat, Stress, and from here on upgrades (data/cards.ts); between them Speed 1 to 4. */
const HEAT = 0;
const STRESS = 1;
const UPGRADE = 6;
const MOST_TRIES = 80;
const MOST_ANSWERS = 200;

interface Ask {
  id: number;
  kind: string;
  choices: Record<string, unknown>;
}

test('gears, cards and React: all is named, counted, and says why where it cannot be used', async ({
  chromium,
  host,
}) => {
  const raw = await connect(host.url);
  const match = await raceWithEveryKind(raw);
  const hand = handOf(raw);
  const { page, watch } = await openPage(chromium, host.url, { size: SIZE, motion: 'reduce' });
  const race = await openedAt(page, match);
  const engine = race.dashboard.locator('.heat-pile-engine');

  // C106 to C108, C113, C114: what a shift costs, and why one is not to be had.
  await expect(race.banner).toContainText('Choose a gear');
  for (const [gear, cost] of [
    [1, 'in gear'],
    [2, 'free'],
    [3, '1 heat'],
    [4, 'too far'],
  ] as const) {
    await expect(race.gear(gear)).toHaveAccessibleName(new RegExp(`^${gear} gear, ${cost}`));
  }
  await expect(engine).toContainText('6');
  await tabTo(page, race.gear(4));
  await expect(page.locator('[data-lens]')).toContainText('too far from 1st');
  await race.gear(4).click({ force: true });
  await refused(page, '4th gear is too far from 1st: two gears at once are the most. Choose 1 to 3.');
  await expect(race.main).toHaveText('Confirm 1st gear');
  await race.gear(2).click();
  await expect(race.main).toHaveText('Confirm 2nd gear');
  await race.main.click();

  // C101 to C105, C109, C118: as many cards as the gear; Heat cannot be played.
  await expect(race.main).toHaveText('Confirm 0 of 2');
  await expect(race.cards).toHaveCount(hand.length);
  for (const kind of ['Speed', 'Heat', 'Stress']) {
    await expect(race.cards.filter({ hasText: new RegExp(`^${kind}`) }).first()).toBeVisible();
  }
  await expect(race.cards.filter({ hasText: /^Speed [05]/ }).first()).toBeVisible();
  const stuck = race.cards.filter({ hasText: /^Heat/ }).first();
  await stuck.click({ force: true });
  await refused(page, /Heat is stuck in your hand/);
  await expect(stuck).toHaveAttribute('aria-pressed', 'false');
  // Its key is refused at the card, too, wherever was pressed last.
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-refusal]')).toBeHidden();
  await race.gear(1).hover();
  await page.keyboard.press((await stuck.getAttribute('aria-keyshortcuts')) ?? '');
  await refused(page, /Heat is stuck in your hand/);
  await isBeside(page, stuck);
  await expect(stuck).toHaveAttribute('aria-pressed', 'false');
  const [first, second, third] = [race.cards.nth(0), race.cards.nth(1), race.cards.nth(2)];
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  await first.click();
  await second.click();
  await expect(race.main).toHaveText('Confirm');
  await third.click({ force: true });
  await refused(page, /2nd gear plays 2 cards/);
  await expect(third).toHaveAttribute('aria-pressed', 'false');
  await race.main.click();

  // C110, C114, C116, C117, C119: what was played, the whole hand, the symbols in use.
  await expect.poll(() => raw.newest().asks.find((ask) => ask.seat === 0)?.kind).toBe('react');
  await expect(race.main).toHaveText('Done');
  const played = race.dashboard.getByRole('group', { name: 'Played' }).getByRole('button');
  const held = race.dashboard.getByRole('group', { name: 'In hand' }).getByRole('button');
  expect(await played.count()).toBeGreaterThanOrEqual(2);
  await expect(held).toHaveCount(handOf(raw).length);
  await expect(played.first()).toHaveAccessibleName(/^Speed \d/);
  await expect(played.first()).toHaveAccessibleDescription(/^Played this turn/);
  for (const card of await held.all()) {
    await expect(card).toHaveAccessibleName(/^[A-Z]/);
    await expect(card).toHaveAccessibleDescription(/\.$/);
  }
  await expect(race.dashboard.locator('.heat-symbol:visible').first()).toHaveText('2nd gear cooldown 1');
  await expect(race.dashboard.getByRole('status')).toContainText(/^Speed \d+$/);
  await expect(race.dashboard.getByRole('button', { name: /^Boost/ })).toHaveCount(0);
  await held.first().click({ force: true });
  await refused(page, 'Cards are placed in phase 2; now only symbols count.');
  await race.dashboard.getByRole('button', { name: /pile: show its cards/ }).click();
  await expect(page.getByRole('dialog', { name: 'Discard pile' })).toBeVisible();
  await page.keyboard.press('Escape');
  const cooled = Number(mine(raw)?.choices.cool);
  expect(cooled).toBeGreaterThan(0);
  await race.dashboard.getByRole('button', { name: /^Cool \d/ }).click();
  await expect(engine).toContainText(String(6 + cooled));
  raw.client.close();
  expect(watch.troubles).toEqual([]);
});

test('a slipstream is offered with yes and no', async ({ chromium, host }) => {
  const { raw, page, race } = await raceAt(chromium, host, (ask) => ask.kind === 'slipstream');
  const before = placeOf(raw);
  await expect(race.banner).toContainText('or stay');
  await expect(race.main).toHaveText('Stay here');
  const yes = race.dashboard.getByRole('group', { name: 'Slipstream' }).getByRole('button', { name: /^Slipstream 2/ });
  await expect(yes).toHaveAccessibleName(/No corner on the way|limit \d+|Spin-out/);
  await yes.click();
  await expect.poll(() => placeOf(raw)).not.toBe(before);
  raw.client.close();
  await page.close();
});

test('a boost says what it costs, and is paid', async ({ chromium, host }) => {
  const { raw, page, race } = await raceAt(chromium, host, (ask) => ask.kind === 'react' && ask.choices.boost !== null);
  const engine = race.dashboard.locator('.heat-pile-engine');
  const heat = Number((await engine.textContent())?.replace(/\D/g, ''));
  const played = race.dashboard.getByRole('group', { name: 'Played' }).getByRole('button');
  await expect(played).toHaveCount(carOf(raw).played.length);
  const boost = race.dashboard.getByRole('button', { name: /^Boost/ });
  await expect(boost).toContainText(/1 heat, \+\d/);
  const from = carOf(raw);
  await boost.click();
  await expect.poll(() => carOf(raw).speed + carOf(raw).from * 1000).not.toBe(from.speed + from.from * 1000);
  await expect.poll(() => carOf(raw).engine).toBeLessThan(heat);
  raw.client.close();
  await page.close();
});

/** A refusal at the control says so. */
async function refused(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.locator('.refusal-words').filter({ hasText: text }).first()).toBeVisible();
}

/** The refusal stands over this control, with its middle near the control's. */
async function isBeside(page: Page, control: Locator): Promise<void> {
  const [bubble, box] = [await page.locator('[data-refusal]').boundingBox(), await control.boundingBox()];
  if (bubble === null || box === null) throw new Error('nothing to measure');
  expect(box.y - (bubble.y + bubble.height)).toBeLessThan(30);
  expect(bubble.x).toBeLessThan(box.x + box.width);
  expect(bubble.x + bubble.width).toBeGreaterThan(box.x);
}

/** Starts races with one person against AI drivers until the first hand has Speed, Heat, Stress and an upgrade. */
async function raceWithEveryKind(raw: RawClient): Promise<string> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const match = await newRace(raw, `dashboard ${tries}`, 3);
    const hand = handOf(raw);
    const kinds = [hand.includes(HEAT), hand.includes(STRESS), hand.some((card) => card >= UPGRADE)];
    const speeds = hand.filter((card) => card > STRESS && card < UPGRADE).length;
    if (kinds.every(Boolean) && speeds >= 2) return match;
  }
  throw new Error('no seed deals every kind of card');
}

/** A race that the wire has driven to a question of this kind, opened in a page. */
async function raceAt(
  chromium: Parameters<typeof openPage>[0],
  host: Host,
  isWanted: (ask: Ask) => boolean,
): Promise<{ raw: RawClient; page: Page; race: RaceScreen }> {
  const raw = await connect(host.url);
  const match = await newRace(raw, 'slipstream and boost', 6);
  let last = -1;
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    await expect.poll(() => (mine(raw)?.id ?? -1) > last, { timeout: 30_000 }).toBe(true);
    const ask = mine(raw);
    if (!ask || isWanted(ask)) break;
    if (answers === MOST_ANSWERS - 1) throw new Error('the race never comes to this question');
    value(await raw.client.call('match.act', { match, ask: ask.id, action: answerTo(ask, handOf(raw)) }));
    last = ask.id;
  }
  const { page } = await openPage(chromium, host.url, { size: SIZE, motion: 'reduce' });
  return { raw, page, race: await openedAt(page, match) };
}

/** Up through the gears with small cards, nothing else. */
function answerTo(ask: Ask, hand: readonly number[]) {
  const { choices } = ask;
  if (ask.kind === 'gear') {
    const gears = choices.gears as { gear: number; heat: number; clutters: boolean }[];
    return { type: 'gear', gear: gears.findLast((offer) => offer.heat === 0 && !offer.clutters)?.gear ?? 1 };
  }
  if (ask.kind === 'cards') {
    const cards = (choices.playable as number[]).map((slot) => hand[slot] ?? 0).sort((a, b) => a - b);
    return {
      type: 'cards',
      cards: cards
        .filter((card) => card !== STRESS)
        .concat(cards)
        .slice(0, Number(choices.count)),
    };
  }
  if (ask.kind === 'slipstream') return { type: 'slipstream', length: 0 };
  if (ask.kind === 'discard') return { type: 'discard', cards: [], refresh: [] };
  return { type: 'done' };
}

async function newRace(raw: RawClient, seed: string, cars: number): Promise<string> {
  const { games } = value(await raw.client.call('app.hello', { protocol: PROTOCOL, version: 'e2e' }));
  const game = games.find((one) => one.id === 'heat') as GameCard;
  const options = usualOptions(game);
  const seats = Array.from({ length: cars }, (_, seat) => ({
    name: `Driver ${seat + 1}`,
    colour: game.colours[seat] ?? 'red',
    driver: seat === 0 ? ({ kind: 'you' } as const) : ({ kind: 'ai', level: 'easy' } as const),
  }));
  const setup = { game: game.id, circuit: 'usa', options: { ...options, laps: 2 }, seats, clock: 0, seed };
  const { match } = value(await raw.client.call('matches.create', setup));
  value(await raw.client.call('match.watch', { match }));
  // AI drivers of races before may still be thinking, and be told of after this one.
  await expect.poll(() => raw.newest().match).toBe(match);
  return match;
}

/** Not the one that the shelf offers to resume: that is the one in which anybody drove last. */
async function openedAt(page: Page, match: string): Promise<RaceScreen> {
  await page.evaluate((id) => {
    location.hash = `#/race/${id}`;
  }, match);
  const race = new RaceScreen(page);
  await race.nextQuestion();
  return race;
}

function mine(raw: RawClient): Ask | undefined {
  const { asks, choices } = raw.newest();
  const ask = asks.find((one) => one.seat === 0 && !one.committed);
  const offered = ask && (choices[String(ask.id)] as Record<string, unknown> | undefined);
  return ask && offered ? { id: ask.id, kind: ask.kind, choices: offered } : undefined;
}

function handOf(raw: RawClient): number[] {
  return (raw.newest().view as { own: { hand: number[] } | null }).own?.hand ?? [];
}

interface CarSeen {
  progress: number;
  from: number;
  speed: number;
  engine: number;
  played: number[];
}

function carOf(raw: RawClient): CarSeen {
  const car = (raw.newest().view as { cars: CarSeen[] }).cars[0];
  if (!car) throw new Error('no car in this view');
  return car;
}

function placeOf(raw: RawClient): number {
  return carOf(raw).progress;
}
