// The coach in someone's first race on a phone: no note covers a control. What the coach says, and when, is for
// src/renderer/screens/race/tests/coach.dom.test.ts.

import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { FormulaDRace } from '../pages/formula-d';
import { HavocRace } from '../pages/havoc';
import { HomeScreen } from '../pages/home';
import { RaceScreen } from '../pages/race';
import { RoborallyRace } from '../pages/roborally';
import { SetupScreen } from '../pages/setup';
import { keepPicture } from '../pictures';

import type { Driver } from './school/taught';
import { RaceAlone } from './school/waddington';

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
    first: /^(Gear \d rolls \d+ to \d+\.|Sainte-Dévote needs 1 stop:)/,
    race: (page) => new FormulaDRace(page),
  },
  {
    box: 'Havoc Speedway',
    first: /^((\d+|None) of your \d+ cards? fit|A toxic 7 is on top:)/,
    race: (page) => new HavocRace(page),
  },
  { box: 'Heat', first: /^Your gear sets how many cards/, race: (page) => new RaceScreen(page) },
  { box: 'RoboRally', first: /^Put 5 of your 9 cards into registers\./, race: (page) => new RoborallyRace(page) },
  { box: 'Waddington’s F1', first: /^Every 20 mph moves you one square\./, race: (page) => new RaceAlone(page) },
];
/** This many questions are answered at most until the coach speaks, and on a phone in all. */
const QUESTIONS = 6;
/** ms that a note is waited for where one is expected; at the first question the coach has to be loaded, and told of races before. */
const PATIENCE = 4000;
const FIRST_PATIENCE = 10_000;

for (const game of GAMES) {
  test.describe(`${game.box}, on a phone`, () => {
    test.use({ size: { width: 390, height: 844 }, touch: true });
    test(`${game.box}: no note covers a control`, async ({ paddock: { page } }) => {
      const race = await start(page, game);
      const said = await notes(page, race, 2, async () => expect(await covered(page)).toEqual([]));
      expect(said[0]).toMatch(game.first);
      if (game.box !== 'Heat') return;
      await page.setViewportSize({ width: 1440, height: 900 });
      await keepPicture(page, 'coach-heat-1440x900');
    });
  });
}

/** The quickest race of a box, up to its first question. */
async function start(page: Page, { box, race: raceOn }: Coached): Promise<Driver> {
  await new HomeScreen(page).pick(box);
  const setup = new SetupScreen(page);
  await setup.keepDrivers(2);
  await setup.startRace();
  return raceOn(page);
}

/** What the coach says in a race, up to this many notes. each: looks at one as it stands. */
async function notes(page: Page, race: Driver, most: number, each?: () => Promise<void>): Promise<string[]> {
  const said: string[] = [];
  for (let n = 0; n < QUESTIONS; n++) {
    const words = await race.nextQuestion();
    // A busy machine takes its time; anyone who answers before has read what they were not shown.
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
