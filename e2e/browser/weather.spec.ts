// Weather and road of a race of Heat: on the board, in the list beside it, as a strip and as a chip; and the season beside
// the event of a race weekend. Pictures of rain for the README are taken here.

import type { SeatSetup } from '@api/contract';
import type { SeasonPlan } from '@api/season';
import type { Locator, Page } from '@playwright/test';
import { seriousFindings } from '../axe';
import { expect, openPage, test } from '../fixtures';
import { tooSmallText, WeekendScreen } from '../pages/weekend';
import { driveUpTo } from '../pages/whole-game';
import { atEverySize, PHONE, SIZES } from '../pictures';
import { connect, type RawClient, value } from '../raw-client';

/** The round in which the field is checked. */
const ROUND = 4;
const COLOURS = ['red', 'yellow', 'blue', 'green', 'ivory', 'black'] as const;
const NAMES = ['Marta', 'Ada', 'Maximiliane-Theodora', 'Legend', 'Ines', 'Bruno'] as const;
/** The corner in whose sector the pits are, where weather has its own rules. */
const HOME = 4;

const seats = NAMES.map((name, at): SeatSetup => {
  const driver: SeatSetup['driver'] =
    name === 'Marta'
      ? { kind: 'you' }
      : name === 'Legend'
        ? { kind: 'automaton', id: 'legend' }
        : { kind: 'ai', level: 'easy' };
  return { name, colour: COLOURS[at] ?? 'red', driver };
});

/** A race in heavy rain: the first of several that draws it. */
async function rainyRace({ client }: RawClient): Promise<string> {
  const options = { laps: 2, weather: true, weatherReach: 'home', event: 'crowds', sponsorship: true };
  for (let nth = 0; nth < 100; nth++) {
    const setup = { game: 'heat', circuit: 'great-britain', options, seats, clock: 0, seed: `rain ${nth}` };
    const { match } = value(await client.call('matches.create', setup));
    const { view } = value(await client.call('match.watch', { match }));
    const { weather, road } = view as { weather: string; road: string[] };
    const rest = road.slice(0, HOME);
    if (weather === 'rain' && rest.includes('slower') && rest.includes('weather') && road[HOME] !== 'weather')
      return match;
    value(await client.call('match.leave', { match }));
    value(await client.call('matches.delete', { match }));
  }
  throw new Error('100 races and no rain');
}

/** Drives until the field has spread and the person has to choose cards. */
function driveOn(raw: RawClient, match: string): Promise<void> {
  return driveUpTo(raw, match, ({ kind }, { view }) => kind === 'cards' && (view as { round: number }).round >= ROUND);
}

/** What the board shows now, as a picture of its middle. */
function boardOf(page: Page): Promise<Buffer> {
  return page.screenshot({ clip: { x: 330, y: 130, width: 820, height: 500 } });
}

/** The board at rest: the last of three identical pictures. A busy machine draws late. */
async function restingBoard(page: Page): Promise<Buffer> {
  let last = await boardOf(page);
  let same = 0;
  await expect
    .poll(
      async () => {
        const now = await boardOf(page);
        same = now.equals(last) ? same + 1 : 0;
        last = now;
        return same;
      },
      { intervals: [400] },
    )
    .toBeGreaterThanOrEqual(2);
  return last;
}

/** Waits until the board shows this again, or anything else. */
async function expectBoard(page: Page, picture: Buffer, isSame: boolean): Promise<void> {
  await expect.poll(async () => (await boardOf(page)).equals(picture)).toBe(isSame);
}

async function areApart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) throw new Error('one of them is not shown');
  return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
}

test('weather and road explain their rules: list, strip and chip, by mouse, keyboard and touch', async ({
  chromium,
  host,
}) => {
  const raw = await connect(host.url);
  const match = await rainyRace(raw);
  await driveOn(raw, match);
  const { page, watch } = await openPage(chromium, host.url, { size: SIZES[0], motion: 'reduce' });
  await new WeekendScreen(page).open(match);
  await expect(page.getByRole('button', { name: /^Confirm 0/ })).toBeVisible();
  await page.keyboard.press('0');

  const list = page.getByRole('region', { name: 'Weather and road' });
  await expect(list).toContainText('3 heat into every deck. Cooldown +1 where it applies');
  await expect(list.getByRole('listitem')).toHaveCount(5);
  const row = list.getByRole('button').nth(HOME);
  await expect(row).toHaveAccessibleName(
    /^Millpond ?, limit \d\. .*Home sector: cooldown \+1\s?\. Press: \d or more wins/,
  );
  await expect(list.getByRole('button', { name: /Greasy corner: limit \d+ to \d+/ }).first()).toBeVisible();
  await expect(list.getByRole('button', { name: /Weather front: cooldown \+1/ }).first()).toBeVisible();
  const still = await restingBoard(page);
  // The board highlights what has the keyboard focus, and stops when it moves on.
  await row.focus();
  await expect(row).toHaveClass(/heat-road-lit/);
  await expectBoard(page, still, false);
  await row.blur();
  await expect(row).not.toHaveClass(/heat-road-lit/);
  await expectBoard(page, still, true);
  await row.hover();
  await expect(row).toHaveClass(/heat-road-lit/);
  await page.mouse.move(720, 60);
  await expect(row).not.toHaveClass(/heat-road-lit/);
  expect(await seriousFindings(page, 'a race in the rain')).toEqual([]);
  expect(await tooSmallText(page, '.heat-road')).toEqual([]);
  const [tools, event] = [
    page.getByRole('toolbar', { name: 'Tools' }),
    page.getByRole('button', { name: /^Sold-out/ }),
  ];
  expect(await areApart(tools, event)).toBe(true);
  await event.focus();
  await expect(page.locator('[data-inspector]')).toContainText('Hand size 8');
  await event.blur();

  await atEverySize(page, 'heat-rain', [...SIZES, PHONE]);

  await page.setViewportSize(SIZES[1]);
  const tokens = page.getByRole('list', { name: 'Road tokens' });
  await expect(list).toBeHidden();
  await tokens.getByRole('button').nth(HOME).focus();
  await expect(page.locator('[data-inspector]')).toContainText('Home sector: cooldown +1');
  await tokens.getByRole('button').nth(HOME).blur();
  expect(await areApart(tools, event)).toBe(true);
  expect(await areApart(tools, tokens)).toBe(true);
  expect(await tooSmallText(page, '.race-chips')).toEqual([]);

  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Heavy rain' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Weather and road' });
  await expect(sheet.getByRole('button', { name: /Home sector/ })).toBeVisible();
  expect(await seriousFindings(page, 'the list on a phone')).toEqual([]);
  // The card of the focused row disappears first.
  await expect(page.locator('[data-inspector]')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  raw.client.close();
  expect(watch.troubles).toEqual([]);
});

test.describe('with animations', () => {
  // Without animations the event's card delays no one.
  test.use({ speed: 4 });
  test('the event of a season is shown beside its races, undrawn ones face down', async ({
    paddock: { page, url },
  }) => {
    const raw = await connect(url);
    const round = (id: string, circuit: string, event: string): SeasonPlan['rounds'][number] => {
      return { id, game: 'heat', circuit, options: { laps: 1, event, sponsorship: true }, clock: 0, series: false };
    };
    const plan: SeasonPlan = {
      name: 'Winter Cup',
      preset: null,
      drivers: seats.slice(0, 3).map(({ name, colour, driver }) => ({ id: name, name, colour, driver, team: null })),
      teams: [],
      rounds: [round('a', 'great-britain', 'strike'), round('b', 'usa', 'drawn'), round('c', 'italy', 'crowds')],
      rules: {
        points: { kind: 'own' },
        drop: 0,
        grid: 'reversed',
        ties: ['countback'],
        fillIn: 'easy',
        missed: 'none',
      },
    };
    const { season } = value(await raw.client.call('seasons.create', { plan }));
    const { match } = value(await raw.client.call('seasons.start', { season }));
    const weekend = new WeekendScreen(page);
    await weekend.open(match);
    await expect(weekend.event('Drivers on strike')).toBeVisible();
    const races = page.getByRole('list', { name: 'Races of the season' });
    for (const size of [SIZES[0], SIZES[1], PHONE]) {
      await page.setViewportSize(size);
      await expect(races.getByRole('listitem')).toHaveText([
        /Great Britain\s*Drivers on strike\s*1/,
        /USA\s*Event face down\s*2/,
        /Italy\s*Sold-out weekend\s*3/,
      ]);
      await expect(page.getByRole('list', { name: 'Points by place' })).toHaveText('642');
      expect(await seriousFindings(page, `a season's event at ${size.width}`)).toEqual([]);
      expect(await tooSmallText(page, '.race-dash')).toEqual([]);
    }
    raw.client.close();
  });
});
