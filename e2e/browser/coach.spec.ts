// The coach in someone's first race: no note covers anything important, at any size.
// Not here: what the coach says, and when (src/renderer/screens/race/tests/coach.dom.test.ts).

import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { coveredByBubble } from '../pages/covering';
import { FormulaDRace } from '../pages/formula-d';
import { HavocRace } from '../pages/havoc';
import { HomeScreen } from '../pages/home';
import { RaceScreen } from '../pages/race';
import { RoborallyRace } from '../pages/roborally';
import { SetupScreen } from '../pages/setup';
import { keepPicture, PHONE, SIZES } from '../pictures';
import { softly } from '../soon';
import { type Driver, RaceAlone } from './school/lessons';

test.use({ coach: true, draws: false });

/** box: its name on the shelf. first: how the coach begins. */
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
/** Maximum questions answered until the coach speaks, and on a phone in total. */
const QUESTIONS = 6;
/** ms to wait for an expected note; at the first question the coach has to be loaded, and to learn of earlier races. */
const PATIENCE = 4000;
const FIRST_PATIENCE = 30_000;

for (const game of GAMES) {
  test(`${game.box}: no note covers a control, the own car or what is ahead, at any size`, async ({
    paddock: { page },
  }) => {
    test.slow();
    const race = await start(page, game);
    const lines = await notes(page, race, 3, async (note) => {
      for (const size of [...SIZES, PHONE]) {
        await page.setViewportSize(size);
        await softly.poll(() => coveredByBubble(page), `“${note}” at ${size.width}`).toEqual([]);
        if (game.box === 'Heat' && size === SIZES[0]) await keepPicture(page, 'coach-heat-1440x900');
      }
      await page.setViewportSize(SIZES[0]);
    });
    expect(lines[0]).toMatch(game.first);
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

/** What the coach says in a race, up to this many notes. each: checks one while it is shown. */
async function notes(page: Page, race: Driver, most: number, each: (note: string) => Promise<void>): Promise<string[]> {
  const lines: string[] = [];
  for (let n = 0; n < QUESTIONS; n++) {
    const text = await race.nextQuestion();
    // A busy machine is slow; answering earlier would count notes as read that were never shown.
    const note = await noteOf(page, n === 0 ? FIRST_PATIENCE : PATIENCE);
    if (note !== '') {
      lines.push(note);
      await each(note);
    }
    if (text === undefined || lines.length >= most) break;
    await race.answerByMouse(text);
  }
  return lines;
}

/** What the coach says now; '' if silent for as long as a note takes to come. */
async function noteOf(page: Page, timeout: number = 1200): Promise<string> {
  await coach(page)
    .waitFor({ timeout })
    .catch(() => undefined);
  const bubble = coach(page).locator('.bubble-text');
  return (await bubble.count()) === 0 ? '' : ((await bubble.textContent()) ?? '');
}

function coach(page: Page) {
  return page.getByRole('region', { name: 'Your coach' });
}
