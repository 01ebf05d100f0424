// Every game as text: at every position of whole races, a player who can't see the board hears the standings, the open
// decision and what is where, in every language. No line here names a game.

import type { MatchUpdate, SeatInfo } from '@api/contract';
import type { AnyTypes, Decision } from '@core/contract';
import type { Coverage } from '@core/laws/coverage';
import { catalogueOf, type Locale, SOURCE_LOCALE } from '@i18n/locales';
import type { Messages } from '@i18n/messages';
import { addMessages, speak } from '@i18n/page';
import type { Narrator } from '@narration/narrator';
import { afterEach, describe, expect, test } from 'vitest';
import { games } from './registry';
import { wholeRace } from './whole-race';

const coverages = import.meta.glob<{ coverage: Coverage<AnyTypes> }>('./*/tests/coverage.ts', { eager: true });
const narrators = import.meta.glob<{ narrator: Narrator }>('./*/narration/narrator.ts', { eager: true });
const catalogues = import.meta.glob<{ messages: Messages }>(['./*/text/*/index.ts', '../ui/text/*/index.ts'], {
  eager: true,
});
/** Positions checked in each race, evenly spread. */
const EVERY = 7;
/** What a sentence with a missing value looks like. */
const BROKEN = /undefined|NaN|\[object|[{}]|reader\.|^\s|\s$|\s[.,:]|\.\.|: ?[.,]/;

describe.each(Object.values(games).map((game) => [game.id, game] as const))('%s', (id, game) => {
  const narrator = narrators[`./${id}/narration/narrator.ts`]?.narrator;
  const { configs } = coverages[`./${id}/tests/coverage.ts`]!.coverage;
  afterEach(() => talk(SOURCE_LOCALE));

  test.each(['en-GB', 'de'] as const)('describes the position in %s, at every kind of decision', (language) => {
    talk(language);
    const kinds = new Set<string>();
    for (const [race, config] of configs.entries()) {
      let at = 0;
      wholeRace<AnyTypes>(game, config, `reader ${race}`, (state, decision, draw) => {
        at += 1;
        if (at % EVERY === 1 || !kinds.has(decision.kind)) {
          kinds.add(decision.kind);
          look(narrator!, updateOf(id, config.circuit, state, decision));
          const watcher = { ...updateOf(id, config.circuit, state, decision), viewer: 'watcher', choices: {} } as const;
          look(narrator!, { ...watcher, view: game.view(state, 'watcher') }, true);
        }
        return game.sample(state, decision, draw);
      });
    }
    expect(kinds.size).toBeGreaterThan(1);
  });
});

/** Reads everything about a position. */
function look(narrator: Narrator, update: MatchUpdate, isWatcher = false): void {
  const { here, near, held, asked } = narrator.situation(update);
  const items = narrator.boardList(update, null);
  expect(isWatcher ? here.length + near.length : asked.length).toBeGreaterThan(0);
  expect(isWatcher ? [...held, ...asked] : []).toEqual([]);
  expect([...here, ...near, ...held, ...asked].filter((text) => BROKEN.test(text))).toEqual([]);
  expect(items.map(({ text }) => text).filter((text) => BROKEN.test(text))).toEqual([]);
  expect(new Set(items.map((item) => item.id)).size).toBe(items.length);
  expect(narrator.previewLines(null, update)).toEqual([]);
}

function updateOf(id: string, circuit: string, state: AnyTypes['State'], decision: Decision): MatchUpdate {
  const game = games[id]!;
  const seats = game.colours.slice(0, game.seats[1]).map((colour, seat): SeatInfo => {
    return { seat, name: `Driver ${seat}`, colour, driver: { kind: 'you' } };
  });
  const choices = { [decision.id]: game.choices(state, decision) };
  const view = game.view(state, decision.seat);
  return {
    viewer: decision.seat,
    mine: [decision.seat],
    asks: state.asks,
    choices,
    view,
    seats,
    circuit,
  } as unknown as MatchUpdate;
}

/** Selects a language, with the messages of the games and the toolkit. */
function talk(language: Locale): void {
  speak(language);
  for (const [file, { messages }] of Object.entries(catalogues)) {
    const [, namespace = '', of = ''] = /([\w-]+)\/text\/(\w+)\/index/.exec(file) ?? [];
    if (of === catalogueOf(language)) addMessages(namespace, messages);
  }
}
