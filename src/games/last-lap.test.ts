// Checks the last section of every lesson with the real engine: the learner has enough turns, can win by using the lesson,
// and gets a verdict that describes the race.

import { drawOf } from '@core/io';
import { LEARNER } from '@core/lesson-runner';
import { seedRng } from '@core/rng';
import { describe, expect, test } from 'vitest';
import { answer as answerAs } from '../ai/bots';
import { careless, type Driven, driveLast, type Happened, type Learner, type Rivals } from './last-lap';
import { games } from './registry';

const taughtBy = import.meta.glob<{ learner: Learner; happened: Happened }>('./*/tests/learner.ts', { eager: true });
const catalogues = import.meta.glob<{ messages: Record<string, string> }>('./*/text/*/index.ts', { eager: true });
/** Fewest turns of the learner; races with other random seeds; shares won with the lesson's advice and without it. */
const TURNS = 4;
const WORLDS = 12;
const WON = { taught: 0.6, careless: 0.4 } as const;
/** Most words in both sentences together. */
const WORDS = 40;

/** Easy AI drivers, as on a host. */
const rivals: Rivals = (game, state, decision, seed) => answerAs(game, state, decision, 'easy', drawOf(seedRng(seed)));

const taught = Object.values(games).flatMap((game) =>
  game.lesson === undefined ? [] : [{ id: game.id, game, lesson: game.lesson }],
);

describe.each(taught)('the last section of the lesson of $id', ({ id, game, lesson }) => {
  const { learner, happened } = taughtBy[`./${id}/tests/learner.ts`] ?? {};
  if (learner === undefined || happened === undefined) throw new Error(`${id} has no learner`);
  const { circuit } = lesson.sections.at(-1)!.stage.config;
  const over = (who: Learner): Driven[] =>
    Array.from({ length: WORLDS }, (_, n) => driveLast(game, lesson, who, rivals, `world ${n}`));
  const real = driveLast(game, lesson, learner, rivals);
  const others = over(learner);
  const random = over(careless);
  const wonIn = (races: readonly Driven[]) => races.filter(({ place }) => place === 1).length / races.length;
  const verdictOn = ({ events }: Driven) => lesson.verdict.judge({ circuit, seat: LEARNER, events });

  test('gives the learner at least four turns', () => {
    expect(real.turns).toBeGreaterThanOrEqual(TURNS);
    expect(Math.min(...others.map(({ turns }) => turns))).toBeGreaterThanOrEqual(TURNS);
  });

  test('is won with the lesson’s advice, on the host and mostly with other dice, and rarely without it', () => {
    expect(real.place).toBe(1);
    expect(wonIn(others)).toBeGreaterThanOrEqual(WON.taught);
    expect(wonIn(random)).toBeLessThanOrEqual(WON.careless);
  });

  test('the verdict says what happened: what went well and what cost something', () => {
    for (const race of [real, ...others, ...random]) {
      const { well, cost } = verdictOn(race);
      for (const sentence of [well, cost]) {
        expect(lesson.verdict.ids).toContain(sentence.id);
        expect(race.events.map(({ type }) => type)).toContain(happened[sentence.id]);
      }
    }
    // Other races give other text.
    const lines = [...others, ...random].map((race) => JSON.stringify(verdictOn(race)));
    expect(new Set(lines).size).toBeGreaterThan(WORLDS / 2);
  });

  test.each(['en', 'de'])('every sentence of a verdict has a text in %s, and both fit a bubble', (language) => {
    const messages = catalogues[`./${id}/text/${language}/index.ts`]?.messages ?? {};
    const lines = Object.keys(messages).filter((key) => key.startsWith('verdict.'));
    expect(new Set(lines.map((key) => key.slice('verdict.'.length)))).toEqual(new Set(lesson.verdict.ids));
    const longest = lines.map((key) => messages[key]!.split(/\s+/).length).sort((a, b) => b - a);
    expect((longest[0] ?? 0) + (longest[1] ?? 0)).toBeLessThanOrEqual(WORDS);
  });
});
