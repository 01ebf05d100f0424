// Formula D in the browser: a whole race by mouse, one by keyboard alone, its screens at every size.

import { type GameCard, PROTOCOL } from '@api/contract';
import { seriousFindings } from '../axe';
import { expect, openPage, test } from '../fixtures';
import { tabTo } from '../keyboard';
import { FormulaDRace } from '../pages/formula-d';
import { HomeScreen } from '../pages/home';
import { SetupScreen } from '../pages/setup';
import { atEverySize, LAPTOP, panelsOver, SIZES } from '../pictures';
import { usualOptions } from '../races';
import { connect, value } from '../raw-client';

test.describe.configure({ timeout: 240_000 });

const BOX = 'Formula D';
/** One lap of the short circuit takes about a dozen rounds of two decisions. */
const MOST_DECISIONS = 120;
/** The round in which the picture of the race is taken: the field is spread over the circuit then. */
const ROUND = 6;

test('a whole race by mouse', async ({ paddock: { page } }) => {
  await new HomeScreen(page).pick(BOX);
  const setup = new SetupScreen(page);
  await setup.circuit('Paddock Ring').click();
  await setup.keepDrivers(2);
  await setup.level(2).click();
  await page.getByRole('option', { name: 'Rookie' }).click();
  await setup.startRace();
  const race = new FormulaDRace(page);
  const found: string[] = [];
  const seen = new Set<string>();
  let decisions = 0;
  for (let words = await race.nextQuestion(); words !== undefined; words = await race.nextQuestion()) {
    const kind = words.split(' ')[0] ?? '';
    if (!seen.has(kind)) found.push(...(await seriousFindings(page, `race, ${words}`)));
    seen.add(kind);
    await race.answerByMouse(words);
    decisions += 1;
    expect(decisions).toBeLessThan(MOST_DECISIONS);
  }
  await expect(page.getByRole('heading', { name: 'Finishing order' })).toBeVisible();
  found.push(...(await seriousFindings(page, 'results')));
  expect(found).toEqual([]);
  expect([...seen]).toEqual(expect.arrayContaining(['Roll', 'Move']));
  expect(decisions).toBeGreaterThan(10);
});

test('a whole race by keyboard alone', async ({ paddock: { page } }) => {
  const { keyboard } = page;
  const home = new HomeScreen(page);
  await tabTo(page, home.box('Heat'));
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowRight');
  await expect(home.box(BOX)).toBeFocused();
  await keyboard.press('Enter');
  const setup = new SetupScreen(page);
  await expect(setup.start).toBeVisible();
  // Arrows change the circuit wherever the focus is.
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowRight');
  await expect(setup.circuit('Paddock Ring')).toHaveAttribute('aria-pressed', 'true');
  const removers = setup.drivers.getByRole('button', { name: /^Remove / });
  for (let left = await removers.count(); left > 2; left -= 1) {
    await tabTo(page, removers.last());
    await keyboard.press('Enter');
    await expect(removers).toHaveCount(left - 1);
  }
  await tabTo(page, setup.start);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/race\//);
  const race = new FormulaDRace(page);
  await race.nextQuestion();
  await race.setSpeedByKeys();
  let decisions = 0;
  for (let words = await race.nextQuestion(); words !== undefined; words = await race.nextQuestion()) {
    await race.answerByKeys(words);
    decisions += 1;
    expect(decisions).toBeLessThan(MOST_DECISIONS);
  }
  await expect(page.getByRole('heading', { name: 'Finishing order' })).toBeVisible();
  expect(decisions).toBeGreaterThan(10);
});

test('setup and race look whole at every size', async ({ chromium, host }) => {
  const raw = await connect(host.url);
  const { client } = raw;
  const { games } = value(await client.call('app.hello', { protocol: PROTOCOL, version: 'e2e' }));
  const card = games.find((one) => one.id === 'formula-d') as GameCard;
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
    if (ask.kind === 'move' && round() >= ROUND) break;
    const hint = value(await client.call('match.hint', { match, ask: ask.id }));
    value(await client.call('match.act', { match, ask: ask.id, action: hint.answers[0]?.action }));
    last = ask.id;
  }
  const { page, watch } = await openPage(chromium, host.url, { size: SIZES[0], motion: 'reduce' });
  await new HomeScreen(page).resume.click();
  const race = new FormulaDRace(page);
  await race.nextQuestion();
  await expect(race.spaces.locator('button[aria-pressed="true"]')).toBeVisible();
  const found: string[] = [];
  await atEverySize(page, 'formula-d-race');
  // Under the standings of ten cars is little room: the tools stand there all the same, not over the road.
  const rightOf = (panel: string) =>
    page.locator(`[data-panel="${panel}"]`).evaluate((element) => element.getBoundingClientRect().right);
  for (const size of [SIZES[1], LAPTOP]) {
    expect(await panelsOver(page, size)).toEqual([]);
    expect(await rightOf('tools')).toBe(await rightOf('side'));
  }
  found.push(...(await seriousFindings(page, 'race')));
  await new HomeScreen(page).open();
  await new HomeScreen(page).pick(BOX);
  await atEverySize(page, 'formula-d-setup');
  found.push(...(await seriousFindings(page, 'setup')));
  client.close();
  expect(found).toEqual([]);
  expect(watch.troubles).toEqual([]);
});

/** Monaco, ten cars in seat order, drivers of all levels. */
function raceOf(game: GameCard) {
  const options = usualOptions(game);
  const levels = ['hard', 'medium', 'easy'] as const;
  const names = ['Marta', 'Ada', 'Bruno', 'Clark', 'Nuvolari', 'Grace', 'Ines', 'Tomas', 'Moss', 'Juan'];
  const seats = names.map((name, seat) => ({
    name,
    colour: game.colours[seat] ?? 'red',
    driver:
      seat === 0
        ? ({ kind: 'you' } as const)
        : ({ kind: 'ai', level: levels[seat % levels.length] ?? 'medium' } as const),
  }));
  return { game: game.id, circuit: 'monaco', options, seats, clock: 0, seed: 'pictures' };
}
