// The settings: each is kept as it is set, and does what it says in every game. src/renderer/screens/settings/proofs.test.ts
// holds the list of settings against these tests and those of single parts.

import { DEFAULT_SETTINGS, type GameCard, PROTOCOL, type SeatSetup, type Settings } from '@api/contract';
import type { Page } from '@playwright/test';
import { seriousFindings } from '../axe';
import { expect, openPage, test } from '../fixtures';
import { press } from '../pages/pressing';
import { atEverySize, keepPicture, PHONE, SIZES } from '../pictures';
import { connect, type RawClient, value } from '../raw-client';

test.describe.configure({ timeout: 300_000 });
test.use({ sound: true });

const GAMES = ['heat', 'waddington', 'formula-d', 'havoc', 'roborally'] as const;
const WIDE = SIZES[0];

test('what is set on the screen is what the host keeps', async ({ paddock: { page, url } }) => {
  const raw = await connect(url);
  await go(page, '/settings');
  for (const name of [
    'Chime when it is my turn',
    'Camera follows the moving car',
    'Screen shake',
    'Skip AI turns after 2 s',
    'Pattern on every car',
    'Name tags on the board',
    'High contrast panels',
    'Symbols beside colours',
    'Space numbers',
    'Left-handed layout',
    // Off in every test's folder: e2e/beginning.ts.
    'Coach',
  ])
    await page.getByRole('switch', { name }).click();
  for (const name of ['Colour-blind safe', 'Costs only', 'Large', 'Half speed'])
    await page.getByRole('radio', { name, exact: true }).click();
  await expect
    .poll(() => settingsOf(raw))
    .toEqual({
      ...DEFAULT_SETTINGS,
      turnChime: false,
      cameraFollow: false,
      shake: false,
      skipAi: true,
      patterns: false,
      nameTags: true,
      contrast: 'more',
      symbols: false,
      spaceNumbers: true,
      leftHanded: true,
      coach: true,
      palette: 'safe',
      aids: 'costs',
      textScale: 1.15,
      speed: 0.5,
    });
  raw.client.close();
});

test('the safe palette has names of its own, and is shown as colour-blind eyes see it', async ({
  paddock: { page },
}) => {
  await go(page, '/settings/colours');
  const cars = page.getByRole('region', { name: 'Colours' }).getByRole('listitem');
  await expect(cars.first()).toContainText('Red');
  await page.getByRole('radio', { name: 'Colour-blind safe' }).click();
  await expect(cars.first()).toContainText('Vermilion');
  await expect(cars.first()).not.toContainText('Red');
  const plain = await cars.first().screenshot();
  await page.getByRole('radio', { name: 'Deutan: green is not seen' }).click();
  expect((await cars.first().screenshot()).equals(plain)).toBe(false);
});

test('a key is changed by pressing it; one in use asks before it moves', async ({ paddock: { page, url } }) => {
  const raw = await connect(url);
  await go(page, '/settings/keyboard');
  const keyboard = page.getByRole('group', { name: 'Keyboard' });
  await keyboard.getByRole('button', { name: 'Z: Undo' }).click();
  await expect(page.getByText('Undo: press a key, Esc to cancel')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Click a key to change it.')).toBeVisible();

  await keyboard.getByRole('button', { name: 'Z: Undo' }).click();
  await page.keyboard.press('k');
  await expect(keyboard.getByRole('button', { name: 'K: Undo' })).toBeVisible();
  await expect(keyboard.getByRole('button', { name: 'Z: Undo' })).toBeHidden();

  await keyboard.getByRole('button', { name: 'K: Undo' }).click();
  await page.keyboard.press('h');
  await page.getByRole('button', { name: 'Leave it' }).click();
  await expect(keyboard.getByRole('button', { name: 'H: Hint' })).toBeVisible();
  await keyboard.getByRole('button', { name: 'K: Undo' }).click();
  await page.keyboard.press('h');
  await page.getByRole('button', { name: 'Move H' }).click();
  await expect(keyboard.getByRole('button', { name: 'H: Undo' })).toBeVisible();
  await expect(keyboard.getByRole('button', { name: 'K: Hint' })).toBeVisible();
  await expect.poll(async () => (await settingsOf(raw)).keys).toEqual({ undo: 'h', hint: 'k' });

  await page.getByRole('button', { name: 'Defaults' }).click();
  await expect(keyboard.getByRole('button', { name: 'Z: Undo' })).toBeVisible();
  raw.client.close();
});

test('a safety copy is made and put back, and what was there is kept', async ({ paddock: { page, url } }) => {
  const raw = await connect(url);
  const { games } = value(await raw.client.call('app.hello', { protocol: PROTOCOL, version: 'e2e' }));
  const first = value(await raw.client.call('matches.create', raceOf(cardOf(games, 'havoc'))));
  await go(page, '/settings/saved');
  await page.getByRole('button', { name: 'Copy now' }).click();
  const restore = page.getByRole('button', { name: 'Restore the copy' });
  await expect(restore.first()).toBeVisible();
  const second = value(await raw.client.call('matches.create', raceOf(cardOf(games, 'heat'))));
  expect(await racesOf(raw)).toContain(second.match);
  await restore.first().click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Restore' }).click();
  await expect.poll(() => racesOf(raw)).toEqual([first.match]);
  await expect(page.getByText('The earlier copy is in place').first()).toBeVisible();
  raw.client.close();
});

test('licences of what is shipped can be read', async ({ paddock: { page } }) => {
  await go(page, '/settings/about');
  const packages = page.getByRole('list', { name: 'Packages and licences' }).getByRole('listitem');
  for (const name of ['react', 'pixi.js', 'better-sqlite3', 'ws'])
    await expect(packages.filter({ hasText: new RegExp(`^${name.replace('.', '\\.')} `) }).first()).toBeVisible();
});

for (const game of GAMES) {
  test(`${game}: names, patterns, keys, aids and the left hand do what they say`, async ({ chromium, host }) => {
    const raw = await connect(host.url);
    const { games } = value(await raw.client.call('app.hello', { protocol: PROTOCOL, version: 'e2e' }));
    const { match } = value(await raw.client.call('matches.create', raceOf(cardOf(games, game))));
    const { page, watch } = await openPage(chromium, host.url, { size: WIDE, motion: 'reduce' });
    const usual = await openRace(page, raw, match, {});
    await expect(page.getByRole('button', { name: 'Hint (H)' })).toBeVisible();
    await expect(page.locator('.race-board[data-names]')).toHaveCount(0);
    const changed = await openRace(page, raw, match, { leftHanded: true, aids: 'none', keys: { pause: 'k' } });
    expect(Math.abs(changed.tools + usual.tools - WIDE.width)).toBeLessThan(40);
    await expect(page.getByRole('button', { name: /^Hint/ })).toBeHidden();
    await page.keyboard.press('p');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('k');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
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

/** Where cars are chosen or cards played first, gives any answer until a car has its name on the board. */
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
  await expect(open.first()).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('.race-board[data-busy]')).toHaveCount(0, { timeout: 60_000 });
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

async function settingsOf({ client }: RawClient): Promise<Settings> {
  return value(await client.call('app.hello', { protocol: PROTOCOL, version: 'e2e' })).settings;
}

async function racesOf({ client }: RawClient): Promise<string[]> {
  return value(await client.call('matches.list', {})).map(({ match }) => match);
}

function cardOf(games: readonly GameCard[], id: string): GameCard {
  const card = games.find((game) => game.id === id);
  if (!card) throw new Error(`there is no ${id}`);
  return card;
}

/** A person and AI drivers, as few as the game takes. */
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
