// Nothing is lost: the window closed mid-race, the host killed as by a power cut, the page left open meanwhile.

import type { Browser } from '@playwright/test';
import { expect, openPage, type Paddock, test } from '../fixtures';
import { startHost } from '../host';
import { HomeScreen } from '../pages/home';
import { RaceScreen, startShortRace } from '../pages/race';

const LOOK = { size: { width: 1440, height: 900 }, motion: 'reduce' } as const;
/** Answers given before the end comes. */
const ANSWERS = 5;

/** What a person would recognise the race by. */
async function signOf(race: RaceScreen): Promise<string[]> {
  const question = (await race.nextQuestion()) ?? '';
  const cards = await race.cards.evaluateAll((all) => all.map((card) => card.textContent ?? ''));
  return [question, (await race.round.textContent()) ?? '', ...cards];
}

async function raceOn(browser: Browser, url: string, offline = false): Promise<Paddock & { race: RaceScreen }> {
  const opened = await openPage(browser, url, { ...LOOK, offline });
  const race = await startShortRace(opened.page, 3);
  for (let answers = 0; answers < ANSWERS; answers += 1) await race.answerByMouse((await race.nextQuestion()) ?? '');
  return { ...opened, race };
}

test('a race closed in the middle, with the host killed, continues where it was', { tag: '@journey' }, async ({
  data,
  chromium,
}) => {
  const first = await startHost(data);
  const before = await raceOn(chromium, first.url);
  const sign = await signOf(before.race);
  await before.page.context().close();
  await first.kill();

  const second = await startHost(data);
  const { page, watch } = await openPage(chromium, second.url, LOOK);
  await new HomeScreen(page).resume.click();
  const race = new RaceScreen(page);
  expect(await signOf(race)).toEqual(sign);
  await race.answerByMouse(sign[0] ?? '');
  await race.nextQuestion();
  expect(watch.troubles).toEqual([]);
  await page.context().close();
  await second.stop();
});

test('a page left open says where to go when the host returns with another key, and continues from there', async ({
  data,
  chromium,
}) => {
  const first = await startHost(data);
  const { page, race, watch } = await raceOn(chromium, first.url, true);
  const sign = await signOf(race);
  await first.kill();
  const again = await startHost(data, { port: Number(new URL(first.url).port) });
  await expect(page.getByRole('alert')).toContainText('Open the latest address that Paddock printed');
  const { hash } = new URL(page.url());
  await page.goto(`${again.url}?renderer=canvas${hash}`);
  await expect.poll(async () => (await signOf(race)).join()).toBe(sign.join());
  await race.answerByMouse(sign[0] ?? '');
  await race.nextQuestion();
  expect(watch.troubles).toEqual([]);
  await page.context().close();
  await again.stop();
});
