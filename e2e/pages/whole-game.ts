// A game's setup and its race in the middle, checked at every size: driven there by command, without a page.

import { type GameCard, type MatchUpdate, PROTOCOL, type RaceSetup, type SeatSetup } from '@api/contract';
import type { Decision } from '@core/contract';
import { type Browser, expect, type Page } from '@playwright/test';
import { seriousFindings } from '../axe';
import { openPage } from '../fixtures';
import { atEverySize, SIZES } from '../pictures';
import { connect, type RawClient, value } from '../raw-client';
import { OFTEN } from '../soon';
import { HomeScreen } from './home';

/** What to check. */
export interface Middle {
  /** The box, and the game's id, which names the pictures. */
  box: string;
  game: string;
  raceOf(card: GameCard): RaceSetup;
  /** Whether to check the race now: the first seat is asked this. */
  isThere(decision: Decision, update: MatchUpdate): boolean;
  /** Prepares the race's screen before pictures are taken. */
  begin(page: Page): Promise<void>;
  /** Further checks of the race, once its pictures are taken; the window may be resized. */
  look?(page: Page): Promise<void>;
}

/** The first seat gives the best answers up to the moment; then checks the race and the game's setup at every size. */
export async function looksWhole(chromium: Browser, url: string, middle: Middle): Promise<void> {
  const { box, game, raceOf, begin } = middle;
  const raw = await connect(url);
  const { client } = raw;
  const { games } = value(await client.call('app.hello', { protocol: PROTOCOL, version: 'e2e' }));
  const card = games.find((one) => one.id === game) as GameCard;
  const { match } = value(await client.call('matches.create', raceOf(card)));
  value(await client.call('match.watch', { match }));
  await driveUpTo(raw, match, middle.isThere);
  const { page, watch } = await openPage(chromium, url, { size: SIZES[0], motion: 'reduce' });
  const home = new HomeScreen(page);
  await home.resume.click();
  await begin(page);
  await atEverySize(page, `${game}-race`);
  await middle.look?.(page);
  const found = await seriousFindings(page, 'race');
  await home.open();
  await home.pick(box);
  await atEverySize(page, `${game}-setup`);
  found.push(...(await seriousFindings(page, 'setup')));
  client.close();
  expect(found).toEqual([]);
  expect(watch.troubles).toEqual([]);
}

/** The first seat gives the best answers until the expected question comes; it has to watch the race. */
export async function driveUpTo(
  { client, newest }: RawClient,
  match: string,
  isThere: (decision: Decision, update: MatchUpdate) => boolean,
): Promise<void> {
  const mine = () => newest().asks.find((decision) => decision.seat === 0 && !decision.committed);
  let last = -1;
  for (;;) {
    // A later question than the one just answered.
    await expect.poll(() => (mine()?.id ?? -1) > last, OFTEN).toBe(true);
    const decision = mine();
    if (decision === undefined) continue;
    if (isThere(decision, newest())) return;
    const hint = value(await client.call('match.hint', { match, ask: decision.id }));
    value(await client.call('match.act', { match, ask: decision.id, action: hint.answers[0]?.action }));
    last = decision.id;
  }
}

/** The first seat a person, the others AI drivers of these levels in turn, in the game's colours. */
export function seatsOf(
  { colours }: GameCard,
  names: readonly string[],
  levels: readonly ('easy' | 'medium' | 'hard')[],
): SeatSetup[] {
  return names.map((name, seat) => ({
    name,
    colour: colours[seat] ?? 'red',
    driver: seat === 0 ? { kind: 'you' } : { kind: 'ai', level: levels[seat % levels.length] ?? 'medium' },
  }));
}
