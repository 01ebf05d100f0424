// The rules are one click away: every action, event, refusal and option of a game has an article that explains it, and so
// does every part on its table: cards, symbols, tokens, dice, spaces. Each game with articles lists its parts in
// tests/parts.ts, taken from its own data, so a new part can't be forgotten.

import type { Decision, GameTypes } from '@core/contract';
import { advance, begin } from '@core/engine';
import { drawOf } from '@core/io';
import type { Coverage } from '@core/laws/coverage';
import { seedRng } from '@core/rng';
import type { Messages } from '@i18n/messages';
import { pageTranslator } from '@i18n/page';
import type { Reference } from '@ui/reference/reference';
import { searchOf } from '@ui/reference/search';
import { describe, expect, test, vi } from 'vitest';
import { games } from './registry';

const references = import.meta.glob<{ reference(): Reference }>('./*/ui/reference.tsx', { eager: true });
const violations = import.meta.glob<{ VIOLATIONS: Readonly<Record<string, string>> }>('./*/violations.ts', {
  eager: true,
});
const coverages = import.meta.glob<{ coverage: Coverage<GameTypes> }>('./*/tests/coverage.ts', { eager: true });
const onTable = import.meta.glob<{ parts: Readonly<Record<string, readonly string[]>> }>('./*/tests/parts.ts', {
  eager: true,
});
const catalogues = import.meta.glob<{ messages: Messages }>('./*/text/en/index.ts', { eager: true });
const written = Object.entries(references).map(([file, { reference }]) => ({
  id: file.split('/')[1] ?? '',
  reference,
}));

test('there are articles', () => {
  expect(written.length).toBeGreaterThan(0);
});

test('a game with articles lists the parts on its table', () => {
  const files = Object.keys(onTable).map((file) => file.split('/')[1] ?? '');
  expect(files.filter((id) => !written.some((one) => one.id === id))).toEqual([]);
});

describe.each(written)('the articles of $id', ({ id, reference }) => {
  const { groups, articles } = reference();
  const game = games[id];
  const coverage = coverages[`./${id}/tests/coverage.ts`]?.coverage;

  test('explain every action, event, refusal and option, and everything on the table', () => {
    const about = new Set(articles.flatMap((article) => article.about));
    const parts = [
      ...Object.keys(coverage?.actions ?? {}).map((name) => `action.${name}`),
      ...Object.keys(coverage?.events ?? {}).map((name) => `event.${name}`),
      ...Object.keys(violations[`./${id}/violations.ts`]?.VIOLATIONS ?? {}).map((name) => `breach.${name}`),
      ...(game?.options ?? []).map((option) => `option.${option.id}`),
      ...Object.entries(onTable[`./${id}/tests/parts.ts`]?.parts ?? {}).flatMap(([kind, names]) => {
        expect([kind, names.length > 0]).toEqual([kind, true]);
        return names.map((name) => `${kind}.${name}`);
      }),
    ];
    expect(parts.length).toBeGreaterThan(20);
    expect(parts.filter((part) => !about.has(part))).toEqual([]);
    // A removed id needs no article.
    const kinds = new Set(['action', 'event', 'breach', 'option', ...parts.map(kindOf)]);
    expect([...about].filter((part) => kinds.has(kindOf(part)) && !parts.includes(part))).toEqual([]);
  });

  test('explain every kind of decision in a race', () => {
    const about = new Set(articles.flatMap((article) => article.about));
    expect(askedIn(id).filter((kind) => !about.has(`ask.${kind}`))).toEqual([]);
  });

  test('show all the rules messages there are', () => {
    const messages = catalogues[`./${id}/text/en/index.ts`]?.messages ?? {};
    const shown = messagesShown(reference);
    expect(Object.keys(messages).filter((name) => name.startsWith('rules.') && !shown.has(name))).toEqual([]);
  });

  test('are in its groups, each with its own address, and nothing is explained twice', () => {
    expect(articles.filter((article) => !groups.some((group) => group.id === article.group))).toEqual([]);
    expect(groups.filter((group) => !articles.some((article) => article.group === group.id))).toEqual([]);
    const ids = articles.map((article) => article.id);
    expect(ids).toEqual([...new Set(ids)]);
    const about = articles.flatMap((article) => article.about);
    expect(about).toEqual([...new Set(about)]);
    // Message tags look like this.
    expect(ids.filter((one) => !/^[a-z][a-z0-9-]*$/.test(one) || one === 'b')).toEqual([]);
  });

  test('link to others, and begin with a one-sentence summary', () => {
    expect(articles.filter((article) => article.related.length === 0 || article.related.includes(article.id))).toEqual(
      [],
    );
    expect(articles.filter(({ leadText }) => leadText.length > 180).map(({ title }) => title)).toEqual([]);
  });

  test('are found by title, by the beginning of a word, and despite a typo', () => {
    const search = searchOf(reference());
    for (const article of articles) {
      expect(search(article.title).map(({ id: found }) => found)).toContain(article.id);
      const word = article.title.split(/\P{L}+/u).find((one) => one.length > 5);
      if (word === undefined) continue;
      expect(search(word.slice(0, 4)).map(({ id: found }) => found)).toContain(article.id);
      const slip = `${word.slice(0, 3)}${word.slice(4)}`;
      expect([slip, search(slip).length > 0]).toEqual([slip, true]);
    }
    expect(search('  ')).toEqual([]);
    expect(search('qqqqqq')).toEqual([]);
  });
});

/** Ids of the messages that are shown by the articles, and by their pictures at each step. Throws if one is missing. */
function messagesShown(reference: () => Reference): Set<string> {
  const translator = pageTranslator();
  const formatted = [vi.spyOn(translator, 'translate'), vi.spyOn(translator, 'pieces')];
  try {
    for (const { picture, example } of reference().articles) {
      for (const step of example.length === 0 ? [Number.POSITIVE_INFINITY] : example.keys()) picture?.(step);
    }
    return new Set(formatted.flatMap(({ mock }) => mock.calls.map(([, message]) => String(message))));
  } finally {
    for (const spy of formatted) spy.mockRestore();
  }
}

/** Steps of each race that is played to collect decisions. */
const STEPS = 600;

/** The kinds of decisions in races with every configuration of the game's laws, played at random. */
function askedIn(id: string): string[] {
  const game = games[id];
  const coverage = coverages[`./${id}/tests/coverage.ts`]?.coverage;
  if (game === undefined || coverage === undefined) throw new Error(`${id} is no game with laws`);
  const draw = drawOf(seedRng(id));
  const kinds = new Set<string>();
  for (const [race, config] of coverage.configs.entries()) {
    const start = begin(game, config, `${id} ${race}`);
    if (!start.ok) throw new Error(`${id}: ${start.violation.code}`);
    const { state } = start.value;
    for (let steps = 0; steps < STEPS; steps++) {
      const decisions: readonly Decision[] = state.asks;
      for (const { kind } of decisions) kinds.add(kind);
      const decision = decisions.find(({ committed }) => !committed);
      if (decision === undefined) break;
      advance(game, state, {
        ask: decision.id,
        seat: decision.seat,
        action: game.sample(state, decision, draw),
        by: 'bot',
      });
    }
  }
  return [...kinds].sort();
}

function kindOf(part: string): string {
  return part.split('.')[0] ?? '';
}
