// Every screen of the shell and of every game in languages with long words: pseudo English, half as long again, and German.
// At no size is a word cut off, over another, or outside the window.

import { DEFAULT_SETTINGS, type GameCard, PROTOCOL, type SeatSetup } from '@api/contract';
import type { Locale } from '@i18n/locales';
import type { Page } from '@playwright/test';
import { test as base, expect, openPage } from '../fixtures';
import { atHost, type Host, startHost } from '../host';
import { LONG_NAME, weekendRace } from '../pages/weekend';
import { keepPicture, PHONE, SIZES } from '../pictures';
import { AI, lapOf, OF_EVERY_GAME, planOf, raced, usualOptions } from '../races';
import { connect, type RawClient, value } from '../raw-client';
import { careless, racedBy, reviewed } from '../reviews';
import { storedOnce } from '../stored-folder';
import { outOfSight, underHeadline, wordTroubles } from '../text-overflow';

interface Fixtures {
  /** A host whose folder holds a finished season over all games, with the season's id and its races. */
  season: { host: Host; season: string; races: readonly { game: string; match: string }[] };
  /** A host whose folder holds a race with its review, with the race's id. */
  review: { host: Host; match: string };
}

/** Both languages begin with the same stored races: a store holds codes and values, never sentences. */
const test = base.extend<Fixtures>({
  season: async ({ data }, use) => {
    const stored = await storedOnce(data, 'season', (dir) => atHost(dir, prepared));
    const host = await startHost(data);
    await use({ host, ...stored });
    await host.stop();
  },
  review: async ({ data }, use) => {
    const match = await storedOnce(data, 'review', (dir) => atHost(dir, withReview));
    const host = await startHost(data);
    await use({ host, match });
    await host.stop();
  },
});

// Every screen at every size, in two languages.
test.describe.configure({ timeout: 1_800_000 });

const LANGUAGES = ['en-XA', 'de'] as const satisfies readonly Locale[];
const EVERY_SIZE = [...SIZES, PHONE] as const;
const DRIVERS = { Ada: AI, [LONG_NAME]: AI, Cleo: AI } as const;
const SEASON = 'Grand Prix of the Eastern Districts';
const NAMES = ['Marta', 'Ada', LONG_NAME, 'Clark', 'Vera', 'Grace', 'Ines', 'Tomas'] as const;
/** ms that a screen gets to come to rest after a change. */
const REST = 150;
/** ms without a change after which a new screen is at rest, and ms after which it is looked at anyway. */
const STILL = 100;
const MOST = 2000;
/** ms until an apparent problem is checked again. */
const SECOND_LOOK = 1500;

/**
 * open: pressed there first; inSight: what no list may have scrolled away; clear: what the headline may not cover. All are
 * selectors.
 */
interface Screen {
  name: string;
  address: string;
  open?: string;
  inSight?: string;
  clear?: string;
}
/** The standings of a race, and the podium after it. */
const STANDINGS = '[class*="race-standings"] li';
const PODIUM = '[class*="finishing"] li:nth-child(-n + 3)';
/** The cups of the three on the podium. */
const CUPS = '[class*="step-cup"]';
/** The link from a seat to the gallery of rivals. */
const TO_RIVALS = '[class*="seat-rivals"]';
/** A card on the mat of a draft. */
const TO_CARD = '[class*="draft-cards"] button';
/** The first turning point of a review: a decision that was a mistake, with both its answers. */
const TO_DECISION = '[class*="review-point"]';

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test('the shell: no word is cut off or over another', async ({ chromium, season: { host, season, races } }) => {
      const raw = await connect(host.url);
      await speak(raw, language);
      const { page, watch } = await openPage(chromium, host.url, { size: SIZES[0], motion: 'reduce', draws: false });
      await inLanguage(page, language);
      const lobby = await openTable(raw);
      const shown = await lookAt(page, language, [
        { name: 'home', address: '/' },
        { name: 'join', address: '/join' },
        { name: 'hosting', address: '/setup/heat/party' },
        { name: 'lobby', address: lobby },
        { name: 'replays', address: '/races' },
        { name: 'saved', address: '/races/saved' },
        { name: 'seasons', address: '/seasons' },
        { name: 'new season', address: '/seasons/new' },
        { name: 'season', address: `/seasons/${season}` },
        { name: 'plan', address: `/seasons/${season}/edit` },
        { name: 'champion', address: `/seasons/${season}/champion` },
        { name: 'statistics', address: '/statistics' },
        { name: 'driver', address: `/statistics/${encodeURIComponent('ai/ada')}` },
        { name: 'settings', address: '/settings' },
        { name: 'rivals', address: '/setup/heat', open: TO_RIVALS },
        ...races.flatMap(({ game, match }) => [
          { name: `results of ${game}`, address: `/results/${match}`, inSight: PODIUM, clear: CUPS },
          { name: `replay of ${game}`, address: `/replay/${match}` },
          { name: `review of ${game}`, address: `/replay/${match}/review` },
        ]),
      ]);
      raw.client.close();
      expect(watch.troubles).toEqual([]);
      expect(shown).toEqual([]);
    });

    test('a review with its decisions: no word is cut off or over another', async ({
      chromium,
      review: { host, match },
    }) => {
      const raw = await connect(host.url);
      await speak(raw, language);
      const { page, watch } = await openPage(chromium, host.url, { size: SIZES[0], motion: 'reduce', draws: false });
      await inLanguage(page, language);
      const review = `/replay/${match}/review`;
      const shown = await lookAt(page, language, [{ name: 'decision', address: review, open: TO_DECISION }]);
      // The played answer is beside the better one.
      await expect(page.getByRole('table')).toBeVisible();
      raw.client.close();
      expect(watch.troubles).toEqual([]);
      expect(shown).toEqual([]);
    });

    test('the games: no word is cut off or over another', async ({ chromium, host }) => {
      const raw = await connect(host.url);
      await speak(raw, language);
      const { games } = value(await raw.client.call('app.hello', { protocol: PROTOCOL, version: 'e2e' }));
      const screens: Screen[] = [];
      for (const card of games) {
        screens.push({ name: `setup of ${card.id}`, address: `/setup/${card.id}` });
        const { match } = value(await raw.client.call('matches.create', raceOf(card)));
        screens.push({ name: `race of ${card.id}`, address: `/race/${match}`, inSight: STANDINGS });
        screens.push({ name: `rules of ${card.id}`, address: `/rules/${card.id}` });
      }
      screens.push({ name: 'qualifying', address: '/setup/heat/qualifying' });
      screens.push({ name: 'event', address: `/race/${await weekendRace(raw)}` });
      const draft = await weekendRace(raw, { event: 'none', weather: true }, true);
      screens.push({ name: 'draft', address: `/race/${draft}`, open: TO_CARD });
      const { page, watch } = await openPage(chromium, host.url, { size: SIZES[0], motion: 'reduce', draws: false });
      await inLanguage(page, language);
      const shown = await lookAt(page, language, screens);
      raw.client.close();
      expect(watch.troubles).toEqual([]);
      expect(shown).toEqual([]);
    });
  });
}

/** Races a season over all games to its end; returns its id and its races. */
async function prepared(url: string) {
  const raw = await connect(url);
  const season = await raced(raw, planOf(SEASON, DRIVERS, OF_EVERY_GAME), OF_EVERY_GAME.length);
  const { rounds } = value(await raw.client.call('seasons.get', { season }));
  const races = rounds.flatMap((round) => round.races.flatMap(({ match }) => ({ game: round.round.game, match })));
  raw.client.close();
  return { season, races };
}

/** Drives a race carelessly and reviews it; returns its id. */
async function withReview(url: string): Promise<string> {
  const raw = await connect(url);
  const match = await racedBy(url, lapOf('usa'), careless);
  await reviewed(raw, match);
  raw.client.close();
  return match;
}

async function speak({ client }: RawClient, language: Locale): Promise<void> {
  value(await client.call('settings.save', { ...DEFAULT_SETTINGS, language }));
}

/** The page learns the language from its host and restarts in it. */
async function inLanguage(page: Page, language: Locale): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
}

/** A table for guests; returns where to look at it. */
async function openTable({ client }: RawClient): Promise<string> {
  const seats: SeatSetup[] = [
    { name: 'Marta', colour: 'red', driver: { kind: 'you' } },
    { name: 'Ada', colour: 'blue', driver: { kind: 'lan' } },
    { name: 'Bea', colour: 'green', driver: { kind: 'ai', level: 'hard' } },
  ];
  const setup = { game: 'heat', circuit: 'usa', options: { laps: 1 }, seats, clock: 30 };
  const rules = {
    door: 'ask',
    watching: true,
    undo: true,
    hints: true,
    chat: true,
    fillWithAi: true,
    aiLevel: 'medium',
    patience: 30,
    standIn: false,
    keptOpen: 30,
  } as const;
  value(await client.call('party.open', { name: 'Garage', setup, rules, networks: ['127.0.0.1'], port: 0 }));
  return '/lobby';
}

/** A race of a person against AI drivers with every seat and every feature of the box. */
function raceOf(card: GameCard) {
  const options = usualOptions(card);
  const circuit = card.circuits[0];
  const seats = NAMES.slice(0, Math.min(NAMES.length, card.seats[1])).map((name, seat): SeatSetup => {
    const driver: SeatSetup['driver'] = seat === 0 ? { kind: 'you' } : { kind: 'ai', level: 'easy' };
    return { name, colour: card.colours[seat] ?? 'red', driver };
  });
  return {
    game: card.id,
    circuit: circuit?.id ?? '',
    options: { ...options, ...circuit?.defaults },
    seats,
    clock: 0,
    seed: 'words',
  };
}

/** Goes there, and waits until the old screen is gone and the new one is loaded and at rest. */
async function arrive(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const screenOf = (way: string) => way.split('/')[1] ?? '';
    if (screenOf(location.hash) !== screenOf(to)) document.querySelector('main')?.setAttribute('data-left', '');
    location.hash = `#${to}`;
  }, address);
  await page.waitForFunction(
    () => document.querySelector('main') && !document.querySelector('main[data-left], [class*="message-page"]'),
  );
  await page.waitForLoadState('networkidle');
  await quiet(page);
}

/**
 * Waits until nothing of the page has changed for a moment, at most MOST ms: a race with AI drivers may go on. Otherwise the
 * first size would be checked before the screen has its text.
 */
function quiet(page: Page): Promise<void> {
  return page.evaluate(
    ([still, most]) =>
      new Promise<void>((resolve) => {
        const end = () => {
          observer.disconnect();
          resolve();
        };
        let timer = setTimeout(end, still);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(end, still);
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        setTimeout(end, most);
      }),
    [STILL, MOST] as const,
  );
}

/** Problems with the text of these screens at every size, each once, with the first size at which it occurs. */
async function lookAt(page: Page, language: Locale, screens: readonly Screen[]): Promise<string[]> {
  const given = [...NAMES, LONG_NAME, ...Object.keys(DRIVERS), SEASON];
  const all: string[] = [];
  for (const { name, address, open, inSight, clear } of screens) {
    await arrive(page, address);
    if (open !== undefined) await page.locator(open).first().click();
    const seen = new Set<string>();
    for (const size of EVERY_SIZE) {
      await page.setViewportSize(size);
      await page.waitForTimeout(REST);
      const look = async () => {
        // Words half as long again take more lines.
        const hidden = inSight === undefined || language !== 'de' ? [] : await outOfSight(page, inSight);
        const under = clear === undefined ? [] : await underHeadline(page, clear);
        return [...hidden, ...under, ...(await wordTroubles(page, given))].filter((one) => !seen.has(one));
      };
      let found = await look();
      // On a busy machine a layout set by scripts may come a moment after the resize.
      if (found.length > 0) {
        await page.waitForTimeout(SECOND_LOOK);
        found = await look();
      }
      for (const one of found) {
        seen.add(one);
        all.push(`${name} at ${size.width}: ${one}`);
      }
      if (found.length > 0) await keepPicture(page, `words-${language}-${name.replaceAll(' ', '-')}-${size.width}`);
    }
    await page.setViewportSize(SIZES[0]);
  }
  return all;
}
