// Heat's lesson in the driving school: the questions it asks on Italy and what it highlights.
// Texts: text/<language>/lesson.ts. Positions and right answers stay with the host: ../lesson.

import type { Lesson, LessonAnswer } from '@core/contract';

const GEARS = ['1', '2', '3', '4'];
const OTHER = { when: {}, say: 'other' };
const ANY_CARDS = { type: 'cards' };

/** Cards to play. A wrong answer with other cards is distinguished from leaving the cards to chance. */
function cards(right: readonly number[], say: string): LessonAnswer {
  return { right: [...new Set(right)].map((card) => `card.${card}`), wrong: [{ when: ANY_CARDS, say }, OTHER] };
}

/** Speed cards by their number (cards.ts). */
const [TWO, THREE, FOUR, STRESS] = [3, 4, 5, 1];

/** The lesson: about five minutes. */
export const LESSON: Lesson = {
  names: ['Ada', 'Bruno'],
  sections: [
    {
      id: 'cards',
      about: ['ask.gear', 'ask.cards', 'phase.4'],
      steps: [
        { id: 'car', light: [], place: 'car.0' },
        {
          id: 'gear',
          light: ['gears'],
          why: 'ask.gear',
          keys: GEARS,
          answer: {
            right: ['gear.2'],
            wrong: [
              { when: { type: 'gear', gear: 1 }, say: 'first' },
              { when: { type: 'gear', gear: 3 }, say: 'third' },
              OTHER,
            ],
          },
        },
        { id: 'rival', light: [], place: 'car.2', why: 'phase.4' },
        { id: 'play', light: ['hand'], why: 'ask.cards', answer: cards([FOUR, THREE], 'slow') },
        { id: 'drawn', light: ['hand'] },
        { id: 'kinds', light: ['card.7', 'card.1'], why: 'card.stress' },
        { id: 'last', light: [], place: 'car.0', why: 'phase.4' },
      ],
    },
    {
      id: 'corners',
      about: ['phase.7'],
      steps: [
        { id: 'sign', light: [], place: 'corner.0', why: 'phase.7' },
        {
          id: 'gear',
          light: ['gears'],
          place: 'corner.0',
          sum: true,
          why: 'ask.gear',
          keys: GEARS,
          answer: {
            right: ['gear.2'],
            wrong: [
              { when: { type: 'gear', gear: { oneOf: [3, 4] } }, say: 'fast' },
              { when: { type: 'gear', gear: 1 }, say: 'slow' },
              OTHER,
            ],
          },
        },
        {
          id: 'play',
          light: ['hand'],
          place: 'corner.0',
          sum: true,
          why: 'ask.cards',
          answer: cards([TWO, THREE], 'speed'),
        },
      ],
    },
    {
      id: 'heat',
      about: ['phase.7', 'event.spunOut'],
      steps: [
        {
          id: 'pay',
          light: ['hand'],
          place: 'corner.2',
          sum: true,
          why: 'phase.7',
          answer: cards([TWO, THREE], 'speed'),
        },
        { id: 'piles', light: ['piles'] },
        { id: 'spin', light: ['piles'], why: 'event.spunOut' },
      ],
    },
    {
      id: 'cool',
      about: ['symbol.cooldown', 'card.stress'],
      steps: [
        { id: 'hand', light: ['hand', 'piles'] },
        {
          id: 'gear',
          light: ['gears'],
          why: 'symbol.cooldown',
          keys: GEARS,
          answer: {
            right: ['gear.1'],
            wrong: [{ when: { type: 'gear' }, say: 'high' }, OTHER],
          },
        },
        { id: 'play', light: ['hand'], why: 'card.stress', answer: cards([STRESS], 'speed') },
        {
          id: 'react',
          light: ['tiles'],
          why: 'symbol.cooldown',
          answer: {
            right: ['react.cool'],
            wrong: [{ when: { type: 'cool' }, say: 'less' }, OTHER],
          },
        },
      ],
    },
    {
      id: 'slip',
      about: ['ask.slipstream'],
      steps: [
        {
          id: 'boost',
          light: ['tiles'],
          why: 'action.boost',
          answer: { right: ['react.boost'], wrong: [OTHER] },
        },
        {
          id: 'follow',
          light: ['tiles'],
          why: 'ask.slipstream',
          answer: {
            right: ['slip.2'],
            wrong: [OTHER],
          },
        },
      ],
    },
    {
      id: 'last',
      about: [],
      steps: [
        {
          id: 'drive',
          light: [],
          drive: { turn: 'gear', turns: 5, notes: ['gear', 'cards', 'react', 'slipstream', 'discard'] },
        },
      ],
    },
  ],
};
