// Hints: the answer with its reasons, shown in every game.
// Not here: how one is chosen, and who gets one (src/renderer/screens/race/tests/hint.dom.test.ts).

import { type GameCard, PROTOCOL, type SeatSetup } from '@api/contract';
import type { Locator, Page } from '@playwright/test';
import { seriousFindings } from '../axe';
import { expect, openPage, test } from '../fixtures';
import { FormulaDRace } from '../pages/formula-d';
import { HavocRace } from '../pages/havoc';
import { HomeScreen } from '../pages/home';
import { RaceScreen } from '../pages/race';
import type { RacePage } from '../pages/race-page';
import { RoborallyRace } from '../pages/roborally';
import { WaddingtonRace } from '../pages/waddington';
import { atEverySize, PHONE, SIZES } from '../pictures';
import { connect, type RawClient, value } from '../raw-client';

/** The question to check, and how a person at this page plays. */
const GAMES = [
  { id: 'heat', kind: 'cards', at: (page: Page): RacePage => new RaceScreen(page) },
  { id: 'waddington', kind: 'drive', at: (page: Page): RacePage => new WaddingtonRace(page) },
  { id: 'formula-d', kind: 'gear', at: (page: Page): RacePage => new FormulaDRace(page) },
  { id: 'havoc', kind: 'die', at: (page: Page): RacePage => new HavocRace(page) },
  { id: 'roborally', kind: 'program', at: (page: Page): RacePage => new RoborallyRace(page) },
] as const;

/** One person and three easy AI drivers on the game's first circuit. */
async function raceOf({ client }: RawClient, id: string): Promise<string> {
  const { games } = value(await client.call('app.hello', { protocol: PROTOCOL, version: 'e2e' }));
  const game = games.find((one) => one.id === id) as GameCard;
  const options = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
  const seats = ['Marta', 'Ada', 'Bruno', 'Ines'].map(
    (name, seat): SeatSetup => ({
      name,
      colour: game.colours[seat] ?? 'red',
      driver: seat === 0 ? { kind: 'you' } : { kind: 'ai', level: 'easy' },
    }),
  );
  const circuit = game.circuits[0]?.id ?? '';
  const { match } = value(
    await client.call('matches.create', { game: id, circuit, options, seats, clock: 0, seed: 'hint' }),
  );
  value(await client.call('match.watch', { match }));
  return match;
}

/** Answers over the wire as an easy driver would, until the person is asked a question of this kind. */
async function driveTo({ client, newest }: RawClient, match: string, kind: string): Promise<void> {
  const mine = () => newest().asks.find((decision) => decision.seat === 0 && !decision.committed);
  for (;;) {
    await expect.poll(() => mine() !== undefined, { intervals: [30] }).toBe(true);
    const decision = mine();
    if (decision === undefined || decision.kind === kind) return;
    const hint = await client.call('match.hint', { match, ask: decision.id });
    if (hint.ok) await client.call('match.act', { match, ask: decision.id, action: hint.value.answers[0]?.action });
  }
}

/** Minimum px of a board at which paths can still be told apart. */
const LEAST_ROOM = 280;

function cardOn(page: Page): Locator {
  return page.getByRole('region', { name: 'Hint', exact: true });
}

/** px of the board that the card leaves free, at one of its sides or above it. */
function roomOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const card = box('[data-hint]');
    const [left, top] = [box('[data-panel="aside"]')?.right ?? 0, box('[data-panel="top"]')?.bottom ?? 0];
    const right = box('[data-panel="side"]')?.left || innerWidth;
    return card === undefined ? 0 : Math.max(card.left - left, card.top - top, right - card.right);
  });
}

for (const { id, kind, at } of GAMES) {
  test(`a hint of ${id} is shown with its reasons, and looks whole at every size`, async ({ chromium, host }) => {
    const raw = await connect(host.url);
    const match = await raceOf(raw, id);
    await driveTo(raw, match, kind);
    raw.client.close();
    const { page, watch } = await openPage(chromium, host.url, { size: SIZES[0], motion: 'reduce', draws: false });
    await new HomeScreen(page).resume.click();
    await at(page).nextQuestion();
    await page.keyboard.press('h');
    const card = cardOn(page);
    await expect(card).toBeVisible();
    await expect(card.getByRole('heading')).not.toBeEmpty();
    await expect(card.getByText(/^[1-4]\.\d$/).first()).toBeVisible();
    const reasons = card.getByRole('listitem');
    await expect(reasons).toHaveCount(2);
    for (const line of await reasons.allTextContents()) expect(line).toMatch(/\d/);
    await expect(page.locator('[data-panel="dash"] :is(.hinted, .main-button-hinted)').first()).toBeVisible();
    await expect(page.locator('[data-hint-announcement]')).toContainText('Expected place');
    const found = await seriousFindings(page, 'hint');
    await atEverySize(page, `hint-${id}`, [...SIZES, PHONE]);
    await page.setViewportSize(SIZES[1]);
    await expect.poll(() => roomOf(page)).toBeGreaterThan(LEAST_ROOM);
    expect(found).toEqual([]);
    expect(watch.troubles).toEqual([]);
  });
}
