// How settings look: the screen itself at every size, the left-handed layout of a race, names beside cars.
// Not here: what each setting does (src/renderer/screens/settings/tests/settings.dom.test.ts).

import { DEFAULT_SETTINGS, type GameCard, PROTOCOL, type SeatSetup, type Settings } from '@api/contract';
import type { Page } from '@playwright/test';
import { seriousFindings } from '../axe';
import { expect, openPage, test } from '../fixtures';
import { LONG } from '../long';
import { press } from '../pages/pressing';
import { atEverySize, keepPicture, PHONE, SIZES } from '../pictures';
import { connect, type RawClient, value } from '../raw-client';

test.use({ sound: true });

const GAMES = ['heat', 'waddington', 'formula-d', 'havoc', 'roborally'] as const;
const WIDE = SIZES[0];

test('licences of shipped packages can be read', async ({ paddock: { page } }) => {
  await go(page, '/settings/about');
  const packages = page.getByRole('list', { name: 'Packages and licences' }).getByRole('listitem');
  for (const name of ['react', 'pixi.js', 'better-sqlite3', 'ws'])
    await expect(packages.filter({ hasText: new RegExp(`^${name.replace('.', '\\.')} `) }).first()).toBeVisible();
});

for (const game of LONG || process.env.PADDOCK_SHOTS === '1' ? GAMES : GAMES.slice(0, 1)) {
  test(`${game}: the left hand mirrors the tools at every size, and names stand beside the cars`, async ({
    chromium,
    host,
  }) => {
    const raw = await connect(host.url);
    const { games } = value(await raw.client.call('app.hello', { protocol: PROTOCOL, version: 'e2e' }));
    const { match } = value(await raw.client.call('matches.create', raceOf(cardOf(games, game))));
    const { page, watch } = await openPage(chromium, host.url, { size: WIDE, motion: 'reduce' });
    const usual = await openRace(page, raw, match, {});
    await expect(page.locator('.race-board[data-names]')).toHaveCount(0);
    const changed = await openRace(page, raw, match, { leftHanded: true, aids: 'none' });
    expect(Math.abs(changed.tools + usual.tools - WIDE.width)).toBeLessThan(40);
    await atEverySize(page, `left-hand-${game}`, [...SIZES, PHONE]);

    await page.setViewportSize(WIDE);
    await openRace(page, raw, match, { nameTags: true, patterns: false, symbols: false });
    await untilCarsStand(page);
    await expect(page.locator('.race-board')).toHaveAttribute('data-names', /^[12]$/);
    await keepPicture(page, `names-${game}`);
    raw.client.close();
    expect(watch.troubles).toEqual([]);
  });
}

/** In games that choose cars or play cards first, gives any answer until a car has its name on the board. */
async function untilCarsStand(page: Page): Promise<void> {
  for (let presses = 0; presses < 200; presses++) {
    if ((await page.locator('.race-board[data-names]').count()) > 0) return;
    await press(page, /./);
    await page.waitForTimeout(100);
  }
}

test('the settings at every size, in English and German', async ({ chromium, host }) => {
  const raw = await connect(host.url);
  for (const language of ['en-GB', 'de'] as const) {
    await save(raw, { language, palette: 'safe' });
    const { page } = await openPage(chromium, host.url, { size: WIDE, motion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await go(page, '/settings');
    const name = language === 'de' ? 'settings-de' : 'settings';
    await atEverySize(page, name, [...SIZES, PHONE]);
    await page.setViewportSize({ width: 1440, height: 1900 });
    await keepPicture(page, `${name}-whole`);
    await go(page, '/settings/keyboard');
    await atEverySize(page, `${name}-keyboard`, [WIDE, PHONE]);
    expect(await seriousFindings(page, 'settings')).toEqual([]);
  }
  raw.client.close();
});

interface Seen {
  /** Middle of the tools, px from the left. */
  tools: number;
}

/** Opens a race with these settings, and waits until the person is asked and nothing moves. */
async function openRace(page: Page, raw: RawClient, match: string, changes: Partial<Settings>): Promise<Seen> {
  await save(raw, changes);
  await go(page, '/settings');
  await page.reload();
  await go(page, `/race/${match}`);
  const open = page.locator('.race-dash:not(.race-dash-busy) section[aria-label="Your dashboard"]:not([inert])');
  await expect(open.first()).toBeVisible();
  await expect(page.locator('.race-board[data-busy]')).toHaveCount(0);
  const box = await page.getByRole('toolbar', { name: 'Tools' }).boundingBox();
  if (!box) throw new Error('there are no tools');
  return { tools: box.x + box.width / 2 };
}

async function go(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = `#${to}`;
  }, address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
}

async function save({ client }: RawClient, changes: Partial<Settings>): Promise<void> {
  value(await client.call('settings.save', { ...DEFAULT_SETTINGS, ...changes }));
}

function cardOf(games: readonly GameCard[], id: string): GameCard {
  const card = games.find((game) => game.id === id);
  if (!card) throw new Error(`there is no ${id}`);
  return card;
}

/** A person and AI drivers, as few as the game allows. */
function raceOf({ id, circuits, colours, options: all, seats: [least] }: GameCard) {
  const [circuit] = circuits;
  const usual = Object.fromEntries(all.map((option) => [option.id, option.default]));
  if (!circuit) throw new Error(`${id} has no circuits`);
  const seats = ['Marta', 'Ada', 'Bea', 'Cleo'].slice(0, Math.max(2, least)).map(
    (name, i): SeatSetup => ({
      name,
      colour: colours[i] ?? 'red',
      driver: i === 0 ? { kind: 'you' } : { kind: 'ai', level: 'easy' },
    }),
  );
  return {
    game: id,
    circuit: circuit.id,
    options: { ...usual, ...circuit.defaults },
    seats,
    clock: 0,
    seed: 'settings',
  };
}
