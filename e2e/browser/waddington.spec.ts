// Waddington's Formula 1 in the browser: a whole race by mouse, one by keyboard alone, its screens at every size.

import type { GameCard } from '@api/contract';
import { seriousFindings } from '../axe';
import { expect, test } from '../fixtures';
import { tabTo } from '../keyboard';
import { HomeScreen } from '../pages/home';
import { SetupScreen } from '../pages/setup';
import { WaddingtonRace } from '../pages/waddington';
import { looksWhole, seatsOf } from '../pages/whole-game';
import { usualOptions } from '../races';

const BOX = 'Waddington’s F1';
/** R4. */
const LEAST_LAPS = 3;
/** Three laps at walking pace would end within this. */
const MOST_DECISIONS = 300;
/** The round in which the picture is taken: by then the field is spread over the circuit. */
const ROUND = 7;

test('a whole race by mouse', async ({ paddock: { page } }) => {
  await new HomeScreen(page).pick(BOX);
  const setup = new SetupScreen(page);
  await setup.fewerLaps(LEAST_LAPS);
  await setup.keepDrivers(2);
  await setup.level(2).click();
  await page.getByRole('option', { name: 'Rookie' }).click();
  await expect(setup.level(2)).toHaveText('Rookie');
  await setup.startRace();
  const race = new WaddingtonRace(page);
  await race.nextQuestion();
  const found: string[] = [];
  const seen = new Set<string>();
  const decisions = await race.driveOn(async (text) => {
    const kind = text.split(' ')[0] ?? '';
    if (!seen.has(kind)) found.push(...(await seriousFindings(page, `race, ${text}`)));
    seen.add(kind);
    await race.answerByMouse(text, seen.has('No'));
  }, MOST_DECISIONS);
  found.push(...(await seriousFindings(page, 'results')));
  expect(found).toEqual([]);
  expect([...seen]).toEqual(expect.arrayContaining(['Take', 'Drive']));
  expect(decisions).toBeGreaterThan(15);
});

test('a whole race by keyboard alone', { tag: '@journey' }, async ({ paddock: { page } }) => {
  const { keyboard } = page;
  // Tab reaches the shelf as one stop; arrows move within it.
  const home = new HomeScreen(page);
  await tabTo(page, home.box('Heat'));
  await keyboard.press('ArrowRight');
  await expect(home.box(BOX)).toBeFocused();
  await keyboard.press('Enter');
  const setup = new SetupScreen(page);
  await tabTo(page, setup.laps);
  while ((await setup.laps.inputValue()) !== String(LEAST_LAPS)) await keyboard.press('ArrowDown');
  await setup.keepDriversByKeys(2);
  await tabTo(page, setup.level(2));
  await keyboard.press('Enter');
  // The arrows start at the chosen level, once the list has the focus.
  await expect(page.getByRole('option', { name: 'Club' })).toBeFocused();
  await keyboard.press('ArrowUp');
  await keyboard.press('Enter');
  await expect(setup.level(2)).toHaveText('Rookie');
  await setup.startRaceByKeys();
  const race = new WaddingtonRace(page);
  await race.nextQuestion();
  await race.setSpeedByKeys();
  let isQuiet = false;
  const decisions = await race.driveOn((text) => {
    isQuiet ||= text === 'No card';
    return race.answerByKeys(text, isQuiet);
  }, MOST_DECISIONS);
  expect(decisions).toBeGreaterThan(15);
});

test('setup and race look complete at every size', async ({ chromium, host }) => {
  await looksWhole(chromium, host.url, {
    box: BOX,
    game: 'waddington',
    raceOf,
    isThere: ({ kind }, { view }) => kind === 'drive' && (view as { round: number }).round >= ROUND,
    async begin(page) {
      const race = new WaddingtonRace(page);
      await race.nextQuestion();
      await expect(race.squares.locator('button[aria-pressed="true"]')).toBeVisible();
    },
  });
});

/** Thornbury Park, all six cars in the order set here, drivers of all levels. */
function raceOf(game: GameCard) {
  const options = usualOptions(game);
  const seats = seatsOf(game, ['Marta', 'Ada', 'Bruno', 'Clark', 'Nuvolari', 'Grace'], ['hard', 'medium', 'easy']);
  const set = { ...options, laps: LEAST_LAPS, carChoice: 'given' };
  return { game: game.id, circuit: 'thornbury-park', options: set, seats, clock: 0, seed: 'pictures' };
}
