// A season's race that is interrupted: reloaded in the middle, and with the host killed as by a power cut, it resumes from
// the season's page where it was, and counts once.

import type { Browser } from '@playwright/test';
import { expect, openPage, test } from '../fixtures';
import { type Host, startHost } from '../host';
import { RaceScreen } from '../pages/race';
import { SeasonPages } from '../pages/season';
import { AI, lapOf, planOf, seasonAt } from '../races';
import { connect, value } from '../raw-client';
import { tableByHand, tableOnPage } from '../season-truth';

const LOOK = { size: { width: 1440, height: 900 }, motion: 'reduce' } as const;
/** Answers between two cuts. */
const ANSWERS = 3;
const PLAN = planOf('Power Cup', { Marta: { kind: 'you' }, Ada: AI, Bea: AI }, [lapOf('usa'), lapOf('italy')]);

async function seasonOn(browser: Browser, host: Host, season: string) {
  const { page, watch } = await openPage(browser, host.url, LOOK);
  const pages = new SeasonPages(page);
  await pages.open(season);
  return { page, watch, pages, race: new RaceScreen(page) };
}

/** What a person would recognise the race by. */
async function signOf(race: RaceScreen): Promise<string[]> {
  const question = (await race.nextQuestion()) ?? '';
  const cards = await race.cards.evaluateAll((all) => all.map((card) => card.textContent ?? ''));
  return [question, (await race.round.textContent()) ?? '', ...cards];
}

async function driveOn(race: RaceScreen): Promise<string[]> {
  for (let answers = 0; answers < ANSWERS; answers += 1) await race.answerByMouse((await race.nextQuestion()) ?? '');
  return signOf(race);
}

test('a season’s race, reloaded and cut off by a power cut, is resumed from the season’s page and counts once', {
  tag: '@journey',
}, async ({ chromium, data }) => {
  const first = await startHost(data);
  const { client } = await connect(first.url);
  const { season } = value(await client.call('seasons.create', { plan: PLAN }));
  client.close();
  const before = await seasonOn(chromium, first, season);
  await before.pages.toGrid.click();
  const sign = await driveOn(before.race);
  await before.page.reload();
  expect(await signOf(before.race)).toEqual(sign);
  const match = before.page.url().replace(/.*#\/race\//, '');
  await before.pages.open(season);
  await expect(before.page.getByText('Under way: race 1')).toBeVisible();
  await before.pages.resume.click();
  expect(await signOf(before.race)).toEqual(sign);
  const later = await driveOn(before.race);
  expect(before.watch.troubles).toEqual([]);
  await before.page.context().close();
  await first.kill();

  const second = await startHost(data);
  const after = await seasonOn(chromium, second, season);
  await after.pages.resume.click();
  await expect(after.page).toHaveURL(new RegExp(`#/race/${match}`));
  expect(await signOf(after.race)).toEqual(later);
  await after.pages.driveByAi();
  await after.page.getByRole('button', { name: 'Next race' }).click();
  await expect(after.page.getByText('Race 2 of 2')).toBeVisible();
  const table = await tableByHand(second.url, season);
  expect(table.reduce((sum, line) => sum + line.points, 0)).toBe(6 + 4 + 2);
  await expect.poll(() => tableOnPage(after.page)).toEqual(table);
  const view = await seasonAt(second.url, season);
  expect(view.rounds[0]?.races).toMatchObject([{ match, status: 'finished' }]);
  expect(after.watch.troubles).toEqual([]);
  await after.page.context().close();
  await second.kill();

  const third = await startHost(data);
  expect(await seasonAt(third.url, season)).toEqual(view);
  const last = await seasonOn(chromium, third, season);
  await expect(last.pages.toGrid).toBeVisible();
  expect(await tableOnPage(last.page)).toEqual(table);
  await last.page.context().close();
  await third.stop();
});
