// RoboRally in the browser: a whole race by mouse, one by keyboard alone, its screens at every size.

import { type GameCard, PROTOCOL } from '@api/contract';
import type { RoborallyState } from '@games/roborally/types';
import { seriousFindings } from '../axe';
import { expect, openPage, test } from '../fixtures';
import { giveState, storedActions } from '../given-state';
import { startHost } from '../host';
import { tabTo } from '../keyboard';
import { HomeScreen } from '../pages/home';
import { RoborallyRace } from '../pages/roborally';
import { SetupScreen } from '../pages/setup';
import { looksWhole, seatsOf } from '../pages/whole-game';
import { atEverySize, PHONE, SIZES } from '../pictures';
import { usualOptions } from '../races';
import { connect, value } from '../raw-client';
import { outOfSight } from '../text-overflow';

const BOX = 'RoboRally';
/** First Shift takes a Regular driver about five turns. */
const MOST_DECISIONS = 60;
/** The turn in which the picture is taken: by then the robots are spread over the floor. */
const TURN = 4;

test('a whole race by mouse', { tag: '@journey' }, async ({ paddock: { page } }) => {
  await new HomeScreen(page).pick(BOX);
  const setup = new SetupScreen(page);
  await setup.circuit('First Shift').click();
  await setup.keepDrivers(2);
  await setup.startRace();
  const race = new RoborallyRace(page);
  await race.nextQuestion();
  const found = await seriousFindings(page, 'race, programming');
  await race.drag(race.hand.nth(2), 3);
  // A click returns a card in a register to the hand.
  await race.registers.nth(2).getByRole('button').click();
  await expect(race.main).toHaveText('Ready: 0 of 5');
  await race.drag(race.hand.nth(0), 2);
  const decisions = await race.driveOn((text) => race.answerByMouse(text), MOST_DECISIONS);
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
  await setup.keepDriversByKeys(2);
  await setup.startRaceByKeys();
  const race = new RoborallyRace(page);
  await race.nextQuestion();
  await race.setSpeedByKeys();
  const decisions = await race.driveOn((text) => race.answerByKeys(text), MOST_DECISIONS);
  expect(decisions).toBeGreaterThan(2);
});

test('setup and race look complete at every size', async ({ chromium, host }) => {
  await looksWhole(chromium, host.url, {
    box: BOX,
    game: 'roborally',
    raceOf,
    isThere: ({ kind }, { view }) => kind === 'program' && (view as { turn: number }).turn >= TURN,
    async begin(page) {
      const race = new RoborallyRace(page);
      await race.nextQuestion();
      for (let cards = 0; cards < 2; cards++) await race.hand.first().click();
    },
  });
});

test('option cards are marked, given up and forecast as the rules require', async ({ chromium, data }) => {
  let host = await startHost(data);
  const match = await raceWith(host.url, { circuit: 'first-shift', robots: 2, optionCards: true });
  await host.stop();
  const held = { armour: 0, brakes: 4, gear: 5 };
  const cards = { braked: 0, free: [0, 0] };
  giveState<RoborallyState>(data, match, (s) => {
    const rival = s.robots[1];
    const own = s.robots[0];
    if (!rival || !own) throw new Error('no robots');
    // Cards from the deck that the rival does not hold.
    const others = (from: number, to: number) =>
      Array.from({ length: (to - from) / 10 + 1 }, (_, i) => from + 10 * i).filter(
        (card) => !rival.hand.includes(card),
      );
    const [braked = 0, plain = 0] = others(490, 660);
    const [locked = 0, free = 0] = others(790, 840);
    Object.assign(own, {
      damage: 7,
      options: [held.armour, held.brakes, held.gear],
      plates: 2,
      registers: [0, 0, braked, locked, others(70, 410)[0]],
      marks: 1 << 3,
      hand: [free, plain],
      draft: [0, 0, 0, 0, 0],
    });
    Object.assign(cards, { braked, free: [free, plain] });
  });
  host = await startHost(data);
  const { page, watch } = await openPage(chromium, host.url, { size: SIZES[0], motion: 'reduce', offline: true });
  await new HomeScreen(page).resume.click();
  const race = new RoborallyRace(page);
  await race.nextQuestion();
  await page.keyboard.press('1');
  await page.keyboard.press('2');
  await expect(race.main).toHaveText('Ready');
  // A locked card keeps its mark and says so; it cannot be marked otherwise.
  await expect(race.registers.nth(2).getByRole('img')).toHaveAccessibleName(
    `Register 3: Move 1 braked, ${cards.braked}, locked`,
  );
  for (const slot of [2, 3, 4]) await expect(race.registers.nth(slot).getByRole('button')).toHaveCount(0);
  const boost = race.registers.nth(0).getByRole('button', { name: 'Boost register 1' });
  await boost.click();
  await expect(boost).toHaveAttribute('aria-pressed', 'true');
  await expect(race.registers.nth(0).getByRole('button', { name: /^Register 1: \d+ Move 3 boosted\./ })).toBeVisible();
  const forecast = page.getByRole('region', { name: 'Forecast' }).getByRole('listitem');
  await expect(forecast.nth(0)).toContainText('Move 3 boosted');
  await expect(forecast.nth(2)).toContainText('Move 1 braked, locked');
  // Armour takes damage automatically: the other two may be given up.
  const spend = race.dashboard.getByRole('group', { name: 'Give up to absorb damage' }).getByRole('button');
  await expect(spend).toHaveText(['Disc Brakes', 'Fourth Gear']);
  await spend.first().click();
  await expect(spend.first()).toHaveAttribute('aria-pressed', 'true');
  await atEverySize(page, 'roborally-options', [...SIZES, PHONE]);
  await page.keyboard.press('Enter');
  await expect(race.main).not.toHaveText('Ready');
  await host.stop();
  expect(storedActions(data, match)).toContainEqual({
    type: 'program',
    cards: [...cards.free, 0, 0, 0],
    powerDown: false,
    marked: [1],
    gyro: false,
    spend: [held.brakes],
  });
  expect(watch.troubles).toEqual([]);
});

test.describe('with all its animations', () => {
  test.use({ motion: 'no-preference' });
  test('the floor explains itself, and a turn can be paused and stepped through', async ({ paddock: { page } }) => {
    await new HomeScreen(page).pick(BOX);
    const setup = new SetupScreen(page);
    await setup.keepDrivers(2);
    await setup.startRace();
    const race = new RoborallyRace(page);
    const text = (await race.nextQuestion()) ?? '';
    expect(text).toBe('Ready: 0 of 5');
    await race.answerByMouse(text);
    const tools = page.getByRole('toolbar', { name: 'Tools' });
    await tools.getByRole('button', { name: 'Hold (P)' }).click();
    await expect(tools.getByRole('button', { name: 'Go on (P)' })).toBeVisible();
    const shown = () => page.locator('.race-log').innerText();
    await expect.poll(shown).toMatch(/Register \d|goes first/);
    // The movements under way end first; after that nothing changes.
    let before = await shown();
    await expect(async () => {
      const last = before;
      before = await shown();
      expect(before).toBe(last);
    }).toPass({ intervals: [1200] });
    await page.waitForTimeout(1200);
    expect(await shown()).toBe(before);
    // A stage in which no belt or laser hits a robot has no text: the next one may.
    await expect(async () => {
      await tools.getByRole('button', { name: 'Next stage (N)' }).click();
      await expect.poll(shown, { timeout: 1500 }).not.toBe(before);
    }).toPass();
    await tools.getByRole('button', { name: 'Go on (P)' }).click();
    expect(await race.nextQuestion()).toBeDefined();
  });

  test('while the floor runs, registers show this turn and nothing is cut off on a phone or tablet', async ({
    chromium,
    host,
  }) => {
    // With this seed a programme of the first cards stays on the floor for two turns.
    await raceWith(host.url, { circuit: 'meltdown', robots: 8, optionCards: false, seed: 'floor 1' });
    const { page, watch } = await openPage(chromium, host.url, { size: SIZES[0], motion: 'no-preference' });
    await new HomeScreen(page).resume.click();
    const race = new RoborallyRace(page);
    await race.nextQuestion();
    // A hint stays while its cards are laid out, longer than a draft takes to send.
    await page.keyboard.press('h');
    const hinted = page.locator('.slot-choice .hinted');
    await expect(hinted).not.toHaveCount(0);
    await page.keyboard.press('1');
    await expect(race.main).toHaveText('Ready: 1 of 5');
    await page.waitForTimeout(1200);
    await expect(hinted).not.toHaveCount(0);
    await page.keyboard.press('Backspace');
    // The hint's card has the focus, so Enter would accept its answer.
    await page.keyboard.press('h');
    await expect(hinted).toHaveCount(0);
    for (const turn of [1, 2]) {
      const sent = await race.fillByKeys();
      await page.keyboard.press('Enter');
      if (turn === 1) {
        await expect(race.banner).toContainText('Register 1');
        await page.keyboard.press('Enter');
        await race.nextQuestion();
        continue;
      }
      // Held from the start, so that a slow page does not miss the second register.
      await page.getByRole('button', { name: 'Hold (P)' }).click();
      await expect(page.getByRole('button', { name: 'Go on (P)' })).toBeVisible();
      await expect(async () => {
        if (!(await race.banner.innerText()).includes('Register 2')) await page.keyboard.press('n');
        await expect(race.banner).toContainText('Register 2', { timeout: 1500 });
      }).toPass();
      const registers = race.registers.getByRole('img');
      for (const [slot, pattern] of sent.entries()) await expect(registers.nth(slot)).toHaveAccessibleName(pattern);
      await expect(registers.nth(4)).toHaveAccessibleName(/, to come$/);
    }
    const sizes = [
      ...SIZES,
      { width: 768, height: 1024 },
      PHONE,
      { width: 320, height: 640 },
      { width: 844, height: 390 },
    ];
    await atEverySize(page, 'roborally-running', sizes);
    for (const size of [SIZES[2], { width: 768, height: 1024 }, PHONE]) {
      await page.setViewportSize(size);
      const tools = await page.getByRole('toolbar', { name: 'Tools' }).boundingBox();
      const banner = await race.banner.boundingBox();
      if (!tools || !banner) throw new Error('no tools or no banner');
      const beside = tools.x >= banner.x + banner.width || banner.x >= tools.x + tools.width;
      const apart = beside || tools.y + tools.height <= banner.y || banner.y + banner.height <= tools.y;
      expect([size.width, apart]).toEqual([size.width, true]);
      if (size === PHONE) continue;
      const strip = await page.getByRole('region', { name: 'Standings' }).boundingBox();
      expect((strip?.y ?? 0) - (banner.y + banner.height)).toBeGreaterThanOrEqual(0);
      // The strip shows the state of every robot.
      await expect(page.locator('.roborally_robot-detail').filter({ visible: true })).toHaveCount(8);
    }
    // Six checkpoints: damage and lives stay within their row.
    await page.setViewportSize(SIZES[1]);
    const over = await page.locator('.roborally_robot-detail').evaluateAll((rows) =>
      rows.map((row) => {
        const panel = row.closest('.race-standings')?.getBoundingClientRect().right ?? 0;
        const last = row.lastElementChild?.getBoundingClientRect().right ?? Number.POSITIVE_INFINITY;
        return last <= panel;
      }),
    );
    expect(over).toEqual(Array.from({ length: 8 }, () => true));
    // A name does not cover the state of the robot above it, and all eight are visible.
    const apart = await page.locator('.race-standings li').evaluateAll((rows) =>
      rows.flatMap((row, at) => {
        const above = rows[at - 1]?.querySelector('.roborally_robot-detail')?.getBoundingClientRect().bottom;
        const name = row.querySelector('.race-row-who')?.getBoundingClientRect().top ?? 0;
        return above === undefined ? [] : [name - above > 2];
      }),
    );
    expect(apart).toEqual(Array.from({ length: 7 }, () => true));
    expect(await outOfSight(page, '.race-standings li')).toEqual([]);
    expect(watch.troubles).toEqual([]);
  });
});

/** Clover Sprint, eight robots in seat order, drivers of the lower levels, so that it starts quickly. */
function raceOf(game: GameCard) {
  const options = usualOptions(game);
  const names = ['Marta', 'Ada', 'Bruno', 'Clark', 'Vera', 'Grace', 'Ines', 'Tomas'];
  const seats = seatsOf(game, names, ['medium', 'easy']);
  return {
    game: game.id,
    circuit: 'clover-sprint',
    options: { ...options, docks: 'seats' },
    seats,
    clock: 0,
    seed: 'pictures',
  };
}

const LONG_NAMES = ['Marta Konstantinopolskaj', 'Ada', 'Bartholomew Featherstone', 'Clark', 'Vera', 'Grace', 'Ines'];

/** Creates a race without starting it, seats on the docks of their numbers. Returns its id. */
async function raceWith(
  url: string,
  wanted: { circuit: string; robots: number; optionCards: boolean; seed?: string },
): Promise<string> {
  const { client } = await connect(url);
  const { games } = value(await client.call('app.hello', { protocol: PROTOCOL, version: 'e2e' }));
  const game = games.find((one) => one.id === 'roborally') as GameCard;
  const setup = raceOf(game);
  const seats = setup.seats.slice(0, wanted.robots).map((seat, at) => {
    const driver = at > 0 ? ({ kind: 'ai', level: 'easy' } as const) : seat.driver;
    return { ...seat, name: LONG_NAMES[at] ?? seat.name, driver };
  });
  const options = { ...setup.options, optionCards: wanted.optionCards };
  const race = { ...setup, circuit: wanted.circuit, options, seats, seed: wanted.seed ?? setup.seed };
  const { match } = value(await client.call('matches.create', race));
  client.close();
  return match;
}
