// Formula D in the browser: a whole race by mouse, one by keyboard alone, its screens at every size.

import type { GameCard } from '@api/contract';
import { seriousFindings } from '../axe';
import { expect, test } from '../fixtures';
import { tabTo } from '../keyboard';
import { FormulaDRace } from '../pages/formula-d';
import { HomeScreen } from '../pages/home';
import { SetupScreen } from '../pages/setup';
import { looksWhole, seatsOf } from '../pages/whole-game';
import { LAPTOP, panelsOver, SIZES } from '../pictures';
import { usualOptions } from '../races';

const BOX = 'Formula D';
/** One lap of the short circuit takes about a dozen rounds of two decisions. */
const MOST_DECISIONS = 120;
/** The round in which the picture is taken: by then the field is spread over the circuit. */
const ROUND = 6;

test('a whole race by mouse', { tag: '@journey' }, async ({ paddock: { page } }) => {
  await new HomeScreen(page).pick(BOX);
  const setup = new SetupScreen(page);
  await setup.circuit('Paddock Ring').click();
  await setup.keepDrivers(2);
  await setup.level(2).click();
  await page.getByRole('option', { name: 'Rookie' }).click();
  await setup.startRace();
  const race = new FormulaDRace(page);
  const found: string[] = [];
  const seen = new Set<string>();
  const decisions = await race.driveOn(async (text) => {
    const kind = text.split(' ')[0] ?? '';
    if (!seen.has(kind)) found.push(...(await seriousFindings(page, `race, ${text}`)));
    seen.add(kind);
    await race.answerByMouse(text);
  }, MOST_DECISIONS);
  found.push(...(await seriousFindings(page, 'results')));
  expect(found).toEqual([]);
  expect([...seen]).toEqual(expect.arrayContaining(['Roll', 'Move']));
  expect(decisions).toBeGreaterThan(10);
});

test('a whole race by keyboard alone', async ({ paddock: { page } }) => {
  const { keyboard } = page;
  const home = new HomeScreen(page);
  await tabTo(page, home.box('Heat'));
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowRight');
  await expect(home.box(BOX)).toBeFocused();
  await keyboard.press('Enter');
  const setup = new SetupScreen(page);
  await expect(setup.start).toBeVisible();
  // Arrows change the circuit wherever the focus is.
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowRight');
  await expect(setup.circuit('Paddock Ring')).toHaveAttribute('aria-pressed', 'true');
  await setup.keepDriversByKeys(2);
  await setup.startRaceByKeys();
  const race = new FormulaDRace(page);
  await race.nextQuestion();
  await race.setSpeedByKeys();
  const decisions = await race.driveOn((text) => race.answerByKeys(text), MOST_DECISIONS);
  expect(decisions).toBeGreaterThan(10);
});

test('setup and race look complete at every size', async ({ chromium, host }) => {
  await looksWhole(chromium, host.url, {
    box: BOX,
    game: 'formula-d',
    raceOf,
    isThere: ({ kind }, { view }) => kind === 'move' && (view as { round: number }).round >= ROUND,
    async begin(page) {
      const race = new FormulaDRace(page);
      await race.nextQuestion();
      await expect(race.spaces.locator('button[aria-pressed="true"]')).toBeVisible();
    },
    async look(page) {
      for (const size of [SIZES[1], LAPTOP]) expect(await panelsOver(page, size)).toEqual([]);
    },
  });
});

/** Monaco, ten cars in seat order, drivers of all levels. */
function raceOf(game: GameCard) {
  const options = usualOptions(game);
  const names = ['Marta', 'Ada', 'Bruno', 'Clark', 'Nuvolari', 'Grace', 'Ines', 'Tomas', 'Moss', 'Juan'];
  const seats = seatsOf(game, names, ['hard', 'medium', 'easy']);
  return { game: game.id, circuit: 'monaco', options, seats, clock: 0, seed: 'pictures' };
}
