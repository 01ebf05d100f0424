// Race weekends of Heat from the event to the next race: by mouse, and by keyboard alone.
// Not here: guests on phones (weekend-party.spec.ts).

import { truthOf } from '@host/tests/truth';
import type { Locator } from '@playwright/test';
import { seriousFindings } from '../axe';
import { expect, test } from '../fixtures';
import { tabTo } from '../keyboard';
import { HomeScreen } from '../pages/home';
import { finishersOn } from '../pages/party';
import { RaceScreen } from '../pages/race';
import { SeasonPages } from '../pages/season';
import { SetupScreen } from '../pages/setup';
import { tooSmallText, WeekendScreen, weekendRace } from '../pages/weekend';
import { atEverySize, PHONE, SIZES } from '../pictures';
import { AI, lapOf, planOf } from '../races';
import { connect, type RawClient, value } from '../raw-client';
import { tableByHand, tableOnPage } from '../season-truth';

// Without animations an event is not shown.
test.use({ speed: 4, draws: false });

/** Every race is one lap, with all modules. */
const SEASON = planOf(
  'Weekends',
  { Marta: { kind: 'you' }, Ada: AI },
  (['title', 'committee', 'record'] as const).map((event) => {
    const all = { garage: 'mixed', weather: true, event, sponsorship: true };
    return { ...lapOf('usa'), options: { laps: 1, ...all } };
  }),
);

test('a weekend is set up by mouse, its event waits for its button, and the grid is seen after it', {
  tag: '@journey',
}, async ({ paddock: { page } }) => {
  await new HomeScreen(page).pick('Heat');
  const setup = new SetupScreen(page);
  await setup.keepDrivers(3);
  await page.getByRole('combobox', { name: 'Garage' }).click();
  await page.getByRole('option', { name: 'Mixed' }).click();
  await page.getByRole('combobox', { name: 'Event' }).click();
  await page.getByRole('option', { name: 'Generous stewards' }).click();
  await page.getByRole('switch', { name: 'Sponsorship' }).click();
  await setup.startRace();

  const weekend = new WeekendScreen(page);
  await expect(weekend.event('Generous stewards')).toContainText('score 1 extra point each');
  await expect(page.getByRole('list', { name: 'The start of the race' }).getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('region', { name: /^Press corner / })).toContainText('or more');
  expect(await seriousFindings(page, 'event')).toEqual([]);
  expect(await tooSmallText(page, '.race-dash')).toEqual([]);
  // A click elsewhere does not continue.
  await weekend.event('Generous stewards').click();
  await page.waitForTimeout(300);
  await weekend.goOn.click();
  await weekend.turn(1);
  await page.reload();
  await weekend.turn(1);
  await expect(weekend.goOn).toHaveCount(0);
});

test('a whole weekend by mouse, the next by keyboard alone, and cards go from race to race', async ({
  paddock: { page, url },
}) => {
  const raw = await connect(url);
  const { season } = value(await raw.client.call('seasons.create', { plan: SEASON }));
  const pages = new SeasonPages(page);
  const weekend = new WeekendScreen(page);
  const race = new RaceScreen(page);
  const { keyboard } = page;
  await pages.open(season);
  await pages.toGrid.click();
  await expect(weekend.event('Title sponsor')).toBeVisible();
  await expect(weekend.driver('Ada')).toContainText('3 sponsorship cards to come');
  await weekend.goOn.click();
  await weekend.draft((card, round) => pickByMouse(weekend, card, round));
  await expect(weekend.gears).toBeVisible();
  await expect(weekend.road.getByRole('listitem')).toHaveCount(4);
  const standings = page.getByRole('region', { name: 'Standings' });
  await expect(standings.getByTitle('3 sponsorship cards', { exact: true })).toHaveCount(2);
  await race.setSpeed('Fast');
  await page.getByRole('button', { name: /^Title sponsor/ }).click();
  await expect(page.getByRole('dialog').getByRole('article')).toBeVisible();
  await keyboard.press('Escape');
  await answerAll(race, (text) => race.answerByMouse(text));
  const first = await keptOf(raw, season, 0);
  expect(await finishersOn(page)).toEqual(first.order);
  await page.getByRole('button', { name: 'Next race' }).click();
  await pages.toGrid.click();

  await expect(weekend.event('Generous stewards')).toBeVisible();
  expect(Object.values(first.cards).reduce((sum, cards) => sum + cards, 0)).toBeGreaterThan(0);
  for (const [name, cards] of Object.entries(first.cards)) await expectCarried(weekend, name, cards);
  await page.keyboard.press('Enter');
  await weekend.draft((card, round) => pickByKeys(weekend, card, round));
  await expect(weekend.gears).toBeVisible();
  // One more from the event for each driver, in addition to what is left.
  for (const cards of Object.values(first.cards)) {
    await expect(standings.getByTitle(new RegExp(`^${cards + 1} sponsorship card`)).first()).toBeVisible();
  }
  await answerAll(race, (text) => race.answerByKeys(text));
  const second = await keptOf(raw, season, 1);
  expect(await finishersOn(page)).toEqual(second.order);
  await expect(page.getByText('+1, generous stewards').first()).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Next race' }));
  await keyboard.press('Enter');
  await expect.poll(() => tableOnPage(page)).toEqual(await tableByHand(url, season));
  await tabTo(page, pages.toGrid);
  await keyboard.press('Enter');
  await expect(weekend.event('Record hunters')).toBeVisible();
  for (const [name, cards] of Object.entries(second.cards)) await expectCarried(weekend, name, cards);
  raw.client.close();
});

/** Takes a card by a double click or by the button; pointing at the card shows what it does. */
async function pickByMouse(weekend: WeekendScreen, card: Locator, round: number): Promise<void> {
  // The next round's card is dealt under the pointer: it is read once the pointer moves.
  await card.hover({ position: { x: 30, y: 20 + 10 * round } });
  await expect(weekend.cardDetail.getByRole('heading')).toBeVisible();
  if (round === 2) return card.dblclick();
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  if (round === 1) {
    expect(await seriousFindings(weekend.page, 'draft')).toEqual([]);
    expect(await tooSmallText(weekend.page, '.race-dash')).toEqual([]);
  }
  await weekend.take.click();
}

/** Takes a card by its digit, or moves there with the arrow keys. */
async function pickByKeys(weekend: WeekendScreen, card: Locator, round: number): Promise<void> {
  const { keyboard } = weekend.page;
  // A place keeps its digit when its card is taken: the first remaining card may be the second.
  const wanted = round === 1 ? weekend.cards(round).nth(1) : card;
  const digit = (await wanted.getAttribute('aria-keyshortcuts')) ?? '';
  // While the last picks are still shown a key only ends the animation: nothing is chosen, and it is pressed again.
  await expect(async () => {
    if (!(await weekend.take.isVisible())) await keyboard.press(digit);
    await expect(weekend.take).toBeEnabled({ timeout: 1000 });
  }).toPass();
  if (round === 1) {
    await card.focus();
    await keyboard.press('ArrowRight');
    await expect(weekend.cards(round).nth(1)).toBeFocused();
    // Down leads to the second row, which has a card only until someone takes it.
    await keyboard.press('ArrowLeft');
    await expect(weekend.cards(round).first()).toBeFocused();
    await keyboard.press('Enter');
  }
  await expect(weekend.take).toBeEnabled();
  await keyboard.press('Enter');
}

/** Answers given by hand in each race; race.spec.ts gives a whole race by hand. */
const BY_HAND = 6;

/** Answers every question until the results, in a hurry after the first ones. */
async function answerAll(race: RaceScreen, answer: (text: string) => Promise<void>): Promise<void> {
  for (let answers = 0; answers < BY_HAND; answers += 1) await answer((await race.nextQuestion()) ?? '');
  while (!race.isOver) if (!(await race.press())) await race.page.waitForTimeout(40);
}

/** The names of a finished race, the winner first, and how many sponsorship cards each has left, from its record alone. */
async function keptOf(
  { client }: RawClient,
  season: string,
  round: number,
): Promise<{ order: string[]; cards: Record<string, number> }> {
  const { rounds } = value(await client.call('seasons.get', { season }));
  const match = rounds[round]?.races[0]?.match ?? '';
  const { text } = value(await client.call('matches.export', { match }));
  const { seats } = value(await client.call('matches.result', { match }));
  const { game, moments, record, standings } = truthOf(text);
  const end = moments.get(record.moves.length);
  const left = end && game.handOver?.(end.state).cars;
  const nameOf = (seat: number) => seats[seat]?.name ?? '?';
  const cards = Object.fromEntries((left ?? []).map((own, seat) => [nameOf(seat), (own as unknown[]).length]));
  return { order: standings.map(nameOf), cards };
}

async function expectCarried(weekend: WeekendScreen, name: string, cards: number): Promise<void> {
  const text = cards === 1 ? '1 sponsorship card' : `${cards} sponsorship cards`;
  const line = weekend.driver(name);
  if (cards > 0) await expect(line).toContainText(`${text} from earlier races`);
  else await expect(line).not.toContainText('from earlier races');
}

test('event and draft are complete at every size, with six cars and long names', async ({ paddock: { page, url } }) => {
  const raw = await connect(url);
  const weekend = new WeekendScreen(page);
  await weekend.open(await weekendRace(raw, { weather: true, laps: 2 }, true));
  await expect(weekend.goOn).toBeVisible();
  await atEverySize(page, 'heat-event', [...SIZES, PHONE]);
  await page.setViewportSize(SIZES[0]);
  await weekend.goOn.click();
  for (const round of [1, 2]) {
    await weekend.turn(round);
    await weekend.cards(round).last().click();
    if (round === 1) {
      await weekend.take.click();
      await expect(weekend.picks).toContainText('1 of 3');
    }
  }
  await atEverySize(page, 'heat-draft', [...SIZES, PHONE]);
  raw.client.close();
});
