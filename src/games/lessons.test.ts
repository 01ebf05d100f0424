// The driving-school lessons against the real rules: a rule change that breaks a lesson fails here.

import type { AnyGame, LessonSection, LessonStep, RaceState } from '@core/contract';
import { advance, isOver, step } from '@core/engine';
import { drawOf } from '@core/io';
import { fits } from '@core/lesson';
import { answersOf, decisionOf, LEARNER, moveOf, positionAt } from '@core/lesson-runner';
import { isRight } from '@core/lesson-script';
import { seedRng } from '@core/rng';
import { LANGUAGES } from '@core/words';
import { minutesLeft, secondsOf, sectionSeconds } from '@ui/school/time';
import { describe, expect, test } from 'vitest';
import { answer as answerAs } from '../ai/bots';
import { games } from './registry';

const catalogues = import.meta.glob<{ messages: Record<string, string> }>('./*/text/*/index.ts', { eager: true });
const screens = import.meta.glob<string>(['./*/ui/**/*.tsx', './*/ui/**/*.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
/** Most words in a sentence, and most seconds in a section and in a lesson. */
const MOST = { words: 20, section: 90, lesson: 360 } as const;

const taught = Object.values(games).flatMap((game) =>
  game.lesson === undefined ? [] : [{ id: game.id, game, lesson: game.lesson }],
);

test('there is a lesson', () => {
  expect(taught.map(({ id }) => id)).toContain('heat');
});

describe.each(taught)('the lesson of $id', ({ id, game, lesson }) => {
  const sections = lesson.sections.map((section, at) => ({ ...section, at }));
  const steps = lesson.sections.flatMap((section) =>
    section.steps.map((one, at) => ({ section, step: one, at, name: `${section.id}.${one.id}` })),
  );
  const answered = steps.filter(({ step: { answer } }) => answer !== undefined);

  test('has 12 to 20 steps, each with a unique name, and ends with a solo drive', () => {
    expect(steps.length).toBeGreaterThanOrEqual(12);
    expect(steps.length).toBeLessThanOrEqual(20);
    expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length);
    expect(steps.at(-1)?.step.drive).toBeDefined();
    expect(answered.length).toBeGreaterThan(steps.length / 3);
  });

  test.each(sections)('$id can be completed under the rules', (section) => {
    const state = positionAt(game, section, section.steps.length);
    expect(state.step).toBeGreaterThanOrEqual(section.steps.filter(({ answer }) => answer !== undefined).length);
    expect(section.stage.config.cars).toHaveLength(lesson.names.length + 1);
  });

  test.each(answered)('$name: its right answer is legal in every form', ({ section, step: { answer }, at }) => {
    const state = positionAt(game, section, at);
    const found = legal(game, state);
    const { action } = answer!;
    expect(isRight(answer!, action)).toBe(true);
    for (const one of answersOf(answer!).slice(0, 1)) {
      const turn = step(game, state, moveOf(state, one));
      expect(turn.ok ? null : turn.violation).toBeNull();
    }
    expect(found.some((other) => isRight(answer!, other))).toBe(true);
  });

  test.each(answered)(
    '$name: every wrong answer is wrong, possible and explained',
    ({ section, step: { answer }, at }) => {
      const { wrong } = answer!;
      const others = legal(game, positionAt(game, section, at)).filter((action) => !isRight(answer!, action));
      const hit = new Set(others.map((action) => wrong.findIndex(({ when }) => fits(action, when))));
      expect(hit).not.toContain(-1);
      expect(wrong.filter((_, i) => !hit.has(i))).toEqual([]);
    },
  );

  test.each(steps.filter(({ step: { drive } }) => drive !== undefined))(
    '$name: the coach has a note for every decision of the solo drive',
    ({ section, step: { drive }, at }) => {
      const asked = new Set(driveOn(game, positionAt(game, section, at)));
      expect(asked).toContain(drive!.turn);
      expect(drive!.notes.length).toBeGreaterThan(0);
      for (const kind of asked) expect(drive!.notes).toContain(kind);
    },
  );

  test.each(LANGUAGES)('has text for all of it in %s, in sentences of at most 20 words', (language) => {
    const messages = catalogues[`./${id}/text/${language}/index.ts`]?.messages ?? {};
    const wanted = lesson.sections.flatMap((section, at) => [
      section.id,
      ...(at > 0 ? [`${section.id}.imagine`] : []),
      ...section.steps.flatMap((one) => textsOf(section, one)),
    ]);
    const lines = Object.keys(messages)
      .filter((key) => key.startsWith('lesson.'))
      .map((key) => key.slice('lesson.'.length));
    expect(new Set(lines)).toEqual(new Set(wanted));
    const long = wanted
      .flatMap((key) => sentencesOf(messages[`lesson.${key}`] ?? ''))
      .filter((one) => one.split(/\s+/).length > MOST.words);
    expect(long).toEqual([]);
  });

  test.each(LANGUAGES)('takes at most 90 s a section and six minutes in all in %s', (language) => {
    const messages = catalogues[`./${id}/text/${language}/index.ts`]?.messages ?? {};
    const plain = (key: string) => (messages[`lesson.${key}`] ?? '').replace(/<\/?b>/g, '');
    const seconds = lesson.sections.map((section) => sectionSeconds(section, plain));
    expect(seconds.filter((one) => one > MOST.section)).toEqual([]);
    expect(seconds.reduce((sum, one) => sum + one, 0)).toBeLessThan(MOST.lesson);
    for (const { section, step: one } of steps) expect(secondsOf(section, one, plain)).toBeGreaterThan(1);
  });

  test.each(LANGUAGES)('the time left never rises, and less than a minute is left at the end, in %s', (language) => {
    const messages = catalogues[`./${id}/text/${language}/index.ts`]?.messages ?? {};
    const plain = (key: string) => (messages[`lesson.${key}`] ?? '').replace(/<\/?b>/g, '');
    const left = sections.flatMap((section) =>
      section.steps.flatMap(({ drive }, at) =>
        Array.from({ length: 1 + (drive?.turns ?? 0) }, (_, turns) =>
          minutesLeft(lesson, section.at, at, plain, turns),
        ),
      ),
    );
    expect(left).toEqual(left.toSorted((a, b) => b - a));
    expect(left.at(-1)).toBe(0);
  });

  test('highlights only controls that the dashboard has', () => {
    const code = Object.entries(screens)
      .filter(([file]) => file.startsWith(`./${id}/`))
      .map(([, text]) => text)
      .join('\n');
    // A place without a dot is not a place on the board.
    const names = steps.flatMap(({ step: { light, place, answer } }) => [
      ...light,
      ...(place === undefined || place.includes('.') ? [] : [place]),
      ...(answer?.right ?? []),
    ]);
    expect([...new Set(names)].filter((name) => !isTaught(code, name))).toEqual([]);
  });
});

/** Every legal answer of the learner. */
function legal(game: AnyGame, state: RaceState): unknown[] {
  const decision = decisionOf(state, LEARNER);
  return decision === undefined ? [] : [...game.actions(state, decision)];
}

/** Kinds of decisions the learner gets while easy AI drivers drive for everyone. */
function driveOn(game: AnyGame, state: RaceState): string[] {
  const asked: string[] = [];
  const draw = drawOf(seedRng('lesson'));
  while (!isOver(state)) {
    const decision = state.asks.find(({ committed }) => !committed);
    if (decision === undefined) break;
    if (decision.seat === LEARNER) asked.push(decision.kind);
    const action = answerAs(game, state, decision, 'easy', draw);
    const done = advance(game, state, { ask: decision.id, seat: decision.seat, action, by: 'bot' });
    expect(done.ok).toBe(true);
  }
  return asked;
}

/** The messages that a step needs. */
function textsOf(section: LessonSection, { id, answer, drive, sum }: LessonStep): string[] {
  const parts = [
    '',
    ...((answer ?? drive) ? ['.do'] : []),
    ...(sum ? ['.sum'] : []),
    ...(answer?.wrong ?? []).map(({ say }) => `.${say}`),
    ...(drive?.notes ?? []).map((note) => `.${note}`),
  ];
  return parts.map((part) => `${section.id}.${id}${part}`);
}

function sentencesOf(text: string): string[] {
  return text.replace(/<\/?b>/g, '').split(/(?<=[.!?:])\s+/);
}

/** 'gears' is a literal name in data-teach; 'gear.2' is built from parts. */
function isTaught(code: string, name: string): boolean {
  const [start] = name.split('.');
  return new RegExp(`teach="[^"]*\\b${name}\\b|teach=\\{\`${start}\\.\\$`).test(code);
}
