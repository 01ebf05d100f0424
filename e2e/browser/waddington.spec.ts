// Waddington's Formula 1 in the browser: a whole race by mouse, one by keyboard alone, its screens at every size.

import { type GameCard, PROTOCOL } from '@api/contract';
import { seriousFindings } from '../axe';
import { expect, openPage, test } from '../fixtures';
import { tabTo } from '../keyboard';
import { HomeScreen } from '../pages/home';
import { SetupScreen } from '../pages/setup';
import { WaddingtonRace } from '../pages/waddington';
import { atEverySize, SIZES } from '../pictures';
import { usualOptions } from '../races';
import { connect, value } from '../raw-client';

test.describe.configure({ timeout: 240_000 });

const BOX = 'Waddington’s F1';
/** R4. */
const LEAST_LAPS = 3;
/** Three laps at walking pace would end within this. */
const MOST_DECISIONS = 300;
/** The round in which the picture of the race is taken: the field is spread over the circuit then. */
const ROUND = 7;

test('a whole race by mouse', async ({ paddock: { page } }) => {
  await new HomeScreen(page).pick(BOX);
  const setup = new SetupScreen(page);
  await setup.fewerLaps(LEAST_LAPS);
  await setup.keepDrivers(2);
  await setup.level(2).click();
  await page.getByRole('option', { name: 'Rookie' }).click();
  await expect(setup.level(2)).toHaveText('Rookie');
  await setup.startRace();
  const race = new WaddingtonRace(page);
  await race.nextQuestion();
  const found: string[] = [];
  const seen = new Set<string>();
  let decisions = 0;
  for (let words = await race.nextQuestion(); words !== undefined; words = await race.nextQuestion()) {
    const kind = words.split(' ')[0] ?? '';
    if (!seen.has(kind)) found.push(...(await seriousFindings(page, `race, ${words}`)));
    seen.add(kind);
    await race.answerByMouse(words, seen.has('No'));
    decisions += 1;
    expect(decisions).toBeLessThan(MOST_DECISIONS);
  }
  await expect(page.getByRole('heading', { name: 'Finishing order' })).toBeVisible();
  found.push(...(await seriousFindings(page, 'results')));
  expect(found).toEqual([]);
  expect([...seen]).toEqual(expect.arrayContaining(['Take', 'Drive']));
  expect(decisions).toBeGreaterThan(15);
});

test('a whole race by keyboard alone', async ({ paddock: { page } }) => {
  const { keyboard } = page;
  // The shelf is one stop of Tab; arrows walk along it.
  const home = new HomeScreen(page);
  await tabTo(page, home.box('Heat'));
  await keyboard.press('ArrowRight');
  await expect(home.box(BOX)).toBeFocused();
  await keyboard.press('Enter');
  const setup = new SetupScreen(page);
  await tabTo(page, setup.laps);
  while ((await setup.laps.inputValue()) !== String(LEAST_LAPS)) await keyboard.press('ArrowDown');
  const removers = setup.drivers.getByRole('button', { name: /^Remove / });
  for (let left = await removers.count(); left > 2; left -= 1) {
    await tabTo(page, removers.last());
    await keyboard.press('Enter');
    await expect(removers).toHaveCount(left - 1);
  }
  await tabTo(page, setup.level(2));
  await keyboard.press('Enter');
  // The arrows walk from the level that is chosen, once the list has the focus.
  await expect(page.getByRole('option', { name: 'Club' })).toBeFocused();
  await keyboard.press('ArrowUp');
  await keyboard.press('Enter');
  await expect(setup.level(2)).toHaveText('Rookie');
  await tabTo(page, setup.start);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/race\//);
  const race = new WaddingtonRace(page);
  await race.nextQuestion();
  await race.setSpeedByKeys();
  let windows = 0;
  let decisions = 0;
  for (let words = await race.nextQuestion(); words !== undefined; words = await race.nextQuestion()) {
    if (words === 'No card') windows += 1;
    await race.answerByKeys(words, windows > 0);
    decisions += 1;
    expect(decisions).toBeLessThan(MOST_DECISIONS);
  }
  await expect(page.getByRole('heading', { name: 'Finishing order' })).toBeVisible();
  expect(decisions).toBeGreaterThan(15);
});

test('setup and race look whole at every size', async ({ chromium, host }) => {
  const raw = await connect(host.url);
  const { client } = raw;
  const { games } = value(await client.call('app.hello', { protocol: PROTOCOL, version: 'e2e' }));
  const card = games.find((one) => one.id === 'waddington') as GameCard;
  const { match } = value(await client.call('matches.create', raceOf(card)));
  value(await client.call('match.watch', { match }));
  const mine = () => raw.newest().asks.find((ask) => ask.seat === 0 && !ask.committed);
  const round = () => (raw.newest().view as { round: number }).round;
  let last = -1;
  for (;;) {
    // A later question than the one that has just been answered.
    await expect.poll(() => (mine()?.id ?? -1) > last, { timeout: 60_000 }).toBe(true);
    const ask = mine();
    if (ask === undefined) continue;
    if (ask.kind === 'drive' && round() >= ROUND) break;
    const hint = value(await client.call('match.hint', { match, ask: ask.id }));
    value(await client.call('match.act', { match, ask: ask.id, action: hint.answers[0]?.action }));
    last = ask.id;
  }
  const { page, watch } = await openPage(chromium, host.url, { size: SIZES[0], motion: 'reduce' });
  await new HomeScreen(page).resume.click();
  const race = new WaddingtonRace(page);
  await race.nextQuestion();
  await expect(race.squares.locator('button[aria-pressed="true"]')).toBeVisible();
  const found: string[] = [];
  await atEverySize(page, 'waddington-race');
  found.push(...(await seriousFindings(page, 'race')));
  await new HomeScreen(page).open();
  await new HomeScreen(page).pick(BOX);
  await atEverySize(page, 'waddington-setup');
  found.push(...(await seriousFindings(page, 'setup')));
  client.close();
  expect(found).toEqual([]);
  expect(watch.troubles).toEqual([]);
});

/** Thornbury Park, all six cars in the order set here, the drivers of all levels. */
function raceOf(game: GameCard) {
  const options = usualOptions(game);
  const levels = ['hard', 'medium', 'easy'] as const;
  const seats = ['Marta', 'Ada', 'Bruno', 'Clark', 'Nuvolari', 'Grace'].map((name, seat) => ({
    name,
    colour: game.colours[seat] ?? 'red',
    driver:
      seat === 0
        ? ({ kind: 'you' } as const)
        : ({ kind: 'ai', level: levels[seat % levels.length] ?? 'medium' } as const),
  }));
  const set = { ...options, laps: LEAST_LAPS, carChoice: 'given' };
  return { game: game.id, circuit: 'thornbury-park', options: set, seats, clock: 0, seed: 'pictures' };
}
