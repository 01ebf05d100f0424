// The coach in somebody's first race: a note at its moment, its article, its switch, and nothing twice.

import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { FormulaDRace } from '../pages/formula-d';
import { HavocRace } from '../pages/havoc';
import { HomeScreen } from '../pages/home';
import { RaceScreen, startShortRace } from '../pages/race';
import { RoborallyRace } from '../pages/roborally';
import { SetupScreen } from '../pages/setup';
import { keepPicture } from '../pictures';

import type { Driver } from './school/taught';
import { RaceAlone } from './school/waddington';

test.describe.configure({ timeout: 240_000 });
test.use({ coach: true });

/** box: as it stands on the shelf. first: what the coach begins with. */
interface Coached {
  box: string;
  first: RegExp;
  race(page: Page): Driver;
}

const GAMES: readonly Coached[] = [
  {
    box: 'Formula D',
    first: /^(Gear \d rolls \d+ to \d+\.|Sainte-Dévote asks for 1 stop:)/,
    race: (page) => new FormulaDRace(page),
  },
  {
    box: 'Havoc Speedway',
    first: /^((\d+|None) of your \d+ cards? fit|A toxic 7 lies there:)/,
    race: (page) => new HavocRace(page),
  },
  { box: 'Heat', first: /^Your gear is how many cards/, race: (page) => new RaceScreen(page) },
  { box: 'RoboRally', first: /^Put 5 of your 9 cards into registers\./, race: (page) => new RoborallyRace(page) },
  { box: 'Waddington’s F1', first: /^Every 20 mph drive you one square\./, race: (page) => new RaceAlone(page) },
];
/** So many questions are answered at most until the coach speaks, and on a phone in all. */
const QUESTIONS = 6;
/** ms that a note is waited for where one is expected; at the first question the coach has to be loaded, and told of races before. */
const PATIENCE = 4000;
const FIRST_PATIENCE = 10_000;

for (const game of GAMES) {
  test(`${game.box}: the coach speaks in a first race, and his why leads to an article`, async ({
    paddock: { page },
  }) => {
    const race = await start(page, game);
    const [note] = await notes(page, race, 1);
    expect(note).toMatch(game.first);
    await coach(page).getByRole('button', { name: 'Why?' }).click();
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(coach(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await keepPicture(page, `coach-${game.box.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-1440x900`);
  });

  test.describe(`${game.box}, on a phone`, () => {
    test.use({ size: { width: 390, height: 844 }, touch: true });
    test(`${game.box}: no note covers a control`, async ({ paddock: { page } }) => {
      const race = await start(page, game);
      const said = await notes(page, race, 2, async () => expect(await covered(page)).toEqual([]));
      expect(said[0]).toMatch(game.first);
    });
  });
}

test('a first race has a note at its moment, and a second race repeats no note', async ({ paddock: { page } }) => {
  let race = await startShortRace(page, 2);
  const said: string[] = [];
  for (let words = await race.nextQuestion(); words !== undefined; words = await race.nextQuestion()) {
    const note = await noteOf(page);
    if (note !== '') said.push(note);
    if (note !== '' && said.length === 1) {
      expect(note).toMatch(/^Your gear is how many cards you play/);
      await expect(page.locator('[data-coached]')).toHaveText(note);
      await coach(page).getByRole('button', { name: 'Why?' }).click();
      await expect(page.getByRole('dialog')).toContainText('Shift gears');
      await page.keyboard.press('Escape');
      await expect(coach(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(coach(page)).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await race.answerByMouse(words);
  }
  // How many moments a race has is its own matter; games/coach.test.ts finds each note.
  expect(said.length).toBeGreaterThanOrEqual(2);
  expect(new Set(said.map((one) => one.slice(0, 12))).size).toBe(said.length);
  await page
    .getByRole('link', { name: /Paddock/ })
    .first()
    .click();
  race = await startShortRace(page, 2);
  for (let n = 0; n < 6; n++) {
    const words = await race.nextQuestion();
    if (words === undefined) break;
    expect(await noteOf(page)).toBe('');
    await race.answerByMouse(words);
  }
});

test('the switch ends the notes, and the setting brings them back', async ({ paddock: { page } }) => {
  const race = await startShortRace(page, 2);
  await expect(coach(page)).toBeVisible();
  // The coach waits while a hint is read.
  await page.keyboard.press('h');
  await expect(page.getByRole('region', { name: 'Hint', exact: true })).toBeVisible();
  await expect(coach(page)).toHaveCount(0);
  await page.keyboard.press('h');
  await coach(page).getByRole('button', { name: 'No more tips' }).click();
  await expect(coach(page)).toHaveCount(0);
  await race.answerByMouse((await race.nextQuestion()) ?? '');
  await race.nextQuestion();
  expect(await noteOf(page)).toBe('');
  const address = page.url();
  await show(page, '#/settings');
  const tips = page.getByRole('switch', { name: 'Coach' });
  await expect(tips).not.toBeChecked();
  await tips.click();
  await show(page, new URL(address).hash);
  // Whatever is asked next has a note again, once something costs.
  let said = '';
  for (let n = 0; n < 40 && said === ''; n++) {
    const words = await race.nextQuestion();
    if (words === undefined) break;
    said = await noteOf(page);
    if (said === '') await race.answerByMouse(words);
  }
  expect(said).not.toBe('');
  expect(said).not.toMatch(/^Your gear/);
});

/** The quickest race of a box, up to its first question. */
async function start(page: Page, { box, race: raceOn }: Coached): Promise<Driver> {
  await new HomeScreen(page).pick(box);
  const setup = new SetupScreen(page);
  await setup.keepDrivers(2);
  await setup.startRace();
  return raceOn(page);
}

/** What the coach says in a race, up to so many notes. each: looks at one as it stands. */
async function notes(page: Page, race: Driver, most: number, each?: () => Promise<void>): Promise<string[]> {
  const said: string[] = [];
  for (let n = 0; n < QUESTIONS; n++) {
    const words = await race.nextQuestion();
    // A busy machine takes its time; whoever answers before has read what they were not shown.
    const note = await noteOf(page, n === 0 ? FIRST_PATIENCE : PATIENCE);
    if (note !== '') {
      said.push(note);
      await each?.();
    }
    if (words === undefined || said.length >= most) break;
    await race.answerByMouse(words);
  }
  return said;
}

/** Controls that the bubble lies over, by their words. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bubble = document.querySelector('.bubble');
    const note = bubble?.getBoundingClientRect();
    if (!bubble || !note) return ['no note'];
    const controls = [...document.querySelectorAll('main button')].filter((one) => !bubble.contains(one));
    return controls.flatMap((one) => {
      const { left, right, top, bottom, width } = one.getBoundingClientRect();
      // Targets of the board end where it ends.
      const end = Math.min(bottom, one.closest('.race-board')?.getBoundingClientRect().bottom ?? bottom);
      const isOver = left < note.right && right > note.left && top < note.bottom - 1 && end - 1 > note.top;
      const isSeen = width > 0 && getComputedStyle(one).visibility !== 'hidden';
      return isOver && isSeen ? [one.getAttribute('aria-label') ?? one.textContent ?? ''] : [];
    });
  });
}

async function show(page: Page, hash: string): Promise<void> {
  await page.evaluate((wanted) => {
    location.hash = wanted;
  }, hash);
}

/** What the coach says now; '' where it is silent for as long as a note takes to come. */
async function noteOf(page: Page, timeout: number = 1200): Promise<string> {
  await coach(page)
    .waitFor({ timeout })
    .catch(() => undefined);
  const words = coach(page).locator('.bubble-words');
  return (await words.count()) === 0 ? '' : ((await words.textContent()) ?? '');
}

function coach(page: Page) {
  return page.getByRole('region', { name: 'Your coach' });
}
