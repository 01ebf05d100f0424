// A party of three languages: the host reads English, one guest German on a phone, another one pseudo English. What all are
// told is the same, each in their own words: at the door, in the lobby, at the dashboard and in the log.

import { messages as german } from '@api/text/de/parties';
import { messages as english } from '@api/text/en/parties';
import type { Locale } from '@i18n/locales';
import { pseudo } from '@i18n/pseudo';
import type { Browser, Page } from '@playwright/test';
import { beginOn } from '../beginning';
import { expect, test } from '../fixtures';
import { linkOf, openParty } from '../pages/lobby';
import { keepPicture, PHONE } from '../pictures';
import { type Watch, watch } from '../watch';

test.use({ trace: 'off' });

/** Lines that every log must have before they are compared. */
const LINES = 14;
const WRONG = 'party.wrong-code';
/** Letters that only pseudo English has. */
const ACCENTS = /[áƀçđéƒğĥíĵķłɱñóþŕšťúŵýž]/i;

interface Guest {
  name: string;
  language: Locale;
  size: { width: number; height: number };
  /** What a wrong code is refused with, by the words of this language. */
  refusal: string;
}

const GUESTS: readonly Guest[] = [
  { name: 'Tomas', language: 'de', size: PHONE, refusal: german[WRONG] },
  { name: 'Ines', language: 'en-XA', size: { width: 1280, height: 800 }, refusal: disguised(english[WRONG]) },
];

test('everybody reads their own language: at the door, in the lobby, in the race and in its log', async ({
  chromium,
  paddock: { page },
}) => {
  const lobby = await openParty(page, {
    box: 'Formula D',
    seats: 3,
    prepare: (setup) => setup.circuit('Paddock Ring').click(),
  });
  const link = await linkOf(lobby);
  const code = await lobby.codeShown();
  const guests: { page: Page; watch: Watch }[] = [];
  for (const guest of GUESTS) {
    const at = await open(chromium, link.replace(/join.*/, 'join/222222'), guest);
    const form = at.page.locator('form');
    await form.locator('input[autocomplete="nickname"]').fill(guest.name);
    await form.locator('button[type="submit"]').click();
    await expect(at.page.getByRole('alert').filter({ hasText: guest.refusal })).toBeVisible();
    await form.locator('input:not([autocomplete="nickname"])').first().fill(code);
    await form.locator('button[type="submit"]').click();
    await expect(at.page).toHaveURL(/#\/lobby$/);
    await expect(at.page.locator('html')).toHaveAttribute('lang', guest.language);
    guests.push(at);
  }
  const [tomas, ines] = guests.map((guest) => guest.page);
  if (tomas === undefined || ines === undefined) throw new Error('a guest is missing');
  await tomas.getByRole('contentinfo').getByRole('button', { name: 'Bereit', exact: true }).click();
  await expect(lobby.progress).toContainText('2 of 3 ready');
  await expect(ines.getByRole('contentinfo')).toContainText(ACCENTS);
  await ines
    .getByRole('contentinfo')
    .getByRole('button', { name: disguised('Ready'), exact: true })
    .click();
  await expect(lobby.progress.getByRole('button', { name: 'Nudge' })).toBeHidden();
  await lobby.start.click();

  const pages = [page, tomas, ines];
  for (const one of pages) await expect(one).toHaveURL(/#\/race\//);
  const logs = await Promise.all(pages.map(raceOn));
  const [told, gesagt, disguise] = logs;
  if (told === undefined || gesagt === undefined || disguise === undefined) throw new Error('a log is missing');
  // The same happened to everyone, told by the same names and numbers.
  const rolls = told.flatMap((line) => [...line.matchAll(/^(\w+) rolls (\d+) for the grid$/g)]);
  expect(rolls.length).toBeGreaterThan(2);
  for (const [, name, value] of rolls) {
    expect(gesagt).toContain(`${name} würfelt ${value} für die Startaufstellung`);
    expect(disguise).toContainEqual(expect.stringMatching(new RegExp(`^\\[${name} .* ${value} .*\\]$`)));
  }
  expect(gesagt.filter((line) => /\b(rolls|takes|drives|wear|round)\b/.test(line))).toEqual([]);
  expect(disguise.filter((line) => !/^\[.*\]$/.test(line) || !ACCENTS.test(line))).toEqual([]);
  expect(told.filter((line) => ACCENTS.test(line) || /würfelt/.test(line))).toEqual([]);
  await keepPicture(tomas, 'race-german-390x844');
  await keepPicture(ines, 'race-pseudo-1280x800');
  for (const guest of guests) expect(guest.watch.troubles).toEqual([]);
});

/** A guest's browser that was set to this language before. */
async function open(chromium: Browser, address: string, { language, size }: Guest) {
  const context = await chromium.newContext({ viewport: size, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript((kept) => localStorage.setItem('paddock.language', kept), language);
  await beginOn(page, { language });
  const own = await watch(page);
  await page.goto(address.replace('/#', '/?renderer=canvas#'));
  return { page, watch: own };
}

/** Answers whatever is asked with what is proposed, until the log is long enough; returns its lines. */
async function raceOn(page: Page): Promise<string[]> {
  const log = page.getByRole('dialog').locator('ol li');
  let lines: string[] = [];
  await expect
    .poll(
      async () => {
        await page.evaluate(() => {
          const main = document.querySelector<HTMLElement>('.race-dash button[aria-keyshortcuts="Enter"]');
          if (main?.getAttribute('aria-disabled') !== 'true') main?.click();
        });
        await page.keyboard.press('l');
        await log
          .first()
          .waitFor({ timeout: 2000 })
          .catch(() => undefined);
        lines = (await log.allInnerTexts()).map((line) => line.replaceAll(/\s+/g, ' ').trim());
        await page.keyboard.press('Escape');
        return lines.length;
      },
      { timeout: 120_000, intervals: [250] },
    )
    .toBeGreaterThanOrEqual(LINES);
  return lines;
}

/** A message without arguments in pseudo English. */
function disguised(message: string): string {
  return pseudo(message)
    .map((element) => ('value' in element ? element.value : ''))
    .join('');
}
