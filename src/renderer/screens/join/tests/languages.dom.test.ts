// A party in several languages: a guest reads their own at the join screen, in the lobby, in the race and in its log, and the
// log says the same as the host's English log. Not here: how it looks (e2e).

import { value } from '@api/tests/granted';
import { messages as german } from '@api/text/de/parties';
import { messages as english } from '@api/text/en/parties';
import { LAN, openTable, YOU } from '@host/tests/party';
import type { Locale } from '@i18n/locales';
import { pseudo } from '@i18n/pseudo';
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openHost, openPage, type Page } from '../../../tests/page';
import { settled, setupOf } from '../../../tests/race';

/** Lines that every log must have before the test compares them. */
const LINES = 14;
/** Answers to give before the test reads the log. */
const ANSWERS = 6;
const WRONG = 'party.wrong-code';
/** The main button of a dashboard that takes an answer, whatever its text. */
const MAIN = '[data-panel="dash"] section:not([inert]) button[aria-keyshortcuts="Enter"]:not([aria-disabled="true"])';
/** Letters that only pseudo English has. */
const ACCENTS = /[áƀçđéƒğĥíĵķłɱñóþŕšťúŵýž]/i;

interface Guest {
  language: Locale;
  name: string;
  /** The text that refuses a wrong code. */
  refusal: string;
  ready: string;
  /** The log line of a roll for the grid: with its driver and the number rolled. */
  roll(name: string, value: string): RegExp;
  /** Log lines in another language. */
  isForeign(line: string): boolean;
}

const GUESTS: readonly Guest[] = [
  {
    language: 'de',
    name: 'Tomas',
    refusal: german[WRONG],
    ready: 'Bereit',
    roll: (name, rolled) => new RegExp(`^${name} würfelt ${rolled} für die Startaufstellung$`),
    isForeign: (line) => /\b(rolls|takes|drives|wear|round)\b/.test(line),
  },
  {
    language: 'en-XA',
    name: 'Ines',
    refusal: disguised(english[WRONG]),
    ready: disguised('Ready'),
    roll: (name, rolled) => new RegExp(`^\\[${name} .* ${rolled} .*\\]$`),
    isForeign: (line) => !/^\[.*\]$/.test(line) || !ACCENTS.test(line),
  },
];

test.each(GUESTS)('$language: a guest reads their own language from the join screen to the log', async (guest) => {
  const it = await openHost();
  const me = it.join();
  const names = ['Marta', guest.name, 'Ada'];
  const race = { circuit: 'paddock-ring', names, drivers: [YOU, LAN] };
  const table = await openTable(me, setupOf('formula-d', race));
  localStorage.setItem('paddock.language', guest.language);
  const settings = { language: guest.language };
  const page = await openPage(it, { at: '/join/222222', guest: '192.168.1.77', settings });
  const form = await found<HTMLFormElement>('form');
  const join = form.querySelector<HTMLButtonElement>('button[type="submit"]')!;
  await page.user.type(form.querySelector('input[autocomplete="nickname"]')!, guest.name);
  await page.user.click(join);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(guest.refusal));
  const code = form.querySelector<HTMLInputElement>('input:not([autocomplete="nickname"])')!;
  await page.user.clear(code);
  await page.user.type(code, table.code);
  await page.user.click(join);
  await waitFor(() => expect(location.hash).toBe('#/lobby'));
  expect(document.documentElement.lang).toBe(guest.language);
  await page.user.click(await screen.findByRole('button', { name: guest.ready }));
  await waitFor(() => expect(me.party().guests.map(({ ready }) => ready)).toEqual([true]));
  await value(me.client.call('party.start', { force: false }));
  await waitFor(() => expect(location.hash).toMatch(/^#\/race\//));
  const match = location.hash.replace('#/race/', '');
  me.updates.push(await value(me.client.call('match.watch', { match })));
  await value(me.client.call('match.handOver', { match, seat: 0, driver: { kind: 'ai', level: 'easy' } }));
  for (let answers = 0; answers < ANSWERS; answers++) {
    const main = await found<HTMLButtonElement>(MAIN);
    const { seq } = me.seen(match);
    await page.user.click(main);
    await waitFor(() => expect(me.seen(match).seq).toBeGreaterThan(seq));
    await settled();
  }
  const own = await logOf(page);
  page.close();

  localStorage.clear();
  const host = await openPage(it, { at: `/race/${match}` });
  const lines = await logOf(host);
  // Every log has the same events, with the same names and numbers.
  const rolls = lines.flatMap((line) => [...line.matchAll(/^(\w+) rolls (\d+) for the grid$/g)]);
  expect(rolls).toHaveLength(names.length);
  for (const [, name, rolled] of rolls) expect(own).toContainEqual(expect.stringMatching(guest.roll(name!, rolled!)));
  expect(own.filter(guest.isForeign)).toEqual([]);
  expect(lines.filter((line) => ACCENTS.test(line) || /würfelt/.test(line))).toEqual([]);
});

/** The first element that matches a selector, as soon as it exists. */
function found<T extends Element>(selector: string): Promise<T> {
  return waitFor(() => {
    const element = document.querySelector<T>(selector);
    if (element === null) throw new Error(`There is no ${selector}`);
    return element;
  });
}

/** The lines of the log, which a key opens. */
async function logOf({ user }: Page): Promise<string[]> {
  await found('[data-panel="dash"], [data-panel="tools"]');
  await settled();
  await user.keyboard('l');
  const lines = await waitFor(() => {
    const shown = [...document.querySelectorAll('[role="dialog"] ol li')];
    expect(shown.length).toBeGreaterThanOrEqual(LINES);
    return shown;
  });
  return lines.map(({ textContent }) => (textContent ?? '').replaceAll(/\s+/g, ' ').trim());
}

/** A message without arguments in pseudo-English. */
function disguised(message: string): string {
  return pseudo(message)
    .map((element) => ('value' in element ? element.value : ''))
    .join('');
}
