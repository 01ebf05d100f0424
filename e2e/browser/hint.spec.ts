// Hints: the answer with its reasons, chosen and confirmed by keys and by mouse; the second best; switched off for guests;
// a race says that one was used. Looked at in every game.

import { type GameCard, PROTOCOL, type SeatSetup } from '@api/contract';
import type { Browser, Locator, Page } from '@playwright/test';
import { seriousFindings } from '../axe';
import { expect, openPage, test } from '../fixtures';
import type { Host } from '../host';
import { FormulaDRace } from '../pages/formula-d';
import { HavocRace } from '../pages/havoc';
import { HomeScreen } from '../pages/home';
import { gather, startTogether } from '../pages/party';
import { RaceScreen } from '../pages/race';
import type { RacePage } from '../pages/race-page';
import { RoborallyRace } from '../pages/roborally';
import { WaddingtonRace } from '../pages/waddington';
import { atEverySize, PHONE, SIZES } from '../pictures';
import { connect, type RawClient, value } from '../raw-client';

test.describe.configure({ timeout: 240_000 });

/** The question that is looked at, and how a person at this page plays. */
const GAMES = [
  { id: 'heat', kind: 'cards', at: (page: Page): RacePage => new RaceScreen(page) },
  { id: 'waddington', kind: 'drive', at: (page: Page): RacePage => new WaddingtonRace(page) },
  { id: 'formula-d', kind: 'gear', at: (page: Page): RacePage => new FormulaDRace(page) },
  { id: 'havoc', kind: 'die', at: (page: Page): RacePage => new HavocRace(page) },
  { id: 'roborally', kind: 'program', at: (page: Page): RacePage => new RoborallyRace(page) },
] as const;

/** One person and three easy AI drivers on the game's first circuit. */
async function raceOf({ client }: RawClient, id: string): Promise<string> {
  const { games } = value(await client.call('app.hello', { protocol: PROTOCOL, version: 'e2e' }));
  const game = games.find((one) => one.id === id) as GameCard;
  const options = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
  const seats = ['Marta', 'Ada', 'Bruno', 'Ines'].map(
    (name, seat): SeatSetup => ({
      name,
      colour: game.colours[seat] ?? 'red',
      driver: seat === 0 ? { kind: 'you' } : { kind: 'ai', level: 'easy' },
    }),
  );
  const circuit = game.circuits[0]?.id ?? '';
  const { match } = value(
    await client.call('matches.create', { game: id, circuit, options, seats, clock: 0, seed: 'hint' }),
  );
  value(await client.call('match.watch', { match }));
  return match;
}

/** Answers by the wire as an easy driver would, until the person is asked a question of this kind. */
async function driveTo({ client, newest }: RawClient, match: string, kind: string): Promise<void> {
  const mine = () => newest().asks.find((ask) => ask.seat === 0 && !ask.committed);
  for (;;) {
    await expect.poll(() => mine() !== undefined, { timeout: 60_000, intervals: [30] }).toBe(true);
    const ask = mine();
    if (ask === undefined || ask.kind === kind) return;
    const hint = await client.call('match.hint', { match, ask: ask.id });
    if (hint.ok) await client.call('match.act', { match, ask: ask.id, action: hint.value.answers[0]?.action });
  }
}

/** px of a board in which a way is still told from another. */
const LEAST_ROOM = 280;

function cardOn(page: Page): Locator {
  return page.getByRole('region', { name: 'Hint', exact: true });
}

/** px that the card leaves the board, at one of its sides or above it. */
function roomOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const card = box('[data-hint]');
    const [left, top] = [box('[data-panel="aside"]')?.right ?? 0, box('[data-panel="top"]')?.bottom ?? 0];
    const right = box('[data-panel="side"]')?.left || innerWidth;
    return card === undefined ? 0 : Math.max(card.left - left, card.top - top, right - card.right);
  });
}

for (const { id, kind, at } of GAMES) {
  test(`a hint of ${id} is shown with its reasons, and looks whole at every size`, async ({ chromium, host }) => {
    const raw = await connect(host.url);
    const match = await raceOf(raw, id);
    await driveTo(raw, match, kind);
    raw.client.close();
    const { page, watch } = await openPage(chromium, host.url, { size: SIZES[0], motion: 'reduce' });
    await new HomeScreen(page).resume.click();
    await at(page).nextQuestion();
    await page.keyboard.press('h');
    const card = cardOn(page);
    await expect(card).toBeVisible({ timeout: 20_000 });
    await expect(card.getByRole('heading')).not.toBeEmpty();
    await expect(card.getByText(/^[1-4]\.\d$/).first()).toBeVisible();
    const reasons = card.getByRole('listitem');
    await expect(reasons).toHaveCount(2);
    for (const line of await reasons.allTextContents()) expect(line).toMatch(/\d/);
    await expect(page.locator('[data-panel="dash"] :is(.hinted, .main-button-hinted)').first()).toBeVisible();
    await expect(page.locator('[data-hint-said]')).toContainText('Expected place');
    const found = await seriousFindings(page, 'hint');
    await atEverySize(page, `hint-${id}`, [...SIZES, PHONE]);
    await page.setViewportSize(SIZES[1]);
    await expect.poll(() => roomOf(page)).toBeGreaterThan(LEAST_ROOM);
    expect(found).toEqual([]);
    expect(watch.troubles).toEqual([]);
  });
}

/** A race of Heat whose person is to choose cards, on a page of its own. */
async function atCardsOfHeat(chromium: Browser, host: Host) {
  const raw = await connect(host.url);
  await driveTo(raw, await raceOf(raw, 'heat'), 'cards');
  const { page } = await openPage(chromium, host.url, { size: SIZES[0], motion: 'reduce' });
  await new HomeScreen(page).resume.click();
  const race = new RaceScreen(page);
  await race.nextQuestion();
  return { raw, page, race };
}

test('a hint is chosen by keys and confirmed by its person; the race says that one was used', async ({
  chromium,
  host,
}) => {
  const { raw, page, race } = await atCardsOfHeat(chromium, host);
  const bulb = page.getByRole('button', { name: 'Hint (H)' });
  await page.keyboard.press('h');
  const card = cardOn(page);
  await expect(card).toBeVisible({ timeout: 20_000 });
  await expect(bulb).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await page.keyboard.press('h');
  await expect(card).toBeVisible({ timeout: 20_000 });
  const step = raw.newest().seq;
  const chosen = race.dashboard.locator('button[aria-pressed="true"][data-teach^="card."]');
  await expect(chosen).toHaveCount(0);
  await expect(card.getByRole('button', { name: 'Choose this' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card).toBeHidden();
  await expect(chosen).not.toHaveCount(0);
  expect(raw.newest().seq).toBe(step);
  await expect(race.main).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => raw.newest().seq).toBeGreaterThan(step);
  expect(raw.newest().seats.map(({ hinted }) => hinted === true)).toEqual([true, false, false, false]);
  raw.client.close();
});

test('whoever chooses by digits while the card is open confirms that, not the hint', async ({ chromium, host }) => {
  const { raw, page, race } = await atCardsOfHeat(chromium, host);
  await page.keyboard.press('h');
  const card = cardOn(page);
  await expect(card).toBeVisible({ timeout: 20_000 });
  const takes = card.getByRole('button', { name: 'Choose this' });
  await page.keyboard.press('+');
  await page.waitForTimeout(100);
  await expect(takes).toBeFocused();
  const hand = race.dashboard.locator('button[data-teach^="card."]');
  const seen = await hand.evaluateAll((cards) =>
    cards.map((one) => one.classList.contains('hinted') || one.ariaDisabled === 'true'),
  );
  const own = seen.findIndex((isOthers) => !isOthers);
  expect(own).toBeGreaterThanOrEqual(0);
  await page.keyboard.press(`${own + 1}`);
  await expect(race.main).toBeFocused();
  await expect(card).toBeVisible();
  for (let at = own + 1; (await race.main.getAttribute('aria-disabled')) === 'true' && at < 9; at++) {
    if (seen[at] === false) await page.keyboard.press(`${at + 1}`);
  }
  const chosen = race.dashboard.locator('button[aria-pressed="true"][data-teach^="card."]');
  const mine = await chosen.count();
  expect(mine).toBeGreaterThan(0);
  await expect(race.dashboard.locator('button.hinted[aria-pressed="true"]')).toHaveCount(0);
  const step = raw.newest().seq;
  await page.keyboard.press('Enter');
  await expect.poll(() => raw.newest().seq).toBeGreaterThan(step);
  await expect(card).toBeHidden();
  raw.client.close();
});

test('the second best turns over by mouse, and is chosen then', async ({ chromium, host }) => {
  const raw = await connect(host.url);
  const match = await raceOf(raw, 'formula-d');
  await driveTo(raw, match, 'gear');
  raw.client.close();
  const { page } = await openPage(chromium, host.url, { size: SIZES[0], motion: 'reduce' });
  await new HomeScreen(page).resume.click();
  await new FormulaDRace(page).nextQuestion();
  await page.getByRole('button', { name: 'Hint (H)' }).click();
  const card = cardOn(page);
  await expect(card).toBeVisible({ timeout: 20_000 });
  const best = (await card.getByRole('heading').textContent()) ?? '';
  const other = card.getByRole('button', { name: /^Second best/ });
  const second = ((await other.textContent()) ?? '').match(/(\d)\w\w gear/)?.[1];
  expect(best).not.toContain(`${second}`);
  const lit = page.locator('[data-gear].hinted');
  const before = await lit.getAttribute('data-gear');
  await other.hover();
  await expect(lit).toHaveAttribute('data-gear', `${second}`);
  await page.mouse.move(5, 5);
  await expect(lit).toHaveAttribute('data-gear', `${before}`);
  await other.click();
  await expect(card.getByRole('heading')).toContainText(`${second}`);
  await card.getByRole('button', { name: 'Choose this' }).click();
  await expect(card).toBeHidden();
  await expect(page.locator(`button[data-gear="${second}"][aria-pressed="true"]`)).toBeVisible();
});

test('a party’s host switches hints off for guests, and the bulb says why', async ({ chromium, paddock: { page } }) => {
  const table = await gather(chromium, page, { box: 'Heat', guests: 2, hints: false });
  const [first] = table.guests;
  if (first === undefined) throw new Error('nobody came');
  await startTogether(table);
  await new RaceScreen(first.page).nextQuestion();
  const bulb = first.page.getByRole('button', { name: 'Hint (H)' });
  await expect(bulb).toHaveAttribute('aria-disabled', 'true');
  await bulb.click({ force: true });
  await expect(first.page.getByText('The host has switched hints off for guests').first()).toBeVisible();
  await expect(cardOn(first.page)).toBeHidden();
  // At the host's own screen they stay.
  await new RaceScreen(page).nextQuestion();
  await page.keyboard.press('h');
  await expect(cardOn(page)).toBeVisible({ timeout: 20_000 });
});
