// Checks every game's coach against its rules in recorded races: each note comes up, its numbers match the rules, its texts
// exist in every language, and its "why" has an article.

import type { AnyGame, Decision, Json, RaceState } from '@core/contract';
import { advance, begin, isOver } from '@core/engine';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { catalogueOf, WHOLE_LOCALES } from '@i18n/locales';
import { Translator } from '@i18n/translator';
import type { CoachNote } from '@narration/coach';
import type { GameUi } from '@ui/game-ui';
import { articleAbout } from '@ui/reference/reference';
import { describe, expect, test } from 'vitest';
import { answer as answerAs } from '../ai/bots';
import type { CoachProofs, Noted } from './coach-proof';
import { games } from './registry';

const uis = import.meta.glob<{ gameUi: GameUi }>('./*/ui/index.tsx', { eager: true });
const found = import.meta.glob<{ coachProofs: CoachProofs }>('./*/tests/coach.ts', { eager: true });
const catalogues = import.meta.glob<{ messages: Record<string, string> }>('./*/text/*/index.ts', { eager: true });
/** Most words in a sentence; how often each note is compared with the rules. */
const MOST_WORDS = 20;
const PROVED = { least: 3, most: 40 } as const;

const coached = Object.entries(found).map(([file, { coachProofs }]) => {
  const id = file.split('/')[1] ?? '';
  return { id, proofs: coachProofs };
});

test('every game has a coach', () => {
  expect(new Set(coached.map(({ id }) => id))).toEqual(new Set(Object.keys(games)));
});

describe.each(coached)('the coach of $id', ({ id, proofs }) => {
  const game = games[id];
  const ui = uis[`./${id}/ui/index.tsx`]?.gameUi;
  if (game === undefined || ui?.coach === undefined) throw new Error(`${id} has no coach`);
  const { coach } = ui;
  const results = raced(game, coach, proofs);

  test('has 5 to 8 notes', () => {
    expect(coach.notes.length).toBeGreaterThanOrEqual(5);
    expect(coach.notes.length).toBeLessThanOrEqual(8);
    expect(new Set(Object.keys(proofs.proofs))).toEqual(new Set(coach.notes));
  });

  test.each([...coach.notes])('%s comes up, and its numbers match the rules', (note) => {
    const { times, wrong, proved } = results[note] ?? { times: 0, wrong: [], proved: 0 };
    expect(times).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
    expect(proved).toBeGreaterThanOrEqual(PROVED.least);
  });

  test('has no other notes, and each note has an article', () => {
    expect(Object.keys(results).filter((note) => !coach.notes.includes(note))).toEqual([]);
    const reference = ui.reference();
    const abouts = new Set(Object.values(results).flatMap(({ examples }) => examples.map(({ about }) => about)));
    expect([...abouts].filter((about) => articleAbout(reference, about) === undefined)).toEqual([]);
  });

  test.each(WHOLE_LOCALES)('has text for all of it in %s, in sentences of at most 20 words', (language) => {
    const messages = catalogues[`./${id}/text/${catalogueOf(language)}/index.ts`]?.messages ?? {};
    const lines = Object.keys(messages).filter((key) => key.startsWith('coach.'));
    expect(new Set(lines)).toEqual(new Set(coach.notes.map((note) => `coach.${note}`)));
    const translator = new Translator(language);
    translator.add(id, messages);
    const long = Object.values(results)
      .flatMap(({ examples }) => examples)
      .map((note) =>
        translator.pieces<string>(id, `coach.${note.id}`, note.values, { b: (inner) => inner.join('') }).join(''),
      )
      .flatMap((text) => text.split(/(?<=[.!?:])\s+/))
      .filter((sentence) => sentence.split(/\s+/).length > MOST_WORDS || /\bundefined\b|[{}]/.test(sentence));
    expect(long).toEqual([]);
  });
});

/** What the coach said in one note. */
interface NoteResult {
  times: number;
  proved: number;
  wrong: unknown[];
  examples: CoachNote[];
}

/** Races between AI drivers. Before each answer, the coach is queried for that answer and for a random one. */
function raced(
  game: AnyGame,
  coach: NonNullable<GameUi['coach']>,
  { configs, preview, proofs }: CoachProofs,
): Record<string, NoteResult> {
  const results: Record<string, NoteResult> = {};
  const seats = seatsOf(configs);
  for (const [nth, config] of configs.entries()) {
    const start = begin(game, config, `coach ${nth}`);
    if (!start.ok) throw new Error(`${game.id} refuses this race: ${start.violation.code}`);
    const { state } = start.value;
    const draw = drawOf(seedRng(`coach answers ${nth}`));
    while (!isOver(state)) {
      const decision = (state as RaceState).asks.find(({ committed }) => !committed);
      if (decision === undefined) break;
      const action = answerAs(game, state, decision, 'easy', draw);
      for (const chosen of [action, game.sample(state, decision, draw)])
        hear(decision, chosen as { type: string }, state);
      const done = advance(game, state, { ask: decision.id, seat: decision.seat, action, by: 'bot' });
      if (!done.ok) throw new Error(`${game.id}: ${done.violation.code}`);
    }
  }
  return results;

  function hear(decision: Decision, action: { type: string }, state: RaceState): void {
    const { seat } = decision;
    const view = game.view(state, seat) as object;
    const choices = game.choices(state, decision) as object;
    const here = { ask: decision, seat, view, choices, action };
    for (const note of coach.at({ ...here, preview: preview(here), seats })) {
      results[note.id] ??= { times: 0, proved: 0, wrong: [], examples: [] };
      const one = results[note.id] as NoteResult;
      one.times++;
      if (one.proved >= PROVED.most) continue;
      one.examples.push(note);
      const made = proofs[note.id]?.({ ...here, game, state, note } satisfies Noted);
      if (!made) continue;
      one.proved++;
      const same = JSON.stringify({ ...note.values, ...made }) === JSON.stringify(note.values);
      if (!same && one.wrong.length < 2)
        one.wrong.push({ noted: note.values, made, action: action as unknown as Json });
    }
  }
}

function seatsOf(configs: CoachProofs['configs']) {
  const most = Math.max(...configs.map(({ cars }) => cars.length));
  return Array.from({ length: most }, (_, seat) => ({
    seat,
    name: `Driver ${seat}`,
    colour: 'red' as const,
    driver: { kind: 'you' as const },
  }));
}
