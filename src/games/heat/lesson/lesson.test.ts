// What Heat's lesson shows before it explains it: green upgrade cards and Stress come with the end of the first round, and
// their explanations right after it; adrenaline is explained before the first car gets it. Not here: whether its answers are legal (games/lessons.test.ts).

import { LEARNER, positionAt } from '@core/lesson-runner';
import { expect, test } from 'vitest';
import { CARDS, STRESS } from '../data/cards';
import { heat } from '../index';
import { lesson as english } from '../text/en/lesson';
import type { HeatState } from '../types';

const UPGRADES = CARDS.filter(({ kind }) => kind === 'upgrade').map(({ id }) => id);

/** Every step in order, with the position in which it begins and the names of the controls that are lit or ringed. */
const STEPS = heat.lesson!.sections.flatMap((section) =>
  section.steps.map((step, at) => ({
    name: `${section.id}.${step.id}`,
    isAsked: step.answer !== undefined || step.drive !== undefined,
    place: step.place,
    lit: [...step.light, ...(step.answer?.right ?? [])],
    state: positionAt(heat, section, at) as HeatState,
  })),
);

/** holds: whether the learner has some of it in this position. lights: the controls that show it. word: its name. */
const NEW = [
  { thing: 'upgrade cards', word: /upgrade/i, holds: handHas(UPGRADES), lights: UPGRADES.map((id) => `card.${id}`) },
  { thing: 'Stress', word: /stress/i, holds: handHas([STRESS]), lights: [`card.${STRESS}`] },
];

test.each(NEW)('$thing: not in the learner’s hands before the first round is driven', ({ holds }) => {
  const drawn = STEPS.findIndex(({ name }) => name === 'cards.drawn');
  expect(drawn).toBeGreaterThan(2);
  expect(STEPS.slice(0, drawn).filter(({ state }) => holds(state))).toEqual([]);
});

test.each(NEW)(
  '$thing: explained where it appears, before the learner is asked anything else',
  ({ word, holds, lights }) => {
    const explained = STEPS.findIndex(({ name }) => word.test(textOf(name)));
    expect(holds(STEPS[explained]!.state)).toBe(true);
    const before = STEPS.slice(0, explained);
    expect(before.filter(({ lit }) => lit.some((control) => lights.includes(control)))).toEqual([]);
    const early = before.filter(({ state }) => holds(state));
    expect(early.filter(({ isAsked }) => isAsked)).toEqual([]);
  },
);

test('adrenaline: explained before any car gets it, and again when the learner does', () => {
  const [first, second] = STEPS.filter(({ name }) => /adrenaline/i.test(textOf(name)));
  expect(first?.state).toMatchObject({ round: 1, adrenaline: [2] });
  expect(first!.state.phase).toBeLessThan(4);
  expect(first!.place).toBe('car.2');
  expect(second?.state.adrenaline).toEqual([LEARNER]);
  const before = STEPS.slice(0, STEPS.indexOf(second!));
  expect(before.filter(({ state, isAsked }) => isAsked && state.adrenaline.includes(LEARNER))).toEqual([]);
  expect(before.filter(({ lit }) => lit.includes('react.adrenaline'))).toEqual([]);
});

function handHas(cards: readonly number[]): (state: HeatState) => boolean {
  return (state) => state.cars[LEARNER]!.hand.some((card) => cards.includes(card));
}

/** All the coach says at a step. */
function textOf(name: string): string {
  const parts = Object.entries(english).filter(([key]) => `${key}.`.startsWith(`lesson.${name}.`));
  return parts.map(([, text]) => text).join(' ');
}
