// RoboRally in the browser: a whole race by mouse, one by keyboard alone, its screens at every size.

import { type GameCard, PROTOCOL } from '@api/contract';
import { seriousFindings } from '../axe';
import { expect, longTest, openPage, test } from '../fixtures';
import { tabTo } from '../keyboard';
import { HomeScreen } from '../pages/home';
import { RoborallyRace } from '../pages/roborally';
import { SetupScreen } from '../pages/setup';
import { atEverySize, SIZES } from '../pictures';
import { connect, value } from '../raw-client';

test.describe.configure({ timeout: 240_000 });

const BOX = 'RoboRally';
/** First Shift takes a Regular driver about five turns. */
const MOST_DECISIONS = 60;
/** The turn in which the picture of the race is taken: the robots are spread over the floor then. */
const TURN = 4;

longTest('a whole race by mouse', async ({ paddock: { page } }) => {
  await new HomeScreen(page).pick(BOX);
  const setup = new SetupScreen(page);
  await setup.circuit('First Shift').click();
  await setup.keepDrivers(2);
  await setup.startRace();
  const race = new RoborallyRace(page);
  await race.nextQuestion();
  await race.setSpeed('Off');
  const found = await seriousFindings(page, 'race, programming');
  await race.drag(race.hand.nth(2), 3);
  // A card in a register goes back by a click.
  await race.registers.nth(2).getByRole('button').click();
  await expect(race.main).toHaveText('Ready: 0 of 5');
  await race.drag(race.hand.nth(0), 2);
  let decisions = 0;
  for (let words = await race.nextQuestion(); words !== undefined; words = await race.nextQuestion()) {
    await race.answerByMouse(words);
    decisions += 1;
    expect(decisions).toBeLessThan(MOST_DECISIONS);
  }
  await expect(page.getByRole('heading', { name: 'Finishing order' })).toBeVisible();
  found.push(...(await seriousFindings(page, 'results')));
  expect(found).toEqual([]);
  expect(decisions).toBeGreaterThan(2);
});

test('a whole race by keyboard alone', async ({ paddock: { page } }) => {
  const { keyboard } = page;
  const home = new HomeScreen(page);
  await tabTo(page, home.box('Heat'));
  for (let steps = 0; steps < 6 && !(await home.box(BOX).evaluate((box) => box === document.activeElement)); steps++) {
    await keyboard.press('ArrowRight');
  }
  await expect(home.box(BOX)).toBeFocused();
  await keyboard.press('Enter');
  const setup = new SetupScreen(page);
  await expect(setup.circuit('First Shift')).toHaveAttribute('aria-pressed', 'true');
  const removers = setup.drivers.getByRole('button', { name: /^Remove / });
  for (let left = await removers.count(); left > 2; left -= 1) {
    await tabTo(page, removers.last());
    await keyboard.press('Enter');
    await expect(removers).toHaveCount(left - 1);
  }
  await tabTo(page, setup.start);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/race\//);
  const race = new RoborallyRace(page);
  await race.nextQuestion();
  await race.setFastByKeys();
  let decisions = 0;
  for (let words = await race.nextQuestion(); words !== undefined; words = await race.nextQuestion()) {
    await race.answerByKeys(words);
    decisions += 1;
    expect(decisions).toBeLessThan(MOST_DECISIONS);
  }
  await expect(page.getByRole('heading', { name: 'Finishing order' })).toBeVisible();
  expect(decisions).toBeGreaterThan(2);
});

test('the floor explains itself, and a turn can be held and stepped through', async ({ paddock: { page } }) => {
  await new HomeScreen(page).pick(BOX);
  const setup = new SetupScreen(page);
  await setup.keepDrivers(2);
  await setup.startRace();
  const race = new RoborallyRace(page);
  const words = await race.nextQuestion();
  await race.answerByMouse(words ?? '');
  const tools = page.getByRole('toolbar', { name: 'Tools' });
  await tools.getByRole('button', { name: 'Hold (P)' }).click();
  await expect(tools.getByRole('button', { name: 'Go on (P)' })).toBeVisible();
  const shown = () => page.locator('.race-log').innerText();
  const before = await shown();
  await page.waitForTimeout(1200);
  expect(await shown()).toBe(before);
  // A stage in which no belt or laser finds a robot has nothing to say: the next one may.
  await expect(async () => {
    await tools.getByRole('button', { name: 'Next stage (N)' }).click();
    await expect.poll(shown, { timeout: 1500 }).not.toBe(before);
  }).toPass();
  await tools.getByRole('button', { name: 'Go on (P)' }).click();
  expect(await race.nextQuestion()).toBeDefined();
});

test('setup and race look whole at every size', async ({ chromium, host }) => {
  const raw = await connect(host.url);
  const { client } = raw;
  const { games } = value(await client.call('app.hello', { protocol: PROTOCOL, version: 'e2e' }));
  const card = games.find((one) => one.id === 'roborally') as GameCard;
  const { match } = value(await client.call('matches.create', raceOf(card)));
  value(await client.call('match.watch', { match }));
  const mine = () => raw.newest().asks.find((ask) => ask.seat === 0 && !ask.committed);
  const turn = () => (raw.newest().view as { turn: number }).turn;
  let last = -1;
  for (;;) {
    // A later question than the one that has just been answered.
    await expect.poll(() => (mine()?.id ?? -1) > last, { timeout: 60_000 }).toBe(true);
    const ask = mine();
    if (ask === undefined) continue;
    if (ask.kind === 'program' && turn() >= TURN) break;
    const hint = value(await client.call('match.hint', { match, ask: ask.id }));
    value(await client.call('match.act', { match, ask: ask.id, action: hint.action }));
    last = ask.id;
  }
  const { page, watch } = await openPage(chromium, host.url, { size: SIZES[0], motion: 'reduce' });
  await new HomeScreen(page).resume.click();
  const race = new RoborallyRace(page);
  await race.nextQuestion();
  for (let cards = 0; cards < 2; cards++) await race.hand.first().click();
  const found: string[] = [];
  await atEverySize(page, 'roborally-race');
  found.push(...(await seriousFindings(page, 'race')));
  await new HomeScreen(page).open();
  await new HomeScreen(page).pick(BOX);
  await atEverySize(page, 'roborally-setup');
  found.push(...(await seriousFindings(page, 'setup')));
  client.close();
  expect(found).toEqual([]);
  expect(watch.troubles).toEqual([]);
});

/** Clover Sprint, eight robots in seat order, drivers of the lower levels, so that it is quickly under way. */
function raceOf(game: GameCard) {
  const options = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
  const levels = ['medium', 'easy'] as const;
  const names = ['Marta', 'Ada', 'Bruno', 'Clark', 'Vera', 'Grace', 'Ines', 'Tomas'];
  const seats = names.map((name, seat) => ({
    name,
    colour: game.colours[seat] ?? 'red',
    driver:
      seat === 0
        ? ({ kind: 'you' } as const)
        : ({ kind: 'ai', level: levels[seat % levels.length] ?? 'medium' } as const),
  }));
  return {
    game: game.id,
    circuit: 'clover-sprint',
    options: { ...options, docks: 'seats' },
    seats,
    clock: 0,
    seed: 'pictures',
  };
}
