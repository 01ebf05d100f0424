// The tools of a race have the same place and size in all five games, at every window size, and no panel covers them.

import { type GameCard, PROTOCOL } from '@api/contract';
import type { Page } from '@playwright/test';
import { expect, openPage, test } from '../fixtures';
import { driveUpTo, seatsOf } from '../pages/whole-game';
import { PHONE, panelsOver, SIZES } from '../pictures';
import { usualOptions } from '../races';
import { connect, type RawClient, value } from '../raw-client';

const NAMES = ['Marta', 'Ada', 'Bruno', 'Clark', 'Nuvolari', 'Grace', 'Ines', 'Tomas', 'Vera', 'Jakub'];
/** Races with the game's maximum number of cars. asked: driven up to one of these questions. */
const RACES: readonly Race[] = [
  { game: 'heat' },
  { game: 'waddington' },
  { game: 'formula-d' },
  { game: 'havoc', asked: ['lane', 'coin', 'die'] },
  { game: 'roborally' },
];
/** Stages without a board: they have no camera, and the other tools are in their usual places. */
const WITHOUT_BOARD: readonly Race[] = [{ game: 'havoc' }, { game: 'heat', options: { garage: 'mixed' } }];

interface Race {
  game: string;
  options?: Readonly<Record<string, string | number | boolean>>;
  asked?: readonly string[];
}
/** Places of the tools by name: 'left, top, width, height', px. */
type Places = Record<string, string>;

test('the tools have the same place and size in all five games', async ({ chromium, host }) => {
  const raw = await connect(host.url);
  const { page, watch } = await openPage(chromium, host.url, { size: SIZES[0], motion: 'reduce', draws: false });
  const [first, ...others] = await inTurn(RACES, (race) => placesIn(page, raw, race, true));
  if (first === undefined) throw new Error('no race was looked at');
  // Camera and tools on a wide window; on a tablet and a phone fingers move the camera.
  expect(first.map((places) => Object.keys(places).length)).toEqual([9, 9, 6, 6]);
  for (const places of others) expect(places).toEqual(first);
  for (const places of await inTurn(WITHOUT_BOARD, (race) => placesIn(page, raw, race, false))) {
    expect(places.map((one) => Object.keys(one).length)).toEqual([5, 5, 6, 6]);
    for (const [at, one] of places.entries()) expect(first[at]).toMatchObject(one);
  }
  raw.client.close();
  expect(watch.troubles).toEqual([]);
});

/** The tools of a new race, at each size. If there is a board, no panel covers them. */
async function placesIn(page: Page, raw: RawClient, race: Race, hasBoard: boolean): Promise<Places[]> {
  const match = await startRace(raw, race);
  await page.setViewportSize(SIZES[0]);
  await page.evaluate((to) => {
    location.hash = `#/race/${to}`;
  }, match);
  await expect(page.locator('[data-panel="dash"] section:not([inert])').first()).toBeVisible();
  return inTurn([...SIZES, PHONE], async (size) => {
    const over = (await panelsOver(page, size)).filter((pair) => pair.includes('tools'));
    if (hasBoard) expect(over).toEqual([]);
    return toolsOf(page);
  });
}

function toolsOf(page: Page): Promise<Places> {
  return page.getByRole('toolbar', { name: 'Tools' }).evaluate((bar) => {
    const shown = [...bar.querySelectorAll('button')].map((tool) => ({ tool, box: tool.getBoundingClientRect() }));
    const seen = shown.filter(({ box }) => box.width > 0);
    const placed = seen.map(({ tool, box: { left, top, width, height } }) => {
      return [tool.getAttribute('aria-label') ?? '', [left, top, width, height].map(Math.round).join(', ')];
    });
    return Object.fromEntries(placed) as Record<string, string>;
  });
}

async function startRace(raw: RawClient, { game, options, asked }: Race): Promise<string> {
  const { client } = raw;
  const { games } = value(await client.call('app.hello', { protocol: PROTOCOL, version: 'e2e' }));
  const card = games.find(({ id }) => id === game) as GameCard;
  const [circuit] = card.circuits;
  const seats = seatsOf(card, NAMES.slice(0, card.seats[1]), ['easy']);
  const setup = {
    game,
    circuit: circuit?.id ?? '',
    options: { ...usualOptions(card), ...circuit?.defaults, ...options },
    seats,
    clock: 0,
    seed: 'tools',
  };
  const { match } = value(await client.call('matches.create', setup));
  value(await client.call('match.watch', { match }));
  if (asked !== undefined) await driveUpTo(raw, match, ({ kind }) => asked.includes(kind));
  return match;
}

/** One after the other: there is one page. */
async function inTurn<From, To>(all: readonly From[], each: (one: From) => Promise<To>): Promise<To[]> {
  const found: To[] = [];
  for (const one of all) found.push(await each(one));
  return found;
}
