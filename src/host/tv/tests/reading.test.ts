// A whole race of every game as its television tells it, update by update, in every language: nothing hidden, nothing twice, nothing
// unfinished, and the scenes in an order that makes sense. No line here names a game.

import { answer } from '@ai/bots';
import type { MatchUpdate } from '@api/contract';
import type { AnyGame, AnyTypes, Decision, RaceState, Seat } from '@core/contract';
import { advance, begin, isOver } from '@core/engine';
import { drawOf } from '@core/io';
import type { Coverage } from '@core/laws/coverage';
import { seedRng } from '@core/rng';
import { games } from '@games/registry';
import { catalogueOf, type Locale, SOURCE_LOCALE } from '@i18n/locales';
import type { Messages } from '@i18n/messages';
import { addMessages, speak } from '@i18n/page';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TvScene } from '../../../renderer/screens/tv/scenes/broadcast';
import { type Moved, revealsOf, SilentTv, sentOf, type Told, uiOf } from './told';

/** The config of the race: a short one that AI drivers finish. */
const RACED = 1;
/** What a sentence with a missing value looks like. */
const BROKEN = /undefined|NaN|\[object|[{}]|^$|^\s|\s$|\s\s|\s[.,:]|\.\.|: ?[.,]|^[a-z]+\.\w+(?:\.\w+)*$/;
/** What may come after each scene; undefined: the lobby. */
const FOLLOWS: Readonly<Record<TvScene | 'lobby', readonly TvScene[]>> = {
  lobby: ['grid'],
  grid: ['live', 'reveal', 'incident', 'standings'],
  live: ['reveal', 'incident', 'standings', 'podium'],
  reveal: ['live', 'incident', 'standings', 'podium'],
  incident: ['live', 'reveal', 'standings', 'podium'],
  standings: ['live', 'reveal', 'incident', 'podium'],
  pause: [],
  podium: [],
};

const coverages = import.meta.glob<{ coverage: Coverage<AnyTypes> }>('../../../games/*/tests/coverage.ts', {
  eager: true,
});
const catalogues = import.meta.glob<{ messages: Messages }>(
  [
    '../../../games/*/text/*/index.ts',
    '../../../ui/text/*/index.ts',
    '../../../renderer/text/*/tv.ts',
    '../../../renderer/text/*/race.ts',
  ],
  { eager: true },
);

/** What the television is sent; what it would be sent if all that is hidden had been dealt in another way; and if nothing were hidden. */
interface Sent {
  readonly update: MatchUpdate;
  readonly dealt: MatchUpdate;
  readonly open: MatchUpdate;
}

describe.each(Object.values(games).map((game) => [game.id, game] as const))('%s', (id, game) => {
  const sent: Sent[] = [];
  beforeAll(() => {
    const coverage = coverages[`../../../games/${id}/tests/coverage.ts`]?.coverage as Coverage<AnyTypes>;
    sent.push(...wholeRace(game, coverage.configs[RACED] ?? coverage.configs[0]));
  });
  afterEach(() => talk(SOURCE_LOCALE));

  test.each(['en-GB', 'de'] as const)('in %s', async (language) => {
    talk(language);
    const ui = uiOf(id);
    const reveals = await revealsOf(ui);
    const tv = new SilentTv(ui, reveals);
    const twin = new SilentTv(ui, reveals);
    const knowing = new SilentTv(ui, reveals);
    const race: Told[] = [];
    for (const { update, dealt, open } of sent) {
      const told = tv.show(update);
      // Everything it tells follows from what is public: it would not even know a secret if it were sent one.
      expect(twin.show(dealt), `step ${update.step}`).toEqual(told);
      expect(knowing.show(open), `step ${update.step}`).toEqual(told);
      race.push(told);
    }
    const captions = race.flatMap((told) => told.captions);
    expect(captions.length).toBeGreaterThan(5);
    expect(captions.filter((text, at) => text === captions[at - 1])).toEqual([]);
    const revealed = race.flatMap((told) => told.reveals).filter((text) => text !== '');
    expect(revealed.length > 0).toBe(ui.reveals !== undefined);
    expect([...captions, ...revealed].filter((text) => BROKEN.test(text))).toEqual([]);
    const scenes = race.flatMap((told) => told.scenes);
    expect(misplaced(['lobby', ...scenes])).toEqual([]);
    expect([scenes[0], scenes.at(-1)]).toEqual(['grid', 'podium']);
    expect(scenes).toContain('standings');
  });
});

test('the check of the order finds what is out of place', () => {
  expect(misplaced(['lobby', 'grid', 'live', 'grid'])).toEqual(['live, grid']);
  expect(misplaced(['lobby', 'live', 'podium'])).toEqual(['lobby, live']);
});

function misplaced(scenes: readonly (TvScene | 'lobby')[]): string[] {
  return scenes.flatMap((scene, at) => {
    const next = scenes[at + 1];
    const isFine = next === undefined || FOLLOWS[scene].includes(next as TvScene);
    return isFine ? [] : [`${scene}, ${next}`];
  });
}

/** Plays a race of AI drivers, as a television that is on from the beginning gets it. */
function wholeRace(game: AnyGame, config: AnyTypes['Config']): Sent[] {
  const start = begin(game, config, 'television');
  if (!start.ok) throw new Error(start.violation.code);
  const state: RaceState = start.value.state;
  const draw = drawOf(seedRng('television'));
  const sent: Sent[] = [];
  const send = (moved: Moved): void => {
    // A view is a part of its state, which moves on.
    const sentFrom = (one: RaceState, viewer: 'watcher' | 'all') =>
      structuredClone(sentOf(game, config.circuit, one, sent.length + 1, [moved], viewer));
    const update = sentFrom(state, 'watcher');
    sent.push({ update, dealt: sentFrom(dealtAgain(state), 'watcher'), open: sentFrom(state, 'all') });
  };
  const dealtAgain = (now: RaceState): RaceState => {
    if (isOver(now)) return now;
    const seats = game.standings(now).map(({ seat }) => seat);
    return seats.slice(0, 2).reduce<RaceState>((one, seat: Seat) => game.ai.imagine(one, seat, draw), now);
  };
  send({ events: start.value.events, move: undefined });
  while (!isOver(state)) {
    const decision = state.asks.find((one) => !one.committed) as Decision;
    const move = { ask: decision.id, seat: decision.seat, action: answer(game, state, decision, 'easy', draw) };
    const outcome = advance(game, state, { ...move, by: 'bot' });
    if (!outcome.ok) throw new Error(outcome.violation.code);
    send({ events: outcome.value.events, move: { ...move, by: 'bot' } });
  }
  return sent;
}

/** Selects a language, with the messages of the games, the toolkit and the television. */
function talk(language: Locale): void {
  speak(language);
  for (const [file, { messages }] of Object.entries(catalogues)) {
    const [, owner = '', of = '', screen = ''] = /([\w-]+)\/text\/(\w+)\/(\w+)\.ts/.exec(file) ?? [];
    if (of === catalogueOf(language)) addMessages(screen === 'index' ? owner : screen, messages);
  }
}
